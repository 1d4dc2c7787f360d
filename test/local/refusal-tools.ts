export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
export const button = (id: unknown, more = {}) => ({ type: 2, style: 1, label: 'x', custom_id: id, ...more });
export const row = (...components: unknown[]) => ({ type: 1, components });
export const text = (content: string) => ({ type: 10, content });
export const select = (more = {}) => ({ type: 3, custom_id: 's', options: [{ label: 'a', value: 'a' }], ...more });
export const v2 = (...components: unknown[]) => ({ flags: 32768, components });
export const option = (index: number) => ({ label: `o${index}`, value: `v${index}` });
export const field = (more = {}) => ({ name: 'n', value: 'v', ...more });

/** The place of the first fault in Discord's tree of errors, and its code. */
export function fault(errors: Record<string, unknown> | undefined): string {
  const steps: string[] = [];
  let at: unknown = errors;
  while (typeof at === 'object' && at !== null) {
    const list = Reflect.get(at, '_errors') as { code: string }[] | undefined;
    if (list) return `${steps.join('.')} ${list[0]!.code}`.trim();
    const [key, inner] = Object.entries(at)[0]!;
    steps.push(key);
    at = inner;
  }
  return '';
}
