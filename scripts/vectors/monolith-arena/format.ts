/** The vectors of Monolith Arena as they are written; `meta.conventions` of the file explains every field. */
export type Place = readonly [number, number];

export interface Player {
  readonly id: string;
  readonly faction: string;
  readonly team?: string;
  readonly hitPoints?: number;
}

export interface SetupTile {
  readonly ref: string;
  readonly owner: string;
  readonly tile: string;
  readonly q?: number;
  readonly r?: number;
  readonly rot?: number;
  readonly wounds?: number;
  readonly markers?: { readonly poison?: number; readonly entrenchment?: number };
}

export interface SetupMonolith {
  readonly owner: string;
  readonly state: 'folded' | 'unfolded';
  readonly elements: readonly { readonly id: string; readonly hex: Place | null; readonly holds: string | null }[];
}

export interface Setup {
  readonly players: readonly Player[];
  readonly active: string;
  readonly tiles: readonly SetupTile[];
  readonly monoliths?: readonly SetupMonolith[];
  readonly hidden?: readonly SetupTile[];
}

export interface Step {
  readonly do: string;
  readonly by?: string;
  readonly legal?: boolean;
  readonly via?: string;
  readonly tile?: string;
  readonly as?: string;
  readonly at?: Place;
  readonly to?: Place;
  readonly rot?: number;
  readonly target?: string;
  readonly pusher?: string;
  readonly unit?: string;
  readonly hexes?: readonly Place[];
  readonly elements?: readonly {
    readonly id: string;
    readonly to: Place;
    readonly rot?: number;
    readonly rotChosenBy?: string;
  }[];
  readonly removedAfter?: readonly string[];
  readonly nettedAfter?: readonly string[];
  readonly pushOptions?: readonly Place[];
  readonly toChosenBy?: string;
  readonly probe?: boolean;
}

export interface Choices {
  readonly regen?: readonly { readonly rune?: string; readonly saves: string; readonly source?: string }[];
  readonly assassin?: Readonly<Record<string, string>>;
  readonly poison?: readonly string[];
}

export interface Alternative {
  readonly rune?: string;
  readonly saves?: string;
  readonly source?: string;
  readonly marker?: string;
  readonly removed?: readonly string[];
  readonly hitPoints?: number;
}

export interface Asked {
  readonly by: string;
  readonly segment: number | string;
  readonly options: readonly Alternative[];
}

export interface Expected {
  readonly removed: readonly string[];
  readonly wounds: Readonly<Record<string, number>>;
  readonly poison: Readonly<Record<string, number>>;
  readonly hitPoints: Readonly<Record<string, number>>;
  readonly netted?: readonly string[];
  readonly positions?: Readonly<Record<string, Place>>;
  readonly rotations?: Readonly<Record<string, number>>;
  readonly segments?: readonly number[];
  readonly attacks?: Readonly<Record<string, readonly string[]>>;
  readonly folded?: readonly string[];
  readonly hiddenTiles?: readonly string[];
  readonly poisonPool?: number;
  readonly entrenched?: readonly string[];
  readonly battles?: number;
  readonly result?: string;
  readonly static?: {
    readonly initiative?: Readonly<Record<string, readonly number[]>>;
    readonly netted?: readonly string[];
    readonly disarmed?: readonly string[];
    readonly maxHitPoints?: Readonly<Record<string, number>>;
    readonly meleeBonus?: Readonly<Record<string, number>>;
  };
}

export interface ArenaVector {
  readonly id: string;
  readonly kind: 'battle' | 'action' | 'static' | 'flow';
  readonly setup: Setup;
  readonly when?: readonly Step[];
  readonly choices?: Readonly<Record<string, Choices>>;
  readonly decision?: Asked;
  readonly expect: Expected;
}
