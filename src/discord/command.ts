import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { fold, type Game, LANGUAGES, type Language } from '../engine/index.js';
import { type AllowanceName, type Match, type Person, Refusal, seatOf, tidyName } from '../matches/index.js';
import type { Message } from './message.js';
import type { Surface } from './surface.js';

/** One use of a command, with what every command needs at hand. */
export interface Call {
  readonly surface: Surface;
  readonly interaction: ChatInputCommandInteraction;
  readonly language: Language;
}

/** One keystroke in an option that completes itself. */
export interface Typing {
  readonly surface: Surface;
  readonly interaction: AutocompleteInteraction;
  readonly language: Language;
}

/** A slash command as a value: its shape for Discord and a call into src. Answers are private. */
export interface Command {
  readonly shape: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What a person may not do too often; panels unless said. */
  readonly spends?: AllowanceName;
  run(call: Call): Promise<Message>;
  complete?(typing: Typing): Promise<readonly { readonly name: string; readonly value: string | number }[]>;
}

/** A name or description in both languages, as Discord takes it. */
export const localised = (en: string, pl: string) => ({
  name: en,
  name_localizations: { 'en-US': en, 'en-GB': en, pl },
});
/** One of a few values an option offers, in both languages. */
export const choice = (value: string, en: string, pl: string) => ({ ...localised(en, pl), value });
export const described = (en: string, pl: string) => ({
  description: en,
  description_localizations: { 'en-US': en, 'en-GB': en, pl },
});

/** Games one of whose names, in either language, holds what is typed. */
export function gamesNamed(surface: Surface, typed: string): readonly Game[] {
  const text = fold(typed);
  return surface.house.world.games.filter(({ id, words }) =>
    [id, ...LANGUAGES.map(each => words[each].name)].some(name => fold(name).includes(text)),
  );
}

/** The same, as an option that completes itself offers them. */
export const gameChoices = (surface: Surface, typed: string, language: Language) =>
  gamesNamed(surface, typed).map(({ id, words }) => ({ name: words[language].name, value: id }));

/** The match a command is about: this channel's, else the caller's only one opened from here. */
export async function matchHere(surface: Surface, channel: string, player: string): Promise<Match> {
  const { store } = surface.house;
  const here = await store.matchAt(channel);
  if (here) return here;
  const own = (await store.matchesFrom(channel)).filter(match => seatOf(match, player) >= 0);
  if (own.length === 1) return own[0]!;
  throw new Refusal('no-match-here');
}

/** The match of this channel, running or over: for looking back. */
export async function lastMatchHere(surface: Surface, channel: string, player: string): Promise<Match> {
  return (await surface.house.store.lastMatchAt(channel)) ?? matchHere(surface, channel, player);
}

/** A person as everything of ours knows them: by a name on one line, by their id where nothing is left of it. */
export const introduced = (user: { id: string; displayName: string }, member: unknown): Person => {
  const nick = (member as { displayName?: string } | null)?.displayName;
  return { id: user.id, name: tidyName(nick ?? '') || tidyName(user.displayName) || user.id };
};

export const personOf = (interaction: { user: { id: string; displayName: string }; member?: unknown }): Person =>
  introduced(interaction.user, interaction.member);

/** A person somebody names to sit down: a member of this server, and no bot, not even this one. */
export function newcomerNamed(
  user: { readonly id: string; readonly displayName: string; readonly bot: boolean },
  member: unknown,
): Person {
  if (user.bot) throw new Refusal('no-bots');
  if (!member) throw new Refusal('not-a-member');
  return introduced(user, member);
}
