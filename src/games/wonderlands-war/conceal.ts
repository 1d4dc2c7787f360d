import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { pick, type RandomState, randomBelow, shuffle } from '../../engine/random.js';
import { instructionIds, parseInstruction, wantsToDraw } from './instruction.js';
import type { Battle, Fighter, Wonderland } from './state.js';

/**
 * Another match the reader cannot tell from this one: decks, quests in the others' hands, sealed chips, wagers and
 * instructions are dealt anew. Bags stay: everything that ever went into one was seen by all.
 */
export function conceal(state: Wonderland, reader: Reader, random: RandomState): Wonderland {
  const other = copy(state);
  other.random = [word(random), word(random), word(random), word(random)];
  for (const deck of [other.teaDeck, other.wonderlandianDeck]) shuffle(random, deck);
  dealQuests(other, reader, random);
  if (other.battle !== null) concealBattle(other, other.battle, reader, random);
  return other;
}

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

/** The others' quests and the deck are mixed; everybody holds as many as before. */
function dealQuests(state: Wonderland, reader: Reader, random: RandomState): void {
  if (state.outcome !== null) return;
  const strangers = state.seats.filter((_, seat) => seat !== reader);
  const unknown = [...state.questDeck, ...strangers.flatMap(({ quests }) => quests)];
  shuffle(random, unknown);
  for (const stranger of strangers) stranger.quests = unknown.splice(0, stranger.quests.length);
  state.questDeck = unknown;
}

function concealBattle(state: Wonderland, battle: Battle, reader: Reader, random: RandomState): void {
  const factions = battle.fighters.map(({ seat }) => state.seats[seat]!.faction);
  const isFighter = (seat: number): boolean => battle.fighters.some(fighter => fighter.seat === seat);
  if (areWagersLaid(state))
    battle.wagers = battle.wagers.map((wager, seat) =>
      seat === reader || isFighter(seat) ? wager : pick(random, [...factions, null]),
    );
  for (const fighter of battle.fighters) {
    if (fighter.seat === reader) continue;
    drawAnew(state, fighter, random);
    if (fighter.instruction !== null) instructAnew(state, fighter, random);
  }
}

/** Face-down wagers: two players lay none, and step 5 has shown them (WW-7.5, WW-16.1). */
const areWagersLaid = ({ seats, phase }: Wonderland): boolean =>
  seats.length > 2 && phase !== 'wagers' && phase !== 'cleanup' && phase !== 'battle-left' && phase !== 'uncontested';

/** Sealed chips go back and as many others are drawn. */
function drawAnew(state: Wonderland, fighter: Fighter, random: RandomState): void {
  const { bag } = state.seats[fighter.seat]!;
  const all = [...bag, ...fighter.drawn];
  const count = fighter.drawn.length;
  if (count === 0) return;
  shuffle(random, all);
  fighter.drawn = all.splice(0, count);
  state.seats[fighter.seat]!.bag = all;
}

/** Some instruction that would have led here too: one that still says to draw. */
function instructAnew(state: Wonderland, fighter: Fighter, random: RandomState): void {
  const known = fighter.instruction;
  const possible = instructionIds(fighter.strength)
    .map(id => parseInstruction(id)!)
    .filter(instruction => {
      fighter.instruction = instruction;
      return wantsToDraw(state, fighter.seat) === true;
    });
  fighter.instruction = possible.length > 0 ? pick(random, possible) : known;
}
