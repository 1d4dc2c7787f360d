import type { Language } from '../../../../engine/language.js';
import { ABILITY_IDS, type AbilityId, type FactionId } from '../../faction.js';
import type { RegionId } from '../../regions.js';
import { ABILITIES } from './abilities.js';
import { ALLY_TEXTS } from './allies.js';
import { CHIP_TEXTS } from './chips.js';
import { FACTION_TEXTS, REGION_TEXTS } from './factions.js';
import { QUEST_TEXTS } from './quests.js';
import { TEA_1 } from './tea-1.js';
import { TEA_2 } from './tea-2.js';
import { TEA_3 } from './tea-3.js';
import type { Texts } from './text.js';
import { TWINS, WONDERLANDIANS } from './wonderlandians.js';

const TEA = { ...TEA_1, ...TEA_2, ...TEA_3 };

const OTHER_SOURCES: Readonly<Record<string, Texts>> = {
  forge: { pl: 'kuźnia', en: 'forge' },
  award: { pl: 'nagroda za region', en: 'region award' },
  wager: { pl: 'zakład', en: 'wager' },
};

const isAbility = (id: string): id is AbilityId => (ABILITY_IDS as readonly string[]).includes(id);

export const regionName = (id: RegionId, language: Language): string => REGION_TEXTS[id][language];
/** „Czerwonego zamku”: behind „region”. */
export const regionGenitive = (id: RegionId): string => REGION_TEXTS[id].genitive;
/** „w Czerwonym zamku”, „do Czerwonego zamku”, „z Czerwonego zamku”. */
export const regionInside = (id: RegionId): string => REGION_TEXTS[id].inside;
export const regionInto = (id: RegionId): string => REGION_TEXTS[id].into;
export const regionFrom = (id: RegionId): string => REGION_TEXTS[id].from;
export const factionName = (id: FactionId, language: Language): string => FACTION_TEXTS[id].name[language];
export const factionAccusative = (id: FactionId): string => FACTION_TEXTS[id].accusative;
export const questName = (id: string, language: Language): string => QUEST_TEXTS[id]!.name[language];
export const featText = (id: string, language: Language): string => QUEST_TEXTS[id]!.feat[language];
export const goalText = (id: string, language: Language): string => QUEST_TEXTS[id]!.goal[language];
export const teaName = (id: string, language: Language): string => TEA[id]!.name[language];
export const teaText = (id: string, language: Language): string => TEA[id]!.text[language];
export const wonderlandianName = (id: string, language: Language): string => WONDERLANDIANS[id]!.name[language];
export const wonderlandianText = (id: string, language: Language): string => WONDERLANDIANS[id]!.text[language];
export const standeeName = (id: string, language: Language): string =>
  (TWINS[id] ?? WONDERLANDIANS[id]!.name)[language];
export const abilityName = (id: AbilityId, language: Language): string => ABILITIES[id].name[language];

/** What an ability does on the side of the board in use. */
export function abilityText(id: AbilityId, language: Language, forTwo: boolean): string {
  const { text, forTwo: other } = ABILITIES[id];
  return (forTwo ? (other ?? text) : text)[language];
}

/** What the card of an ally says: 'A-flamingo', 'forge'. */
export const allyText = (id: string, language: Language): string => ALLY_TEXTS[id]!.text[language];

/** A chip by name; an item goes by its card. */
export function chipName(chip: string, language: Language): string {
  const text = CHIP_TEXTS[chip];
  return text ? text[language] : wonderlandianName(chip.slice('item:'.length), language);
}

/** A chip among chips: "madness", not "madness chip". */
export const chipShort = (chip: string, language: Language): string =>
  CHIP_TEXTS[chip]?.short?.[language] ?? chipName(chip, language);

/** „słabego Flaminga”, „żeton Zegarek Białego Królika”: what one takes. */
export const chipAccusative = (chip: string): string => CHIP_TEXTS[chip]?.accusative ?? `żeton ${chipName(chip, 'pl')}`;

/** Whatever an entry or a question comes from. */
export function sourceName(source: string, language: Language): string {
  if (isAbility(source)) return abilityName(source, language);
  const named = TEA[source] ?? WONDERLANDIANS[source] ?? ALLY_TEXTS[source];
  if (OTHER_SOURCES[source]) return OTHER_SOURCES[source][language];
  return named ? named.name[language] : chipName(source, language);
}
