import { TEA_1 } from './cards/tea-1.js';
import { TEA_2 } from './cards/tea-2.js';
import { TEA_3 } from './cards/tea-3.js';
import type { CardStep } from './effect.js';

export interface TeaCard {
  readonly id: string;
  readonly layout: 'plain' | 'split' | 'corrupted';
  /** Whether the shard die stands in its corner (WW-13.5). */
  readonly die: boolean;
  readonly steps: readonly CardStep[];
}

/** The three decks, by round. */
export const TEA_DECKS: readonly (readonly TeaCard[])[] = [TEA_1, TEA_2, TEA_3];

const CARDS: ReadonlyMap<string, TeaCard> = new Map(TEA_DECKS.flat().map(card => [card.id, card]));

export const teaCard = (id: string): TeaCard => CARDS.get(id)!;
