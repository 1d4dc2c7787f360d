import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { LANGUAGES, PALETTES } from '../../engine/index.js';
import {
  type House,
  makeQuietHours,
  parseQuietHours,
  type QuietHours,
  Refusal,
  type SettingsKind,
} from '../../matches/index.js';
import { SETTING_IDS, type SettingId } from '../words/index.js';

/** Whose settings: one's own, a channel's or a server's. */
export interface Owner {
  readonly kind: SettingsKind;
  readonly id: string;
}

/** Who asks, and where. */
export interface Asking {
  readonly user: { readonly id: string };
  readonly channelId: string | null;
  readonly guildId: string | null;
  readonly memberPermissions: Readonly<PermissionsBitField> | null;
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
};

const INITIAL: Readonly<Record<SettingId, string>> = {
  language: 'auto',
  reminders: 'on',
  quiet: 'off',
  palette: 'standard',
  trivial: 'ask',
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
    setting === 'quiet' ? value === 'off' || parseQuietHours(value) !== null : SETTING_VALUES[setting].includes(value);
  if (!changed.every(isKnown)) throw new Refusal('unknown-option');
  const now = { ...kept, ...wanted };
  await house.store.keepSettings(kind, id, now);
  return now;
}

/** Minutes ahead of UTC where nothing else is known: Poland in winter. */
const USUAL_OFFSET = 60;
const NO_QUIET = ['off', 'none', 'brak', 'nie'];

/** Quiet hours typed as `22-7`, or `off`; the clock they go by may be set with them or afterwards. */
export function quietFrom(typed: string | null, offsetHours: number | null, kept: QuietHours | null): string | null {
  const text = typed?.trim() ?? null;
  const offset = offsetHours === null ? (kept?.offset ?? USUAL_OFFSET) : Math.round(offsetHours * 60);
  if (text === null) return kept && offsetHours !== null ? makeQuietHours({ ...kept, offset }) : null;
  if (NO_QUIET.includes(text.toLowerCase())) return 'off';
  const [, from, to] = /^(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?$/.exec(text) ?? [];
  if (from === undefined || Number(from) > 24 || Number(to) > 24) throw new Refusal('bad-hours', { typed: text });
  return makeQuietHours({ from: Number(from) % 24, to: Number(to) % 24, offset });
}
