import type { PlaceRow } from '../../engine/game.js';

/** The 19 hexes as buttons, five rows of at most five. A shift of half a hex cannot be shown: every second row stands left. */
const ROWS: readonly PlaceRow[] = [
  { name: 'A', places: [null, 'A1', 'A2', 'A3'] },
  { name: 'B', places: ['B1', 'B2', 'B3', 'B4'] },
  { name: 'C', places: ['C1', 'C2', 'C3', 'C4', 'C5'] },
  { name: 'D', places: ['D1', 'D2', 'D3', 'D4'] },
  { name: 'E', places: [null, 'E1', 'E2', 'E3'] },
];

export const places = (): readonly PlaceRow[] => ROWS;
