import { ComponentType, TextInputStyle } from 'discord.js';
import { Refusal, seatOf } from '../../matches/index.js';
import { makeCustomId } from '../custom-id.js';
import { clip, LIMITS } from '../limits.js';
import type { Message } from '../message.js';
import { type Pressed, type PressRule, typedIn } from '../pressed.js';
import { wordsIn } from '../words/index.js';
import { panelFor } from './panel.js';

const LONGEST_NOTE = 300;
const FIELD = 'note';

async function openNote({ surface, press, id, language }: Pressed): Promise<void> {
  if (press.isModalSubmit()) return;
  const { house } = surface;
  if (seatOf(await house.match(id.match), press.user.id) < 0) throw new Refusal('not-seated');
  const words = wordsIn(language);
  const kept = await house.store.note(id.match, press.user.id);
  await press.showModal({
    title: clip(words.noteTitle, LIMITS.modalTitle),
    custom_id: makeCustomId('noted', id.match),
    components: [
      {
        type: ComponentType.Label,
        label: clip(words.noteLabel, LIMITS.modalLabel),
        component: {
          type: ComponentType.TextInput,
          custom_id: FIELD,
          style: TextInputStyle.Paragraph,
          max_length: LONGEST_NOTE,
          required: false,
          ...(kept === null ? {} : { value: kept }),
        },
      },
    ],
  });
}

/** An empty note is none. */
async function keepNote({ surface, press, id, language }: Pressed): Promise<Message> {
  if (!press.isModalSubmit()) throw new Refusal('stale');
  const { house } = surface;
  const match = await house.match(id.match);
  if (seatOf(match, press.user.id) < 0) throw new Refusal('not-seated');
  const typed = typedIn(press, FIELD).trim().slice(0, LONGEST_NOTE);
  await house.store.keepNote(match.id, press.user.id, typed === '' ? null : typed);
  return panelFor(surface, match, press.user.id, language, { answered: true });
}

export const notePresses: Readonly<Record<'note' | 'noted', PressRule>> = {
  note: { way: 'form', run: openNote },
  noted: { way: 'panel', run: keepNote },
};
