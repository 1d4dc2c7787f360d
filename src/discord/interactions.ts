import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Command } from './command.js';
import { parseCustomId } from './custom-id.js';
import { personalLanguage } from './language.js';
import { clip, LIMITS } from './limits.js';
import { answerPress } from './press.js';
import { isPress } from './pressed.js';
import { acknowledged, answerOrExcuse, replyOnce, show } from './reply.js';
import type { Surface } from './surface.js';
import { courseOf, follow, type Kind } from './watch.js';
import { wordsIn } from './words/index.js';

/** Discord delivers an interaction twice now and then; this many are remembered. */
const REMEMBERED = 20_000;

/** Who waits longer for an answer wonders whether there will be one. */
const SLOW = 3_000;

function kindOf(interaction: Interaction): Kind {
  if (interaction.isAutocomplete()) return 'completion';
  if (interaction.isModalSubmit()) return 'form';
  return interaction.isCommand() ? 'command' : 'press';
}

/** The command, or what a button does; never what it is about. */
function nameOf(interaction: Interaction): string {
  if (interaction.isCommand() || interaction.isAutocomplete()) return interaction.commandName;
  return isPress(interaction) ? (parseCustomId(interaction.customId)?.verb ?? 'unknown') : 'unknown';
}

/** Answers every interaction: acknowledged at once, worked on afterwards, and never answered with silence. */
export class Interactions {
  readonly #surface: Surface;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #seen = new LRUCache<string, true>({ max: REMEMBERED });
  readonly #working = new Set<Promise<void>>();
  #isClosed = false;

  constructor(surface: Surface, commands: readonly Command[]) {
    this.#surface = surface;
    this.#commands = new Map(commands.map(command => [command.shape.name, command]));
  }

  handle(interaction: Interaction): void {
    if (this.#isClosed || this.#seen.has(interaction.id)) return;
    this.#seen.set(interaction.id, true);
    const work = this.#handle(interaction).finally(() => this.#working.delete(work));
    this.#working.add(work);
  }

  /** Takes no more of them, which are left to whoever follows, and answers those that have come in. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#working);
  }

  async #handle(interaction: Interaction): Promise<void> {
    try {
      await follow(interaction, () => this.#answer(interaction));
    } catch (error) {
      this.#surface.log.error({ error, interaction: interaction.id }, 'An interaction could not be answered');
    }
    this.#told(interaction);
  }

  async #answer(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) await this.#complete(interaction);
    else if (interaction.isChatInputCommand()) await this.#command(interaction);
    else if (isPress(interaction)) await answerPress(this.#surface, interaction);
    else await this.#decline(interaction);
  }

  /** What took long is logged with its parts, and without who did it. */
  #told(interaction: Interaction): void {
    const { watch, log } = this.#surface;
    const kind = kindOf(interaction);
    const { ms, parts } = courseOf(interaction);
    watch.answered(kind, ms);
    if (parts.acknowledged !== undefined) watch.acknowledged(kind, parts.acknowledged);
    if (ms >= SLOW) log.warn({ kind, what: nameOf(interaction), ms, parts }, 'An interaction was slow');
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = this.#commands.get(interaction.commandName);
    if (!command) return this.#decline(interaction);
    const defer = () => interaction.deferReply({ flags: MessageFlags.Ephemeral });
    if (!(await acknowledged(this.#surface, interaction, defer))) return;
    const language = await personalLanguage(this.#surface.house, interaction.user.id, interaction.locale);
    const answer = await answerOrExcuse(this.#surface, interaction, language, async () => {
      await this.#surface.house.allowances.spend(command.spends ?? 'panels', interaction.user.id);
      return command.run({ surface: this.#surface, interaction, language });
    });
    if (answer) await show(this.#surface, interaction, language, answer);
  }

  /** What is none of our commands, buttons and menus, or no longer, gets a sentence too. */
  async #decline(interaction: Interaction): Promise<void> {
    if (!interaction.isRepliable()) return;
    const language = await personalLanguage(this.#surface.house, interaction.user.id, interaction.locale);
    await replyOnce(interaction, wordsIn(language).refusal('bad-form', {}));
  }

  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const command = this.#commands.get(interaction.commandName);
    const language = await personalLanguage(this.#surface.house, interaction.user.id, interaction.locale);
    const mayAsk = await this.#surface.house.allowances.takes('completions', interaction.user.id);
    const asked = mayAsk ? command?.complete?.({ surface: this.#surface, interaction, language }) : null;
    const found = (await asked?.catch(() => [])) ?? [];
    await interaction.respond(
      found.slice(0, LIMITS.autocompleteChoices).map(({ name, value }) => ({
        name: clip(name, LIMITS.choiceText),
        value: typeof value === 'number' ? value : clip(value, LIMITS.choiceText),
      })),
    );
  }
}
