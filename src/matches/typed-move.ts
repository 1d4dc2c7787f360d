import {
  type Decision,
  fold,
  type Game,
  LANGUAGES,
  type MatchState,
  type Said,
  type Scene,
  type Table,
} from '../engine/index.js';
import { type Match, namesOf } from './match.js';
import { Refusal } from './refusal.js';

/** What the asked seat sees, for the words of its options. */
export function sceneOf(game: Game, match: Match, table: Table<MatchState>, seat: number): Scene<unknown> {
  return { view: game.view(table.state as MatchState, seat), reader: seat, names: namesOf(match) };
}

/** One way to go on typing: the whole move so far, and whether it is complete with it. */
export interface Completion {
  readonly typed: string;
  readonly label: string;
}

/**
 * Reads a typed move: the answers' typed forms in a row, in either language, with or without diacritics. Choices that
 * answer themselves may be typed or left out.
 */
export function parseMove(game: Game, match: Match, table: Table<MatchState>, seat: number, text: string): Said[] {
  const typed = fold(text);
  if (typed === '') throw new Refusal('unclear-move', { typed: text });
  if (!table.decisionOf(seat)) throw new Refusal('not-asked');
  const furthest = { rest: typed };
  const reading = { game, match, seat, furthest };
  // What answered itself on the way here may be typed as well, but it is no move by itself.
  const shorter = withoutSelfAnswered(reading, table, typed);
  const said =
    readOn(reading, table, shorter === '' ? [typed] : [typed, shorter]) ?? readLoosely(reading, table, typed);
  if (said) return said;
  throw illegal(game, table, seat, typed, furthest.rest);
}

/** The same for what the game can put into the words of its options first. */
function readLoosely(reading: Reading, table: Table<MatchState>, typed: string): Said[] | null {
  const reworded = rewordedFor(reading, table, typed);
  return reworded === null ? null : readOn({ ...reading, furthest: { rest: reworded } }, table, [reworded]);
}

function rewordedFor({ game, match, seat }: Omit<Reading, 'furthest'>, table: Table<MatchState>, typed: string) {
  const decision = table.decisionOf(seat);
  return (decision && game.reword?.(decision, typed, sceneOf(game, match, table, seat))) ?? null;
}

interface Reading {
  readonly game: Game;
  readonly match: Match;
  readonly seat: number;
  /** What was left where reading got furthest, for the sentence that says what was not understood. */
  readonly furthest: { rest: string };
}

/** The answers that use up one of these texts, each on from this table; null where none does. */
function readOn(reading: Reading, table: Table<MatchState>, texts: readonly string[]): Said[] | null {
  const { game, match, seat, furthest } = reading;
  if (texts.includes('')) return [];
  const decision = table.decisionOf(seat);
  for (const text of texts) {
    if (text.length < furthest.rest.length) furthest.rest = text;
    const found = decision && firstSaid(game, sceneOf(game, match, table, seat), decision, text);
    if (!found) continue;
    const next = table.fork();
    next.answer(seat, found.said);
    const rest = readOn(reading, next, [withoutSelfAnswered(reading, next, found.rest), found.rest]);
    if (rest) return [found.said, ...rest];
  }
  return null;
}

/** The text without the forms of the choices that have just answered themselves, as far as they were typed. */
function withoutSelfAnswered(
  { game, match, seat }: Pick<Reading, 'game' | 'match' | 'seat'>,
  table: Table<MatchState>,
  text: string,
): string {
  let rest = text;
  for (const decision of table.selfAnswered) {
    if (decision.seat !== seat || rest === '') continue;
    rest = firstSaid(game, sceneOf(game, match, table, seat), decision, rest)?.rest ?? rest;
  }
  return rest;
}

/** The moves that go on from what is typed, for autocompletion; at most `most`. */
export function completions(
  game: Game,
  match: Match,
  table: Table<MatchState>,
  seat: number,
  text: string,
  language: (typeof LANGUAGES)[number],
  most: number,
): Completion[] {
  const typed = fold(text);
  const completing = { game, match, seat, language, most };
  const found = completionsOf(completing, table, typed);
  const reworded = found.length > 0 ? null : rewordedFor(completing, table, typed);
  return reworded === null ? found : completionsOf(completing, table, reworded);
}

interface Completing extends Omit<Reading, 'furthest'> {
  readonly language: (typeof LANGUAGES)[number];
  readonly most: number;
}

function completionsOf(completing: Completing, table: Table<MatchState>, text: string): Completion[] {
  const { game, match, seat, language, most } = completing;
  let rest = text;
  let done = '';
  const fork = table.fork();
  for (;;) {
    const decision = fork.decisionOf(seat);
    if (!decision) return done === '' ? [] : [{ typed: done, label: done }];
    const scene = sceneOf(game, match, fork, seat);
    if (done !== '' && !firstSaid(game, scene, decision, rest)) {
      rest = withoutSelfAnswered(completing, fork, rest);
    }
    const found = rest === '' ? null : firstSaid(game, scene, decision, rest);
    // The last word may be the start of a longer one: go on only when something follows it.
    if (!found || (found.rest === '' && startsLonger(game, scene, decision, rest))) {
      return offers(game, scene, decision, rest, done, language, most);
    }
    done =
      done === ''
        ? typedOf(game, scene, decision, found.said, language)
        : `${done} ${typedOf(game, scene, decision, found.said, language)}`;
    rest = found.rest;
    fork.answer(seat, found.said);
    if (rest === '' && (fork.decisionOf(seat) === undefined || isNewMove(fork, table)))
      return [{ typed: done, label: done }];
  }
}

/** Once something was told the move is made; what follows would be the next one. */
const isNewMove = (fork: Table<MatchState>, table: Table<MatchState>): boolean => fork.said.length <= table.said.length;

function offers(
  game: Game,
  scene: Scene<unknown>,
  decision: Decision,
  rest: string,
  done: string,
  language: (typeof LANGUAGES)[number],
  most: number,
): Completion[] {
  const found: Completion[] = [];
  for (const option of optionsOf(decision)) {
    const forms = LANGUAGES.map(each => fold(game.words[each].option(decision, option, scene).typed));
    const { label, typed } = game.words[language].option(decision, option, scene);
    if (!forms.some(form => form.startsWith(rest) || form.includes(` ${rest}`)) && !fold(label).includes(rest))
      continue;
    const whole = done === '' ? typed : `${done} ${typed}`;
    found.push({ typed: whole, label: done === '' ? label : `${done} · ${label}` });
    if (found.length === most) break;
  }
  return found;
}

function startsLonger(game: Game, scene: Scene<unknown>, decision: Decision, rest: string): boolean {
  return optionsOf(decision).some(option =>
    LANGUAGES.some(each => {
      const form = fold(game.words[each].option(decision, option, scene).typed);
      return form.length > rest.length && form.startsWith(rest);
    }),
  );
}

/** The answer that begins the text, the longest typed form first. */
function firstSaid(
  game: Game,
  scene: Scene<unknown>,
  decision: Decision,
  text: string,
): { said: Said; rest: string } | null {
  if (decision.kind === 'number') {
    const [, digits, rest] = /^(-?\d+)(?: (.*))?$/.exec(text) ?? [];
    const number = Number(digits);
    return digits !== undefined && number >= decision.min && number <= decision.max
      ? { said: number, rest: rest ?? '' }
      : null;
  }
  if (decision.kind === 'one') return firstOption(game, scene, decision, text);
  return severalOptions(game, scene, decision, text);
}

function firstOption(
  game: Game,
  scene: Scene<unknown>,
  decision: Decision,
  text: string,
): { said: string; rest: string } | null {
  let best: { said: string; rest: string; length: number } | null = null;
  for (const option of optionsOf(decision)) {
    for (const language of LANGUAGES) {
      const form = fold(game.words[language].option(decision, option, scene).typed);
      if (form.length <= (best?.length ?? 0)) continue;
      if (text === form || text.startsWith(`${form} `)) {
        best = { said: option.id, rest: text.slice(form.length + 1), length: form.length };
      }
    }
  }
  return best;
}

/** Several are typed with a plus between them, none as a dash: `A1 + C3`, `-`. */
function severalOptions(
  game: Game,
  scene: Scene<unknown>,
  decision: Decision,
  text: string,
): { said: Said; rest: string } | null {
  if (text === '-' || text.startsWith('- ')) return { said: [], rest: text.slice(2) };
  const said: string[] = [];
  let rest = text;
  for (;;) {
    const found = firstOption(game, scene, decision, rest);
    if (!found) return null;
    said.push(found.said);
    rest = found.rest;
    if (!rest.startsWith('+')) return { said, rest };
    rest = rest.slice(1).trimStart();
  }
}

/** What is typed for an answer; the other way round of reading it. */
export function typedOf(
  game: Game,
  scene: Scene<unknown>,
  decision: Decision,
  said: Said,
  language: (typeof LANGUAGES)[number],
): string {
  if (typeof said === 'number') return String(said);
  const form = (id: string) => {
    const option = optionsOf(decision).find(candidate => candidate.id === id)!;
    return game.words[language].option(decision, option, scene).typed;
  };
  if (typeof said === 'string') return form(said);
  return said.length === 0 ? '-' : said.map(form).join(' + ');
}

const optionsOf = (decision: Decision) => (decision.kind === 'number' ? [] : decision.options);

function illegal(game: Game, table: Table<MatchState>, seat: number, text: string, rest: string): Refusal {
  const forbidden = game.why(table, seat, fold(text));
  if (!forbidden) return new Refusal('unclear-move', { typed: rest });
  return new Refusal('illegal-move', { rule: forbidden.rule, pl: forbidden.because.pl, en: forbidden.because.en });
}
