import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '../engine/index.js';

/** Films kept on disk; the one nobody has asked for longest goes first. */
const MOST_FILMS = 40;
const OWNER_ONLY = 0o600;
const SUFFIX = '.webp';
/** A film that is being written: killed meanwhile, nobody is shown half of it. */
const UNDONE = '.part';

/** The match a film shows: its name begins with it. */
export const filmedMatch = (name: string): string => name.split('.')[0]!;

/** How a picture of a film is made: its scale, its quality (0 to 100), and where in the film it stands. */
export interface Shot {
  readonly scale: number;
  readonly quality: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What a picture of a film changes, and where. */
export interface Exposed {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What paints films, one at a time. */
export interface Camera {
  /** The next picture, as what it changes; null where that is nothing. */
  expose(drawing: Drawing, shot: Shot): Promise<Exposed | null>;
  /** The film these pictures make. */
  develop(width: number, height: number, frames: readonly FilmFrame[]): { readonly data: Buffer };
}

export type FilmFrame = Exposed & { readonly lasts: number };

/** What is known of a film while it is made. */
export interface Making {
  /** How many of its pictures are painted. */
  done: number;
  count: number;
  isStopped: boolean;
  readonly film: Promise<Buffer | null>;
}

/**
 * Films of matches: made one at a time, and kept for the next who asks, in a folder of their own. Whoever asks for one that
 * is being made waits for the same.
 */
export class Films {
  readonly camera: Camera;
  readonly #folder: string;
  readonly #making = new Map<string, Making>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string, camera: Camera) {
    this.#folder = folder;
    this.camera = camera;
  }

  /** A film that is kept; null where there is none. */
  kept(name: string): Buffer | null {
    const file = this.#file(name);
    try {
      const film = readFileSync(file);
      const now = new Date();
      utimesSync(file, now, now);
      return film;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** The film that is being made under this name. */
  making(name: string): Making | undefined {
    return this.#making.get(name);
  }

  /** Makes a film once those before it are done. `make` says how far it is, gives up when it is stopped, and returns null then. */
  make(name: string, make: (making: Making) => Promise<Buffer | null>): Making {
    const running = this.#making.get(name);
    if (running) return running;
    let begin: (film: Promise<Buffer | null>) => void = () => undefined;
    const film = new Promise<Buffer | null>(resolve => {
      begin = resolve;
    });
    const making: Making = { done: 0, count: 0, isStopped: false, film };
    this.#making.set(name, making);
    begin(this.#inTurn(name, making, make));
    return making;
  }

  /** Gives up whatever is being made of a match. */
  stop(match: string): void {
    for (const [name, making] of this.#making) if (filmedMatch(name) === match) making.isStopped = true;
  }

  /** Takes every film of a match away, also one that is being made: somebody in it wants to be forgotten. */
  forget(match: string): void {
    this.stop(match);
    for (const name of this.names()) if (filmedMatch(name) === match) this.drop(name);
  }

  /** The films that are kept, and what is left of those nobody has finished. */
  names(): readonly string[] {
    return [...new Set(this.#files().map(file => file.replace(UNDONE, '').slice(0, -SUFFIX.length)))];
  }

  drop(name: string): void {
    for (const end of ['', UNDONE]) rmSync(`${this.#file(name)}${end}`, { force: true });
  }

  async #inTurn(
    name: string,
    making: Making,
    make: (making: Making) => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const before = this.#last;
    const made = (async () => {
      await before.catch(() => undefined);
      const film = making.isStopped ? null : await make(making);
      // Stopped after its last picture: nobody may see it any more.
      if (!film || making.isStopped) return null;
      this.#keep(name, film);
      return film;
    })();
    this.#last = made;
    try {
      return await made;
    } finally {
      this.#making.delete(name);
    }
  }

  #keep(name: string, film: Buffer): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const undone = `${this.#file(name)}${UNDONE}`;
    writeFileSync(undone, film, { mode: OWNER_ONLY });
    chmodSync(undone, OWNER_ONLY);
    renameSync(undone, this.#file(name));
    const byAge = this.#files()
      .map(file => ({ file, at: statSync(join(this.#folder, file)).mtimeMs }))
      .sort((one, other) => other.at - one.at);
    for (const { file } of byAge.slice(MOST_FILMS)) rmSync(join(this.#folder, file), { force: true });
  }

  #files(): readonly string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      return [];
    }
  }

  #file(name: string): string {
    return join(this.#folder, `${name}${SUFFIX}`);
  }
}
