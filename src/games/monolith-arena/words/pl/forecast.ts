import type { ForecastView } from '../../view.js';
import { poolText } from '../battle.js';
import { type Cost, costsOf } from '../forecast.js';
import type { ArenaScene } from '../sentences.js';
import { and, verb, whomAt } from './grammar.js';

function cost({ names, tiles, before, after }: Cost): string {
  const who = names === null ? '' : `${and(names)} `;
  const loses = names === null ? 'tracisz' : verb(names.length, 'traci', 'tracą');
  const lost = tiles.length > 0 ? `${loses} ${and(tiles.map(whomAt))}` : `nic nie ${loses}`;
  const pool = before === after ? `Sztandar zostaje na ${after}` : `Sztandar ${poolText({ names: [], before, after })}`;
  return `${who}${lost}, ${pool}`;
}

/** „Tracisz Rycerza C2, Sztandar 16 → 13; Ada nic nie traci, Sztandar zostaje na 12.” */
export function forecast(view: ForecastView, scene: ArenaScene, seat: number): string {
  const text = `${costsOf(view, scene, seat).map(cost).join('; ')}.`;
  const open = view.isOpen ? ' W trakcie bitwy ktoś jeszcze wybiera; tu liczy się najczęstszy wybór.' : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${open}`;
}
