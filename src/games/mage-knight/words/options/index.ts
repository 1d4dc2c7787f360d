import type { Options } from '../sentences.js';
import type { Speech } from '../speech.js';
import { payOption, sideOption } from './cards.js';
import { effectOptions } from './effects.js';
import { endingOptions } from './ending.js';
import { assignOption, clashOption, damageOption, fightOption } from './fight.js';
import { tableOptions } from './table.js';
import { turnOption } from './turn.js';

export const optionsIn = (speech: Speech): Options => ({
  turn: turnOption(speech),
  side: sideOption(speech),
  pay: payOption(speech),
  fight: fightOption(speech),
  clash: clashOption(speech),
  assign: assignOption(speech),
  damage: damageOption(speech),
  ...tableOptions(speech),
  ...effectOptions(speech),
  ...endingOptions(speech),
});
