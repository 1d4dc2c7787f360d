import { type Decision, isAllowed, type OneDecision, type Said } from '../../../src/engine/decision.js';
import { copy } from '../../../src/engine/json.js';
import { randomFrom } from '../../../src/engine/random.js';
import { advance } from '../../../src/engine/rules.js';
import { printOf } from '../../../src/games/monolith-arena/prints.js';
import { arenaRules, step } from '../../../src/games/monolith-arena/rules.js';
import { view } from '../../../src/games/monolith-arena/sight.js';
import { type Arena, activeSeat, makeTile, type Phase, type Tile } from '../../../src/games/monolith-arena/state.js';
import type { SegmentView, TileView } from '../../../src/games/monolith-arena/view.js';
import type { ArenaEntry, QuestionKey } from '../../../src/games/monolith-arena/vocabulary.js';
import { makeHex, parseHex } from '../../../src/geometry/hex.js';

export const DRAGON = 'dragon-empire';
export const ABYSS = 'lords-of-the-abyss';
export const REALM = 'guardians-of-the-realm';
export const FOREST = 'harbingers-of-the-forest';

/** What is said to each question by its key; a list is said one after the other. */
export type Answers = Partial<Record<QuestionKey, Said | readonly Said[]>>;

/** What was wanted is not offered. */
export class NotOffered extends Error {}

/** Steps that follow from an action by themselves. */
const FOLLOWING: readonly Phase[] = ['push', 'wounds', 'unfold', 'battle', 'segment', 'battle-end', 'turn-end'];

interface Placing {
  readonly factions: readonly string[];
  /** The seat on turn. */
  readonly turn?: number;
  readonly hands?: readonly (readonly string[])[];
  readonly stacks?: readonly (readonly string[])[];
  readonly pools?: readonly [number, number];
  readonly chosen?: Readonly<Record<string, string>>;
}

/** A position that is played on through the real decisions. */
export class Stage {
  arena: Arena;
  /** Everything asked by the last `act`. */
  asked: readonly Decision[] = [];
  /** Everything told by the last `act`. */
  news: readonly ArenaEntry[] = [];

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** Goes on by these answers to the next resting point that is not a mere consequence. */
  act(answers: Answers = {}): this {
    const arena = copy(this.arena);
    const asked: Decision[] = [];
    const left = new Map<string, Said[]>();
    arena.news = [];
    do {
      const rules = step(arena);
      let turn = advance(rules, []);
      while (!turn.done) {
        asked.push(...turn.value);
        turn = advance(
          rules,
          turn.value.map(decision => said(decision, answers, left)),
        );
      }
    } while (FOLLOWING.includes(arena.phase) && arena.outcome === null);
    this.arena = arena;
    this.asked = asked;
    this.news = arena.news.map(({ entry }) => entry);
    return this;
  }

  /** Whether these answers are not all offered; nothing changes. */
  refuses(answers: Answers): boolean {
    try {
      new Stage(this.arena).act(answers);
      return false;
    } catch (error) {
      if (error instanceof NotOffered) return true;
      throw error;
    }
  }

  /** The options of the first question with this key that these answers lead to; null where it is not asked. */
  offers(key: QuestionKey, answers: Answers = {}): string[] | null {
    let found: string[] | null = null;
    const arena = copy(this.arena);
    const left = new Map<string, Said[]>();
    const rules = step(arena);
    let turn = advance(rules, []);
    while (!turn.done && found === null) {
      const decision = turn.value.find(asked => asked.key === key) as OneDecision | undefined;
      if (decision) found = decision.options.map(({ id }) => id);
      else
        turn = advance(
          rules,
          turn.value.map(asked => said(asked, answers, left)),
        );
    }
    return found;
  }

  /** Changes the position by hand. */
  with(change: (arena: Arena) => void): this {
    change(this.arena);
    return this;
  }

  /** Gives the seat on turn a tile and plays it. */
  play(tile: string, answers: Answers = {}): this {
    const { hand, faction } = this.arena.seats[activeSeat(this.arena)]!;
    const print = printOf(faction, tile);
    hand.push(print.index);
    return this.act({ turn: `${print.order === null ? 'place' : 'order'}:${tile}`, ...answers });
  }

  /** Whether the seat on turn, holding the tile, could not play it so. */
  refusesToPlay(tile: string, answers: Answers = {}): boolean {
    const trial = new Stage(copy(this.arena));
    try {
      trial.play(tile, answers);
      return false;
    } catch (error) {
      if (error instanceof NotOffered) return true;
      throw error;
    }
  }

  /** The seat on turn starts a Battle by an order. */
  fight(answers: Answers = {}): this {
    const dragon = this.arena.seats[activeSeat(this.arena)]!.faction === DRAGON;
    return this.play(dragon ? 'battle-charge' : 'battle', { mode: 'battle', ...answers });
  }

  /** Ends the turn and lets the next one draw. */
  pass(): this {
    return this.act({ turn: 'end' }).act();
  }

  at(hex: string): Tile | null {
    return this.arena.board[parseHex(hex)!]!;
  }

  seen(hex: string): TileView {
    const tile = view(this.arena, 'spectator').tiles.find(other => other.hex === hex);
    if (!tile) throw new Error(`Nothing lies on ${hex}`);
    return tile;
  }

  get netted(): string[] {
    return view(this.arena, 'spectator')
      .tiles.filter(({ nettedBy }) => nettedBy.length > 0)
      .map(({ hex }) => hex);
  }

  /** Hexes of everything on the board. */
  get hexes(): string[] {
    return this.arena.board.flatMap((tile, hex) => (tile ? [makeHex(hex)] : []));
  }

  get onTurn(): number {
    return activeSeat(this.arena);
  }

  hand(seat: number): readonly string[] | number {
    return view(this.arena, seat).seats[seat]!.hand;
  }

  /** The segments of the last act, the start of the Battle excepted. */
  get segments(): readonly SegmentView[] {
    return this.news.flatMap(entry =>
      entry.tell === 'segment' && entry.segment.initiative !== null ? [entry.segment] : [],
    );
  }

  /** The Initiative values at which the tile attacked. */
  attacksOf(id: number): number[] {
    return this.segments.filter(({ attackers }) => attackers.includes(id)).map(({ initiative }) => initiative!);
  }

  told<Tell extends ArenaEntry['tell']>(tell: Tell): Extract<ArenaEntry, { tell: Tell }>[] {
    return this.news.filter((entry): entry is Extract<ArenaEntry, { tell: Tell }> => entry.tell === tell);
  }

  /** The seats each entry of this kind was told to; undefined = everybody. */
  heard(tell: ArenaEntry['tell']): (readonly number[] | undefined)[] {
    return this.arena.news.filter(({ entry }) => entry.tell === tell).map(({ seats }) => seats);
  }
}

function said(decision: Decision, answers: Answers, left: Map<string, Said[]>): Said {
  const wanted = answers[decision.key as QuestionKey];
  if (wanted === undefined) throw new Error(`Seat ${decision.seat} is asked ${decision.key}, nothing is said to it`);
  let answer: Said;
  if (Array.isArray(wanted) && decision.kind !== 'some') {
    if (!left.has(decision.key)) left.set(decision.key, [...wanted]);
    answer = left.get(decision.key)!.shift()!;
  } else answer = wanted as Said;
  if (!isAllowed(decision, answer)) throw new NotOffered(`${JSON.stringify(answer)} to ${decision.key}`);
  return answer;
}

/**
 * Sets a position up. A line is `<seat> <tile> <hex> [r<rotation>] [w<wounds>] [p<poison>] [e<entrenched>]`. Stacks are
 * empty unless given (the last tile is drawn first), and the forced discard is done.
 */
export function stage(lines: string, { factions, turn = 0, hands, stacks, pools, chosen }: Placing): Stage {
  const arena = freshArena(factions, chosen);
  arena.at = arena.order.indexOf(turn);
  arena.turnNumber = 10;
  arena.phase = 'turn';
  arena.turn = { limit: 3, left: null, placed: false, unfolded: false, used: [] };
  if (pools) arena.pools = [...pools];
  for (const [seat, owner] of arena.seats.entries()) {
    owner.stack = (stacks?.[seat] ?? []).map(tile => printOf(owner.faction, tile).index);
    owner.hand = (hands?.[seat] ?? []).map(tile => printOf(owner.faction, tile).index);
  }
  for (const line of lines.trim().split('\n')) {
    const [seat, tile, hex, ...marks] = line.trim().split(/\s+/);
    const owner = Number(seat);
    const mark = (letter: string) => Number(marks.find(text => text.startsWith(letter))?.slice(1) ?? 0);
    const print = printOf(arena.seats[owner]!.faction, tile!);
    const made = makeTile(arena, owner, print.index, mark('r'));
    made.wounds = mark('w');
    made.poison = mark('p');
    made.entrenched = mark('e');
    arena.board[parseHex(hex!)!] = made;
  }
  return new Stage(arena);
}

/** A match as it begins, without its opening news. */
export function freshArena(factions: readonly (string | null)[], chosen: Readonly<Record<string, string>> = {}): Arena {
  const mode = ['duel', 'three', 'four'][factions.length - 2]!;
  const arena = arenaRules.setup({
    seats: factions.length,
    chosen: { mode, first: 'first', ...chosen },
    sides: factions,
    random: randomFrom('00112233445566778899aabbccddeeff'),
  });
  arena.news = [];
  return arena;
}

/** Puts a Monolith under a Banner that lies on the board: folded with these tiles inside, or unfolded onto these hexes. */
export function addMonolith(
  { arena }: Stage,
  seat: number,
  lower: { readonly inside: readonly (string | null)[] } | { readonly on: readonly [string, string] },
): void {
  const { faction } = arena.seats[seat]!;
  const banner = arena.board.findIndex(tile => tile?.seat === seat && tile.print === printOf(faction, 'banner').index);
  if ('on' in lower) {
    const [one, two] = lower.on.map(hex => parseHex(hex)!);
    arena.seats[seat]!.monolith = { folded: false, secret: false, hexes: [banner, one!, two!], under: [null, null] };
    return;
  }
  const [one, two] = lower.inside.map(tile =>
    tile === null ? null : makeTile(arena, seat, printOf(faction, tile).index, 0),
  );
  arena.seats[seat]!.monolith = { folded: true, secret: true, hexes: [banner, -1, -1], under: [one!, two!] };
}
