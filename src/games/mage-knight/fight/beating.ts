import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { enemyOf } from '../cards/index.js';
import { runHook } from '../effects/hooks.js';
import { openPlace, seatOfCity, siteOf } from '../land.js';
import { discardToken } from '../piles.js';
import type { Later } from '../play-area.js';
import type { Realm } from '../state.js';
import { changeReputation, gainFame } from '../tracks.js';
import { fameFor, foeWith } from './foes.js';
import type { FightState, Foe, Piece } from './state.js';
import { fameRaised, turnOver } from './tampering.js';

/** Reputation for a rampaging token on the map (MK-W-12.1). */
function reputationFor(realm: Realm, foe: Foe): number {
  const { reputation: own = 0, color } = enemyOf(foe.enemy);
  if (foe.origin !== 'rampaging') return own;
  const usual = color === 'brown' || foe.space === null ? 0 : siteOf(realm, foe.space) === 'draconum' ? 2 : 1;
  // Of two in one space each counts one more (MK-X-31.5).
  return own + usual + (foe.paired ? 1 : 0);
}

/** Tokens are beaten: discarded at once, their Fame counts at once (MK-W-10.9). What waited for it happens. */
export function* beat(realm: Realm, fight: FightState, foes: readonly Foe[], pieces: readonly Piece[]): Rules<void> {
  const { seat } = fight;
  const keys = foes.map(({ key }) => key);
  for (const foe of foes) {
    foe.beaten = true;
    discardToken(realm, foe.enemy);
    if (foe.origin === 'summoned') continue;
    fight.beatenInPhase += 1;
    if (foe.origin === 'rampaging' && foe.space !== null && !realm.cleared.includes(foe.space))
      realm.cleared.push(foe.space);
    changeReputation(realm, seat, reputationFor(realm, foe));
    if (foe.defends && fight.cities.length > 0) openPlace(realm, seatOfCity(realm, fight.space)).shields.push(seat);
  }
  if (foes.some(({ origin }) => origin !== 'summoned')) turnOver(realm, fight);
  const { fame, halved } = fameFor(foes, fight.fameFactor, fight.halved);
  fight.halved = halved;
  gainFame(realm, seat, fame + fameRaised(fight, foes), 'fight');
  for (const key of keys) {
    const foe = foeWith(fight, key);
    if (foe.origin === 'summoned') continue;
    for (const piece of pieces)
      for (const hook of piece.hooks) if (hook.when === 'onDefeatByThisAttack') yield* once(realm, seat, hook, key);
    for (const hook of [...realm.heroes[seat]!.area.laters]) if (isDue(hook, foe)) yield* once(realm, seat, hook, key);
  }
}

/** Whether something waits for this token: the one targeted, or the one that was looked at before (Scouts). */
const isDue = ({ when, bound }: Later, { key, enemy }: Foe): boolean => {
  if (when === 'onDefeatThisTurn' || when === 'onDefeatThisPhase') return true;
  if (when === 'onDefeat:e') return bound.e?.[0] === key;
  return when === 'onDefeat:t' && bound.t?.[0] === enemy;
};

function* once(realm: Realm, seat: number, hook: Later, foe: number): Rules<void> {
  if (hook.left === 0) return;
  if (hook.left !== null) hook.left -= 1;
  yield* runHook(realm, seat, hook, { foe });
}

/** Says which tokens fell to which value. */
export function tellBeaten(realm: Realm, seat: number, foes: readonly Foe[], value: number, armor: number): void {
  tell(realm, { tell: 'beaten', seat, enemies: foes.map(({ enemy }) => enemy), value, armor });
}
