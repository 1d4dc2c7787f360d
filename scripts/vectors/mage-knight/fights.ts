import { randomFrom } from '../../../src/engine/random.js';
import { heroHit, heroWounds, unitHit } from '../../../src/games/mage-knight/fight/arithmetic.js';
import { damageOf, fameFor, makeFoe, neededBlock } from '../../../src/games/mage-knight/fight/foes.js';
import {
  attackOfFoe,
  attackValue,
  blockValue,
  fortificationsNow,
  piecesAgainst,
} from '../../../src/games/mage-knight/fight/now.js';
import { type FightState, type Foe, newFight, type Piece } from '../../../src/games/mage-knight/fight/state.js';
import { portalOf } from '../../../src/games/mage-knight/land.js';
import {
  damageAfter,
  fameForVictory,
  isAllowedAttack,
  reductionBy,
  woundPrice,
} from '../../../src/games/mage-knight/player-combat/arithmetic.js';
import { setup } from '../../../src/games/mage-knight/setup.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import type { Colour } from '../../../src/games/mage-knight/terms.js';
import type { AttackPiece, BlockPiece, Done, Given, VectorUnit } from './format.js';

type Came = Readonly<Record<string, unknown>>;

const newRealm = (): Realm =>
  setup({
    seats: 1,
    chosen: { scenario: 'solo_conquest' },
    sides: ['tovak'],
    random: randomFrom('0123456789abcdef0123456789abcdef'),
  });

/** A fight in a fresh realm against these enemies. */
function fightIn(realm: Realm, foes: Foe[], city: Colour | undefined, phase: FightState['phase']): FightState {
  const cities = city === undefined ? [] : [city];
  const fight = newFight({ seat: 0, cause: 'assault', space: portalOf(realm), cities, phase, foes });
  realm.fight = fight;
  return fight;
}

const foeOf = (enemy: string, key: number, defends: boolean, bonus: boolean): Foe =>
  makeFoe({ key, enemy, defends, bonus, origin: 'site' });

const pieceOf = (piece: AttackPiece | BlockPiece): Piece => ({
  amount: piece.amount,
  element: piece.element,
  range: 'range' in piece ? piece.range : 'melee',
  sideways: 'sideways' in piece && piece.sideways === true,
  doubleVsSwift: 'doubleVsSwift' in piece && piece.doubleVsSwift === true,
  group: null,
  perSymbol: 0,
  target: null,
  targetNot: null,
  from: { kind: 'card', id: 'rage', unit: null, colours: [], side: null },
  hooks: [],
});

export function attack(given: Given['attack'], done: Done['attack']): Came {
  const realm = newRealm();
  const foes = given.targets.map(({ enemy, defends_fortified_site: defends }, at) =>
    foeOf(enemy, at + 1, defends === true, defends === true),
  );
  const fight = fightIn(realm, foes, given.city, given.phase === 'attack' ? 'attack' : 'ranged');
  fight.attack = done.attacks.map(pieceOf);
  const isBeyondReach = fight.phase === 'ranged' && foes.some(foe => fortificationsNow(realm, fight, foe) > 1);
  const legal = !isBeyondReach && piecesAgainst(realm, fight, foes).length === done.attacks.length;
  if (!legal) return { legal };
  const { value, armor } = attackValue(realm, fight, foes);
  const success = value >= armor;
  const fame = success ? fameFor(foes.map(asDefender), given.fame_factor ?? 'full').fame : 0;
  return { legal, total: value, armor_sum: armor, success, fame };
}

/** The defender of a rival's keep is the only one whose Fame is halved. */
const asDefender = ({ enemy, origin }: Foe) => ({ enemy, origin, defends: true });

export function block(given: Given['block'], done: Done['block']): Came {
  const realm = newRealm();
  const foe = foeOf(given.enemy, 1, false, given.city !== undefined);
  const fight = fightIn(realm, [foe], given.city, 'block');
  const index = given.attack_index ?? 0;
  foe.attacks[index]!.spent = done.move_points_spent ?? 0;
  fight.block = done.blocks.map(pieceOf);
  const now = attackOfFoe(realm, fight, foe, index)!;
  if (foe.attacks[index]!.spent > 0 && !now.cumbersome) throw new RangeError(`${given.enemy} is not cumbersome`);
  const [needed, total] = [neededBlock(now), blockValue(fight, foe, now)];
  return { needed, total, success: total >= needed };
}

export function damage(given: Given['damage'], done: Done['damage']): Came {
  const realm = newRealm();
  const units = new Map((given.units ?? []).map(unit => [unit.id, { unit, fate: '', wounds: 0 }]));
  const sum = { hand: 0, discard: 0, drops: false };
  for (const { enemy, attack_index: index = 0, to_units: to = [] } of done.assign) {
    const foe = foeOf(enemy, 1, false, given.city !== undefined);
    const now = attackOfFoe(realm, fightIn(realm, [foe], given.city, 'damage'), foe, index)!;
    let left = damageOf(now);
    for (const id of to) {
      const taker = units.get(id);
      if (taker === undefined) throw new RangeError(`There is no unit ${id}`);
      const barred = given.units_not_usable === true || now.assassination;
      if (barred || taker.unit.wounded === true || taker.fate !== '') return { legal: false };
      const hit = unitHit(left, taker.unit.armor, new Set(taker.unit.resistances), now);
      taker.fate = hit.fate;
      taker.wounds = hit.wounds;
      left = hit.left;
    }
    const { hand, discard, dropsHand } = heroHit(heroWounds(left, given.hero_armor), now);
    sum.hand += hand;
    sum.discard += discard;
    sum.drops ||= dropsHand;
  }
  const knockedOut = sum.hand >= given.hand_limit;
  return {
    legal: true,
    wounds_to_hand: sum.hand,
    wounds_to_discard: sum.discard,
    knocked_out: knockedOut,
    hand_non_wounds_discarded: knockedOut || sum.drops,
    units: Object.fromEntries([...units].map(([id, taker]) => [id, fateOf(taker)])),
  };
}

function fateOf({ unit, fate, wounds }: { unit: VectorUnit; fate: string; wounds: number }): string {
  if (fate === 'destroyed') return 'destroyed';
  const all = wounds + (unit.wounded === true ? 1 : 0);
  return all === 0 ? 'unwounded' : `${all} wound(s)`;
}

export function pvp(given: Given['pvp'], done: Done['pvp']): Came {
  const phase = given.phase === 'melee' ? 'melee' : 'ranged';
  const legal = isAllowedAttack(phase, given.defender_fortified === true, done.attacks);
  if (!legal) return { legal };
  const reduction = reductionBy(phase, done.attacks, done.blocks);
  const dealt = damageAfter(done.attacks, reduction);
  let [left, possible] = [dealt, true];
  for (const { kind, armor, resistances, cost } of done.assign ?? []) {
    const price =
      kind === 'hero' ? armor! : kind === 'unit' ? woundPrice(armor!, new Set(resistances), done.attacks) : cost!;
    // A push or a theft belongs to the melee (MK-W-16.7).
    const isOpen = phase === 'melee' || kind === 'hero' || kind === 'unit';
    if (!isOpen || price > left) possible = false;
    else left -= price;
  }
  return { legal, reduction, damage: dealt, assignment_possible: possible, damage_left: left };
}

export const pvpfame = (given: Given['pvpfame']): Came => ({
  fame: fameForVictory(given.winner_fame, given.loser_fame),
});
