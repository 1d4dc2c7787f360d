import type { AtZero, Pace, Privately, RefusalName, SettingsKind, Snooze, VoteKind } from '../../matches/index.js';
import type { RoleObstacle } from '../roles.js';

/** Every sentence of the Discord surface that belongs to no game. Both languages must have all of them. */
export interface Words {
  readonly choose: string;
  /** Of a menu that stands below places and buttons: what else can be done. */
  readonly chooseOther: string;
  row(name: string): string;
  range(first: string, last: string): string;
  chooseSome(min: number, max: number): string;
  readonly none: string;
  readonly earlier: string;
  later(page: number, pages: number): string;
  laterPage(page: number, pages: number): string;
  typeNumber(min: number, max: number): string;
  readonly numberTitle: string;
  donePicking(count: number): string;
  readonly unpick: string;
  pickedSoFar(count: number): string;
  readonly back: string;
  /** Takes everything of the turn back that can be taken back. */
  readonly anew: string;
  readonly takeBack: string;

  readonly play: string;
  readonly hand: string;
  readonly whatHappened: string;
  readonly more: string;
  readonly aboutMatch: string;
  readonly boardAsText: string;
  opening(seedHash: string): string;
  undone(name: string): string;
  readonly over: string;
  readonly computerThinks: string;
  yourMove(mentions: readonly string[], until: number | null, late: boolean): string;
  /** On a panel: until when there is time, or since when there is none. */
  timeUntil(until: number, late: boolean): string;
  /** What the reader has said under seal. */
  sealed(said: string): string;
  /** The reader's own turn waits to be begun. */
  readonly yourTurn: string;
  waitingFor(mentions: readonly string[]): string;
  readonly nothingHappened: string;
  /** Looking back on a match: which moment of how many is shown. */
  replayAt(moment: number, moments: number): string;
  /** Above a sentence that was told to one seat only, or to some. */
  readonly privately: Privately;
  readonly replay: string;
  readonly replayTurns: string;
  replayHand(name: string): string;
  readonly replayNoHand: string;
  readonly showEveryone: string;
  sharedBy(name: string): string;
  readonly film: string;
  readonly filmWaits: string;
  filmProgress(done: number, count: number): string;
  readonly filmStop: string;
  readonly filmStopped: string;
  readonly filmFailed: string;
  readonly filmHint: string;
  filmAlt(game: string, names: readonly string[]): string;
  andMore(count: number): string;
  /** A day of the calendar. */
  day(at: number): string;
  /** A move kept for the reader's turn; that it was not played, and why; the button that takes it back. */
  orderKept(typed: string): string;
  orderAt(until: number): string;
  orderFailed(typed: string, why: string): string;
  readonly withdrawOrder: string;
  /** While typing out of turn: what pressing enter does. */
  keepForTurn(typed: string): string;
  /** A menu: how to answer now and for the rest of this turn. */
  readonly alwaysAnswer: string;
  alwaysAnswers(option: string): string;

  lobbyWaits(missing: number): string;
  /** That the match may begin, with so many seats still free. */
  lobbyReady(free: number): string;
  readonly lobbyExpired: string;
  readonly withoutResult: string;
  readonly startedHere: string;
  startedIn(place: string): string;
  lobbyOpened(game: string): string;
  readonly freeSeat: string;
  readonly randomSide: string;
  readonly chooseSide: string;
  readonly join: string;
  readonly leave: string;
  readonly options: string;
  readonly optionsTitle: string;
  /** Heads the menu of the options that are as usual unless somebody wants otherwise. */
  readonly moreOptions: string;
  readonly optionsFixed: string;
  team(number: number): string;
  readonly start: string;
  pace(pace: Pace): string;
  readonly atZeroLabel: string;
  atZero(what: AtZero): string;
  readonly paceLabel: string;
  readonly ratedLabel: string;
  rated(yes: boolean): string;
  readonly addBot: string;
  readonly removeBot: string;

  readonly matchEnds: string;
  /** How a match was given up, and who has won it by that. */
  gaveUp(name: string, reason: string, winners: readonly string[]): string;
  seatGaveUp(name: string): string;
  seedRevealed(seed: string, hash: string): string;
  rulesChanged(answers: number): string;
  rulesUnchanged(version: number): string;
  tablePinned(mentions: readonly string[]): string;
  readonly aborted: string;
  /** The table cannot be rebuilt, by a fault of ours; what its people can do. */
  tableBroken(mentions: readonly string[]): string;
  readonly calledOff: string;
  /** The season a match belongs to was closed, or goes on after all. */
  seasonClosed(league: string): string;
  seasonReopened(league: string): string;
  readonly drawAgreed: string;
  replaced(seat: number, mention: string): string;
  /** No thread could be made, for want of these permissions: the match is played in the channel. */
  noThread(permissions: readonly string[]): string;
  /** Why nothing can be posted in the match's place, said in the nearest one where something can. */
  cannotPost(place: string, obstacle: Obstacle): string;
  canPostAgain(place: string): string;

  /** What is asked; `late` is whose seat a vote about one that let its time pass would end. */
  vote(kind: VoteKind, by: string, handover: Handover | null, late: string): string;
  voteNeeds(mentions: readonly string[]): string;
  voteEnded(state: 'carried' | 'refused'): string;
  readonly voteCalled: string;
  /** Whom taking a move back needs, and the button that asks them. */
  undoNeeds(mentions: readonly string[]): string;
  askOthers(count: number): string;
  /** A seat is offered to somebody, who takes it themselves. */
  seatOffered(mention: string): string;
  readonly seatCalled: string;
  readonly takeSeat: string;
  readonly agree: string;
  readonly disagree: string;

  reminder(mention: string, since: number): string;
  /** To somebody by themselves: it is their move at this table; and the way there. */
  calledDirectly(table: string, until: number | null): string;
  readonly toThread: string;
  /** In the thread, because a message to the person was refused. */
  calledHere(mention: string): string;
  /** In /games: why calls come in threads. */
  readonly unreachable: string;
  digest(tables: number): string;
  digestLine(table: string, link: string, until: number | null): string;
  /** On a reminder: what the buttons below are for, when to be reminded again, and that it will be so. */
  readonly notNow: string;
  snooze(snooze: Snooze): string;
  snoozed(until: number): string;
  overdue(mention: string, since: number, others: readonly string[]): string;
  /** The name of a thread whose match is over; without winners it has no result. */
  threadOver(winners: readonly string[] | null, names: readonly string[]): string;
  readonly resultsLabel: string;
  /** On a result: to play again, who does and whom it waits for, and where it is played. */
  readonly rematch: string;
  rematchWaits(ready: readonly string[], missing: readonly string[]): string;
  rematchIn(place: string): string;
  /** In a lobby: for whom a free seat is kept, and the choice to keep it no longer. */
  keptFor(mention: string, until: number): string;
  readonly freeSeatLabel: string;
  freeSeatOf(name: string): string;
  /** Somebody is away until then and asks another to play their seat; that they do, or that nobody does. */
  standInAsked(mention: string, asked: string, until: number): string;
  readonly standInYes: string;
  readonly standInNo: string;
  standsIn(mention: string, name: string, until: number): string;
  seatKept(name: string): string;
  /** In a list of seats: somebody is away, and who plays for them. */
  awayUntil(until: number, standIn: string | null): string;
  readonly awayLabel: string;
  away(days: number): string;
  readonly notAway: string;
  /** Somebody is away up to this day, or from one day to another. */
  awayTill(from: number | null, last: number): string;
  /** Nobody has moved for weeks: until when somebody may, before the match is closed. */
  idle(until: number): string;
  readonly idleClosed: string;
  readonly skipLate: string;
  /** Against one opponent that wins the match; among several it takes their seat away. */
  claimLate(wins: boolean): string;
  readonly waitLate: string;
  /** On the overdue post: to have the seat offered; that it is; and the offer itself, taken or void. */
  readonly findSomebody: string;
  readonly seatLookedFor: string;
  seatOpen(table: string, place: string, by: string): string;
  seatTaken(place: string): string;
  readonly seatNoLongerOpen: string;
  /** Calls the role of people who want to hear of open tables. */
  tableOpen(role: string): string;
  readonly tablesRoleLabel: string;
  /** What keeps people from taking that role, or from hearing it. */
  roleTrouble(trouble: RoleObstacle | 'silent'): string;
  /** To take the role or give it back, and that it is so now. */
  hearButton(hears: boolean): string;
  hearsOfTables(role: string, hears: boolean): string;
  /** People somebody would rather not play with, for their eyes only. */
  avoided(mentions: readonly string[]): string;
  /** Looking for people to play with: until when, or that nobody is looked for any more; and that enough were found. */
  seeking(game: string, until: number): string;
  /** What matters to who looks; nothing where anything will do. */
  seekingWhat(wishes: readonly string[]): string;
  ratingWithin(from: number, to: number): string;
  seekLine(game: string, until: number): string;
  stopSeeking(game: string): string;
  notSeeking(game: string): string;
  found(game: string): string;
  lateSettled(action: 'skip' | 'claim' | 'wait', name: string): string;

  /** In place of a post about somebody who wants to be forgotten. */
  readonly forgotten: string;
  readonly done: string;
  readonly confirmConcede: string;
  readonly conceded: string;
  readonly yesConcede: string;
  matchStatus(about: MatchStatus): string;
  readonly exported: string;
  noMatches(): string;
  /** At the end of a panel: which table waits, by its thread where it has one, and how many more do. */
  nextTable(table: string, place: string | null, more: number): string;
  readonly nextButton: string;
  readonly noteTitle: string;
  readonly noteLabel: string;
  readonly asPicture: string;
  readonly openMatch: string;
  readonly endMatch: string;
  matchLine(about: MatchLine): string;
  verified(about: VerifiedAbout): string;
  whyAllowed(move: string): string;
  forbidden(rule: string, because: string): string;

  settingsTitle(whose: SettingsKind): string;
  readonly settingsSaved: string;
  settingsOf(whose: SettingsKind): string;
  timeZone(zone: string): string;
  /** What quiet hours do, with the most hours a day for which they do it. */
  quietRule(most: number): string;
  /** While typing: how an absence is understood, its last day included; and that there is none. */
  awayChoice(from: number | null, last: number): string;
  readonly backChoice: string;
  readonly noQuiet: string;
  readonly myData: string;
  readonly deleteMyData: string;
  setting(id: SettingId): string;
  settingValue(id: SettingId, value: string): string;
  help(): string;

  refusal(why: RefusalName, about: Readonly<Record<string, string>>): string;
  ourFault(reference: string): string;
}

export const SETTING_IDS = ['language', 'notify', 'reminders', 'quiet', 'trivial', 'board', 'palette'] as const;
export type SettingId = (typeof SETTING_IDS)[number];

/** What keeps posts out of a place: permissions that are missing, or a thread that is closed. */
export type Obstacle = { readonly missing: readonly string[] } | 'locked' | 'gone';

/** A seat that shall change hands: whose it was, and who takes it. */
export interface Handover {
  readonly from: string;
  readonly to: string;
}

export interface MatchStatus {
  readonly game: string;
  readonly id: string;
  readonly seats: readonly string[];
  readonly startedAt: number | null;
  readonly isOver: boolean;
  readonly seedHash: string;
  readonly waitingFor: readonly string[];
  /** What is left to each seat, in milliseconds, in the order of `seats`; null where nothing limits it. */
  readonly left: readonly (number | null)[];
  readonly pace: Pace;
}

export interface MatchLine {
  readonly game: string;
  readonly place: string;
  /** Whether the place has a name that says the game and who plays, as threads do. */
  readonly isNamed: boolean;
  readonly opponents: string;
  readonly state: 'yours' | 'others' | 'lobby' | 'running';
  readonly since: number;
  /** When the time of whoever is waited for is up. */
  readonly due: number | null;
}

export interface VerifiedAbout {
  readonly answers: number;
  readonly hashMatches: boolean;
  readonly mismatchAt: number | null;
  readonly sameEnd: boolean;
  readonly seed: string;
}
