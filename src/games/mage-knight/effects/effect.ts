import type { Piece } from '../fight/state.js';
import type { Bound, EffectSource } from '../play-area.js';
import type { HeroState, Realm } from '../state.js';
import type { Mana } from '../terms.js';
import type { During } from '../vocabulary.js';
import type { ValueKind } from './step.js';

/** A text that is being carried out. It lives within one step of the rules. */
export interface Effect {
  readonly realm: Realm;
  readonly seat: number;
  readonly from: EffectSource;
  /** What was paid, discarded, chosen or targeted, by name. */
  readonly bound: Record<string, Bound>;
  /** Points it made so far: what follows a block or attack hangs on them. */
  readonly pieces: Piece[];
  /** One value of these kinds is raised (Concentration, Mana Overload). */
  bonus: { readonly amount: number; readonly kinds: readonly ValueKind[] } | null;
  /** The amount that replaces the printed one (Altem Mages, Magic Familiars). */
  amount: number | null;
  /** A value of one kind becomes another kind (Shapeshift). */
  shape: { readonly from: ValueKind; readonly into: ValueKind } | null;
  /** What Leadership adds to the unit. */
  boost: { readonly kind: 'block' | 'attack' | 'ranged'; readonly amount: number } | null;
  /** The die just rolled. */
  rolled: Mana | null;
  /** The enemy just beaten or blocked, and block points beyond what was needed. */
  foe: number | null;
  excess: number;
  /** The unit just readied (Energy Flow). */
  readied: boolean;
  /** Cards of a composite effect that are in use before this one (MK-C-4.3). */
  readonly chain: readonly string[];
}

export const beginEffect = (
  realm: Realm,
  seat: number,
  from: EffectSource,
  more: Partial<Pick<Effect, 'bound' | 'bonus' | 'amount' | 'shape' | 'boost' | 'foe' | 'excess' | 'chain'>> = {},
): Effect => ({
  realm,
  seat,
  from,
  bound: { ...more.bound },
  pieces: [],
  bonus: more.bonus ?? null,
  amount: more.amount ?? null,
  shape: more.shape ?? null,
  boost: more.boost ?? null,
  rolled: null,
  foe: more.foe ?? null,
  excess: more.excess ?? 0,
  readied: false,
  chain: more.chain ?? [],
});

/** What an effect comes from, to be kept in the state: no object lies in two places. */
export const sourceOf = ({ from }: Pick<Effect, 'from'>): EffectSource => ({ ...from, colours: [...from.colours] });

export const heroIn = ({ realm, seat }: Pick<Effect, 'realm' | 'seat'>): HeroState => realm.heroes[seat]!;

/** What every question of an effect says. */
export const during = ({ from }: Pick<Effect, 'from'>): During => ({
  from: { kind: from.kind, id: from.id },
  side: from.side,
});

export const bind = (effect: Effect, name: string | undefined, values: Bound): void => {
  if (name !== undefined) effect.bound[name] = values;
};
