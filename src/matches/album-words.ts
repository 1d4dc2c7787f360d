/** What stands on the page of an album besides what its game says. `{at}` and `{of}` are filled in there. */
export interface AlbumWords {
  /** The language in its own words. */
  readonly ownName: string;
  readonly moment: string;
  readonly slider: string;
  readonly first: string;
  readonly back: string;
  readonly on: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly pace: string;
  /** From slow to fast. */
  readonly paces: readonly string[];
  readonly turns: string;
  readonly board: string;
  readonly boardInWords: string;
  readonly hand: string;
  readonly handInWords: string;
  readonly noHand: string;
  readonly nothing: string;
  readonly players: string;
  readonly result: string;
  readonly keys: string;
  /** While the page is read, and where the browser cannot read it. */
  readonly opening: string;
  readonly tooOld: string;
  readonly credits: string;
}
