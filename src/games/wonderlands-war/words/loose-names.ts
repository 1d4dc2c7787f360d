import type { Decision, Option } from '../../../engine/decision.js';
import { fold, LANGUAGES } from '../../../engine/language.js';
import type { Named } from '../../../engine/naming.js';
import { isChip } from '../chips.js';
import { FACTION_IDS, type FactionId } from '../faction.js';
import { REGIONS, type RegionId } from '../regions.js';
import { words } from './index.js';
import { CHIP_TEXTS } from './names/chips.js';
import { FACTION_TEXTS, REGION_TEXTS } from './names/factions.js';
import { chipName, chipShort, standeeName } from './names/index.js';
import type { WonderlandScene } from './sentences.js';

/** Words that carry nothing: "sit down on the chair 7", „biorę kartę z krzesła 7”. */
const FILLERS = new Set(
  [
    'the a an to on in at into from of with and my me by up under i sit take place put go play lose choose use',
    'chair card chip token unit units region leader track',
    'na do z ze w we pod spod i oraz za o od dla sie mi moje moj',
    'krzeslo krzesle krzesla karte karta zeton pionek region regionie regionu lider lidera tor torze toru',
    'siadam siada siadz biore bierze wez ustaw ustawiam postaw stawiam poloz idz ide zagraj zagrywam strac trace wybieram',
    'przekuj przekuwam jednostki jednostke jednostek',
  ]
    .join(' ')
    .split(' '),
);

/** The words of a folded text that matter. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/[^\p{L}\d+%-]+/gu, ' ')
    .replace(/(\d)%/g, '$1')
    .split(' ')
    .filter(word => word !== '' && !FILLERS.has(word));

/** A name as it is compared: folded, without what carries nothing. */
export const plainName = (name: string): string => wordsIn(fold(name)).join(' ');

const regionForms = (id: RegionId): string[] => {
  const { pl, en, genitive, inside, into, from } = REGION_TEXTS[id];
  return [pl, en, genitive, inside, into, from];
};
const factionForms = (id: FactionId): string[] => {
  const { name, genitive, accusative } = FACTION_TEXTS[id];
  return [name.pl, name.en, genitive, accusative];
};
const chipForms = (id: string): string[] => [
  ...LANGUAGES.flatMap(language => [chipName(id, language), chipShort(id, language)]),
  // „frakcję 2”, „kuźnię”.
  chipShort(id, 'pl').replace(/^(\S+)a\b/, '$1ę'),
  ...(CHIP_TEXTS[id] ? [CHIP_TEXTS[id].accusative] : []),
];
const UNIT_FORMS: Readonly<Record<string, readonly string[]>> = {
  supporter: ['supporter', 'supporters', 'stronnik', 'stronnika', 'stronników', 'stronnicy'],
  leader: ['leader', 'lider', 'lidera'],
};
const unitForms = (unit: string): readonly string[] =>
  UNIT_FORMS[unit] ?? LANGUAGES.map(language => standeeName(unit.slice('standee:'.length), language));

/** A region by whatever it is called. */
export const namedRegions: readonly Named[] = REGIONS.map(id => ({ id, names: regionForms(id).map(plainName) }));

/** What people call what an id speaks of: regions, chips, units, players. */
function formsOf(id: string, { view, names }: WonderlandScene): string[] {
  const region = REGIONS.find(each => each === id);
  if (region) return regionForms(region);
  const faction = FACTION_IDS.find(each => each === id);
  const seat = faction ? view.seats.findIndex(each => each.faction === faction) : /^\d$/.test(id) ? Number(id) : -1;
  const player = view.seats[seat];
  if (player) return [...factionForms(player.faction), names[seat] ?? ''];
  if (isChip(id)) return chipForms(id);
  const [what, where] = id.replace(/^lift:/, '').split('@') as [string, string?];
  const at = REGIONS.find(each => each === where);
  const forged = what.replace(/^(symbol|chip):/, '');
  if (at === undefined) return isChip(forged) ? chipForms(forged).map(form => `${form} ${where}`) : [];
  if (/^(supporter|leader|standee:)/.test(what))
    return unitForms(what).flatMap(unit => regionForms(at).map(form => `${unit} ${form}`));
  return regionForms(at);
}

/** Everything an option may be called: as it is typed, as its button says, and what it speaks of. */
export function looseOption(decision: Decision, option: Option, scene: WonderlandScene): Named {
  const said = LANGUAGES.flatMap(language => {
    const { typed, label } = words[language].option(decision, option, scene);
    return [typed, label];
  });
  const names = [...said, ...formsOf(option.id, scene)].map(plainName).filter(name => name !== '');
  return { id: option.id, names: [...new Set(names)] };
}
