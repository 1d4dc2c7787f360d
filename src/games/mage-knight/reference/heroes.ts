import type { Language } from '../../../engine/language.js';
import type { Hero } from '../heroes/hero.js';
import { HEROES } from '../heroes/heroes.js';
import { BASIC_ACTION_NAMES, HERO_NAMES } from '../words/names/index.js';
import { describe, formsOf, kindLine, type Pictured, pick } from './describing.js';
import { shortSkillName } from './skills.js';

function bodyOf({ set, deck, skills, competitive, cooperative }: Hero, language: Language): string {
  const cards = Object.entries(deck).map(([card, count]) => {
    const name = BASIC_ACTION_NAMES[card]![language];
    return count > 1 ? `${name} ×${count}` : name;
  });
  const named = [...skills, competitive, cooperative].map(id => shortSkillName(id, language));
  return [
    kindLine(language, set, pick(language, 'Bohater', 'Hero')),
    `**${pick(language, 'Talia', 'Deck')}:** ${cards.join(', ')}`,
    `**${pick(language, 'Umiejętności', 'Skills')}:** ${[...new Set(named)].join(', ')}`,
  ].join('\n');
}

const component = (hero: Hero): Pictured =>
  describe('hero', hero.id, ['MK-W-1.8', 'MK-C-5.5', 'MK-W-1.10'], language => ({
    name: HERO_NAMES[hero.id]![language],
    group: pick(language, 'Bohaterowie', 'Heroes'),
    words: formsOf(HERO_NAMES[hero.id]!, language),
    body: bodyOf(hero, language),
  }));

export const heroes: readonly Pictured[] = HEROES.map(component);
