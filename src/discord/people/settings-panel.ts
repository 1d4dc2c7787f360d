import type { Language } from '../../engine/index.js';
import {
  avoidedBy,
  dayIn,
  MOST_SLEEP,
  parseAway,
  parseSleep,
  Refusal,
  SETTINGS_KINDS,
  type SettingsKind,
  type Sleep,
  type Stretch,
  zoneOf,
} from '../../matches/index.js';
import { button, buttonRows, type MenuOption, menuRow, type Part, type Row, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { personalLanguage } from '../language.js';
import { LIMITS } from '../limits.js';
import { hearOfTables, hearsOfTables, tablesRoleIn, troubleWithRole } from '../matches/open-tables.js';
import { type Message, message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import type { Surface } from '../surface.js';
import { SETTING_IDS, type SettingId, type Words, wordsIn } from '../words/index.js';
import { ABSENCES } from './completing.js';
import { dataMessage, deletePanel } from './messages.js';
import {
  type Asking,
  beAway,
  changeSettings,
  hoursText,
  isAdmin,
  keepZone,
  type Owner,
  ownerFor,
  quietFrom,
  SETTING_VALUES,
  settingIn,
  settingsOf,
  USUAL_QUIET,
  USUAL_ZONES,
} from './settings.js';

const HOUR = 3_600_000;

/** What the panel says on top, and what has changed about who is asking since they asked. */
export interface SettingsNote {
  readonly note?: string;
  /** Whether they hear of open tables now. */
  readonly hears?: boolean;
}

/** Settings as controls: each shows what is set and changes it where it stands. */
export async function settingsPanel(
  surface: Surface,
  asking: Asking,
  owner: Owner,
  language: Language,
  { note, hears: changed }: SettingsNote = {},
): Promise<Message> {
  const words = wordsIn(language);
  const kept = await surface.house.store.settings(owner.kind, owner.id);
  const title = [`### ${words.settingsTitle(owner.kind)}`, ...(note ? [note] : [])].join('\n');
  const rows = settingsOf(owner.kind).flatMap(id => [
    ...settingRows(owner.kind, id, kept, words),
    // Whoever looks for their nights looks for their absence there too.
    ...(id === 'quiet' ? [awayRow(parseAway(kept.away), zoneOf(kept), surface.house.world.now(), words)] : []),
  ]);
  const shared = owner.kind === 'guild' ? serverLines(asking, kept, words) : [];
  const avoided = owner.kind === 'player' ? await avoidedBy(surface.house, owner.id) : [];
  const alone = avoided.length === 0 ? [] : [text(words.avoided(avoided.map(id => `<@${id}>`)))];
  const hears = owner.kind === 'player' ? (changed ?? (await hearsOfTables(surface.house, asking))) : null;
  return message([
    text(title),
    ...shared.map(text),
    ...alone,
    ...rows,
    ...(hears === null ? [] : buttonRows([hearButton(hears, words)])),
    ...lastRow(owner.kind, isAdmin(asking), words),
  ]);
}

/** Where a server has results posted, and the role it has called for open tables, with what is in its way. */
function serverLines(asking: Asking, kept: Readonly<Record<string, string>>, words: Words): string[] {
  const role = tablesRoleIn(kept);
  const trouble = role === null ? null : troubleWithRole(asking, role);
  return [
    ...(kept.results ? [`${words.resultsLabel}: <#${kept.results}>`] : []),
    ...(role === null ? [] : [`${words.tablesRoleLabel}: <@&${role}>`]),
    ...(trouble === null ? [] : [words.roleTrouble(trouble)]),
  ];
}

const hearButton = (hears: boolean, words: Words) =>
  button(makeCustomId('setting', 'player', hears ? 'deaf' : 'hear'), {
    label: words.hearButton(hears),
    emoji: hears ? '🔕' : '🔔',
  });

function settingRows(kind: SettingsKind, id: SettingId, kept: Readonly<Record<string, string>>, words: Words): Part[] {
  const value = settingIn(kept, id);
  if (id === 'quiet') return quietParts(parseSleep(value), zoneOf(kept), words);
  const options = SETTING_VALUES[id].map(each => ({
    value: each,
    label: `${words.setting(id)}: ${words.settingValue(id, each)}`,
    chosen: each === value,
  }));
  return [menuRow(makeCustomId('setting', kind, id), { placeholder: words.setting(id), options })];
}

function awayRow(away: Stretch | null, zone: string, now: number, words: Words): Row {
  const isAway = away !== null && away.to > now;
  const begins = isAway && away.from > now ? dayIn(zone, away.from) : null;
  const kept = isAway ? [{ value: 'kept', label: words.awayTill(begins, dayIn(zone, away.to - 1)), chosen: true }] : [];
  const options = [
    { value: 'off', label: words.notAway, chosen: !isAway },
    ...kept,
    ...ABSENCES.map(days => ({ value: String(days), label: words.away(days), chosen: false })),
  ];
  return menuRow(makeCustomId('setting', 'player', 'away'), { placeholder: words.awayLabel, options });
}

function quietParts(hours: Sleep | null, zone: string, words: Words): Part[] {
  const own = hours ? `${hours.from}-${hours.to}` : 'off';
  const offered = ['off', ...USUAL_QUIET, ...(USUAL_QUIET.some(usual => usual === own) || own === 'off' ? [] : [own])];
  const quiet = offered.map((value): MenuOption => {
    const said = value === 'off' ? words.settingValue('quiet', 'off') : hoursText(value);
    return { value, label: `${words.setting('quiet')}: ${said}`, chosen: value === own };
  });
  const offeredZones = [...new Set<string>([zone, ...USUAL_ZONES])].slice(0, LIMITS.selectOptions);
  const zones = offeredZones.map(each => ({
    value: each,
    label: words.timeZone(each.replaceAll('_', ' ')),
    chosen: each === zone,
  }));
  return [
    menuRow(makeCustomId('setting', 'player', 'quiet'), { placeholder: words.setting('quiet'), options: quiet }),
    ...(hours ? [text(words.quietRule(MOST_SLEEP / HOUR))] : []),
    menuRow(makeCustomId('setting', 'player', 'zone'), { placeholder: words.timeZone(zone), options: zones }),
  ];
}

/** Whose settings are shown, for people who may change more than their own; and what is stored about oneself. */
function lastRow(kind: SettingsKind, admin: boolean, words: Words): Part[] {
  const scopes = admin ? SETTINGS_KINDS : [];
  const whose = scopes.map(each =>
    button(makeCustomId('setting', each, 'show'), {
      label: words.settingsOf(each),
      style: each === kind ? 'good' : 'plain',
      disabled: each === kind,
    }),
  );
  const own = [
    button(makeCustomId('setting', 'player', 'export'), { label: words.myData }),
    button(makeCustomId('setting', 'player', 'delete'), { label: words.deleteMyData }),
  ];
  return buttonRows([...whose, ...(kind === 'player' ? own : [])]);
}

const isKind = (kind: string): kind is SettingsKind => (SETTINGS_KINDS as readonly string[]).includes(kind);
const isSetting = (id: string): id is SettingId => (SETTING_IDS as readonly string[]).includes(id);

/** A control of the panel was used: the panel shows what is set now, in the language that is set now. */
async function change({ surface, press, id, language }: Pressed): Promise<Message> {
  const { match: kind, parts } = id;
  const what = parts[0] ?? '';
  if (!isKind(kind)) throw new Refusal('stale');
  const owner = ownerFor(press, kind);
  if (what === 'export') return dataMessage(surface, press.user.id, language);
  if (what === 'delete') return deletePanel(press.user.id, language);
  if (what === 'show') return settingsPanel(surface, press, owner, language);
  if (what === 'hear' || what === 'deaf') {
    const hears = what === 'hear';
    const role = `<@&${await hearOfTables(surface, press, hears)}>`;
    return settingsPanel(surface, press, owner, language, {
      note: wordsIn(language).hearsOfTables(role, hears),
      hears,
    });
  }
  const [value] = valuesOf(press);
  if (value === undefined) throw new Refusal('unknown-option');
  if (what === 'away') {
    if (value !== 'kept') await beAway(surface.house, press.user.id, value, null);
  } else await changeSettings(surface.house, owner, await wanted(surface, owner, what, value));
  const spoken = await personalLanguage(surface.house, press.user.id, press.locale);
  return settingsPanel(surface, press, owner, spoken, { note: wordsIn(spoken).settingsSaved });
}

async function wanted(
  surface: Surface,
  owner: Owner,
  what: string,
  value: string,
): Promise<Partial<Record<SettingId, string>>> {
  const kept = await surface.house.store.settings(owner.kind, owner.id);
  const hours = parseSleep(kept.quiet);
  if (what === 'zone') {
    if (owner.kind !== 'player') throw new Refusal('personal-setting');
    await keepZone(surface.house, owner.id, value);
    const quiet = quietFrom(null, value, hours);
    return quiet === null ? {} : { quiet };
  }
  if (what === 'quiet') return { quiet: quietFrom(value, null, hours, zoneOf(kept)) ?? 'off' };
  if (!isSetting(what)) throw new Refusal('unknown-option');
  return { [what]: value };
}

export const settingPresses: Readonly<Record<'setting', PressRule>> = { setting: { way: 'set', run: change } };
