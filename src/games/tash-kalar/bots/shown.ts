import type { Table } from '../../../engine/table.js';
import { CARDS, isLegend } from '../cards.js';
import type { Shown } from '../dealing.js';
import { FLARES } from '../flares.js';
import { activeSeat, type Contest } from '../state.js';

/**
 * What a seat has learnt of the others' hands since the resting point the table is rebuilt from: cards they named, the
 * flare they threw, and legends a partner passed on in the middle of an effect.
 */
export function shownTo(table: Table<Contest>, seat: number): Shown {
  const { checkpoint, tail } = table.saved;
  const shown = {
    beings: checkpoint.seats.map((): number[] => []),
    legends: checkpoint.seats.map((): number[] => []),
    flares: checkpoint.seats.map((): number[] => []),
  };
  for (const { seat: speaker, said } of tail) {
    if (speaker === seat || typeof said !== 'string') continue;
    const name = said.slice(said.indexOf(':') + 1);
    const card = CARDS.findIndex(({ id }) => id === name);
    if (card >= 0) add(isLegend(card) ? shown.legends[speaker]! : shown.beings[speaker]!, card);
  }
  const { last, seats, turn, flareDiscard } = table.state;
  const active = activeSeat(table.state);
  const thrown = flareDiscard.filter(flare => !checkpoint.flareDiscard.includes(flare));
  if (last?.what === 'flare') thrown.push(FLARES.findIndex(({ id }) => id === last.card));
  if (active !== seat) for (const flare of thrown) add(shown.flares[active]!, flare);
  const before = checkpoint.seats[seat]!.legends;
  const giver = checkpoint.turn.control;
  if (turn.control === seat && giver !== seat)
    for (const legend of seats[seat]!.legends) if (!before.includes(legend)) add(shown.legends[giver]!, legend);
  return shown;
}

function add(cards: number[], card: number): void {
  if (!cards.includes(card)) cards.push(card);
}
