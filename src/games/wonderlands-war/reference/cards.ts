import { QUESTS } from '../cards/quests.js';
import type { Feat, Goal, Quest } from '../quest.js';
import { TEA_DECKS, type TeaCard } from '../tea-card.js';
import { featText, goalText, questName, regionGenitive, regionName, teaName, teaText } from '../words/names/index.js';
import { describe, type Pictured, slug } from './describing.js';
import { rulesOfSteps } from './reward-rules.js';

const TEA = {
  pl: {
    group: (round: number) => `Karty herbatki, runda ${round}`,
    kinds: { plain: 'Karta herbatki', split: 'Podzielona karta herbatki', corrupted: 'Spaczona karta herbatki' },
    one: (round: number) => `1 karta w talii rundy ${round}`,
  },
  en: {
    group: (round: number) => `Tea cards, round ${round}`,
    kinds: { plain: 'Tea card', split: 'Split tea card', corrupted: 'Corrupted tea card' },
    one: (round: number) => `1 card in the deck of round ${round}`,
  },
} as const;

const teaCard = ({ id, layout, steps }: TeaCard, round: number): Pictured =>
  describe(slug(`tea-${id.slice(1)}`), id, [...rulesOfSteps(steps), 'WW-4.1'], language => ({
    name: teaName(id, language),
    group: TEA[language].group(round),
    words: [TEA[language].kinds.plain],
    body: `*${TEA[language].kinds[layout]}*\n${teaText(id, language)}\n\n${TEA[language].one(round)}`,
  }));

const QUEST = {
  pl: {
    group: (region: Quest['region']) => `Zadania: ${regionName(region, 'pl')}`,
    kind: (region: Quest['region']) => `Zadanie, region ${regionGenitive(region)}`,
    parts: ['Wyczyn', 'Cel'],
    one: '1 karta',
    word: 'zadanie',
  },
  en: {
    group: (region: Quest['region']) => `Quests: ${regionName(region, 'en')}`,
    kind: (region: Quest['region']) => `Quest, ${regionName(region, 'en')}`,
    parts: ['Feat', 'Goal'],
    one: '1 card',
    word: 'quest',
  },
} as const;

/** Feats and goals on which more has to be said than their card does. */
const FEAT_RULES: Partial<Readonly<Record<Feat['kind'], readonly string[]>>> = {
  last_active_base_in: ['WW-1.9'],
  bases_non_decreasing: ['WW-1.9'],
  win_margin_min: ['A-40', 'A-22'],
  win_margin_in: ['A-40', 'A-22'],
  win_without_leader: ['A-22'],
  units_lost_min: ['WW-20.6d'],
};
const GOAL_RULES: Partial<Readonly<Record<Goal['kind'], readonly string[]>>> = {
  units_on_board: ['WW-17.3'],
  regions_present: ['WW-17.3'],
  die_cards: ['WW-3.7'],
};

const quest = ({ id, region, feat, goal }: Quest): Pictured =>
  describe(
    slug(`quest-${id.slice(2)}`),
    id,
    ['WW-13.1', 'WW-13.2', 'WW-13.3', 'WW-13.5', ...(FEAT_RULES[feat.kind] ?? []), ...(GOAL_RULES[goal.kind] ?? [])],
    language => {
      const { group, kind, parts, one, word } = QUEST[language];
      return {
        name: questName(id, language),
        group: group(region),
        words: [word],
        body: [
          `*${kind(region)}*`,
          `**${parts[0]}:** ${featText(id, language)}`,
          `**${parts[1]}:** ${goalText(id, language)}`,
          '',
          one,
        ].join('\n'),
      };
    },
  );

/** The ninety tea cards and the thirty quests. */
export const cards: readonly Pictured[] = [
  ...TEA_DECKS.flatMap((deck, at) => deck.map(card => teaCard(card, at + 1))),
  ...QUESTS.map(quest),
];
