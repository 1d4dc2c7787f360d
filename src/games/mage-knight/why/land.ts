import type { Forbidden } from '../../../engine/game.js';
import { explorable, exploreCost, nextTile } from '../exploring.js';
import { groundOf, hasRampaging, isClosedCity, makeSpace, parseSpace } from '../land.js';
import { routes } from '../movement.js';
import type { Realm } from '../state.js';
import { costOf } from '../terrain.js';
import { because, plainly } from './reasons.js';

const PLENTY = 60;

/** The realm with as many Move points as anybody could want: how far would it be? */
function withPoints(realm: Realm, seat: number): Realm {
  const heroes = realm.heroes.map((hero, at) =>
    at === seat ? { ...hero, area: { ...hero.area, move: PLENTY } } : hero,
  );
  return { ...realm, heroes };
}

const isMoving = (realm: Realm, seat: number): boolean => {
  const { area } = realm.heroes[seat]!;
  return realm.fight === null && area.stage === 'movement';
};

const over: Forbidden = plainly('MK-W-3.11', [
  'Ruch w tej turze już się skończył: po akcji nie można się ruszać ani odkrywać Terenów.',
  'Your movement is over: after the action there is no moving and no exploring.',
]);
const resting: Forbidden = plainly('MK-C-1.12', [
  'W walce nie można się ruszać: figurka rusza się tylko w fazie ruchu.',
  'There is no moving in a fight: the figure moves in the movement phase only.',
]);

/** Why the hero cannot go to this space, and how many points are missing. */
export function whySpace(realm: Realm, seat: number, label: string): Forbidden | null {
  const hero = realm.heroes[seat]!;
  const space = parseSpace(realm, label);
  if (space === undefined)
    return because('MK-W-4.3', s =>
      s.pick(`Na mapie nie ma obszaru ${label}.`, `There is no space ${label} on the map.`),
    );
  if (space === hero.space)
    return because('MK-W-4.3', s =>
      s.pick(`Twój bohater stoi już na ${label}.`, `Your hero stands on ${label} already.`),
    );
  if (realm.fight !== null) return resting;
  if (!isMoving(realm, seat)) return over;
  if (hasRampaging(realm, space))
    return because('MK-W-4.5', s =>
      s.pick(
        `Na ${label} stoi Rozwścieczony Wróg: nie można tam wejść, można go wyzwać z obszaru obok.`,
        `A rampaging enemy stands on ${label}: you cannot enter, but you may challenge it from beside.`,
      ),
    );
  if (isClosedCity(realm, space))
    return because('MK-W-4.12', s =>
      s.pick(
        `Do Miasta na ${label} w tym scenariuszu nie można wejść.`,
        `The city on ${label} cannot be entered in this scenario.`,
      ),
    );
  const { terrain } = groundOf(realm, space)!;
  if (costOf(realm, seat, space) === null)
    return because('MK-W-4.2', s =>
      s.pick(
        `${label}: ${s.terrain(terrain)}, tam nie można wejść.`,
        `${label} is ${s.terrain(terrain).toLowerCase()}: it cannot be entered.`,
      ),
    );
  const far = withPoints(realm, seat);
  const [way] = routes(far, seat)
    .filter(({ to }) => to === space)
    .toSorted((one, other) => one.cost - other.cost);
  if (way === undefined)
    return because('MK-W-4.3', s =>
      s.pick(
        `Na ${label} nie prowadzi droga bez walki albo odsłaniania po drodze: idź krok po kroku.`,
        `No way leads to ${label} without a fight or a reveal on it: go step by step.`,
      ),
    );
  const missing = way.cost - hero.area.move;
  if (missing <= 0) return null;
  return because('MK-W-4.3', s =>
    s.pick(
      `Na ${label} potrzeba Ruchu ${way.cost}, masz ${hero.area.move}: brakuje ${missing}.`,
      `${label} takes Move ${way.cost}, you have ${hero.area.move}: ${missing} missing.`,
    ),
  );
}

/** Why no tile can be revealed. */
export function whyExplore(realm: Realm, seat: number): Forbidden | null {
  if (realm.fight !== null) return resting;
  if (!isMoving(realm, seat)) return over;
  if (nextTile(realm) === null)
    return plainly('MK-W-5.5', ['Nie ma już Terenów do odkrycia.', 'There are no tiles left to reveal.']);
  const cost = exploreCost(realm, seat);
  const { move } = realm.heroes[seat]!.area;
  const near = explorable(withPoints(realm, seat), seat);
  if (near.length === 0)
    return plainly('MK-W-5.1', [
      'Obok twojego obszaru nie ma wolnego miejsca na Teren.',
      'There is no free tile position beside your space.',
    ]);
  if (move >= cost)
    return plainly('MK-W-5.1', [
      'W tę stronę nie ma stąd wolnego miejsca na Teren.',
      'There is no free tile position that way from here.',
    ]);
  return because('MK-W-5.1', s =>
    s.pick(
      `Odkrycie Terenu kosztuje Ruch ${cost}, masz ${move}: brakuje ${cost - move}.`,
      `Revealing a tile takes Move ${cost}, you have ${move}: ${cost - move} missing.`,
    ),
  );
}

/** Whoever wants to move and does not say where to: how far the points reach. */
export function whyNowhere(realm: Realm, seat: number): Forbidden {
  if (realm.fight !== null) return resting;
  if (!isMoving(realm, seat)) return over;
  const { move } = realm.heroes[seat]!.area;
  const near = routes(realm, seat).map(({ to }) => makeSpace(realm, to));
  return because('MK-W-4.3', s =>
    near.length === 0
      ? s.pick(
          `Masz Ruch ${move}: na żaden obszar obok to nie wystarczy.`,
          `You have Move ${move}: that is not enough for any space beside you.`,
        )
      : s.pick(
          `Napisz, na który obszar: z Ruchem ${move} dojdziesz na ${s.or(near.toSorted())}.`,
          `Say to which space: with Move ${move} you reach ${s.or(near.toSorted())}.`,
        ),
  );
}
