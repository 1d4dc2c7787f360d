import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { harmOf } from '../chips.js';
import { regionName } from '../words/names/index.js';
import { chip } from './chip.js';
import { type Crowd, coloursIn, factionOf } from './crowd.js';
import { ACROSS, MARGIN } from './furniture.js';
import { shield } from './glyphs.js';
import { ICON, REGION_ICONS } from './icons.js';
import { cutTo, digits, FACE, IN_MESSAGE, linear, shape, sign, sizeFor, words } from './marks.js';
import { INK, mix, REGION_HUES } from './palette.js';
import { regionBed } from './region-bed.js';
import { strengthTile } from './region-rows.js';
import { type Section, stacked } from './sections.js';
import type { Play, ToldBattle, ToldFighter } from './story-battle.js';
import { token } from './token.js';

const HEAD = 82;
const ROW = 112;
/** Sign and name. */
const NAME = 198;
const LEFT = MARGIN + NAME;
const END = 118;
/** More draws than fit are told from the last ones. */
const MOST = 11;

const cellWidth = (draws: number, hasStart: boolean): number =>
  Math.min(104, (ACROSS - NAME - END - (hasStart ? 60 : 0)) / Math.max(1, Math.min(MOST, draws)));

/** Where it was fought, and who won. */
export function battleTitle(crowd: Crowd, battle: ToldBattle): Section {
  const { say } = crowd;
  const { glow } = REGION_HUES[battle.region];
  const name = regionName(battle.region, say.language);
  const winners = battle.first.map(seat => crowd.names[seat] ?? '').join(', ');
  const text = battle.isOver
    ? winners === ''
      ? say.nobodyWins
      : battle.tie
        ? say.tieOf(winners)
        : say.wonBy(winners)
    : say.goesOn;
  return {
    height: HEAD,
    marks: y => [
      regionBed(battle.region, { x: MARGIN, y, width: ACROSS, height: HEAD }, { scene: true, round: 20 }),
      ...sign(REGION_ICONS[battle.region], 58, y + 41, 60, glow, { colour: INK.outline, width: 6 }),
      words(name, 102, y + 41, sizeFor(name, FACE.title, 440, 42, IN_MESSAGE), INK.text, {
        face: FACE.title,
        halo: INK.outline,
        haloWidth: 3,
      }),
      words(cutTo(text, FACE.label, 430 / IN_MESSAGE), MARGIN + ACROSS - 24, y + 41, IN_MESSAGE, INK.moon, {
        align: 'right',
        halo: INK.outline,
        haloWidth: 3,
      }),
    ],
  };
}

/** One draw of one fighter: the chip, and what it did. */
function cell(crowd: Crowd, seat: number, play: Play, x: number, y: number, width: number): Mark[] {
  const radius = Math.min(38, width / 2 - 3);
  const isBlocked = play.response === 'shield' || play.response === 'pillow';
  const low = y + ROW - 18;
  const marks: Mark[] = [
    chip(play.chip, factionOf(crowd, seat), crowd.livery, x, y + 46, radius, { isDim: isBlocked }),
  ];
  if (play.response === 'shield') marks.push(...shield(false, x, low - 4, 38));
  else if (isBlocked) marks.push(...sign(ICON.bag, x, low - 4, 36, INK.dim));
  else if (play.isOut) marks.push(...sign(ICON.out, x, low - 4, 38, INK.dangerLight));
  else if (harmOf(play.chip) > 0)
    marks.push(
      digits(play.lost > 0 ? `−${play.lost}` : '0', x - 12, low, 31, INK.dangerLight),
      ...sign(ICON.supporter, x + 16, low, 30, INK.dangerLight),
    );
  // Its effects are still asked for: the marker has not moved yet.
  else if (play.gained === null) marks.push(digits('…', x, low, 32, INK.dim));
  else marks.push(digits(`+${play.gained}`, x, low, 32, INK.text));
  return marks;
}

/** One fighter from the start to where the marker stands in the end. */
function row(crowd: Crowd, battle: ToldBattle, fighter: ToldFighter, y: number): Mark[] {
  const { seat, start, plays, strength, status } = fighter;
  const { base, hi } = coloursIn(crowd, seat);
  const isFirst = battle.first.includes(seat);
  const isOut = status === 'out';
  const hasStart = battle.fighters.some(each => each.start !== null);
  const width = cellWidth(battle.draws.length, hasStart);
  const first = LEFT + (hasStart ? 60 : 0);
  const shown = plays.slice(-MOST);
  const end = MARGIN + ACROSS - END / 2 - 6;
  const stopAt = shown.findIndex(play => play?.stops);
  return [
    shape(roundRect(MARGIN, y, ACROSS, ROW, 18), {
      fill: linear(0, y, 0, y + ROW, mix(base, isOut ? 0.18 : 0.38), mix(base, 0.12)),
      stroke: isFirst ? INK.gold : mix(base, 0.6),
      width: isFirst ? 5 : 2,
    }),
    token(factionOf(crowd, seat), crowd.livery, MARGIN + 44, y + ROW / 2, 30, { isDim: isOut }),
    words(
      cutTo(crowd.names[seat] ?? '', FACE.title, 114 / IN_MESSAGE),
      MARGIN + 80,
      y + ROW / 2,
      IN_MESSAGE,
      isOut ? INK.low : INK.text,
      { face: FACE.title },
    ),
    ...(start === null ? [] : strengthTile(start, LEFT + 22, y + 46, 23, hi)),
    ...shown.flatMap((play, k) => (play ? cell(crowd, seat, play, first + (k + 0.5) * width, y, width) : [])),
    ...(stopAt >= 0 && stopAt + 1 < shown.length + 1 && first + (stopAt + 1.5) * width < end - END / 2
      ? sign(ICON.stop, first + (stopAt + 1.5) * width, y + ROW / 2, 44, '#9DB8EE')
      : []),
    digits(strength, end + (battle.isOver ? -18 : 0), y + ROW / 2, 62, isOut ? INK.low : INK.white),
    ...(battle.isOver ? placeSign(battle, fighter, end + 34, y + ROW / 2) : []),
  ];
}

function placeSign(battle: ToldBattle, { seat, status }: ToldFighter, x: number, y: number): Mark[] {
  if (battle.first.includes(seat)) return sign(ICON.win, x, y, 44, INK.gold);
  if (status === 'out') return sign(ICON.out, x, y, 38, INK.dangerLight);
  return battle.second.includes(seat) ? [digits('2.', x, y, 36, INK.dim)] : [];
}

/** The battle draw by draw: who drew what, who stood, who fell. */
export function battleStrip(crowd: Crowd, battle: ToldBattle): Section {
  return stacked(
    [
      battleTitle(crowd, battle),
      {
        height: battle.fighters.length * (ROW + 6) - 6,
        marks: y => battle.fighters.flatMap((fighter, k) => row(crowd, battle, fighter, y + k * (ROW + 6))),
      },
    ],
    8,
  );
}
