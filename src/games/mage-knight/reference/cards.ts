import type { Language } from '../../../engine/language.js';
import { ADVANCED_ACTIONS } from '../cards/advanced-actions.js';
import { ARTIFACTS } from '../cards/artifacts.js';
import { BASIC_ACTIONS } from '../cards/basic-actions.js';
import type { Card, CardKind } from '../cards/card.js';
import { SPELLS } from '../cards/spells.js';
import { HEROES } from '../heroes/heroes.js';
import {
  ADVANCED_ACTION_NAMES,
  ARTIFACT_NAMES,
  BASIC_ACTION_NAMES,
  HERO_NAMES,
  type Name,
  SPELL_NAMES,
} from '../words/names/index.js';
import { cardText } from '../words/texts/index.js';
import { rulesOfCard } from './card-rules.js';
import { describe, FEMININE, formsOf, kindLine, manaText, type Pictured, pick } from './describing.js';

const KINDS: Readonly<
  Record<CardKind, { readonly pl: string; readonly en: string; readonly group: readonly [string, string] }>
> = {
  basicAction: { pl: 'Akcja podstawowa', en: 'Basic action', group: ['Akcje podstawowe', 'Basic actions'] },
  advancedAction: {
    pl: 'Akcja zaawansowana',
    en: 'Advanced action',
    group: ['Akcje zaawansowane', 'Advanced actions'],
  },
  spell: { pl: 'Czar', en: 'Spell', group: ['Czary', 'Spells'] },
  artifact: { pl: 'Artefakt', en: 'Artifact', group: ['Artefakty', 'Artifacts'] },
};

/** Polish colours of actions, which are feminine; spells are masculine. */
const MASCULINE = { red: 'czerwony', blue: 'niebieski', green: 'zielony', white: 'biały' } as const;

function coloursText({ kind, colors }: Card, language: Language): string {
  const said = colors.map(colour => pick(language, kind === 'spell' ? MASCULINE[colour] : FEMININE[colour], colour));
  return said.join(pick(language, ' i ', ' and '));
}

/** Where the copies are: in which decks, or one in its deck. */
function countText({ id, kind }: Card, language: Language): string {
  if (kind !== 'basicAction') return pick(language, '1 karta', '1 card');
  const owners = HEROES.filter(({ deck }) => (deck[id] ?? 0) > 0);
  const counts = new Set(owners.map(({ deck }) => deck[id]));
  const each = [...counts].sort().join('–');
  const who =
    owners.length > 2
      ? pick(language, 'w talii bohatera', 'in a hero’s deck')
      : pick(language, `w talii: ${namesOf(owners, language)}`, `in the deck of ${namesOf(owners, language)}`);
  return `${each} ${who}`;
}

const namesOf = (heroes: readonly { readonly id: string }[], language: Language): string =>
  heroes.map(({ id }) => HERO_NAMES[id]![language]).join(', ');

/** What a side costs: the mana, or the card itself. */
function costText(card: Card, language: Language): string {
  const cost = card.powered?.cost ?? [];
  if (card.powered?.throwAwaySelf) return pick(language, 'karta opuszcza grę', 'the card leaves the game');
  return manaText(cost, language);
}

function bodyOf(card: Card, language: Language): string {
  const { basic, powered } = cardText(card.id, language);
  const kind = KINDS[card.kind][language];
  const colours = card.colors.length > 0 ? [coloursText(card, language)] : [];
  const spell = card.kind === 'spell' ? SPELL_NAMES[card.id]! : null;
  const first = spell
    ? `${spell[language]} (${manaText(card.basic.cost, language)})`
    : pick(language, 'Podstawowo', 'Basic');
  const second = spell
    ? `${spell.powered[language]} (${costText(card, language)})`
    : `${pick(language, 'Mocniej', 'Powered')} (${costText(card, language)})`;
  return [
    kindLine(language, card.set, kind, ...colours),
    `**${first}:** ${basic}`,
    ...(powered === '' ? [] : [`**${second}:** ${powered}`]),
    '',
    countText(card, language),
  ].join('\n');
}

const nameOf = ({ id, kind }: Card): Name =>
  ({
    basicAction: BASIC_ACTION_NAMES,
    advancedAction: ADVANCED_ACTION_NAMES,
    spell: SPELL_NAMES,
    artifact: ARTIFACT_NAMES,
  })[kind][id]!;

/** Both names of a spell are looked for. */
function wordsOf(card: Card, language: Language): string[] {
  const strong = card.kind === 'spell' ? SPELL_NAMES[card.id]!.powered : null;
  return [
    ...formsOf(nameOf(card), language),
    ...(strong ? [strong[language], ...formsOf(strong, language)] : []),
    ...(card.number === null ? [] : [pick(language, `karta ${card.number}`, `card ${card.number}`)]),
  ];
}

const component = (card: Card): Pictured =>
  describe('card', card.id, rulesOfCard(card), language => ({
    name: nameOf(card)[language],
    group: KINDS[card.kind].group[language === 'pl' ? 0 : 1],
    words: wordsOf(card, language),
    body: bodyOf(card, language),
  }));

export const cards: readonly Pictured[] = [...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS].map(
  component,
);
