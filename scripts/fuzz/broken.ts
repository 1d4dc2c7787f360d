/** What the fuzzer watches for. */
export const CHECKS = [
  'rules',
  'length',
  'plain',
  'decisions',
  'rebuilt',
  'undo',
  'hidden',
  'worlds',
  'words',
  'pictures',
] as const;
export type Check = (typeof CHECKS)[number];

/** An invariant does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly check: Check;
  /** The line of code that threw, where one did: two faults of one check are the same if they come from there. */
  readonly place: string;

  constructor(check: Check, message: string, place = '') {
    super(message);
    this.check = check;
    this.place = place;
  }

  isLike({ check, place }: Broken): boolean {
    return this.check === check && this.place === place;
  }
}

/** Runs a part of the game; whatever it throws breaks this check. */
export function within<T>(check: Check, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (error instanceof Broken) throw error;
    if (!(error instanceof Error)) throw new Broken(check, String(error));
    const [first, ...frames] = (error.stack ?? error.message).split('\n');
    throw new Broken(check, [first, ...frames.slice(0, 3)].join('\n'), frames[0]?.trim() ?? '');
  }
}
