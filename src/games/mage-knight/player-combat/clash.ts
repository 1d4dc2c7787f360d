import { seal, tell } from '../../../engine/match-state.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { doing, doingOptions, isDoing } from '../doing.js';
import { runHook } from '../effects/hooks.js';
import { conversions, convert } from '../fight/converting.js';
import { contributors } from '../fight/foes.js';
import { fightNow, inForcePiece } from '../fight/now.js';
import type { Clash, FightState, Piece } from '../fight/state.js';
import { hasRule } from '../force.js';
import { question } from '../question.js';
import { standingOf } from '../standing.js';
import type { Realm } from '../state.js';
import { unitWith, woundUnit } from '../units.js';
import type { Questions } from '../vocabulary.js';
import { damageAfter, isAllowedAttack, reductionBy } from './arithmetic.js';
import { assignDamage } from './assigning.js';
import { endClash } from './ending.js';
import { actFor, otherOf } from './sides.js';

type Said = Questions['clash']['option'];

/** The next thing of a fight between players: roles alternate until both pass in a row (MK-W-16.3, 16.6). */
export function* clashOn(realm: Realm, fight: FightState): Rules<void> {
  const clash = fight.clash!;
  if (clash.role === 'damage') return yield* assignDamage(realm, fight);
  const { seat } = fight;
  const about = { ...standingOf(realm, seat), fight: fightNow(realm, fight) };
  const said = yield* ask<Said>(question('clash', seat, about, menu(realm, fight)));
  if (isDoing(said)) yield* doing(realm, seat, said);
  else if (said === 'strike') declare(realm, fight);
  else if (said === 'pass') pass(realm, fight);
  else if (said === 'take') yield* resolve(realm, fight);
  else convert(realm, fight, said);
  fight.fresh = false;
}

function menu(realm: Realm, fight: FightState): Said[] {
  const { role } = fight.clash!;
  const options: Said[] = [...doingOptions(realm, fight.seat), ...conversions(realm, fight)];
  if (realm.heroes[fight.seat]!.area.mustSpend !== null && options.length > 0) return options;
  if (role === 'block') return [...options, 'take'];
  if (strikingPieces(realm, fight).length > 0) options.push('strike');
  return [...options, 'pass'];
}

/** At a keep or tower the aggressor needs siege, unless its fortification is ignored (MK-W-16.3, 16.13). */
const isFortified = (realm: Realm, clash: Clash): boolean =>
  clash.fortified &&
  clash.attacker === clash.aggressor &&
  !hasRule(realm.heroes[clash.aggressor]!, 'ignoreSiteFortification');

/** Attack points of the one who attacks that count in this phase. */
export const strikingPieces = (realm: Realm, fight: FightState): Piece[] => {
  const clash = fight.clash!;
  return fight.attack.filter(
    piece =>
      piece.amount > 0 &&
      isAllowedAttack(clash.phase, isFortified(realm, clash), [inForcePiece(realm, clash.attacker, piece)]),
  );
};

/** The attack is made: the other one blocks it. */
function declare(realm: Realm, fight: FightState): void {
  const clash = fight.clash!;
  fight.attack = strikingPieces(realm, fight).map(piece => inForcePiece(realm, clash.attacker, piece));
  fight.block = [];
  clash.role = 'block';
  clash.passes = 0;
  seal(realm);
  tell(realm, {
    tell: 'struck',
    seat: clash.attacker,
    amount: fight.attack.reduce((sum, { amount }) => sum + amount, 0),
    phase: clash.phase,
  });
  actFor(realm, fight, otherOf(clash, clash.attacker));
}

/** Both passing in a row ends the phase, and after the second phase the fight: a draw (MK-W-16.3, 16.9). */
function pass(realm: Realm, fight: FightState): void {
  const clash = fight.clash!;
  tell(realm, { tell: 'passed', seat: clash.attacker });
  clash.passes += 1;
  if (clash.passes < 2) turnOver(realm, fight, otherOf(clash, clash.attacker));
  else if (clash.phase === 'melee') endClash(realm, fight, null);
  else {
    clash.phase = 'melee';
    clash.passes = 0;
    turnOver(realm, fight, clash.aggressor);
  }
}

/** The other one attacks next; what was not used is lost. */
export function turnOver(realm: Realm, fight: FightState, attacker: number): void {
  const clash = fight.clash!;
  fight.attack = [];
  fight.block = [];
  clash.role = 'attack';
  clash.attacker = attacker;
  seal(realm);
  actFor(realm, fight, attacker);
}

/** Packets of one effect must go to different attacks: one of each counts. */
function blockingPieces({ block }: FightState): Piece[] {
  const seen = new Set<string>();
  return block.filter(({ group }) => {
    const packet = group?.split('/')[0];
    if (packet === undefined) return true;
    if (seen.has(packet)) return false;
    seen.add(packet);
    return true;
  });
}

/** The block takes off what it takes off; an attack brought down to nothing was blocked (MK-W-16.4, 16.14). */
function* resolve(realm: Realm, fight: FightState): Rules<void> {
  const clash = fight.clash!;
  const blocks = blockingPieces(fight);
  const reduction = reductionBy(clash.phase, fight.attack, blocks);
  const damage = damageAfter(fight.attack, reduction);
  tell(realm, { tell: 'fended', seat: fight.seat, reduction, damage });
  if (damage === 0) yield* blocked(realm, fight, blocks, reduction);
  clash.damage = damage;
  if (damage === 0) return turnOver(realm, fight, otherOf(clash, clash.attacker));
  clash.role = 'damage';
  seal(realm);
  actFor(realm, fight, clash.attacker);
}

/** What follows a block that worked is put on one unit that attacked (MK-W-16.14). */
function* blocked(realm: Realm, fight: FightState, blocks: readonly Piece[], reduction: number): Rules<void> {
  const { seat } = fight;
  realm.heroes[seat]!.area.blocked += 1;
  const total = fight.attack.reduce((sum, { amount }) => sum + amount, 0);
  const attacking = fight.foes.filter(({ unit }) => unit !== null && contributors(fight).includes(unit.key));
  const keys = attacking.map(({ key }) => String(key));
  for (const piece of blocks)
    for (const hook of piece.hooks) {
      if (hook.when !== 'onSuccessfulBlock') continue;
      if (keys.length === 0) {
        yield* runHook(realm, seat, hook, { excess: reduction - total });
        continue;
      }
      const about = { from: { kind: hook.from.kind, id: hook.from.id }, side: hook.from.side };
      const asked = { ...about, fight: fightNow(realm, fight), what: 'blocked', left: 1 };
      const foe = Number(yield* ask(question('foe', seat, asked, keys)));
      yield* runHook(realm, seat, hook, { foe, excess: reduction - total });
    }
  const rival = realm.heroes[otherOf(fight.clash!, seat)]!;
  for (const { unit, destroyIfBlocked } of attacking) {
    const own = destroyIfBlocked ? unitWith(rival, unit!.key) : undefined;
    if (own !== undefined && own.wounds === 0) woundUnit(realm, otherOf(fight.clash!, seat), own, 1);
  }
}
