import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord.js';
import { type Call, type Command, described, lastMatchHere, localised } from '../src/discord/command.js';
import { filmMessage } from '../src/discord/matches/film.js';
import { pastChoices } from '../src/discord/matches/past-choices.js';
import { requireOnlooker } from '../src/discord/matches/press-replay.js';
import { replayMessage } from '../src/discord/matches/replay.js';
import { makeEdit } from '../src/discord/reply.js';
import { type Match, Refusal } from '../src/matches/index.js';

const subcommand = (
  names: readonly [string, string],
  descriptions: readonly [string, string],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...localised(...names),
  ...described(...descriptions),
  options: [
    {
      type: ApplicationCommandOptionType.String,
      ...localised('match', 'partia'),
      ...described(
        'Which match; this channel’s last one if left out',
        'Która partia; domyślnie ostatnia na tym kanale',
      ),
      max_length: 32,
      autocomplete: true,
    },
  ],
});

async function matchNamed({ surface, interaction }: Call): Promise<Match> {
  const { channelId, user, options } = interaction;
  const named = options.getString('match');
  const match =
    named === null ? await lastMatchHere(surface, channelId, user.id) : await surface.house.store.match(named);
  if (!match) throw new Refusal('not-played-here');
  requireOnlooker(match, channelId, user.id);
  return match;
}

export const replay: Command = {
  spends: 'pictures',
  shape: {
    ...localised('replay', 'powtórka'),
    ...described('Look back on a match', 'Obejrzyj partię jeszcze raz'),
    options: [
      subcommand(
        ['show', 'pokaż'],
        ['Step through a match, board by board', 'Partia krok po kroku, plansza po planszy'],
      ),
      subcommand(['film', 'film'], ['The whole match as a film', 'Cała partia jako film']),
    ],
  },

  async run(call) {
    const { surface, interaction, language } = call;
    const match = await matchNamed(call);
    if (interaction.options.getSubcommand() === 'show')
      return replayMessage(surface, match, interaction.user.id, language);
    await surface.house.allowances.spend('replays', interaction.user.id);
    return filmMessage(surface, match, language, told => interaction.editReply(makeEdit(told)));
  },

  complete: ({ surface, interaction, language }) =>
    pastChoices(surface, interaction.user.id, interaction.guildId, interaction.options.getFocused(), language),
};
