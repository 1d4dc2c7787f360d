import { type Command, described, localised } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';

export const help: Command = {
  shape: {
    ...localised('help', 'pomoc'),
    ...described('How to start, in three steps', 'Jak zacząć, w trzech krokach'),
  },

  async run({ language }) {
    return message([text(wordsIn(language).help())]);
  },
};
