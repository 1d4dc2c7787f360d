import type { Decision } from '../../engine/decision.js';
import type { Forbidden } from '../../engine/game.js';
import { fold } from '../../engine/language.js';
import type { Table } from '../../engine/table.js';
import { type Point, type Readable, readMove } from '../../engine/typed.js';
import { makeSquare } from '../../geometry/square.js';
import { cardOf, nameOfCard } from './cards.js';
import { reword } from './reword.js';
import { contestRules } from './rules.js';
import { activeSeat, type Contest, comingSeat, formOf } from './state.js';
import { comingTurn } from './turn.js';
import type { ContestView } from './view.js';
import type { QuestionKey, Questions } from './vocabulary.js';
import { acting, throwing, whyClaim } from './why/acting.js';
import { whyDestination, whyLift, whyMover, whyPlaced, whyStop, whyTarget } from './why/choosing.js';
import { namedCard, namedSchool, readIntent, squaresIn } from './why/intent.js';
import { whyNumber, whySummon } from './why/pattern.js';
import { firstSquare, seenAt } from './why/seeing.js';
import { forbid } from './words/forbidden.js';
import { words } from './words/index.js';

const READABLE: Readable<Contest, ContestView> = { view: contestRules.view, reword, words };

/** Which rule forbids what was typed; null where it is allowed, or not understood. */
export function why(table: Table<Contest>, seat: number, typed: string): Forbidden | null {
  const text = fold(typed);
  if (table.isOver || text === '') return null;
  const decision = table.decisionOf(seat);
  const names = table.state.seats.map(() => '');
  const scene = { view: contestRules.view(table.state as Contest, seat), reader: seat, names };
  const loosely = decision ? reword(decision, text, scene) : null;
  const readings = (loosely === null ? [text] : [text, loosely]).map(said =>
    readMove({ game: READABLE, seat, names }, table, said),
  );
  if (readings.some(read => 'said' in read)) return null;
  for (const read of readings) {
    if ('said' in read) continue;
    for (const path of read.stuck) {
      const stuck = stuckAt(path, seat);
      const forbidden = whyMove(stuck, seat) ?? whyAnswer(stuck, seat);
      if (forbidden) return forbidden;
    }
  }
  return null;
}

/** Where the rules stop understanding what was typed. */
interface Stuck {
  readonly contest: Contest;
  /** What the seat is asked there; null where it is not asked at all. */
  readonly decision: Decision | null;
  readonly rest: string;
  /** The last action of a turn that was begun, as it was typed, and the contest it began in. */
  readonly begun: Begun | null;
}
interface Begun {
  readonly contest: Contest;
  readonly text: string;
}

function stuckAt(path: readonly Point<Contest>[], seat: number): Stuck {
  const { table, rest } = path.at(-1)!;
  const begun = path.findLast(point => isMenu(point, seat) && readIntent(point.rest));
  return {
    contest: table.state as Contest,
    decision: table.decisionOf(seat) ?? null,
    rest,
    begun: begun ? { contest: begun.table.state as Contest, text: begun.rest } : null,
  };
}

/** A menu with one way out answers itself: what was typed for it is still meant. */
const isMenu = ({ table }: Point<Contest>, seat: number): boolean =>
  table.decisionOf(seat)?.key === 'turn' ||
  table.selfAnswered.some(({ key, seat: asked }) => key === 'turn' && asked === seat);

/** Why the action that was begun cannot be meant as it was typed, all of its choices written out. */
function whyMove({ begun }: Stuck, seat: number): Forbidden | null {
  const intent = begun && readIntent(begun.text);
  return intent && acting(begun!.contest, seat, intent);
}

/** Why what is left is no answer to the question at which it got stuck. */
function whyAnswer({ contest, decision, rest }: Stuck, seat: number): Forbidden | null {
  if (decision === null) return waiting(contest, seat, rest);
  const explain = WHY[decision.key as QuestionKey] as Why<QuestionKey>;
  const about = (decision.about ?? {}) as Questions[QuestionKey]['about'];
  const isEffect = 'part' in about;
  return explain(contest, seat, rest, about) ?? (isEffect && readIntent(rest) ? forbid('effect-first') : null);
}

/** Why a seat that is not asked cannot do what it wants. */
function waiting(contest: Contest, seat: number, text: string): Forbidden | null {
  const intent = readIntent(text);
  if (!intent) return null;
  if (contest.phase === 'opening') return forbid('opening-first', {}, openingRule(contest));
  if (contest.phase === 'rest') {
    return seat === comingSeat(contest) ? acting(comingTurn(contest), seat, intent) : forbid('not-your-turn');
  }
  if (seat === activeSeat(contest)) return forbid('handed-over');
  // Leads change until then, and all actions are still to come.
  const isOpen = intent.verb === 'flare' || intent.verb === 'end';
  const anyway = isOpen ? null : acting(onTurnOf(contest, seat), seat, intent);
  if (anyway && !DRAWN_BY_THEN.includes(anyway.rule)) return anyway;
  return forbid(intent.verb === 'flare' ? 'own-turn-flare' : 'not-your-turn');
}

/** A card that is not in hand now may be drawn by then. */
const DRAWN_BY_THEN: readonly string[] = ['TK-4.1', 'TK-3.7'];

/** What a turn has (TK-3.2). */
const ACTIONS = 2;

/** The same position with this seat on turn, nothing done yet. */
const onTurnOf = (contest: Contest, seat: number): Contest => ({
  ...contest,
  at: contest.order.indexOf(seat),
  turn: { ...contest.turn, actions: ACTIONS, control: seat, discarded: false },
});

const openingRule = (contest: Contest): string => (formOf(contest) === 'melee' ? 'TK-2.10' : 'TK-2.8');

type Why<Key extends QuestionKey> = (
  contest: Contest,
  seat: number,
  rest: string,
  about: Questions[Key]['about'],
) => Forbidden | null;

const whyColour =
  (rule: string): Why<'score-colour' | 'legend-colour'> =>
  (_, __, rest) =>
    namedSchool(rest) && forbid('other-opponent', {}, rule);

/** At every question: why what was typed is none of its answers. */
const WHY: { readonly [Key in QuestionKey]: Why<Key> } = {
  opening: (contest, _, rest) => {
    if (readIntent(rest)) return forbid('opening-first', {}, openingRule(contest));
    const square = firstSquare(rest);
    return typeof square === 'number' ? forbid('opening-square', {}, openingRule(contest)) : square;
  },
  turn: (contest, seat, rest) => {
    const intent = readIntent(rest);
    return intent && acting(contest, seat, intent);
  },
  pause: (contest, seat, rest) => waiting(contest, seat, rest),
  place: (contest, seat, rest) => {
    const square = firstSquare(rest);
    if (square === null || typeof square !== 'number') return square;
    const piece = seenAt(contest, seat, square);
    return piece && forbid('occupied', { square: makeSquare(square), piece });
  },
  lift: whyLift,
  frame: (contest, seat, rest, { card }) => {
    const square = firstSquare(rest);
    return typeof square === 'number' ? whySummon(contest, seat, cardOf(card), square) : square;
  },
  placement: (contest, seat, rest, { card, layings }) => {
    const square = firstSquare(rest) ?? (/^\d/.test(rest) ? squareOfAll(layings) : null);
    if (square === null || typeof square !== 'number') return square;
    const number = /(?:^|\s)(\d+)(?: |$)/.exec(rest);
    const here = whySummon(contest, seat, cardOf(card), square);
    return here ?? (number && whyNumber(contest, seat, cardOf(card), square, Number(number[1])));
  },
  arrival: (_, __, rest, { card }) => {
    const square = firstSquare(rest);
    return typeof square === 'number' ? forbid('no-room', { card }) : square;
  },
  'legend-colour': whyColour('TK-11.3'),
  return: (contest, seat, rest) => {
    const named = namedCard(rest);
    if (!named) return null;
    const { pending } = contest.seats[seat]!;
    return pending >= 0 && nameOfCard(pending) === named.id
      ? forbid('pending-stays', { card: named.id })
      : forbid('not-under');
  },
  against: (contest, seat, rest) =>
    namedSchool(rest) && (throwing(contest, seat) ?? forbid('other-opponent', {}, 'TK-5.1')),
  keep: (_, __, rest) => namedCard(rest) && forbid('keep-one'),
  claim: (contest, seat, rest) => whyClaim(contest, seat, rest.replace(/^(claim|wykonaj) /, '')),
  'score-colour': whyColour('TK-11.2'),

  target: whyTarget,
  mover: (contest, seat, rest, { card }) => whyMover(contest, seat, rest, card),
  destination: whyDestination,
  direction: (_, __, rest, { card }) =>
    whyStop(rest, card) ?? (isDirection(rest) ? forbid('no-direction', { card }) : null),
  square: whyPlaced,
  colour: (_, __, rest, { card }) =>
    whyStop(rest, card) ?? (namedSchool(rest) ? forbid('other-opponent', {}, 'TK-1.11') : null),
  rank: (_, __, rest, { card }) => whyStop(rest, card) ?? (isRank(rest) ? forbid('no-supply') : null),
  alternative: (_, __, rest, { card }) => whyStop(rest, card) ?? (/^\d/.test(rest) ? forbid('impossible') : null),
  may: () => null,
  card: (_, __, rest, { card }) => whyStop(rest, card) ?? (namedCard(rest) ? forbid('not-copied', {}, 'TK-6.3') : null),
};

/** Where all placements share their framed square, a number alone is meant there. */
function squareOfAll(layings: Questions['placement']['about']['layings']): number | null {
  const [name, ...more] = new Set(layings.map(({ square }) => square));
  const square = name === undefined || more.length > 0 ? null : firstSquare(name);
  return typeof square === 'number' ? square : null;
}

const isDirection = (text: string): boolean =>
  /^([nesw]|n[ew]|s[ew]|gora|dol|lewo|prawo|(lewo|prawo)-(gora|dol))( |$)/.test(text) && squaresIn(text).length === 0;
const isRank = (text: string): boolean => /^(common|heroic|legendary|zwykly|heroiczny|legendarny)( |$)/.test(text);
