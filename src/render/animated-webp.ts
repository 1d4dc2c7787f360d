/** One picture of a film: what it changes, where, and for how long it is seen. */
export interface FilmFrame {
  /** Even numbers, as the format wants them. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The picture as a chunk `VP8 ` holds it. */
  readonly data: Uint8Array;
  /** In milliseconds. */
  readonly lasts: number;
}

const ANIMATION = 0x02;
/** Painted over what was there, and left there. */
const OVER_THE_LAST = 0x02;
const HEAD = 8;

/**
 * Frames as one animated WebP that plays for ever (Google's container specification: VP8X, ANIM, an ANMF each). Only what a
 * frame changes is in it, so a board on which one piece moves takes a few kilobytes a turn.
 */
export function animatedWebp(width: number, height: number, frames: readonly FilmFrame[]): Buffer {
  const chunks = [chunk('VP8X', header(width, height)), chunk('ANIM', Buffer.alloc(6)), ...frames.map(frameChunk)];
  const length = chunks.reduce((sum, { length }) => sum + length, 4);
  const riff = Buffer.alloc(HEAD + 4);
  riff.write('RIFF', 0, 'latin1');
  riff.writeUInt32LE(length, 4);
  riff.write('WEBP', HEAD, 'latin1');
  return Buffer.concat([riff, ...chunks]);
}

function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(10);
  body.writeUInt8(ANIMATION, 0);
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return body;
}

function frameChunk({ left, top, width, height, data, lasts }: FilmFrame): Buffer {
  const body = Buffer.alloc(16);
  body.writeUIntLE(left / 2, 0, 3);
  body.writeUIntLE(top / 2, 3, 3);
  body.writeUIntLE(width - 1, 6, 3);
  body.writeUIntLE(height - 1, 9, 3);
  body.writeUIntLE(lasts, 12, 3);
  body.writeUInt8(OVER_THE_LAST, 15);
  return chunk('ANMF', Buffer.concat([body, chunk('VP8 ', data)]));
}

/** A chunk is as long as it says, and filled up to an even length. */
function chunk(name: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(HEAD + data.length + (data.length % 2));
  whole.write(name, 0, 'latin1');
  whole.writeUInt32LE(data.length, 4);
  whole.set(data, HEAD);
  return whole;
}

/** The coded picture inside a still WebP. */
export function pictureIn(webp: Buffer): Uint8Array {
  for (let at = 12; at + HEAD <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + HEAD, at + HEAD + length);
    at += HEAD + length + (length % 2);
  }
  throw new Error('No picture in this WebP');
}
