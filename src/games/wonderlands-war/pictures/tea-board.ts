import type { Drawing } from '../../../engine/drawing.js';
import { clothMiddle, guestLines, guestLinesHeight, turnCorner } from './cloth.js';
import type { Crowd } from './crowd.js';
import { lowered, MARGIN, night, WIDTH } from './furniture.js';
import { playersHeight, playersRow } from './players.js';
import { columnsHeight, regionColumns } from './region-column.js';
import { table } from './table.js';
import { MIDDLE, TABLE_HEIGHT } from './table-layout.js';

/** The tea party: everybody, the table, the map in short. */
export function teaBoard(crowd: Crowd): Drawing {
  const tableY = MARGIN + playersHeight(crowd) + 8;
  const guestsY = tableY + TABLE_HEIGHT + 6;
  const mapY = guestsY + guestLinesHeight(crowd) + 8;
  const height = mapY + columnsHeight(crowd) + MARGIN;
  return {
    width: WIDTH,
    height,
    marks: [
      ...night(height),
      ...playersRow(crowd, MARGIN),
      ...lowered([...table(crowd), ...clothMiddle(crowd), ...turnCorner(crowd, MIDDLE.y + MIDDLE.height + 4)], tableY),
      ...guestLines(crowd, guestsY),
      ...regionColumns(crowd, mapY),
    ],
  };
}
