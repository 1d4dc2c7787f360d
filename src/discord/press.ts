import { MessageFlags } from 'discord.js';
import type { Language } from '../engine/index.js';
import { AlreadyHandled, Refusal, StoreAway } from '../matches/index.js';
import { attachedTo } from './attachments.js';
import { text } from './components.js';
import { type CustomId, parseCustomId, type Verb } from './custom-id.js';
import { personalLanguage } from './language.js';
import { predictionPresses } from './leagues/predictions.js';
import { leaguePresses } from './leagues/press.js';
import { learningPresses } from './learning/press.js';
import { followPresses } from './matches/following.js';
import { panelFor } from './matches/panel.js';
import { lobbyPresses } from './matches/press-lobby.js';
import { matchPresses } from './matches/press-match.js';
import { nextPresses } from './matches/press-next.js';
import { notePresses } from './matches/press-notes.js';
import { orderPresses } from './matches/press-orders.js';
import { panelPresses } from './matches/press-panel.js';
import { replayPresses } from './matches/press-replay.js';
import { seekPresses } from './matches/press-seeks.js';
import { tablesPresses } from './matches/press-tables.js';
import { seatOpenPresses } from './matches/seat-open.js';
import { handPresses } from './matches/shown-hand.js';
import { visitPresses } from './matches/visiting.js';
import { picturePresses } from './matches/words-first.js';
import { type Message, message } from './message.js';
import { personPresses } from './people/messages.js';
import { settingPresses } from './people/settings-panel.js';
import { hasControl, type Press, type Pressed, type PressRule, type ShowingRule } from './pressed.js';
import { puzzlePresses } from './puzzles/press.js';
import { acknowledged, again, answerOrExcuse, excuse, isAcknowledged, replyOnce, show } from './reply.js';
import { rulesPresses } from './rules/press.js';
import type { Surface } from './surface.js';

const RULES: Readonly<Partial<Record<Verb, PressRule>>> = {
  ...panelPresses,
  ...matchPresses,
  ...lobbyPresses,
  ...rulesPresses,
  ...leaguePresses,
  ...personPresses,
  ...settingPresses,
  ...visitPresses,
  ...nextPresses,
  ...notePresses,
  ...picturePresses,
  ...replayPresses,
  ...orderPresses,
  ...seatOpenPresses,
  ...tablesPresses,
  ...seekPresses,
  ...learningPresses,
  ...followPresses,
  ...handPresses,
  ...predictionPresses,
  ...puzzlePresses,
};

/** Answers a press. Unless it opens a form, it is acknowledged before anything is looked up, however slow the disk is. */
export async function answerPress(surface: Surface, press: Press): Promise<void> {
  const id = parseCustomId(press.customId);
  const rule = id && RULES[id.verb];
  if (!id || !rule) return answerPrivately(surface, press, () => Promise.reject(new Refusal('stale')));
  if (rule.way === 'form') return openForm(await pressedOf(surface, press, id), rule.run);
  const run = async (pressed: Pressed): Promise<Message> => {
    await surface.house.allowances.spend(rule.spends ?? 'presses', press.user.id);
    return rule.run(pressed);
  };
  if (rule.way === 'private' || !isAtHome(press, rule))
    return answerPrivately(surface, press, async language => run({ surface, press, id, language }));
  if (!(await acknowledged(surface, press, () => press.deferUpdate()))) return;
  const pressed = await pressedOf(surface, press, id);
  const { language } = pressed;
  let shown: Message;
  try {
    shown = await run(pressed);
  } catch (error) {
    if (error instanceof AlreadyHandled) return;
    const note = excuse(surface, press, language, error);
    if (rule.way !== 'panel' || leavesPanel(error)) {
      const told = {
        components: message([text(note)]).components,
        flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
      } as const;
      await again(() => press.followUp(told));
      return;
    }
    const panel = await answerOrExcuse(surface, press, language, () => presentPanel(pressed, note));
    if (!panel) return;
    shown = panel;
  }
  await show(surface, press, language, shown, attachedTo(press.message?.attachments.values() ?? []));
}

/** Where the store is away the panel cannot be shown anew, and for who presses too often it shall not: it may be pressed again. */
const leavesPanel = (error: unknown): boolean =>
  error instanceof StoreAway || (error instanceof Refusal && error.why === 'too-fast');

const pressedOf = async (surface: Surface, press: Press, id: CustomId): Promise<Pressed> => ({
  surface,
  press,
  id,
  language: await personalLanguage(surface.house, press.user.id, press.locale),
});

/**
 * Whether the message pressed on is one that may turn into the answer: a private panel for what is private, and for
 * what is shared a message that has such a button. A press made up elsewhere is answered privately, and changes no
 * message of ours.
 */
function isAtHome(press: Press, { way }: ShowingRule): boolean {
  const { message: source } = press;
  if (!source) return false;
  const isPrivate = source.flags.has(MessageFlags.Ephemeral);
  if (way !== 'shared') return isPrivate;
  return !isPrivate && hasControl(press);
}

/** The panel as the match stands now, with a sentence on top. */
async function presentPanel({ surface, press, id, language }: Pressed, note: string): Promise<Message> {
  return panelFor(surface, await surface.house.match(id.match), press.user.id, language, { note });
}

/** A form has to be the first answer: whoever may not have it gets a sentence instead. */
async function openForm(pressed: Pressed, run: (pressed: Pressed) => Promise<void>): Promise<void> {
  const { surface, press, language } = pressed;
  try {
    // No form of ours opens another one.
    if (press.isModalSubmit()) throw new Refusal('stale');
    await again(() => run(pressed));
  } catch (error) {
    if (press.replied || isAcknowledged(error)) return;
    await replyOnce(press, excuse(surface, press, language, error));
  }
}

async function answerPrivately(
  surface: Surface,
  press: Press,
  run: (language: Language) => Promise<Message>,
): Promise<void> {
  const defer = () => press.deferReply({ flags: MessageFlags.Ephemeral });
  if (!(await acknowledged(surface, press, defer))) return;
  const language = await personalLanguage(surface.house, press.user.id, press.locale);
  const answer = await answerOrExcuse(surface, press, language, () => run(language));
  if (answer) await show(surface, press, language, answer);
}
