import type { Game, MatchState, Said, Saved } from './engine/index.js';
import { createLine } from './threads/line.js';
import { startWorker } from './threads/start.js';

/** A decision for the computer: the match as it is stored, the seat that is asked, and who plays it. */
export interface Riddle {
  readonly game: Game['id'];
  readonly saved: Saved<MatchState>;
  readonly seat: number;
  readonly bot: string | null;
  readonly seed: string;
}

/** The computer opponents, away from the event loop. */
export interface Thinker {
  think(riddle: Riddle): Promise<Said>;
  close(): Promise<void>;
}

/** Thinking leaves much behind; it may take a while to be swept up. */
const ROOM = 4;

export function createThinker(): Thinker {
  const line = createLine<Riddle, Said>('The computer opponent', () =>
    startWorker('thinker-worker', import.meta.url, ROOM),
  );
  return { think: line.run, close: line.close };
}
