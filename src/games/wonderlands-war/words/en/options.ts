import type { OptionWords } from '../../../../engine/game.js';
import { parseAnswer } from '../../answers.js';
import { parseForging } from '../../forging.js';
import { REGIONS, type RegionId } from '../../regions.js';
import type { UnitAt } from '../../units.js';
import type { ForgeId, NextId, RewardId } from '../../vocabulary.js';
import {
  abilityName,
  abilityText,
  factionName,
  featText,
  questName,
  standeeName,
  teaName,
  teaText,
  wonderlandianName,
  wonderlandianText,
} from '../names/index.js';
import {
  capital,
  cardOn,
  chairNumber,
  chipNote,
  chosenRewards,
  forgeLabel,
  isLastLost,
  isPoisoned,
  nextReward,
  splitUnit,
} from '../reading.js';
import type { Options, WonderlandScene } from '../sentences.js';
import {
  chip,
  forgeReward,
  fromRegion,
  player,
  quests,
  region,
  reward,
  short,
  supporters,
  typed,
  typedUnit,
  unit,
  unitsLost,
} from './grammar.js';
import { briefReward } from './rewards.js';

const no = (label: string): OptionWords => ({ label, typed: 'no' });

const place = (id: RegionId): OptionWords => ({ label: region(id), typed: typed(region(id)) });

const quest = (id: string, label = questName(id, 'en')): OptionWords => ({
  label,
  note: featText(id, 'en'),
  typed: typed(questName(id, 'en')),
});

const card = (cards: readonly (string | null)[], id: string, scene: WonderlandScene): OptionWords => {
  const number = chairNumber(id);
  const isBad = isPoisoned(scene, id);
  return {
    label: `${number}. ${teaName(cardOn(cards, id), 'en')}${isBad ? ', poisoned' : ''}`,
    short: isBad ? `${number} ☠` : number,
    note: teaText(cardOn(cards, id), 'en'),
    typed: number,
  };
};

const rewards = (name: string, which: 'top' | 'bottom' | 'corrupted'): string =>
  chosenRewards(name, which).map(briefReward).join(', ').replaceAll('\u00AD', '');

function next(id: NextId, card: string, units: number): OptionWords {
  if (id === 'top' || id === 'bottom') return { label: `${capital(id)}: ${rewards(card, id)}`, typed: id };
  const [what, at] = id.split('@') as [RewardId, RegionId?];
  if (at !== undefined) return place(at);
  if (what === `place_units:${units}`) return { label: 'Spread them over regions', typed: 'spread' };
  if (what === 'corrupted') return { label: `Roll the die, then: ${rewards(card, what)}`, typed: 'roll' };
  const label = capital(reward(what));
  return { label: units > 0 ? `First ${reward(what)}` : label, typed: typed(reward(what)) };
}

/** What is said to chips drawn; the chip is named where there is a choice of chips. */
function answer(id: string, drawn: readonly string[], scene: WonderlandScene, seat: number): OptionWords {
  const { chip: played, response, lose } = parseAnswer(id);
  const isOnly = new Set(drawn).size === 1;
  const said = (label: string, form: string): OptionWords => ({
    label: isOnly ? label : `${capital(short(played))}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    typed: typed(isOnly ? form : `${short(played)} ${form}`),
  });
  if (response === 'shield') return said('Shield: the chip goes back', 'shield');
  if (response === 'all-mad') return said('Take a shard, lose no unit', 'shard');
  if (lose.length === 0)
    return { label: capital(short(played)), ...chipNote(played, scene, 'en'), typed: typed(short(played)) };
  const end = isLastLost(scene, seat, lose.length) ? ': you are out' : '';
  return said(`Lose ${unitsLost(lose)}${end}`, lose.map(unit).join(' '));
}

function soldier(id: string): OptionWords {
  const [act, ...rest] = id.split(':') as [string, ...string[]];
  if (act === 'double') return { label: 'Count it double', typed: 'double' };
  if (act === 'return') {
    if (rest.length === 0) return { label: 'Return an exhausted chip: you have none', typed: 'return' };
    const name = rest.join(':');
    return { label: `Back to the bag: ${short(name)}`, typed: typed(`return ${short(name)}`) };
  }
  if (rest.length === 0) return { label: 'Bring supporters: nobody is near', typed: 'bring' };
  const from = REGIONS.find(each => each === rest[0])!;
  const count = Number(rest[1]);
  return {
    label: `Bring ${supporters(count)} ${fromRegion(from)}`,
    typed: typed(`bring ${count} ${region(from)}`),
  };
}

/** All that is not a press away stands in one menu. */
const OTHER_INSTRUCTION = 'Another instruction';

function drawOn(id: string): OptionWords {
  const [act, at] = id.split(':') as [string, string?];
  switch (act) {
    case 'draw':
      return { label: 'Draw', typed: 'draw' };
    case 'withdraw':
      return { label: 'Withdraw', typed: 'withdraw' };
    case 'until':
      return {
        label: `Stop at ${at}`,
        note: 'Unasked, losing supporters; the shield saves your last unit. Then you withdraw.',
        among: { heading: OTHER_INSTRUCTION, name: `Stop at strength ${at}` },
        typed: `until ${at}`,
      };
    case 'loss':
      return {
        label: `Loss up to ${at}%`,
        note: `Unasked while the risk of losing a unit is at most ${at}%. Then you withdraw.`,
        among: { heading: OTHER_INSTRUCTION, name: `Loss up to ${at}%` },
        typed: `loss ${at}`,
      };
    default:
      return {
        label: `Elimination up to ${at}%`,
        note: `Unasked while the risk of elimination is at most ${at}%. Then you withdraw.`,
        among: { heading: OTHER_INSTRUCTION, name: `Elimination up to ${at}%` },
        typed: `out ${at}`,
      };
  }
}

function forge(id: string, scene: WonderlandScene, seat: number): OptionWords {
  if (id === 'none') return no('Do not forge');
  const { source, chip: forged, track } = parseForging(id as ForgeId);
  const bySymbol = source === 'symbol';
  const heading = `Track ${track + 1}, ${forgeReward(nextReward(scene, seat, track + 1))}`;
  return {
    label: forgeLabel(`Track ${track + 1}`, heading, short(forged)),
    among: { heading, name: capital(short(forged)) },
    ...(bySymbol ? { note: 'By the forge symbol on the battle track.' } : {}),
    typed: typed(`${short(forged)} ${track + 1}${bySymbol ? ' symbol' : ''}`),
  };
}

const unitThere = (id: UnitAt): OptionWords => {
  const { unit: there, region: at } = splitUnit(id);
  return { label: `${capital(unit(there))} ${fromRegion(at)}`, typed: typedUnit(id) };
};

function extraUnit(id: string, to: RegionId | null): OptionWords {
  if (id === 'none') return no('Nobody');
  if (id.startsWith('lift:')) {
    const lifted = id.slice('lift:'.length) as UnitAt;
    const { unit: there, region: at } = splitUnit(lifted);
    return { label: `Move: ${unit(there)} ${fromRegion(at)}`, typed: `move ${typedUnit(lifted)}` };
  }
  const { unit: placed, region: at } = splitUnit(id as UnitAt);
  const name = capital(unit(placed));
  const label = to !== null ? name : placed === 'supporter' ? region(at) : `${name}: ${region(at)}`;
  return { label, typed: typedUnit(id as UnitAt) };
}

export const options: Options = {
  'keep-quest': id => quest(id),
  'tea-move': (id, { cards }, scene) => {
    if (id === 'head') return { label: 'Head of the table: die and new cards', short: 'Head', typed: 'head' };
    if (id === 'host') return { label: 'Host: fill the table and take any card', typed: 'host' };
    return card(cards, id, scene);
  },
  'host-card': (id, { cards }, scene) => card(cards, id, scene),
  'place-leader': place,
  poison: (id, { cards }, scene) => (id === 'none' ? no('No poison') : card(cards, id, scene)),
  'next-effect': (id, { card: name, units }) => next(id, name, units),
  half: (id, { card: name }) => next(id, name, 0),
  corrupted: (id, { card: name }) =>
    id === 'roll'
      ? { label: `Roll the die, then: ${rewards(name, 'corrupted')}`, typed: 'roll' }
      : { label: 'Skip this reward', typed: 'skip' },
  'place-units': id => (id === 'split' ? { label: 'Spread them over regions', typed: 'spread' } : place(id)),
  standees: id => ({ label: standeeName(id, 'en'), typed: typed(standeeName(id, 'en')) }),
  lift: id => (id === 'none' ? no('Move nobody') : unitThere(id)),
  'lift-to': place,
  'extra-unit': (id, { to }) => extraUnit(id, to),
  standee: place,
  castle: (id, _, { view }, seat) => {
    const isLying = view.seats[seat]!.castles[REGIONS.indexOf(id)] === 'lying';
    return isLying ? { label: `Raise it: ${region(id)}`, typed: typed(region(id)) } : place(id);
  },
  ally: (id, _, scene) =>
    id === 'none'
      ? no('Take nothing')
      : { label: capital(chip(id)), ...chipNote(id, scene, 'en'), typed: typed(short(id)) },
  ability: (id, _, { view }) => ({
    label: abilityName(id, 'en'),
    note: abilityText(id, 'en', view.twoPlayerBoards),
    typed: typed(abilityName(id, 'en')),
  }),
  market: id => ({
    label: wonderlandianName(id, 'en'),
    note: wonderlandianText(id, 'en'),
    typed: typed(wonderlandianName(id, 'en')),
  }),
  'quest-draw': (id, { draw }) =>
    id === 'draw' ? { label: `Draw ${quests(draw)}`, typed: 'draw' } : no('Do not draw'),
  'quest-discard': id => quest(id),
  'leader-at-six': id => (id === 'discard' ? { label: 'Discard a shard', typed: 'discard' } : no('Keep it')),
  grin: (id, _, scene) => {
    if (id === 'none') return no('Keep them all');
    if (id === 'supply') return { label: 'Return a shard to the supply', typed: 'return' };
    const seat = Number(id);
    return { label: player(scene, seat), typed: typed(factionName(scene.view.seats[seat]!.faction, 'en')) };
  },
  fly: id => (id === 'stay' ? { label: 'Stay', typed: 'stay' } : place(id)),
  wager: (id, _, scene) => {
    if (id === 'none') return no('No wager');
    const seat = scene.view.seats.findIndex(({ faction }) => faction === id);
    return { label: player(scene, seat), typed: typed(factionName(id, 'en')) };
  },
  answer: (id, { drawn }, scene, seat) => answer(id, drawn, scene, seat),
  'draw-on': drawOn,
  instruction: id => {
    if (id === 'none') return { label: 'Ask me', typed: 'ask' };
    if (id === 'withdraw') return { label: 'Withdraw at the next decision', typed: 'withdraw' };
    return drawOn(id);
  },
  pause: (_, __, { view }) =>
    view.battle === null ? { label: 'Roll the die', typed: 'on' } : { label: 'Start the battle', typed: 'on' },
  soldier,
  triple: id =>
    id === 'triple' ? { label: 'Count it triple', typed: 'triple' } : { label: 'Count it plain', typed: 'plain' },
  'chip-order': id => ({ label: `Strength ${id}`, typed: id }),
  'give-up': id => (id === 'none' ? no('Give up nobody') : unitThere(id)),
  'bring-leader': id => (id === 'bring' ? { label: 'Bring your leader', typed: 'bring' } : no('Leave her there')),
  'bring-unit': id => (id === 'none' ? no('Nobody') : unitThere(id)),
  target: (id, _, scene) => {
    if (id === 'none') return no('Nobody');
    const seat = Number(id);
    return { label: player(scene, seat), typed: typed(factionName(scene.view.seats[seat]!.faction, 'en')) };
  },
  amulet: (id, _, scene) => {
    const seat = Number(id.slice(0, id.indexOf(':')));
    const name = short(id.slice(id.indexOf(':') + 1));
    return {
      label: `${player(scene, seat)}: ${name}`,
      typed: typed(`${factionName(scene.view.seats[seat]!.faction, 'en')} ${name}`),
    };
  },
  shift: id =>
    id === 'stay' ? { label: 'Leave the marker', typed: 'stay' } : { label: `Move it to ${id}`, typed: id },
  award: (id, { value }) =>
    id === 'vp' ? { label: `Take ${value} VP`, typed: 'points' } : { label: 'Take a castle', typed: 'castle' },
  feat: id => (id === 'none' ? no('Reveal nothing') : quest(id)),
  'feat-cost': id => ({ label: capital(short(id)), typed: typed(short(id)) }),
  shards: id => ({ label: id, typed: id }),
  forge: (id, _, scene, seat) => forge(id, scene, seat),
  learn: id => (id === 'none' ? no('None') : { label: capital(short(id)), typed: typed(short(id)) }),
};
