import { english, polish } from '../../engine/index.js';

const HOUR = 3_600_000;

const DAY_EN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY_PL = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the calendar as people write it, for where Discord's own times cannot stand. */
export const dayEn = (at: number): string => DAY_EN.format(at);
export const dayPl = (at: number): string => DAY_PL.format(at);

/** A number of hours as people say it: whole days as days. */
export const hoursEn = (count: number): string =>
  count % 24 === 0
    ? `${count / 24} ${english(count / 24, 'day', 'days')}`
    : `${count} ${english(count, 'hour', 'hours')}`;

export const hoursPl = (count: number): string =>
  count % 24 === 0
    ? `${count / 24} ${polish(count / 24, 'dzień', 'dni', 'dni')}`
    : `${count} ${polish(count, 'godzina', 'godziny', 'godzin')}`;

/** „po 1 dniu”, „po 2 dniach”, „po 5 godzinach”. */
export const afterHoursPl = (count: number): string =>
  count % 24 === 0
    ? `${count / 24} ${polish(count / 24, 'dniu', 'dniach', 'dniach')}`
    : `${count} ${polish(count, 'godzinie', 'godzinach', 'godzinach')}`;

/** Any time as people say it: days with hours, hours, or minutes. */
function spoken(time: number, days: (count: number) => string, hour: string): string {
  const minutes = Math.floor(time / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const whole = Math.floor(time / (24 * HOUR));
  const rest = Math.floor((time % (24 * HOUR)) / HOUR);
  return [...(whole > 0 ? [days(whole * 24)] : []), ...(rest > 0 ? [`${rest} ${hour}`] : [])].join(' ');
}

export const spanEn = (time: number): string => spoken(time, hoursEn, 'h');
export const spanPl = (time: number): string => spoken(time, hoursPl, 'godz.');
