import type { Decision, Game, Language, MatchState, Scene, Table } from '../../engine/index.js';
import { isOutOfTurn, type Match, ordersAt } from '../../matches/index.js';
import { button, buttonRows, menuRow, type Part, type Row, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { type Surface, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';

/** What somebody typed, inside the marks of code. */
const quoted = (typed: string): string => typed.replaceAll('`', "'");

/** What the reader has left word of for their turn, or why it was not played. */
export async function orderParts({ house }: Surface, match: Match, seat: number, language: Language): Promise<Part[]> {
  const move = match.status === 'running' ? (await ordersAt(house, match, seat))?.move : undefined;
  if (!move) return [];
  const words = wordsIn(language);
  const { typed, failed } = move;
  if (failed) return [text(words.orderFailed(quoted(typed), words.refusal(failed.why, failed.about)))];
  const at = match.clocks[seat]?.answerAt ?? null;
  const lines = [words.orderKept(quoted(typed)), ...(at === null ? [] : [words.orderAt(Math.floor(at / 1000))])];
  const withdraw = button(makeCustomId('withdraw', match.id), { label: words.withdrawOrder });
  return [text(lines.join('\n')), ...buttonRows([withdraw])];
}

/** In another's turn: to answer now and for the rest of it. */
export function alwaysRow(
  game: Game,
  match: Match,
  table: Table<MatchState>,
  decision: Decision,
  scene: Scene<unknown>,
  language: Language,
): Row[] {
  if (decision.kind !== 'one' || !isOutOfTurn(game, table, decision.seat)) return [];
  const words = wordsIn(language);
  const options = decision.options.slice(0, LIMITS.selectOptions).map((option, index) => ({
    value: String(index),
    label: words.alwaysAnswers(game.words[language].option(decision, option, spoken(scene)).label),
  }));
  return [menuRow(makeCustomId('always', match.id, match.moment), { placeholder: words.alwaysAnswer, options })];
}
