import type { Card, Flare } from './card.js';
import { FLARES } from './flares.js';
import { LEGENDS } from './legends.js';
import { SCHOOLS, type School } from './schools/index.js';

/** Every legend and being once; states know a card by its position here, so a school that joins later comes last. */
export const CARDS: readonly Card[] = [...LEGENDS, ...new Set(SCHOOLS.flatMap(({ cards }) => cards))];

const BY_ID: ReadonlyMap<string, number> = new Map(CARDS.map(({ id }, card) => [id, card]));

/** The card with this id. */
export function cardOf(id: string): number {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`There is no card ${id}`);
  return card;
}

export const nameOfCard = (card: number): string => CARDS[card]!.id;

/** The legends, shared by all. */
export const LEGEND_CARDS: readonly number[] = LEGENDS.map(({ id }) => cardOf(id));
export const isLegend = (card: number): boolean => CARDS[card]!.rank === 'legendary';

export function schoolOf(id: string): School {
  const school = SCHOOLS.find(other => other.id === id);
  if (school === undefined) throw new RangeError(`There is no school ${id}`);
  return school;
}

/** The 18 cards of a school. */
export const deckOf = (school: string): number[] => schoolOf(school).cards.map(({ id }) => cardOf(id));

export const flareAt = (flare: number): Flare => FLARES[flare]!;
export const nameOfFlare = (flare: number): string => FLARES[flare]!.id;
