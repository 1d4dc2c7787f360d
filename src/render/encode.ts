/** A picture as it is sent. */
export interface Encoded {
  readonly data: Buffer;
  /** Ending of its file name, without the dot. */
  readonly suffix: string;
  readonly mime: string;
  /** How long a picture was painted and encoded, in milliseconds. */
  readonly took?: Took;
}

export interface Took {
  readonly paint: number;
  readonly encode: number;
}
