import type { Game, Language, Scene } from '../../engine/index.js';
import type { ButtonLook, MenuOption } from '../components.js';
import { makeCustomId } from '../custom-id.js';

/** Where a decision is shown: which match and moment its controls answer, and how far the reader has got with it. */
export interface Showing {
  readonly game: Game;
  readonly language: Language;
  readonly scene: Scene<unknown>;
  readonly match: string;
  readonly moment: number;
  readonly page: number;
  /** Picks made so far, for decisions that take several presses. */
  readonly picks: readonly string[];
}

/** An option with the words its reader sees, and where it stands among the options. */
export interface Labelled extends MenuOption {
  readonly index: number;
  readonly place?: string;
  readonly short?: string;
  readonly tone?: 'main' | 'good' | 'quiet';
}

export const sayId = ({ match, moment }: Showing, index: number): string => makeCustomId('say', match, moment, index);

export const styleOf = (tone: Labelled['tone'], usual: 'main' | 'plain'): NonNullable<ButtonLook['style']> =>
  tone === 'quiet' ? 'plain' : (tone ?? usual);
