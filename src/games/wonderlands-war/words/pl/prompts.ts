import { standeeName, teaName } from '../names/index.js';
import { decimal, percent } from '../reading.js';
import type { Prompts } from '../sentences.js';
import {
  chip,
  chipList,
  chipOf,
  fromRegion,
  inRegion,
  intoRegion,
  quests,
  shards,
  source,
  unitOf,
  units,
} from './grammar.js';

const LEVELS = { weak: 'słabego', strong: 'silnego' } as const;

export const prompts: Prompts = {
  'keep-quest': () => 'Które zadanie zatrzymujesz? Drugie wraca do talii.',
  'tea-move': ({ from, left }) =>
    `${from === 0 ? 'Ruszasz ze szczytu stołu.' : `Ruszasz z krzesła ${from}.`} Gdzie siada twój lider? Do wzięcia na tej herbatce: ${left}.`,
  'host-card': () => 'Gospodarz: którą kartę bierzesz, nie ruszając się z miejsca?',
  'place-leader': () => 'Masz komplet kart. W którym regionie stawiasz lidera?',
  poison: ({ source: from, left }) =>
    `${source(from)}: którą kartę zatruwasz?${left > 1 ? ` Możesz zatruć jeszcze ${left}.` : ''}`,
  'next-effect': ({ card }) => `${teaName(card, 'pl')}: co najpierw?`,
  half: ({ card }) => `${teaName(card, 'pl')}: którą połowę wybierasz?`,
  corrupted: ({ card }) => `${teaName(card, 'pl')}: rzucasz kością odłamków za spaczoną nagrodę?`,
  'place-units': ({ source: from, units: count, what }) => {
    if (what === 'standees') return `${source(from)}: w którym regionie stawiasz pionki z rezerwy?`;
    if (what === 'supporter') return `${source(from)}: dokąd idzie kolejny stronnik? Zostało: ${count}.`;
    return `${source(from)}: w którym regionie ustawiasz ${units(count)}?`;
  },
  standees: ({ source: from, units: count }) =>
    `${source(from)}: które pionki z rezerwy stawiasz zamiast stronników? Ustawiasz razem ${units(count)}.`,
  lift: ({ source: from, to, left }) =>
    `${source(from)}: pula jest pusta. Którą jednostkę przenosisz${to === null ? '' : ` ${intoRegion(to)}`}? Brakuje: ${left}.`,
  'lift-to': ({ source: by, unit, from }) => `${source(by)}: dokąd przenosisz ${unitOf(unit)} ${fromRegion(from)}?`,
  'extra-unit': ({ source: from, to }) =>
    to === null ? `${source(from)}: gdzie dostawiasz stronnika?` : `${source(from)}: kogo dostawiasz ${inRegion(to)}?`,
  standee: ({ standee }) => `W którym regionie staje ${standeeName(standee, 'pl')}?`,
  castle: ({ source: from }) =>
    from === 'walrus' ? 'Mors: gdzie stawiasz zdobyty zamek?' : `${source(from)}: w którym regionie stawiasz zamek?`,
  ally: ({ source: from, level, instead }) =>
    instead === null
      ? `${source(from)}: którego ${LEVELS[level]} sprzymierzeńca bierzesz?`
      : `${source(from)}: w puli nie ma już żetonu ${chip(instead)}. Co bierzesz w zamian?`,
  ability: ({ source: from }) => `${source(from)}: którą zdolność odblokowujesz?`,
  market: ({ source: from }) => `${source(from)}: którego mieszkańca bierzesz?`,
  'quest-draw': ({ source: from, draw, discard }) =>
    `${source(from)}: dobierasz ${quests(draw)}?${discard > 0 ? ' Potem odrzucasz jedno z ręki.' : ''}`,
  'quest-discard': () => 'Które zadanie odrzucasz? Wraca do talii.',
  'leader-at-six': ({ source: from }) => `${source(from)}: lider ma już siłę 6. Odrzucasz w zamian odłamek?`,
  grin: ({ rolled }) => `Wspólny uśmiech: masz z rzutu ${shards(rolled)}. Oddajesz jeden?`,
  fly: ({ source: from, from: left }) => `${source(from)}: dokąd ${fromRegion(left)}?`,
  wager: ({ region }) => `Zakład: kto wygra ${inRegion(region)}?`,
  answer: ({ drawn, losses }) => {
    const harm = drawn.some(each => (losses[each] ?? 0) > 0) ? ' Odpowiedź jest tajna do odsłonięcia żetonów.' : '';
    return drawn.length === 1
      ? `Dobierasz ${chipOf(drawn[0]!)}. Co robisz?${harm}`
      : `Dobierasz: ${chipList(drawn).join(', ')}. Co zagrywasz? Reszta wraca do worka.`;
  },
  'draw-on': ({ strength: now, odds }) =>
    `Masz siłę ${now}. Następne dobranie: strata jednostki ${percent(odds.loss)}%, odpadnięcie ${percent(odds.bust)}%, średnio +${decimal(odds.average, 'pl')}. Dobierasz czy się wycofujesz?`,
  soldier: ({ chip: played }) => `${chip(played)}: co robi?`,
  triple: ({ chip: played }) => `${chip(played)}: liczysz go potrójnie?`,
  'chip-order': ({ chip: played }) => `${chip(played)}: kolejność efektów należy do ciebie. Jaką siłę ma mieć?`,
  'give-up': ({ source: from }) => `${source(from)}: którą jednostkę tracisz, żeby topór był silniejszy o 2?`,
  'bring-leader': ({ source: by, from }) =>
    `${source(by)}: sprowadzasz lidera ${from === null ? 'z rezerwy' : fromRegion(from)}? Dostajesz 1 siły.`,
  'bring-unit': ({ source: from }) => `${source(from)}: kogo ściągasz do tej bitwy?`,
  target: ({ source: from }) => `${source(from)}: którego przeciwnika wskazujesz?`,
  amulet: ({ source: from }) => `${source(from)}: czyj żeton szaleństwa wraca do worka?`,
  shift: ({ strength: now }) => `Flaming: przesuwasz znacznik z ${now} na najbliższy symbol kuźni?`,
  award: ({ region, value }) => `Nagroda ${inRegion(region)}: ${value} PZ czy zamek?`,
  feat: ({ free, costs }) =>
    `${free ? 'Dwie Róże: które zadanie zaliczasz bez warunków?' : 'Wyczyn wykonany. Które zadanie odsłaniasz?'}${costs ? ' Czerwona wieża zabierze za to aktywny żeton.' : ''}`,
  'feat-cost': () => 'Czerwona wieża: który aktywny żeton odrzucasz na stałe?',
  shards: ({ source: from }) => `${source(from)}: ile odłamków odrzucasz?`,
  forge: ({ symbol, chips: byChip }) =>
    `Przekuwanie: co i na którym torze? Zostało: ${symbol + byChip}${symbol > 0 ? ', w tym za symbol kuźni' : ''}.`,
  learn: ({ source: from }) => `${source(from)}: którego sprzymierzeńca zwracasz do worka?`,
};
