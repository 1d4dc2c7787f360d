import subsetFont from 'subset-font';
import { readFontTables } from '../render/core/font-tables.js';
import { runsOf } from '../render/core/text-runs.js';
import type { Face } from '../render/core/workshop.js';
import { faceFile } from '../render/faces.js';

/** A face with no more letters than are needed, as a file. */
export interface CutFace {
  readonly name: string;
  readonly file: Uint8Array;
}

/** What the typesetter puts into a text by itself: between words, and where it cuts one. */
const OWN_SIGNS = ' \u00a0…';

/** What a canvas applies unasked. Small capitals and old figures would bring in letters nobody sees. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk'];

/**
 * The faces these texts are painted in, cut down to their letters: whole they would take more than everything else. A face
 * has what it had of these texts, so that they are set in the same faces, and broken at the same places, as with whole ones.
 */
export async function cutFaces(texts: ReadonlyMap<string, ReadonlySet<string>>): Promise<CutFace[]> {
  const faces = new Map<string, Face & { readonly file: Buffer }>();
  const face = (name: string): Face => {
    const known = faces.get(name);
    if (known) return known;
    const file = faceFile(name);
    const read = { name, file, ...readFontTables(file) };
    faces.set(name, read);
    return read;
  };
  const letters = new Map<string, Set<string>>();
  for (const [name, written] of texts) {
    for (const text of [OWN_SIGNS, ...written]) {
      for (const run of runsOf(text, face(name), face)) {
        if (run.kind !== 'letters') continue;
        const signs = letters.get(run.face) ?? new Set();
        for (const sign of run.text) signs.add(sign);
        letters.set(run.face, signs);
      }
    }
  }
  const cut: CutFace[] = [];
  for (const [name, signs] of [...letters].sort()) {
    const options = { targetFormat: 'truetype', keepFeatures: FEATURES, noHinting: true } as const;
    cut.push({ name, file: await subsetFont(faces.get(name)!.file, [...signs].join(''), options) });
  }
  return cut;
}
