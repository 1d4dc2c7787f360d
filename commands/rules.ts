import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Command, described, localised } from '../src/discord/command.js';
import { LIMITS } from '../src/discord/limits.js';
import { answerMessage, nearestMessage, numbersOf } from '../src/discord/rules/answer.js';
import { booksNamed, scopeOf } from '../src/discord/rules/scope.js';
import { entriesTyped } from '../src/discord/rules/typing.js';
import { lookOf, type Surface } from '../src/discord/surface.js';
import { makeEntryName } from '../src/rulebook/index.js';

/** How many other answers are offered below the best one. */
const OTHERS = 2;

/** The game a person at this place most likely means. */
async function gameHere({ house }: Surface, channel: string): Promise<string | undefined> {
  return (await house.store.lastMatchAt(channel))?.game;
}

export const rules: Command = {
  spends: 'look-ups',
  shape: {
    ...localised('rules', 'zasady'),
    ...described('Look up a rule, a tile or a card', 'Znajdź zasadę, żeton albo kartę'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('query', 'pytanie'),
        ...described('A few words, a name or the number of a rule', 'Kilka słów, nazwa albo numer zasady'),
        required: true,
        autocomplete: true,
        max_length: 100,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('game', 'gra'),
        ...described('Only this game', 'Tylko ta gra'),
        autocomplete: true,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const asked = interaction.options.getString('query', true);
    const scope = scopeOf(surface, asked, interaction.options.getString('game'), language);
    if (!('game' in scope)) return scope;
    const here = await gameHere(surface, interaction.channelId);
    const hits = await surface.lookUp.find({ ...scope, language, here, most: OTHERS + 1 });
    const [best] = hits;
    const nearest = hits.map(({ entry }) => entry);
    if (!best?.isSure) return nearestMessage(surface, asked, nearest, language, scope.game ?? here);
    const look = await lookOf(surface.house, interaction.user.id);
    const others = hits.slice(1).flatMap(({ entry, isSure }) => (isSure ? [entry] : []));
    return answerMessage(surface, best.entry, { language, look }, { others });
  },

  async complete({ surface, interaction, language }) {
    const typed = interaction.options.getFocused();
    if (interaction.options.getFocused(true).name === 'game')
      return booksNamed(surface, typed).map(({ id, words }) => ({ name: words[language].name, value: id }));
    const scope = scopeOf(surface, typed, interaction.options.getString('game'), language);
    if (!('game' in scope)) return [];
    const { text, game } = scope;
    const here = await gameHere(surface, interaction.channelId);
    const { books } = surface.rulebook;
    const entries =
      text.trim() === ''
        ? [...books]
            .filter(book => game === undefined || book.game === game)
            .sort((one, other) => Number(other.game === here) - Number(one.game === here))
            .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.slice(0, 1)))
        : await entriesTyped(surface, { ...scope, language, here, most: LIMITS.autocompleteChoices });
    return entries.slice(0, LIMITS.autocompleteChoices).map(entry => {
      const where = books.length > 1 ? ` · ${surface.house.game(entry.game).words[language].name}` : '';
      const number = entry.kind === 'passage' ? ` · ${numbersOf(entry).split(',')[0]}` : '';
      return { name: `${entry.text[language].title}${number}${where}`, value: makeEntryName(entry) };
    });
  },
};
