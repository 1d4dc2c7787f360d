import type { ForecastView } from '../../view.js';
import { poolText } from '../battle.js';
import { type Cost, costsOf } from '../forecast.js';
import type { ArenaScene } from '../sentences.js';
import { and, at } from './grammar.js';

function cost({ names, tiles, before, after }: Cost): string {
  const loses = names === null ? 'You lose' : `${and(names)} ${names.length === 1 ? 'loses' : 'lose'}`;
  const pool = before === after ? '' : ` Banner ${poolText({ names: [], before, after })}.`;
  return `${loses} ${tiles.length > 0 ? and(tiles.map(at)) : 'nothing'}.${pool}`;
}

/** A line for each side: "You lose Knight C2. Banner 16 → 13.", "Ada loses nothing." */
export function forecast(view: ForecastView, scene: ArenaScene, seat: number): string {
  const costs = costsOf(view, scene, seat);
  const isQuiet = costs.every(({ before, after }) => before === after);
  return [
    ...costs.map(cost),
    ...(isQuiet ? ['No Banner is hurt.'] : []),
    ...(view.isOpen ? ['Somebody still has a choice to make in it: the usual one is assumed.'] : []),
  ].join('\n');
}
