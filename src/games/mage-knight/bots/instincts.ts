import type { Decision, OneDecision, Said } from '../../../engine/decision.js';
import { type RandomState, randomBelow, shuffle } from '../../../engine/random.js';
import type { Icon } from '../cards/card.js';
import { cardOf, enemyOf, isWound, tacticOf, unitOf } from '../cards/index.js';
import { woundsIn } from '../deeds.js';
import type { Realm } from '../state.js';
import type { Pile } from '../tokens/enemy.js';
import type { Intent } from './intent.js';
import { menuAppeal } from './menus.js';

/** What is said in thought, and where nothing is thought through: quick, sensible, the same every time. */
export function instinct(realm: Realm, decision: Decision): Said {
  switch (decision.kind) {
    case 'one':
      return mostAppealing(realm, decision);
    case 'number':
      return decision.key === 'rest-wounds' ? decision.max : decision.min;
    case 'some':
      return decision.options.slice(0, decision.min).map(({ id }) => id);
    case 'order':
      return decision.options.map(({ id }) => id);
  }
}

const NOWHERE: Intent = new Map();

function mostAppealing(realm: Realm, decision: OneDecision): string {
  let [chosen, most] = [decision.options[0]!.id, Number.NEGATIVE_INFINITY];
  for (const { id } of decision.options) {
    const rating = appeal(realm, decision, id, NOWHERE);
    if (rating > most) [chosen, most] = [id, rating];
  }
  return chosen;
}

/** Said by chance, what appeals more the more often. */
export function inclination(realm: Realm, decision: Decision, random: RandomState, intent: Intent): Said {
  if (decision.kind === 'one') {
    const weights = decision.options.map(({ id }) => Math.max(0, appeal(realm, decision, id, intent)));
    return decision.options[drawn(weights, random)]!.id;
  }
  if (decision.kind === 'order') return decision.options.map(({ id }) => id);
  if (decision.kind === 'number') return decision.min + randomBelow(random, decision.max - decision.min + 1);
  const ids = decision.options.map(({ id }) => id);
  shuffle(random, ids);
  const more = Math.min(decision.max, ids.length) - decision.min;
  return ids.slice(0, decision.min + (more > 0 && randomBelow(random, 3) === 0 ? 1 + randomBelow(random, more) : 0));
}

const FINE = 1_000_000;

/** Which of these, each as likely as its weight says. */
function drawn(weights: readonly number[], random: RandomState): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (randomBelow(random, FINE) / FINE) * total;
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at;
  }
  return weights.length - 1;
}

const TACTICS = ['great_start', 'long_night', 'mana_search', 'planning', 'early_bird', 'the_right_moment', 'rethink'];
const PAID: Readonly<Record<string, number>> = { token: 1.2, die: 1.2, endless: 2, tactic: 0.8, crystal: 0.5 };
const PILES: Readonly<Record<Pile, number>> = { green: 6, grey: 5, brown: 4, violet: 3, white: 2, red: 1 };

/** How much an answer appeals; 0 = never said by chance. */
function appeal(realm: Realm, decision: OneDecision, id: string, intent: Intent): number {
  const { key, seat, about } = decision;
  const hero = realm.heroes[seat]!;
  if (id === decision.usual) return 3;
  switch (key) {
    case 'turn':
    case 'fight':
    case 'clash':
    case 'assign':
      return menuAppeal(realm, seat, key, id, intent);
    case 'side':
      return sideAppeal(realm, String(about?.card), id);
    case 'pay':
      return PAID[id.split(':')[0]!] ?? 0.5;
    case 'tactic': {
      const at = TACTICS.indexOf(id);
      return at < 0 ? 1 - tacticOf(id).order / 10 : 10 - at;
    }
    case 'before':
      return id === 'go' ? 2 : id === 'plunder' ? (hero.reputation > 2 ? 3 : 0.1) : 1;
    case 'announce':
      return id === 'play' ? 2 : 1;
    case 'damage':
      return id.endsWith(':hero') ? 1 : 0.8;
    case 'rest':
      return 3 - cardAppeal(id);
    case 'reward':
      return id === 'unit' ? 0.5 : 1;
    case 'offer-card':
      return cardAppeal(id);
    case 'artifact-back':
      return 3 - cardAppeal(id);
    case 'unit-reward':
    case 'disband':
      return unitAppeal(realm, seat, key, id);
    case 'level':
      return id.startsWith('own') ? 2 : 1;
    case 'glade':
      return id === 'hand' ? 3 : id === 'discard' ? 2 : 0.1;
    case 'attend':
      return id === 'partial' ? 2 : 1;
    case 'joint-agree':
      return id === 'yes' ? 2 : 1;
    case 'bid':
      return id === 'pass' ? 2 : 0.2;
    case 'may':
      return id === 'yes' ? 1.5 : 1;
    case 'wound-to':
      return id === 'discard' ? 2 : 1;
    case 'pile':
      return PILES[id as Pile] ?? 1;
    case 'card':
      return id === 'none' ? 0.4 : isWound(id) ? 2 : 1;
    case 'unit':
      return id === 'none' ? 0.3 : 1;
    case 'foe':
      return id === 'stop' ? 0.3 : 1;
    case 'token':
      return enemyOf(id)?.fame ?? 1;
    case 'long-night':
      return id === 'use' ? 2 : 1;
    case 'upgrade':
      return id === 'none' ? 0.5 : cardAppeal(id);
    case 'upgrade-away':
      return 3 - cardAppeal(id);
    default:
      return 1;
  }
}

/** What a card is good for in general: spells and artifacts most, what has two uses more. */
export function cardAppeal(id: string): number {
  const card = isWound(id) ? undefined : cardOf(id);
  if (card === undefined) return 0;
  const uses = new Set<Icon>([...card.icons.basic, ...card.icons.powered]);
  const kind = { basicAction: 0.6, advancedAction: 1.2, spell: 1.6, artifact: 1.8 }[card.kind];
  return kind + 0.15 * uses.size + (uses.has('combat') ? 0.3 : 0);
}

function unitAppeal(realm: Realm, seat: number, key: string, id: string): number {
  if (key === 'unit-reward') return id === 'none' ? 0.1 : id === 'later' ? 0.2 : unitOf(id).level;
  // Who thinks better of it stands where it stood: it would be thought of again.
  if (id === 'none') return 0;
  const unit = realm.heroes[seat]!.units.find(own => String(own.key) === id)!;
  return 4 - unitOf(unit.id).level + (unit.wounds > 0 ? 1 : 0);
}

/** A side for nothing, one that is paid, or sideways where nothing better comes of the card. */
function sideAppeal(realm: Realm, card: string, id: string): number {
  const [use, place] = id.split(':') as [string, string | undefined];
  if (use === 'sideways') {
    if (realm.fight === null) return realm.heroes.some(({ area }) => area.stage === 'interaction') ? 0.6 : 0.25;
    return isWound(card) ? 1 : 0.5;
  }
  const wounds = realm.heroes.reduce((sum, { hand }) => sum + woundsIn(hand), 0);
  const heals = !isWound(card) && cardOf(card).icons.basic.every(icon => icon === 'heal');
  if (heals && wounds === 0) return 0.05;
  return use === 'basic' ? 1 : 0.7 * (PAID[place ?? ''] ?? 1);
}
