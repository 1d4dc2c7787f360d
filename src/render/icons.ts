import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let read: WeakRef<Buffer> | undefined;

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
