/** Discord takes ten megabytes from anybody; eight leave room for a slow connection, a little of them holds the pictures together. */
const MOST_BYTES = 7_950_000;
/** What is planned with: late boards are fuller than early ones. */
const PLANNED_BYTES = 7_500_000;
const BEST = 72;
const WORST = 24;
/** So much of a picture's size does not hang on its quality: measured on boards of every game, in three widths. */
const FIXED = 0.38;
/** So many pictures tell how large those to come will be. */
const LATEST = 12;

/** How large a picture of this quality is, to one of the best. */
const shareOf = (quality: number): number => FIXED + ((1 - FIXED) * quality) / BEST;

/** The bytes a film may take, shared by its pictures: where boards change much they are painted coarser. */
export class FilmRoom {
  readonly #pictures: number;
  #taken = 0;
  #bytes = 0;
  /** What a picture would take at the best quality: of all so far, and of the latest. */
  #mean = 0;
  #latest = 0;

  constructor(pictures: number) {
    this.#pictures = pictures;
  }

  /** The quality of the next picture. */
  get quality(): number {
    if (this.#mean === 0) return BEST;
    const room = (PLANNED_BYTES - this.#bytes) / (this.#pictures - this.#taken);
    // Boards fill up: those to come are no smaller than the latest.
    const share = room / Math.max(this.#mean, this.#latest);
    const quality = Math.round((BEST * (share - FIXED)) / (1 - FIXED));
    return Math.min(BEST, Math.max(WORST, quality));
  }

  /** A picture of a quality has taken so many bytes. */
  take(bytes: number, quality: number): void {
    this.#taken += 1;
    this.#bytes += bytes;
    const atBest = bytes / shareOf(quality);
    this.#mean += (atBest - this.#mean) / this.#taken;
    this.#latest += (atBest - this.#latest) * Math.max(1 / this.#taken, 1 / LATEST);
  }

  /** The film is too large for anybody: it has to be made in a smaller size. */
  get isFull(): boolean {
    return this.#bytes > MOST_BYTES;
  }
}
