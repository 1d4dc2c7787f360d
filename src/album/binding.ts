import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Game, Language } from '../engine/index.js';
import type { AlbumOrder } from '../matches/index.js';
import { iconData } from '../render/icons.js';
import { type Album, LENGTH_BYTES } from './album.js';
import { albumPage } from './html.js';
import { cutFaces } from './letters.js';
import { pageBundle } from './page-bundle.js';
import { storyOf } from './story.js';

/** A file people pass on, also over a slow connection. */
export const MOST_BYTES = 2_000_000;

/**
 * A match as one file that replays it in any browser; null where the rules of today take another way. One that would grow
 * too large has only the language it opens in.
 */
export async function bindAlbum(game: Game, order: AlbumOrder, most = MOST_BYTES): Promise<Uint8Array | null> {
  const whole = await bindIn(game, order, order.languages);
  if (!whole || whole.length <= most || order.languages.length === 1) return whole;
  return bindIn(game, order, order.languages.slice(0, 1));
}

async function bindIn(game: Game, order: AlbumOrder, languages: readonly Language[]): Promise<Uint8Array | null> {
  const story = storyOf(game, order, languages);
  if (!story) return null;
  const { tellings, lines, shelf } = story;
  const faces = await cutFaces(shelf.texts);
  const album: Album = {
    isOpen: order.isOpen,
    tellings,
    lines,
    marks: shelf.stored,
    icons: Object.fromEntries([...shelf.icons].map(name => [name, iconData(name)])),
    faces: faces.map(({ name, file }) => ({ name, bytes: file.length })),
  };
  const language = languages[0]!;
  const { words, names } = order.tongues[language];
  const title = `${game.words[language].name}: ${names.join(' – ')}`;
  const { opening, tooOld } = words;
  const packed = await pack(
    album,
    faces.map(({ file }) => file),
  );
  return Buffer.from(albumPage(await pageBundle(), { language, title, opening, tooOld }, packed));
}

async function pack(album: Album, files: readonly Uint8Array[]): Promise<Buffer> {
  const told = Buffer.from(JSON.stringify(album));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(told.length);
  return promisify(gzip)(Buffer.concat([length, told, ...files]), { level: 9 });
}
