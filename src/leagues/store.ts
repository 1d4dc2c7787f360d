import type { Score } from '../engine/index.js';
import type { Match, PlayerId } from '../matches/index.js';
import type { Entrant, League, Pairing, Season } from './league.js';
import type { Counted, Rating, Recount, Standing } from './rating.js';

/** Something to be told in the league's channel. What it says is worked out when it is sent. */
export interface LeaguePost {
  readonly id: number;
  readonly league: string;
  readonly kind: LeaguePostKind;
  readonly about: Readonly<Record<string, string | number>>;
  readonly tries: number;
  readonly dueAt: number;
}

/**
 * `living` is the league's one message, edited in place; `round` announces a round, `open` opens the table of a
 * pairing, `pairing` renews its line, `deadline` reminds, `notice` tells what an organiser did, `moved` leaves a word in
 * the channel the league was in, `ended` tells until when results can be corrected, `final` ends the season.
 */
export const LEAGUE_POST_KINDS = [
  'living',
  'round',
  'open',
  'pairing',
  'deadline',
  'notice',
  'moved',
  'ended',
  'final',
] as const;
export type LeaguePostKind = (typeof LEAGUE_POST_KINDS)[number];

export interface NewLeaguePost {
  readonly kind: LeaguePostKind;
  readonly about?: Readonly<Record<string, string | number>>;
}

export const DEEDS = [
  'started',
  'awarded',
  'annulled',
  'replayed',
  'undecided',
  'extended',
  'offered',
  'declined',
  'replaced',
  'dropped',
  'paused',
  'resumed',
  'closed',
  'reopened',
  'final',
  'check-in',
  'edited',
] as const;
export type Deed = (typeof DEEDS)[number];

/** What an organiser did, or what happened by itself, for everybody to read. */
export interface LogLine {
  readonly at: number;
  /** Null for what happened by itself, and for people who have been forgotten. */
  readonly by: PlayerId | null;
  readonly deed: Deed;
  readonly about: Readonly<Record<string, string | number>>;
}

/** Everything one event changes, written in one transaction or not at all. */
export interface LeagueWrite {
  /** The interaction that caused it: a second write for the same one throws AlreadyHandled. */
  readonly interaction?: string;
  readonly league?: League;
  /** Written only if the stored league still stands at this moment. */
  readonly expect?: number;
  /** When something next happens by itself in the league; null and nothing = never. */
  readonly due?: number | null;
  readonly entrants?: readonly Entrant[];
  readonly pairings?: readonly Pairing[];
  /** Finals among these pairings, decided or open again. */
  readonly foretold?: readonly Foretold[];
  readonly log?: readonly LogLine[];
  readonly posts?: readonly NewLeaguePost[];
  /** The end of a match; written for a match already counted it throws AlreadyHandled. */
  readonly counted?: Counted;
  /** What an organiser's decision changes in what was counted before. */
  readonly recount?: Recount;
}

/** A match that was played for a score. */
export interface Scored {
  readonly match: string;
  readonly at: number;
  readonly score: Score;
  readonly seats: readonly { readonly player: PlayerId | null; readonly name: string; readonly side: string | null }[];
}

/** A counted match as one of its players looks back on it. */
export interface Past {
  readonly match: string;
  readonly guild: string | null;
  readonly game: string;
  readonly at: number;
  readonly verdict: Counted['verdict'];
  readonly side: string | null;
  readonly began: boolean;
  readonly place: number;
  readonly share: number;
  readonly gaveUp: string | null;
  readonly answers: number;
  readonly thought: number;
  readonly shownBefore: number | null;
  readonly shown: number | null;
}

/** Who somebody thinks will win a final. */
export interface Prediction {
  readonly league: string;
  readonly pairing: string;
  readonly player: PlayerId;
  /** The place in the league. */
  readonly entrant: number;
}

/** How a final ended, for those who said who would win it; without a winner nobody was right or wrong. */
export interface Foretold {
  readonly pairing: string;
  readonly winner: number | null;
}

/** Predictions of finals that were decided, and how many of them came true. */
export interface Foresight {
  readonly right: number;
  readonly all: number;
}

/** Sums over the counted matches of a server, for one side, or for those who began or did not. */
export interface ShareCount {
  readonly key: string;
  readonly matches: number;
  readonly share: number;
}

export interface Lengths {
  readonly matches: number;
  readonly answers: number;
  readonly lasted: number;
  /** Answers of people, and the time they took for them, in milliseconds. */
  readonly given: number;
  readonly thought: number;
}

/** What leagues need from a database. Filled by src/storage; every implementation runs the same contract suite. */
export interface LeagueStore {
  /** Writes all of it or nothing; durable when it resolves. Throws AlreadyHandled or StaleWrite. */
  write(change: LeagueWrite, now: number): Promise<void>;

  moment(id: string): Promise<number | null>;
  season(id: string): Promise<Season | null>;
  /** Leagues of a server, the newest first. */
  leagues(guild: string): Promise<readonly League[]>;
  /** Leagues in which something happens by itself until then. */
  leaguesDue(now: number): Promise<readonly string[]>;
  log(id: string): Promise<readonly LogLine[]>;

  leaguesWithDuePosts(now: number): Promise<readonly string[]>;
  leaguesWithRefusedPosts(): Promise<readonly string[]>;
  postsOf(id: string): Promise<readonly LeaguePost[]>;
  nextPostAt(): Promise<number | null>;
  /** How many posts are not sent, and since when the oldest of them is due. */
  unsent(): Promise<{ readonly posts: number; readonly since: number | null }>;
  postsSent(ids: readonly number[]): Promise<void>;
  postsFailed(ids: readonly number[], tries: number, dueAt: number): Promise<void>;
  messageFor(id: string, name: string): Promise<string | null>;
  rememberMessage(id: string, name: string, message: string | null): Promise<void>;

  /** Matches that are over and not counted yet, in the order they ended. */
  uncounted(): Promise<readonly string[]>;
  counted(match: string): Promise<Counted | null>;
  /** A counted match and all of its server and game that were counted after it, in that order. */
  countedFrom(match: string): Promise<readonly Counted[]>;
  /** The ratings of everybody on its server as they were before a counted match. */
  ratingsBefore(match: string): Promise<ReadonlyMap<PlayerId, Rating>>;
  rating(guild: string, game: string, player: PlayerId): Promise<Rating | null>;
  ratings(guild: string, game: string, limit: number): Promise<readonly Standing[]>;
  /** Matches that were played for a score, the oldest first. */
  scores(guild: string, game: string): Promise<readonly Scored[]>;
  /** How many are rated better, and how many are rated at all. */
  rank(guild: string, game: string, shown: number): Promise<{ readonly better: number; readonly all: number }>;
  /** The counted matches of a person, oldest first. */
  past(player: PlayerId, guild: string | null): Promise<readonly Past[]>;
  sharesBySide(guild: string, game: string): Promise<readonly ShareCount[]>;
  sharesByBeginning(guild: string, game: string): Promise<readonly ShareCount[]>;
  lengths(guild: string, game: string): Promise<Lengths>;

  /** Says who wins, or something else than before. */
  predict(prediction: Prediction): Promise<void>;
  /** Everything that was said of a pairing. */
  predictions(pairing: string): Promise<readonly Prediction[]>;
  /** How often somebody was right on a server, and of all of a server in one game. */
  foresightOf(guild: string, player: PlayerId): Promise<Foresight>;
  foresightIn(guild: string, game: string): Promise<Foresight>;

  /** Everything stored about a person, table by table. */
  personalData(player: PlayerId): Promise<Readonly<Record<string, readonly object[]>>>;
  /** Takes the person out of everything stored; the seats of finished matches stay, without a name. */
  forget(player: PlayerId, nobody: string): Promise<void>;
  matchesPlayedBy(player: PlayerId): Promise<readonly Match['id'][]>;
}
