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

const no = (label: string): OptionWords => ({ label, typed: 'nie' });

const place = (id: RegionId): OptionWords => ({ label: region(id), typed: typed(region(id)) });

const quest = (id: string, label = questName(id, 'pl')): OptionWords => ({
  label,
  note: featText(id, 'pl'),
  typed: typed(questName(id, 'pl')),
});

const card = (cards: readonly (string | null)[], id: string, scene: WonderlandScene): OptionWords => {
  const number = chairNumber(id);
  const isBad = isPoisoned(scene, id);
  return {
    label: `${number}. ${teaName(cardOn(cards, id), 'pl')}${isBad ? ', zatruta' : ''}`,
    short: isBad ? `${number} ☠` : number,
    note: teaText(cardOn(cards, id), 'pl'),
    typed: number,
  };
};

const rewards = (name: string, which: 'top' | 'bottom' | 'corrupted'): string =>
  chosenRewards(name, which).map(briefReward).join(', ').replaceAll('\u00AD', '');

function next(id: NextId, card: string, units: number): OptionWords {
  if (id === 'top' || id === 'bottom')
    return { label: `${id === 'top' ? 'Góra' : 'Dół'}: ${rewards(card, id)}`, typed: id === 'top' ? 'góra' : 'dół' };
  const [what, at] = id.split('@') as [RewardId, RegionId?];
  if (at !== undefined) return place(at);
  if (what === `place_units:${units}`) return { label: 'Rozdziel je między regiony', typed: 'rozdziel' };
  if (what === 'corrupted') return { label: `Rzuć kością, potem: ${rewards(card, what)}`, typed: 'rzut' };
  const label = capital(reward(what));
  return { label: units > 0 ? `Najpierw: ${reward(what)}` : label, typed: typed(reward(what)) };
}

/** What is said to chips drawn; the chip is named where there is a choice of chips. */
function answer(id: string, drawn: readonly string[], scene: WonderlandScene, seat: number): OptionWords {
  const { chip: played, response, lose } = parseAnswer(id);
  const isOnly = new Set(drawn).size === 1;
  const said = (label: string, form: string): OptionWords => ({
    label: isOnly ? label : `${capital(short(played))}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    typed: typed(isOnly ? form : `${short(played)} ${form}`),
  });
  if (response === 'shield') return said('Tarcza: żeton wraca do worka', 'tarcza');
  if (response === 'all-mad') return said('Weź odłamek, nie trać jednostki', 'odłamek');
  if (lose.length === 0)
    return { label: capital(short(played)), ...chipNote(played, scene, 'pl'), typed: typed(short(played)) };
  const end = isLastLost(scene, seat, lose.length) ? ': odpadasz' : '';
  return said(`Strać ${unitsLost(lose)}${end}`, lose.map(unit).join(' '));
}

function soldier(id: string): OptionWords {
  const [act, ...rest] = id.split(':') as [string, ...string[]];
  if (act === 'double') return { label: 'Licz go podwójnie', typed: 'podwójnie' };
  if (act === 'return') {
    if (rest.length === 0) return { label: 'Zwróć wyczerpany żeton: nie masz żadnego', typed: 'zwróć' };
    const name = rest.join(':');
    return { label: `Zwróć do worka: ${short(name)}`, typed: typed(`zwróć ${short(name)}`) };
  }
  if (rest.length === 0) return { label: 'Ściągnij stronników: obok nie ma nikogo', typed: 'ściągnij' };
  const from = REGIONS.find(each => each === rest[0])!;
  const count = Number(rest[1]);
  return {
    label: `Ściągnij ${supporters(count)} ${fromRegion(from)}`,
    typed: typed(`ściągnij ${count} ${region(from)}`),
  };
}

/** All that is not a press away stands in one menu. */
const OTHER_INSTRUCTION = 'Inne polecenie';

function drawOn(id: string): OptionWords {
  const [act, at] = id.split(':') as [string, string?];
  switch (act) {
    case 'draw':
      return { label: 'Dobierz', typed: 'dobierz' };
    case 'withdraw':
      return { label: 'Wycofaj się', typed: 'wycofaj' };
    case 'until':
      return {
        label: `Do siły ${at}`,
        note: 'Bez pytania, tracąc stronników; tarcza chroni ostatnią jednostkę. Potem się wycofujesz.',
        among: { heading: OTHER_INSTRUCTION, name: `Do siły ${at}` },
        typed: `do ${at}`,
      };
    case 'loss':
      return {
        label: `Strata do ${at}%`,
        note: `Bez pytania, póki ryzyko straty jednostki nie przekracza ${at}%. Potem się wycofujesz.`,
        among: { heading: OTHER_INSTRUCTION, name: `Strata do ${at}%` },
        typed: `strata ${at}`,
      };
    default:
      return {
        label: `Odpadnięcie do ${at}%`,
        note: `Bez pytania, póki ryzyko odpadnięcia nie przekracza ${at}%. Potem się wycofujesz.`,
        among: { heading: OTHER_INSTRUCTION, name: `Odpadnięcie do ${at}%` },
        typed: `odpadnięcie ${at}`,
      };
  }
}

function forge(id: string, scene: WonderlandScene, seat: number): OptionWords {
  if (id === 'none') return no('Nie przekuwaj');
  const { source, chip: forged, track } = parseForging(id as ForgeId);
  const bySymbol = source === 'symbol';
  const heading = `Tor ${track + 1}, ${forgeReward(nextReward(scene, seat, track + 1))}`;
  return {
    label: forgeLabel(`Tor ${track + 1}`, heading, short(forged)),
    among: { heading, name: capital(short(forged)) },
    ...(bySymbol ? { note: 'Za symbol kuźni na torze bitwy.' } : {}),
    typed: typed(`${short(forged)} ${track + 1}${bySymbol ? ' symbol' : ''}`),
  };
}

const unitThere = (id: UnitAt): OptionWords => {
  const { unit: there, region: at } = splitUnit(id);
  return { label: `${capital(unit(there))} ${fromRegion(at)}`, typed: typedUnit(id) };
};

function extraUnit(id: string, to: RegionId | null): OptionWords {
  if (id === 'none') return no('Nikogo');
  if (id.startsWith('lift:')) {
    const lifted = id.slice('lift:'.length) as UnitAt;
    const { unit: there, region: at } = splitUnit(lifted);
    return { label: `Przenieś: ${unit(there)} ${fromRegion(at)}`, typed: `przenieś ${typedUnit(lifted)}` };
  }
  const { unit: placed, region: at } = splitUnit(id as UnitAt);
  const name = capital(unit(placed));
  const label = to !== null ? name : placed === 'supporter' ? region(at) : `${name}: ${region(at)}`;
  return { label, typed: typedUnit(id as UnitAt) };
}

export const options: Options = {
  'keep-quest': id => quest(id),
  'tea-move': (id, { cards }, scene) => {
    if (id === 'head') return { label: 'Szczyt stołu: kość i nowe karty', short: 'Szczyt', typed: 'szczyt' };
    if (id === 'host') return { label: 'Gospodarz: dołóż karty i weź dowolną', typed: 'gospodarz' };
    return card(cards, id, scene);
  },
  'host-card': (id, { cards }, scene) => card(cards, id, scene),
  'place-leader': place,
  poison: (id, { cards }, scene) => (id === 'none' ? no('Nie zatruwaj') : card(cards, id, scene)),
  'next-effect': (id, { card: name, units }) => next(id, name, units),
  half: (id, { card: name }) => next(id, name, 0),
  corrupted: (id, { card: name }) =>
    id === 'roll'
      ? { label: `Rzuć kością, potem: ${rewards(name, 'corrupted')}`, typed: 'rzut' }
      : { label: 'Pomiń tę nagrodę', typed: 'pomiń' },
  'place-units': id => (id === 'split' ? { label: 'Rozdziel je między regiony', typed: 'rozdziel' } : place(id)),
  standees: id => ({ label: standeeName(id, 'pl'), typed: typed(standeeName(id, 'pl')) }),
  lift: id => (id === 'none' ? no('Nikogo nie przenoś') : unitThere(id)),
  'lift-to': place,
  'extra-unit': (id, { to }) => extraUnit(id, to),
  standee: place,
  castle: (id, _, { view }, seat) => {
    const isLying = view.seats[seat]!.castles[REGIONS.indexOf(id)] === 'lying';
    return isLying ? { label: `Podnieś: ${region(id)}`, typed: typed(region(id)) } : place(id);
  },
  ally: (id, _, scene) =>
    id === 'none'
      ? no('Nic nie bierz')
      : { label: capital(chip(id)), ...chipNote(id, scene, 'pl'), typed: typed(short(id)) },
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
  'quest-discard': id => quest(id),
  'leader-at-six': id => (id === 'discard' ? { label: 'Odrzuć odłamek', typed: 'odrzuć' } : no('Nie odrzucaj')),
  grin: (id, _, scene) => {
    if (id === 'none') return no('Zatrzymaj wszystkie');
    if (id === 'supply') return { label: 'Odłóż odłamek do puli', typed: 'odłóż' };
    const seat = Number(id);
    return { label: player(scene, seat), typed: typed(factionName(scene.view.seats[seat]!.faction, 'pl')) };
  },
  fly: id => (id === 'stay' ? { label: 'Zostaje na miejscu', typed: 'zostaje' } : place(id)),
  wager: (id, _, scene) => {
    if (id === 'none') return no('Bez zakładu');
    const seat = scene.view.seats.findIndex(({ faction }) => faction === id);
    return { label: player(scene, seat), typed: typed(factionName(id, 'pl')) };
  },
  answer: (id, { drawn }, scene, seat) => answer(id, drawn, scene, seat),
  'draw-on': drawOn,
  instruction: id => {
    if (id === 'none') return { label: 'Pytaj mnie', typed: 'pytaj' };
    if (id === 'withdraw') return { label: 'Wycofaj się przy najbliższej decyzji', typed: 'wycofaj' };
    return drawOn(id);
  },
  pause: (_, __, { view }) =>
    view.battle === null ? { label: 'Rzuć kością', typed: 'dalej' } : { label: 'Zacznij bitwę', typed: 'dalej' },
  soldier,
  triple: id =>
    id === 'triple'
      ? { label: 'Licz go potrójnie', typed: 'potrójnie' }
      : { label: 'Licz go zwyczajnie', typed: 'zwyczajnie' },
  'chip-order': id => ({ label: `Siła ${id}`, typed: id }),
  'give-up': id => (id === 'none' ? no('Nikogo nie oddawaj') : unitThere(id)),
  'bring-leader': id => (id === 'bring' ? { label: 'Sprowadź lidera', typed: 'sprowadź' } : no('Nie sprowadzaj')),
  'bring-unit': id => (id === 'none' ? no('Nikogo') : unitThere(id)),
  target: (id, _, scene) => {
    if (id === 'none') return no('Nikogo');
    const seat = Number(id);
    return { label: player(scene, seat), typed: typed(factionName(scene.view.seats[seat]!.faction, 'pl')) };
  },
  amulet: (id, _, scene) => {
    const seat = Number(id.slice(0, id.indexOf(':')));
    const name = short(id.slice(id.indexOf(':') + 1));
    return {
      label: `${player(scene, seat)}: ${name}`,
      typed: typed(`${factionName(scene.view.seats[seat]!.faction, 'pl')} ${name}`),
    };
  },
  shift: id =>
    id === 'stay' ? { label: 'Zostaw znacznik', typed: 'zostaw' } : { label: `Przesuń na ${id}`, typed: id },
  award: (id, { value }) =>
    id === 'vp' ? { label: `Weź ${value} PZ`, typed: 'punkty' } : { label: 'Weź zamek', typed: 'zamek' },
  feat: id => (id === 'none' ? no('Nie odsłaniaj') : quest(id)),
  'feat-cost': id => ({ label: capital(short(id)), typed: typed(short(id)) }),
  shards: id => ({ label: id, typed: id }),
  forge: (id, _, scene, seat) => forge(id, scene, seat),
  learn: id => (id === 'none' ? no('Żadnego') : { label: capital(short(id)), typed: typed(short(id)) }),
};
