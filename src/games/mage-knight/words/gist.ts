import type { Told } from '../effects/asking.js';
import type { CustomStep } from '../effects/custom-step.js';
import type { ColourText, DiscardStep, Steps, TerrainCostStep } from '../effects/step.js';
import { FACES, type Mana } from '../terms.js';
import { DOTS, type Speech } from './speech.js';

/** Longer than this says too much for a button. */
const LONGEST = 80;

/** A price opens what it pays for. */
const joined = (said: string, part: string): string =>
  said === '' ? part : `${said}${/[:→]$/.test(said) ? ' ' : ', '}${part}`;

/** What steps do, in a few words for a button: „Ruch 4”, „Atak 2 lub Blok 2”; null where that cannot be said shortly. */
export function gist(steps: readonly Told[], speech: Speech): string | null {
  const parts: string[] = [];
  for (const step of steps) {
    const said = gistOf(step, speech);
    if (said === null) return null;
    if (said !== '') parts.push(said);
  }
  const text = parts.reduce(joined, '');
  return text === '' || text.length > LONGEST ? null : text;
}

/** An alternative as questions tell it. */
export function gistOfText(text: string, speech: Speech): string | null {
  const steps: readonly Told[] = JSON.parse(text);
  return gist(steps, speech);
}

const isFace = (color: ColourText): color is Mana => FACES.some(face => face === color);

function manaGist(color: ColourText, amount: number, speech: Speech): string {
  const times = amount > 1 ? ` ×${amount}` : '';
  if (isFace(color)) return `mana ${DOTS[color]}${times}`;
  if (color === 'basic') return `${speech.pick('mana podstawowa', 'basic mana')}${times}`;
  if (Array.isArray(color)) return `mana ${color.map((one: Mana) => DOTS[one]).join('/')}${times}`;
  return `mana${times}`;
}

function crystalGist(color: ColourText, amount: number, speech: Speech): string {
  const times = amount > 1 ? ` ×${amount}` : '';
  const crystal = speech.pick('kryształ', 'crystal');
  return isFace(color) ? `${crystal} ${DOTS[color]}${times}` : `${crystal}${times}`;
}

const VALUES = {
  move: ['Ruch', 'Move'],
  influence: ['Wpływ', 'Influence'],
  block: ['Blok', 'Block'],
  attack: ['Atak', 'Attack'],
} as const;

function gistOf(step: Told, speech: Speech): string | null {
  const { pick } = speech;
  switch (step.op) {
    case 'move':
    case 'influence': {
      const more = step.per === undefined ? '' : '+';
      return `${speech.of(VALUES[step.op])} ${step.amount}${more}`;
    }
    case 'heal':
      return `${pick('Leczenie', 'Heal')} ${step.amount}`;
    case 'attack':
      return step.element === 'ofEnemy'
        ? null
        : speech.attack(`${step.amount}${step.per || step.plusChosen ? '+' : ''}`, step.element, step.range);
    case 'block':
      return step.element === 'byTime' ? null : speech.block(`${step.amount}${step.per ? '+' : ''}`, step.element);
    case 'draw':
      return pick(`dobierz ${speech.cardCount(step.amount)}`, `draw ${speech.cardCount(step.amount)}`);
    case 'fame':
      return `${pick('Sława', 'Fame')} ${speech.signed(step.amount)}`;
    case 'reputation':
      return `${pick('Reputacja', 'Reputation')} ${speech.signed(step.amount)}`;
    case 'gainMana':
      return manaGist(step.color, step.amount, speech);
    case 'gainCrystal':
      return crystalGist(step.color, step.amount, speech);
    case 'takeWound':
      return pick(`weź ${speech.wounds(step.amount)}`, `take ${speech.wounds(step.amount)}`);
    case 'woundSelf':
      return pick('jednostka zostaje ranna', 'the unit is wounded');
    case 'readyUnit':
      return pick('przygotuj Jednostkę', 'ready a unit');
    case 'healUnit':
      return pick('ulecz Jednostkę', 'heal a unit');
    case 'payMana':
      return isFace(step.color) ? `${DOTS[step.color]} →` : pick('za manę:', 'for mana:');
    case 'value':
      return pick(`wartość ${step.amount}`, `value ${step.amount}`);
    case 'side':
      return step.side === 'basic'
        ? pick('podstawowe działanie', 'basic effect')
        : pick('wzmocnione działanie', 'powered effect');
    case 'shape':
      return pick(
        `${VALUES[step.from][0]} jako ${VALUES[step.into][0]}`,
        `${VALUES[step.from][1]} as ${VALUES[step.into][1]}`,
      );
    case 'discard':
      return discardGist(step, speech);
    case 'terrainCost':
      return step.opens === true ? passage(step, speech) : null;
    case 'freeMove':
      return pick(`przejdź o ${step.spaces} bez kosztu`, `move ${step.spaces} for nothing`);
    case 'sourceDie':
      return step.action === 'reroll' ? pick('przerzuć kość', 'reroll a die') : null;
    case 'custom':
      return customGist(step, speech);
    case 'if': {
      if (!('timeOfDay' in step.cond) || step.else === undefined) return null;
      const [first, second] = [gist(step.do, speech), gist(step.else, speech)];
      const [day, night] = step.cond.timeOfDay === 'day' ? [first, second] : [second, first];
      return day === null || night === null ? null : pick(`${day}, w nocy ${night}`, `${day}, at night ${night}`);
    }
    case 'choose': {
      if (step.pick !== 1 || step.bonus !== undefined) return null;
      return alternatives(step.options, speech);
    }
    default:
      return null;
  }
}

function discardGist({ filter, min, max }: DiscardStep, { pick }: Speech): string {
  if (filter === 'wound') return pick('odrzuć Ranę', 'discard a Wound');
  return min === 1 && max === 1 ? pick('odrzuć kartę', 'discard a card') : pick('odrzuć karty', 'discard cards');
}

/** Ground that can be entered for a cost: „Jezioro: Ruch 2”. */
function passage({ terrain, set = 0 }: TerrainCostStep, speech: Speech): string | null {
  const [ground] = Array.isArray(terrain) ? terrain : [];
  return ground === undefined ? null : `${speech.terrain(ground)}: ${speech.pick(`Ruch ${set}`, `Move ${set}`)}`;
}

function customGist(step: CustomStep, { pick }: Speech): string | null {
  switch (step.name) {
    case 'returnSelfToHand':
      return pick('ta karta wraca na rękę', 'this card comes back to your hand');
    case 'placeSelf':
      return step.where === 'deckTop'
        ? pick('ta karta na wierzch talii', 'this card on top of the deck')
        : pick('ta karta na spód talii', 'this card under the deck');
    case 'spendInfluence':
      return pick('jako akcja: Leczenie za Wpływ', 'as the action: healing for Influence');
    case 'throwAwayWoundsReceivedThisTurn':
      return pick('wyrzuć Rany z tej tury', 'throw away this turn’s Wounds');
    default:
      return null;
  }
}

function alternatives(options: readonly Steps[], speech: Speech): string | null {
  const said = options.map(steps => gist(steps, speech));
  const known = said.filter(one => one !== null);
  return known.length < said.length ? null : speech.or(known);
}
