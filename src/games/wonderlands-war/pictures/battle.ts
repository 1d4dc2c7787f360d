import type { Mark } from '../../../engine/drawing.js';
import { regionOf } from '../regions.js';
import type { BattleView } from '../view.js';
import { regionName } from '../words/names/index.js';
import { battleTrack, TRACK_HEIGHT } from './battle-track.js';
import { battleNumber, type Crowd, factionOf, usedRegions } from './crowd.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { points } from './glyphs.js';
import { ICON, REGION_ICONS } from './icons.js';
import { LANE_GAP, lane, laneHeight } from './lane.js';
import { cutTo, digits, FACE, IN_MESSAGE, lineWidth, sign, sizeFor, words } from './marks.js';
import { INK, mix, REGION_HUES } from './palette.js';
import { regionBed } from './region-bed.js';
import { wagerCard } from './wager-card.js';

const HEAD = 114;
const WAGERS = 104;

/** Where, which battle of how many, what is at stake. */
function battleHead(crowd: Crowd, battle: BattleView, y: number): Mark[] {
  const { view, say } = crowd;
  const { glow } = REGION_HUES[battle.region];
  const name = regionName(battle.region, say.language);
  const number = battleNumber(crowd, regionOf(battle.region));
  return [
    regionBed(
      battle.region,
      { x: MARGIN, y, width: ACROSS, height: HEAD },
      { scene: true, round: 22, ...(lineWidth(name, FACE.title) < 8 ? { moon: 0.6 } : {}) },
    ),
    ...sign(REGION_ICONS[battle.region], 70, y + 54, 82, glow, { colour: INK.outline, width: 7 }),
    words(name, 126, y + 38, sizeFor(name, FACE.title, 530, 50, IN_MESSAGE), INK.text, {
      face: FACE.title,
      halo: INK.outline,
      haloWidth: 3,
    }),
    words(
      say.battleOf(number, usedRegions(crowd).length, view.round),
      128,
      y + 86,
      IN_MESSAGE,
      mix(glow, 0.75, '#FFFFFF'),
      {
        halo: INK.outline,
        haloWidth: 3,
      },
    ),
    digits('1.', 672, y + 56, 38, INK.text, { halo: INK.outline, haloWidth: 3 }),
    ...points(battle.value, 726, y + 54, 37),
    digits('+', 776, y + 56, 34, INK.dim),
    ...sign(ICON.castle, 816, y + 52, 52, INK.white, { colour: INK.outline, width: 7 }),
    digits('2.', 878, y + 56, 38, INK.text, { halo: INK.outline, haloWidth: 3 }),
    ...points(Math.ceil(battle.value / 2), 932, y + 54, 34),
  ];
}

/** Who does not fight may have bet: what, and whether at all, is seen when wagers are shown (WW-7.5). */
function wagers(crowd: Crowd, y: number): Mark[] {
  const { say, view, livery, names } = crowd;
  const bettors = bettorsOf(crowd);
  const isAsked = view.phase === 'wagers';
  const width = (ACROSS - 190) / Math.max(2, bettors.length);
  return [
    ...panel({ x: MARGIN, y, width: ACROSS, height: WAGERS }, { round: 20 }),
    words(say.wagers, 34, y + WAGERS / 2, IN_MESSAGE, INK.text, { face: FACE.title }),
    ...bettors.flatMap((seat, k) => {
      const x = 210 + k * width;
      const own = seat === crowd.reader ? (view.battle?.wager ?? null) : null;
      return [
        ...wagerCard(factionOf(crowd, seat), livery, x + 28, y + WAGERS / 2, 66, own),
        words(cutTo(names[seat] ?? '', FACE.title, (width - 76) / IN_MESSAGE), x + 66, y + 30, IN_MESSAGE, INK.text, {
          face: FACE.title,
        }),
        words(isAsked ? say.betting : say.faceDown, x + 66, y + 74, IN_MESSAGE, INK.dim, { face: FACE.body }),
      ];
    }),
  ];
}

const bettorsOf = ({ view }: Crowd): number[] =>
  view.seats.length < 3
    ? []
    : view.seats.flatMap((_, seat) => (view.battle?.fighters.some(each => each.seat === seat) ? [] : [seat]));

/** Wagers lie there until they are settled. */
const areWagersOpen = ({ view }: Crowd): boolean => view.phase !== 'cleanup' && view.phase !== 'battle-left';

/** Two players: what has to be beaten, said in words. */
function resistance(crowd: Crowd, strength: number, y: number): Mark[] {
  return [
    ...panel({ x: MARGIN, y, width: ACROSS, height: 70 }, { round: 20, fill: '#2A1626', edge: INK.dangerLight }),
    ...sign(ICON.resistance, 58, y + 35, 52, INK.dangerLight, { colour: INK.outline, width: 5 }),
    words(crowd.say.resistance, 104, y + 35, IN_MESSAGE, INK.text, { face: FACE.title }),
    digits(strength, 940, y + 35, 56, INK.dangerLight, { align: 'right' }),
  ];
}

export interface Drawn {
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The present battle: its stakes, the track, a lane for everybody who fights, and the wagers. */
export function battleMarks(crowd: Crowd, battle: BattleView, y: number): Drawn {
  const high = laneHeight(battle);
  const lanesY = y + HEAD + 10 + TRACK_HEIGHT + 12;
  const wagersY = lanesY + battle.fighters.length * (high + LANE_GAP);
  const hasWagers = bettorsOf(crowd).length > 0 && areWagersOpen(crowd);
  const foot = battle.resistance !== null ? 70 : hasWagers ? WAGERS : -LANE_GAP;
  return {
    height: wagersY + foot - y,
    marks: [
      ...battleHead(crowd, battle, y),
      ...battleTrack(crowd, battle, y + HEAD + 10),
      ...battle.fighters.flatMap((fighter, k) => lane(crowd, battle, fighter, lanesY + k * (high + LANE_GAP), high)),
      ...(battle.resistance !== null
        ? resistance(crowd, battle.resistance, wagersY)
        : hasWagers
          ? wagers(crowd, wagersY)
          : []),
    ],
  };
}
