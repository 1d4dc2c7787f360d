import type { PuzzleKind } from '../../engine/puzzle.js';
import { isWound } from './cards/index.js';
import { noMana } from './play-area.js';
import type { Realm } from './state.js';
import { puzzleTexts } from './words/puzzle-texts.js';

const SCOUTING = { chosen: { scenario: 'first_reconnaissance', lessons: 'off' }, seats: 2 };
/** With more cards or crystals than this a fight has too many ways to be looked through by anybody. */
const MOST_CARDS = 4;
const MOST_CRYSTALS = 2;

const crystalsOf = ({ crystals }: Realm['heroes'][number]): number =>
  Object.values(crystals).reduce((sum, count) => sum + count, 0);

/** Whether the seat fights enemies it knows, alone. */
function isFighting(realm: Realm, seat: number): boolean {
  const { phase, fight } = realm;
  if (phase !== 'fight' || !fight || fight.seat !== seat || fight.clash || fight.secret) return false;
  const hero = realm.heroes[seat]!;
  return realm.joint === null && hero.hand.length <= MOST_CARDS && crystalsOf(hero) <= MOST_CRYSTALS;
}

interface Fought {
  readonly isOver: boolean;
  readonly fame: number;
  /** Wounds of the hero and of the units, in all piles. */
  readonly wounds: number;
  /** What is left for later: cards, crystals, Units that are ready. */
  readonly kept: readonly [number, number, number];
}

const woundsOf = ({ hand, discard, deck, units }: Realm['heroes'][number]): number =>
  [...hand, ...discard, ...deck].filter(isWound).length + units.reduce((sum, unit) => sum + unit.wounds, 0);

function fought(before: Realm, after: Realm, seat: number): Fought {
  const [was, is] = [before.heroes[seat]!, after.heroes[seat]!];
  return {
    isOver: after.fight === null,
    fame: is.fame - was.fame,
    wounds: woundsOf(is) - woundsOf(was),
    kept: [is.hand.filter(card => !isWound(card)).length, crystalsOf(is), is.units.filter(({ ready }) => ready).length],
  };
}

const sorted = <T>(list: readonly T[]): T[] =>
  list
    .map(each => JSON.stringify(each))
    .sort()
    .map(text => JSON.parse(text) as T);

/**
 * In which order cards were played and mana was used changes nothing; nor does the order of cards in a hand. Once the fight
 * is over it does not matter either whether a token or a die paid: both are gone with the turn (MK-W-15.1).
 */
function ordered(realm: Realm, seat: number): Realm {
  const { fight } = realm;
  return {
    ...realm,
    source: fight ? sorted(realm.source) : [],
    heroes: realm.heroes.map((hero, at) => (at === seat ? orderedHero(hero, fight !== null) : hero)),
    fight: fight && { ...fight, attack: sorted(fight.attack), block: sorted(fight.block) },
  };
}

const PAID = { mana: noMana(), colours: [], dice: [], sourceUsed: 0 };

function orderedHero(hero: Realm['heroes'][number], inFight: boolean): Realm['heroes'][number] {
  const { area } = hero;
  const { played, colours, dice, rules, laters } = area;
  return {
    ...hero,
    hand: sorted(hero.hand),
    discard: sorted(hero.discard),
    area: {
      ...area,
      played: sorted(played),
      ...(inFight ? { colours: sorted(colours), dice: sorted(dice) } : { ...PAID }),
      rules: sorted(rules),
      laters: sorted(laters),
    },
  };
}

const UNDECIDED = [0, 0, 0, 0, 0, 0];

/** A fight to be won, or to be come out of unhurt. What draws or rolls ends a line before the fight is over. */
export const puzzles: readonly PuzzleKind<Realm>[] = [
  {
    id: 'fame',
    from: SCOUTING,
    computerSolves: true,
    fits: isFighting,
    isOver: realm => realm.fight === null,
    ordered,
    measure(before, after, seat) {
      const { isOver, fame, wounds, kept } = fought(before, after, seat);
      return isOver ? [1, fame, -wounds, ...kept] : UNDECIDED;
    },
    isWorthy: ([over = 0, fame = 0]) => over === 1 && fame >= 1,
    ...puzzleTexts.fame,
  },
  {
    id: 'unhurt',
    from: SCOUTING,
    computerSolves: true,
    fits: (realm, seat) => isFighting(realm, seat) && realm.fight?.phase !== 'attack',
    isOver: realm => realm.fight === null,
    ordered,
    measure(before, after, seat) {
      const { isOver, fame, wounds, kept } = fought(before, after, seat);
      return isOver ? [1, -wounds, fame, ...kept] : UNDECIDED;
    },
    isWorthy: ([over = 0, wounds = 0]) => over === 1 && wounds >= -1,
    ...puzzleTexts.unhurt,
  },
];
