import { MessageFlags } from 'discord.js';
import { AlreadyHandled, Refusal } from '../matches/index.js';
import { text } from './components.js';
import { parseCustomId, type Verb } from './custom-id.js';
import { personalLanguage } from './language.js';
import { leaguePresses } from './leagues/press.js';
import { panelFor } from './matches/panel.js';
import { lobbyPresses } from './matches/press-lobby.js';
import { matchPresses } from './matches/press-match.js';
import { panelPresses } from './matches/press-panel.js';
import { type Message, message } from './message.js';
import { personPresses } from './people/messages.js';
import type { Press, Pressed, PressRule } from './pressed.js';
import { acknowledged, answerOrExcuse, excuse, makeEdit } from './reply.js';
import { rulesPresses } from './rules/press.js';
import type { Surface } from './surface.js';
import { wordsIn } from './words/index.js';

const RULES: Readonly<Partial<Record<Verb, PressRule>>> = {
  ...panelPresses,
  ...matchPresses,
  ...lobbyPresses,
  ...rulesPresses,
  ...leaguePresses,
  ...personPresses,
};

export async function answerPress(surface: Surface, press: Press): Promise<void> {
  const id = parseCustomId(press.customId);
  const language = await personalLanguage(surface.house, press.user.id, press.locale);
  const rule = id && RULES[id.verb];
  if (!id || !rule) {
    await press.reply({ content: wordsIn(language).refusal('stale', {}), flags: MessageFlags.Ephemeral });
    return;
  }
  const pressed: Pressed = { surface, press, id, language };
  if (rule.way === 'form') return openForm(pressed, rule.run);
  if (rule.way === 'private') return answerPrivately(pressed, rule.run);
  if (!(await acknowledged(surface, () => press.deferUpdate()))) return;
  try {
    await press.editReply(makeEdit(await rule.run(pressed)));
  } catch (error) {
    if (error instanceof AlreadyHandled) return;
    const note = excuse(surface, press, language, error);
    if (rule.way !== 'panel') {
      await press.followUp({
        components: message([text(note)]).components,
        flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
      });
    } else {
      const shown = await answerOrExcuse(surface, press, language, () => presentPanel(pressed, note));
      if (shown) await press.editReply(makeEdit(shown));
    }
  }
}

/** The panel as the match stands now, with a sentence on top. */
async function presentPanel({ surface, press, id, language }: Pressed, note: string): Promise<Message> {
  return panelFor(surface, await surface.house.match(id.match), press.user.id, language, { note });
}

/** A form has to be the first answer: whoever may not have it gets a sentence instead. */
async function openForm(pressed: Pressed, run: (pressed: Pressed) => Promise<void>): Promise<void> {
  const { surface, press, language } = pressed;
  try {
    await run(pressed);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await press.reply({ content: excuse(surface, press, language, error), flags: MessageFlags.Ephemeral });
  }
}

async function answerPrivately(pressed: Pressed, run: (pressed: Pressed) => Promise<Message>): Promise<void> {
  const { surface, press, language } = pressed;
  if (!(await acknowledged(surface, () => press.deferReply({ flags: MessageFlags.Ephemeral })))) return;
  const answer = await answerOrExcuse(surface, press, language, () => run(pressed));
  if (answer) await press.editReply(makeEdit(answer));
}
