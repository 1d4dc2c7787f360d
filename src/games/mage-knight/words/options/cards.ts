import type { OptionWords } from '../../../../engine/game.js';
import { cardOf } from '../../cards/index.js';
import { mayReveal } from '../../effects/sealing.js';
import { type Payment, parsePayment } from '../../mana.js';
import type { SidewaysKind } from '../../vocabulary.js';
import { cardText } from '../component-texts.js';
import { gist } from '../gist.js';
import type { Options } from '../sentences.js';
import { DOTS, type Speech } from '../speech.js';
import { fitting, option, SEALED } from './option.js';

const SIDEWAYS: Readonly<Record<SidewaysKind, readonly [pl: string, en: string]>> = {
  move: ['Ruch', 'Move'],
  influence: ['Wpływ', 'Influence'],
  attack: ['Atak', 'Attack'],
  block: ['Blok', 'Block'],
};

/** A payment as it is typed behind a plus: „+ kość zielona”. */
const paidTyped = (payment: Payment, speech: Speech): string => `+ ${speech.payment(payment)}`;

export const sideOption =
  (speech: Speech): Options['side'] =>
  (id, { card, sideways }) => {
    const { pick } = speech;
    const [use, ...rest] = id.split(':') as [string, ...string[]];
    if (use === 'sideways') {
      const [kind, skill] = rest as [SidewaysKind, string?];
      const amount = skill === undefined ? 1 : sideways[skill]!;
      const what = speech.of(SIDEWAYS[kind]);
      const by =
        skill === undefined ? '' : ` (${speech.skill(skill.replace(/\+$/, ''))}${skill.endsWith('+') ? '+' : ''})`;
      return option(
        `${pick('Bokiem', 'Sideways')}: ${what} ${amount}${by}`,
        `${pick('bokiem', 'sideways')} ${what}${by}`,
        skill === undefined ? {} : { tone: 'good' },
      );
    }
    const mode = use === 'basic' ? 'basic' : 'powered';
    const payment = rest.length === 0 ? null : rest.join(':');
    return sideUse(card, mode, payment, speech);
  };

function sideUse(card: string, mode: 'basic' | 'powered', payment: Payment | null, speech: Speech): OptionWords {
  const { pick } = speech;
  const side = cardOf(card)[mode]!;
  const { kind } = cardOf(card);
  const name =
    kind === 'spell'
      ? speech.side(card, mode)
      : mode === 'basic'
        ? pick('Podstawowa', 'Basic')
        : pick('Wzmocniona', 'Powered');
  const does = gist(side.steps, speech);
  const paid = payment === null ? '' : ` ${paidLabel(payment, speech)}`;
  const gone = side.throwAwaySelf === true ? pick(', karta znika z gry', ', the card leaves the game') : '';
  const lock = mayReveal(side.steps) ? ` ${SEALED}` : '';
  const end = `${gone}${paid}${lock}`;
  const brief = `${name}${end}`;
  const label =
    does === null
      ? fitting(brief, `${name}${paid}${lock}`)
      : fitting(
          `${name}: ${does}${end}`,
          `${mode === 'powered' ? '⚡ ' : ''}${does}${end}`,
          brief,
          `${name}${paid}${lock}`,
        );
  const note = cardText(card, mode, speech).note ?? does;
  const form =
    mode === 'basic'
      ? payment === null
        ? pick('podstawowa', 'basic')
        : `${pick('podstawowa', 'basic')} ${speech.payment(payment)}`
      : payment === null
        ? '+'
        : paidTyped(payment, speech);
  return option(label, form, { tone: 'main', ...(note === null ? {} : { note }) });
}

const whereLies = (place: ReturnType<typeof parsePayment>['place'], { pick }: Speech): string =>
  ({
    token: pick('mana', 'mana'),
    crystal: pick('kryształ', 'crystal'),
    die: pick('kość', 'die'),
    tactic: pick('kość z Taktyki', 'die on the Tactic'),
    endless: pick('pierścień', 'ring'),
  })[place];

/** „🟢 kość”: the dot says the colour, the word where it lies. */
function paidLabel(payment: Payment, speech: Speech): string {
  const { place, mana, as } = parsePayment(payment);
  const alike = as === mana ? '' : ` ${speech.pick('jako', 'as')} ${DOTS[as]}`;
  return `(${DOTS[mana]} ${whereLies(place, speech)}${alike})`;
}

const WHERE = { token: '', crystal: '💎', die: '🎲', tactic: '🎲', endless: '💍' } as const;

export const payOption =
  (speech: Speech): Options['pay'] =>
  id => {
    const { place, mana, as } = parsePayment(id);
    const dots = `${DOTS[mana]}${as === mana ? '' : ` → ${DOTS[as]}`}`;
    return option(`${dots} ${whereLies(place, speech)}`, speech.payment(id), {
      tone: 'main',
      short: `${WHERE[place]}${dots}`,
    });
  };
