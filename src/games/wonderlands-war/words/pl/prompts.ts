import { standeeName, teaName } from '../names/index.js';
import { unitsHere } from '../reading.js';
import type { Prompts } from '../sentences.js';
import {
  cards,
  chip,
  chipList,
  chipOf,
  fromRegion,
  inRegion,
  instructionText,
  intoRegion,
  oddsText,
  quests,
  shards,
  source,
  unitCount,
  unitOf,
  units,
} from './grammar.js';

const LEVELS = { weak: 'słabego', strong: 'silnego' } as const;
const SEALED = 'Odpowiedź jest tajna, póki nie odpowiedzą wszyscy.';

/** What an instruction does besides drawing. */
const ABSENT = 'W walce traci stronników, a tarczy używa, gdy tracisz dwie jednostki albo ostatnią.';

/** What somebody is picked for. */
const TARGETS: Readonly<Record<string, string>> = {
  'D-flamingo': 'kto dostaje odłamek?',
  royal_temper: 'komu zabierasz 1 PZ?',
  claws_that_catch: 'komu wrzucasz truciznę do worka?',
  knave_crown: 'czyj następny żeton ma się liczyć za 1?',
};

export const prompts: Prompts = {
  'keep-quest': () => `Które zadanie zatrzymujesz? Drugie wraca do talii. ${SEALED}`,
  'tea-move': ({ left }, { view }) =>
    `Na którym krześle siada twój lider? Bierzesz kartę ${view.table.limit - left + 1} z ${view.table.limit}.`,
  'host-card': () => 'Gospodarz: którą kartę bierzesz? Twój lider nie rusza się z miejsca.',
  'place-leader': () => 'Masz już wszystkie karty tej herbatki. Dokąd idzie twój lider?',
  poison: ({ source: from, left }) =>
    `${source(from)}: którą kartę zatruwasz?${left > 1 ? ` Możesz zatruć najwyżej ${cards(left)}.` : ''}`,
  'next-effect': ({ card, units: count }) =>
    count > 0
      ? `${teaName(card, 'pl')}: gdzie ustawiasz ${units(count)}? Możesz też zacząć od czegoś innego.`
      : `${teaName(card, 'pl')}: co teraz?`,
  half: ({ card }) => `${teaName(card, 'pl')}: bierzesz górę czy dół karty?`,
  corrupted: ({ card }) => `${teaName(card, 'pl')}: rzucasz kością odłamków za spaczoną nagrodę?`,
  'place-units': ({ source: from, units: count, what }) => {
    if (what === 'standees') return `${source(from)}: gdzie stają pionki z rezerwy?`;
    if (what === 'supporter') return `${source(from)}: dokąd idzie kolejny stronnik? Zostało do ustawienia: ${count}.`;
    return `${source(from)}: gdzie ustawiasz ${units(count)}?`;
  },
  standees: ({ source: from, units: count }) =>
    `${source(from)}: ustawiasz ${units(count)}. Które pionki z rezerwy stają zamiast stronników?`,
  lift: ({ source: from, to, left }) =>
    `${source(from)}: pula jest pusta. Kogo przenosisz${to === null ? '' : ` ${intoRegion(to)}`}? Brakuje: ${left}.`,
  'lift-to': ({ source: by, unit, from }) => `${source(by)}: dokąd idzie ${unitOf(unit)} ${fromRegion(from)}?`,
  'extra-unit': ({ source: from, to }) =>
    to === null ? `${source(from)}: gdzie dostawiasz stronnika?` : `${source(from)}: kogo dostawiasz ${inRegion(to)}?`,
  standee: ({ standee }) => `${standeeName(standee, 'pl')}: gdzie staje ten pionek?`,
  castle: ({ source: from }) =>
    from === 'walrus' ? 'Mors: gdzie stawiasz zdobyty zamek?' : `${source(from)}: gdzie stawiasz zamek?`,
  ally: ({ source: from, level, instead }) =>
    instead === null
      ? `${source(from)}: którego ${LEVELS[level]} sprzymierzeńca bierzesz?`
      : `${source(from)}: skończyły się żetony „${chip(instead)}”. Co bierzesz w zamian?`,
  ability: ({ source: from }) => `${source(from)}: którą zdolność odblokowujesz?`,
  market: ({ source: from }) => `${source(from)}: którego mieszkańca bierzesz?`,
  'quest-draw': ({ source: from, draw, discard }) =>
    `${source(from)}: dobierasz ${quests(draw)}?${discard > 0 ? ' Potem odrzucasz jedno z ręki.' : ''} Tego nie da się cofnąć.`,
  'quest-discard': () => 'Które zadanie odrzucasz? Wraca do talii.',
  'leader-at-six': ({ source: from }) => `${source(from)}: lider ma już siłę 6. Odrzucasz w zamian odłamek?`,
  grin: ({ rolled }, { view }) =>
    `Wspólny uśmiech: z rzutu masz ${shards(rolled)}. ${view.twoPlayerBoards ? 'Odkładasz jeden do puli?' : 'Komu oddajesz jeden?'}`,
  fly: ({ source: from, from: left }) =>
    `${source(from)}: dokąd ${from === 'gryphon' ? 'leci' : 'idzie lider'} ${fromRegion(left)}?`,
  wager: ({ region }) => `Zakład: kto wygra bitwę ${inRegion(region)}? Twój wybór poznamy dopiero po bitwie.`,
  answer: ({ drawn }) =>
    drawn.length === 1
      ? `Dobierasz ${chipOf(drawn[0]!)}. Co robisz? ${SEALED}`
      : `Dobierasz: ${chipList(drawn).join(', ')}. Co zagrywasz? Reszta wraca do worka. ${SEALED}`,
  'draw-on': ({ strength: now, odds }, scene, seat) =>
    `Siła ${now}, ${unitCount(unitsHere(scene, seat))}: dobierasz dalej? ${oddsText(odds)} ${SEALED}`,
  instruction: ({ given, odds }) =>
    [
      given === null
        ? 'Zostaw polecenie, a bitwa nie będzie na ciebie czekać.'
        : `Twoje polecenie: ${instructionText(given)}.`,
      'Widzisz je tylko ty; zmienisz je, póki nie zadziała.',
      ABSENT,
      ...(odds === null ? [] : [oddsText(odds)]),
    ].join(' '),
  pause: (_, { view }) => (view.battle === null ? 'Twój lider staje na szczycie stołu.' : 'Zaraz pierwsze dobranie.'),
  soldier: ({ chip: played }) => `${chip(played)}: co robi?`,
  triple: ({ chip: played }) => `${chip(played)}: liczysz go potrójnie?`,
  'chip-order': ({ chip: played }) => `${chip(played)}: kolejność efektów wybierasz ty. Za ile się liczy?`,
  'give-up': ({ source: from }) => `${source(from)}: kogo poświęcasz, żeby topór był silniejszy o 2?`,
  'bring-leader': ({ source: by, from }) =>
    `${source(by)}: sprowadzasz lidera ${from === null ? 'z rezerwy' : fromRegion(from)} i zyskujesz 1 siły?`,
  'bring-unit': ({ source: from }) => `${source(from)}: kogo ściągasz do tej bitwy?`,
  target: ({ source: from }) => `${source(from)}: ${TARGETS[from] ?? 'którego przeciwnika wskazujesz?'}`,
  amulet: ({ source: from }) => `${source(from)}: czyje szaleństwo wraca z toru do worka?`,
  shift: ({ strength: now }) => `Flaming: przesuwasz znacznik z ${now} na najbliższy symbol kuźni?`,
  award: ({ region, value }) => `Nagroda za bitwę ${inRegion(region)}: ${value} PZ czy zamek?`,
  feat: ({ free, costs }) =>
    [
      free ? 'Dwie Róże: które zadanie zaliczasz bez warunków?' : 'Wyczyn wykonany! Które zadanie odsłaniasz?',
      ...(costs ? ['Czerwona wieża zabierze za to aktywny żeton.'] : []),
      SEALED,
    ].join(' '),
  'feat-cost': () => 'Czerwona wieża: który aktywny żeton odrzucasz na stałe?',
  shards: ({ source: from }) => `${source(from)}: ile odłamków odrzucasz?`,
  forge: ({ symbol, chips: byChip }) =>
    `Co przekuwasz i na którym torze? Pozostałe przekucia: ${symbol + byChip}${symbol > 0 ? ', w tym za symbol pod znacznikiem' : ''}.`,
  learn: ({ source: from }) => `${source(from)}: którego sprzymierzeńca zwracasz do worka?`,
};
