import { pick, type RandomState, shuffle } from '../../engine/random.js';
import { heroOf } from './cards/index.js';
import { shuffled } from './decks.js';
import { HEROES } from './heroes/heroes.js';
import { freshArea, noCrystals } from './play-area.js';
import type { Charter } from './scenarios/charter.js';
import type { Dummy, HeroState, Realm } from './state.js';
import type { GameSet } from './terms.js';

/** Each hero is there once; seats that took none get one at random. */
export function dealHeroes(
  sides: readonly (string | null)[],
  heroes: readonly string[],
  random: RandomState,
): string[] {
  const free = heroes.filter(id => !sides.includes(id));
  shuffle(random, free);
  return sides.map(side => side ?? free.pop()!);
}

const deckOf = (name: string): string[] =>
  Object.entries(heroOf(name).deck).flatMap(([card, count]) => new Array<string>(count).fill(card));

/** Ten skill tokens: one of the two interactive ones goes to the box, or both by agreement (MK-C-5.5, 5.8). */
const skillsOf = (name: string, { cooperative, interactiveSkills }: Charter): string[] => {
  const { skills, competitive, cooperative: shared } = heroOf(name);
  return interactiveSkills ? [...skills, cooperative ? shared : competitive] : [...skills];
};

/** A seat before its hero is known. */
export const emptySeat = ({ startFame, startReputation }: Charter): HeroState => ({
  hero: '',
  fame: startFame,
  reputation: startReputation,
  level: 1,
  space: null,
  hand: [],
  deck: [],
  discard: [],
  aside: [],
  crystals: noCrystals(),
  units: [],
  skills: [],
  skillPile: [],
  tactic: null,
  claims: [],
  nextDraw: 0,
  skipped: false,
  plundered: false,
  out: false,
  incanted: 0,
  drafted: [],
  stashed: false,
  motivated: false,
  kept: [],
  drawn: [],
  area: freshArea(),
});

/** A hero takes a seat with its sixteen cards and its skills (MK-W-1.8). */
export function seatHero({ heroes, charter, random }: Realm, seat: number, name: string): void {
  const hero = heroes[seat]!;
  hero.hero = name;
  hero.deck = shuffled(random, deckOf(name));
  hero.skillPile = shuffled(random, skillsOf(name, charter));
}

/**
 * A random hero of the sets in play that nobody plays (MK-W-1.17). With four players the deck of any other hero may be
 * lent (MK-W-18.7).
 */
export function makeDummy({ heroes, charter, sets, random }: Realm): Dummy {
  const isFree = ({ id }: { readonly id: string }) => heroes.every(({ hero }) => hero !== id);
  const inPlay = HEROES.filter(({ id, set }) => isFree({ id }) && sets.includes(set as GameSet));
  const hero = pick(random, inPlay.length > 0 ? inPlay : HEROES.filter(isFree));
  const crystals = noCrystals();
  for (const colour of hero.dummyCrystals) crystals[colour] += 1;
  return {
    hero: hero.id,
    deck: shuffled(random, deckOf(hero.id)),
    discard: [],
    crystals,
    tactic: null,
    // Its skills are for a player alone (MK-X-15.1).
    skillPile: heroes.length === 1 ? shuffled(random, skillsOf(hero.id, charter)) : [],
  };
}
