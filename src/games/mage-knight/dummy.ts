import { seal, tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import { announce } from './before.js';
import { coloursOf } from './cards/index.js';
import { DUMMY, type Dummy, type Realm } from './state.js';
import type { Colour } from './terms.js';

/** What one turn of the dummy does (MK-W-18.1, 18.2). `colors` of the cards from the top. */
export function dummyFlips(
  colors: readonly (readonly Colour[])[],
  crystals: Readonly<Partial<Record<Colour, number>>>,
): { readonly announces: boolean; readonly flipped: number; readonly colour: Colour | null } {
  if (colors.length === 0) return { announces: true, flipped: 0, colour: null };
  if (colors.length < 3) return { announces: false, flipped: colors.length, colour: null };
  // Two colours: the one of which it has more crystals counts, never the sum (MK-W-18.10).
  const held = (colour: Colour) => crystals[colour] ?? 0;
  const colour = [...colors[2]!].sort((one, other) => held(other) - held(one))[0] ?? null;
  const more = colour === null ? 0 : held(colour);
  return { announces: false, flipped: Math.min(colors.length, 3 + more), colour };
}

/** The dummy's turn; with an empty deck after an announcement it does nothing (MK-W-18.9). */
export function dummyTurn(realm: Realm): void {
  const dummy = realm.dummy!;
  realm.phase = 'next';
  const fromTop = [...dummy.deck].reverse();
  const { announces, flipped, colour } = dummyFlips(fromTop.map(coloursOf), dummy.crystals);
  if (announces) {
    if (realm.announced === null && realm.finals === null) announce(realm, DUMMY);
    return;
  }
  seal(realm);
  for (let card = 0; card < flipped; card++) dummy.discard.push(dummy.deck.pop()!);
  tell(realm, { tell: 'dummy', flipped, left: dummy.deck.length, colour });
}

/** A new round: the lowest advanced action joins its cards, the lowest spell gives a crystal (MK-W-18.3). */
export function refreshDummy(
  realm: Realm,
  dummy: Dummy,
  advanced: string | undefined,
  spell: string | undefined,
): void {
  if (advanced !== undefined) dummy.discard.push(advanced);
  const crystal = spell === undefined ? null : (coloursOf(spell)[0] ?? null);
  if (crystal !== null) dummy.crystals[crystal] += 1;
  dummy.deck.push(...dummy.discard.splice(0));
  shuffle(realm.random, dummy.deck);
  dummy.tactic = null;
  tell(realm, { tell: 'dummy-gains', card: advanced ?? null, crystal });
}
