import type { Decision, Said } from '../../../src/engine/decision.js';
import { randomAnswer } from '../../../src/engine/playout.js';
import { type RandomState, randomBelow, randomFrom, shuffle } from '../../../src/engine/random.js';
import { SKILLS } from '../../../src/games/mage-knight/cards/skills.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { isShared, spacesOf } from '../../../src/games/mage-knight/land.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { isSafe } from '../../../src/games/mage-knight/terrain.js';
import { levelAt } from '../../../src/games/mage-knight/tracks.js';
import { addUnit } from '../../../src/games/mage-knight/units.js';

/** A match of a scenario with these choices of the lobby. */
export const startMatch = (chosen: Readonly<Record<string, string>>, seats: number, seed: number): Realm =>
  game.setup({
    seats,
    chosen,
    sides: new Array<null>(seats).fill(null),
    random: randomFrom(seed.toString(16).padStart(32, '0')),
  });

const TAME = ['end', 'end-discarding', 'rest', 'next', 'none', 'stop', 'go', 'pass', 'take', 'done', 'stay-out', 'no'];
const BOLD =
  /^(charge|adventure|interact|explore|burn|challenge|attack|block|strike|joint|enter|free-mine|incant|mark|tunnel|path|attack-player|recruit|buy|yes|push|steal|full)/;

/** Anything, but rather something than nothing: a match that moves, fights and buys. */
export function eagerAnswer(decision: Decision, random: RandomState): Said {
  let said = randomAnswer(decision, random);
  if (decision.kind !== 'one') return said;
  for (let again = 0; again < 3 && TAME.includes(String(said)); again++) said = randomAnswer(decision, random);
  const bold = decision.options.filter(({ id }) => BOLD.test(id));
  return bold.length > 0 && randomBelow(random, 2) === 0 ? bold[randomBelow(random, bold.length)]!.id : said;
}

/** A hero in the middle of a career: more cards, units, skills and crystals than random play would ever get. */
export function enrich(realm: Realm, random: RandomState): void {
  const { cooperative } = realm.charter;
  const skills = SKILLS.filter(
    ({ set, interactive }) => realm.sets.includes(set) && interactive !== (cooperative ? 'competitive' : 'cooperative'),
  ).map(({ id }) => id);
  shuffle(random, skills);
  for (const [seat, hero] of realm.heroes.entries()) {
    const { advanced, spells, artifacts } = realm.decks;
    for (const deck of [advanced, spells, artifacts]) hero.deck.push(...deck.splice(-3));
    shuffle(random, hero.deck);
    hero.hand.push(...hero.deck.splice(-3));
    hero.skills = skills.splice(0, 6).map(id => ({ id, up: true, marks: [] }));
    for (const unit of realm.decks.elite.splice(-2)) addUnit(realm, seat, unit, null);
    hero.fame = 50 + seat;
    hero.level = levelAt(hero.fame);
    hero.crystals = { red: 2, blue: 2, green: 2, white: 2 };
  }
}

/** Heroes that stand close together meet: each on a safe space of its own next to the others. */
export function crowd(realm: Realm, random: RandomState): void {
  const spaces = [...spacesOf(realm)].filter(space => isSafe(realm, 0, space) && !isShared(realm, space));
  shuffle(random, spaces);
  for (const [seat, hero] of realm.heroes.entries()) hero.space = spaces[seat] ?? null;
}
