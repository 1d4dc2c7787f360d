import type { Realm } from '../state.js';

/** The text of effects: the rules read it and never change it. */
const TEXTS: ReadonlySet<string> = new Set(['steps', 'change']);

/**
 * A copy to try things on; a bot makes hundreds of them for one turn. It shares what was agreed on and the land: the
 * rules replace it and never change it in place. The log stays behind.
 */
export function cloneRealm(realm: Realm): Realm {
  const { charter, teams, sets, tiles, news: _, ...rest } = realm;
  return { ...(clone(rest) as typeof rest), charter, teams, sets, tiles, news: [] };
}

function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(clone) : value.slice();
  const twin: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) twin[name] = TEXTS.has(name) ? part : clone(part);
  return twin;
}
