import type { OptionWords } from '../../../../engine/game.js';
import { unitOf } from '../../cards/index.js';
import { isBasic, type Mana } from '../../terms.js';
import { PILES } from '../../tokens/enemy.js';
import type { Questions } from '../../vocabulary.js';
import { gistOfText } from '../gist.js';
import { attackLabel, attackWith, foeLabel, heroAt, unitLabel } from '../position.js';
import type { Inner, Options, RealmScene } from '../sentences.js';
import { capital, DOTS, type Speech } from '../speech.js';
import { cardLabel } from './doing.js';
import { fitting, option, sealed } from './option.js';
import { spaceNote } from './turn.js';

export const cardNamed = (id: string): string => id.split('#')[0]!;
/** Copies of a card are told apart by their number. */
const copyOf = (id: string): string => (id.includes('#') ? ` ${id.split('#')[1]}` : '');

/** Any card, a copy of it or a unit, as one of several. */
export function anyCard(id: string, speech: Speech): OptionWords {
  const card = cardNamed(id);
  return option(`${cardLabel(card, speech)}${copyOf(id)}`, `${speech.card(card)}${copyOf(id)}`);
}

export const no = (label: string, speech: Speech): OptionWords =>
  option(label, speech.pick('nic', 'none'), { tone: 'quiet' });

const manaOption = (mana: Mana, speech: Speech): OptionWords =>
  option(`${DOTS[mana]} ${capital(speech.colourItself(mana))}`, speech.colour(mana), { tone: 'main' });

export function offerUnit(id: string, speech: Speech): OptionWords {
  const { level, armor } = unitOf(id);
  return option(speech.unit(id), speech.unit(id), {
    note: speech.pick(`poziom ${level}, Pancerz ${armor}`, `level ${level}, Armor ${armor}`),
  });
}

const ownUnit = (id: string, seat: number, scene: RealmScene, speech: Speech): OptionWords => {
  const hero = heroAt(scene, seat);
  const label = unitLabel(hero, id, speech);
  const unit = hero.units.find(({ key }) => String(key) === id);
  const state = [
    ...(unit?.ready === false ? [speech.pick('wyczerpana', 'spent')] : []),
    ...((unit?.wounds ?? 0) > 0 ? [speech.pick('ranna', 'wounded')] : []),
  ];
  return option(label, label, state.length === 0 ? {} : { note: state.join(', ') });
};

export const unitOrNone = (id: string, seat: number, scene: RealmScene, none: string, speech: Speech): OptionWords =>
  id === 'none' ? no(none, speech) : ownUnit(id, seat, scene, speech);

function symbolOption(id: string, speech: Speech): OptionWords {
  const { pick } = speech;
  const [what, first, second] = id.split(':') as [string, string, string];
  if (what === 'resistance') {
    const label = speech.ability(`resist_${first}`);
    return option(label, label);
  }
  if (what === 'attack') {
    const left = { fire: pick('ogień', 'fire'), ice: pick('lód', 'ice'), physical: pick('fizyczny', 'physical') }[
      second as 'fire'
    ];
    const number = Number(first) + 1;
    return option(
      pick(`Żywioł ataku ${number}: zostaje ${left}`, `Element of attack ${number}: ${left} is left`),
      pick(`atak ${number} ${left}`, `attack ${number} ${left}`),
    );
  }
  return option(speech.ability(id), speech.ability(id));
}

const seatOption = (id: string, scene: RealmScene, speech: Speech): OptionWords => {
  const hero = speech.hero(heroAt(scene, Number(id)).hero);
  return option(`${speech.player(scene, Number(id))} (${hero})`, hero);
};

export function effectOptions(speech: Speech): Pick<Options, Inner> {
  const { pick } = speech;
  const yes = { tone: 'main' } as const;
  return {
    option: (id, { alternatives }) => {
      if (id === '0') return option(pick('Nic więcej', 'Nothing more'), '0', { tone: 'quiet' });
      const does = gistOfText(alternatives[Number(id) - 1]!, speech);
      return option(does === null ? pick(`Możliwość ${id}`, `Alternative ${id}`) : capital(does), id, yes);
    },
    may: (id, { does }) => {
      if (id === 'no') return option(pick('Nie', 'No'), pick('nie', 'no'), { tone: 'quiet' });
      const said = gistOfText(does, speech);
      const label =
        said === null ? pick('Tak', 'Yes') : fitting(pick(`Tak: ${said}`, `Yes: ${said}`), pick('Tak', 'Yes'));
      return option(label, pick('tak', 'yes'), yes);
    },
    colour: id => manaOption(id, speech),
    card: (id, { zone }) => {
      if (id === 'none') return no(pick('Żadnej', 'None'), speech);
      return zone === 'units' ? offerUnit(id, speech) : anyCard(id, speech);
    },
    cards: id => anyCard(id, speech),
    unit: (id, { seat }, scene) => unitOrNone(id, seat, scene, pick('Żadnej', 'None'), speech),
    foe: (id, { fight }) =>
      id === 'stop'
        ? option(pick('Dość', 'Enough'), pick('dość', 'enough'), { tone: 'quiet' })
        : option(foeLabel(fight, id, speech), foeLabel(fight, id, speech), foeNote(fight, id, speech)),
    'foe-attack': (id, { fight }) => {
      const { amount, element } = attackWith(fight, id);
      return option(
        `${attackLabel(fight, id, speech)}: ${element === null ? '–' : speech.attack(amount, element, 'melee')}`,
        attackLabel(fight, id, speech),
      );
    },
    symbol: id => symbolOption(id, speech),
    space: (id, _, scene) => {
      const note = spaceNote(scene, id, speech);
      return option(id, id, { short: id, ...(note === '' ? {} : { note }) });
    },
    terrain: id => option(speech.terrain(id), speech.terrain(id)),
    element: id => {
      const name = {
        physical: ['Fizyczny', 'Physical'],
        fire: ['Ogień', 'Fire'],
        ice: ['Lód', 'Ice'],
        cold_fire: ['Zimny ogień', 'Cold fire'],
      } as const;
      return option(speech.of(name[id]), speech.of(name[id]));
    },
    pile: id => {
      const pile = PILES.find(one => one === id);
      return pile === undefined
        ? option(sealed(pick(`Żeton na ${id}`, `The token on ${id}`)), id)
        : option(
            sealed(pick(`Stos: ${speech.pile(pile)}`, `Pile: ${speech.pile(pile).toLowerCase()}`)),
            speech.pile(pile),
          );
    },
    die: (id, { what }) => {
      if (id === 'none') return no(pick('Żadnej', 'None'), speech);
      const label = `${DOTS[id]} ${capital(speech.die(id))}`;
      return option(what === 'reroll' ? sealed(label) : label, speech.colour(id), yes);
    },
    amount: id => option(id, id, yes),
    'wound-to': id =>
      id === 'hand'
        ? option(pick('Na rękę', 'To the hand'), pick('ręka', 'hand'))
        : option(pick('Do kart wykorzystanych', 'To the discard pile'), pick('odrzucone', 'discard')),
    'deck-end': id =>
      id === 'top'
        ? option(pick('Na wierzch talii', 'On top of the deck'), pick('wierzch', 'top'))
        : option(pick('Na spód talii', 'Under the deck'), pick('spód', 'bottom')),
    skill: id => option(speech.skillOfHero(id), speech.skillOfHero(id)),
    seat: (id, _, scene) => seatOption(id, scene, speech),
    token: id => option(speech.enemy(id), speech.enemy(id)),
    boost: id => {
      if (id === 'none') return no(pick('Bez wzmocnienia', 'No boost'), speech);
      const label = {
        block: ['Blok +3', 'Block +3'],
        attack: ['Atak +2', 'Attack +2'],
        ranged: ['Atak dystansowy +1', 'Ranged Attack +1'],
      } as const;
      return option(
        speech.of(label[id]),
        speech.of(
          ({ block: ['blok', 'block'], attack: ['atak', 'attack'], ranged: ['dystansowy', 'ranged'] } as const)[id],
        ),
        yes,
      );
    },
    transform: id => {
      const label = {
        double: ['Podwójna wartość', 'Double value'],
        siege: ['Atak oblężniczy', 'Siege attack'],
        ranged: ['Podwójny Atak dystansowy', 'Ranged attack, doubled'],
        none: ['Bez zmiany', 'As it is'],
      } as const;
      return option(speech.of(label[id]), speech.of(label[id]), id === 'none' ? { tone: 'quiet' } : yes);
    },
  };
}

function foeNote(fight: Questions['foe']['about']['fight'], key: string, { pick }: Speech): Pick<OptionWords, 'note'> {
  const { armor, attacks } = fight.foes.find(one => one.key === key)!;
  const amount = attacks.reduce((sum, one) => sum + one.amount, 0);
  return { note: pick(`Pancerz ${armor}, atak ${amount}`, `Armor ${armor}, attack ${amount}`) };
}

export { seatOption };
export const crystalOption = (id: Mana, speech: Speech): OptionWords =>
  isBasic(id)
    ? option(`${DOTS[id]} ${capital(speech.crystal(id))}`, speech.colour(id), { tone: 'main' })
    : manaOption(id, speech);
