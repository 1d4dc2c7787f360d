import type { WebSocket } from 'ws';
import { fullMemberJson, guildCreateJson, ownJson } from '../guild-json.js';
import { isObject, type JsonObject } from '../json.js';
import { limits } from '../limits.js';
import type { World } from '../world.js';
import { Session, type Shard } from './session.js';
import { Wire } from './wire.js';

export const intents = {
  guilds: 1 << 0,
  messages: 1 << 9,
  reactions: 1 << 10,
  typing: 1 << 11,
  directMessages: 1 << 12,
  directReactions: 1 << 13,
  directTyping: 1 << 14,
} as const;

/** What is still answered, by Discord too; a client that names none gets the newest. */
const versions = ['6', '7', '8', '9', '10'];
/** Until then a client that named no intents got everything. */
const FIRST_WITH_INTENTS = 8;

const privileged = (1 << 1) | (1 << 8) | (1 << 15);
const knownIntents = ((1 << 17) - 1) | (3 << 20) | (3 << 24);
const HEARTBEAT_MS = 41_250;
const RESUMABLE_MS = 5 * 60 * 1000;

/** Why Discord hangs up: its close codes. */
const closing = {
  unknownOpcode: [4001, 'Unknown opcode.'],
  undecodable: [4002, 'Error while decoding payload.'],
  encoding: [4002, 'Only encoding=json is spoken here, plain or with compress=zlib-stream.'],
  notAuthenticated: [4003, 'Not authenticated.'],
  wrongToken: [4004, 'Authentication failed.'],
  alreadyAuthenticated: [4005, 'Already authenticated.'],
  invalidSequence: [4007, 'Invalid seq.'],
  invalidShard: [4010, 'Invalid shard.'],
  version: [4012, 'Invalid API version.'],
  invalidIntents: [4013, 'Invalid intent(s).'],
  disallowedIntents: [4014, 'Disallowed intent(s).'],
} as const;
type Closing = keyof typeof closing;

function parse(text: string): Record<string, unknown> | null {
  try {
    const payload: unknown = JSON.parse(text);
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function readShard(value: unknown): Shard | null {
  if (value === undefined || value === null) return [0, 1];
  const [id, count] = Array.isArray(value) ? value : [];
  return isCount(id) && isCount(count) && id < count ? [id, count] : null;
}

export class Gateway {
  readonly #world: World;
  readonly #token: string;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<WebSocket>();
  url = '';

  constructor(world: World, token: string) {
    this.#world = world;
    this.#token = token;
  }

  get connected(): boolean {
    return [...this.#sessions.values()].some(session => session.connected);
  }

  accept(socket: WebSocket, query: URLSearchParams): void {
    this.#sockets.add(socket);
    socket.on('close', code => this.#closed(socket, code));
    socket.on('error', () => socket.terminate());
    const version = query.get('v') ?? '10';
    const isReadable = (query.get('encoding') ?? 'json') === 'json';
    const isInflatable = (query.get('compress') ?? 'zlib-stream') === 'zlib-stream';
    if (!versions.includes(version)) return void socket.close(...closing.version);
    if (!isReadable || !isInflatable) return void socket.close(...closing.encoding);
    const wire = new Wire(socket, Number(version), query.get('compress'));
    wire.send({ op: 10, d: { heartbeat_interval: HEARTBEAT_MS, _trace: [] } });
    socket.on('message', data => {
      const reason = this.#receive(wire, data.toString());
      if (reason) socket.close(closing[reason][0], closing[reason][1]);
    });
  }

  /**
   * Sends an event to every session that asked for one of `needed`; 0 goes to all. What happens in the guild is heard by
   * the guild's shard, what is said in private by the first.
   */
  dispatch(t: string, d: JsonObject, needed: number, where: 'guild' | 'direct' | 'everywhere'): void {
    for (const session of this.#sessions.values()) {
      const isTold =
        where === 'everywhere' || (where === 'direct' ? session.shard[0] === 0 : this.#isHome(session.shard));
      if (isTold && (needed === 0 || (session.intents & needed) !== 0)) session.dispatch(t, d);
    }
  }

  /** Discord spreads guilds over shards by the time in their ids. */
  #isHome([id, count]: Shard): boolean {
    return Number((BigInt(this.#world.guildId) >> 22n) % BigInt(count)) === id;
  }

  /** Cuts every socket, as a network fault would. Sessions that may not be resumed are forgotten. */
  drop({ resumable }: { resumable: boolean }): void {
    for (const session of this.#sessions.values()) {
      session.drop();
      this.#forgetLater(session);
    }
    this.#world.events.emit('bot', false);
    if (!resumable) this.#sessions.clear();
  }

  /** Opcode 7: asks clients to reconnect and resume. */
  askToReconnect(): void {
    for (const session of this.#sessions.values()) session.ask(7, null);
  }

  /** Opcode 9: tells clients that their session is over. */
  invalidate(resumable: boolean): void {
    for (const session of this.#sessions.values()) session.ask(9, resumable);
    if (!resumable) this.#sessions.clear();
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
    this.#sessions.clear();
  }

  #closed(socket: WebSocket, code: number): void {
    this.#sockets.delete(socket);
    for (const session of this.#sessions.values()) {
      if (!session.isOn(socket)) continue;
      session.detach();
      this.#world.events.emit('bot', this.connected);
      // A client that says goodbye with 1000 or 1001 ends its session; any other end may be resumed for a while.
      if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
      else this.#forgetLater(session);
    }
  }

  #forgetLater(session: Session): void {
    this.#world.clock.after(RESUMABLE_MS, () => {
      if (!session.connected) this.#sessions.delete(session.id);
    });
  }

  #receive(wire: Wire, text: string): Closing | null {
    const payload = Buffer.byteLength(text) > limits.gatewayBytes ? null : parse(text);
    if (!payload) return 'undecodable';
    const data = isObject(payload.d) ? payload.d : {};
    const session = [...this.#sessions.values()].find(one => one.isOn(wire.socket));
    switch (payload.op) {
      case 1:
        wire.send({ op: 11 });
        return null;
      case 2:
        return session ? 'alreadyAuthenticated' : this.#identify(wire, data);
      case 6:
        return session ? 'alreadyAuthenticated' : this.#resume(wire, data);
      case 8:
        if (session && data.guild_id === this.#world.guildId && this.#isHome(session.shard))
          this.#sendMembers(session, data);
        return session ? null : 'notAuthenticated';
      // Presence, voice and sounds change nothing that can be seen here.
      case 3:
      case 4:
      case 31:
        return session ? null : 'notAuthenticated';
      default:
        return 'unknownOpcode';
    }
  }

  #isKnown(token: unknown): boolean {
    return String(token).replace(/^Bot /, '') === this.#token;
  }

  #identify(wire: Wire, data: Record<string, unknown>): Closing | null {
    if (!this.#isKnown(data.token)) return 'wrongToken';
    const asked = data.intents ?? (wire.version < FIRST_WITH_INTENTS ? knownIntents & ~privileged : undefined);
    if (!isCount(asked) || (asked & ~knownIntents) !== 0) return 'invalidIntents';
    if ((asked & privileged) !== 0) return 'disallowedIntents';
    const shard = readShard(data.shard);
    if (!shard) return 'invalidShard';
    wire.compressPayloads = data.compress === true;
    const session = new Session(asked, shard, wire);
    this.#sessions.set(session.id, session);
    const { applicationId, bot, guildId } = this.#world;
    const isHome = this.#isHome(shard);
    session.dispatch('READY', {
      v: wire.version,
      user: ownJson(bot),
      guilds: isHome ? [{ id: guildId, unavailable: true }] : [],
      session_id: session.id,
      resume_gateway_url: this.url,
      shard,
      application: { id: applicationId, flags: 0 },
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      _trace: [],
    });
    if (isHome && (asked & intents.guilds) !== 0) session.dispatch('GUILD_CREATE', guildCreateJson(this.#world));
    this.#world.events.emit('bot', true);
    return null;
  }

  #resume(wire: Wire, data: Record<string, unknown>): Closing | null {
    if (!this.#isKnown(data.token)) return 'wrongToken';
    const session = this.#sessions.get(String(data.session_id));
    const { seq } = data;
    if (!isCount(seq) || (session && seq > session.seq)) return 'invalidSequence';
    if (!session?.canReplay(seq)) {
      // Who was away for longer than events are kept cannot be told what they missed: they begin anew.
      if (session) this.#sessions.delete(session.id);
      wire.send({ op: 9, d: false });
      return null;
    }
    session.resume(wire, seq);
    this.#world.events.emit('bot', true);
    return null;
  }

  #sendMembers(session: Session, data: Record<string, unknown>): void {
    const wanted = [data.user_ids ?? []].flat().map(String);
    const query = typeof data.query === 'string' ? data.query.toLowerCase() : null;
    const found = [...this.#world.people.values()].filter(person =>
      wanted.length > 0 ? wanted.includes(person.id) : query !== null && person.name.toLowerCase().startsWith(query),
    );
    session.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id: this.#world.guildId,
      members: found.map(fullMemberJson),
      chunk_index: 0,
      chunk_count: 1,
      not_found: wanted.filter(id => !this.#world.people.has(id)),
      ...(typeof data.nonce === 'string' ? { nonce: data.nonce } : {}),
    });
  }
}
