import { list, polish } from '../../../../engine/language.js';
import type { Chip } from '../../chips.js';
import type { RewardStep } from '../../effect.js';
import type { RegionId } from '../../regions.js';
import type { Unit, UnitAt } from '../../units.js';
import type { RewardId } from '../../vocabulary.js';
import {
  chipAccusative,
  chipName,
  factionName,
  regionGenitive,
  regionName,
  sourceName,
  standeeName,
} from '../names/index.js';
import { splitUnit } from '../reading.js';
import type { WonderlandScene } from '../sentences.js';

export const and = (parts: readonly string[]): string => list(parts, 'i');
export const region = (id: RegionId): string => regionName(id, 'pl');
/** „w regionie Czerwonego zamku”. */
export const inRegion = (id: RegionId): string => `w regionie ${regionGenitive(id)}`;
export const intoRegion = (id: RegionId): string => `do regionu ${regionGenitive(id)}`;
export const fromRegion = (id: RegionId): string => `z regionu ${regionGenitive(id)}`;
export const chip = (id: string): string => chipName(id, 'pl');
/** „słabego Flaminga”. */
export const chipOf = (id: string): string => chipAccusative(id);
export const source = (id: string): string => sourceName(id, 'pl');
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
export const shards = (count: number): string => counted(count, 'odłamek', 'odłamki', 'odłamków');
export const quests = (count: number): string => counted(count, 'zadanie', 'zadania', 'zadań');
export const madness = (count: number): string =>
  counted(count, 'żeton szaleństwa', 'żetony szaleństwa', 'żetonów szaleństwa');
export const chips = (count: number): string => counted(count, 'żeton', 'żetony', 'żetonów');

/** What is lost, moved or placed. */
export const unitOf = (unit: Unit): string =>
  unit === 'supporter' ? 'stronnika' : unit === 'leader' ? 'lidera' : `pionek ${standeeName(unit.slice(8), 'pl')}`;
export const unit = (id: Unit): string =>
  id === 'supporter' ? 'stronnik' : id === 'leader' ? 'lider' : standeeName(id.slice(8), 'pl');
export function unitFrom(text: UnitAt): string {
  const { unit: lifted, region: from } = splitUnit(text);
  return `${unitOf(lifted)} ${fromRegion(from)}`;
}
export function typedUnit(text: UnitAt): string {
  const { unit: named, region: at } = splitUnit(text);
  return `${unit(named)} ${region(at)}`.toLowerCase();
}
export const typed = (text: string): string => text.toLowerCase();

const PLAIN_REWARDS: Readonly<Record<string, string>> = {
  castle: 'postaw zamek',
  unlock_ability: 'odblokuj zdolność',
  wonderlandian: 'weź mieszkańca Krainy Czarów',
  shield_restore: 'napraw tarczę',
  roll_shards: 'rzuć kością odłamków',
  choose_one: 'wybierz połowę karty',
  corrupted: 'rozstrzygnij spaczoną nagrodę',
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
      return `stronnicy do puli: ${step.n}`;
    case 'leader_strength':
      return `siła lidera +${step.n}`;
    case 'unlock_ability':
      return 'zdolność';
    default:
      return step.op;
  }
}

export const chipList = (all: readonly Chip[]): string[] => all.map(chip);
