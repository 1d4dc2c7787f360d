import type { Card, CardKind } from '../cards/card.js';
import type { Step, Steps } from '../effects/step.js';

/** Rulings on single cards (MK-C-16). */
const RULINGS: Readonly<Record<string, readonly string[]>> = {
  agility: ['MK-C-A1'],
  diplomacy: ['MK-C-A1'],
  wings_of_wind: ['MK-C-A1'],
  endless_gem_pouch: ['MK-C-A2'],
  mana_draw: ['MK-C-A3'],
  mana_pull: ['MK-C-A3'],
  mana_claim: ['MK-C-A4', 'MK-C-5.8'],
  mana_meltdown: ['MK-C-5.8'],
  mind_read: ['MK-C-5.8'],
  energy_flow: ['MK-C-5.8'],
  space_bending: ['MK-C-A5', 'MK-C-4.5'],
  concentration: ['MK-C-A8'],
  will_focus: ['MK-C-A8'],
  crystal_mastery: ['MK-C-A12', 'MK-C-A26'],
  power_of_crystals: ['MK-C-A14'],
  maximal_effect: ['MK-C-A15'],
  magic_talent: ['MK-C-A16'],
  tome_of_all_spells: ['MK-C-A16'],
  ice_shield: ['MK-C-A17'],
  improvisation: ['MK-C-A18'],
  sword_of_justice: ['MK-C-A18'],
  tranquility: ['MK-C-A22'],
  rejuvenate: ['MK-C-A22'],
  cold_toughness: ['MK-C-A24'],
  flame_wall: ['MK-C-A25'],
};

const OF_KIND: Readonly<Record<CardKind, string>> = {
  basicAction: 'MK-C-1.2',
  advancedAction: 'MK-C-1.2',
  spell: 'MK-C-1.5',
  artifact: 'MK-C-1.6',
};

/** The rule behind what a step does; what is not here says all there is to say on the card. */
const OF_STEP: Readonly<Partial<Record<Step['op'], string>>> = {
  move: 'MK-W-4.1',
  influence: 'MK-W-8.2',
  heal: 'MK-W-14.2',
  block: 'MK-W-11.2',
  gainMana: 'MK-C-3.1',
  gainCrystal: 'MK-C-3.2',
  takeWound: 'MK-W-14.1',
  terrainCost: 'MK-W-4.7',
  sourceDie: 'MK-W-3.14',
  readyUnit: 'MK-C-7.7',
  gainCard: 'MK-C-4.6',
  useOtherCard: 'MK-C-4.3',
  throwAway: 'MK-C-4.9',
  attachBanner: 'MK-C-7.1',
  freeMove: 'MK-W-4.8',
  targetEnemy: 'MK-W-9.6',
  allEnemies: 'MK-W-9.6',
  handLimit: 'MK-W-15.9',
};

function stepsIn(steps: Steps): Step[] {
  return steps.flatMap(step => {
    if (step.op === 'choose') return [step, ...step.options.flatMap(stepsIn)];
    if (step.op === 'may') return [step, ...stepsIn(step.steps)];
    if (step.op === 'switchColor') return [step, ...Object.values(step.cases).flatMap(stepsIn)];
    if (step.op === 'if') return [step, ...stepsIn(step.do), ...stepsIn(step.else ?? [])];
    return [step];
  });
}

const ruleOf = (step: Step): string[] => {
  if (step.op === 'attack') return [step.range === 'melee' ? 'MK-W-10.1' : 'MK-W-10.5'];
  const rule = OF_STEP[step.op];
  return rule === undefined ? [] : [rule];
};

/** Rules that explain steps, each once, in their order. */
export const rulesOfSteps = (steps: Steps): string[] => [...new Set(stepsIn(steps).flatMap(ruleOf))];

/** The rules that concern a card: what was ruled on it, what its effects are about, what a card of its kind is. */
export function rulesOfCard({ id, kind, colors, basic, powered }: Card): string[] {
  const dual = colors.length > 1 ? ['MK-C-A13'] : [];
  const steps = [...basic.steps, ...(powered?.steps ?? [])];
  return [...(RULINGS[id] ?? []), ...dual, ...rulesOfSteps(steps).slice(0, 3), OF_KIND[kind]];
}
