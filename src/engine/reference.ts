import type { Look } from './drawing.js';
import type { Picture } from './game.js';
import type { Language } from './language.js';

/** A piece of a game that people ask about by its name: a tile, a card, a task. */
export interface Component {
  /** Unique within the game and unlike every passage of its rules: small letters, digits and dashes. */
  readonly id: string;
  readonly text: Readonly<Record<Language, ComponentText>>;
  /** The numbers of the rules that concern it, the most important first. */
  readonly rules: readonly string[];
}

export interface ComponentText {
  readonly name: string;
  /** What it belongs to, for browsing: its kind, its faction, its school. */
  readonly group: string;
  /** Other names and forms people type. */
  readonly words: readonly string[];
  /** What it does and how many there are. */
  readonly body: string;
}

/** What a game gives the rules look-up besides the text in assets. */
export interface Reference {
  readonly components: readonly Component[];
  /** The component as the match's pictures draw it. */
  component(id: string, language: Language, look: Look): Picture;
  /** Names of the worked examples that have a position. */
  readonly examples: readonly string[];
  /** The position of a worked example. */
  example(id: string, language: Language, look: Look): Picture;
}
