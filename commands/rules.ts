import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Command, described, gamesNamed, localised } from '../src/discord/command.js';
import { LIMITS } from '../src/discord/limits.js';
import { answerMessage, nearestMessage, numbersOf } from '../src/discord/rules/answer.js';
import { lookOf, type Surface } from '../src/discord/surface.js';
import { makeEntryName } from '../src/rulebook/index.js';

/** How many other answers are offered below the best one. */
const OTHERS = 2;

/** The game a person at this place most likely means. */
async function gameHere({ house }: Surface, channel: string): Promise<string | undefined> {
  return (await house.store.lastMatchAt(channel))?.game;
}

/** Games that have a rulebook, by what is typed of their name. */
const booksNamed = (surface: Surface, typed: string) =>
  gamesNamed(surface, typed).filter(({ id }) => surface.rulebook.book(id) !== undefined);

/** The game asked for: picked from the list, or typed past it. */
function gameAsked(surface: Surface, typed: string | null): string | undefined {
  if (typed === null || surface.rulebook.book(typed)) return typed ?? undefined;
  const [found, ...more] = booksNamed(surface, typed);
  return more.length === 0 ? found?.id : undefined;
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
    const game = gameAsked(surface, interaction.options.getString('game'));
    const here = await gameHere(surface, interaction.channelId);
    const hits = surface.rulebook.find({ text: asked, language, game, here, most: OTHERS + 1 });
    const [best] = hits;
    if (!best?.isSure)
      return nearestMessage(
        surface,
        asked,
        hits.map(({ entry }) => entry),
        language,
      );
    const look = await lookOf(surface.house, interaction.user.id);
    const others = hits.slice(1).flatMap(({ entry, isSure }) => (isSure ? [entry] : []));
    return answerMessage(surface, best.entry, { language, look }, { others });
  },

  async complete({ surface, interaction, language }) {
    const text = interaction.options.getFocused();
    if (interaction.options.getFocused(true).name === 'game')
      return booksNamed(surface, text).map(({ id, words }) => ({ name: words[language].name, value: id }));
    const game = gameAsked(surface, interaction.options.getString('game'));
    const here = await gameHere(surface, interaction.channelId);
    const { books } = surface.rulebook;
    const entries =
      text.trim() === ''
        ? [...books]
            .filter(book => game === undefined || book.game === game)
            .sort((one, other) => Number(other.game === here) - Number(one.game === here))
            .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.slice(0, 1)))
        : surface.rulebook
            .find({ text, language, game, here, isTyping: true, most: LIMITS.autocompleteChoices })
            .map(({ entry }) => entry);
    return entries.slice(0, LIMITS.autocompleteChoices).map(entry => {
      const where = books.length > 1 ? ` · ${surface.house.game(entry.game).words[language].name}` : '';
      const number = entry.kind === 'passage' ? ` · ${numbersOf(entry).split(',')[0]}` : '';
      return { name: `${entry.text[language].title}${number}${where}`, value: makeEntryName(entry) };
    });
  },
};
