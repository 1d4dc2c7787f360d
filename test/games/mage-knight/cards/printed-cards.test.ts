import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADVANCED_ACTIONS } from '../../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../../src/games/mage-knight/cards/artifacts.js';
import { BASIC_ACTIONS } from '../../../../src/games/mage-knight/cards/basic-actions.js';
import type { Card, Side, Skill, Tactic, Unit } from '../../../../src/games/mage-knight/cards/card.js';
import { SKILLS } from '../../../../src/games/mage-knight/cards/skills.js';
import { SPELLS } from '../../../../src/games/mage-knight/cards/spells.js';
import { TACTICS } from '../../../../src/games/mage-knight/cards/tactics.js';
import { UNITS } from '../../../../src/games/mage-knight/cards/units.js';
import type { Hero } from '../../../../src/games/mage-knight/heroes/hero.js';
import { HEROES } from '../../../../src/games/mage-knight/heroes/heroes.js';
import { brief } from '../brief.js';

function sideLine(name: string, side: Side | null): string {
  if (side === null) return `  ${name}: none`;
  const { cost, steps, throwAwaySelf, timing } = side;
  const more = [...(throwAwaySelf ? ['thrown away'] : []), ...(timing ? [timing] : [])];
  return [`  ${name}: ${brief(cost)} ${brief(steps)}`, ...more].join(' ');
}

const cardLines = ({ id, kind, set, colors, competitive, basic, powered }: Card): string[] => [
  `${id}: ${kind} ${set} ${brief(colors)}${competitive ? ' competitive' : ''}`,
  sideLine('basic', basic),
  sideLine('powered', powered),
];

const tacticLines = ({ id, order, timeOfDay, effectKind, flipsFaceDown, steps }: Tactic): string[] => [
  `${id}: tactic ${order} ${timeOfDay} ${effectKind}${flipsFaceDown ? ' flips' : ''} ${brief(steps)}`,
];

const skillLines = (skill: Skill): string[] => {
  const { id, hero, set, usage, timing, interactive, flipsFaceDown, exclusiveGroup, restriction, steps } = skill;
  const more = {
    interactive: interactive ?? undefined,
    flips: flipsFaceDown || undefined,
    exclusiveGroup,
    restriction,
  };
  return [`${id}: skill ${hero} ${set} ${usage} ${timing} ${brief(more)}`, `  ${brief(steps)}`];
};

const unitLines = ({ id, abilities }: Unit): string[] => [
  `${id}: unit`,
  ...abilities.map(({ mana, when, steps, scaling, bonus }) => {
    const more = [...(scaling ? [`scaling ${brief(scaling)}`] : []), ...(bonus ? [`bonus ${brief(bonus)}`] : [])];
    return [`  ${when} ${mana ?? 'free'}: ${brief(steps)}`, ...more].join(' ');
  }),
];

const heroLines = ({ id, set, dummyCrystals, deck, skills, competitive, cooperative }: Hero): string[] => [
  `${id}: hero ${set} ${brief(dummyCrystals)} ${brief(deck)}`,
  `  ${brief([...skills, competitive, cooperative])}`,
];

/** What is printed on every card, tactic, skill, unit and hero, as the facts of the game tell it. */
const PRINTED = readFileSync(new URL('printed-cards.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split(/\n(?! )/);

const LINES = [
  ...[...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS].map(cardLines),
  ...TACTICS.map(tacticLines),
  ...SKILLS.map(skillLines),
  ...UNITS.map(unitLines),
  ...HEROES.map(heroLines),
].map(lines => lines.join('\n'));

it.each(PRINTED.map(printed => [printed.split(':')[0]!, printed]))('%s', (_, printed) =>
  expect(LINES).toContain(printed),
);

it('nothing else is a card, a tactic, a skill, a unit or a hero', () => {
  expect(LINES.toSorted()).toEqual(PRINTED.toSorted());
});
