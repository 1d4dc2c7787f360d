import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { CardStep, RewardStep } from '../effect.js';
import type { FactionId } from '../faction.js';
import { chip } from './chip.js';
import { die, points, shard } from './glyphs.js';
import { ICON } from './icons.js';
import { digits, group, keptMarks, linear, shape, sign } from './marks.js';
import { RADIUS, spiral } from './outlines.js';
import { INK, type Livery } from './palette.js';

/** Under this radius a number beside its sign could not be read on a phone. */
const LEAST_READ = 32;

/** Square = something that happens now. */
type Plate = { readonly icon: string; readonly top: string; readonly bottom: string };

const PLATES: Readonly<Partial<Record<RewardStep['op'], Plate>>> = {
  place_units: { icon: ICON.supporter, top: '#5D4A8E', bottom: '#37286A' },
  unlock_ability: { icon: ICON.ability, top: '#7A4FD6', bottom: '#4A2A96' },
  leader_strength: { icon: ICON.leader, top: '#3A6F9E', bottom: '#1F4468' },
  wonderlandian: { icon: ICON.wonderlandian, top: '#B0562F', bottom: '#74321A' },
  castle: { icon: ICON.castle, top: '#6A6F86', bottom: '#3D4156' },
  castle_value: { icon: ICON.castle, top: '#6A6F86', bottom: '#3D4156' },
  quest_draw: { icon: ICON.quest, top: '#9A7A2A', bottom: '#5F4A14' },
  shield_restore: { icon: ICON.shield, top: '#4F6F9E', bottom: '#2C4468' },
  gain_vp: { icon: ICON.star, top: '#6A4A10', bottom: '#3E2A06' },
  release_supporters: { icon: ICON.supporter, top: '#3F7A55', bottom: '#234A33' },
  discard_shards: { icon: '', top: '#134A63', bottom: '#0B2C40' },
  discard_madness: { icon: '', top: '#4D0F38', bottom: '#2A0720' },
};

/** The number that goes with the sign; what a small one can do without is left out. */
function noteOf(step: RewardStep, isSmall: boolean): string | null {
  if (isSmall) return step.op === 'quest_draw' && step.draw > 1 ? String(step.draw) : null;
  switch (step.op) {
    case 'place_units':
      return String(step.n);
    case 'leader_strength':
    case 'release_supporters':
      return `+${step.n}`;
    case 'quest_draw':
      return step.discard > 0 ? `${step.draw}−${step.discard}` : step.draw > 1 ? `+${step.draw}` : null;
    case 'castle_value':
      return String(step.to);
    default:
      return null;
  }
}

function plate(step: RewardStep, isSmall: boolean): Mark[] {
  const { icon, top, bottom } = PLATES[step.op]!;
  const note = noteOf(step, isSmall);
  const box: Mark[] = [
    shape(roundRect(-48, -48, 96, 96, 18), { fill: INK.outline, shadow: { colour: '#00000066', blur: 10, dy: 5 } }),
    shape(roundRect(-43, -43, 86, 86, 15), { fill: linear(0, -45, 0, 45, top, bottom) }),
  ];
  switch (step.op) {
    case 'gain_vp':
      return [...box, ...points(step.n, 0, 0, 44)];
    case 'discard_shards':
      return [
        ...box,
        shard(isSmall ? -26 : -18, 0, isSmall ? 72 : 64),
        digits(`−${step.n}`, isSmall ? 12 : 20, 0, isSmall ? 70 : 48, INK.white, { halo: INK.outline, haloWidth: 5 }),
      ];
    case 'discard_madness':
      return [
        ...box,
        shape(spiral(0, 0, 28, 1.9), { stroke: INK.mad, width: 8 }),
        shape('M-30 30L30 -30', { stroke: INK.white, width: 9 }),
      ];
    default:
      if (note === null) return [...box, ...sign(icon, 0, 0, 68, INK.white, { colour: INK.outline, width: 5 })];
      return [
        ...box,
        ...sign(icon, note.length > 2 ? -10 : -12, -10, 56, INK.white, { colour: INK.outline, width: 5 }),
        digits(note, note.length > 2 ? 10 : 20, isSmall ? 16 : 22, isSmall ? 66 : 44, INK.gold, {
          halo: INK.outline,
          haloWidth: 5,
        }),
      ];
  }
}

/** The sign of a reward: a chip where one is gained, otherwise a square. */
export function reward(
  step: RewardStep,
  faction: FactionId,
  livery: Livery,
  x: number,
  y: number,
  radius: number,
): Mark {
  switch (step.op) {
    case 'gain_ally':
      return chip(step.type === 'forge' ? 'forge' : `${step.type}:${step.level}`, faction, livery, x, y, radius);
    case 'gain_any_ally':
      return chip(`any:${step.level}`, faction, livery, x, y, radius);
    case 'gain_artifact':
      return chip('artifact', faction, livery, x, y, radius);
    case 'roll_shards':
      return group(
        keptMarks('ww reward die', () => die(0, 0, 94)),
        { x, y, scale: radius / RADIUS, still: [-64, -64, 128, 128] },
      );
    default:
      return group(
        keptMarks(`ww reward ${JSON.stringify(step)} ${radius < LEAST_READ}`, () => plate(step, radius < LEAST_READ)),
        { x, y, scale: radius / RADIUS, still: [-70, -70, 140, 140] },
      );
  }
}

/** What a card shows, sorted as it is drawn: units and die in its head, the rest below. */
export interface CardParts {
  readonly units: readonly number[];
  readonly rolls: boolean;
  readonly rewards: readonly RewardStep[];
  readonly halves: readonly (readonly RewardStep[])[];
  readonly corrupted: readonly RewardStep[];
}

export function partsOf(steps: readonly CardStep[]): CardParts {
  const plain = steps.flatMap(step => ('op' in step ? [step] : []));
  return {
    units: plain.flatMap(step => (step.op === 'place_units' ? [step.n] : [])),
    rolls: plain.some(({ op }) => op === 'roll_shards'),
    rewards: plain.filter(({ op }) => op !== 'place_units' && op !== 'roll_shards'),
    halves: steps.flatMap(step => ('choose_one' in step ? step.choose_one : [])),
    corrupted: steps.flatMap(step =>
      'optional' in step ? step.optional.filter(({ op }) => op !== 'roll_shards') : [],
    ),
  };
}
