/** How long processes and their server wait for each other, in milliseconds. */
export interface Patience {
  /** How often a process shows that it lives, and how long the others believe it. */
  readonly beat: number;
  readonly life: number;
  /** Of these four each outlasts the ones before it. A process that hangs in the middle of a transaction keeps nobody else waiting for long. */
  readonly idle: number;
  /** Who waits for somebody else's lock outlasts such a process, and then reads a sentence: people wait no longer. */
  readonly lock: number;
  readonly statement: number;
  /** Where the way to the server is gone without a word. */
  readonly silence: number;
  /** A server that is started anew is back within this; who presses a button waits no longer. */
  readonly away: number;
}

export const PATIENCE: Patience = {
  beat: 2_000,
  life: 6_000,
  idle: 5_000,
  lock: 8_000,
  statement: 12_000,
  silence: 15_000,
  away: 8_000,
};
