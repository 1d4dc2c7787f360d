import type { GamePictures } from '../../../engine/game.js';
import type { RealmView } from '../view.js';
import { words } from '../words/index.js';

const SIZE = 400;

/** One plain sheet with the position in words. */
export const pictures: GamePictures<RealmView> = {
  board: (scene, language) => {
    const alt = words[language].board(scene);
    const text = {
      kind: 'text',
      text: alt,
      x: SIZE / 2,
      y: SIZE / 4,
      size: 18,
      face: 'text',
      fill: '#ffffff',
    } as const;
    return { drawing: { width: SIZE, height: SIZE / 2, marks: [{ ...text, align: 'center', max: SIZE - 20 }] }, alt };
  },
  hand: () => null,
  choice: () => null,
  story: () => null,
  accent: () => '#c8a24a',
};
