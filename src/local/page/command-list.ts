import type { JsonObject } from '../json.js';
import type { Store } from './store.js';

/** Something one can call: a command, or one of its subcommands. */
export interface Callable {
  /** As the server knows it: `league create`. */
  readonly name: string;
  /** As the member reads it. */
  readonly shown: string;
  readonly description: string;
  readonly options: readonly JsonObject[];
}

export function localized(shape: JsonObject, key: 'name' | 'description', locale: string): string {
  const all = (shape[`${key}_localizations`] ?? {}) as JsonObject;
  return String(all[locale] ?? shape[key] ?? '');
}

function expand(shape: JsonObject, locale: string, name: string, shown: string): readonly Callable[] {
  const options = (shape.options ?? []) as JsonObject[];
  const inner = options.filter(({ type }) => Number(type) <= 2);
  if (inner.length === 0) return [{ name, shown, description: localized(shape, 'description', locale), options }];
  return inner.flatMap(one =>
    expand(one, locale, `${name} ${String(one.name)}`, `${shown} ${localized(one, 'name', locale)}`),
  );
}

/** In the order in which the bot registered them. */
export function callables(store: Store): readonly Callable[] {
  return store
    .commandsHere()
    .flatMap(({ shape }) => expand(shape, store.locale, String(shape.name), localized(shape, 'name', store.locale)));
}

/** The name a member reads for a command that was called as `name`. */
export function shownName(store: Store, name: string): string {
  return callables(store).find(one => one.name === name)?.shown ?? name;
}

/** Folds case and diacritics, ł included, so that "zloz" finds "złóż". */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Commands whose shown or default name holds what was typed, those that start with it first. */
export function matching(all: readonly Callable[], typed: string): readonly Callable[] {
  const wanted = folded(typed);
  const rank = ({ name, shown }: Callable): number => {
    const names = [folded(shown), folded(name)];
    if (names.some(one => one.startsWith(wanted))) return 0;
    return names.some(one => one.includes(wanted)) ? 1 : 2;
  };
  const sorted = all.toSorted((a, b) => a.shown.localeCompare(b.shown));
  return [0, 1].flatMap(wantedRank => sorted.filter(one => rank(one) === wantedRank));
}
