import type { Realm } from '../state.js';

/** Parts the rules replace and never change in place: what was agreed on, the land, the text of effects. */
const SHARED: ReadonlySet<string> = new Set(['charter', 'teams', 'sets', 'tiles', 'steps', 'change']);

/** A copy to try things on; a bot makes hundreds of them for one turn. The log stays behind. */
export const cloneRealm = (realm: Realm): Realm => clone({ ...realm, news: [] }) as Realm;

function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(clone) : value.slice();
  const twin: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) twin[name] = SHARED.has(name) ? part : clone(part);
  return twin;
}
