import { Refusal } from '../../matches/index.js';
import type { Book, Entry } from '../../rulebook/index.js';
import { personOf } from '../command.js';
import { publicLanguage } from '../language.js';
import { plain } from '../limits.js';
import type { Message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import { showEveryone } from '../sharing.js';
import { lookOf, publicLook } from '../surface.js';
import { answerMessage, chapterMessage, contentsMessage, nearestMessage, sharedMessage } from './answer.js';

/** The entry a press is about: named by the button, or chosen from a menu. */
function entryOf({ surface, press, id }: Pressed): Entry {
  const entry = surface.rulebook.entry(id.match, valuesOf(press)[0] ?? id.parts[0] ?? '');
  if (!entry) throw new Refusal('stale');
  return entry;
}

function bookOf({ surface, id }: Pressed): Book {
  const book = surface.rulebook.book(id.match);
  if (!book) throw new Refusal('stale');
  return book;
}

async function passage(pressed: Pressed): Promise<Message> {
  const { surface, press, language } = pressed;
  return answerMessage(surface, entryOf(pressed), { language, look: await lookOf(surface.house, press.user.id) });
}

async function chapter(pressed: Pressed): Promise<Message> {
  return chapterMessage(pressed.surface, bookOf(pressed), valuesOf(pressed.press)[0] ?? '', pressed.language);
}

/** The table of contents of the game a match plays. */
async function contents({ surface, id, language }: Pressed): Promise<Message> {
  const match = await surface.house.match(id.match);
  const book = surface.rulebook.book(match.game);
  return book ? contentsMessage(surface, book, language) : nearestMessage(surface, '', [], language);
}

/** Posts the passage for everybody. */
async function share(pressed: Pressed): Promise<Message> {
  const { surface, press, language } = pressed;
  const entry = entryOf(pressed);
  const { house } = surface;
  const { channelId, guildId, guildLocale, user } = press;
  const match = channelId ? await house.store.matchAt(channelId) : null;
  const spoken = match?.language ?? (await publicLanguage(house, channelId ?? '', guildId, guildLocale, language));
  const look = await publicLook(house, match ?? { home: channelId ?? '', guild: guildId });
  const post = await sharedMessage(surface, entry, { language: spoken, look }, plain(personOf(press).name));
  await showEveryone(press, post);
  const own = { language, look: await lookOf(house, user.id) };
  return answerMessage(surface, entry, own, { isShared: true });
}

/** Presses made on answers of the rules look-up, and the ways into it. */
export const rulesPresses: Readonly<Record<'rules' | 'rule' | 'passage' | 'chapter' | 'share', PressRule>> = {
  rules: { way: 'private', spends: 'look-ups', run: contents },
  rule: { way: 'private', spends: 'look-ups', run: passage },
  passage: { way: 'set', spends: 'look-ups', run: passage },
  chapter: { way: 'set', spends: 'look-ups', run: chapter },
  share: { way: 'set', spends: 'shares', run: share },
};
