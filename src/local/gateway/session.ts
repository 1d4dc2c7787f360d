import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { JsonObject } from '../json.js';
import type { Wire } from './wire.js';

const REPLAYABLE = 1000;

export type Shard = readonly [id: number, count: number];

interface Sent {
  readonly s: number;
  readonly t: string;
  readonly d: JsonObject;
}

/** One identified connection. It outlives its socket, so that a client that comes back receives what it missed. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  /** Which shard of how many. */
  readonly shard: Shard;
  readonly #sent: Sent[] = [];
  #seq = 0;
  #wire: Wire | null;

  constructor(intents: number, shard: Shard, wire: Wire) {
    this.intents = intents;
    this.shard = shard;
    this.#wire = wire;
  }

  get seq(): number {
    return this.#seq;
  }

  get connected(): boolean {
    return this.#wire !== null;
  }

  isOn(socket: WebSocket): boolean {
    return this.#wire?.socket === socket;
  }

  dispatch(t: string, d: JsonObject): void {
    this.#seq += 1;
    const sent = { s: this.#seq, t, d };
    this.#sent.push(sent);
    if (this.#sent.length > REPLAYABLE) this.#sent.shift();
    this.#wire?.send({ op: 0, ...sent });
  }

  detach(): void {
    this.#wire = null;
  }

  /** Whether everything that came after `seq` is still kept. */
  canReplay(seq: number): boolean {
    return seq >= this.#seq - this.#sent.length;
  }

  /** Takes a new socket and replays what came after `seq`. */
  resume(wire: Wire, seq: number): void {
    this.#wire = wire;
    for (const sent of this.#sent) if (sent.s > seq) wire.send({ op: 0, ...sent });
    this.dispatch('RESUMED', {});
  }

  /** Cuts the socket without a word, as a network fault does. */
  drop(): void {
    const socket = this.#wire?.socket;
    this.#wire = null;
    socket?.terminate();
  }

  ask(op: number, d: boolean | null): void {
    this.#wire?.send({ op, d });
  }
}
