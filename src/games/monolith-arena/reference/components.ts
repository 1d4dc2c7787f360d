import { english, type Language, polish } from '../../../engine/language.js';
import type { Component, ComponentText } from '../../../engine/reference.js';
import type { Kind } from '../faction.js';
import { FACTIONS, PRINTS, type Print } from '../prints.js';
import { factionName, namesOf, tileName } from '../words/names.js';
import { tileLine } from '../words/tiles.js';
import { rulesOf } from './tile-rules.js';

const PREFIX = 'tile-';

const KINDS: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  pl: { banner: 'Sztandar', champion: 'Czempion', rune: 'Runa', order: 'Rozkaz' },
  en: { banner: 'Banner', champion: 'Champion', rune: 'Rune', order: 'Order' },
};
const GROUPS: Readonly<Record<Language, Readonly<Record<Exclude<Kind, 'champion'>, string>>>> = {
  pl: { banner: 'Sztandary i runy', rune: 'Sztandary i runy', order: 'Rozkazy' },
  en: { banner: 'Banners and Runes', rune: 'Banners and Runes', order: 'Orders' },
};

/** Names the rulebook or the players use besides ours (MA-24.1). */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  'fire-concoction': { pl: ['Mikstura ognista', 'Ognista Bomba'], en: ['Fire bomb'] },
  'precise-shot': { pl: ['Precyzyjny strzał', 'Snajper'], en: ['Sniper'] },
  nightmare: { pl: ['Tkacz'], en: [] },
  'combat-platform': { pl: ['Platforma'], en: ['Platform'] },
  'dragon-rider': { pl: ['Jeździec'], en: ['Rider'] },
};

const tiles = (count: number, language: Language): string =>
  language === 'pl'
    ? `${count} ${polish(count, 'żeton', 'żetony', 'żetonów')}`
    : `${count} ${english(count, 'tile', 'tiles')}`;

/** The prints of one tile: a Rune or an Order of one name may be in several factions. */
export const printsNamed = (component: string): readonly Print[] =>
  PRINTS.filter(({ id }) => `${PREFIX}${id}` === component);

function groupOf({ kind, faction }: Print, language: Language): string {
  return kind === 'champion' ? factionName(faction, language) : GROUPS[language][kind];
}

function textOf(prints: readonly Print[], language: Language): ComponentText {
  const [print] = prints;
  const { id, kind } = print!;
  const lines = prints.map(({ faction }) => tileLine(faction, id, language));
  const isOne = lines.every(line => line === lines[0]);
  const who = ({ faction, count }: Print): string => `**${factionName(faction, language)}**: ${tiles(count, language)}`;
  const body = isOne
    ? [lines[0]!, '', ...prints.map(each => `• ${who(each)}`)]
    : prints.map((each, at) => `• ${who(each)}. ${lines[at]}`);
  const { pl, en } = namesOf(id);
  const forms = language === 'pl' ? [pl.genitive, pl.accusative] : [en.replace(/^Rune of (.+)$/, '$1 Rune')];
  return {
    name: tileName(id, language),
    group: groupOf(print!, language),
    words: [...forms, ...(OTHER_NAMES[id]?.[language] ?? []), KINDS[language][kind]],
    body: [`*${KINDS[language][kind]}*`, ...body].join('\n'),
  };
}

/** Every tile, those of one name together, faction by faction. */
export const components: readonly Component[] = [...new Set(PRINTS.map(({ id }) => id))]
  .map(id => {
    const prints = PRINTS.filter(print => print.id === id);
    return { prints, component: makeComponent(prints) };
  })
  .sort((one, other) => place(one.prints[0]!) - place(other.prints[0]!))
  .map(({ component }) => component);

function makeComponent(prints: readonly Print[]): Component {
  return {
    id: `${PREFIX}${prints[0]!.id}`,
    text: { pl: textOf(prints, 'pl'), en: textOf(prints, 'en') },
    rules: [...new Set(prints.flatMap(rulesOf))],
  };
}

/** Champions by faction, then Banner and Runes, then Orders. */
function place({ kind, faction }: Print): number {
  if (kind === 'champion') return FACTIONS.findIndex(({ id }) => id === faction);
  return FACTIONS.length + ['banner', 'rune', 'order'].indexOf(kind);
}
