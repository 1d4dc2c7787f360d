/** Tables of the JPEG standard (ITU T.81): the order of coefficients, and Annex K for quantisation and codes. */

/** Where the coefficients of a block stand, from the coarsest to the finest. */
export const ZIGZAG: readonly number[] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
];

const QUALITY = 85;

/** Table K.1, brightness, and K.2, colour, at our quality, as every common encoder scales them. */
const atQuality = (steps: readonly number[]): readonly number[] =>
  steps.map(step => Math.max(1, Math.floor((step * (200 - 2 * QUALITY) + 50) / 100)));

// biome-ignore format: a square of eight, as in the standard
const K1 = [
  16, 11, 10, 16, 24, 40, 51, 61,
  12, 12, 14, 19, 26, 58, 60, 55,
  14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77,
  24, 35, 55, 64, 81, 104, 113, 92,
  49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
// biome-ignore format: a square of eight, as in the standard
const K2 = [
  17, 18, 24, 47, 99, 99, 99, 99,
  18, 21, 26, 66, 99, 99, 99, 99,
  24, 26, 56, 99, 99, 99, 99, 99,
  47, 66, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99,
];

/** A set of Huffman codes: how many there are of each length from 1 to 16, and what they stand for, in order. */
export interface Codes {
  readonly lengths: readonly number[];
  readonly values: readonly number[];
}

const bytes = (hex: string): readonly number[] => [...Buffer.from(hex, 'hex')];

/** Tables K.3 to K.6: codes of the mean of a block and of its other coefficients. */
const MEANS = bytes('000102030405060708090a0b');
const K3: Codes = { lengths: bytes('00010501010101010100000000000000'), values: MEANS };
const K4: Codes = { lengths: bytes('00030101010101010101010000000000'), values: MEANS };
const K5: Codes = {
  lengths: bytes('0002010303020403050504040000017d'),
  values: bytes(
    '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a343536373839' +
      '3a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7' +
      'a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  ),
};
const K6: Codes = {
  lengths: bytes('00020102040403040705040400010277'),
  values: bytes(
    '0001020311040521310612415107617113223281081442' +
      '91a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a6364656667' +
      '68696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9ca' +
      'd2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
  ),
};

/** Everything one kind of component is coded by. */
export interface Coding {
  /** The step of each coefficient, row by row. */
  readonly steps: readonly number[];
  readonly mean: Codes;
  readonly rest: Codes;
}

export const BRIGHTNESS: Coding = { steps: atQuality(K1), mean: K3, rest: K5 };
export const COLOUR: Coding = { steps: atQuality(K2), mean: K4, rest: K6 };
