import type { OptionWords } from '../../../../engine/game.js';
import { parseAnswer } from '../../answers.js';
import { rewardId } from '../../card-effects.js';
import { allyTypeOf, type Chip } from '../../chips.js';
import { parseForging } from '../../forging.js';
import { REGIONS, type RegionId } from '../../regions.js';
import type { UnitAt } from '../../units.js';
import type { ForgeId } from '../../vocabulary.js';
import {
  abilityName,
  abilityText,
  allyText,
  factionName,
  featText,
  questName,
  standeeName,
  teaName,
  teaText,
  wonderlandianName,
  wonderlandianText,
} from '../names/index.js';
import { capital, cardOn, chairNumber, chosenRewards, isPoisoned, nextReward, splitUnit } from '../reading.js';
import type { Options, WonderlandScene } from '../sentences.js';
import {
  aChip,
  and,
  aUnit,
  chip,
  forgeReward,
  player,
  quests,
  region,
  reward,
  supporters,
  typed,
  typedUnit,
  unit,
  unitFrom,
} from './grammar.js';

const no = (label: string): OptionWords => ({ label, typed: 'no' });

const place = (id: RegionId): OptionWords => ({ label: region(id), typed: typed(region(id)) });

const quest = (id: string, label: string): OptionWords => ({
  label,
  note: featText(id, 'en'),
  typed: typed(questName(id, 'en')),
});

const card = (cards: readonly (string | null)[], id: string, scene: WonderlandScene, verb = ''): OptionWords => {
  const name = teaName(cardOn(cards, id), 'en');
  return {
    label: `${verb}${chairNumber(id)}. ${name}${isPoisoned(scene, id) ? ', poisoned' : ''}`,
    note: teaText(cardOn(cards, id), 'en'),
    typed: chairNumber(id),
  };
};

/** What the card of a chip says, for those who do not know it by heart. */
function chipNote(id: string, { view }: WonderlandScene): { note?: string } {
  const type = allyTypeOf(id as Chip);
  if (type !== null) return { note: allyText(`${view.sets[type]}-${type}`, 'en') };
  return id === 'forge' ? { note: allyText('forge', 'en') } : {};
}

const rewards = (name: string, which: 'top' | 'bottom' | 'corrupted'): string =>
  and(chosenRewards(name, which).map(step => reward(rewardId(step))));

function answer(id: string, scene: WonderlandScene): OptionWords {
  const { chip: played, response, lose } = parseAnswer(id);
  const name = chip(played);
  if (response === 'shield')
    return { label: `${capital(name)}: shield, the chip goes back`, typed: typed(`${name} shield`) };
  if (response === 'all-mad')
    return { label: `${capital(name)}: take a shard and lose no unit`, typed: typed(`${name} shard`) };
  if (lose.length > 0)
    return {
      label: `${capital(name)}: lose ${and(lose.map(aUnit))}`,
      typed: typed(`${name} ${lose.map(unit).join(' ')}`),
    };
  return { label: `Play: ${name}`, ...chipNote(played, scene), typed: typed(name) };
}

function soldier(id: string): OptionWords {
  const [act, ...rest] = id.split(':') as [string, ...string[]];
  if (act === 'double') return { label: 'Count it double', typed: 'double' };
  if (act === 'return') {
    if (rest.length === 0) return { label: 'Return an exhausted chip (there is none)', typed: 'return' };
    const name = rest.join(':');
    return { label: `Return ${aChip(name)} to the bag`, typed: typed(`return ${chip(name)}`) };
  }
  if (rest.length === 0) return { label: 'Bring supporters (there are none near)', typed: 'bring' };
  const from = REGIONS.find(each => each === rest[0])!;
  const count = Number(rest[1]);
  return {
    label: `Bring ${supporters(count)} from ${region(from)}`,
    typed: typed(`bring ${count} ${region(from)}`),
  };
}

function drawOn(id: string): OptionWords {
  const [act, at] = id.split(':') as [string, string?];
  switch (act) {
    case 'draw':
      return { label: 'Draw', typed: 'draw' };
    case 'withdraw':
      return { label: 'Withdraw', typed: 'withdraw' };
    case 'until':
      return { label: `Draw until strength ${at}`, note: 'Without asking; then withdraw.', typed: `until ${at}` };
    case 'loss':
      return {
        label: `Draw while the risk of a loss is at most ${at}%`,
        note: 'Without asking; withdraw when it is higher.',
        typed: `loss ${at}`,
      };
    default:
      return {
        label: `Draw while the risk of elimination is at most ${at}%`,
        note: 'Without asking; withdraw when it is higher.',
        typed: `out ${at}`,
      };
  }
}

function forge(id: string, scene: WonderlandScene, seat: number): OptionWords {
  if (id === 'none') return no('Do not forge');
  const { source, chip: forged, track } = parseForging(id as ForgeId);
  const bySymbol = source === 'symbol';
  return {
    label: `${capital(chip(forged))} on track ${track + 1}: ${forgeReward(nextReward(scene, seat, track + 1))}`,
    ...(bySymbol ? { note: 'By the forge symbol on the battle track.' } : {}),
    typed: typed(`${chip(forged)} ${track + 1}${bySymbol ? ' symbol' : ''}`),
  };
}

const bring = (id: string, label: string): OptionWords => {
  if (id === 'none') return no('Nobody');
  return { label: `${label} ${unitFrom(id as UnitAt)}`, typed: typedUnit(id as UnitAt) };
};

function extraUnit(id: string): OptionWords {
  if (id === 'none') return no('Nobody');
  if (id.startsWith('lift:')) {
    const lifted = id.slice('lift:'.length) as UnitAt;
    return { label: `Move ${unitFrom(lifted)}`, typed: `move ${typedUnit(lifted)}` };
  }
  const { unit: placed, region: at } = splitUnit(id as UnitAt);
  return { label: `${capital(unit(placed))} in ${region(at)}`, typed: typedUnit(id as UnitAt) };
}

export const options: Options = {
  'keep-quest': id => quest(id, questName(id, 'en')),
  'tea-move': (id, { cards }, scene) => {
    if (id === 'head') return { label: 'Head of the table: shard die and new cards', typed: 'head' };
    if (id === 'host') return { label: 'Host: fill the table and take any card', typed: 'host' };
    return card(cards, id, scene);
  },
  'host-card': (id, { cards }, scene) => card(cards, id, scene),
  'place-leader': place,
  poison: (id, { cards }, scene) => (id === 'none' ? no('No poison') : card(cards, id, scene, 'Poison ')),
  'next-effect': id => ({ label: capital(reward(id)), typed: typed(reward(id)) }),
  half: (id, { card: name }) => ({
    label: `${id === 'top' ? 'Top' : 'Bottom'}: ${rewards(name, id)}`,
    typed: id === 'top' ? 'top' : 'bottom',
  }),
  corrupted: (id, { card: name }) =>
    id === 'roll'
      ? { label: `Roll the die and ${rewards(name, 'corrupted')}`, typed: 'roll' }
      : { label: 'Skip this reward', typed: 'skip' },
  'place-units': place,
  standees: id => ({ label: standeeName(id, 'en'), typed: typed(standeeName(id, 'en')) }),
  lift: id => bring(id, 'Move'),
  'lift-to': place,
  'extra-unit': extraUnit,
  standee: place,
  castle: (id, _, { view }, seat) => {
    const isLying = view.seats[seat]!.castles[REGIONS.indexOf(id)] === 'lying';
    return isLying ? { label: `Raise the castle in ${region(id)}`, typed: typed(region(id)) } : place(id);
  },
  ally: (id, _, scene) =>
    id === 'none' ? no('Nothing') : { label: `Take ${aChip(id)}`, ...chipNote(id, scene), typed: typed(chip(id)) },
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
  'quest-discard': id => quest(id, `Discard: ${questName(id, 'en')}`),
  'leader-at-six': id => (id === 'discard' ? { label: 'Discard a shard', typed: 'discard' } : no('Keep it')),
  grin: (id, _, scene) => {
    if (id === 'none') return no('Keep them all');
    if (id === 'supply') return { label: 'Return a shard to the supply', typed: 'return' };
    const seat = Number(id);
    return {
      label: `A shard goes to ${player(scene, seat)}`,
      typed: typed(factionName(scene.view.seats[seat]!.faction, 'en')),
    };
  },
  fly: id =>
    id === 'stay' ? { label: 'Stay', typed: 'stay' } : { label: `To ${region(id)}`, typed: typed(region(id)) },
  wager: (id, _, scene) => {
    if (id === 'none') return no('No wager');
    const seat = scene.view.seats.findIndex(({ faction }) => faction === id);
    return { label: `Bet on ${factionName(id, 'en')} (${scene.names[seat]})`, typed: typed(factionName(id, 'en')) };
  },
  answer: (id, _, scene) => answer(id, scene),
  'draw-on': drawOn,
  soldier,
  triple: id =>
    id === 'triple' ? { label: 'Count it triple', typed: 'triple' } : { label: 'Count it plain', typed: 'plain' },
  'chip-order': id => ({ label: `Strength ${id}`, typed: id }),
  'give-up': id => (id === 'none' ? no('Give up nobody') : bring(id, 'Lose')),
  'bring-leader': id =>
    id === 'bring' ? { label: 'Bring your leader', typed: 'bring' } : no('Leave her where she is'),
  'bring-unit': id => bring(id, 'Bring'),
  target: (id, _, scene) => {
    if (id === 'none') return no('Nobody');
    const seat = Number(id);
    return { label: player(scene, seat), typed: typed(factionName(scene.view.seats[seat]!.faction, 'en')) };
  },
  amulet: (id, _, scene) => {
    const seat = Number(id.slice(0, id.indexOf(':')));
    const name = chip(id.slice(id.indexOf(':') + 1));
    return {
      label: `${player(scene, seat)}: ${name}`,
      typed: typed(`${factionName(scene.view.seats[seat]!.faction, 'en')} ${name}`),
    };
  },
  shift: id =>
    id === 'stay' ? { label: 'Leave the marker', typed: 'stay' } : { label: `Move it to ${id}`, typed: id },
  award: (id, { value }) =>
    id === 'vp' ? { label: `Take ${value} VP`, typed: 'points' } : { label: 'Take a castle', typed: 'castle' },
  feat: id => (id === 'none' ? no('Reveal nothing') : quest(id, `Reveal: ${questName(id, 'en')}`)),
  'feat-cost': id => ({ label: `Discard ${aChip(id)}`, typed: typed(chip(id)) }),
  shards: id => ({ label: id, typed: id }),
  forge: (id, _, scene, seat) => forge(id, scene, seat),
  learn: id => (id === 'none' ? no('None') : { label: `Return ${aChip(id)} to the bag`, typed: typed(chip(id)) }),
};
