import type { Drawing } from '../../../engine/drawing.js';
import type { Crowd } from './crowd.js';
import { endBoard } from './end-board.js';
import { teaBoard } from './tea-board.js';
import { warBoard } from './war-board.js';

/** What everybody sees: the tea party, the war, or how it ended. */
export function boardDrawing(crowd: Crowd): Drawing {
  switch (crowd.view.part) {
    case 'tea':
      return teaBoard(crowd);
    case 'war':
      return warBoard(crowd);
    case 'over':
      return endBoard(crowd);
  }
}
