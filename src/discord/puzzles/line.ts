import { attempt, type Decision, type Game, type Language, type Said, type Scene } from '../../engine/index.js';
import type { InPlay } from '../../puzzles/index.js';
import { spoken } from '../surface.js';
import { seatNames } from '../words/index.js';

/** What the seats of a puzzle are called: its player, and computers. */
export const namesIn = ({ game, puzzle }: InPlay, player: string, language: Language): string[] =>
  seatNames(
    Array.from({ length: puzzle.beginning.seats }, (_, seat) =>
      seat === puzzle.seat ? { name: player, bot: null } : { name: '', bot: game.bots[0]?.id ?? null },
    ),
    language,
  );

/** What the seat of a puzzle sees where its table stands. */
export const sceneIn = (play: InPlay, player: string, language: Language) => ({
  view: play.game.view(play.attempt.table.state, play.puzzle.seat),
  reader: play.puzzle.seat,
  names: namesIn(play, player, language),
});

/** A line in words, an answer each, as the buttons said it. */
export function lineInWords(play: InPlay, said: readonly Said[], player: string, language: Language): string[] {
  const { game, puzzle } = play;
  return said.flatMap((each, at) => {
    const there = attempt(game, puzzle, said.slice(0, at));
    const decision = there?.table.decisionOf(puzzle.seat);
    if (!there || !decision) return [];
    const scene = spoken(sceneIn({ ...play, attempt: there }, player, language));
    return [`${at + 1}. ${labelOf(game, decision, each, scene, language)}`];
  });
}

function labelOf(game: Game, decision: Decision, said: Said, scene: Scene<unknown>, language: Language): string {
  if (decision.kind === 'number' || typeof said === 'number') return String(said);
  const ids = typeof said === 'string' ? [said] : said;
  const labels = decision.options
    .filter(({ id }) => ids.includes(id))
    .map(option => game.words[language].option(decision, option, scene).label);
  return labels.join(', ') || '–';
}
