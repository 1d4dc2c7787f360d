import type { Card } from '../card.js';
import { ETHERWEAVE } from './etherweave.js';
import { EVERFROST } from './everfrost.js';
import { HIGHLAND } from './highland.js';
import { IMPERIAL } from './imperial.js';
import { NETHERVOID } from './nethervoid.js';
import { SYLVAN } from './sylvan.js';

/** A deck of 18 beings and the pieces that go with it (TK-1.10). */
export interface School {
  readonly id: string;
  readonly cards: readonly Card[];
  readonly expansion: boolean;
  /** Its beings become the Gateway (TK-14.4). */
  readonly gateway?: true;
}

/** Every school; a new one is a file of cards and a line at the end: matches know cards by their number. */
export const SCHOOLS: readonly School[] = [
  { id: 'northern-imperial', cards: IMPERIAL, expansion: false },
  { id: 'southern-imperial', cards: IMPERIAL, expansion: false },
  { id: 'highland', cards: HIGHLAND, expansion: false },
  { id: 'sylvan', cards: SYLVAN, expansion: false },
  { id: 'everfrost', cards: EVERFROST, expansion: true },
  { id: 'nethervoid', cards: NETHERVOID, expansion: true, gateway: true },
  { id: 'etherweave', cards: ETHERWEAVE, expansion: true },
];
