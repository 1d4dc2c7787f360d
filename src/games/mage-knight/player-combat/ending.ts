import { tell } from '../../../engine/match-state.js';
import { putAwayAll, returnAllDice } from '../clearing.js';
import type { FightState } from '../fight/state.js';
import { makeSpace, openPlace, ownerOf, siteOf } from '../land.js';
import { freshArea } from '../play-area.js';
import type { HeroState, Realm } from '../state.js';
import type { Space } from '../tiles/lattice.js';
import { gainFame } from '../tracks.js';
import { fameForVictory } from './arithmetic.js';
import { otherOf } from './sides.js';

/** A player was pushed out, or null: both passed, a draw. */
export type Push = { readonly pushed: number; readonly to: Space } | null;

const dropCombat = ({ area }: HeroState): void => {
  area.rules = area.rules.filter(({ until }) => until !== 'combat');
  area.unitChanges = area.unitChanges.filter(({ until }) => until !== 'combat');
};

/** The fight between players is over (MK-W-16.7 to 16.9). */
export function endClash(realm: Realm, fight: FightState, push: Push): void {
  const clash = fight.clash!;
  const { aggressor, defender, full } = clash;
  realm.fight = null;
  realm.phase = 'turn';
  dropCombat(realm.heroes[aggressor]!);
  dropCombat(realm.heroes[defender]!);
  if (push === null) goBack(realm, fight);
  else pushOut(realm, fight, push);
  tell(realm, { tell: 'clash-ends', aggressor, defender, winner: push === null ? null : otherOf(clash, push.pushed) });
  if (full) realm.guest = defender;
  else leave(realm, defender);
}

/** A draw: the aggressor goes back to where it came from (MK-W-16.9, 7.4). */
function goBack(realm: Realm, { clash, from, space }: FightState): void {
  const hero = realm.heroes[clash!.aggressor]!;
  if (hero.area.path.at(-1) === space) hero.area.path.pop();
  hero.space = from;
  tell(realm, { tell: 'repelled', seat: clash!.aggressor, at: makeSpace(realm, from!) });
}

/** The one pushed out stands elsewhere; the other has Fame, and an aggressor what the owner held (MK-W-16.8, 12.11). */
function pushOut(realm: Realm, { clash, space }: FightState, { pushed, to }: NonNullable<Push>): void {
  const winner = otherOf(clash!, pushed);
  const loser = realm.heroes[pushed]!;
  const fame = fameForVictory(realm.heroes[winner]!.fame, loser.fame);
  loser.space = to;
  loser.area.path.push(to);
  tell(realm, { tell: 'pushed', seat: winner, loser: pushed, to: makeSpace(realm, to) });
  gainFame(realm, winner, fame, 'fight');
  if (pushed !== clash!.defender || ownerOf(realm, space) !== pushed) return;
  openPlace(realm, space).shields = [winner];
  tell(realm, { tell: 'conquered', seat: winner, space: makeSpace(realm, space), site: siteOf(realm, space)! });
}

/** Partial attendance: nothing follows, no draw; cards are put away, mana tokens stay until the own next turn (MK-W-16.1). */
function leave(realm: Realm, seat: number): void {
  const hero = realm.heroes[seat]!;
  returnAllDice(realm, seat);
  putAwayAll(realm, seat);
  hero.area = { ...freshArea(), mana: hero.area.mana };
}
