/** Data in one line: `(attack: amount 2, element physical, range melee)`, the keys in the order of the alphabet. */
export function brief(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(brief).join(' ')}]`;
  if (typeof data !== 'object' || data === null) return String(data);
  const entries = Object.entries(data).filter(([key, value]) => key !== 'op' && key !== 'mod' && value !== undefined);
  const parts = entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => (value === true ? key : `${key} ${brief(value)}`));
  const head = 'op' in data ? data.op : 'mod' in data ? data.mod : undefined;
  return `(${[...(head === undefined ? [] : [head]), ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ')})`;
}
