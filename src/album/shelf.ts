import type { Group, Icon, Mark, Shape, Text } from '../engine/drawing.js';
import type { Known } from '../render/core/known.js';
import { Numbered } from './numbered.js';

/** A mark without its place and without what it shows: very many marks look alike. */
type MarkLook =
  | Omit<Shape, 'path'>
  | Omit<Icon, 'name' | 'x' | 'y'>
  | Omit<Text, 'text' | 'x' | 'y'>
  | Omit<Group, 'marks' | 'x' | 'y'>;

/**
 * Marks of many drawings, each kept once. A mark is a row over four columns: its look, what it shows (a path, the name of an
 * icon, a text, or a list of marks by their numbers), and its place. In columns like stands by like, and packs well.
 */
export interface StoredMarks {
  readonly looks: readonly MarkLook[];
  readonly strings: readonly string[];
  readonly lists: readonly (readonly number[])[];
  readonly look: readonly number[];
  readonly content: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Takes marks in. */
export class Shelf {
  readonly #looks = new Numbered<MarkLook>();
  readonly #strings = new Numbered<string>();
  readonly #lists = new Numbered<readonly number[]>();
  readonly #rows = new Numbered<readonly [look: number, content: number, x: number, y: number]>();
  /** Games keep the very array of marks that come again where they can: it is looked into once. */
  readonly #known = new WeakMap<readonly Mark[], number>();
  /** What is written in which face, and the names of icons. */
  readonly texts = new Map<string, Set<string>>();
  readonly icons = new Set<string>();

  /** The number of a list of marks. */
  lay(marks: readonly Mark[]): number {
    let list = this.#known.get(marks);
    if (list === undefined) {
      const rows = marks.map(mark => this.#row(mark));
      list = this.#lists.of(rows, rows.join());
      this.#known.set(marks, list);
    }
    return list;
  }

  get stored(): StoredMarks {
    const rows = this.#rows.all;
    return {
      looks: this.#looks.all,
      strings: this.#strings.all,
      lists: this.#lists.all,
      look: rows.map(([look]) => look),
      content: rows.map(([, content]) => content),
      x: rows.map(([, , x]) => x),
      y: rows.map(([, , , y]) => y),
    };
  }

  #row(mark: Mark): number {
    switch (mark.kind) {
      case 'shape': {
        const { path, ...look } = mark;
        return this.#place(look, this.#string(path), 0, 0);
      }
      case 'icon': {
        const { name, x, y, ...look } = mark;
        this.icons.add(name);
        return this.#place(look, this.#string(name), x, y);
      }
      case 'text': {
        const { text, x, y, ...look } = mark;
        const written = this.texts.get(look.face) ?? new Set();
        this.texts.set(look.face, written.add(text));
        return this.#place(look, this.#string(text), x, y);
      }
      case 'group': {
        const { marks, x = 0, y = 0, ...look } = mark;
        return this.#place(look, this.lay(marks), x, y);
      }
    }
  }

  #string(text: string): number {
    return this.#strings.of(text, text);
  }

  #place(look: MarkLook, content: number, x: number, y: number): number {
    const row = [this.#looks.of(look, JSON.stringify(look)), content, x, y] as const;
    return this.#rows.of(row, row.join());
  }
}

/** Hands marks out again as they were; a still is known by the number of its list. */
export class StoredShelf {
  readonly #stored: StoredMarks;
  readonly #lists = new Map<number, readonly Mark[]>();

  constructor(stored: StoredMarks) {
    this.#stored = stored;
  }

  marks(list: number): readonly Mark[] {
    let marks = this.#lists.get(list);
    if (!marks) {
      marks = this.#stored.lists[list]!.map(row => this.#mark(row));
      this.#lists.set(list, marks);
    }
    return marks;
  }

  #mark(row: number): Mark {
    const look = this.#stored.looks[this.#stored.look[row]!]!;
    const content = this.#stored.content[row]!;
    const [x, y] = [this.#stored.x[row]!, this.#stored.y[row]!];
    switch (look.kind) {
      case 'shape':
        return { ...look, path: this.#stored.strings[content]! };
      case 'icon':
        return { ...look, name: this.#stored.strings[content]!, x, y };
      case 'text':
        return { ...look, text: this.#stored.strings[content]!, x, y };
      case 'group': {
        const known: Known = { ...look, marks: this.marks(content), x, y, content: String(content) };
        return known;
      }
    }
  }
}
