import type { SegmentView } from './view.js';

/**
 * Every question the arena asks and every entry it writes into the log, as data. Words and pictures are made from these.
 * Hexes are named as on the picture ('A1'..'E3'), tiles by their id within a faction ('knight'), seats by number,
 * rotations as clockwise steps 0..5.
 */

/** A hex as the picture names it. */
export type HexName = string;
/** A tile's id within its faction: 'knight', 'regeneration-rune', 'fire-concoction'. */
export type TileName = string;

/** What gives a tile on the board a feature; a hex names the Banner or Rune it comes from. */
export type EffectId =
  | 'maneuver' // printed on the tile itself
  | 'teleport' // printed on the tile itself
  | 'rotation' // printed on the tile itself
  | `aura:${HexName}` // Maneuver by the Harbingers' Banner on that hex
  | `agility:${HexName}` // Maneuver by the Agility Rune on that hex
  | `teleportation:${HexName}` // Teleport by the Teleportation Rune on that hex
  | 'charge'; // the tile itself is a Charge Rune

/** What a small choice (hex, rotation, target) belongs to. */
export type Action =
  | 'place' // a Board tile from the hand
  | 'unfold' // an element of the own Monolith
  | 'charge' // by the order or by the Rune of Charge
  | EffectId // a feature
  | 'move' // the order tiles, by id
  | 'rotation-order'
  | 'push'
  | 'net'
  | 'entrenchment'
  | 'false-order'
  | 'precise-shot';

/** The tile a small choice is about. */
export type Subject = {
  /** Its id, or 'element' for an empty element of a Monolith that is unfolded. */
  readonly tile: TileName;
  /** Whose tile it is. */
  readonly seat: number;
  /** Where it lies; null while it is in the hand or inside a Monolith. */
  readonly hex: HexName | null;
};

/** Where in a Battle a choice is made; 'order' outside Battles (an order or a Charge). */
export type Moment = number | 'start' | 'order';

/**
 * Every decision: its key, what the ids of its options are, and what `about` carries. All are of kind `one` except
 * `monolith`. Options that point at a hex carry it as `place` too.
 */
export type Questions = {
  /** Kind `some`, exactly two, all seats at once: the tiles hidden in the Monolith (MA-22.1). '#2' = a second copy. */
  readonly monolith: { readonly option: TileName | `${TileName}#2`; readonly about: { readonly faction: string } };
  /** Where the own Banner (or folded Monolith) is put at the start (MA-1.6). */
  readonly banner: { readonly option: HexName; readonly about: { readonly folded: boolean } };
  /** Unlucky draw: all tiles are Orders; discard them all and draw again? (MA-4) */
  readonly redraw: { readonly option: 'redraw' | 'keep'; readonly about: { readonly tiles: readonly TileName[] } };
  /** The tile that must be discarded first (MA-3.2). */
  readonly 'forced-discard': { readonly option: TileName; readonly about: { readonly of: number } };
  /** The menu of the own turn. */
  readonly turn: {
    readonly option:
      | `place:${TileName}` // put this Board tile from the hand on the board
      | `order:${TileName}` // play this Order from the hand
      | `discard:${TileName}` // discard this tile from the hand
      | `feature:${HexName}` // use a feature of the tile on this hex
      | 'unfold' // unfold the own Monolith
      | 'end'; // end the turn, keeping what is left in the hand
    /** How many tiles may still be played or discarded; null = no limit (only the tactical variant has one). */
    readonly about: { readonly left: number | null };
  };
  /**
   * Before a Battle, which cannot be taken back: is it fought, or does the tile stay in the hand? With Battle/Charge also
   * which of the two (MA-16.3). `fills` = the tile takes the last empty hex (MA-5.6).
   */
  readonly mode: {
    readonly option: 'battle' | 'charge' | 'keep';
    readonly about: { readonly tile: TileName; readonly fills: boolean };
  };
  /** No question: the next turn, or the Last Battle, waits until its player comes. */
  readonly pause: { readonly option: 'turn' | 'early'; readonly about: Record<string, never> };
  /** Several effects reach the chosen tile: which one is used (MA-6.9). */
  readonly effect: { readonly option: EffectId; readonly about: Subject };
  /** Where the tile goes. Its own hex among the options = it stays there and only turns. */
  readonly hex: {
    readonly option: HexName;
    readonly about: Subject & {
      readonly action: Action;
      /** Hexes where an enemy tile is removed by going there (Transformation, MA-6.8). */
      readonly removes: readonly HexName[];
    };
  };
  /** How the tile is turned. `to` is the hex it will lie on, `rotation` its present one (0 for a tile not yet lying). */
  readonly rotation: {
    readonly option: '0' | '1' | '2' | '3' | '4' | '5';
    readonly about: Subject & { readonly action: Action; readonly to: HexName; readonly rotation: number };
  };
  /** Which tile on the board the action is meant for; for a Charge `from` is the charging tile's hex. */
  readonly target: {
    readonly option: HexName;
    readonly about: { readonly action: Action; readonly from: HexName | null };
  };
  /** The three hexes of a Fire Concoction, in reading order (MA-16.7). `place` is the first of them. */
  readonly triangle: {
    readonly option: `${HexName}-${HexName}-${HexName}`;
    readonly about: Record<string, never>;
  };
  /** Which own tile pushes (MA-18.1). */
  readonly pusher: { readonly option: HexName; readonly about: Record<string, never> };
  /** Which enemy tile is pushed. */
  readonly pushed: { readonly option: HexName; readonly about: { readonly pusher: HexName } };
  /** The pushed tile's owner: where it goes (MA-18.2). `by` is the seat that played the Push. */
  readonly 'push-hex': {
    readonly option: HexName;
    readonly about: Subject & { readonly pusher: HexName; readonly by: number };
  };
  /** Which own Cavalry tile charges (MA-17.1); by a Battle/Charge order or by the Rune on the hex `rune`. */
  readonly charger: { readonly option: HexName; readonly about: { readonly rune: HexName | null } };
  /** Which Rune takes which source off which tile: '<rune>:<saved tile>:<source>'. `place` is the saved tile. */
  readonly regeneration: {
    readonly option: `${HexName}:${HexName}:${HexName | 'poison' | 'order'}`;
    readonly about: { readonly moment: Moment };
  };
  /** More fresh Venom than markers: which tile gets the next marker (MA-13.7). `left` = markers still to give. */
  readonly poison: { readonly option: HexName; readonly about: { readonly moment: Moment; readonly left: number } };
  /** The Assassin's target (MA-8.10). `from` is the Assassin's hex. */
  readonly assassin: { readonly option: HexName; readonly about: { readonly moment: number; readonly from: HexName } };
};

export type QuestionKey = keyof Questions;

/** A tile on the board that an entry speaks of. */
export type Mention = {
  readonly id: number;
  readonly tile: TileName;
  readonly seat: number;
  readonly hex: HexName;
};

/** Why a tile left the board. */
export type Departure =
  | 'wounds' // wounds reached its HP (MA-9.4)
  | 'support' // it lived only by the Guardian aura (MA-15.5)
  | 'transformation' // the Demon took its place (MA-6.8)
  | 'regeneration' // a Regeneration Rune that absorbed (MA-12.1)
  | 'destroyed'; // a Banner whose pool is at 0, or a Banner of the same team (MA-20.4, AMB-23)

/** Every entry of the log. */
export type ArenaEntry =
  /** The match begins: factions by seat, seats in turn order (three players: four entries). */
  | {
      readonly tell: 'match-begins';
      readonly factions: readonly string[];
      readonly order: readonly number[];
    }
  /** Everybody has chosen the tiles hidden in their Monolith. */
  | { readonly tell: 'monoliths-chosen' }
  /** What a seat hides in its Monolith: for itself and its partner only. */
  | {
      readonly tell: 'monolith-tiles';
      readonly seat: number;
      readonly tiles: readonly TileName[];
    }
  /** A Banner, or a folded Monolith, was put on the board. */
  | { readonly tell: 'banner-placed'; readonly seat: number; readonly hex: HexName; readonly folded: boolean }
  /** A turn begins. `closing` = turns still played before the Last Battle, this one included, or null. */
  | { readonly tell: 'turn-begins'; readonly seat: number; readonly turn: number; readonly closing: number | null }
  /** Tiles were drawn; `tiles` is null where draws are private. */
  | {
      readonly tell: 'drawn';
      readonly seat: number;
      readonly count: number;
      readonly stack: number;
      readonly tiles: readonly TileName[] | null;
    }
  /** The same for the one who drew, where draws are private. */
  | {
      readonly tell: 'drawn-tiles';
      readonly seat: number;
      readonly tiles: readonly TileName[];
    }
  /** The last tile of a stack was drawn: `turns` more turns by the others, then the Last Battle (MA-20.1). */
  | { readonly tell: 'last-draw'; readonly seat: number; readonly turns: number }
  /** Unlucky draw: these Orders were discarded and new tiles are drawn. */
  | { readonly tell: 'redrawn'; readonly seat: number; readonly tiles: readonly TileName[] }
  /** A tile was discarded from the hand. */
  | { readonly tell: 'discarded'; readonly seat: number; readonly tile: TileName; readonly forced: boolean }
  /** A Board tile was put on the board. */
  | {
      readonly tell: 'placed';
      readonly seat: number;
      readonly tile: TileName;
      readonly hex: HexName;
      readonly rotation: number;
      /** The tile removed by Transformation, or null. */
      readonly replaced: Mention | null;
    }
  /** An Order was played; what it did is told by the entries after it. */
  | { readonly tell: 'order-played'; readonly seat: number; readonly tile: TileName }
  /** A tile stepped and/or turned, by a feature or by the order 'move', 'rotation-order', 'false-order'. */
  | {
      readonly tell: 'moved';
      readonly seat: number;
      readonly by: Action;
      readonly moved: Mention;
      readonly from: HexName;
      readonly to: HexName;
      /** Rotation before and after. */
      readonly turnedFrom: number;
      readonly rotation: number;
    }
  /** A tile was pushed. `chosenBy` = the seat that chose the hex, null where only one was possible. */
  | {
      readonly tell: 'pushed';
      readonly seat: number;
      readonly pusher: Mention;
      readonly pushed: Mention;
      readonly from: HexName;
      readonly to: HexName;
      readonly chosenBy: number | null;
    }
  /** The Net order's marker was put on a tile. */
  | { readonly tell: 'netted'; readonly seat: number; readonly target: Mention }
  /** An Entrenchment marker was put on a tile. */
  | { readonly tell: 'entrenched'; readonly seat: number; readonly target: Mention }
  /** A Fire Concoction was thrown at three hexes. */
  | {
      readonly tell: 'fire';
      readonly seat: number;
      readonly hexes: readonly HexName[];
      readonly targets: readonly Mention[];
    }
  /** A Precise Shot was aimed. */
  | { readonly tell: 'shot'; readonly seat: number; readonly target: Mention }
  /** A tile charged. `strength` is null where it arrived disarmed, or died of the step, and did not attack. */
  | {
      readonly tell: 'charged';
      readonly seat: number;
      readonly charger: Mention;
      readonly from: HexName;
      readonly to: HexName;
      readonly rotation: number;
      readonly target: Mention;
      readonly strength: number | null;
      /** The hex of the Rune of Charge that gave it, or null where an order did. */
      readonly rune: HexName | null;
    }
  /** Outside Battles: a Regeneration Rune took a source off a tile and left. */
  | { readonly tell: 'saved'; readonly rune: Mention; readonly saved: Mention }
  /** Outside Battles: a tile took wounds; `left` = HP it has left (Banners: of the pool). */
  | { readonly tell: 'wounded'; readonly target: Mention; readonly wounds: number; readonly left: number }
  /** Outside Battles: a tile got poison markers. */
  | { readonly tell: 'poisoned'; readonly target: Mention; readonly markers: number }
  /** Outside Battle segments: a tile left the board. */
  | { readonly tell: 'removed'; readonly removed: Mention; readonly why: Departure }
  /** A Monolith was unfolded; `tiles` by element, null = an empty element. `first` = its tiles were secret until now. */
  | {
      readonly tell: 'unfolded';
      readonly seat: number;
      readonly hexes: readonly [HexName, HexName];
      readonly tiles: readonly [Mention | null, Mention | null];
      readonly rotations: readonly [number, number];
      readonly first: boolean;
    }
  /** A Monolith folded after a Battle; `tiles` went back inside. */
  | { readonly tell: 'folded'; readonly seat: number; readonly tiles: readonly Mention[] }
  /** A Monolith could not fold because these tiles on its lower elements are netted (MA-22.11). */
  | { readonly tell: 'not-folded'; readonly seat: number; readonly netted: readonly Mention[] }
  /** A Battle begins; `seat` is the active player. */
  | {
      readonly tell: 'battle-begins';
      readonly seat: number;
      readonly number: number;
      readonly why: BattleCause;
      /** Pools by seat. */
      readonly hitPoints: readonly number[];
    }
  /** One segment in which something happened, as pictures and words need it. */
  | { readonly tell: 'segment'; readonly number: number; readonly segment: SegmentView }
  /** A Battle is over: what left the board in all of it, and the pools by seat before and after. */
  | {
      readonly tell: 'battle-ends';
      readonly number: number;
      readonly removed: readonly Mention[];
      readonly before: readonly number[];
      readonly after: readonly number[];
    }
  /** A turn ended by declaration; `kept` tiles stay in the hand. */
  | { readonly tell: 'turn-ends'; readonly seat: number; readonly kept: number }
  /** Equal HP after the Last Battle: one more turn each, then an additional Last Battle (MA-20.7). */
  | { readonly tell: 'extra-turns'; readonly hitPoints: number; readonly turns: number }
  /** The match is over. */
  | {
      readonly tell: 'match-ends';
      readonly reason: EndReason;
      readonly winners: readonly number[];
      /** Pools by seat. */
      readonly hitPoints: readonly number[];
    };

/** Why a Battle is fought. */
export type BattleCause = 'order' | 'full-board' | 'last' | 'extra-last';

/** Reasons of an outcome: `Outcome.reason`. */
export type EndReason =
  | 'banner-destroyed' // one side's pool is at 0 (MA-20.4)
  | 'both-destroyed' // both pools at 0 in one Battle: a draw
  | 'more-hit-points' // after the Last Battle (MA-20.6)
  | 'equal-hit-points'; // still equal after the additional Last Battle: a draw (MA-20.7)
