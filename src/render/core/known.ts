import type { Group } from '../../engine/drawing.js';

/** A still that is known by its content, so that nobody has to look inside to tell it from others. */
export interface Known extends Group {
  readonly content: string;
}

export const isKnown = (group: Group): group is Known => 'content' in group;
