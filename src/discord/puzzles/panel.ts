import type { Language } from '../../engine/index.js';
import type { Person } from '../../matches/index.js';
import { ARCHIVE, type InPlay, isRight, middayOf, streakNow } from '../../puzzles/index.js';
import { button, buttonRows, type Part, type Row, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { boardPanel, positionPanel } from '../matches/position-panel.js';
import type { Message } from '../message.js';
import { SCREEN, textHeight } from '../phone.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { puzzleWords } from '../words/puzzle.js';
import { lineInWords, sceneIn } from './line.js';

/** A day as Discord writes it, in the reader's own way. */
export const dayText = (day: number): string => `<t:${middayOf(day) / 1_000}:d>`;

/** Which puzzle a control is about: the puzzle, and as that of which day. */
export const makeReference = ({ puzzle, day }: InPlay['kept']): string => `${puzzle}-${day}`;

/** What else a panel says or shows. */
export interface PuzzleNote {
  readonly note?: string;
  readonly page?: number;
}

/** The private panel of a puzzle: its task and the present question, or what came of the line. */
export async function puzzlePanel(
  surface: Surface,
  play: InPlay,
  person: Person,
  language: Language,
  { note, page = 0 }: PuzzleNote = {},
): Promise<Message> {
  const { game, puzzle, kept, attempt } = play;
  const words = puzzleWords(language);
  const occasion = kept.day === ARCHIVE ? words.fromArchive : words.ofDay(dayText(kept.day));
  const top: Part[] = [text(`-# 🧩 ${game.words[language].name} · ${occasion}`), ...(note ? [text(note)] : [])];
  const scene = sceneIn(play, person.name, language);
  const posed = { game, scene, seat: puzzle.seat, player: person.id, language, name: `puzzle-${puzzle.id}`, top };
  const decision = attempt.table.decisionOf(puzzle.seat);
  if (attempt.reached || !decision) {
    return boardPanel(surface, posed, [
      ...(await endParts(surface, play, person, language)),
      ...endRows(play, language),
    ]);
  }
  const lesson = `🎯 ${attempt.kind.goal[language]}\n-# ${attempt.kind.ties[language]}`;
  return positionPanel(surface, posed, {
    decision,
    lesson,
    rules: { question: game.questionRules?.[decision.key] },
    showing: { match: makeReference(kept), moment: kept.moment, page, says: 'puzzle' },
    below: buttonRows(playButtons(play, language)),
    // The task stands above every question; everything else is as high as in a match.
    height: SCREEN.panel + textHeight(lesson),
  });
}

const control = ({ kept }: InPlay, what: string, look: Parameters<typeof button>[1]) =>
  button(makeCustomId('puzzle', makeReference(kept), kept.moment, what), look);

/** Back and anew where something was said; before that, the solution for whoever gives up. */
function playButtons(play: InPlay, language: Language) {
  const words = puzzleWords(language);
  const { said, status } = play.kept;
  if (said.length === 0) return status === 'open' ? [control(play, 'solution', { label: words.showSolution })] : [];
  return [
    control(play, 'back', { label: wordsIn(language).back }),
    ...(said.length > 1 ? [control(play, 'anew', { label: words.anew, emoji: '⏮️' })] : []),
  ];
}

/** What was reached, and what could be. */
async function endParts(surface: Surface, play: InPlay, { id }: Person, language: Language): Promise<Part[]> {
  const { puzzle, kept, attempt } = play;
  const words = puzzleWords(language);
  const reached = attempt.kind.reached[language];
  const own = reached(attempt.reached ?? puzzle.best);
  if (!isRight(play)) return [text(words.wrong(own, reached(puzzle.best)))];
  if (kept.status !== 'solved') return [text(words.again(own))];
  const standing = kept.day === ARCHIVE ? null : await surface.puzzles.store.puzzleStanding(kept.guild, id);
  const days = standing ? streakNow(standing, kept.day) : 0;
  return [text(words.right(kept.tries, kept.said.length, own)), ...(days > 0 ? [text(words.streak(days))] : [])];
}

function endRows(play: InPlay, language: Language): Row[] {
  const words = puzzleWords(language);
  const { kept } = play;
  const again = control(play, 'anew', { label: words.tryAgain, emoji: '⏮️', style: isRight(play) ? 'plain' : 'main' });
  const another = button(makeCustomId('puzzle-open', play.game.id, 'archive'), { label: words.another, emoji: '🗂️' });
  if (!isRight(play))
    return buttonRows([
      again,
      ...(kept.status === 'open' ? [control(play, 'solution', { label: words.showSolution })] : []),
    ]);
  const tell = button(makeCustomId('puzzle-tell', makeReference(kept), kept.moment), {
    label: words.tell,
    emoji: '📣',
    style: 'main',
  });
  return buttonRows([...(kept.status === 'solved' ? [tell] : []), another]);
}

/** What was to be found, for whoever gave up. */
export const solutionText = (play: InPlay, person: Person, language: Language): string => {
  const words = puzzleWords(language);
  const { attempt, puzzle } = play;
  const lines = lineInWords(play, puzzle.solution, person.name, language);
  const best = attempt.kind.reached[language](puzzle.best);
  return [words.solution, ...lines, `→ ${best}`, words.shownCount].join('\n');
};
