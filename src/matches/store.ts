import type { Answer, Said, Saved, Told } from '../engine/index.js';
import type { MatchState } from '../engine/match-state.js';
import type { Match, PlayerId } from './match.js';
import type { RefusalName } from './refusal.js';
import type { Seek } from './seeking.js';

/** What was told, and to whom, with the moment it belongs to. */
export interface Logged extends Told {
  readonly moment: number;
  /** It was taken back: who looks back sees it, nobody else does. */
  readonly undone?: true;
}

/** Something that has to be told in the match's place. What it says is worked out when it is sent. */
export interface Post {
  readonly id: number;
  readonly match: string;
  readonly kind: PostKind;
  readonly about: Readonly<Record<string, string | number>>;
  readonly tries: number;
  readonly dueAt: number;
}

/** `call` goes to one person by themselves, `follow` to who follows the match. `renewal` changes nothing and tells nothing: it writes anew what can still be edited, as when somebody is forgotten. */
export const POST_KINDS = [
  'board',
  'result',
  'notice',
  'reminder',
  'vote',
  'lobby',
  'renewal',
  'call',
  'follow',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

export interface NewPost {
  readonly kind: PostKind;
  readonly about?: Readonly<Record<string, string | number>>;
}

/** The public message that shows the present turn, so that it is edited in place instead of posted again. */
export interface TurnMessage {
  readonly message: string;
  readonly at: number;
  /** It tells what happened from this moment on, up to before `upTo`. */
  readonly fresh: number;
  readonly upTo: number;
  /** The seats it called, as a list in text form. */
  readonly called: string;
}

export interface SentTurn {
  readonly match: string;
  readonly message: TurnMessage;
}

/** What has to be sent after something was. */
export interface Following {
  readonly match: string;
  readonly posts: readonly NewPost[];
  readonly at: number;
}

/** What people agree or disagree on. */
export interface Vote {
  readonly id: string;
  readonly match: string;
  readonly kind: VoteKind;
  readonly by: PlayerId;
  /** For a replacement: the seat, who takes it, and who or what sat there before. */
  readonly about: Readonly<Record<string, string>>;
  /** The moment it was called in; a later move closes it. */
  readonly moment: number;
  readonly agreed: readonly PlayerId[];
}
export const VOTE_KINDS = ['undo', 'abort', 'draw', 'replace', 'claim'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

/** What somebody has left word of at a seat. */
export interface Orders {
  readonly player: PlayerId;
  /** A move for when their turn comes, what they saw when they gave it, and why it was not played. */
  readonly move?: {
    readonly typed: string;
    readonly saw: string;
    readonly failed?: { readonly why: RefusalName; readonly about: Readonly<Record<string, string>> };
  };
  /** How they answer a question for the rest of a turn. */
  readonly answer?: { readonly key: string; readonly said: Said; readonly turn: number };
}

/** What somebody who has no seat in a match wants to hear of it: its end, or its battles and other big moments too. */
export const FOLLOW_WISHES = ['end', 'battles'] as const;
export type FollowWish = (typeof FOLLOW_WISHES)[number];

/** Somebody follows a match. */
export interface Follow {
  readonly match: string;
  readonly player: PlayerId;
  readonly wish: FollowWish;
  /** The turn of the last battle they were told of: of one turn they hear once, also when it is played again. */
  readonly told: number;
  /** What their digest has to tell. */
  readonly untold: 'battle' | 'end' | null;
}

/** Picks made so far for a decision that takes several presses. */
export interface Draft {
  /** The moment the decision was put at. */
  readonly moment: number;
  readonly picks: readonly string[];
}

/** Everything one event changes, written in one transaction or not at all. */
export interface Write {
  /** The interaction that caused it: a second write for the same one throws AlreadyHandled. */
  readonly interaction?: string;
  readonly match?: Match;
  /** Written only if the stored match still stands at this moment. */
  readonly expect?: number;
  readonly saved?: Saved<MatchState>;
  readonly answers?: readonly KeptAnswer[];
  /** Answers of these moments and everything told with them are taken back. */
  readonly undone?: readonly number[];
  readonly log?: readonly Logged[];
  readonly posts?: readonly NewPost[];
  /** A vote to keep, or the id of one that is closed. */
  readonly vote?: Vote;
  readonly closeVotes?: boolean;
}

/** One answer as it is kept for ever. */
export interface KeptAnswer {
  readonly moment: number;
  readonly answer: Answer;
  readonly at: number;
  readonly undone?: true;
}

/** What a match needs from a database. Filled by src/storage; every implementation runs the same contract suite. */
export interface MatchStore {
  /**
   * Runs a job that reads matches and writes them as if it were alone with them: what another process has changed since
   * it was read makes the write throw StaleWrite. Where there are no others, jobs of one match only follow each other.
   */
  asOne?<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Writes all of it or nothing; durable when it resolves. Throws AlreadyHandled or StaleWrite. */
  write(change: Write, now: number): Promise<void>;

  match(id: string): Promise<Match | null>;
  saved(id: string): Promise<Saved<MatchState> | null>;
  /** The running match of a channel or thread. */
  matchAt(place: string): Promise<Match | null>;
  /** The latest match of a channel or thread, running or over. */
  lastMatchAt(place: string): Promise<Match | null>;
  /** Running matches opened in a channel. */
  matchesFrom(home: string): Promise<readonly Match[]>;
  matchesOf(player: PlayerId): Promise<readonly Match[]>;
  running(): Promise<readonly Match[]>;
  /** Running matches in which somebody has been asked something since then. */
  askedSince(time: number): Promise<readonly string[]>;
  /** Running matches in which something happens by itself until then. */
  matchesDue(now: number): Promise<readonly { readonly id: string }[]>;
  lobbiesOpenedBefore(time: number): Promise<readonly Match[]>;
  answers(id: string): Promise<readonly KeptAnswer[]>;
  /** The same, with what was taken back. */
  allAnswers(id: string): Promise<readonly KeptAnswer[]>;
  /** What was told from this moment on, in order, without what was taken back. */
  log(id: string, since: number): Promise<readonly Logged[]>;
  /** The same, with what was taken back. */
  history(id: string, since: number): Promise<readonly Logged[]>;

  votes(id: string): Promise<readonly Vote[]>;

  draft(id: string, seat: number): Promise<Draft | null>;
  keepDraft(id: string, seat: number, draft: Draft): Promise<void>;

  orders(id: string, seat: number): Promise<Orders | null>;
  keepOrders(id: string, seat: number, orders: Orders | null): Promise<void>;

  /** What somebody has written down for themselves at a table. */
  note(id: string, player: PlayerId): Promise<string | null>;
  keepNote(id: string, player: PlayerId, note: string | null): Promise<void>;

  follow(match: string, player: PlayerId): Promise<Follow | null>;
  followers(match: string): Promise<readonly Follow[]>;
  followsOf(player: PlayerId): Promise<readonly Follow[]>;
  /** Of one that is there already only the wish changes. */
  keepFollow(follow: Follow): Promise<void>;
  /** Writes down what a follower was told, where they still follow. */
  markFollow(match: string, player: PlayerId, told: number, untold: Follow['untold']): Promise<void>;
  dropFollow(match: string, player: PlayerId): Promise<void>;

  /** Matches with an unsent post that is due and that nobody sends yet. */
  matchesWithDuePosts(now: number): Promise<readonly string[]>;
  /** Matches with a post that was refused before. */
  matchesWithRefusedPosts(): Promise<readonly string[]>;
  /** Every unsent post of a match, oldest first. */
  postsOf(id: string): Promise<readonly Post[]>;
  /** When the next post is due that nobody sends yet; null when there is none. */
  nextPostAt(): Promise<number | null>;
  /** How many posts are not sent, and since when the oldest of them is due. */
  unsent(): Promise<{ readonly posts: number; readonly since: number | null }>;
  /** The posts are sent; the turn message, if one was made or changed, is remembered with it, and what follows is to be sent. */
  postsSent(ids: readonly number[], turn?: SentTurn, next?: Following): Promise<void>;
  postsFailed(ids: readonly number[], tries: number, dueAt: number): Promise<void>;
  turnMessage(id: string): Promise<TurnMessage | null>;
  /** Messages that are edited in place besides the turn's: reminders per seat, lobby, vote. */
  messageFor(id: string, name: string): Promise<string | null>;
  rememberMessage(id: string, name: string, message: string | null): Promise<void>;
  /** Every message of a match that is remembered. */
  messagesOf(id: string): Promise<readonly { readonly name: string; readonly message: string }[]>;

  settings(kind: SettingsKind, id: string): Promise<Readonly<Record<string, string>>>;
  keepSettings(kind: SettingsKind, id: string, settings: Readonly<Record<string, string>>): Promise<void>;
  /** People whose digest of the tables that wait for them is due. */
  digestsDue(now: number): Promise<readonly PlayerId[]>;
  setDigest(player: PlayerId, dueAt: number | null): Promise<void>;
  /** Who still looks for people to play this game there, whoever has looked longest first. */
  seeks(guild: string, game: string, now: number): Promise<readonly Seek[]>;
  seeksOf(player: PlayerId, now: number): Promise<readonly Seek[]>;
  keepSeek(seek: Seek): Promise<void>;
  dropSeek(guild: string, game: string, player: PlayerId): Promise<void>;
  /** Forgets wishes nobody has any more. */
  forgetSeeks(before: number): Promise<void>;
  forgetHandled(before: number): Promise<void>;

  /** The version of the rules of each game that all its running matches have been told of. */
  rulesTold(): Promise<Readonly<Record<string, number>>>;
  keepRulesTold(game: string, version: number): Promise<void>;
  /** Running matches of the game that were written under other rules. */
  tablesOfOtherRules(game: string, version: number): Promise<readonly string[]>;
}

export const SETTINGS_KINDS = ['player', 'guild', 'channel'] as const;
export type SettingsKind = (typeof SETTINGS_KINDS)[number];

/** The match moved on while this was being worked out. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite';
}

/** The database does not answer for now. Nothing that was acknowledged is lost. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}
