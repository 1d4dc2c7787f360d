import { list, polish } from '../../../../engine/language.js';
import type { Chip } from '../../chips.js';
import type { RewardStep } from '../../effect.js';
import type { Odds } from '../../odds.js';
import type { RegionId } from '../../regions.js';
import type { Instruction } from '../../state.js';
import type { Unit, UnitAt } from '../../units.js';
import type { RewardId } from '../../vocabulary.js';
import {
  chipAccusative,
  chipName,
  chipShort,
  factionName,
  regionFrom,
  regionName,
  sourceName,
  standeeName,
} from '../names/index.js';
import { decimal, percent, splitUnit, unitCounts } from '../reading.js';
import type { WonderlandScene } from '../sentences.js';

export const and = (parts: readonly string[]): string => list(parts, 'i');
export const region = (id: RegionId): string => regionName(id, 'pl');
export { regionFrom as fromRegion, regionInside as inRegion, regionInto as intoRegion } from '../names/index.js';
export const chip = (id: string): string => chipName(id, 'pl');
/** „szaleństwo”: a chip among chips. */
export const short = (id: string): string => chipShort(id, 'pl');
/** „słabego Flaminga”. */
export const chipOf = (id: string): string => chipAccusative(id);
/** A name that cries out does not before a colon. */
export const source = (id: string): string => sourceName(id, 'pl').replace(/!$/, '');
/** „Ola (Alicja)”. */
export const player = ({ names, view }: WonderlandScene, seat: number): string =>
  `${names[seat]} (${factionName(view.seats[seat]!.faction, 'pl')})`;
export const players = ({ names }: WonderlandScene, seats: readonly number[]): string =>
  and(seats.map(seat => names[seat]!));

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${polish(count, one, few, many)}`;
/** Accusative: what one takes, loses, places. */
export const supporters = (count: number): string => counted(count, 'stronnika', 'stronników', 'stronników');
export const units = (count: number): string => counted(count, 'jednostkę', 'jednostki', 'jednostek');
/** „1 jednostka”, where nothing is done to it. */
export const unitCount = (count: number): string => counted(count, 'jednostka', 'jednostki', 'jednostek');
export const shards = (count: number): string => counted(count, 'odłamek', 'odłamki', 'odłamków');
export const quests = (count: number): string => counted(count, 'zadanie', 'zadania', 'zadań');
export const madness = (count: number): string =>
  counted(count, 'żeton szaleństwa', 'żetony szaleństwa', 'żetonów szaleństwa');
export const chips = (count: number): string => counted(count, 'żeton', 'żetony', 'żetonów');
export const cards = (count: number): string => counted(count, 'kartę', 'karty', 'kart');

/** What is lost, moved or placed. */
export const unitOf = (unit: Unit): string =>
  unit === 'supporter' ? 'stronnika' : unit === 'leader' ? 'lidera' : `pionek ${standeeName(unit.slice(8), 'pl')}`;
export const unit = (id: Unit): string =>
  id === 'supporter' ? 'stronnik' : id === 'leader' ? 'lider' : standeeName(id.slice(8), 'pl');
/** „2 stronników z Czerwonego zamku i pionek Dodo z Na-Muniu”. */
export const unitsFrom = (texts: readonly string[]): string =>
  and(
    unitCounts(texts).map(({ unit: lifted, region: from, count }) => {
      const them = lifted === 'supporter' && count > 1 ? supporters(count) : unitOf(lifted);
      return `${them} ${regionFrom(from)}`;
    }),
  );
export function typedUnit(text: UnitAt): string {
  const { unit: named, region: at } = splitUnit(text);
  return `${unit(named)} ${region(at)}`.toLowerCase();
}
export const typed = (text: string): string => text.toLowerCase().replace(/[!?.:„”]/g, '');

const PLAIN_REWARDS: Readonly<Record<string, string>> = {
  castle: 'postaw zamek',
  unlock_ability: 'odblokuj zdolność',
  wonderlandian: 'weź mieszkańca',
  shield_restore: 'napraw tarczę',
  roll_shards: 'rzuć kością odłamków',
  choose_one: 'wybierz połowę karty',
  corrupted: 'weź spaczoną nagrodę',
};

/** „weź słabego Flaminga”. */
export function reward(id: RewardId): string {
  const [op, ...rest] = id.split(':') as [string, ...string[]];
  const what = rest.join(':');
  switch (op) {
    case 'place_units':
      return `ustaw ${units(Number(what))}`;
    case 'discard_shards':
      return `odrzuć ${shards(Number(what))}`;
    case 'discard_madness':
      return 'odrzuć żeton szaleństwa';
    case 'leader_strength':
      return `siła lidera +${what}`;
    case 'gain_ally':
      return `weź ${chipOf(what)}`;
    case 'gain_any_ally':
      return `weź dowolnego ${what === 'weak' ? 'słabego' : 'silnego'} sprzymierzeńca`;
    case 'quest_draw':
      return `dobierz ${quests(Number(what))}`;
    default:
      return PLAIN_REWARDS[op]!;
  }
}

/** What a space of a forge track brings. */
export function forgeReward(step: RewardStep): string {
  switch (step.op) {
    case 'gain_vp':
      return `${step.n} PZ`;
    case 'castle_value':
      return `wartość zamków ${step.to}`;
    case 'release_supporters':
      return `+${step.n} ${polish(step.n, 'stronnik', 'stronnicy', 'stronników')}`;
    case 'leader_strength':
      return `siła lidera +${step.n}`;
    case 'unlock_ability':
      return 'zdolność';
    default:
      return step.op;
  }
}

/** Units that are lost: „2 stronników”, „stronnika i pionek Gryf”. */
export function unitsLost(lost: readonly Unit[]): string {
  const count = lost.filter(each => each === 'supporter').length;
  const others = lost.filter(each => each !== 'supporter').map(unitOf);
  return and([...(count === 0 ? [] : [count === 1 ? 'stronnika' : supporters(count)]), ...others]);
}

/** What an instruction says, behind „polecenie”. */
export function instructionText({ stop, at }: Instruction): string {
  if (stop === 'strength') return at === 0 ? 'wycofaj się przy najbliższej decyzji' : `dobieraj do siły ${at}`;
  return `dobieraj, póki ryzyko ${stop === 'loss' ? 'straty jednostki' : 'odpadnięcia'} nie przekracza ${at}%`;
}

/** The odds of the next draw in words. */
export function oddsText({ taken, madness: mad, poison, loss, bust, average }: Odds): string {
  const risks = [
    `szaleństwo ${percent(mad)}`,
    ...(poison > 0 ? [`trucizna ${percent(poison)}`] : []),
    // Mostly every madness and poison costs a unit: then that is said already.
    ...(Math.abs(loss - mad - poison) < 1e-9 ? [] : [`strata ${percent(loss)}`]),
    `odpadnięcie ${percent(bust)}`,
    `średnio +${decimal(average, 'pl')}`,
  ];
  const how = taken > 1 ? `Następne dobranie (${chips(taken)}, zagrywasz jeden)` : 'Następny żeton';
  return `${how}: ${risks.join(', ')}.`;
}

export const chipList = (all: readonly Chip[]): string[] => all.map(short);
