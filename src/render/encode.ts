/** A picture as it is sent. */
export interface Encoded {
  readonly data: Buffer;
  /** Ending of its file name, without the dot. */
  readonly suffix: string;
  readonly mime: string;
}
