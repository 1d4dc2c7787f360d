import { tell } from '../../../engine/match-state.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { enemyOf } from '../cards/index.js';
import { doing, doingOptions, isDoing } from '../doing.js';
import { runTriggered } from '../effects/hooks.js';
import { discardToken, drawToken } from '../piles.js';
import { clashOn } from '../player-combat/clash.js';
import { question } from '../question.js';
import { standingOf } from '../standing.js';
import type { Realm } from '../state.js';
import type { Questions } from '../vocabulary.js';
import { beat, tellBeaten } from './beating.js';
import { blockAttack, slowAttack } from './blocking.js';
import { conversions, convert } from './converting.js';
import { dealDamage } from './damage.js';
import { endFight } from './ending.js';
import { defendDue, foeWith, hasAbility, makeFoe, neededBlock, openAttacks, standing } from './foes.js';
import { attackOfFoe, attackValue, blockValue, fightNow, fortificationsNow, piecesAgainst } from './now.js';
import type { FightPhase, FightState, Foe } from './state.js';
import { setDie, showDie } from './tampering.js';

type Said = Questions['fight']['option'];

/** The next thing of a fight (MK-W-9.5). */
export function* fightOn(realm: Realm): Rules<void> {
  const fight = realm.fight!;
  if (fight.clash !== null) return yield* clashOn(realm, fight);
  if (fight.secret !== null && fight.secret.face === null) return yield* setDie(realm, fight);
  if (fight.phase === 'damage') {
    if (openAttacks(fight).length > 0) return yield* dealDamage(realm, fight);
    return yield* enter(realm, fight, 'attack');
  }
  // Nothing is left to be blocked: the phase is over.
  if (fight.phase === 'block' && openAttacks(fight).length === 0) return yield* enter(realm, fight, 'damage');
  const { seat } = fight;
  const about = { ...standingOf(realm, seat), fight: fightNow(realm, fight) };
  const asked = question('fight', seat, about, menu(realm, fight));
  const said = yield* ask<Said>(isGrave(fight) ? { ...asked, deliberate: true } : asked);
  if (isDoing(said)) yield* doing(realm, seat, said);
  else yield* fightWith(realm, fight, said);
  fight.fresh = false;
  // Once all are beaten there is nobody left to fight.
  if (realm.fight === fight && fight.foes.every(({ beaten }) => beaten)) endFight(realm, fight);
}

/** Going on would lose points played, or draw tokens: that is never said by itself. */
const isGrave = (fight: FightState): boolean =>
  fight.attack.length > 0 || fight.block.length > 0 || (fight.phase === 'ranged' && standing(fight).some(summons));

const summons = ({ enemy, doesNotAttack }: Foe): boolean =>
  !doesNotAttack && enemyOf(enemy).attacks.some(attack => 'summon' in attack);

function* fightWith(realm: Realm, fight: FightState, said: Said): Rules<void> {
  const [what, rest] = said.split(':') as [string, string];
  const [key, index] = (rest ?? '').split('.').map(Number) as [number, number];
  switch (what) {
    case 'attack':
      return yield* strike(realm, fight, rest.split('+').map(Number));
    case 'block':
      return yield* blockAttack(realm, fight, key, index);
    case 'slow':
      return slowAttack(realm, fight, key, index);
    case 'move-attack':
    case 'influence-block':
      return convert(realm, fight, said);
    default:
      return yield* enter(realm, fight, NEXT[fight.phase]);
  }
}

const NEXT: Readonly<Record<FightPhase, FightPhase | 'over'>> = {
  ranged: 'block',
  block: 'damage',
  damage: 'attack',
  attack: 'over',
};

/** Everything that may be done in this phase. */
function menu(realm: Realm, fight: FightState): Said[] {
  const { seat, phase } = fight;
  const options: Said[] = [...doingOptions(realm, seat)];
  if (phase === 'block') options.push(...blocks(realm, fight));
  else options.push(...strikes(realm, fight));
  const { area } = realm.heroes[seat]!;
  options.push(...conversions(realm, fight));
  if (area.mustSpend === null || options.length === 0) options.push('next');
  return [...new Set(options)];
}

/** Attacks the block points played so far are enough for, and cumbersome ones Move points can slow. */
function blocks(realm: Realm, fight: FightState): Said[] {
  const { area } = realm.heroes[fight.seat]!;
  const options: Said[] = [];
  for (const { foe, index } of openAttacks(fight)) {
    const attack = attackOfFoe(realm, fight, foe, index)!;
    const enough = blockValue(fight, foe, attack) >= neededBlock(attack);
    if (enough && (fight.block.length > 0 || attack.amount === 0)) options.push(`block:${foe.key}.${index}`);
    if (attack.cumbersome && area.move > 0 && attack.amount > 0) options.push(`slow:${foe.key}.${index}`);
  }
  return options;
}

/** Groups of enemies the attack points played so far would beat together, the largest first (MK-W-10.1). */
function strikes(realm: Realm, fight: FightState): Said[] {
  if (fight.attack.length === 0) return [];
  const foes = standing(fight).filter(foe => fight.phase === 'attack' || fortificationsNow(realm, fight, foe) < 2);
  const groups: Foe[][] = [[]];
  for (const foe of foes) for (const group of [...groups]) groups.push([...group, foe]);
  return groups
    .filter(group => group.length > 0 && beats(realm, fight, group))
    .sort((one, other) => other.length - one.length)
    .map((group): Said => `attack:${group.map(({ key }) => key).join('+')}`);
}

function beats(realm: Realm, fight: FightState, group: readonly Foe[]): boolean {
  if (piecesAgainst(realm, fight, group).length === 0) return false;
  const { value, armor } = attackValue(realm, fight, group);
  return value >= armor;
}

/** One attack on one or more enemies; its points are used up (MK-W-10.1). */
function* strike(realm: Realm, fight: FightState, keys: readonly number[]): Rules<void> {
  const foes = keys.map(key => foeWith(fight, key));
  const pieces = piecesAgainst(realm, fight, foes);
  const { value, armor } = attackValue(realm, fight, foes);
  if (defendDue(fight) > 0)
    fight.defendUsed.push(...standing(fight).flatMap(foe => (hasAbility(foe, 'defend') ? [foe.key] : [])));
  fight.attack = fight.attack.filter(piece => !pieces.includes(piece));
  if (pieces.some(({ from }) => from.kind === 'unit')) for (const foe of foes) foe.unitInvolved = true;
  tellBeaten(realm, fight.seat, foes, value, armor);
  yield* beat(realm, fight, foes, pieces);
}

/** The next phase begins; points not given to anybody are lost (MK-C-4.14). */
function* enter(realm: Realm, fight: FightState, phase: FightPhase | 'over'): Rules<void> {
  fight.attack = [];
  fight.block = [];
  fight.beatenInPhase = 0;
  const { area } = realm.heroes[fight.seat]!;
  area.laters = area.laters.filter(({ when }) => when !== 'onDefeatThisPhase');
  if (phase === 'over') return endFight(realm, fight);
  if (phase === 'block') summon(realm, fight);
  if (phase === 'attack') dismissSummoned(realm, fight);
  fight.phase = phase;
  showDie(realm, fight, phase);
  tell(realm, { tell: 'phase', seat: fight.seat, phase });
  if (phase === 'attack') yield* runTriggered(realm, fight.seat, 'attackPhase');
}

/** Summoned tokens take the place of their summoners (MK-W-11.1, 11.15). */
function summon(realm: Realm, fight: FightState): void {
  for (const foe of standing(fight)) {
    const { attacks, faction } = enemyOf(foe.enemy);
    if (foe.doesNotAttack) continue;
    for (const attack of attacks) {
      if (!('summon' in attack)) continue;
      const enemy = attack.summon === 'brown' ? drawToken(realm, 'brown') : drawOfFaction(realm, faction ?? '');
      if (enemy === null) continue;
      fight.keys += 1;
      foe.away = true;
      const seed = {
        key: fight.keys,
        enemy,
        defends: false,
        bonus: foe.bonus,
        origin: 'summoned',
        summoner: foe.key,
      } as const;
      fight.foes.push(makeFoe(seed));
      tell(realm, { tell: 'summoned', by: foe.enemy, enemy });
    }
  }
}

/** A green token of the same faction; others drawn on the way are discarded (Shrouded Necromancers). */
function drawOfFaction(realm: Realm, faction: string): string | null {
  const most = realm.piles.green.length + realm.discards.green.length;
  for (let drawn = 0; drawn < most; drawn++) {
    const enemy = drawToken(realm, 'green');
    if (enemy === null || enemyOf(enemy).faction === faction) return enemy;
    discardToken(realm, enemy);
  }
  return null;
}

/** Summoned tokens go without Fame, blocked or not; their summoners are back (MK-W-11.6). */
function dismissSummoned(realm: Realm, fight: FightState): void {
  for (const foe of fight.foes) {
    if (foe.origin === 'summoned' && !foe.beaten) {
      foe.beaten = true;
      discardToken(realm, foe.enemy);
    }
    foe.away = false;
  }
}
