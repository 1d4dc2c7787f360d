import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, localised, matchHere } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { plain } from '../src/discord/limits.js';
import { message } from '../src/discord/message.js';
import { quoted } from '../src/discord/rules/answer.js';
import { ruleLink } from '../src/discord/rules/link.js';
import { rulesWords } from '../src/discord/rules/words.js';
import { wordsIn } from '../src/discord/words/index.js';
import { completions, type MatchState, readMove, type Table, wishOf } from '../src/engine/index.js';
import { actorNameOf, type Match, parseMove, Refusal, seatOf, typistOf } from '../src/matches/index.js';

export const why: Command = {
  spends: 'look-ups',
  shape: {
    ...localised('why', 'dlaczego'),
    ...described('Which rule forbids a move now', 'Która zasada zabrania teraz ruchu'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('move', 'ruch'),
        ...described('The move, typed as for /act', 'Ruch wpisany jak w /ruch'),
        required: true,
        max_length: 100,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const match = await matchHere(surface, interaction.channelId, interaction.user.id);
    const seat = seatOf(match, interaction.user.id);
    if (seat < 0) throw new Refusal('not-seated');
    const typed = wishOf(interaction.options.getString('move', true));
    const table = await surface.house.table(match);
    const game = surface.house.game(match.game);
    const say = rulesWords[language];
    const isAsked = table.offeredTo(seat) !== undefined;
    const waited = table.decisionOf(seat) ? [] : [text(say.waitsFor(waitedFor(match, table)))];
    const forbidden = game.why(table, seat, typed);
    if (forbidden) {
      const { rule, because } = forbidden;
      const told = text(wordsIn(language).forbidden(rule, because[language]));
      return message([...waited, told, ...ruleLink(surface, rule, language)]);
    }
    const typist = typistOf(game, match, seat);
    const isWhole = isAsked && 'said' in readMove(typist, table, typed);
    const [begun] = isAsked && !isWhole ? completions(typist, table, typed, language, 1) : [];
    if (begun) return message([text(say.whyBegun(quoted(typed), begun.typed))]);
    parseMove(game, match, table, seat, typed);
    return message([text(wordsIn(language).whyAllowed(typed))]);
  },
};

/** The names of those whose answer the match waits for. */
const waitedFor = ({ seats }: Match, table: Table<MatchState>): readonly string[] => [
  ...new Set(table.awaited.map(({ seat }) => plain(actorNameOf(seats[seat]!)))),
];
