import { isLanguage, type Language } from '../engine/index.js';
import type { House } from '../matches/index.js';

/** The language of a Discord locale: Polish for Poles, English for everybody else. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('pl') ? 'pl' : 'en');

/** A person's own language: their setting, else their client's. */
export async function personalLanguage(house: House, player: string, locale: string): Promise<Language> {
  const { language } = await house.store.settings('player', player);
  return language !== undefined && isLanguage(language) ? language : languageOf(locale);
}

/** The language of public posts: the channel's setting, else the server's, else the server's locale. */
export async function publicLanguage(
  house: House,
  channel: string,
  guild: string | null,
  locale: string | null,
): Promise<Language> {
  for (const settings of [
    await house.store.settings('channel', channel),
    guild === null ? {} : await house.store.settings('guild', guild),
  ]) {
    if (settings.language !== undefined && isLanguage(settings.language)) return settings.language;
  }
  return languageOf(locale);
}
