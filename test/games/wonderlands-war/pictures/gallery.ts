import type { Decision } from '../../../../src/engine/decision.js';
import type { Drawing, Palette } from '../../../../src/engine/drawing.js';
import type { Picture, Reader, Scene } from '../../../../src/engine/game.js';
import type { Language } from '../../../../src/engine/language.js';
import { pictures } from '../../../../src/games/wonderlands-war/pictures/index.js';
import { view } from '../../../../src/games/wonderlands-war/sight.js';
import type { Wonderland } from '../../../../src/games/wonderlands-war/state.js';
import type { WonderlandView } from '../../../../src/games/wonderlands-war/view.js';
import type { Entry } from '../../../../src/games/wonderlands-war/vocabulary.js';
import { CHOICES } from './choices.js';
import * as positions from './positions.js';
import { STORIES } from './stories.js';

export const BOARDS = {
  tea: positions.tea,
  'tea of five': positions.teaFive,
  'tea of two': positions.teaTwo,
  battle: positions.battle,
  'battle of five': positions.battleFive,
  'battle of two': positions.battleTwo,
  map: positions.map,
  over: positions.over,
} as const;

export const sceneOf = (state: Wonderland, reader: Reader = 'spectator'): Scene<WonderlandView> => ({
  view: view(state, reader),
  reader,
  names: positions.NAMES.slice(0, state.seats.length),
});

type Shown = readonly [name: string, picture: Picture];

function shown(language: Language, palette: Palette): Shown[] {
  const look = { palette };
  const named = (name: string, picture: Picture | null): Shown[] =>
    picture ? [[`${name}, ${language}, ${palette}`, picture]] : [];
  return [
    ...Object.entries(BOARDS).flatMap(([name, state]) =>
      named(`board: ${name}`, pictures.board(sceneOf(state), language, look)),
    ),
    ...named('hand: tea', pictures.hand(sceneOf(positions.rich, 1), language, look)),
    ...named('hand: battle', pictures.hand(sceneOf(positions.battle, 0), language, look)),
    ...named('hand: wager', pictures.hand(sceneOf(positions.battle, 1), language, look)),
    ...CHOICES.flatMap(({ name, state, decision }) =>
      named(`choice: ${name}`, pictures.choice(decision, sceneOf(state, decision.seat), language, look)),
    ),
    ...STORIES.flatMap(({ name, state, news }) =>
      named(`story: ${name}`, pictures.story(news, sceneOf(state), language, look)),
    ),
  ];
}

/** Every kind of picture in both languages and palettes. */
export const gallery = (): ReadonlyMap<string, Picture> =>
  new Map([...shown('pl', 'standard'), ...shown('en', 'standard'), ...shown('pl', 'colour-blind')]);

export function* drawings(): Generator<readonly [string, Drawing]> {
  for (const [name, { drawing }] of gallery()) yield [name, drawing];
}

export interface Choice {
  readonly name: string;
  readonly state: Wonderland;
  readonly decision: Decision;
}

export interface Story {
  readonly name: string;
  readonly state: Wonderland;
  readonly news: readonly Entry[];
}
