import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { FORGE_SYMBOLS, TRACK_END } from '../components.js';
import type { BattleView } from '../view.js';
import { type Crowd, factionOf } from './crowd.js';
import { ICON } from './icons.js';
import { digits, group, icon, keptMarks, linear, shape, sign } from './marks.js';
import { INK } from './palette.js';
import { token } from './token.js';

const CELL = 75;
const HEIGHT = 90;
const ROW = HEIGHT + 8;
const LEFT = 12.5;
const ACROSS = 13;

export const TRACK_HEIGHT = 2 * HEIGHT + 8;

const cornerOf = (space: number): readonly [x: number, y: number] => [
  LEFT + (space % ACROSS) * CELL,
  Math.floor(space / ACROSS) * ROW,
];

function empty(space: number): Mark[] {
  const [x, y] = cornerOf(space);
  const isForge = FORGE_SYMBOLS.includes(space);
  const isEnd = space === TRACK_END;
  const [top, bottom, edge] = isEnd
    ? ['#C98A1C', '#6E4608', INK.gold]
    : isForge
      ? ['#5E2A16', '#331409', INK.ember]
      : ['#2F2655', '#1E173C', INK.line];
  return [
    shape(roundRect(x + 2.5, y, CELL - 5, HEIGHT, 14), {
      fill: linear(0, y, 0, y + HEIGHT, top!, bottom!),
      stroke: edge!,
      width: isForge || isEnd ? 3 : 2,
    }),
  ];
}

/** The number of a space; where somebody stands it makes room. */
function label(space: number, isTaken: boolean): Mark[] {
  const [x, y] = cornerOf(space);
  const isForge = FORGE_SYMBOLS.includes(space);
  const isEnd = space === TRACK_END;
  const ink = isEnd ? INK.white : isForge ? INK.emberLight : isTaken ? INK.white : '#A99CD0';
  if (isTaken)
    return [
      digits(space, x + (isForge ? 24 : CELL / 2), y + 20, 30, ink),
      ...(isForge ? [icon(ICON.forge, x + 53, y + 20, 28, INK.ember)] : []),
    ];
  return [
    digits(space, x + CELL / 2, y + (isForge || isEnd ? 24 : HEIGHT / 2), isForge || isEnd ? 33 : 37, ink),
    ...(isForge ? [icon(ICON.forge, x + CELL / 2, y + 62, 44, INK.ember)] : []),
    ...(isEnd ? sign(ICON.win, x + CELL / 2, y + 62, 44, '#FFF3CF', { colour: '#4A2C02', width: 5 }) : []),
  ];
}

/** Markers on one space: one large, two side by side, more in a fan. */
function standing(crowd: Crowd, space: number, fighters: BattleView['fighters']): Mark[] {
  const [x, y] = cornerOf(space);
  const radius = fighters.length > 2 ? 23 : 24;
  const step = Math.min(30, (CELL - 8 - 2 * radius) / Math.max(1, fighters.length - 1));
  return fighters.map(({ seat, status }, k) =>
    token(
      factionOf(crowd, seat),
      crowd.livery,
      x + CELL / 2 + (k - (fighters.length - 1) / 2) * step,
      y + 60 + (fighters.length > 2 ? (k % 2 === 0 ? -3 : 4) : 0),
      radius,
      { isDim: status === 'out', isLit: status === 'in' && fighters.length === 1 },
    ),
  );
}

/** The track of strength up to 25, with everybody's marker and the resistance. */
export function battleTrack(crowd: Crowd, battle: BattleView, y: number): Mark[] {
  const spaces = Array.from({ length: TRACK_END + 1 }, (_, space) => space);
  const at = (space: number): BattleView['fighters'] => battle.fighters.filter(({ strength }) => strength === space);
  const isTaken = (space: number): boolean => at(space).length > 0;
  const ground = keptMarks('ww track', () => spaces.flatMap(empty));
  return [
    group(ground, { y, still: [0, -10, 1000, TRACK_HEIGHT + 20] }),
    group(
      [
        ...spaces.flatMap(space => label(space, isTaken(space) || battle.resistance === space)),
        ...(battle.resistance === null ? [] : resistance(battle.resistance, isTaken(battle.resistance))),
        ...spaces.flatMap(space => (isTaken(space) ? standing(crowd, space, at(space)) : [])),
      ],
      { y },
    ),
  ];
}

/** Two players: what has to be reached. */
function resistance(space: number, isTaken: boolean): Mark[] {
  const [x, y] = cornerOf(space);
  return [
    shape(roundRect(x + 2.5, y, CELL - 5, HEIGHT, 14), { stroke: INK.dangerLight, width: 4, dash: [10, 8] }),
    ...(isTaken
      ? []
      : sign(ICON.resistance, x + CELL / 2, y + 60, 48, INK.dangerLight, { colour: INK.outline, width: 5 })),
  ];
}
