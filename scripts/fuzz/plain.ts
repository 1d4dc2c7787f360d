/**
 * Where a value is not plain JSON, as "path: what is wrong", or null where it all is. Stricter than JSON.stringify,
 * which drops and bends things silently; an object standing in two places would be one thing now and two after a
 * restart.
 */
export function faultOf(value: unknown): string | null {
  return faultAt(value, '', new Map());
}

function faultAt(value: unknown, path: string, seen: Map<object, string>): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${path}: ${value}`;
    return Object.is(value, -0) ? `${path}: minus zero` : null;
  }
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const other = seen.get(value);
  if (other !== undefined) return `${path}: the same object as ${other}`;
  seen.set(value, path);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = faultAt(value[index], `${path}[${index}]`, seen);
      if (fault !== null) return fault;
    }
    return Object.keys(value).length === value.length ? null : `${path}: a list with names`;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return `${path}: a ${value.constructor?.name ?? 'bare object'}`;
  for (const [name, member] of Object.entries(value)) {
    const fault = faultAt(member, `${path}.${name}`, seen);
    if (fault !== null) return fault;
  }
  return null;
}
