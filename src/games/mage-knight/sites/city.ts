import type { Modifier } from '../effects/modifier.js';
import type { Colour } from '../terms.js';
import type { Pile } from '../tokens/enemy.js';

export interface City {
  readonly color: Colour;
  /** What its defenders get (MK-W-13.12). */
  readonly bonus: readonly Modifier[];
  /** The tokens of levels 1 to 11. */
  readonly garrison: readonly (readonly Pile[])[];
}
