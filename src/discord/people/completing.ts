import { fold, type Language } from '../../engine/index.js';
import {
  absenceFrom,
  dayIn,
  LONGEST_AWAY,
  parseSleep,
  Refusal,
  type Stretch,
  USUAL_ZONE,
} from '../../matches/index.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';
import { hoursText, quietFrom, USUAL_QUIET, zonesLike } from './settings.js';

/** What an option that completes itself offers. */
interface Offered {
  readonly name: string;
  readonly value: string;
}

/** Days people are away for; any others are typed. */
export const ABSENCES = [2, 3, 5, 7, 10, 14, 21] as const;

export const zoneChoices = (typed: string): Offered[] =>
  zonesLike(typed, LIMITS.autocompleteChoices).map(zone => ({ name: zone, value: zone }));

/** Nothing where what is typed so far cannot be read. */
function unlessRefused<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
}

/** Quiet hours: how what is typed is understood, else the usual ones that begin so. */
export function quietChoices(typed: string, language: Language): Offered[] {
  const { noQuiet } = wordsIn(language);
  const read = typed.trim() === '' ? undefined : unlessRefused(() => quietFrom(typed, null, null));
  const sleep = parseSleep(read ?? undefined);
  if (sleep) return [{ name: hoursText(`${sleep.from}-${sleep.to}`), value: `${sleep.from}-${sleep.to}` }];
  if (read === 'off') return [{ name: noQuiet, value: 'off' }];
  const usual = USUAL_QUIET.map(value => ({ name: hoursText(value), value }));
  const all = [...usual, { name: noQuiet, value: 'off' }];
  const begun = fold(typed.trim());
  return all.filter(({ name, value }) => value.startsWith(begun) || fold(name).startsWith(begun));
}

/** An absence: how what is typed is understood, with its last day; else days from now on. */
export function awayChoices(typed: string, zone: string, now: number, language: Language): Offered[] {
  const { backChoice } = wordsIn(language);
  const back = { name: backChoice, value: 'off' };
  const text = typed.trim();
  const read = text === '' ? undefined : unlessRefused(() => absenceFrom(text, zone, now));
  if (read === null) return [back];
  const nameOf = ({ from, to }: Stretch): string =>
    wordsIn(language).awayChoice(from > now ? dayIn(zone, from) : null, dayIn(zone, to - 1));
  if (read) return read.to > now && read.to - read.from <= LONGEST_AWAY ? [{ name: nameOf(read), value: text }] : [];
  const days = ABSENCES.map(count => ({
    name: `${wordsIn(language).away(count)}. ${nameOf(absenceFrom(String(count), zone, now)!)}`,
    value: String(count),
  }));
  const all = [...days, back];
  return all.filter(({ name, value }) => value.startsWith(fold(text)) || fold(name).includes(fold(text)));
}

/** What `/settings` offers for the option that is being typed. */
export function settingChoices(
  option: string,
  typed: string,
  { zone = USUAL_ZONE, now, language }: { readonly zone?: string; readonly now: number; readonly language: Language },
): Offered[] {
  if (option === 'quiet') return quietChoices(typed, language);
  return option === 'away' ? awayChoices(typed, zone, now, language) : zoneChoices(typed);
}
