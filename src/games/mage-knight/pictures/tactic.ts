import type { Mark } from '../../../engine/drawing.js';
import { polygon } from '../../../geometry/paths.js';
import { tacticOf } from '../cards/index.js';
import type { Mana } from '../terms.js';
import { tacticText } from '../words/texts/index.js';
import { tacticName } from './component-names.js';
import { panel } from './furniture.js';
import { ICON } from './icons.js';
import { TACTIC_ICONS } from './icons-of-cards.js';
import { type Block, paragraph } from './items.js';
import { manaDie } from './mana.js';
import { digits, FACE, group, icon, LEADING, LEAST, linear, lineCount, shape, words } from './marks.js';
import { INK, veil } from './palette.js';
import type { SkillLook } from './skill.js';

export type TacticLook = Pick<SkillLook, 'palette' | 'say' | 'width' | 'isLit' | 'isUsed'> & {
  readonly die?: Mana | null;
  readonly stash?: number;
};

/** The ribbon with the place a tactic has in the order of the round. */
export function ribbon(order: number, x: number, y: number, width: number, hue: string): Mark[] {
  const [h, tip] = [width * 1.3, width * 1.02];
  return [
    shape(
      polygon([x - width / 2, y], [x + width / 2, y], [x + width / 2, y + h], [x, y + tip], [x - width / 2, y + h]),
      {
        fill: INK.outline,
        stroke: hue,
        width: 2.5,
      },
    ),
    digits(order, x, y + width * 0.55, width * 0.78, INK.white),
  ];
}

/** A tactic: its number, its name, what it does. */
export function tacticBlock(id: string, look: TacticLook, least = 0): Block {
  const { say, width, palette, isUsed = false, die = null, stash = 0 } = look;
  const { order, timeOfDay } = tacticOf(id);
  const isNight = timeOfDay === 'night';
  const hue = isNight ? '#8FA2FF' : INK.fame;
  const room = width - 112 - 20;
  const text = tacticText(id, say.language);
  const lines = lineCount(text, FACE.body, room / LEAST);
  const height = Math.max(least, 112, 58 + lines * LEADING + 12);
  return {
    height,
    draw: (x, y) => [
      group(
        [
          ...panel(
            { x: 0, y: 0, width, height },
            { tint: isNight ? '#2A3480' : '#7A5516', edge: isNight ? '#4A57A8' : '#8A6A2A', lit: look.isLit ?? false },
          ),
          icon(TACTIC_ICONS[id]!, width - 80, height / 2, Math.min(120, height * 0.85), veil(hue, 0.16)),
          group(
            [
              ...ribbon(order, 56, 1, 62, hue),
              words(tacticName(id, say.language), 112, 32, 42, INK.text, {
                face: FACE.title,
                max: room - (die || stash ? 110 : 40),
              }),
              ...paragraph(text, room, lines).draw(112, 56),
            ],
            isUsed ? { alpha: 0.5 } : {},
          ),
          icon(isNight ? ICON.moon : ICON.sun, width - 34, 32, 32, linear(0, 0, 0, 512, '#FFFFFF', hue)),
          ...(die ? [manaDie(die, palette, width - 84, 34, 42)] : []),
          ...(stash > 0
            ? [icon(ICON.deck, width - 110, 34, 34, INK.text), digits(stash, width - 76, 34, 32, INK.white)]
            : []),
          ...(isUsed ? [icon(ICON.used, 56, height - 24, 34, '#DFE5F0', { halo: INK.outline, haloWidth: 3 })] : []),
        ],
        { x, y },
      ),
    ],
  };
}
