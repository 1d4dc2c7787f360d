import type { Game, Language } from '../../engine/index.js';
import type { House, Seek } from '../../matches/index.js';
import { button, buttonRows, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';
import { choiceName } from './option-text.js';

/** What of a table matters to who looks for it; the rest may be as the others like it. */
export function wishText(game: Game, { chosen = {}, pace, rating, within }: Seek, language: Language): string {
  const words = wordsIn(language);
  return words.seekingWhat([
    ...Object.entries(chosen).map(([id, value]) => choiceName(game, { id, value }, language)),
    ...(pace ? [words.pace(pace)] : []),
    ...(within === null ? [] : [words.ratingWithin(Math.round(rating - within), Math.round(rating + within))]),
  ]);
}

/** What somebody looks for at present, and the way to look no longer. */
export async function seekParts(house: House, player: string, language: Language): Promise<Part[]> {
  const seeks = (await house.store.seeksOf(player, house.world.now()))
    .filter(({ game }) => house.world.games.some(({ id }) => id === game))
    .slice(0, LIMITS.buttonsPerRow);
  if (seeks.length === 0) return [];
  const words = wordsIn(language);
  const lines = seeks.map(seek => {
    const game = house.game(seek.game);
    return `${words.seekLine(game.words[language].name, Math.floor(seek.until / 1000))}\n${wishText(game, seek, language)}`;
  });
  const stops = seeks.map(({ game, guild }) =>
    button(makeCustomId('unseek', game, guild), { label: words.stopSeeking(house.game(game).words[language].name) }),
  );
  return [text(lines.join('\n')), ...buttonRows(stops)];
}
