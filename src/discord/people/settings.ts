import { PermissionFlagsBits } from 'discord.js';
import { fold, LANGUAGES, PALETTES } from '../../engine/index.js';
import {
  absenceFrom,
  CALLS,
  callBy,
  changeNights,
  goAway,
  type House,
  makeSleep,
  type Person,
  parseSleep,
  Refusal,
  type SettingsKind,
  type Sleep,
  USUAL_ZONE,
  zoneNamed,
  zoneOf,
} from '../../matches/index.js';
import type { RoleAsking } from '../matches/open-tables.js';
import { SETTING_IDS, type SettingId } from '../words/index.js';

/** Whose settings: one's own, a channel's or a server's. */
export interface Owner {
  readonly kind: SettingsKind;
  readonly id: string;
}

/** Who asks, and where. */
export interface Asking extends RoleAsking {
  readonly channelId: string | null;
  readonly guildId: string | null;
}

export const isAdmin = ({ memberPermissions }: Asking): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** The owner meant; what is shared belongs to people who manage the server. */
export function ownerFor(asking: Asking, kind: SettingsKind): Owner {
  if (kind === 'player') return { kind, id: asking.user.id };
  if (!isAdmin(asking)) throw new Refusal('not-admin');
  const id = kind === 'guild' ? asking.guildId : asking.channelId;
  if (!id) throw new Refusal('unknown-option');
  return { kind, id };
}

/** What a channel or a server sets for what is posted there; everything else is a person's own. */
const SHARED: readonly SettingId[] = ['language', 'palette'];

export const settingsOf = (kind: SettingsKind): readonly SettingId[] => (kind === 'player' ? SETTING_IDS : SHARED);

/** What each setting may be; anything else was made up, and is never stored. Quiet hours are read by themselves. */
export const SETTING_VALUES: Readonly<Record<Exclude<SettingId, 'quiet'>, readonly string[]>> = {
  language: ['auto', ...LANGUAGES],
  reminders: ['on', 'off'],
  palette: PALETTES,
  trivial: ['ask', 'auto'],
  board: ['picture', 'text'],
  notify: CALLS,
};

const INITIAL: Readonly<Record<SettingId, string>> = {
  language: 'auto',
  reminders: 'on',
  quiet: 'off',
  palette: 'standard',
  trivial: 'ask',
  board: 'picture',
  notify: 'thread',
};

export const settingIn = (kept: Readonly<Record<string, string>>, id: SettingId): string => kept[id] ?? INITIAL[id];

/** Changes settings of the owner, all or none. Returns all of them. */
export async function changeSettings(
  house: House,
  { kind, id }: Owner,
  wanted: Partial<Record<SettingId, string>>,
): Promise<Readonly<Record<string, string>>> {
  const kept = await house.store.settings(kind, id);
  const changed = Object.entries(wanted) as [SettingId, string][];
  if (changed.length === 0) return kept;
  if (changed.some(([setting]) => !settingsOf(kind).includes(setting))) throw new Refusal('personal-setting');
  const isKnown = ([setting, value]: [SettingId, string]): boolean =>
    setting === 'quiet' ? value === 'off' || parseSleep(value) !== null : SETTING_VALUES[setting].includes(value);
  if (!changed.every(isKnown)) throw new Refusal('unknown-option');
  const now = { ...kept, ...wanted };
  if (kind === 'player' && now.quiet !== kept.quiet) await changeNights(house, id, now);
  else await house.store.keepSettings(kind, id, now);
  const way = CALLS.find(each => each === wanted.notify);
  if (way) await callBy(house, id, way);
  return now;
}

/** Somebody names their time zone, which counts also where they sleep at no fixed hours. */
export async function keepZone(house: House, player: string, named: string): Promise<void> {
  const zone = zoneNamed(named);
  if (zone === null) throw new Refusal('bad-zone', { typed: named.trim() });
  await house.store.keepSettings('player', player, { ...(await house.store.settings('player', player)), zone });
}

/** A server names the channel its results are posted in; naming it again means none. */
export async function keepResults(house: House, { kind, id }: Owner, channel: string): Promise<void> {
  const { results, ...kept } = await house.store.settings(kind, id);
  await house.store.keepSettings(kind, id, results === channel ? kept : { ...kept, results: channel });
}

/** Somebody is away as typed, or back; days are those of their zone. */
export async function beAway(house: House, player: string, typed: string, standIn: Person | null): Promise<void> {
  const zone = zoneOf(await house.store.settings('player', player));
  await goAway(house, player, absenceFrom(typed, zone, house.world.now()), standIn);
}

/** Quiet hours a press can choose; any others are typed. */
export const USUAL_QUIET = ['21-7', '22-7', '22-8', '23-7', '23-8', '0-8'] as const;

/** `22:00–7:00`, the same in every language. */
export const hoursText = (value: string): string => value.replace(/(\d+)-(\d+)/, '$1:00–$2:00');

/** Zones most people here live in, which a press can choose; any other is typed. */
export const USUAL_ZONES = [
  USUAL_ZONE,
  'Europe/London',
  'Europe/Dublin',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Stockholm',
  'Europe/Helsinki',
  'Europe/Athens',
  'Europe/Kyiv',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Sao_Paulo',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
] as const;

/** Zones whose name holds what is typed, the usual ones first. */
export function zonesLike(typed: string, most: number): readonly string[] {
  const plain = (name: string): string => fold(name).replace(/[\s_/]+/g, ' ');
  const text = plain(typed);
  const all = [...new Set<string>([...USUAL_ZONES, ...Intl.supportedValuesOf('timeZone')])];
  return all.filter(zone => plain(zone).includes(text)).slice(0, most);
}

const NO_QUIET = ['off', 'none', 'brak', 'nie'];

/** Sleeping hours typed as `22-7`, or `off`; the zone they go by may be named with them, before or afterwards. */
export function quietFrom(
  typed: string | null,
  named: string | null,
  kept: Sleep | null,
  known: string = USUAL_ZONE,
): string | null {
  const text = typed?.trim() ?? null;
  const zone = named === null ? (kept?.zone ?? known) : zoneNamed(named);
  if (zone === null) throw new Refusal('bad-zone', { typed: named!.trim() });
  if (text === null) return kept && named !== null ? makeSleep({ ...kept, zone }) : null;
  if (NO_QUIET.includes(text.toLowerCase())) return 'off';
  const [, from, to] = /^(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?$/.exec(text) ?? [];
  if (from === undefined || Number(from) > 24 || Number(to) > 24) throw new Refusal('bad-hours', { typed: text });
  return makeSleep({ from: Number(from) % 24, to: Number(to) % 24, zone });
}
