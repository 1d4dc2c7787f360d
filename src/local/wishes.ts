import type { OptionValues, Upload } from './control/command-call.js';
import type { Control } from './control/control.js';
import type { FieldValues } from './control/modal-answer.js';
import { type Choice, NO_RESPONSE, type PageUpload, type PageValue, type Wish } from './feed-shape.js';
import { isObject } from './json.js';
import type { World } from './world.js';

function isPageUpload(value: unknown): value is PageUpload {
  return isObject(value) && typeof value.base64 === 'string';
}

function received(value: PageValue): string | number | boolean | Upload {
  return isPageUpload(value) ? { filename: value.filename, data: Buffer.from(value.base64, 'base64') } : value;
}

function optionsOf(given: Readonly<Record<string, PageValue>>): OptionValues {
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, received(value)]));
}

function fieldsOf(given: Extract<Wish, { do: 'submit' }>['values']): FieldValues {
  const entries = Object.entries(given).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(received) : value,
  ]);
  return Object.fromEntries(entries) as FieldValues;
}

/** Does what a member asked for on the page. What comes of it they see through the feed; only choices are handed back. */
export async function carryOut(
  { world, control }: { readonly world: World; readonly control: Control },
  me: string,
  wish: Wish,
): Promise<readonly Choice[] | null> {
  switch (wish.do) {
    case 'say':
      control.say(me, wish.channelId, wish.content);
      return null;
    case 'command':
      await control.command(me, wish.channelId, wish.name, optionsOf(wish.options));
      return null;
    case 'autocomplete': {
      const options = optionsOf(wish.options);
      const act = await control.autocomplete(me, wish.channelId, wish.name, options, wish.focused);
      return act.choices ?? [];
    }
    case 'press':
      await control.press(me, wish.messageId, wish.customId);
      return null;
    case 'select':
      await control.select(me, wish.messageId, wish.customId, wish.values);
      return null;
    case 'submit': {
      const act = await control.submit(me, { id: wish.interactionId }, fieldsOf(wish.values));
      if (act.failed) throw new Error(NO_RESPONSE);
      return null;
    }
    case 'react':
      control.react(me, wish.messageId, wish.emoji);
      return null;
    case 'dismiss':
      control.dismiss(me, wish.messageId);
      return null;
    case 'locale':
      control.setLocale(me, wish.locale);
      // On the page there is no server settings dialog: the guild speaks the language of its owner.
      if (me === world.ownerId) control.setGuildLocale(wish.locale);
      return null;
    default:
      throw new Error('not understood');
  }
}
