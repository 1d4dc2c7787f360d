import { makeAnswer, sealedAnswers } from './answers.js';
import { harmOf } from './chips.js';
import { prospects } from './odds.js';
import { fighterOf, isAway, unitsIn, type Wonderland } from './state.js';

/**
 * What somebody who has left an instruction says to the chips drawn (WW-8.9): the best is played, supporters are lost, the
 * shield is kept for what would eliminate and for a double loss. Null where that does not settle it: only the player can
 * tell.
 */
function answerInAbsence(state: Wonderland, seat: number, offered: readonly string[]): string | null {
  const { drawn } = fighterOf(state.battle!, seat)!;
  const [best] = isAway(state, seat) ? prospects(state, seat, drawn) : [];
  if (best === undefined) return null;
  const { chip, loss } = best;
  if (harmOf(chip) === 0) return chip;
  const owner = state.seats[seat]!;
  const isGrave = loss > 1 || loss >= unitsIn(owner, state.battle!.region);
  const said =
    isGrave && owner.shield
      ? makeAnswer({ chip, response: 'shield', lose: [] })
      : makeAnswer({ chip, response: 'none', lose: Array.from({ length: loss }, () => 'supporter') });
  // All Mad Here is another way out: its owner is asked.
  const isOpen = offered.includes(makeAnswer({ chip, response: 'all-mad', lose: [] }));
  return !isOpen && offered.includes(said) ? said : null;
}

/** The sealed answers a fighter is offered; an instruction that settles it leaves one. */
export function answersInAbsence(state: Wonderland, seat: number) {
  const asked = sealedAnswers(state, seat);
  const said = answerInAbsence(
    state,
    seat,
    asked.options.map(({ id }) => id),
  );
  return said === null ? asked : { ...asked, options: asked.options.filter(({ id }) => id === said) };
}
