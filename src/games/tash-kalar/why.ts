import type { Decision } from '../../engine/decision.js';
import type { Forbidden } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { fold, LANGUAGES } from '../../engine/language.js';
import type { Table } from '../../engine/table.js';
import { makeSquare } from '../../geometry/square.js';
import { cardOf, nameOfCard } from './cards.js';
import { contestRules } from './rules.js';
import { activeSeat, type Contest, formOf } from './state.js';
import type { QuestionKey, Questions } from './vocabulary.js';
import { acting, throwing, whyClaim } from './why/acting.js';
import { whyDestination, whyLift, whyMover, whyPlaced, whyStop, whyTarget } from './why/choosing.js';
import { namedCard, namedSchool, readIntent, squaresIn } from './why/intent.js';
import { whyNumber, whySummon } from './why/pattern.js';
import { firstSquare, seenAt } from './why/seeing.js';
import { forbid } from './words/forbidden.js';
import { words } from './words/index.js';

/** Which rule forbids what was typed; null where it is allowed, or not understood. */
export function why(at: Table<Contest>, seat: number, typed: string): Forbidden | null {
  const text = fold(typed);
  if (at.isOver || text === '') return null;
  const table = at.fork();
  // A menu with one way out answers itself: what was typed for it is still meant.
  const isMenu = table.selfAnswered.some(({ key, seat: asked }) => key === 'turn' && asked === seat);
  const contest = table.state as Contest;
  const stuck = followEither(table, seat, text, isMenu && readIntent(text) ? { contest: copy(contest), text } : null);
  return stuck && (whyMove(stuck, seat) ?? whyAnswer(stuck, seat));
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

/** Choices that answer themselves may be typed or left out; null = all of it can be read one way or the other. */
function followEither(table: Table<Contest>, seat: number, text: string, begun: Begun | null): Stuck | null {
  const shorter = withoutSelfAnswered(table, seat, text);
  if (shorter === text) return follow(table, seat, text, begun);
  return follow(table.fork(), seat, text, begun) && follow(table, seat, shorter, begun);
}

/** Plays what was typed as far as the rules allow; null = all of it. */
function follow(table: Table<Contest>, seat: number, text: string, before: Begun | null): Stuck | null {
  if (text === '' || table.isOver) return null;
  const contest = table.state as Contest;
  const decision = table.decisionOf(seat) ?? null;
  const begun = decision?.key === 'turn' && readIntent(text) ? { contest: copy(contest), text } : before;
  const read = decision && firstSaid(contest, seat, decision, text);
  if (!read) return { contest, decision, rest: text, begun };
  table.answer(seat, read.said);
  return followEither(table, seat, read.rest, begun);
}

function withoutSelfAnswered(table: Table<Contest>, seat: number, text: string): string {
  let rest = text;
  for (const decision of table.selfAnswered)
    if (decision.seat === seat && rest !== '')
      rest = firstSaid(table.state as Contest, seat, decision, rest)?.rest ?? rest;
  return rest;
}

type Read<Answer> = { readonly said: Answer; readonly rest: string };

/** The answer the text begins with; several cards go with a plus between them, none as a dash. */
function firstSaid(contest: Contest, seat: number, decision: Decision, text: string): Read<string | string[]> | null {
  if (decision.kind === 'one') return firstOption(contest, seat, decision, text);
  if (text === '-' || text.startsWith('- ')) return { said: [], rest: text.slice(2) };
  const said: string[] = [];
  for (let rest = text; ; rest = rest.slice(1).trimStart()) {
    const found = firstOption(contest, seat, decision, rest);
    if (!found || said.includes(found.said)) return null;
    said.push(found.said);
    rest = found.rest;
    if (!rest.startsWith('+')) return { said, rest };
  }
}

/** The longest typed form, of either language, that the text begins with. */
function firstOption(contest: Contest, seat: number, decision: Decision, text: string): Read<string> | null {
  if (decision.kind === 'number') return null;
  const scene = { view: contestRules.view(contest, seat), reader: seat, names: [] };
  let best: Read<string> | null = null;
  for (const option of decision.options) {
    for (const language of LANGUAGES) {
      const form = fold(words[language].option(decision, option, scene).typed);
      const rest = text.slice(form.length + 1);
      if ((text === form || text.startsWith(`${form} `)) && (best === null || rest.length < best.rest.length))
        best = { said: option.id, rest };
    }
  }
  return best;
}

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
  if (seat === activeSeat(contest)) return forbid('handed-over');
  return forbid(intent.verb === 'flare' ? 'own-turn-flare' : 'not-your-turn');
}

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
