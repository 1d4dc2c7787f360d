const EPOCH = 1_420_070_400_000n;

/** New Year 2026: when every local world was founded. */
const FOUNDED = 1_767_225_600_000n;

let last = 0n;

/** The id of the number-th thing a world is founded with. */
export const foundingSnowflake = (number: number): string => (((FOUNDED - EPOCH) << 22n) + BigInt(number)).toString();

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
