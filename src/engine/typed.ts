import type { Decision, Option, Said } from './decision.js';
import type { Game, GameWords, Scene } from './game.js';
import { fold, LANGUAGES, type Language } from './language.js';
import type { MatchState } from './match-state.js';
import type { Table } from './table.js';

/** What reading needs of a game: what a seat sees, and what its options are called. */
export interface Readable<State extends MatchState = MatchState, View = unknown>
  extends Pick<Game<State, View>, 'view' | 'reword'> {
  readonly words: Readonly<Record<Language, Pick<GameWords<View>, 'option'>>>;
}

/** Who types where. */
export interface Typist<State extends MatchState = MatchState, View = unknown> {
  readonly game: Readable<State, View>;
  readonly seat: number;
  /** What the seats are called. */
  readonly names: readonly string[];
}

/** A point a reading came to: the table there and what was left of the text. */
export interface Point<State extends MatchState = MatchState> {
  readonly table: Table<State>;
  readonly rest: string;
}

/** What became of a text: the answers it stands for, or the ways it was read until none led on. */
export type Read<State extends MatchState = MatchState> =
  | {
      readonly said: readonly Said[];
      /** What comes after something that is still to be learnt: it can be read when that is known. */
      readonly later: string;
      /** Where each answer was read. */
      readonly path: readonly Point<State>[];
    }
  | { readonly stuck: readonly (readonly Point<State>[])[] };

/** A longer text is no move: Discord lets 6,000 characters through. */
const LONGEST = 300;
/** Typed forms looked at and tables tried for one text, so that no text keeps everybody waiting. */
const MOST_WORK = 6_000;
const FORK_WORK = 25;

/**
 * Reads a typed move: the answers' typed forms in a row, in either language, with or without diacritics. Choices that
 * answer themselves may be typed or left out. Nothing is read past a draw or a reveal: whether it fits would tell what
 * is drawn before the answer is given.
 */
export function readMove<State extends MatchState, View>(
  typist: Typist<State, View>,
  table: Table<State>,
  text: string,
): Read<State> {
  const typed = fold(text);
  const reader = new Reader(typist);
  if (typed === '' || typed.length > LONGEST) return { stuck: [[{ table, rest: typed.slice(0, LONGEST) }]] };
  // What answered itself on the way here may be typed as well, but it is no move by itself.
  const shorter = reader.withoutSelfAnswered(table, typed);
  const read = reader.readOn(table, shorter === '' ? [typed] : [typed, shorter], []);
  if (read?.later === '') return read;
  // What seems to go past a draw may only be written loosely.
  const loosely = reader.reworded(table, typed);
  const meant = loosely === null ? null : reader.readOn(table, [loosely], []);
  return (meant?.later === '' ? meant : null) ?? read ?? meant ?? { stuck: reader.stuck };
}

/** One way to go on typing: the whole move so far, and what it does. */
export interface Completion {
  readonly typed: string;
  readonly label: string;
}

/** The moves that go on from what is typed, for autocompletion; at most `most`. */
export function completions<State extends MatchState, View>(
  typist: Typist<State, View>,
  table: Table<State>,
  text: string,
  language: Language,
  most: number,
): Completion[] {
  const typed = fold(text);
  if (typed.length > LONGEST) return [];
  const reader = new Reader(typist);
  const found = reader.completions(table, typed, language, most);
  const reworded = found.length > 0 ? null : reader.reworded(table, typed);
  return reworded === null ? found : reader.completions(table, reworded, language, most);
}

/** What is typed for an answer; the other way round of reading it. */
export function typedOf<View>(
  words: Pick<GameWords<View>, 'option'>,
  scene: Scene<View>,
  decision: Decision,
  said: Said,
): string {
  if (typeof said === 'number') return String(said);
  const form = (id: string) =>
    words.option(decision, optionsOf(decision).find(candidate => candidate.id === id)!, scene).typed;
  if (typeof said === 'string') return form(said);
  return said.length === 0 ? '-' : said.map(form).join(' + ');
}

const optionsOf = (decision: Decision): readonly Option[] => (decision.kind === 'number' ? [] : decision.options);

interface Form {
  readonly id: string;
  /** Folded, in each language. */
  readonly typed: readonly string[];
}

type Whole<State extends MatchState> = Extract<Read<State>, { readonly said: unknown }>;

interface Found {
  readonly said: Said;
  readonly rest: string;
}

/** One text being read: it remembers the forms it has looked at, where it got stuck, and when it has worked enough. */
class Reader<State extends MatchState, View> {
  readonly #typist: Typist<State, View>;
  readonly #forms = new WeakMap<Decision, readonly Form[]>();
  readonly stuck: (readonly Point<State>[])[] = [];
  #work = 0;

  constructor(typist: Typist<State, View>) {
    this.#typist = typist;
  }

  /** The answers that use up one of these texts, each on from this table; null where none does. */
  readOn(table: Table<State>, texts: readonly string[], path: readonly Point<State>[]): Whole<State> | null {
    if (texts.includes('')) return { said: [], later: '', path };
    const { seat } = this.#typist;
    const decision = table.offeredTo(seat);
    for (const rest of new Set(texts)) {
      const way = [...path, { table, rest }];
      const found = decision && this.#hasStrength ? this.#firstSaid(table, decision, rest) : null;
      const next = found && this.#answered(table, found.said);
      if (!found || !next) {
        this.stuck.push(way);
        continue;
      }
      const shorter = this.withoutSelfAnswered(next, found.rest);
      if (next.state.sealed !== table.state.sealed) return { said: [found.said], later: shorter, path: way };
      const more = this.readOn(next, [shorter, found.rest], way);
      if (more) return { ...more, said: [found.said, ...more.said] };
    }
    return null;
  }

  /** The text without the forms of the choices that have just answered themselves, as far as they were typed. */
  withoutSelfAnswered(table: Table<State>, text: string): string {
    let rest = text;
    for (const decision of table.selfAnswered) {
      if (decision.seat !== this.#typist.seat || rest === '' || !this.#hasStrength) continue;
      rest = this.#firstSaid(table, decision, rest)?.rest ?? rest;
    }
    return rest;
  }

  /** The same text in the words of the options, where the game can tell what is meant. */
  reworded(table: Table<State>, text: string): string | null {
    const { game, seat } = this.#typist;
    const decision = table.offeredTo(seat);
    return (decision && game.reword?.(decision, text, this.#sceneOf(table))) ?? null;
  }

  completions(table: Table<State>, text: string, language: Language, most: number): Completion[] {
    const { game, seat } = this.#typist;
    const words = game.words[language];
    let at = table;
    let rest = text;
    let done = '';
    for (;;) {
      const whole = done === '' ? [] : [{ typed: done, label: done }];
      const decision = at.offeredTo(seat);
      if (!decision || at.state.sealed !== table.state.sealed || !this.#hasStrength) return rest === '' ? whole : [];
      if (done !== '' && !this.#firstSaid(at, decision, rest)) rest = this.withoutSelfAnswered(at, rest);
      const found = rest === '' ? null : this.#firstSaid(at, decision, rest);
      // The last word may be the start of a longer one: go on only when something follows it.
      if (!found || (found.rest === '' && this.#startsLonger(at, decision, rest)))
        return this.#offers(at, decision, rest, done, language, most);
      const typed = typedOf(words, this.#sceneOf(at), decision, found.said);
      done = done === '' ? typed : `${done} ${typed}`;
      rest = found.rest;
      const next = this.#answered(at, found.said);
      if (!next) return []; // too few or too many at once
      at = next;
      // Once the checkpoint has moved up the move is made; what follows would be the next one.
      if (rest === '' && at.said.length <= table.said.length) return [{ typed: done, label: done }];
    }
  }

  #offers(
    table: Table<State>,
    decision: Decision,
    rest: string,
    done: string,
    language: Language,
    most: number,
  ): Completion[] {
    const { game } = this.#typist;
    const found: Completion[] = [];
    for (const [index, form] of this.#formsOf(table, decision).entries()) {
      const { label, typed } = game.words[language].option(decision, optionsOf(decision)[index]!, this.#sceneOf(table));
      const isMeant = form.typed.some(one => one.startsWith(rest) || one.includes(` ${rest}`));
      if (!isMeant && !fold(label).includes(rest)) continue;
      const whole = done === '' ? typed : `${done} ${typed}`;
      found.push({ typed: whole, label: done === '' ? label : `${done} · ${label}` });
      if (found.length === most) break;
    }
    return found;
  }

  #startsLonger(table: Table<State>, decision: Decision, rest: string): boolean {
    return this.#formsOf(table, decision).some(({ typed }) =>
      typed.some(form => form.length > rest.length && form.startsWith(rest)),
    );
  }

  /** The answer that begins the text, the longest typed form first. */
  #firstSaid(table: Table<State>, decision: Decision, text: string): Found | null {
    if (decision.kind === 'number') {
      const [, digits, rest] = /^(-?\d{1,9})(?: (.*))?$/.exec(text) ?? [];
      const number = Number(digits);
      return digits !== undefined && number >= decision.min && number <= decision.max
        ? { said: number, rest: rest ?? '' }
        : null;
    }
    const forms = this.#formsOf(table, decision);
    return decision.kind === 'one' ? firstOption(forms, text) : severalOptions(forms, text);
  }

  #formsOf(table: Table<State>, decision: Decision): readonly Form[] {
    const known = this.#forms.get(decision);
    if (known) return known;
    const { words } = this.#typist.game;
    const scene = this.#sceneOf(table);
    const forms = optionsOf(decision).map(option => ({
      id: option.id,
      typed: LANGUAGES.map(language => fold(words[language].option(decision, option, scene).typed)),
    }));
    this.#work += forms.length;
    this.#forms.set(decision, forms);
    return forms;
  }

  #answered(table: Table<State>, said: Said): Table<State> | null {
    this.#work += FORK_WORK;
    const next = table.fork();
    return next.answer(this.#typist.seat, said) ? next : null;
  }

  get #hasStrength(): boolean {
    return this.#work < MOST_WORK;
  }

  #sceneOf(table: Table<State>): Scene<View> {
    const { game, seat, names } = this.#typist;
    return { view: game.view(table.state as State, seat), reader: seat, names };
  }
}

function firstOption(forms: readonly Form[], text: string): { said: string; rest: string } | null {
  let best: { said: string; rest: string; length: number } | null = null;
  for (const { id, typed } of forms) {
    for (const form of typed) {
      if (form.length <= (best?.length ?? 0)) continue;
      if (text === form || text.startsWith(`${form} `))
        best = { said: id, rest: text.slice(form.length + 1), length: form.length };
    }
  }
  return best;
}

/** Several are typed with a plus between them, none as a dash: `A1 + C3`, `-`. */
function severalOptions(forms: readonly Form[], text: string): Found | null {
  if (text === '-' || text.startsWith('- ')) return { said: [], rest: text.slice(2) };
  const said: string[] = [];
  let rest = text;
  for (;;) {
    const found = firstOption(forms, rest);
    if (!found || said.includes(found.said)) return null;
    said.push(found.said);
    rest = found.rest;
    if (!rest.startsWith('+')) return { said, rest };
    rest = rest.slice(1).trimStart();
  }
}
