/** One block of samples, row by row, as 32-bit floats; what it becomes as 16-bit integers, column by column. */
const samples = memory.data(3 * 64 * 4, 16);
const coefficients = memory.data(64 * 2, 16);

/** For brightness and colour each: weights of the coefficients, code and length of every symbol. */
const weights = memory.data(2 * 64 * 4, 16);
const meanCodes = memory.data(2 * 16 * 4, 16);
const restCodes = memory.data(2 * 256 * 4, 16);
/** Where a coefficient, column by column, stands in the zigzag, and which one stands at a place of it. */
const placeOf = memory.data(64);
const standsAt = memory.data(64);

export function weightsAt(): usize {
  return weights;
}
export function meanCodesAt(): usize {
  return meanCodes;
}
export function restCodesAt(): usize {
  return restCodes;
}
export function placeOfAt(): usize {
  return placeOf;
}
export function standsAtAt(): usize {
  return standsAt;
}
export function end(): usize {
  return __heap_base;
}

let held: u64 = 0;
let count: u32 = 0;
let at: usize = 0;

/** Encodes a stretch of blocks side by side, with a start of its own, up to a whole byte. Returns where its bytes end. */
export function encode(pixels: usize, stride: usize, blocks: i32, out: usize): usize {
  held = 0;
  count = 0;
  at = out;
  let meanY = 0;
  let meanCb = 0;
  let meanCr = 0;
  for (let block = 0; block < blocks; block++) {
    sample(pixels + ((<usize>block) << 5), stride);
    meanY = encodeBlock(samples, 0, meanY);
    meanCb = encodeBlock(samples + 256, 1, meanCb);
    meanCr = encodeBlock(samples + 512, 1, meanCr);
  }
  // The last byte is filled with ones.
  const missing: u32 = (8 - (count & 7)) & 7;
  if (missing) put((1 << missing) - 1, missing);
  while (count > 0) {
    count -= 8;
    putByte(<u32>(held >> count) & 0xff);
  }
  return at;
}

function put(code: u32, size: u32): void {
  held = (held << size) | <u64>code;
  count += size;
  if (count >= 32) {
    count -= 32;
    putWord(<u32>(held >> count));
  }
}

/** A byte of ones is followed by a zero, so that nobody takes it for a marker. */
function putWord(word: u32): void {
  if (((~word - 0x01010101) & word & 0x80808080) === 0) {
    store<u32>(at, bswap<u32>(word));
    at += 4;
  } else {
    putByte(word >> 24);
    putByte((word >> 16) & 0xff);
    putByte((word >> 8) & 0xff);
    putByte(word & 0xff);
  }
}

function putByte(byte: u32): void {
  store<u8>(at, byte);
  at += 1;
  if (byte === 0xff) {
    store<u8>(at, 0);
    at += 1;
  }
}

/** Eight by eight pixels as brightness and two differences of colour (JFIF), around zero. */
function sample(pixels: usize, stride: usize): void {
  const mask = i32x4.splat(0xff);
  for (let row: usize = 0; row < 8; row++) {
    for (let half: usize = 0; half < 2; half++) {
      const four = v128.load(pixels + row * stride + half * 16);
      const red = f32x4.convert_i32x4_s(v128.and(four, mask));
      const green = f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(four, 8), mask));
      const blue = f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(four, 16), mask));
      const to = samples + row * 32 + half * 16;
      v128.store(to, f32x4.sub(mix(red, green, blue, 0.299, 0.587, 0.114), f32x4.splat(128)));
      v128.store(to + 256, mix(red, green, blue, -0.168735892, -0.331264108, 0.5));
      v128.store(to + 512, mix(red, green, blue, 0.5, -0.418687589, -0.081312411));
    }
  }
}

function mix(red: v128, green: v128, blue: v128, a: f32, b: f32, c: f32): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(red, f32x4.splat(a)), f32x4.mul(green, f32x4.splat(b))),
    f32x4.mul(blue, f32x4.splat(c)),
  );
}

/** Transforms, quantises and codes one block. Returns its mean, from which the next one's is told. */
function encodeBlock(block: usize, kind: usize, mean: i32): i32 {
  transform(block);
  transform(block + 16);
  transpose(block);
  transform(block);
  transform(block + 16);
  let present = quantise(block, weights + (kind << 8));

  const value = <i32>load16(0);
  const difference = value - mean;
  const bits: u32 = 32 - clz<u32>(abs(difference));
  const meanCode = load<u32>(meanCodes + (kind << 6) + ((<usize>bits) << 2));
  put(((meanCode & 0xffff) << bits) | extra(difference, bits), (meanCode >> 16) + bits);

  const codes = restCodes + (kind << 10);
  let ordered: u64 = 0;
  present &= ~1;
  while (present) {
    ordered |= (<u64>1) << load<u8>(placeOf + <usize>ctz(present));
    present &= present - 1;
  }
  let last: u32 = 0;
  while (ordered) {
    const place = <u32>ctz(ordered);
    ordered &= ordered - 1;
    let run = place - last - 1;
    last = place;
    for (; run > 15; run -= 16) putSymbol(codes, 0xf0);
    const coefficient = load16(load<u8>(standsAt + place));
    const size: u32 = 32 - clz<u32>(abs(coefficient));
    const code = load<u32>(codes + ((<usize>((run << 4) | size)) << 2));
    put(((code & 0xffff) << size) | extra(coefficient, size), (code >> 16) + size);
  }
  if (last < 63) putSymbol(codes, 0);
  return value;
}

function load16(index: usize): i32 {
  return load<i16>(coefficients + (index << 1));
}

/** The bits that follow a code: a negative number is told by its complement. */
function extra(value: i32, bits: u32): u32 {
  return (value + (value >> 31)) & ((1 << bits) - 1);
}

function putSymbol(codes: usize, symbol: usize): void {
  const code = load<u32>(codes + (symbol << 2));
  put(code & 0xffff, code >> 16);
}

/** Divides by the steps and rounds; returns which coefficients are left, a bit each. */
function quantise(block: usize, by: usize): u64 {
  let present: u64 = 0;
  for (let row: usize = 0; row < 8; row++) {
    const here = block + row * 32;
    const there = by + row * 32;
    const low = f32x4.nearest(f32x4.mul(v128.load(here), v128.load(there)));
    const high = f32x4.nearest(f32x4.mul(v128.load(here + 16), v128.load(there + 16)));
    const eight = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(low), i32x4.trunc_sat_f32x4_s(high));
    v128.store(coefficients + row * 16, eight);
    present |= (<u64>(<u32>i16x8.bitmask(i16x8.ne(eight, i16x8.splat(0))))) << (row * 8);
  }
  return present;
}

/** Four columns of the cosine transform at once, after Arai, Agui and Nakajima; scale factors are left to the weights. */
function transform(block: usize): void {
  const x0 = v128.load(block);
  const x1 = v128.load(block + 32);
  const x2 = v128.load(block + 64);
  const x3 = v128.load(block + 96);
  const x4 = v128.load(block + 128);
  const x5 = v128.load(block + 160);
  const x6 = v128.load(block + 192);
  const x7 = v128.load(block + 224);
  const s07 = f32x4.add(x0, x7);
  const d07 = f32x4.sub(x0, x7);
  const s16 = f32x4.add(x1, x6);
  const d16 = f32x4.sub(x1, x6);
  const s25 = f32x4.add(x2, x5);
  const d25 = f32x4.sub(x2, x5);
  const s34 = f32x4.add(x3, x4);
  const d34 = f32x4.sub(x3, x4);
  const half = f32x4.splat(Mathf.SQRT1_2);

  const outer = f32x4.add(s07, s34);
  const inner = f32x4.add(s16, s25);
  const slope = f32x4.sub(s07, s34);
  const turn = f32x4.mul(f32x4.add(f32x4.sub(s16, s25), slope), half);
  v128.store(block, f32x4.add(outer, inner));
  v128.store(block + 128, f32x4.sub(outer, inner));
  v128.store(block + 64, f32x4.add(slope, turn));
  v128.store(block + 192, f32x4.sub(slope, turn));

  const a = f32x4.add(d34, d25);
  const b = f32x4.mul(f32x4.add(d25, d16), half);
  const c = f32x4.add(d16, d07);
  const shared = f32x4.mul(f32x4.sub(a, c), f32x4.splat(0.382683433));
  const low = f32x4.add(f32x4.mul(a, f32x4.splat(0.5411961)), shared);
  const high = f32x4.add(f32x4.mul(c, f32x4.splat(1.306562965)), shared);
  const plus = f32x4.add(d07, b);
  const minus = f32x4.sub(d07, b);
  v128.store(block + 160, f32x4.add(minus, low));
  v128.store(block + 96, f32x4.sub(minus, low));
  v128.store(block + 32, f32x4.add(plus, high));
  v128.store(block + 224, f32x4.sub(plus, high));
}

/** Rows become columns: the two quarters on the diagonal each by itself, the other two with each other. */
function transpose(block: usize): void {
  transposeQuarters(block, block);
  transposeQuarters(block + 144, block + 144);
  transposeQuarters(block + 16, block + 128);
}

/** Each of two quarters goes, transposed, to where the other was. */
function transposeQuarters(one: usize, other: usize): void {
  const a0 = v128.load(one);
  const a1 = v128.load(one + 32);
  const a2 = v128.load(one + 64);
  const a3 = v128.load(one + 96);
  if (one !== other) {
    const b0 = v128.load(other);
    const b1 = v128.load(other + 32);
    const b2 = v128.load(other + 64);
    const b3 = v128.load(other + 96);
    storeTransposed(one, b0, b1, b2, b3);
  }
  storeTransposed(other, a0, a1, a2, a3);
}

function storeTransposed(to: usize, r0: v128, r1: v128, r2: v128, r3: v128): void {
  const t0 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
  const t1 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
  const t2 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
  const t3 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<f32>(t0, t1, 0, 1, 4, 5));
  v128.store(to + 32, v128.shuffle<f32>(t0, t1, 2, 3, 6, 7));
  v128.store(to + 64, v128.shuffle<f32>(t2, t3, 0, 1, 4, 5));
  v128.store(to + 96, v128.shuffle<f32>(t2, t3, 2, 3, 6, 7));
}
