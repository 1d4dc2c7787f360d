import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord.js';
import {
  type Call,
  type Command,
  choice,
  described,
  lastMatchHere,
  localised,
  matchHere,
  newcomerNamed,
  personOf,
} from '../src/discord/command.js';
import { file, text } from '../src/discord/components.js';
import { albumFile } from '../src/discord/matches/album.js';
import { statusMessage } from '../src/discord/matches/looking.js';
import { writtenMatch } from '../src/discord/matches/written-match.js';
import { type Message, message } from '../src/discord/message.js';
import type { Surface } from '../src/discord/surface.js';
import { albumWords } from '../src/discord/words/album.js';
import { seatNames, wordsIn } from '../src/discord/words/index.js';
import { fold, type Language } from '../src/engine/index.js';
import { exportMatch, isOfBrokenTable, type Match, type Proposal, propose } from '../src/matches/index.js';

const subcommand = (
  names: readonly [string, string],
  descriptions: readonly [string, string],
  options: APIApplicationCommandSubcommandOption['options'] = [],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...localised(...names),
  ...described(...descriptions),
  options,
});

async function status({ surface, interaction, language }: Call): Promise<Message> {
  const match = await lastMatchHere(surface, interaction.channelId, interaction.user.id);
  return statusMessage(surface, match, language);
}

async function proposal({ surface, interaction, language }: Call, wish: Proposal): Promise<Message> {
  const match = await matchHere(surface, interaction.channelId, interaction.user.id);
  const reply = { match: match.id, person: personOf(interaction), interaction: interaction.id };
  const { vote } = await propose(surface.house, reply, wish);
  const words = wordsIn(language);
  if (!vote) return message([text(words.done)]);
  return message([text(vote.kind === 'replace' ? words.seatCalled : words.voteCalled)]);
}

/** The match to read; nothing where its table cannot be rebuilt, what is stored is all there is then. */
async function written(surface: Surface, match: Match, language: Language): Promise<string[]> {
  try {
    return [await writtenMatch(surface, match, language)];
  } catch (error) {
    if (isOfBrokenTable(error)) return [];
    throw error;
  }
}

/** The match as files to read and to replay, or as one page. */
async function exported({ surface, interaction, language }: Call): Promise<Message> {
  await surface.house.allowances.spend('replays', interaction.user.id);
  const match = await lastMatchHere(surface, interaction.channelId, interaction.user.id);
  const isPage = interaction.options.getString('as') === 'html';
  return isPage ? asPage(surface, match, interaction.user.id, language) : asFiles(surface, match, language);
}

async function asPage(surface: Surface, match: Match, player: string, language: Language): Promise<Message> {
  const page = await albumFile(surface, match, player, language);
  return message([text(albumWords(language).bound), file(page.file)], { files: [page] });
}

async function asFiles(surface: Surface, match: Match, language: Language): Promise<Message> {
  const alt = wordsIn(language).exported;
  const json = `${JSON.stringify(await exportMatch(surface.house, match.id), null, 1)}\n`;
  const files = [
    { file: `match-${match.id}.json`, data: Buffer.from(json), alt },
    ...(await written(surface, match, language)).map(text => ({
      file: `match-${match.id}.md`,
      data: Buffer.from(text),
      alt,
    })),
  ];
  return message([text(alt), ...files.map(each => file(each.file))], { files });
}

export const match: Command = {
  shape: {
    ...localised('match', 'partia'),
    ...described('The match of this channel', 'Partia na tym kanale'),
    options: [
      subcommand(['status', 'stan'], ['Who plays and who is waited for', 'Kto gra i na kogo czekamy']),
      subcommand(['abort', 'przerwij'], ['Propose to end it without a result', 'Zaproponuj koniec bez wyniku']),
      subcommand(['draw', 'remis'], ['Offer a draw', 'Zaproponuj remis']),
      subcommand(
        ['replace', 'zastąp'],
        ['Propose that somebody takes over a seat', 'Zaproponuj, żeby ktoś przejął miejsce'],
        [
          {
            type: ApplicationCommandOptionType.Integer,
            ...localised('seat', 'miejsce'),
            ...described('Number of the seat', 'Numer miejsca'),
            required: true,
            min_value: 1,
            max_value: 8,
            autocomplete: true,
          },
          {
            type: ApplicationCommandOptionType.User,
            ...localised('player', 'gracz'),
            ...described('Who takes it over', 'Kto je przejmuje'),
            required: true,
          },
        ],
      ),
      subcommand(
        ['export', 'eksport'],
        ['The whole match as files, to read and to replay', 'Cała partia w plikach, do czytania i do odtworzenia'],
        [
          {
            type: ApplicationCommandOptionType.String,
            ...localised('as', 'jako'),
            ...described(
              'Files to read and to replay, or one page',
              'Pliki do czytania i odtworzenia albo jedna strona',
            ),
            choices: [
              choice('files', 'files: Markdown and JSON', 'pliki: Markdown i JSON'),
              choice('html', 'html: one page for any browser', 'html: strona do dowolnej przeglądarki'),
            ],
          },
        ],
      ),
    ],
  },

  run(call) {
    const { options } = call.interaction;
    switch (options.getSubcommand()) {
      case 'abort':
        return proposal(call, { kind: 'abort' });
      case 'draw':
        return proposal(call, { kind: 'draw' });
      case 'replace': {
        const newcomer = newcomerNamed(options.getUser('player', true), options.getMember('player'));
        const seat = options.getInteger('seat', true) - 1;
        return proposal(call, { kind: 'replace', seat, newcomer });
      }
      case 'export':
        return exported(call);
      default:
        return status(call);
    }
  },

  async complete({ surface, interaction, language }) {
    const { seats } = await matchHere(surface, interaction.channelId, interaction.user.id);
    const typed = fold(interaction.options.getFocused());
    return seatNames(seats, language)
      .map((name, seat) => ({ name: `${seat + 1}. ${name}`, value: seat + 1 }))
      .filter(({ name }) => fold(name).includes(typed));
  },
};
