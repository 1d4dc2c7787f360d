import { fold, LANGUAGES } from '../../../engine/language.js';
import { ALLY_TYPES, type AllyType, type Chip, isChip, type Level } from '../chips.js';
import { ABILITY_IDS, type AbilityId, FACTION_IDS, type FactionId } from '../faction.js';
import { WONDERLANDIANS } from '../market.js';
import { REGIONS, type RegionId } from '../regions.js';
import { STANDEES } from '../wonderlandian.js';
import { namedRegions, plainName, wordsIn } from '../words/loose-names.js';
import { ALLY_TEXTS } from '../words/names/allies.js';
import { CHIP_TEXTS } from '../words/names/chips.js';
import { FACTION_TEXTS } from '../words/names/factions.js';
import { abilityName, chipName, chipShort, standeeName, wonderlandianName } from '../words/names/index.js';
import { QUEST_TEXTS } from '../words/names/quests.js';

/** Something a text may speak of, and its names, the longest first. */
interface Named<Id extends string> {
  readonly id: Id;
  readonly names: readonly string[];
}

const named = <Id extends string>(ids: readonly Id[], namesOf: (id: Id) => readonly string[]): readonly Named<Id>[] =>
  ids.map(id => ({ id, names: namesOf(id).map(plainName).filter(Boolean) }));

/** What the text speaks of, wherever in it: the one with the longest name; null where it names none. */
function found<Id extends string>(text: string, all: readonly Named<Id>[]): Id | null {
  const padded = ` ${wordsIn(text).join(' ')} `;
  let best: { id: Id; length: number } | null = null;
  for (const { id, names } of all)
    for (const name of names)
      if (name.length > (best?.length ?? 0) && padded.includes(` ${name} `)) best = { id, length: name.length };
  return best?.id ?? null;
}

const bothNames = (nameIn: (language: 'pl' | 'en') => string): string[] => LANGUAGES.map(nameIn);

const REGION_WORDS: Readonly<Partial<Record<RegionId, readonly string[]>>> = {
  garden: ['garden', 'ogrod', 'ogrodzie', 'ogrodu'],
  tumtum: ['tumtum'],
  pool_of_tears: ['pool', 'kaluza', 'kaluzy'],
  red_castle: ['czerwony', 'red'],
  na_muniu: ['wabe', 'muniu'],
};
const REGION_NAMES = REGIONS.map((id, at) => ({
  id,
  names: [...namedRegions[at]!.names, ...(REGION_WORDS[id] ?? [])],
}));
const FACTION_NAMES = named(FACTION_IDS, id => {
  const { name, genitive, accusative } = FACTION_TEXTS[id];
  return [name.pl, name.en, genitive, accusative, ...name.pl.split(' ').slice(0, 1), ...name.en.split(' ').slice(-1)];
});
const CHIP_NAMES = named([...Object.keys(CHIP_TEXTS), ...WONDERLANDIANS.map(id => `item:${id}`)].filter(isChip), id => [
  ...bothNames(language => chipName(id, language)),
  ...bothNames(language => chipShort(id, language)),
  CHIP_TEXTS[id]?.accusative ?? '',
]);
const TYPE_NAMES = named(ALLY_TYPES, type => {
  const { accusative } = CHIP_TEXTS[`${type}:weak`]!;
  return [...bothNames(language => ALLY_TEXTS[`A-${type}`]!.name[language]), accusative.split(' ').slice(1).join(' ')];
});
const STANDEE_NAMES = named(STANDEES, id => bothNames(language => standeeName(id, language)));
const WONDERLANDIAN_NAMES = named(WONDERLANDIANS, id => bothNames(language => wonderlandianName(id, language)));
const ABILITY_NAMES = named(ABILITY_IDS, id => bothNames(language => abilityName(id, language)));
const QUEST_NAMES = named(Object.keys(QUEST_TEXTS), id => bothNames(language => QUEST_TEXTS[id]!.name[language]));

export const namedRegion = (text: string): RegionId | null => found(text, REGION_NAMES);
export const namedFaction = (text: string): FactionId | null => found(text, FACTION_NAMES);
export const namedChip = (text: string): Chip | null => found(text, CHIP_NAMES);
export const namedType = (text: string): AllyType | null => found(text, TYPE_NAMES);
export const namedStandee = (text: string) => found(text, STANDEE_NAMES);
export const namedWonderlandian = (text: string): string | null => found(text, WONDERLANDIAN_NAMES);
export const namedAbility = (text: string): AbilityId | null => found(text, ABILITY_NAMES);
export const namedQuest = (text: string): string | null => found(text, QUEST_NAMES);

/** The level a text speaks of. */
export const namedLevel = (text: string): Level | null =>
  /\b(weak|slab\w*)\b/.test(text) ? 'weak' : /\b(strong|siln\w*)\b/.test(text) ? 'strong' : null;

/** The first number of a text. */
export const numberIn = (text: string): number | null => {
  const digits = /\d{1,4}/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
};

/** What a text is about, read more generously than a move is. */
const TOPICS = {
  draw: /^(draw|dobier|ciagn|hit)/,
  withdraw: /^(withdraw|wycof|stand|stop|stoje)/,
  until: /^(until|till|do) \d/,
  wager: /\b(bet|wager|zaklad\w*)\b|^(postaw|stawiam) na /,
  forge: /\b(forge|przeku\w*)\b/,
  host: /\b(host|gospodarz\w*)\b/,
  head: /\b(head|szczyt\w*)\b/,
  poison: /\b(poison|zatru\w*)\b/,
  castle: /\b(castle|zam\w*k\w*)\b/,
  shield: /\b(shield|tarcz\w*|block|blok)\b/,
  leader: /\b(leader|lider\w*)\b/,
  supporter: /\b(supporters?|stronni\w*)\b/,
  split: /\b(split|spread|rozdziel\w*|podziel\w*)\b/,
  skip: /^(skip|pomin)/,
  shard: /\b(shards?|odlam\w*)\b/,
  points: /\b(points?|vp|pz|punkt\w*)\b/,
  reveal: /\b(reveal|odslon\w*|odslaniam)\b/,
} as const;
export type Topic = keyof typeof TOPICS;
export const speaksOf = (text: string, topic: Topic): boolean => TOPICS[topic].test(fold(text));
