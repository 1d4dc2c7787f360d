/** A vector of Wonderland's War: vectors.md of the facts describes every kind and key. */
export interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly state: unknown;
  readonly draws?: readonly Draw[];
  readonly choices?: Choices;
  readonly illegal?: readonly { readonly draw: number; readonly player: string; readonly choice: Answer }[];
  readonly forges?: readonly Forging[];
  readonly expected: Expected;
}

export type Draw = Readonly<Record<string, Answer>>;

/** What one player does in one draw. */
export interface Answer {
  readonly halt?: true;
  readonly chip?: string;
  readonly drawn?: readonly string[];
  readonly shield?: true;
  readonly all_mad?: true;
  readonly lose?: readonly string[];
  readonly mode?: string;
  readonly move?: number;
  readonly to_forge?: number;
  readonly target?: string;
  readonly pick?: string;
  readonly paint?: 'here' | 'elsewhere';
  readonly paint_unit?: string;
  readonly alice?: true;
  readonly change?: true;
}

export interface Choices {
  readonly award?: Readonly<Record<string, 'vp' | 'castle'>>;
  readonly learn?: Readonly<Record<string, string>>;
  readonly tracks?: readonly number[];
}

export interface Forging {
  readonly player: string;
  readonly chip: string;
  readonly source: 'symbol' | 'chip' | 'card';
  readonly illegal?: boolean;
}

/** A player before the battle. */
export interface Given {
  readonly supporters?: number;
  readonly standees?: readonly string[];
  readonly leader?: number;
  readonly leader_here?: boolean;
  readonly castle?: boolean;
  readonly castle_up?: boolean;
  readonly shield?: boolean;
  readonly vp?: number;
  readonly shards?: number;
  readonly abilities?: readonly string[];
  readonly bag?: readonly string[];
  readonly track?: readonly string[];
  readonly exhausted?: readonly string[];
  readonly active?: readonly string[];
  readonly forged?: readonly string[];
  readonly pool?: number;
  readonly adjacent?: number;
  readonly elsewhere?: number;
  readonly poison_pool?: number;
  readonly faction?: string;
}

export interface BattleGiven {
  readonly ally_set: string;
  readonly value: number;
  readonly n_players: number;
  readonly resistance?: number;
  readonly region?: string;
  readonly round?: number;
  readonly players: Readonly<Record<string, Given>>;
}

export type Expected = Readonly<Record<string, unknown>> & {
  readonly start?: Readonly<Record<string, number>>;
  readonly after?: readonly (Readonly<Record<string, number>> | null)[];
  readonly ended?: boolean;
  readonly first?: readonly string[];
  readonly second?: readonly string[];
  readonly tie?: boolean;
  readonly castle?: Readonly<Record<string, boolean>>;
  readonly feats?: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  readonly creature_bonus?: string | null;
  readonly forge_actions?: Readonly<Record<string, readonly string[]>>;
  readonly cleanup?: true;
  readonly vp_gain?: Readonly<Record<string, number>>;
  readonly poison_back?: number;
  readonly final?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
