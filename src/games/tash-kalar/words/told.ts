import type { Deed, DirectionName, Gait, Mention, Rank, SquareName } from '../vocabulary.js';

/** Pieces of one colour and rank. */
export interface Group {
  readonly colour: number;
  readonly rank: Rank;
  readonly squares: readonly SquareName[];
}

/** Pieces destroyed together. */
export interface Kills {
  readonly groups: readonly Group[];
  /** How often each counts, where that is unusual: 0 or 2 and more. */
  readonly counted: number | null;
  readonly removed: boolean;
}

type Plain = Exclude<
  Deed,
  { did: 'destroyed' | 'upgraded' | 'downgraded' | 'placed' | 'moved' | 'shot' | 'action' | 'extra-card' }
>;

/** What an effect did, in as few sentences as a person would use. */
export type Told =
  | {
      readonly what: 'moved';
      /** Whether it is the summoned being itself. */
      readonly isBeing: boolean;
      readonly piece: Mention;
      readonly gait: Gait;
      readonly path: readonly SquareName[];
      readonly over: Kills | null;
    }
  | { readonly what: 'destroyed'; readonly kills: Kills }
  | {
      readonly what: 'shot';
      readonly from: SquareName;
      readonly directions: readonly DirectionName[];
      readonly kills: Kills | null;
    }
  | { readonly what: 'actions'; readonly gained: number }
  | { readonly what: 'extra-cards'; readonly decks: readonly ('being' | 'legend')[] }
  /** The rank of the summoned being itself. */
  | { readonly what: 'ranked'; readonly up: boolean; readonly to: Rank }
  | { readonly what: 'upgraded' | 'downgraded'; readonly groups: readonly Group[]; readonly to: Rank }
  | { readonly what: 'placed'; readonly groups: readonly Group[] }
  | { readonly what: 'plain'; readonly deed: Plain };

type Destroyed = Extract<Deed, { did: 'destroyed' }>;

/** Pieces by colour and rank, in the order they first come. */
function groupsOf(pieces: readonly Mention[]): Group[] {
  const groups = new Map<string, { colour: number; rank: Rank; squares: SquareName[] }>();
  for (const { colour, rank, square } of pieces) {
    const key = `${colour} ${rank}`;
    const group = groups.get(key) ?? { colour, rank, squares: [] };
    group.squares.push(square);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Own pieces never count and enemy ones once: only what differs from that is worth saying. */
const unusualCount = ({ piece, counted }: Destroyed, by: number): number | null =>
  counted === (piece.colour === by ? 0 : 1) ? null : counted;

const killsOf = (deaths: readonly Destroyed[], by: number): Kills => ({
  groups: groupsOf(deaths.map(({ piece }) => piece)),
  counted: deaths.map(death => unusualCount(death, by)).find(count => count !== null) ?? null,
  removed: deaths.some(({ removed }) => removed),
});

/** Whose effect it is, and where its being stood first. */
interface Doer {
  readonly colour: number;
  readonly square: SquareName | null;
  /** What the being landed on: told with its arrival. */
  readonly crushed: Mention | null;
}

/** Joins what belongs together: the steps of one piece, what it ran over, pieces destroyed or placed in a row. */
function toldDeeds(deeds: readonly Deed[], { colour, square, crushed }: Doer): Told[] {
  const told: Told[] = [];
  let being = square;
  let deaths: Destroyed[] = [];
  let landing = crushed;
  const tellDeaths = (some: readonly Destroyed[]): void => {
    if (some.length === 0) return;
    const kills = killsOf(some, colour);
    const last = told.at(-1);
    if (last?.what === 'shot' && last.kills === null) told[told.length - 1] = { ...last, kills };
    else told.push({ what: 'destroyed', kills });
  };
  for (const [at, deed] of deeds.entries()) {
    if (deed.did === 'destroyed') {
      if (landing !== null && deed.piece.square === landing.square) landing = null;
      else deaths.push(deed);
      continue;
    }
    if (deed.did === 'moved') {
      const path = deed.path;
      tellDeaths(deaths.filter(({ piece }) => !path.slice(1).includes(piece.square)));
      const over = deaths.filter(({ piece }) => path.slice(1).includes(piece.square));
      deaths = [];
      const isBeing = being !== null && path[0] === being && deed.piece.colour === colour;
      if (isBeing) being = path.at(-1)!;
      tellMove(told, { ...deed, isBeing, over: over.length > 0 ? killsOf(over, colour) : null });
      continue;
    }
    // Only where the Gateway is in the end matters.
    if (deed.did === 'gateway' && deeds.slice(at + 1).some(({ did }) => did === 'gateway')) continue;
    tellDeaths(deaths);
    deaths = [];
    const isRank = deed.did === 'upgraded' || deed.did === 'downgraded';
    if (isRank && deed.piece.square === being && deed.piece.colour === colour)
      told.push({ what: 'ranked', up: deed.did === 'upgraded', to: deed.to });
    else tellOther(told, deed);
  }
  tellDeaths(deaths);
  return told;
}

type Move = Extract<Deed, { did: 'moved' }> & { readonly isBeing: boolean; readonly over: Kills | null };

/** Steps of one piece are one way, as long as nobody else did anything in between. */
function tellMove(told: Told[], { piece, gait, path, isBeing, over }: Move): void {
  const last = told.at(-1);
  if (last?.what === 'moved' && last.gait === gait && last.path.at(-1) === path[0] && isSame(last.piece, piece)) {
    const kills = last.over && over ? { ...over, groups: joined(last.over.groups, over.groups) } : (last.over ?? over);
    told[told.length - 1] = { ...last, piece, path: [...last.path, ...path.slice(1)], over: kills };
  } else told.push({ what: 'moved', isBeing, piece, gait, path, over });
}

const isSame = (one: Mention, other: Mention): boolean => one.colour === other.colour && one.rank === other.rank;

function tellOther(told: Told[], deed: Exclude<Deed, { did: 'destroyed' | 'moved' }>): void {
  const last = told.at(-1);
  switch (deed.did) {
    case 'upgraded':
    case 'downgraded': {
      const isMore = last?.what === deed.did && last.to === deed.to;
      if (isMore) told[told.length - 1] = { ...last, groups: joined(last.groups, groupsOf([deed.piece])) };
      else told.push({ what: deed.did, groups: groupsOf([deed.piece]), to: deed.to });
      return;
    }
    case 'placed':
      if (last?.what === 'placed')
        told[told.length - 1] = { what: 'placed', groups: joined(last.groups, groupsOf([deed.piece])) };
      else told.push({ what: 'placed', groups: groupsOf([deed.piece]) });
      return;
    case 'shot':
      told.push({ what: 'shot', from: deed.from, directions: deed.directions, kills: null });
      return;
    case 'action':
      if (last?.what === 'actions') told[told.length - 1] = { what: 'actions', gained: last.gained + deed.gained };
      else told.push({ what: 'actions', gained: deed.gained });
      return;
    case 'extra-card':
      if (last?.what === 'extra-cards')
        told[told.length - 1] = { what: 'extra-cards', decks: [...last.decks, deed.deck] };
      else told.push({ what: 'extra-cards', decks: [deed.deck] });
      return;
    default:
      told.push({ what: 'plain', deed });
  }
}

const joined = (some: readonly Group[], more: readonly Group[]): Group[] =>
  groupsOf(
    [...some, ...more].flatMap(({ colour, rank, squares }) => squares.map(square => ({ colour, rank, square }))),
  );

/** An entry of the log that tells what an effect did. */
export interface Doing {
  readonly seat: number;
  readonly card: string;
  readonly deeds: readonly Deed[];
  /** Where a being was summoned, and what it landed on. */
  readonly square?: SquareName;
  readonly laying?: { readonly crushes: Mention | null };
}

export const toldOf = ({ deeds, square, laying }: Doing, colour: number): Told[] =>
  toldDeeds(deeds, { colour, square: square ?? null, crushed: laying?.crushes ?? null });
