import type { ForecastView } from '../../view.js';
import { poolText } from '../battle.js';
import { type Cost, costsOf } from '../forecast.js';
import type { ArenaScene } from '../sentences.js';
import { and, verb, whomAt } from './grammar.js';

function cost({ names, tiles, before, after }: Cost): string {
  const lost = tiles.length > 0 ? and(tiles.map(whomAt)) : null;
  const pool = before === after ? '' : ` Sztandar ${poolText({ names: [], before, after })}.`;
  if (names === null) return `${lost ? `Tracisz ${lost}` : 'Nic nie tracisz'}.${pool}`;
  const loses = verb(names.length, 'traci', 'tracą');
  return `${and(names)} ${lost ? `${loses} ${lost}` : `nic nie ${loses}`}.${pool}`;
}

/** Po wierszu na stronę: „Tracisz Rycerza C2. Sztandar 16 → 13.”, „Ada nic nie traci.” */
export function forecast(view: ForecastView, scene: ArenaScene, seat: number): string {
  const costs = costsOf(view, scene, seat);
  const isQuiet = costs.every(({ before, after }) => before === after);
  return [
    ...costs.map(cost),
    ...(isQuiet ? ['Żaden Sztandar nie ucierpi.'] : []),
    ...(view.isOpen ? ['W trakcie ktoś jeszcze wybiera: tu przyjęto to, co zwykle.'] : []),
  ].join('\n');
}
