import { tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { cardOf } from './cards/index.js';
import { beginEffect } from './effects/effect.js';
import { isPlayable } from './effects/possible.js';
import { runSteps } from './effects/run.js';
import { isTimely } from './plays.js';
import type { Realm } from './state.js';
import { gainFame } from './tracks.js';

type Mode = 'basic' | 'powered';
const BOX = 'mysterious_box';
const FAME = 1;

const asBox = (realm: Realm, seat: number, artifact: string, side: Mode) =>
  beginEffect(realm, seat, { kind: 'card', id: artifact, unit: null, colours: [], side });

/** The sides of the artifact turned up that the Mysterious Box can be used as now. */
export function boxModes(realm: Realm, seat: number): Mode[] {
  const { box } = realm.heroes[seat]!.area;
  if (box === null || box.used) return [];
  const card = cardOf(box.artifact);
  return (['basic', 'powered'] as const).filter(mode => {
    const side = card[mode];
    return (
      side !== null &&
      isTimely(realm, seat, box.artifact, mode, side) &&
      isPlayable(asBox(realm, seat, box.artifact, mode), side.steps)
    );
  });
}

/** Uses the box as that artifact, for 1 Fame; its strong side takes the box out of the game. */
export function* useBox(realm: Realm, seat: number, mode: Mode): Rules<void> {
  const { area } = realm.heroes[seat]!;
  const { artifact } = area.box!;
  area.box!.used = true;
  tell(realm, { tell: 'played', seat, card: artifact, side: mode, mana: [], as: null, amount: 0 });
  gainFame(realm, seat, FAME, 'card');
  if (mode === 'powered') area.placed.push({ card: BOX, to: 'out' });
  yield* runSteps(asBox(realm, seat, artifact, mode), cardOf(artifact)[mode]!.steps);
}

/** The turn ends: the artifact goes under its deck, an unused box back to the hand, a banner it was used as away. */
export function closeBox(realm: Realm, seat: number): void {
  const hero = realm.heroes[seat]!;
  const { box } = hero.area;
  if (box === null) return;
  realm.decks.artifacts.unshift(box.artifact);
  if (!box.used) hero.area.placed.push({ card: BOX, to: 'hand' });
  for (const unit of hero.units) if (unit.banner?.lent === true) unit.banner = null;
  hero.area.box = null;
}
