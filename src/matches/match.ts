import type { Chosen, Outcome } from '../engine/index.js';
import type { Language } from '../engine/language.js';
import type { Clock } from './time/clock.js';
import type { Pace } from './time/pace.js';

/** A person, known by the id of the place people come from. */
export type PlayerId = string;

/** A person as the surface introduces them. */
export interface Person {
  readonly id: PlayerId;
  readonly name: string;
}

/** Who sits on a seat: a person, a computer opponent, or nobody yet. */
export interface Seat {
  readonly player: PlayerId | null;
  /** Id of the computer opponent; null for a person. */
  readonly bot: string | null;
  readonly name: string;
  /** The side asked for; null = drawn at random. */
  readonly side: string | null;
  /** The person gave the match up; a computer opponent plays on where the match goes on. */
  readonly conceded: boolean;
  /** A computer or a stand-in has answered for the person: the result is not theirs alone, no rating of theirs follows it. */
  readonly helped?: true;
  /** In a lobby: for whom the free seat is kept, and until when. */
  readonly invited?: Invited;
  /** Who plays the seat while its person is away; theirs to see and to play as soon as they have said yes. */
  readonly standIn?: StandIn;
  /** To whom its person shows its hand, for as long as they play it themselves. */
  readonly shownTo?: Friend;
}

export interface Invited {
  readonly player: PlayerId;
  readonly name: string;
  readonly until: number;
}

/** Who is shown a hand. */
export interface Friend {
  readonly player: PlayerId;
  readonly name: string;
}

export interface StandIn {
  readonly player: PlayerId;
  readonly name: string;
  readonly until: number;
  readonly accepted: boolean;
}

export const STATUSES = ['lobby', 'running', 'finished', 'aborted', 'expired'] as const;
export type Status = (typeof STATUSES)[number];

/** How a match ended, by its rules or by its people. */
export interface Result {
  readonly places: readonly number[];
  readonly reason: Outcome['reason'] | 'conceded' | 'claimed' | 'agreed';
  readonly score?: Outcome['score'];
  /** The seat that gave up or ran out of time. */
  readonly by?: number;
}

/** Whether people ended the match, not its rules: somebody gave up or ran out of time, or all agreed on a draw. */
export const isByPeople = ({ by, reason }: Pick<Result, 'by' | 'reason'>): boolean =>
  by !== undefined || reason === 'agreed';

/** What the match is part of, such as a league: its board posts say so. */
export interface MatchEvent {
  readonly id: string;
  /** In the match's language. */
  readonly title: string;
  /** Whether it may change anybody's rating. */
  readonly rated: boolean;
  /** How many days of an absence stop a clock in it; as many as anywhere where it says nothing. */
  readonly awayDays?: number;
}

/** A match as people know it; the table's own state is stored beside it. */
export interface Match {
  readonly id: string;
  readonly game: string;
  readonly guild: string | null;
  /** The channel it was opened in. */
  readonly home: string;
  /** The channel or thread it is played in; null until it starts. */
  readonly place: string | null;
  readonly host: PlayerId;
  readonly status: Status;
  readonly language: Language;
  readonly chosen: Chosen;
  readonly seats: readonly Seat[];
  readonly pace: Pace;
  /** The seed of every shuffle, and its SHA-256 published at the start. Empty until the start. */
  readonly seed: string;
  readonly seedHash: string;
  /** Counts answers and undos. */
  readonly moment: number;
  /** The moment the present decisions were put at: a button made before it is stale. */
  readonly asked: number;
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When the present decisions were put. */
  readonly askedAt: number;
  /** How many turns have begun. */
  readonly turn: number;
  /** The time of each seat; empty until the start. */
  readonly clocks: readonly Clock[];
  readonly result: Result | null;
  readonly event?: MatchEvent;
  /** The host has said that it changes nobody's rating. */
  readonly unrated?: true;
}

/** Whether what was shown at that moment is still what is asked: answers of others, sealed until all are in, change nothing. */
export const isPresent = (match: Match, moment: number): boolean => moment >= match.asked && moment <= match.moment;

export const isSeatTaken = (seat: Seat): boolean => seat.player !== null || seat.bot !== null;

/** Whether nobody has to be waited for there: a computer opponent plays, or somebody gave up. */
export const isUnmanned = ({ bot, conceded }: Seat): boolean => bot !== null || conceded;

/** The seat that belongs to a person who still plays; -1 = none. */
export const ownSeatOf = (match: Match, player: PlayerId): number =>
  match.seats.findIndex(seat => seat.player === player && !seat.conceded);

/** The seat a person sees and plays: their own, or that of somebody they stand in for. */
export function seatOf(match: Match, player: PlayerId): number {
  const own = ownSeatOf(match, player);
  return own >= 0 ? own : match.seats.findIndex(seat => !seat.conceded && actorOf(seat) === player);
}

/** Whoever is called for a seat: its person, or who stands in for them. */
export const actorOf = ({ player, standIn }: Seat): PlayerId | null => (standIn?.accepted ? standIn.player : player);

/** The name of whoever is called for a seat. */
export const actorNameOf = ({ name, standIn }: Seat): string => (standIn?.accepted ? standIn.name : name);

/** The seat without anybody who stands in. */
export const handedFor = ({ standIn: _, ...seat }: Seat): Seat => seat;

/** The seat with another person in it, who plays on from there; nobody is shown their hand. */
export const handedTo = ({ shownTo: _, ...seat }: Seat, { id, name }: Person): Seat => ({
  ...handedFor(seat),
  player: id,
  name,
  bot: null,
  conceded: false,
  ...(seat.bot === null ? {} : { helped: true }),
});

export const namesOf = (match: Match): readonly string[] => match.seats.map(({ name }) => name);

/** What a match has before it begins. */
export const unbegun = (now: number) =>
  ({
    seed: '',
    seedHash: '',
    moment: 0,
    asked: 0,
    openedAt: now,
    startedAt: null,
    endedAt: null,
    askedAt: now,
    turn: 0,
    clocks: [],
    result: null,
  }) satisfies Partial<Match>;
