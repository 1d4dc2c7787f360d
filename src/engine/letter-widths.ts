/**
 * Advance widths in hundredths of the size, rounded to even numbers, so that boxes can be cut to their texts where
 * nothing can be measured. The painter measures again and shrinks what does not fit.
 */
function table(widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(widths).flatMap(([width, letters]) => [...letters].map(each => [each, Number(width)])));
}

const WIDTHS = {
  'fira-sans-condensed-500': table({
    22: ' .,;:!·’',
    26: 'ijlI',
    28: 'J',
    30: '()',
    32: 'fł',
    34: 't',
    36: 'r',
    38: '-',
    40: 'z1źż',
    42: '7',
    44: 'csFćś?',
    46: 'vxyL23+−×°/',
    48: 'gkETZ5ĘŁŹŻ–',
    50: 'aeS469ąęŚ',
    52: 'hnuCVXY8ńĆ',
    54: 'bdopqAP0óĄ',
    56: 'BKR',
    58: 'DGU',
    60: 'HNŃ',
    62: 'OQÓ',
    68: 'w…',
    72: 'M',
    76: 'mW',
    78: '%',
  }),
  'fira-sans-condensed-700': table({
    20: ' ',
    22: '.,;:!·’',
    26: 'ijI',
    28: 'lJ',
    30: '()',
    32: 'f',
    34: 'ł',
    36: 'rt',
    38: '-',
    42: 'z17źż',
    44: 'csFćś?',
    46: 'vxL2−×°/',
    48: 'yET3Ę+–',
    50: 'aegkZ5ąęŁŹŻ',
    52: 'hnuCSVX4689ńĆŚ',
    54: 'bdopqAPY0óĄ',
    56: 'BR',
    58: 'GKU',
    60: 'DHNŃ',
    62: 'OQÓ',
    68: 'w…',
    72: 'M',
    76: 'm',
    78: 'W%',
  }),
  'fira-sans-condensed-800': table({
    20: ' ',
    22: ',!',
    24: '.;:·’',
    26: 'ijI',
    28: 'l',
    30: 'J()',
    34: 'fł',
    36: 'rt',
    38: '-',
    42: 'zźż',
    44: 'csF17ćś?',
    46: 'L2°/',
    48: 'vxyE3Ę−–×',
    50: 'agTZ5ąŹŻ+',
    52: 'ehknuCSV49ęńĆŁŚ',
    54: 'bdopqAX68óĄ',
    56: 'BPRY0',
    58: 'U',
    60: 'DGHKNŃ',
    64: 'OQÓ',
    70: 'w…',
    72: 'M',
    76: 'm',
    78: 'W',
    80: '%',
  }),
  'alegreya-sc-700': table({
    18: ' ',
    22: '’',
    24: ';:·',
    26: ',!',
    28: '.()',
    30: 'j?°',
    32: 'i/',
    34: 'J',
    36: 'I1-',
    42: '357',
    46: 'fls469ś',
    48: '28ł',
    50: 'ptz0źż+−×',
    52: 'ceyLćę',
    54: 'abvFSąŚ–',
    56: 'gkruTŁ',
    58: 'doqxPZóŹŻ',
    60: 'EYĘ',
    62: 'nABCVńĄĆ',
    64: 'hR',
    66: 'GKU',
    68: 'OQXÓ…',
    70: 'mD%',
    72: 'NŃ',
    74: 'H',
    82: 'w',
    84: 'M',
    96: 'W',
  }),
  'barlow-condensed-500': table({
    14: "'’",
    18: ',',
    20: ' .;jl·',
    22: 'Ii',
    24: ':',
    26: '!()1',
    28: '"ft„”“',
    30: 'r',
    32: '-ł',
    36: '/zźż°',
    38: '7syś×–',
    40: '?FLZvxŹŻ',
    42: '235689SacegkoąćęóŚ',
    44: '+04AEJQTXYbdhnpquńĄĘŁ−=',
    46: 'BCDGKOPRVĆÓ',
    48: 'HU',
    50: 'NŃ',
    52: 'M',
    56: '&',
    58: 'w',
    64: 'W',
    66: 'm…',
    78: '%',
  }),
  'barlow-condensed-700': table({
    16: "'",
    18: '’',
    20: ' l',
    22: ',.Iij·',
    24: ';',
    28: '!1:',
    30: 'ft',
    32: '()r',
    34: '"-„',
    36: '°”“',
    38: 'złźż–',
    40: '7×',
    42: '/FLZsyśŹŻ',
    44: '+235689?ESabcdeghknopquvxąćęńóĘŚ−=',
    46: '0BCGJPQTĆ',
    48: '4ADHORUVXYĄÓ',
    50: 'KŁ',
    52: 'NŃ',
    54: 'M',
    60: '&',
    62: 'w',
    68: 'Wm',
    70: '…',
    76: '%',
  }),
  'barlow-condensed-800': table({
    18: "'",
    20: ' ',
    22: ',ijl’',
    24: '.;I·',
    28: '!',
    30: '1:ft',
    34: '()-r',
    36: '°',
    38: '"zźż–„”“',
    40: '×',
    42: '7FZsłśŹŻ',
    44: '+/3589ELceyćęĘ−=',
    46: '026?CJQSabdghknopquvxąńóĆŚ',
    48: 'BDGHOPRTUXÓ',
    50: '4AKVYĄ',
    52: 'NŁŃ',
    56: 'M',
    62: '&',
    64: 'w',
    68: 'm',
    70: 'W',
    74: '…',
    76: '%',
  }),
  'grenze-600': table({
    16: ' ',
    18: "'",
    22: '.:;·',
    24: ',ijlł’',
    26: '()',
    28: '!f',
    32: '-IJt°',
    34: '"r',
    36: 'cć',
    38: '/1sś',
    40: '5zźż„”“',
    42: '3evę',
    44: '7SgxyŚ',
    46: '2689?bkq–',
    48: '4CFLadhopuąóĆŁ',
    50: '0EZnńĘŹŻ',
    52: 'T×',
    54: 'BPY',
    56: 'GR',
    58: 'DKOQXÓ=',
    60: 'V−…&',
    62: '+ANUĄŃ',
    64: 'H',
    66: 'w',
    72: 'm',
    82: 'M',
    88: 'W',
    90: '%',
  }),
} as const;

export type SetFace = keyof typeof WIDTHS;
/** The faces whose letters are known. */
export const SET_FACES = Object.keys(WIDTHS) as SetFace[];

const USUAL = 48;
const EMOJI = 128;

/** How wide a line is, in parts of its size. */
export function lineWidth(text: string, face: SetFace): number {
  const widths = WIDTHS[face];
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? (/\p{Extended_Pictographic}/u.test(letter) ? EMOJI : USUAL);
  return sum / 100;
}

/** How many lines a text takes when none may be wider than this: greedy, a one-letter word stays with the next. */
export function lineCount(text: string, face: SetFace, room: number): number {
  const space = lineWidth(' ', face);
  let lines = 1;
  let filled = 0;
  for (const word of text.replace(/(?<=^|\s)(\p{L}) /gu, '$1\u00a0').split(' ')) {
    const width = lineWidth(word.replaceAll('\u00a0', ' '), face);
    if (filled && filled + space + width > room) {
      lines += 1;
      filled = width;
    } else filled += (filled ? space : 0) + width;
  }
  return lines;
}

/** The text itself if it fits into the room, otherwise as much of it as fits before an ellipsis. */
export function cutTo(text: string, face: SetFace, room: number): string {
  if (lineWidth(text, face) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && lineWidth(`${letters.join('').trimEnd()}…`, face) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
