import type { Cdn } from '../cdn.js';
import { channelJson, memberJson, rolesJson, userJson } from '../guild-json.js';
import type { JsonObject } from '../json.js';
import { lengthOf, limits } from '../limits.js';
import { permissionsOf } from '../permissions.js';
import type { Channel, Command, World } from '../world.js';

export interface Upload {
  readonly filename: string;
  readonly data: Buffer;
}
export type OptionValue = string | number | boolean | Upload;
export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

/** Where a member is acting. */
export interface Place {
  readonly memberId: string;
  readonly channelId: string;
}

/** The parts of `resolved`, filled while options are read. */
export class Resolved {
  readonly #world: World;
  readonly #cdn: Cdn;
  readonly #place: Place;
  readonly #found: Record<string, JsonObject> = {};

  constructor(world: World, cdn: Cdn, place: Place) {
    this.#world = world;
    this.#cdn = cdn;
    this.#place = place;
  }

  user(id: string): string {
    const person = this.#world.people.get(id);
    if (!person) throw new Error(`no member ${id}`);
    this.#put('users', id, userJson(person));
    const permissions = permissionsOf(this.#world, id, this.#world.channels.get(this.#place.channelId)).toString();
    this.#put('members', id, { ...memberJson(person), permissions });
    return id;
  }

  channel(id: string): string {
    const channel = this.#world.channels.get(id);
    if (!channel) throw new Error(`no channel ${id}`);
    const permissions = permissionsOf(this.#world, this.#place.memberId, channel).toString();
    this.#put('channels', id, { ...channelJson(this.#world, channel), permissions });
    return id;
  }

  role(id: string): string {
    const role = rolesJson(this.#world).find(one => one.id === id);
    if (!role) throw new Error(`no role ${id}`);
    this.#put('roles', id, role);
    return id;
  }

  upload({ filename, data }: Upload): string {
    if (data.length > limits.fileBytes) throw new Error('the file is too large');
    const id = this.#world.nextId();
    const kept = this.#cdn.keep({ id, filename, data, channelId: this.#place.channelId, description: undefined });
    this.#put('attachments', id, this.#cdn.describe(kept));
    return id;
  }

  #put(kind: string, id: string, value: JsonObject): void {
    this.#found[kind] ??= {};
    this.#found[kind][id] = value;
  }

  json(): JsonObject {
    return Object.keys(this.#found).length > 0 ? { resolved: this.#found } : {};
  }
}

/** The commands a member is offered in a channel: guild ones hide global ones of the same name. */
export function commandsFor(world: World, memberId: string, channel: Channel): readonly Command[] {
  const isDirect = channel.type === 1;
  const permissions = permissionsOf(world, memberId);
  const usable = [...world.commands.values()].filter(({ guildId, shape }) => {
    const needed = shape.default_member_permissions;
    const contexts = shape.contexts as readonly number[] | null;
    if (isDirect && (guildId !== null || shape.dm_permission === false)) return false;
    if (contexts && !contexts.includes(isDirect ? 1 : 0)) return false;
    if (isDirect || typeof needed !== 'string' || memberId === world.ownerId) return true;
    return BigInt(needed) !== 0n && (permissions & BigInt(needed)) === BigInt(needed);
  });
  return usable.filter(
    one => one.guildId !== null || !usable.some(other => other.guildId !== null && other.shape.name === one.shape.name),
  );
}

function isUpload(value: OptionValue): value is Upload {
  return typeof value === 'object';
}

/** Refuses what Discord's own client would not let a member send. */
function assertSendable(option: JsonObject, value: OptionValue): void {
  const fail = (why: string): never => {
    throw new Error(`option ${String(option.name)}: ${why}`);
  };
  const choices = (option.choices ?? []) as JsonObject[];
  if (choices.length > 0 && !choices.some(choice => choice.value === value)) fail(`${String(value)} is not a choice`);
  const size = typeof value === 'string' ? lengthOf(value) : Number(value);
  const [low, high] = typeof value === 'string' ? ['min_length', 'max_length'] : ['min_value', 'max_value'];
  if (option[low!] !== undefined && size < Number(option[low!])) fail('too small');
  if (option[high!] !== undefined && size > Number(option[high!])) fail('too large');
}

function optionJson(option: JsonObject, value: OptionValue, resolved: Resolved, focused: boolean): JsonObject {
  const type = Number(option.type);
  const base = { type, name: String(option.name) };
  if (focused) return { ...base, value: String(value), focused: true };
  if (isUpload(value)) return { ...base, value: resolved.upload(value) };
  if (type === 6 || type === 9) return { ...base, value: resolved.user(String(value)) };
  if (type === 7) return { ...base, value: resolved.channel(String(value)) };
  if (type === 8) return { ...base, value: resolved.role(String(value)) };
  const expected = { 3: 'string', 5: 'boolean' }[type] ?? 'number';
  if (typeof value !== expected) throw new Error(`option ${base.name}: expected a ${expected}`);
  assertSendable(option, value);
  return { ...base, value };
}

export interface CommandCall {
  readonly command: Command;
  /** Subcommand group and subcommand, as far as there are any. */
  readonly path: readonly string[];
  readonly options: OptionValues;
  /** The option being typed, when this asks for autocomplete. */
  readonly focused?: string;
}

/** The data of a command interaction, with the options nested under their subcommand. */
export function callData(call: CommandCall, resolved: Resolved): JsonObject {
  const { command, options, focused } = call;
  let level = (command.shape.options ?? []) as JsonObject[];
  const steps = call.path.map(name => {
    const found = level.find(option => option.name === name && Number(option.type) <= 2);
    if (!found) throw new Error(`/${String(command.shape.name)} has no subcommand ${name}`);
    level = (found.options ?? []) as JsonObject[];
    return { type: Number(found.type), name };
  });
  if (level.some(({ type }) => Number(type) <= 2)) throw new Error('this command is called through its subcommands');
  for (const name of Object.keys(options))
    if (!level.some(option => option.name === name)) throw new Error(`no option ${name}`);
  const missing = level.find(({ name, required }) => required === true && options[String(name)] === undefined);
  if (missing && focused === undefined) throw new Error(`option ${String(missing.name)} is required`);
  const values: JsonObject[] = level.flatMap(option => {
    const value = options[String(option.name)];
    return value === undefined ? [] : [optionJson(option, value, resolved, option.name === focused)];
  });
  const nested = steps.reduceRight<JsonObject[]>((inner, step) => [{ ...step, options: inner }], values);
  return {
    id: command.id,
    name: command.shape.name,
    type: 1,
    options: nested,
    ...(command.guildId ? { guild_id: command.guildId } : {}),
    ...resolved.json(),
  };
}
