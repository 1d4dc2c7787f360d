import { isLanguage, type Language } from '../engine/index.js';
import type { House } from '../matches/index.js';

/** The language of a Discord locale: Polish for Poles, English for everybody else. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('pl') ? 'pl' : 'en');

const NOTHING_SET: Readonly<Record<string, string>> = {};

/** A person's own language: their setting, else their client's. */
export async function personalLanguage(house: House, player: string, locale: string): Promise<Language> {
  // Who cannot be looked up is answered all the same.
  const { language } = await house.store.settings('player', player).catch(() => NOTHING_SET);
  return language !== undefined && isLanguage(language) ? language : languageOf(locale);
}

/**
 * The language of public posts: the channel's setting, else the server's. Without either it is Polish on a Polish
 * server; most servers never set a locale, so elsewhere the language of who opens the table decides.
 */
export async function publicLanguage(
  house: House,
  channel: string,
  guild: string | null,
  locale: string | null,
  opener: Language,
): Promise<Language> {
  for (const settings of [
    await house.store.settings('channel', channel),
    guild === null ? {} : await house.store.settings('guild', guild),
  ]) {
    if (settings.language !== undefined && isLanguage(settings.language)) return settings.language;
  }
  return languageOf(locale) === 'pl' ? 'pl' : opener;
}
