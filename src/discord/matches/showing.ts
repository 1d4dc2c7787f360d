import type { Game, Language, OptionWords, Scene } from '../../engine/index.js';
import type { ButtonLook, MenuOption, Row } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import type { Leap } from './leap.js';

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
  /** What its controls do: they answer, unless nobody has asked, or it is only practised. */
  readonly says?: 'say' | 'instruct' | 'learn' | 'puzzle';
  /** The question that is asked together with this one. */
  readonly leap?: Leap | null;
  /** How many components stand around these controls. */
  readonly around?: number;
  /** Whether these controls fit on the reader's screen; they do unless it is said. The picture may give way to some. */
  fits?(rows: readonly Row[], isWorthMore?: boolean): boolean;
}

/** An option with the words its reader sees, and where it stands among the options. */
export interface Labelled extends MenuOption, Pick<OptionWords, 'short' | 'tone' | 'among'> {
  readonly index: number;
  readonly place?: string;
  /** The option of the question before that this one answers as well. */
  readonly by?: number;
}

/** The id of a control that says something here. */
export const sayingId = ({ says = 'say', match, moment }: Showing, ...parts: readonly (string | number)[]): string =>
  makeCustomId(says, match, moment, ...parts);

/** The id of a control that shows another page of these; `mark` tells two that lead to one page apart. */
export const pageId = ({ says, match, moment }: Showing, page: number, mark: string): string =>
  says === 'learn' || says === 'puzzle'
    ? makeCustomId(says, match, moment, 'page', page, mark)
    : makeCustomId('page', match, moment, page, mark);

export const sayId = (showing: Showing, { index, by }: Pick<Labelled, 'index' | 'by'>): string =>
  by === undefined ? sayingId(showing, index) : sayingId(showing, by, index);

export const styleOf = (tone: Labelled['tone'], usual: 'main' | 'plain'): NonNullable<ButtonLook['style']> =>
  tone === 'quiet' ? 'plain' : (tone ?? usual);
