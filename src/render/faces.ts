import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { readFontTables } from './core/font-tables.js';
import type { Face } from './core/workshop.js';

const PACKAGES = '@expo-google-fonts';
const resolve = createRequire(import.meta.url).resolve;
const faces = new Map<string, Face>();

/**
 * A face by name, `family-weight` (`grenze-700`), from the package of that family. Registered when first asked for:
 * the whole file under a name of its own, so that no subset and no installed font can take its place.
 */
export function face(name: string): Face {
  let found = faces.get(name);
  if (!found) {
    const file = faceFile(name);
    if (!GlobalFonts.register(file, name)) throw new Error(`Face ${name} cannot be registered`);
    found = { name, ...readFontTables(file) };
    faces.set(name, found);
  }
  return found;
}

/** The whole file of a face. */
export const faceFile = (name: string): Buffer => readFileSync(fileOf(name));

/** Newer packages keep each weight in a folder of its own, older ones all files side by side. */
function fileOf(name: string): string {
  const [, family, weight] = /^(.+)-(\d00)$/.exec(name) ?? [];
  if (!family || !weight) throw new Error(`Not a face: ${name}`);
  const home = dirname(resolve(`${PACKAGES}/${family}/package.json`));
  const isUpright = (entry: string): boolean => !/Italic(\.ttf)?$/.test(entry);
  const entries = readdirSync(home);
  const folder = entries.find(entry => entry.startsWith(weight) && isUpright(entry)) ?? '.';
  const file = (folder === '.' ? entries : readdirSync(join(home, folder))).find(
    entry => entry.includes(`_${weight}`) && entry.endsWith('.ttf') && isUpright(entry),
  );
  if (!file) throw new Error(`Face ${name} is not in ${home}`);
  return join(home, folder, file);
}
