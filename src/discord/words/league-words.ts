import type {
  Award,
  Criterion,
  Deed,
  Format,
  LeagueStatus,
  MissedRule,
  PassedOver,
  Points,
  ScoredBy,
  SideRule,
  TieBreak,
  Verdict,
} from '../../leagues/index.js';

type About = Readonly<Record<string, string | number>>;

/** A pairing as a sentence needs it. Names are ready to be printed. */
export interface PairingLine {
  readonly board: number;
  /** In the order of the table; one alone sits the round out. */
  readonly names: readonly string[];
  readonly score: { readonly shares: readonly number[]; readonly how: ScoredBy } | null;
  /** Where it is played, as a link. */
  readonly place: string | null;
  /** Its match was ended without a result, and an organiser has to decide. */
  readonly isUndecided?: boolean;
  /** The match for third place of a knockout. */
  readonly isForThird?: boolean;
}

export interface WhyPairing {
  readonly format: Format;
  /** In the order of the table; one alone sits the round out. */
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly met: number;
  /** How often each had begun; null where chance decides at the table who begins. */
  readonly begun: readonly number[] | null;
  /** Whom whoever had the most points was nearer to, or who else could have sat out. */
  readonly passedOver: readonly { readonly name: string; readonly because: PassedOver['because'] }[];
  readonly sides: readonly string[] | null;
  readonly isForThird: boolean;
}

export interface WhyPlace {
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  readonly pointsFor: Points;
  /** How often they came first, second and so on at a table; null where two play. */
  readonly places: readonly number[] | null;
  /** How far they came, in a knockout: points do not matter there. */
  readonly stage: string | null;
  /** Who stands next to them, and what decided between the two; null when nothing did. */
  readonly neighbours: readonly {
    readonly name: string;
    readonly isAbove: boolean;
    readonly by: Criterion | null;
    readonly own: number;
    readonly theirs: number;
  }[];
}

/** Whom a deed concerns. Names are ready to be printed. */
export interface DeedNames {
  readonly pairing: string;
  readonly entrant: string;
  readonly winner: string;
  /** A table in the order of its result, where an organiser has said it. */
  readonly order: readonly string[];
  /** Mentions of the organisers. */
  readonly organisers: string;
  /** When the pairing has to have a result, and what it gets without one. */
  readonly until: number;
  readonly otherwise: 'draw' | 'neither';
}

/** Every sentence of leagues, ratings and profiles. Both languages must have all of them. */
export interface LeagueWords {
  format(format: Format): string;
  status(status: LeagueStatus): string;
  missed(rule: MissedRule): string;
  tieBreak(name: TieBreak): string;
  tieBreakShort(name: TieBreak): string;
  sideRule(rule: SideRule): string;
  how(how: ScoredBy): string;
  /** What an award is called; the names are those of the table, in its order. */
  award(award: Award, names: readonly string[]): string;
  round(round: number): string;
  roundOf(round: number, rounds: number): string;
  matchTitle(league: string, round: number, board: number): string;

  opened(name: string, channel: string): string;
  rulesLines(about: {
    readonly game: string;
    readonly options: readonly string[];
    readonly format: Format;
    readonly rounds: number;
    readonly roundHours: number;
    readonly moveHours: number | null;
    readonly missed: MissedRule;
    readonly awayDays: number;
    readonly points: Points;
    readonly byPlace: readonly number[];
    readonly tieBreaks: readonly TieBreak[];
    readonly thirdPlace: boolean;
    readonly lateJoin: boolean;
    readonly rated: boolean;
    readonly entryRole: string | null;
    readonly capacity: number | null;
    readonly organisers: string;
  }): string;
  entrants(count: number, names: readonly string[], more: number): string;
  checkInCount(there: number, all: number): string;
  deadlineLine(at: number, rule: MissedRule): string;
  readonly pausedLine: string;
  closedLine(winner: readonly string[]): string;
  /** Everything is played, or an organiser has closed it: what can be done until it is final. */
  endedLine(isPlayed: boolean, finalAt: number): string;
  resting(names: readonly string[]): string;
  pairingLine(line: PairingLine): string;
  /** The line of a match that is played again elsewhere. */
  playedAgain(line: string): string;
  moreLines(count: number): string;

  readonly join: string;
  readonly leave: string;
  readonly drop: string;
  readonly imHere: string;
  readonly table: string;
  readonly pairings: string;
  readonly whyMe: string;
  readonly schedule: string;
  readonly asText: string;
  readonly asCsv: string;
  readonly manage: string;

  dropAsks(name: string): string;
  dropOther(name: string): string;
  dropOtherAsks(name: string): string;
  moved(channel: string): string;
  joined(name: string): string;
  left(name: string): string;
  readonly checkedIn: string;
  roundBegins(name: string, round: number, rounds: number): string;
  pairingCalls(mentions: readonly string[], until: number, rule: MissedRule): string;
  deadlineNear(name: string, round: number, until: number, rule: MissedRule): string;
  stillPlaying(names: readonly string[], waitingFor: readonly string[], place: string): string;
  stillUndecided(names: readonly string[]): string;
  deed(deed: Deed, about: About, who: DeedNames): string;
  /** Everything is played. */
  seasonOver(name: string): string;
  seasonEnds(name: string): string;
  /** Points are null in a knockout. */
  podium(place: number, names: readonly string[], points: number | null): string;
  readonly logTitle: string;
  logLine(at: number, by: string | null, sentence: string): string;

  manageTitle(name: string): string;
  readonly startLabel: string;
  readonly settingsLabel: string;
  checkInLabel(wanted: boolean): string;
  pauseLabel(paused: boolean): string;
  extendLabel(hours: number): string;
  readonly closeLabel: string;
  closeAsks(name: string, running: number): string;
  readonly closeNow: string;
  readonly reopenLabel: string;
  readonly finalLabel: string;
  finalAsks(name: string): string;
  readonly takePlace: string;
  readonly declinePlace: string;
  placeTaken(name: string): string;
  readonly placeDeclined: string;
  offerSent(name: string): string;
  permitted(role: string | null, channel: string | null): string;
  readonly editLabel: string;
  readonly nameLabel: string;
  readonly channelLabel: string;
  readonly organisersLabel: string;
  readonly entryLabel: string;
  readonly extendPlaceholder: string;
  readonly hoursLabel: string;
  /** Another part of long menus. */
  turnPage(page: number, pages: number): string;
  readonly backLabel: string;
  readonly awardPlaceholder: string;
  readonly replacePlaceholder: string;
  readonly dropPlaceholder: string;
  readonly reasonLabel: string;
  readonly resultLabel: string;
  placeLabel(place: number): string;
  /** Instead of an order: a draw, no result and the like. */
  readonly otherResultLabel: string;
  readonly decideLabel: string;
  readonly newcomerLabel: string;
  readonly closeTitle: string;
  startPreview(about: {
    readonly name: string;
    readonly count: number;
    readonly rounds: number;
    readonly format: Format;
    readonly left: readonly string[];
    readonly until: number;
    readonly missed: MissedRule;
  }): string;
  readonly startNow: string;
  readonly started: string;
  settingsTitle(name: string): string;
  readonly setting: {
    readonly pace: string;
    readonly roundTime: string;
    readonly missed: string;
    readonly points: string;
    readonly byPlace: string;
    readonly tieBreaks: string;
    readonly rated: string;
    readonly sides: string;
    readonly lateJoin: string;
    readonly awayDays: string;
    readonly thirdPlace: string;
    readonly rounds: string;
    readonly capacity: string;
  };
  moveTime(hours: number | null): string;
  awayDays(days: number): string;
  roundTime(hours: number): string;
  pointsAre(points: Points): string;
  byPlaceAre(points: readonly number[]): string;
  yesNo(yes: boolean): string;
  ratedIs(rated: boolean): string;
  roundsAre(rounds: number): string;
  capacityIs(capacity: number | null): string;

  readonly tableTitle: string;
  readonly columns: {
    readonly place: string;
    readonly name: string;
    readonly played: string;
    readonly won: string;
    readonly drawn: string;
    readonly lost: string;
    readonly points: string;
    readonly stage: string;
  };
  /** What the columns mean: matches and results, places, the tie-break, how far they came. */
  legend(format: Format, tieBreak: TieBreak | null): readonly string[];
  /** How far somebody came in a knockout: see `stageOf`. */
  stage(part: number | null): string;
  pointsOf(points: number): string;
  /** `standing` is what they have: points, or how far they came. */
  tableRow(place: number, name: string, standing: string, played: number): string;
  readonly tableEmpty: string;
  scheduleTitle(name: string): string;
  scheduleFuture(from: number, to: number): string;
  readonly csvReady: string;
  whyPairing(about: WhyPairing): string;
  whyPlace(about: WhyPlace): string;
  /** A round that was judged by the time each used, in milliseconds. */
  whyLate(round: number, times: readonly { readonly name: string; readonly used: number }[]): string;
  noPairing(name: string): string;
  noPlace(name: string): string;

  counted(verdict: Verdict): string;
  /** Why a rated match changed nothing for somebody. */
  ratingHelped(name: string): string;
  ratingLine(name: string, before: number, after: number): string;

  profileTitle(name: string): string;
  profileGame(about: {
    readonly game: string;
    readonly rating: number | null;
    readonly rank: number | null;
    readonly rated: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly streak: number;
    readonly best: number;
  }): string;
  profileSides(sides: readonly { readonly name: string; readonly won: number; readonly matches: number }[]): string;
  profileReliability(matches: number, timeouts: number, minutes: number | null): string;
  profileCurrent(lines: readonly string[]): string;
  profileEmpty(name: string): string;
  /** A day, as short as it can be said. */
  day(at: number): string;
  chartTitle(game: string, matches: number): string;
  chartAlt(name: string, game: string, first: number, last: number, best: number): string;

  leaderboardTitle(game: string): string;
  leaderboardRow(place: number, name: string, rating: number, matches: number): string;
  leaderboardEmpty(game: string): string;
  readonly leaderboardNote: string;
  /** Heads the scores of matches in which nobody plays against anybody. */
  readonly bestScores: string;
  readonly profileScores: string;
  scoreRow(points: number, who: string): string;
  readonly rating: string;
  readonly matches: string;

  statisticsTitle(game: string): string;
  /** What the bars and the numbers beside them are. */
  readonly statisticsLegend: string;
  statisticsAlt(game: string, rows: readonly string[]): string;
  readonly statisticsSides: string;
  readonly statisticsBeginners: string;
  statisticsShare(name: string, percent: number, matches: number): string;
  began(first: boolean): string;
  statisticsLengths(about: {
    readonly matches: number;
    readonly answers: number;
    readonly minutes: number;
    readonly minutesPerAnswer: number;
  }): string;
  statisticsEmpty(game: string): string;

  readonly dataExported: string;
  readonly deleteAsks: string;
  readonly deleteYes: string;
  readonly dataDeleted: string;
  readonly nobody: string;
}
