import type { Mark } from '../../../engine/drawing.js';
import type { Language } from '../../../engine/language.js';
import { chip } from '../pictures/chip.js';
import { type Crowd, coloursIn, factionOf } from '../pictures/crowd.js';
import { ACROSS, MARGIN, panel } from '../pictures/furniture.js';
import { badge, shield } from '../pictures/glyphs.js';
import { FACE, words } from '../pictures/marks.js';
import { INK } from '../pictures/palette.js';
import { supporter, token } from '../pictures/token.js';
import type { Wonderland } from '../state.js';

export const STRIP_HEIGHT = 104;

const LABEL: Readonly<Record<Language, (draw: number) => string>> = {
  pl: draw => `Dobranie ${draw}`,
  en: draw => `Draw ${draw}`,
};
const LEFT = 226;

/** What the last draw brought: everybody's chip, units it cost, the shield that stopped it. */
export function drawStrip(crowd: Crowd, { battle }: Readonly<Wonderland>, y: number): Mark[] {
  const drawn = battle!.fighters.filter(({ played }) => played !== null);
  const middle = y + STRIP_HEIGHT / 2;
  const pitch = (ACROSS + MARGIN - LEFT) / Math.max(2, drawn.length);
  return [
    ...panel({ x: MARGIN, y, width: ACROSS, height: STRIP_HEIGHT }, { round: 20, isLit: true }),
    words(LABEL[crowd.say.language](battle!.draw), 34, middle, 38, INK.text, { face: FACE.title, max: 190 }),
    ...drawn.flatMap(({ seat, played, response, lostNow }, k) => {
      const x = LEFT + k * pitch;
      const faction = factionOf(crowd, seat);
      return [
        token(faction, crowd.livery, x + 24, middle, 24),
        chip(played!, faction, crowd.livery, x + 90, middle, 38, { isDim: response !== 'none' }),
        ...(response === 'shield' ? shield(false, x + 158, middle, 54) : []),
        ...(lostNow > 0
          ? [
              ...badge(`−${lostNow}`, x + 154, middle, 21, { fill: '#B0102C' }),
              ...supporter(coloursIn(crowd, seat), x + 198, middle, 44),
            ]
          : []),
      ];
    }),
  ];
}
