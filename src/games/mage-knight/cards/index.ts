import type { Hero } from '../heroes/hero.js';
import { HEROES } from '../heroes/heroes.js';
import type { Colour } from '../terms.js';
import { ENEMIES } from '../tokens/enemies.js';
import type { Enemy, RuinsToken } from '../tokens/enemy.js';
import { RUINS } from '../tokens/ruins.js';
import { ADVANCED_ACTIONS } from './advanced-actions.js';
import { ARTIFACTS } from './artifacts.js';
import { BASIC_ACTIONS } from './basic-actions.js';
import type { Card, Skill, Tactic, Unit } from './card.js';
import { SKILLS } from './skills.js';
import { SPELLS } from './spells.js';
import { TACTICS } from './tactics.js';
import { UNITS } from './units.js';

/** The card that cannot be played (MK-C-1.7). */
export const WOUND = 'wound';

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map(item => [item.id, item]));

const CARD = byId<Card>([...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS]);
const UNIT = byId<Unit>(UNITS);
const SKILL = byId<Skill>(SKILLS);
const TACTIC = byId<Tactic>(TACTICS);
const ENEMY = byId<Enemy>(ENEMIES);
const TOKEN = byId<RuinsToken>(RUINS);
const HERO = byId<Hero>(HEROES);

/** Any deed card but a Wound. */
export const cardOf = (id: string): Card => CARD.get(id)!;
export const unitOf = (id: string): Unit => UNIT.get(id)!;
export const skillOf = (id: string): Skill => SKILL.get(id)!;
export const tacticOf = (id: string): Tactic => TACTIC.get(id)!;
export const enemyOf = (id: string): Enemy => ENEMY.get(id)!;
export const ruinsOf = (id: string): RuinsToken => TOKEN.get(id)!;
export const heroOf = (id: string): Hero => HERO.get(id)!;

export const isWound = (card: string): boolean => card === WOUND;
export const isAction = (card: string): boolean => {
  const kind = CARD.get(card)?.kind;
  return kind === 'basicAction' || kind === 'advancedAction';
};
export const coloursOf = (card: string): readonly Colour[] => CARD.get(card)?.colors ?? [];
