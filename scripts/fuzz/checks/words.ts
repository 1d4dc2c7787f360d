import {
  type Chosen,
  type Decision,
  fold,
  type Game,
  LANGUAGES,
  type Language,
  type Reader,
  readableBy,
} from '../../../src/engine/index.js';
import { Broken } from '../broken.js';
import { nameOf } from './hidden.js';
import { type Answered, type Moment, offeredAt, readersOf, sceneOf } from './moment.js';

/** A text that only a fault of the words can produce. */
const GIBBERISH = /\bundefined\b|\bNaN\b|\[object |\bnull\b/;

/** Every decision and option has words, within Discord's limits and typed in different ways. */
export function checkDecisionWords(moment: Moment): void {
  for (const language of languagesOf(moment.game)) {
    for (const decision of offeredAt(moment)) checkDecision(moment, decision, language);
    for (const reader of readersOf(moment.seats)) {
      const words = moment.game.words[language];
      const scene = sceneOf(moment, reader);
      demand(words.board(scene), `${language}: the board`);
      if (typeof reader === 'number') demand(words.hand(scene), `${language}: the hand of seat ${reader}`);
      for (let seat = 0; seat < moment.seats; seat++) demand(words.seat(scene, seat), `${language}: seat ${seat}`);
      if (moment.table.isOver) demand(words.outcome(scene), `${language}: the outcome`);
    }
  }
}

function checkDecision(moment: Moment, decision: Decision, language: Language): void {
  const words = moment.game.words[language];
  const scene = sceneOf(moment, decision.seat);
  const where = `${language}: ${decision.key}`;
  demand(words.prompt(decision, scene), `${where}, the question`);
  if (decision.kind === 'number') return;
  const typed = new Map<string, string>();
  for (const option of decision.options) {
    const of = `${where}, option ${option.id}`;
    const { label, note, typed: form } = words.option(decision, option, scene);
    demand(label, `${of}, the label`);
    if (note !== undefined) demand(note, `${of}, the note`);
    demand(form, `${of}, the typed form`);
    const other = typed.get(fold(form));
    if (other !== undefined) throw new Broken('words', `${of} is typed like option ${other}: ${form}`);
    typed.set(fold(form), option.id);
  }
}

/** Every entry of the log has words for everybody who is shown it, or is deliberately silent. */
export function checkNewsWords(answered: Answered): void {
  for (const language of languagesOf(answered.game)) {
    for (const reader of readersOf(answered.seats)) {
      const scene = sceneOf(answered, reader);
      const read = readableBy(answered.news, reader);
      const lines = read.map(entry => answered.game.words[language].news(entry, scene));
      for (const [index, line] of lines.entries()) {
        if (line !== null) demand(line, `${language}: the entry ${read[index]!.tell}`);
      }
      checkHeard(answered, reader, lines);
    }
  }
}

/** Whatever a post tells, its headline and its lines are whole. */
export function checkPost(answered: Answered): void {
  const scene = sceneOf(answered, 'spectator');
  const news = readableBy(answered.untold, 'spectator');
  for (const language of languagesOf(answered.game)) {
    for (const isDrawn of [false, true]) {
      const recap = answered.game.words[language].recap(news, scene, isDrawn);
      if (recap === null) continue;
      demand(recap.headline, `${language}: the headline of a post`);
      for (const line of recap.lines) demand(line, `${language}: a line of a post`);
    }
  }
}

/** Whatever is told to nobody in particular reaches everybody, in words. */
function checkHeard({ news }: Answered, reader: Reader, lines: readonly (string | null)[]): void {
  const open = news.filter(({ seats }) => seats === undefined);
  if (open.length === 0) return;
  const names = open.map(({ entry }) => entry.tell).join(', ');
  if (lines.length < open.length) throw new Broken('words', `${nameOf(reader)} is not told of ${names}`);
  if (lines.every(line => line === null)) throw new Broken('words', `Nobody has words for ${names}`);
}

/** The lobby has words for the game, its choices and its sides. */
export function checkLobbyWords(game: Game, chosen: Chosen): void {
  for (const language of languagesOf(game)) {
    const words = game.words[language];
    demand(words.name, `${language}: the name of the game`);
    demand(words.blurb, `${language}: the sentence about the game`);
    for (const { id, values } of game.lobby.options) {
      demand(words.lobbyOption(id), `${language}: the lobby option ${id}`);
      for (const value of values) demand(words.lobbyValue(id, value), `${language}: ${value} of ${id}`);
    }
    for (const side of game.lobby.sides(chosen)) demand(words.side(side), `${language}: the side ${side}`);
  }
}

function demand(text: string, what: string): void {
  if (typeof text !== 'string' || text.trim() === '') throw new Broken('words', `${what} has no words`);
  if (GIBBERISH.test(text)) throw new Broken('words', `${what} reads ${text}`);
}

/** A game may be played by the fuzzer before it has words. */
export const languagesOf = (game: Game): readonly Language[] =>
  LANGUAGES.filter(language => (game.words as Game['words'] | undefined)?.[language] !== undefined);
