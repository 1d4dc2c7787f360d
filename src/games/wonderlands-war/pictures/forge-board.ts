import type { Mark } from '../../../engine/drawing.js';
import { circle, roundRect } from '../../../geometry/paths.js';
import type { Chip } from '../chips.js';
import type { RewardStep } from '../effect.js';
import type { FactionId } from '../faction.js';
import { FACTIONS } from '../factions/index.js';
import { chip } from './chip.js';
import { panel } from './furniture.js';
import { tick } from './glyphs.js';
import { ICON } from './icons.js';
import { digits, FACE, group, IN_MESSAGE, lineCount, shape, sign, words } from './marks.js';
import { coloursOf, INK, type Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { reward } from './reward.js';

export interface Forging {
  readonly faction: FactionId;
  readonly isForTwo: boolean;
  readonly forged: readonly (readonly Chip[])[];
  /** Rewards between tracks that were taken. */
  readonly between: readonly number[];
  /** Tracks (from 0) a chip may be put on now; null = nothing is chosen. */
  readonly open: readonly number[] | null;
}

const PITCH = 116;
const NAME = 162;
const TRACK_ICONS = [ICON.ability, ICON.leader, ICON.supporter, ICON.castle];
export const FORGE_HEIGHT = 4 * PITCH + 10;

const columnX = (column: number): number => 326 + column * 190;
const trackY = (top: number, track: number): number => top + 64 + track * PITCH;

/** The rewards of a track on the side of the board in use. */
const spacesOf = ({ faction, isForTwo }: Forging, track: number): readonly RewardStep[] =>
  track === 3 && isForTwo ? FACTIONS[faction].twoPlayers.castles : FACTIONS[faction].tracks[track]!;

/** The four forge tracks: what was forged, what comes next, what lies between. */
export function forgeBoard(forging: Forging, top: number, say: PictureWords, livery: Livery): Mark[] {
  const { faction, forged } = forging;
  return [
    ...panel({ x: 12, y: top, width: 976, height: FORGE_HEIGHT }, { round: 22, fill: '#241A36', edge: '#7A4A2A' }),
    ...forged.flatMap((chips, track) => {
      const y = trackY(top, track);
      const isFull = chips.length >= spacesOf(forging, track).length;
      return [
        ...trackName(track, y, faction, say, livery),
        shape(`M${columnX(0) - 60} ${y}L908 ${y}`, { stroke: INK.outline, width: 14 }),
        shape(`M${columnX(0) - 60} ${y}L908 ${y}`, { stroke: '#6B4A3A', width: 6 }),
        ...spacesOf(forging, track).flatMap((step, column) => space(forging, track, column, step, y, livery)),
        chip('artifact', faction, livery, 924, y, 40, { isDim: isFull }),
        ...(isFull ? tick(948, y + 22, 36) : []),
      ];
    }),
    ...FACTIONS[faction].between.flatMap(({ between, column, reward: [step] }, k) => {
      const y = (trackY(top, between[0] - 1) + trackY(top, between[1] - 1)) / 2;
      return step ? betweenMarks(step, columnX(column - 1), y, forging.between.includes(k), faction, livery) : [];
    }),
  ];
}

function trackName(track: number, y: number, faction: FactionId, say: PictureWords, { palette }: Livery): Mark[] {
  const { hi } = coloursOf(faction, palette);
  const name = say.forge.tracks[track]!;
  const lines = lineCount(name, FACE.label, NAME / IN_MESSAGE);
  return [
    ...sign(TRACK_ICONS[track]!, 59, y, 38, hi, { colour: INK.outline, width: 5 }),
    digits(track + 1, 27, y, 40, INK.text),
    words(name, 81, y - (lines - 1) * 20, IN_MESSAGE, INK.text, {
      face: FACE.label,
      wrap: { width: NAME, leading: 40, lines },
    }),
  ];
}

function space(forging: Forging, track: number, column: number, step: RewardStep, y: number, livery: Livery): Mark[] {
  const { faction, forged, open } = forging;
  const x = columnX(column);
  const count = forged[track]!.length;
  const isDone = column < count;
  const isNext = column === count && (open === null || open.includes(track));
  const plate = shape(roundRect(x - 78, y - 41, 156, 82, 18), {
    fill: isDone ? '#3A2A1C' : isNext ? '#4A3A72' : '#261C44',
    stroke: isDone ? '#8A5A30' : isNext ? INK.moon : '#54467F',
    width: isNext ? 4 : 2,
    ...(isNext ? { shadow: { colour: INK.halo, blur: 16 } } : {}),
  });
  if (!isDone) return [plate, group([reward(step, faction, livery, x, y, 34)], isNext ? {} : { alpha: 0.75 })];
  return [
    plate,
    chip(forged[track]![column]!, faction, livery, x - 36, y - 1, 36),
    group([reward(step, faction, livery, x + 40, y, 33)], { alpha: 0.45 }),
    ...tick(x + 44, y + 6, 40),
  ];
}

function betweenMarks(
  step: RewardStep,
  x: number,
  y: number,
  isDone: boolean,
  faction: FactionId,
  livery: Livery,
): Mark[] {
  return [
    shape(circle(x, y, 29), { fill: INK.outline, stroke: isDone ? INK.good : '#8A6A9A', width: 3 }),
    group([reward(step, faction, livery, x, y, 21)], isDone ? { alpha: 0.5 } : {}),
    ...(isDone ? tick(x + 16, y + 14, 32) : []),
  ];
}
