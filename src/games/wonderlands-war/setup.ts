import type { Start } from '../../engine/game.js';
import { seal, tell } from '../../engine/match-state.js';
import { pick, randomBelow, shuffle } from '../../engine/random.js';
import { askEach, type Rules } from '../../engine/rules.js';
import { QUESTS } from './cards/quests.js';
import { ALLIES, type Ally, levelOf } from './chips.js';
import {
  ALLY_SUPPLY,
  FIRST_CASTLE_VALUE,
  FORGE_SUPPLY,
  NOT_FOR_TWO,
  poisonFor,
  REGULAR_MADNESS,
  SHARD_DIE,
  SUPPORTERS_IN_POOL,
  SUPPORTERS_ON_FORGE,
  startingShards,
} from './components.js';
import { FACTION_IDS, type FactionId } from './faction.js';
import { chosenSets } from './lobby.js';
import { dealMarket, WONDERLANDIANS } from './market.js';
import { questOf } from './quest.js';
import { question } from './question.js';
import { nameOfRegion, RED_CASTLE, REGIONS, regionAfter, regionOf, SCORE_TOKENS } from './regions.js';
import type { Seat, Wonderland } from './state.js';
import { layTable } from './tea-table.js';

/** A match before anybody has answered (WW-2). */
export function setup({ seats: count, chosen, sides, random: given }: Start): Wonderland {
  const random: Start['random'] = [...given];
  const factions = dealFactions(sides, random);
  // The first player is drawn unless people have agreed on seat 0.
  const first = chosen.first === 'first' ? 0 : randomBelow(random, count);
  const order = factions.map((_, place) => (first + place) % count);
  const state: Wonderland = {
    random,
    news: [],
    sealed: 0,
    outcome: null,
    sets: chosenSets(chosen, random),
    twoPlayerBoards: count === 2 && chosen.boards !== 'standard',
    seats: factions.map((faction, seat) => makeSeat(faction, count, order.indexOf(seat))),
    round: 1,
    phase: 'quests',
    agenda: [],
    order,
    at: 0,
    turn: { passed: false, jaws: false },
    chairs: [],
    poisoned: [],
    teaDeck: [],
    market: [],
    wonderlandianDeck: WONDERLANDIANS.filter(id => count > 2 || !NOT_FOR_TWO.includes(id)),
    questDeck: QUESTS.map(({ id }) => id),
    tokens: [],
    unused: -1,
    pawn: RED_CASTLE,
    supply: startingSupply(count),
    madness: REGULAR_MADNESS - 2 * count,
    ahead: [],
    battle: null,
  };
  shuffle(random, state.questDeck);
  if (count === 2) leaveRegionOut(state);
  dealTokens(state);
  shuffle(random, state.wonderlandianDeck);
  dealMarket(state);
  const rolled = pick(random, SHARD_DIE);
  state.pawn = regionAfter(count === 2 ? regionAfter(state.unused, 1, -1) : RED_CASTLE, rolled, state.unused);
  tell(state, {
    tell: 'match-begins',
    factions,
    order,
    sets: state.sets,
    unused: state.unused < 0 ? null : nameOfRegion(state.unused),
    pawn: nameOfRegion(state.pawn),
    rolled,
  });
  layTable(state);
  for (const seat of order) dealQuests(state, seat);
  return state;
}

/** Each faction is there once; seats that took none get one at random (WW-2.11). */
function dealFactions(sides: Start['sides'], random: Start['random']): FactionId[] {
  const free = FACTION_IDS.filter(id => !sides.includes(id));
  shuffle(random, free);
  return sides.map(side => FACTION_IDS.find(id => id === side) ?? free.pop()!);
}

const makeSeat = (faction: FactionId, players: number, place: number): Seat => ({
  faction,
  vp: 0,
  shards: startingShards(players, place),
  bag: [
    ...(['faction:1', 'faction:1', 'faction:1', 'faction:2', 'artifact', 'artifact', 'forge'] as const),
    ...(players === 2 ? (['forge'] as const) : []), // WW-18.3
    ...(['madness', 'madness', 'madness2'] as const),
  ],
  active: [],
  exhausted: [],
  track: [],
  forged: [[], [], [], []],
  between: [],
  shield: true,
  leader: 1,
  castleValue: FIRST_CASTLE_VALUE,
  chair: 0,
  leaderIn: -1,
  pool: SUPPORTERS_IN_POOL,
  locked: SUPPORTERS_ON_FORGE,
  supporters: REGIONS.map(() => 0),
  standees: REGIONS.map(() => []),
  reserve: [],
  castles: REGIONS.map(() => 0),
  abilities: [],
  fresh: [],
  quests: [],
  revealed: [],
  teaCards: [],
  wonderlandians: [],
  taken: 0,
  uses: [],
  poison: faction === 'jabberwock' ? poisonFor(players) : 0,
});

/** Allies in supply; everybody has a forge chip in the bag, of two players each has two (WW-2.7). */
function startingSupply(players: number): Record<Ally, number> {
  const inBags = players === 2 ? 4 : players;
  const counts = ALLIES.map(ally => [ally, ally === 'forge' ? FORGE_SUPPLY - inBags : ALLY_SUPPLY[levelOf(ally)!]]);
  return Object.fromEntries(counts) as Record<Ally, number>;
}

/** Two players: a random quest names the region that is out; its quests leave the game (WW-18.1). */
function leaveRegionOut(state: Wonderland): void {
  const { region } = questOf(state.questDeck.at(-1)!);
  state.unused = regionOf(region);
  state.questDeck = state.questDeck.filter(id => questOf(id).region !== region);
}

/** One token on each region, the sixth out of the game (WW-2.1). */
function dealTokens(state: Wonderland): void {
  const tokens = SCORE_TOKENS.map(({ id, values }) => ({ id, values: [...values] }));
  shuffle(state.random, tokens);
  state.tokens = REGIONS.map((_, region) => (region === state.unused ? null : tokens[region]!));
}

function dealQuests(state: Wonderland, seat: number): void {
  const { quests } = state.seats[seat]!;
  quests.push(state.questDeck.pop()!, state.questDeck.pop()!);
  tell(state, { tell: 'quests-seen', seat, quests: [...quests] }, [seat]);
}

/** Of two quests one is kept, the other shuffled back (WW-2.8). */
export function* keepQuests(state: Wonderland): Rules<void> {
  const kept = yield* askEach(
    state.seats.map(({ quests }, seat) => question('keep-quest', seat, { quests: [...quests] }, quests)),
  );
  for (const [seat, owner] of state.seats.entries()) {
    const other = owner.quests.find(quest => quest !== kept[seat])!;
    owner.quests = owner.quests.filter(quest => quest !== other);
    state.questDeck.push(other);
  }
  shuffle(state.random, state.questDeck);
  seal(state);
  tell(state, { tell: 'quests-kept' });
  state.phase = 'tea-start';
}
