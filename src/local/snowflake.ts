const EPOCH = 1_420_070_400_000n;

let last = 0n;

/** Ids grow strictly: two made in the same millisecond differ in their last 22 bits. */
export function makeSnowflake(at: number): string {
  const earliest = (BigInt(at) - EPOCH) << 22n;
  last = earliest > last ? earliest : last + 1n;
  return last.toString();
}

export function isSnowflake(text: string): boolean {
  return /^\d{17,20}$/.test(text);
}

export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}
