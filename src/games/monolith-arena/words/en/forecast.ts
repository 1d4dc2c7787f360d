import type { ForecastView } from '../../view.js';
import { poolText } from '../battle.js';
import { type Cost, costsOf } from '../forecast.js';
import type { ArenaScene } from '../sentences.js';
import { and, at } from './grammar.js';

function cost({ names, tiles, before, after }: Cost): string {
  const loses = names === null ? 'You lose' : `${and(names)} ${names.length === 1 ? 'loses' : 'lose'}`;
  const pool = before === after ? `Banner stays at ${after}` : `Banner ${poolText({ names: [], before, after })}`;
  return `${loses} ${tiles.length > 0 ? and(tiles.map(at)) : 'nothing'}, ${pool}`;
}

/** "You lose Knight C2, Banner 16 → 13; Ada loses nothing, Banner stays at 12." */
export function forecast(view: ForecastView, scene: ArenaScene, seat: number): string {
  const open = view.isOpen ? ' Somebody still has to choose in the middle of it; this counts on the usual choice.' : '';
  return `${costsOf(view, scene, seat).map(cost).join('; ')}.${open}`;
}
