import type { Album, Leaf, Lines, Telling } from '../album.js';

/** Where somebody looks: the language, the moment, and whose hand lies beside the board. */
export class Place {
  readonly album: Album;
  readonly #told: (change: 'moment' | 'language') => void;
  #language = 0;
  #at = 0;
  #hand: number | null = null;

  constructor(album: Album, told: (change: 'moment' | 'language') => void) {
    this.album = album;
    this.#told = told;
  }

  get telling(): Telling {
    return this.album.tellings[this.#language]!;
  }

  get leaf(): Leaf {
    return this.telling.leaves[this.#at]!;
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.telling.leaves.length - 1;
  }

  get hand(): number | null {
    return this.#hand;
  }

  /** Which turn or battle this moment belongs to; -1 before the first. */
  get chapter(): number {
    return this.telling.chapters.findLastIndex(({ leaf }) => leaf <= this.#at);
  }

  /** Which moment this is, in words. */
  get moment(): string {
    const { moment } = this.telling.words;
    return moment.replace('{at}', String(this.#at + 1)).replace('{of}', String(this.last + 1));
  }

  lines(lines: Lines): string[] {
    return lines.map(line => this.album.lines[line]!);
  }

  goTo(leaf: number): void {
    const to = Math.min(Math.max(leaf, 0), this.last);
    if (to === this.#at) return;
    this.#at = to;
    this.#told('moment');
  }

  showHand(seat: number | null): void {
    this.#hand = seat;
    this.#told('moment');
  }

  speak(language: number): void {
    this.#language = language;
    this.#told('language');
  }
}
