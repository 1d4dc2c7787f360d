const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function relativeTime(unix: number, locale: string, now = Date.now()): string {
  const seconds = Math.round(unix - now / 1000);
  // 59 and a half minutes read better as an hour than as sixty minutes.
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length * 0.98) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(seconds / size), unit);
}

const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** What Discord shows for `<t:unix:style>`. */
export function formatTime(unix: number, style: string, locale: string): string {
  if (style === 'R') return relativeTime(unix, locale);
  return new Intl.DateTimeFormat(locale, styles[style] ?? styles.f).format(unix * 1000);
}

export interface DayWords {
  readonly today: (time: string) => string;
  readonly yesterday: (time: string) => string;
}

/** The time next to an author's name: the day in words while it is near. */
export function messageTime(at: Date, locale: string, words: DayWords, now = new Date()): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0) return words.today(time);
  if (days === 1) return words.yesterday(time);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}
