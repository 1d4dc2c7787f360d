import type { Chip } from '../chips.js';
import type { RegionId } from '../regions.js';
import type { Response, Status } from '../state.js';
import type { Entry } from '../vocabulary.js';

/** What one fighter did in one draw. */
export interface Play {
  readonly chip: Chip;
  readonly response: Response;
  /** Strength it brought; null where it harmed, or is not counted yet. */
  readonly gained: number | null;
  readonly lost: number;
  readonly isOut: boolean;
  /** Withdrew after this draw. */
  readonly stops: boolean;
}

export interface ToldFighter {
  readonly seat: number;
  /** Start strength; null where the battle began before what is told. */
  readonly start: number | null;
  readonly plays: readonly (Play | null)[];
  readonly strength: number;
  readonly status: Status;
}

/** A battle as far as these entries tell it. */
export interface ToldBattle {
  readonly region: RegionId;
  readonly draws: readonly number[];
  readonly fighters: readonly ToldFighter[];
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly tie: boolean;
  readonly isOver: boolean;
  /** What came of it, entry by entry. */
  readonly results: readonly Entry[];
}

type Told<Tell extends Entry['tell']> = Extract<Entry, { tell: Tell }>;

const find = <Tell extends Entry['tell']>(entries: readonly Entry[], tell: Tell): Told<Tell> | undefined =>
  entries.find((entry): entry is Told<Tell> => entry.tell === tell);

/** What a draw showed whose chips were told before its markers moved. */
const shownBy = ({ region, draw, moves }: Told<'marked'>): Told<'revealed'> => ({
  tell: 'revealed',
  reveals: true,
  region,
  draw,
  plays: moves.map(({ seat, chip }) => ({ seat, chip, response: 'none' })),
});

/** The entries of each draw: from what was revealed up to the next. */
function drawsIn(entries: readonly Entry[]): Entry[][] {
  const draws: Entry[][] = [];
  for (const entry of entries) {
    if (entry.tell === 'revealed') draws.push([entry]);
    else if (entry.tell === 'marked' && draws.length === 0) draws.push([shownBy(entry), entry]);
    else if (entry.tell === 'battle-won') break;
    else draws.at(-1)?.push(entry);
  }
  return draws;
}

function playIn(draw: readonly Entry[], seat: number): Play | null {
  const shown = find(draw, 'revealed')!.plays.find(each => each.seat === seat);
  if (!shown) return null;
  const move = find(draw, 'marked')?.moves.find(each => each.seat === seat);
  return {
    chip: shown.chip,
    response: shown.response,
    gained: move ? move.value + move.gain : null,
    lost: draw.filter(entry => entry.tell === 'unit-lost' && entry.seat === seat).length,
    isOut: draw.some(entry => entry.tell === 'eliminated' && entry.seat === seat),
    stops: find(draw, 'decided')?.withdrawn.includes(seat) ?? false,
  };
}

/** Reads a battle out of its entries; null where none of them shows a chip or a result. */
export function battleIn(entries: readonly Entry[]): ToldBattle | null {
  const begins = find(entries, 'battle-begins');
  const won = find(entries, 'battle-won');
  const draws = drawsIn(entries);
  const marked = entries.findLast((entry): entry is Told<'marked'> => entry.tell === 'marked');
  const region = won?.region ?? marked?.region ?? begins?.region;
  const markers = won?.markers ?? marked?.markers;
  if (region === undefined || markers === undefined) return null;
  return {
    region,
    draws: draws.map(draw => find(draw, 'revealed')!.draw),
    fighters: markers.map(({ seat, strength, status }) => ({
      seat,
      start: begins?.fighters.find(each => each.seat === seat)?.strength ?? null,
      plays: draws.map(draw => playIn(draw, seat)),
      strength,
      status,
    })),
    first: won?.first ?? [],
    second: won?.second ?? [],
    tie: won?.tie ?? false,
    isOver: won !== undefined,
    results: won ? entries.slice(entries.indexOf(won) + 1) : [],
  };
}
