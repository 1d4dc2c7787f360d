import { english, list } from '../../../../engine/language.js';
import type { Chip } from '../../chips.js';
import type { RewardStep } from '../../effect.js';
import type { Odds } from '../../odds.js';
import type { RegionId } from '../../regions.js';
import type { Instruction } from '../../state.js';
import type { Unit, UnitAt } from '../../units.js';
import type { RewardId } from '../../vocabulary.js';
import { chipName, chipShort, factionName, regionName, sourceName, standeeName } from '../names/index.js';
import { decimal, percent, splitUnit, unitCounts } from '../reading.js';
import type { WonderlandScene } from '../sentences.js';

export const and = (parts: readonly string[]): string => list(parts, 'and');
export const region = (id: RegionId): string => regionName(id, 'en');
/** "the Red Castle", inside a sentence. */
const theRegion = (id: RegionId): string => `the ${region(id).replace(/^The /, '')}`;
export const inRegion = (id: RegionId): string =>
  `${id === 'tumtum' ? 'under' : id === 'pool_of_tears' ? 'at' : 'in'} ${theRegion(id)}`;
export const intoRegion = (id: RegionId): string => `to ${theRegion(id)}`;
export const fromRegion = (id: RegionId): string => `from ${theRegion(id)}`;
/** "madness": a chip among chips. */
export const short = (id: string): string => chipShort(id, 'en');
export const chip = (id: string): string => chipName(id, 'en');
/** "a weak Flamingo". */
export const aChip = (id: string): string => `${/^[aeiou]/i.test(chip(id)) ? 'an' : 'a'} ${chip(id)}`;
/** A name that cries out does not before a colon. */
/** "the Gryphon", "Humpty Dumpty". */
export function theStandee(id: string): string {
  const name = standeeName(id, 'en');
  return /^(Humpty|Tweedle)/.test(name) ? name : `the ${name}`;
}
export const source = (id: string): string => sourceName(id, 'en').replace(/!$/, '');
/** "Ola (Alice)". */
export const player = ({ names, view }: WonderlandScene, seat: number): string =>
  `${names[seat]} (${factionName(view.seats[seat]!.faction, 'en')})`;
export const players = ({ names }: WonderlandScene, seats: readonly number[]): string =>
  and(seats.map(seat => names[seat]!));

const counted = (count: number, one: string, many: string): string => `${count} ${english(count, one, many)}`;
export const supporters = (count: number): string => counted(count, 'supporter', 'supporters');
export const units = (count: number): string => counted(count, 'unit', 'units');
export const shards = (count: number): string => counted(count, 'shard', 'shards');
export const quests = (count: number): string => counted(count, 'quest', 'quests');
export const madness = (count: number): string => `${count} madness`;
export const chips = (count: number): string => counted(count, 'chip', 'chips');
export const cards = (count: number): string => counted(count, 'card', 'cards');

export const unit = (id: Unit): string =>
  id === 'supporter' ? 'supporter' : id === 'leader' ? 'leader' : standeeName(id.slice(8), 'en');
export const aUnit = (id: Unit): string =>
  id === 'supporter' ? 'a supporter' : id === 'leader' ? 'the leader' : theStandee(id.slice(8));
/** "2 supporters from the Red Castle and the Dodo from the Wabe". */
export const unitsFrom = (texts: readonly string[]): string =>
  and(
    unitCounts(texts).map(({ unit: lifted, region: from, count }) => {
      const them = lifted === 'supporter' && count > 1 ? supporters(count) : aUnit(lifted);
      return `${them} ${fromRegion(from)}`;
    }),
  );
export function typedUnit(text: UnitAt): string {
  const { unit: named, region: at } = splitUnit(text);
  return `${unit(named)} ${region(at)}`.toLowerCase();
}
export const typed = (text: string): string => text.toLowerCase().replace(/[!?.:„”]/g, '');

const PLAIN_REWARDS: Readonly<Record<string, string>> = {
  castle: 'build a castle',
  unlock_ability: 'unlock an ability',
  wonderlandian: 'take a Wonderlandian',
  shield_restore: 'repair the shield',
  roll_shards: 'roll the shard die',
  choose_one: 'choose a half of the card',
  corrupted: 'take the corrupted reward',
};

/** "gain a weak Flamingo". */
export function reward(id: RewardId): string {
  const [op, ...rest] = id.split(':') as [string, ...string[]];
  const what = rest.join(':');
  switch (op) {
    case 'place_units':
      return `place ${units(Number(what))}`;
    case 'discard_shards':
      return `discard ${shards(Number(what))}`;
    case 'discard_madness':
      return 'discard a madness chip';
    case 'leader_strength':
      return `leader strength +${what}`;
    case 'gain_ally':
      return `gain ${aChip(what)}`;
    case 'gain_any_ally':
      return `gain any ${what} ally`;
    case 'quest_draw':
      return `draw ${quests(Number(what))}`;
    default:
      return PLAIN_REWARDS[op]!;
  }
}

/** What a space of a forge track brings. */
export function forgeReward(step: RewardStep): string {
  switch (step.op) {
    case 'gain_vp':
      return `${step.n} VP`;
    case 'castle_value':
      return `castle value ${step.to}`;
    case 'release_supporters':
      return `+${supporters(step.n)}`;
    case 'leader_strength':
      return `leader strength +${step.n}`;
    case 'unlock_ability':
      return 'an ability';
    default:
      return step.op;
  }
}

/** Units that are lost: "2 supporters", "a supporter and Gryphon". */
export function unitsLost(lost: readonly Unit[]): string {
  const count = lost.filter(each => each === 'supporter').length;
  const others = lost.filter(each => each !== 'supporter').map(aUnit);
  return and([...(count === 0 ? [] : [count === 1 ? 'a supporter' : supporters(count)]), ...others]);
}

/** What an instruction says, behind "instruction". */
export function instructionText({ stop, at }: Instruction): string {
  if (stop === 'strength') return at === 0 ? 'withdraw at the next decision' : `draw up to strength ${at}`;
  return `draw while the risk of ${stop === 'loss' ? 'losing a unit' : 'elimination'} is at most ${at}%`;
}

/** The odds of the next draw in words. */
export function oddsText({ taken, madness: mad, poison, loss, bust, average }: Odds): string {
  const risks = [
    `madness ${percent(mad)}`,
    ...(poison > 0 ? [`poison ${percent(poison)}`] : []),
    // Mostly every madness and poison costs a unit: then that is said already.
    ...(Math.abs(loss - mad - poison) < 1e-9 ? [] : [`a loss ${percent(loss)}`]),
    `eliminated ${percent(bust)}`,
    `+${decimal(average, 'en')} on average`,
  ];
  return `${taken > 1 ? `Next draw (${chips(taken)}, you play one)` : 'Next chip'}: ${risks.join(', ')}.`;
}

export const chipList = (all: readonly Chip[]): string[] => all.map(short);
