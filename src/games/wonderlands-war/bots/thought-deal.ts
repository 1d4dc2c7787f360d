import { type RandomState, randomBelow, shuffle } from '../../../engine/random.js';
import type { Battle, Seat, Wonderland } from '../state.js';
import { cloneWonderland } from './clone.js';

/**
 * The match with everything the seat cannot know dealt anew: by `random`, or without it sorted. All that is hidden is
 * sorted before it is dealt, so that nothing of its true order is left: whatever two matches the seat cannot tell apart are
 * given, the same one comes out. What lies in a bag is known, for everybody saw it go in; what is drawn from it is not.
 */
export function thoughtOf(state: Wonderland, seat: number, random: RandomState | null): Wonderland {
  const dealt = cloneWonderland(state);
  dealt.random = random === null ? [1, 2, 3, 4] : [word(random), word(random), word(random), word(random)];
  const mix = <Card extends string>(cards: Card[]): Card[] => {
    cards.sort();
    if (random !== null) shuffle(random, cards);
    return cards;
  };
  mix(dealt.teaDeck);
  mix(dealt.wonderlandianDeck);
  dealQuests(dealt, seat, mix);
  for (const { bag } of dealt.seats) bag.sort();
  if (dealt.battle !== null) dealBattle(dealt.seats, dealt.battle, seat, mix);
  return dealt;
}

type Mix = <Card extends string>(cards: Card[]) => Card[];

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

function dealQuests(state: Wonderland, seat: number, mix: Mix): void {
  if (state.outcome !== null) return;
  const others = state.seats.filter((_, other) => other !== seat);
  const unknown = mix([...state.questDeck, ...others.flatMap(({ quests }) => quests)]);
  for (const other of others) other.quests = unknown.splice(0, other.quests.length);
  state.questDeck = unknown;
}

/** Chips the others have drawn and not shown; their wagers and instructions are forgotten. */
function dealBattle(seats: Seat[], battle: Battle, seat: number, mix: Mix): void {
  battle.wagers = battle.wagers.map((wager, other) => (other === seat ? wager : null));
  for (const fighter of battle.fighters) {
    if (fighter.seat === seat) {
      fighter.drawn.sort();
      continue;
    }
    fighter.instruction = null;
    const owner = seats[fighter.seat]!;
    const all = mix([...owner.bag, ...fighter.drawn]);
    fighter.drawn = all.splice(0, fighter.drawn.length);
    owner.bag = all.sort();
  }
}
