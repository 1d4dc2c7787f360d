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
  factionAccusative,
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
  and,
  chip,
  chipOf,
  forgeReward,
  fromRegion,
  inRegion,
  intoRegion,
  player,
  quests,
  region,
  reward,
  supporters,
  typed,
  typedUnit,
  unit,
  unitFrom,
  unitOf,
} from './grammar.js';

const no = (label: string): OptionWords => ({ label, typed: 'nie' });

const place = (id: RegionId): OptionWords => ({ label: capital(inRegion(id)), typed: typed(region(id)) });

const quest = (id: string, label: string): OptionWords => ({
  label,
  note: featText(id, 'pl'),
  typed: typed(questName(id, 'pl')),
});

const card = (cards: readonly (string | null)[], id: string, scene: WonderlandScene, verb = ''): OptionWords => {
  const name = teaName(cardOn(cards, id), 'pl');
  return {
    label: `${verb}${chairNumber(id)}. ${name}${isPoisoned(scene, id) ? ', zatruta' : ''}`,
    note: teaText(cardOn(cards, id), 'pl'),
    typed: chairNumber(id),
  };
};

/** What the card of a chip says, for those who do not know it by heart. */
function chipNote(id: string, { view }: WonderlandScene): { note?: string } {
  const type = allyTypeOf(id as Chip);
  if (type !== null) return { note: allyText(`${view.sets[type]}-${type}`, 'pl') };
  return id === 'forge' ? { note: allyText('forge', 'pl') } : {};
}

const rewards = (name: string, which: 'top' | 'bottom' | 'corrupted'): string =>
  and(chosenRewards(name, which).map(step => reward(rewardId(step))));

function answer(id: string, scene: WonderlandScene): OptionWords {
  const { chip: played, response, lose } = parseAnswer(id);
  const name = chip(played);
  if (response === 'shield')
    return { label: `${capital(name)}: tarcza, żeton wraca do worka`, typed: typed(`${name} tarcza`) };
  if (response === 'all-mad')
    return { label: `${capital(name)}: weź odłamek i nie trać jednostki`, typed: typed(`${name} odłamek`) };
  if (lose.length > 0)
    return {
      label: `${capital(name)}: tracisz ${and(lose.map(unitOf))}`,
      typed: typed(`${name} ${lose.map(unit).join(' ')}`),
    };
  return { label: `Zagraj: ${name}`, ...chipNote(played, scene), typed: typed(name) };
}

function soldier(id: string): OptionWords {
  const [act, ...rest] = id.split(':') as [string, ...string[]];
  if (act === 'double') return { label: 'Licz go podwójnie', typed: 'podwójnie' };
  if (act === 'return') {
    if (rest.length === 0) return { label: 'Zwróć wyczerpany żeton (nie ma którego)', typed: 'zwróć' };
    const name = rest.join(':');
    return { label: `Zwróć do worka ${chipOf(name)}`, typed: typed(`zwróć ${chip(name)}`) };
  }
  if (rest.length === 0) return { label: 'Ściągnij stronników (nie ma skąd)', typed: 'ściągnij' };
  const from = REGIONS.find(each => each === rest[0])!;
  const count = Number(rest[1]);
  return {
    label: `Ściągnij ${supporters(count)} ${fromRegion(from)}`,
    typed: typed(`ściągnij ${count} ${region(from)}`),
  };
}

function drawOn(id: string): OptionWords {
  const [act, at] = id.split(':') as [string, string?];
  switch (act) {
    case 'draw':
      return { label: 'Dobieraj', typed: 'dobieraj' };
    case 'withdraw':
      return { label: 'Wycofaj się', typed: 'wycofaj' };
    case 'until':
      return { label: `Dobieraj, aż będzie siła ${at}`, note: 'Bez pytania; potem się wycofaj.', typed: `do ${at}` };
    case 'loss':
      return {
        label: `Dobieraj, póki ryzyko straty jest do ${at}%`,
        note: 'Bez pytania; przy większym ryzyku się wycofaj.',
        typed: `strata ${at}`,
      };
    default:
      return {
        label: `Dobieraj, póki ryzyko odpadnięcia jest do ${at}%`,
        note: 'Bez pytania; przy większym ryzyku się wycofaj.',
        typed: `odpadnięcie ${at}`,
      };
  }
}

function forge(id: string, scene: WonderlandScene, seat: number): OptionWords {
  if (id === 'none') return no('Nie przekuwaj');
  const { source, chip: forged, track } = parseForging(id as ForgeId);
  const bySymbol = source === 'symbol';
  return {
    label: `${capital(chip(forged))} na tor ${track + 1}: ${forgeReward(nextReward(scene, seat, track + 1))}`,
    ...(bySymbol ? { note: 'Za symbol kuźni na torze bitwy.' } : {}),
    typed: typed(`${chip(forged)} ${track + 1}${bySymbol ? ' symbol' : ''}`),
  };
}

const bring = (id: string, label: string): OptionWords => {
  if (id === 'none') return no('Nikogo');
  return { label: `${label} ${unitFrom(id as UnitAt)}`, typed: typedUnit(id as UnitAt) };
};

function extraUnit(id: string): OptionWords {
  if (id === 'none') return no('Nikogo');
  if (id.startsWith('lift:')) {
    const lifted = id.slice('lift:'.length) as UnitAt;
    return { label: `Przenieś ${unitFrom(lifted)}`, typed: `przenieś ${typedUnit(lifted)}` };
  }
  const { unit: placed, region: at } = splitUnit(id as UnitAt);
  return { label: `${capital(unit(placed))} ${inRegion(at)}`, typed: typedUnit(id as UnitAt) };
}

export const options: Options = {
  'keep-quest': id => quest(id, questName(id, 'pl')),
  'tea-move': (id, { cards }, scene) => {
    if (id === 'head') return { label: 'Szczyt stołu: kość odłamków i nowe karty', typed: 'szczyt' };
    if (id === 'host') return { label: 'Gospodarz: dołóż karty i weź dowolną', typed: 'gospodarz' };
    return card(cards, id, scene);
  },
  'host-card': (id, { cards }, scene) => card(cards, id, scene),
  'place-leader': place,
  poison: (id, { cards }, scene) => (id === 'none' ? no('Nie zatruwaj') : card(cards, id, scene, 'Zatruj ')),
  'next-effect': id => ({ label: capital(reward(id)), typed: typed(reward(id)) }),
  half: (id, { card: name }) => ({
    label: `${id === 'top' ? 'Góra' : 'Dół'}: ${rewards(name, id)}`,
    typed: id === 'top' ? 'góra' : 'dół',
  }),
  corrupted: (id, { card: name }) =>
    id === 'roll'
      ? { label: `Rzuć kością i ${rewards(name, 'corrupted')}`, typed: 'rzut' }
      : { label: 'Pomiń tę nagrodę', typed: 'pomiń' },
  'place-units': place,
  standees: id => ({ label: standeeName(id, 'pl'), typed: typed(standeeName(id, 'pl')) }),
  lift: id => bring(id, 'Przenieś'),
  'lift-to': place,
  'extra-unit': extraUnit,
  standee: place,
  castle: (id, _, { view }, seat) => {
    const isLying = view.seats[seat]!.castles[REGIONS.indexOf(id)] === 'lying';
    return isLying ? { label: `Podnieś zamek ${inRegion(id)}`, typed: typed(region(id)) } : place(id);
  },
  ally: (id, _, scene) =>
    id === 'none' ? no('Nic') : { label: `Weź ${chipOf(id)}`, ...chipNote(id, scene), typed: typed(chip(id)) },
  ability: (id, _, { view }) => ({
    label: abilityName(id, 'pl'),
    note: abilityText(id, 'pl', view.twoPlayerBoards),
    typed: typed(abilityName(id, 'pl')),
  }),
  market: id => ({
    label: wonderlandianName(id, 'pl'),
    note: wonderlandianText(id, 'pl'),
    typed: typed(wonderlandianName(id, 'pl')),
  }),
  'quest-draw': (id, { draw }) =>
    id === 'draw' ? { label: `Dobierz ${quests(draw)}`, typed: 'dobierz' } : no('Nie dobieraj'),
  'quest-discard': id => quest(id, `Odrzuć: ${questName(id, 'pl')}`),
  'leader-at-six': id => (id === 'discard' ? { label: 'Odrzuć odłamek', typed: 'odrzuć' } : no('Nie odrzucaj')),
  grin: (id, _, scene) => {
    if (id === 'none') return no('Zatrzymaj wszystkie');
    if (id === 'supply') return { label: 'Odłóż odłamek do puli', typed: 'odłóż' };
    const seat = Number(id);
    return {
      label: `Odłamek dostaje ${player(scene, seat)}`,
      typed: typed(factionName(scene.view.seats[seat]!.faction, 'pl')),
    };
  },
  fly: id =>
    id === 'stay'
      ? { label: 'Zostaje', typed: 'zostaje' }
      : { label: capital(intoRegion(id)), typed: typed(region(id)) },
  wager: (id, _, scene) => {
    if (id === 'none') return no('Bez zakładu');
    const seat = scene.view.seats.findIndex(({ faction }) => faction === id);
    return { label: `Postaw na ${factionAccusative(id)} (${scene.names[seat]})`, typed: typed(factionName(id, 'pl')) };
  },
  answer: (id, _, scene) => answer(id, scene),
  'draw-on': drawOn,
  soldier,
  triple: id =>
    id === 'triple'
      ? { label: 'Licz go potrójnie', typed: 'potrójnie' }
      : { label: 'Licz go zwyczajnie', typed: 'zwyczajnie' },
  'chip-order': id => ({ label: `Siła ${id}`, typed: id }),
  'give-up': id => (id === 'none' ? no('Nikogo nie oddawaj') : bring(id, 'Strać')),
  'bring-leader': id => (id === 'bring' ? { label: 'Sprowadź lidera', typed: 'sprowadź' } : no('Zostaje')),
  'bring-unit': id => bring(id, 'Ściągnij'),
  target: (id, _, scene) => {
    if (id === 'none') return no('Nikogo');
    const seat = Number(id);
    return { label: player(scene, seat), typed: typed(factionName(scene.view.seats[seat]!.faction, 'pl')) };
  },
  amulet: (id, _, scene) => {
    const seat = Number(id.slice(0, id.indexOf(':')));
    const name = chip(id.slice(id.indexOf(':') + 1));
    return {
      label: `${player(scene, seat)}: ${name}`,
      typed: typed(`${factionName(scene.view.seats[seat]!.faction, 'pl')} ${name}`),
    };
  },
  shift: id =>
    id === 'stay' ? { label: 'Zostaw znacznik', typed: 'zostaw' } : { label: `Przesuń na ${id}`, typed: id },
  award: (id, { value }) =>
    id === 'vp' ? { label: `Weź ${value} PZ`, typed: 'punkty' } : { label: 'Weź zamek', typed: 'zamek' },
  feat: id => (id === 'none' ? no('Nie odsłaniaj') : quest(id, `Odsłoń: ${questName(id, 'pl')}`)),
  'feat-cost': id => ({ label: `Odrzuć ${chipOf(id)}`, typed: typed(chip(id)) }),
  shards: id => ({ label: id, typed: id }),
  forge: (id, _, scene, seat) => forge(id, scene, seat),
  learn: id => (id === 'none' ? no('Żadnego') : { label: `Zwróć do worka ${chipOf(id)}`, typed: typed(chip(id)) }),
};
