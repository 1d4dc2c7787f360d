export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Polish counts in four forms: 1 rana, 2 rany, 5 ran, and 1,5 rany for fractions (which no game has). */
export function polish(count: number, one: string, few: string, many: string): string {
  const size = Math.abs(count);
  if (size === 1) return one;
  const tens = size % 100;
  const units = tens % 10;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
}

/** English counts in two forms. */
export const english = (count: number, one: string, many: string): string => (Math.abs(count) === 1 ? one : many);

/** The same text for comparing: lower case, no diacritics, ł as l, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[’'`]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
}

/** "a", "a and b", "a, b and c" with the language's own "and". */
export function list(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** Several of the same are counted: "faction chip 1 ×3". */
export function countedParts(names: readonly string[]): string[] {
  return [...new Set(names)].map(name => {
    const count = names.filter(other => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
}
