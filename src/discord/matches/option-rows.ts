import type { Chosen, Game, Language, LobbyOption } from '../../engine/index.js';
import { type MenuOption, menuRow, type Row } from '../components.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';

/** So many options are a menu each; of more, all but the first stand in one, and the chosen one opens below it. */
const MOST_MENUS = 6;

/** The options that mean something with what else was chosen. */
export const offeredOptions = ({ lobby }: Game, chosen: Chosen): LobbyOption[] =>
  lobby.options.filter(({ id }) => lobby.fits?.(id, chosen) ?? true);

/** What was chosen, a line each; of many options only what the first one says, and what is not as usual. */
export function chosenLines(game: Game, chosen: Chosen, language: Language): string[] {
  const words = game.words[language];
  const offered = offeredOptions(game, chosen);
  const told =
    offered.length <= MOST_MENUS
      ? offered
      : offered.filter(({ id, initial }, at) => at === 0 || chosen[id] !== initial);
  return told.map(({ id }) => `**${words.lobbyOption(id)}:** ${words.lobbyValue(id, chosen[id]!)}`);
}

/** Where the menus of options lead. */
export interface OptionMenus {
  /** The control that sets an option. */
  setting(option: string): string;
  /** The control that opens one of many; each menu needs an id of its own. */
  opening(menu: number): string;
  /** Whether a value may be chosen here. */
  allows?(option: string, value: string): boolean;
}

/** The options of a game as menus; `opened` is the one of many that was picked. */
export function optionMenus(
  game: Game,
  chosen: Chosen,
  language: Language,
  { setting, opening, allows = () => true }: OptionMenus,
  opened?: string,
): Row[] {
  const words = game.words[language];
  const offered = offeredOptions(game, chosen);
  const menuOf = ({ id, values }: LobbyOption): Row =>
    menuRow(setting(id), {
      placeholder: words.lobbyOption(id),
      options: values
        .filter(value => allows(id, value))
        .map(value => ({
          value,
          label: `${words.lobbyOption(id)}: ${words.lobbyValue(id, value)}`,
          chosen: chosen[id] === value,
        })),
    });
  if (offered.length <= MOST_MENUS) return offered.map(menuOf);
  const [first, ...rest] = offered;
  const named = rest.map(
    ({ id }): MenuOption => ({
      value: id,
      label: words.lobbyOption(id),
      note: words.lobbyValue(id, chosen[id]!),
      chosen: id === opened,
    }),
  );
  const pages = Math.ceil(named.length / LIMITS.selectOptions);
  const menus = Array.from({ length: pages }, (_, at) =>
    menuRow(opening(at), {
      placeholder: wordsIn(language).moreOptions,
      options: named.slice(at * LIMITS.selectOptions, (at + 1) * LIMITS.selectOptions),
    }),
  );
  const picked = rest.find(({ id }) => id === opened);
  return [menuOf(first!), ...menus, ...(picked ? [menuOf(picked)] : [])];
}
