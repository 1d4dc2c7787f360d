import { hasRule, inForce } from '../force.js';
import { damageAfter, reductionBy } from '../player-combat/arithmetic.js';
import type { Realm } from '../state.js';
import { isUnderToken } from '../teams.js';
import type { ClashNow, FightNow, FoeAttackNow, FoeNow } from '../vocabulary.js';
import { attackTotal, blockTotal, reaches } from './arithmetic.js';
import {
  type AttackNow,
  armorOf,
  attackNow,
  defendDue,
  fortifications,
  hasAbility,
  neededBlock,
  printedOf,
  resistancesOf,
  symbolsOn,
} from './foes.js';
import type { FightState, Foe, Piece } from './state.js';
import { armorRaised, attackRaised } from './tampering.js';

const siteIgnored = (realm: Realm, fight: FightState): boolean =>
  hasRule(realm.heroes[fight.seat]!, 'ignoreSiteFortification');

/** How often a foe is fortified now. */
export const fortificationsNow = (realm: Realm, fight: FightState, foe: Foe): number =>
  fortifications(foe, siteIgnored(realm, fight));

/** Nature's Vengeance of a rival raises attacks in the block phase. */
function raisedBy(realm: Realm, fight: FightState): number {
  const raised = isUnderToken(realm, fight.seat, 'natures_vengeance_competitive');
  return raised && (fight.phase === 'block' || fight.phase === 'damage') ? 1 : 0;
}

export const attackOfFoe = (realm: Realm, fight: FightState, foe: Foe, index: number): AttackNow | null =>
  attackNow(foe, index, fight.cities, raisedBy(realm, fight) + attackRaised(fight, foe));

/** Attack points as rules in force make them (Altem Mages). */
export function inForcePiece(realm: Realm, seat: number, piece: Piece): Piece {
  const hero = realm.heroes[seat]!;
  let { element, range } = piece;
  for (const { change } of inForce(hero, 'attacksToElement')) element = change.element;
  for (const { change } of inForce(hero, 'attacksGainRange')) if (!piece.sideways) range = change.range;
  return element === piece.element && range === piece.range ? piece : { ...piece, element, range };
}

const isFor = (piece: Piece, foes: readonly Foe[]): boolean =>
  foes.every(({ key }) => (piece.target === null || piece.target === key) && piece.targetNot !== key);

/** The points played so far that may be used against these foes together (MK-W-10.5 to 10.8). */
export function piecesAgainst(realm: Realm, fight: FightState, foes: readonly Foe[]): Piece[] {
  return fight.attack.filter(raw => {
    const piece = inForcePiece(realm, fight.seat, raw);
    if (!isFor(piece, foes)) return false;
    if (fight.phase === 'attack') return true;
    return !piece.sideways && foes.every(foe => reaches(piece.range, fortificationsNow(realm, fight, foe)));
  });
}

/** Its armor as the fight stands. */
const armorInFight = (fight: FightState, foe: Foe): number =>
  armorOf(foe, fight.cities, fight.phase) + armorRaised(fight, foe);

/** What these points are worth against these foes, and what they must reach. */
export function attackValue(realm: Realm, fight: FightState, foes: readonly Foe[]): { value: number; armor: number } {
  const pieces = piecesAgainst(realm, fight, foes).map(piece => inForcePiece(realm, fight.seat, piece));
  const armor = foes.reduce((sum, foe) => sum + armorInFight(fight, foe), defendDue(fight));
  return { value: attackTotal(pieces, foes.map(resistancesOf)), armor };
}

/** The block points that go to this attack: of packets of one effect only one (Shield of the Fallen Kings). */
export function piecesForBlock(fight: FightState, foe: Foe): Piece[] {
  const grouped = new Set<string>();
  return fight.block.filter(piece => {
    if (!isFor(piece, [foe])) return false;
    if (piece.group === null) return true;
    const packet = piece.group.split('/')[0]!;
    if (grouped.has(packet)) return false;
    grouped.add(packet);
    return true;
  });
}

/** The value of the block points played so far against one attack. */
export function blockValue(fight: FightState, foe: Foe, attack: AttackNow): number {
  const symbols = symbolsOn(foe.enemy);
  const pieces = piecesForBlock(fight, foe).map(piece => ({
    ...piece,
    amount: piece.amount + piece.perSymbol * symbols,
  }));
  return blockTotal(pieces, attack.element, attack.swift);
}

function attackView(realm: Realm, fight: FightState, foe: Foe, index: number): FoeAttackNow {
  const attack = attackOfFoe(realm, fight, foe, index);
  const { blocked, cancelled, done } = foe.attacks[index]!;
  const none = { swift: false, brutal: false, poison: false, paralyze: false, assassination: false, cumbersome: false };
  return {
    key: `${foe.key}.${index}`,
    ...(attack ?? { ...none, element: null, amount: 0 }),
    needed: attack === null ? 0 : neededBlock(attack),
    block: attack === null ? 0 : blockValue(fight, foe, attack),
    state: blocked ? 'blocked' : cancelled || foe.doesNotAttack ? 'cancelled' : done ? 'done' : 'open',
  };
}

function foeView(realm: Realm, fight: FightState, foe: Foe): FoeNow {
  const { abilities, attacks } = printedOf(foe);
  return {
    key: String(foe.key),
    enemy: foe.enemy,
    unit: foe.unit?.id ?? null,
    armor: armorInFight(fight, foe),
    fortifications: fortificationsNow(realm, fight, foe),
    resistances: [...resistancesOf(foe)],
    abilities: [...new Set([...abilities, ...foe.gained])].filter(ability => hasAbility(foe, ability)),
    attacks: attacks.map((_, index) => attackView(realm, fight, foe, index)),
    beaten: foe.beaten,
    away: foe.away,
    summoned: foe.origin === 'summoned',
    attack: attackValue(realm, fight, [foe]).value,
  };
}

function clashNow(fight: FightState): ClashNow | null {
  const { clash } = fight;
  if (clash === null) return null;
  const { resting: _, restingFresh: __, ...rest } = clash;
  const attack = fight.attack.reduce((sum, { amount }) => sum + amount, 0);
  const reduction = clash.role === 'attack' ? 0 : reductionBy(clash.phase, fight.attack, fight.block);
  const damage = clash.role === 'damage' ? clash.damage : damageAfter(fight.attack, reduction);
  return { ...rest, attack, reduction, damage };
}

const pieceView = ({ amount, element, range }: Piece) => ({ amount, element, range });

/** The fight as questions and views tell it. */
export const fightNow = (realm: Realm, fight: FightState): FightNow => ({
  phase: fight.phase,
  foes: fight.foes.map(foe => foeView(realm, fight, foe)),
  attack: fight.attack.map(pieceView),
  block: fight.block.map(pieceView),
  clash: clashNow(fight),
});
