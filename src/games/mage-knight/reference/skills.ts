import type { Language } from '../../../engine/language.js';
import type { Skill, Tactic } from '../cards/card.js';
import { SKILLS } from '../cards/skills.js';
import { TACTICS } from '../cards/tactics.js';
import { HERO_NAMES, SKILL_NAMES, TACTIC_NAMES } from '../words/names/index.js';
import { skillText, tacticText } from '../words/texts/index.js';
import { describe, formsOf, kindLine, type Pictured, pick } from './describing.js';

const USAGES: Readonly<Record<Language, Readonly<Record<Skill['usage'], string>>>> = {
  pl: { turn: 'raz na turę', round: 'raz na rundę', roundInteractive: 'raz na rundę', passive: 'zawsze działa' },
  en: { turn: 'once a turn', round: 'once a round', roundInteractive: 'once a round', passive: 'always on' },
};
const COMPANY = {
  pl: { competitive: 'interakcyjna, rywalizacja', cooperative: 'interakcyjna, kooperacja' },
  en: { competitive: 'interactive, competitive', cooperative: 'interactive, cooperative' },
} as const;

/** The name without what tells it from another's. */
export const shortSkillName = (id: string, language: Language): string =>
  pick(language, SKILL_NAMES[id]!.short ?? SKILL_NAMES[id]!.pl, SKILL_NAMES[id]!.en);

/** English names that two skills have are told apart as the Polish ones are. */
function skillName({ id, hero, interactive }: Skill, language: Language): string {
  const name = SKILL_NAMES[id]!;
  if (language === 'pl' || name.short === undefined) return name[language];
  return `${name.en} (${interactive === null ? HERO_NAMES[hero]!.en : interactive})`;
}

function rulesOfSkill({ id, usage, exclusiveGroup, steps }: Skill): string[] {
  if (id.endsWith('motivation')) return ['MK-C-A6', 'MK-W-3.1', 'MK-C-5.2'];
  if (id.startsWith('prayer')) return ['MK-C-A20', 'MK-C-5.3'];
  if (id === 'invocation') return ['MK-C-A11', 'MK-C-5.1'];
  if (id === 'who_needs_magic') return ['MK-C-A10', 'MK-C-A9', 'MK-C-5.1'];
  if (exclusiveGroup !== undefined) return ['MK-C-A9', usage === 'roundInteractive' ? 'MK-C-5.3' : 'MK-C-5.1'];
  if (usage === 'roundInteractive') return ['MK-C-5.3', 'MK-C-A19'];
  const isByTime = JSON.stringify(steps).includes('timeOfDay');
  return [...(isByTime ? ['MK-C-A2'] : []), 'MK-C-5.1'];
}

const skill = (of: Skill): Pictured =>
  describe('skill', of.id, rulesOfSkill(of), language => {
    const hero = HERO_NAMES[of.hero]![language];
    const usage = [USAGES[language][of.usage], ...(of.interactive ? [COMPANY[language][of.interactive]] : [])];
    return {
      name: skillName(of, language),
      group: pick(language, `Umiejętności: ${hero}`, `Skills: ${hero}`),
      words: [
        shortSkillName(of.id, language),
        `${shortSkillName(of.id, language)} ${hero}`,
        ...formsOf(SKILL_NAMES[of.id]!, language),
      ],
      body: [
        kindLine(language, of.set, pick(language, `Umiejętność, ${hero}`, `Skill, ${hero}`), ...usage),
        skillText(of.id, language),
      ].join('\n'),
    };
  });

function rulesOfTactic({ id, steps }: Tactic): string[] {
  const rulings: Readonly<Record<string, readonly string[]>> = {
    rethink: ['MK-C-A7'],
    mana_steal: ['MK-C-A4'],
    the_right_moment: ['MK-C-A5'],
    planning: ['MK-C-6.5', 'MK-W-15.9'],
    long_night: ['MK-C-6.5'],
  };
  return [...(rulings[id] ?? []), ...(steps.length > 0 ? ['MK-C-6.3'] : []), 'MK-W-2.5'];
}

const tactic = (of: Tactic): Pictured =>
  describe('tactic', of.id, rulesOfTactic(of), language => {
    const time = pick(language, of.timeOfDay === 'day' ? 'dzień' : 'noc', of.timeOfDay);
    return {
      name: TACTIC_NAMES[of.id]![language],
      group: pick(language, 'Taktyki', 'Tactics'),
      words: [
        ...formsOf(TACTIC_NAMES[of.id]!, language),
        pick(language, `taktyka ${time} ${of.order}`, `${time} tactic ${of.order}`),
      ],
      body: [
        kindLine(
          language,
          of.set,
          pick(language, `Taktyka na ${time}`, `${of.timeOfDay === 'day' ? 'Day' : 'Night'} tactic`),
          pick(language, `kolejność ${of.order}`, `order ${of.order}`),
        ),
        tacticText(of.id, language),
      ].join('\n'),
    };
  });

export const skills: readonly Pictured[] = SKILLS.map(skill);
export const tactics: readonly Pictured[] = TACTICS.map(tactic);
