import { type Language, polish } from '../../../engine/language.js';
import type { Component, ComponentText } from '../../../engine/reference.js';
import type { Card, Flare } from '../card.js';
import { FLARES } from '../flares.js';
import { LEGENDS } from '../legends.js';
import { SCHOOLS } from '../schools/index.js';
import type { Task } from '../task.js';
import { TASKS } from '../tasks.js';
import type { Rank } from '../vocabulary.js';
import { cardText, flareText, taskText } from '../words/cards/index.js';
import { cardName, flareName, namesOf, schoolName, taskName } from '../words/names.js';
import { rulesOfCard, rulesOfFlare } from './card-rules.js';

/** What a component is: the part of its id before the name. */
export const PREFIX = { card: 'card-', flare: '', task: 'task-' } as const;

interface Terms {
  readonly rank: Readonly<Record<Rank, string>>;
  readonly frozen: string;
  readonly warp: string;
  readonly groups: { readonly legends: string; readonly flares: string; readonly tasks: string };
  readonly types: Readonly<Record<Task['type'], string>>;
  readonly advanced: string;
  readonly oneCopy: string;
  readonly oneInDeck: string;
  readonly kinds: { readonly being: string; readonly legend: string; readonly flare: string; readonly task: string };
  upper(lead: number): string;
  lower(lead: number): string;
  points(count: number): string;
}

const TERMS: Readonly<Record<Language, Terms>> = {
  pl: {
    rank: { common: 'zwykła', heroic: 'heroiczna', legendary: 'legendarna' },
    frozen: 'Zamrożony efekt',
    warp: 'Osnowa',
    groups: { legends: 'Legendy', flares: 'Flary', tasks: 'Zadania' },
    types: { destruction: 'zniszczenie', colored: 'kolory', summoning: 'przywołanie', pattern: 'wzór', enemy: 'wróg' },
    advanced: 'zaawansowane',
    oneCopy: '1 karta',
    oneInDeck: '1 karta w talii',
    kinds: { being: 'Istota', legend: 'Legenda', flare: 'Flara', task: 'Zadanie' },
    upper: lead => `Wróg ma o ${lead} awansowanych więcej`,
    lower: lead => `Wróg ma o ${lead} pionów więcej`,
    points: count => `${count} ${polish(count, 'punkt', 'punkty', 'punktów')}`,
  },
  en: {
    rank: { common: 'common', heroic: 'heroic', legendary: 'legendary' },
    frozen: 'Frozen effect',
    warp: 'Warp',
    groups: { legends: 'Legends', flares: 'Flares', tasks: 'Tasks' },
    types: {
      destruction: 'destruction',
      colored: 'coloured',
      summoning: 'summoning',
      pattern: 'pattern',
      enemy: 'enemy',
    },
    advanced: 'advanced',
    oneCopy: '1 card',
    oneInDeck: '1 card in the deck',
    kinds: { being: 'Being', legend: 'Legend', flare: 'Flare', task: 'Task' },
    upper: lead => `The enemy has ${lead} more upgraded`,
    lower: lead => `The enemy has ${lead} more pieces`,
    points: count => `${count} ${count === 1 ? 'point' : 'points'}`,
  },
};

/** The schools whose deck has the card; none for a legend. */
const schoolsOf = (card: Card): string[] => SCHOOLS.filter(({ cards }) => cards.includes(card)).map(({ id }) => id);

function textOfCard(card: Card, language: Language): ComponentText {
  const say = TERMS[language];
  const schools = schoolsOf(card).map(school => schoolName(school, language));
  const { effect, frozen, warp } = cardText(card.id);
  const isLegend = card.rank === 'legendary';
  const kind = isLegend ? say.kinds.legend : `${say.kinds.being}, ${say.rank[card.rank]}`;
  const { genitive, accusative } = namesOf(card.id).pl;
  return {
    name: cardName(card.id, language),
    group: isLegend ? say.groups.legends : schools.join(', '),
    words: [...(language === 'pl' ? [genitive, accusative] : []), isLegend ? say.kinds.legend : say.kinds.being],
    body: [
      `*${kind}*`,
      effect[language],
      ...(frozen ? [`**${say.frozen}:** ${frozen[language]}`] : []),
      ...(warp ? [`**${say.warp}:** ${warp[language]}`] : []),
      '',
      isLegend ? say.oneCopy : `${say.oneInDeck}: ${schools.join(', ')}`,
    ].join('\n'),
  };
}

function textOfFlare({ id, upper, lower }: Flare, language: Language): ComponentText {
  const say = TERMS[language];
  const text = flareText(id);
  return {
    name: flareName(id, language),
    group: say.groups.flares,
    words: [say.kinds.flare],
    body: [
      `*${say.kinds.flare}*`,
      `**${say.upper(upper.lead)}:** ${text.upper[language]}`,
      `**${say.lower(lower.lead)}:** ${text.lower[language]}`,
      '',
      say.oneCopy,
    ].join('\n'),
  };
}

function textOfTask({ id, type, advanced, points }: Task, language: Language): ComponentText {
  const say = TERMS[language];
  const about = [say.types[type], ...(advanced ? [say.advanced] : []), say.points(points)];
  return {
    name: taskName(id, language),
    group: say.groups.tasks,
    words: [say.kinds.task],
    body: [`*${say.kinds.task}: ${about.join(', ')}*`, taskText(id, language), '', say.oneCopy].join('\n'),
  };
}

const both = (of: (language: Language) => ComponentText) => ({ pl: of('pl'), en: of('en') });

/** Where the shape or the counting of a task is explained. */
const TASK_RULES: Readonly<Record<Task['type'], readonly string[]>> = {
  destruction: ['TK-8.1', 'TK-9.2'],
  colored: ['TK-1.3', 'TK-9.2'],
  summoning: ['TK-9.6', 'TK-9.2'],
  pattern: ['TK-9.7', 'TK-9.2'],
  enemy: ['TK-9.2', 'TK-7.1'],
};

const beings = [...new Set(SCHOOLS.flatMap(({ cards }) => cards))];
const opensGates = (card: Card): boolean =>
  SCHOOLS.some(({ cards, gateway }) => gateway === true && cards.includes(card));

/** Every being, legend, flare and task. */
export const components: readonly Component[] = [
  ...[...beings, ...LEGENDS].map(card => ({
    id: `${PREFIX.card}${card.id}`,
    text: both(language => textOfCard(card, language)),
    rules: rulesOfCard(card, opensGates(card)),
  })),
  ...FLARES.map(flare => ({
    id: `${PREFIX.flare}${flare.id}`,
    text: both(language => textOfFlare(flare, language)),
    rules: rulesOfFlare(flare),
  })),
  ...TASKS.map(task => ({
    id: `${PREFIX.task}${task.id}`,
    text: both(language => textOfTask(task, language)),
    rules: task.id === 'isolation' ? ['TK-9.10', 'TK-9.2'] : TASK_RULES[task.type],
  })),
];
