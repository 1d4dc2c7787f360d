import { constants, createDeflate, type Deflate, deflateSync } from 'node:zlib';
import type { WebSocket } from 'ws';
import type { JsonObject } from '../json.js';

/** A socket with the compression its client asked for: none, one zlib stream, or each payload by itself. */
export class Wire {
  readonly socket: WebSocket;
  /** The version of the API its client speaks. */
  readonly version: number;
  readonly #stream: Deflate | null;
  #chunks: Buffer[] = [];
  /** Set by IDENTIFY with `compress: true`. */
  compressPayloads = false;

  constructor(socket: WebSocket, version: number, compression: string | null) {
    this.socket = socket;
    this.version = version;
    this.#stream = compression === 'zlib-stream' ? createDeflate() : null;
    this.#stream?.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  send(payload: JsonObject): void {
    const text = JSON.stringify({ s: null, t: null, ...payload });
    if (this.#stream) this.#sendStreamed(this.#stream, text);
    else if (this.compressPayloads) this.socket.send(deflateSync(text));
    else this.socket.send(text);
  }

  #sendStreamed(stream: Deflate, text: string): void {
    stream.write(text);
    // The sync flush ends the payload with 00 00 FF FF, by which the client knows that it is whole.
    stream.flush(constants.Z_SYNC_FLUSH, () => {
      const whole = Buffer.concat(this.#chunks);
      this.#chunks = [];
      if (whole.length > 0) this.socket.send(whole);
    });
  }
}
