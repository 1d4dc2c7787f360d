import { answerThroughout, dropOrders, Refusal } from '../../matches/index.js';
import { personOf } from '../command.js';
import { numberPart, wholeNumber } from '../custom-id.js';
import type { Message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import { panelFor } from './panel.js';

async function withdraw({ surface, press, id, language }: Pressed): Promise<Message> {
  const match = await surface.house.match(id.match);
  await dropOrders(surface.house, match, press.user.id);
  return panelFor(surface, match, press.user.id, language, { answered: true });
}

async function always({ surface, press, id, language }: Pressed): Promise<Message> {
  const moment = numberPart(id, 0);
  const index = wholeNumber(valuesOf(press)[0]);
  if (moment === null || index === null) throw new Refusal('stale');
  const reply = { match: id.match, person: personOf(press), interaction: press.id, moment };
  const { match } = await answerThroughout(surface.house, reply, index);
  return panelFor(surface, match, press.user.id, language, { answered: true });
}

export const orderPresses: Readonly<Record<'withdraw' | 'always', PressRule>> = {
  withdraw: { way: 'panel', run: withdraw },
  always: { way: 'panel', run: always },
};
