import { type Album, LENGTH_BYTES } from '../album.js';

/** An album as it was bound, and the files of its faces. */
export interface Bound {
  readonly album: Album;
  readonly faces: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Reads an album out of the letters it stands in on the page. */
export async function readAlbum(letters: string): Promise<Bound> {
  const bytes = await unpacked(Uint8Array.from(atob(letters), letter => letter.charCodeAt(0)));
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const album = JSON.parse(new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length))) as Album;
  const faces = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = LENGTH_BYTES + length;
  for (const face of album.faces) {
    faces.set(face.name, bytes.slice(at, at + face.bytes));
    at += face.bytes;
  }
  return { album, faces };
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
