import { timeNow } from './force.js';
import { mayUseNormalDie } from './mana.js';
import type { Realm } from './state.js';
import type { ManaNow, Standing } from './vocabulary.js';

/** Mana at hand, as questions tell it. */
export function manaNow(realm: Realm, seat: number): ManaNow {
  const hero = realm.heroes[seat]!;
  const extra = hero.area.rules.reduce(
    (sum, { change, uses }) => sum + (change.rule === 'extraSourceDie' ? (uses ?? 0) : 0),
    0,
  );
  return {
    tokens: { ...hero.area.mana },
    crystals: { ...hero.crystals },
    source: [...realm.source],
    dice: Number(mayUseNormalDie(realm, seat)) + extra,
  };
}

/** What the turn stands at. */
export function standingOf(realm: Realm, seat: number): Standing {
  const { area } = realm.heroes[seat]!;
  return {
    stage: realm.fight === null ? area.stage : 'fight',
    time: timeNow(realm),
    move: area.move,
    influence: area.influence,
    heal: area.heal,
    mana: manaNow(realm, seat),
    obliged: area.obliged,
  };
}
