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

  constructor(check: Check, message: string) {
    super(message);
    this.check = check;
  }
}
