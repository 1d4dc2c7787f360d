import type { Drawing } from '../../../engine/drawing.js';
import { regionOf } from '../regions.js';
import { battleMarks } from './battle.js';
import { type Crowd, usedRegions } from './crowd.js';
import { MARGIN, night, WIDTH } from './furniture.js';
import { mapGrid, mapHeight } from './map.js';
import { playersHeight, playersRow } from './players.js';
import { columnsHeight, regionColumns } from './region-column.js';

/** The war: everybody, the present battle, and the other regions in short; between battles the whole map. */
export function warBoard(crowd: Crowd): Drawing {
  const { battle, phase } = crowd.view;
  const top = MARGIN + playersHeight(crowd) + 10;
  if (battle === null || phase === 'uncontested') {
    const height = top + mapHeight(crowd) + MARGIN;
    return {
      width: WIDTH,
      height,
      marks: [...night(height), ...playersRow(crowd, MARGIN), ...mapGrid(crowd, top)],
    };
  }
  const present = battleMarks(crowd, battle, top);
  const shown = usedRegions(crowd).filter(region => region !== regionOf(battle.region));
  const mapY = top + present.height + 10;
  const height = mapY + columnsHeight(crowd, { shown }) + MARGIN;
  return {
    width: WIDTH,
    height,
    marks: [...night(height), ...playersRow(crowd, MARGIN), ...present.marks, ...regionColumns(crowd, mapY, { shown })],
  };
}
