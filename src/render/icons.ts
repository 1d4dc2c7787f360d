import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Path2D } from '@napi-rs/canvas';

/** Icons of the set are drawn in a square of this side. */
export const ICON_SIDE = 512;

const paths = new Map<string, Path2D>();
let read: WeakRef<Buffer> | undefined;

/** The outline of an icon, kept once it was asked for. */
export function iconPath(name: string): Path2D {
  let path = paths.get(name);
  if (!path) {
    path = new Path2D(iconData(name));
    paths.set(name, path);
  }
  return path;
}

/**
 * SVG path data of an icon. The set holds four thousand icons in one file of 6 MB: finding the few we use in the
 * bytes takes well under a millisecond each, decoding and parsing all of them 55. Icons are asked for in crowds and then
 * no more: the file is kept only as long as memory is not wanted for something else.
 */
export function iconData(name: string): string {
  const file =
    read?.deref() ?? readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'));
  read = new WeakRef(file);
  const start = file.indexOf(`"${name}": {`);
  const end = start < 0 ? -1 : file.indexOf('}', start);
  const data = end < 0 ? undefined : /d=\\"([^"\\]+)\\"/.exec(file.toString('latin1', start, end))?.[1];
  if (!data) throw new Error(`No such icon: ${name}`);
  return data;
}
