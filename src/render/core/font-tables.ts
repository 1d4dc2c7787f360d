/** What we read out of a TrueType file: which characters it has, and how tall its letters are. */
export interface FontTables {
  has(codePoint: number): boolean;
  /** All in parts of the font size. */
  readonly capHeight: number;
  readonly ascent: number;
  readonly descent: number;
}

/** The canvas can neither tell a missing glyph nor the height of capitals, so the tables are read here. */
export function readFontTables(bytes: Uint8Array): FontTables {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let k = 0; k < file.getUint16(4); k++) {
    const entry = 12 + k * 16;
    tables.set(tagAt(file, entry), file.getUint32(entry + 8));
  }
  const at = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`Font without a ${name} table`);
    return offset;
  };
  const em = file.getUint16(at('head') + 18);
  const ranges = readCharacterRanges(file, at('cmap'));
  return {
    has: codePoint => isWithin(ranges, codePoint),
    capHeight: capHeight(file, at('OS/2')) / em,
    ascent: file.getInt16(at('hhea') + 4) / em,
    descent: -file.getInt16(at('hhea') + 6) / em,
  };
}

const tagAt = (file: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map(letter => file.getUint8(at + letter)));

/** Version 2 of the table brought the height of capitals; older fonts get the usual one. */
function capHeight(file: DataView, os2: number): number {
  return file.getUint16(os2) >= 2 ? file.getInt16(os2 + 88) : 700;
}

/** Start and end of every run of characters, one after the other, rising. */
function readCharacterRanges(file: DataView, cmap: number): number[] {
  let best = -1;
  let bestFormat = 0;
  for (let k = 0; k < file.getUint16(cmap + 2); k++) {
    const subtable = cmap + file.getUint32(cmap + 4 + k * 8 + 4);
    const format = file.getUint16(subtable);
    if ((format === 4 || format === 12) && format > bestFormat) {
      best = subtable;
      bestFormat = format;
    }
  }
  if (best < 0) throw new Error('Font without a Unicode character map');
  return bestFormat === 12 ? readFormat12(file, best) : readFormat4(file, best);
}

function readFormat12(file: DataView, subtable: number): number[] {
  const ranges: number[] = [];
  for (let k = 0; k < file.getUint32(subtable + 12); k++) {
    const group = subtable + 16 + k * 12;
    ranges.push(file.getUint32(group), file.getUint32(group + 4));
  }
  return ranges;
}

function readFormat4(file: DataView, subtable: number): number[] {
  const size = file.getUint16(subtable + 6);
  const ranges: number[] = [];
  for (let k = 0; k < size; k += 2) {
    const end = file.getUint16(subtable + 14 + k);
    const start = file.getUint16(subtable + 16 + size + k);
    if (start <= end && start !== 0xffff) ranges.push(start, end);
  }
  return ranges;
}

function isWithin(ranges: readonly number[], codePoint: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < ranges[middle * 2]!) high = middle - 1;
    else if (codePoint > ranges[middle * 2 + 1]!) low = middle + 1;
    else return true;
  }
  return false;
}
