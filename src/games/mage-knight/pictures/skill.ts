import type { Mark, Palette } from '../../../engine/drawing.js';
import { hex } from '../../../geometry/paths.js';
import type { Skill } from '../cards/card.js';
import { skillOf } from '../cards/index.js';
import type { Mana } from '../terms.js';
import { skillText } from '../words/texts/index.js';
import { skillName } from './component-names.js';
import { briefEffect, effectBlock } from './effect.js';
import { panel } from './furniture.js';
import { heroLook } from './hero-look.js';
import { ICON } from './icons.js';
import { SKILL_ICONS } from './icons-of-cards.js';
import type { Block } from './items.js';
import { manaToken } from './mana.js';
import { FACE, group, icon, keptMarks, LEAST, linear, nameIn, nameMarks, shape, words } from './marks.js';
import { INK } from './palette.js';
import type { PictureWords } from './picture-words.js';

/** A skill token: a hex in its hero's colours. */
export function skillToken(id: string, palette: Palette, x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk skill ${id} ${palette}`, () => {
    const { face, dark, lite } = heroLook(skillOf(id).hero, palette);
    return [
      shape(hex(52, 0), { fill: linear(0, -50, 0, 50, face, dark), stroke: lite, width: 4 }),
      icon(SKILL_ICONS[id]!, 0, 0, 60, INK.white, { halo: INK.outline, haloWidth: 2 }),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: [-58, -58, 116, 116] });
}

export interface SkillLook {
  readonly palette: Palette;
  readonly say: PictureWords;
  readonly width: number;
  readonly brief?: boolean;
  readonly isLit?: boolean;
  /** Face down, or used this turn. */
  readonly isUsed?: boolean;
  readonly marks?: readonly Mana[];
  readonly note?: string;
}

const usageIn = ({ usage }: Skill, say: PictureWords): string => say.usage[usage];

/** A skill: its token, its name, how often, what it does. */
export function skillBlock(id: string, look: SkillLook, least = 0): Block {
  const { palette, say, width, brief = false, isUsed = false, marks = [] } = look;
  const skill = skillOf(id);
  const { lite, face } = heroLook(skill.hero, palette);
  const left = brief ? 92 : 118;
  const room = width - left - 16;
  const setting = { palette, say, h: brief ? 44 : 50 };
  const text = skillText(id, say.language);
  const effect = brief
    ? briefEffect(skill.steps, [], room, setting)
    : effectBlock(skill.steps, text, [], room, setting);
  const name = skillName(id, say.language);
  const set = nameIn(name, room, brief ? LEAST : 42);
  const top = 54 + (set.lines - 1) * set.leading;
  const note = look.note ?? usageIn(skill, say);
  const height = Math.max(least, brief ? 104 : 140, top + effect.height + 10 + (brief ? 0 : 48));
  return {
    height,
    draw: (x, y) => [
      group(
        [
          ...panel(
            { x: 0, y: 0, width, height },
            { edge: isUsed ? INK.line : lite, tint: face, lit: look.isLit ?? false },
          ),
          group(
            [
              skillToken(id, palette, left / 2, height / 2, brief ? 36 : 43),
              ...nameMarks(name, left, 32, room, set),
              ...effect.draw(left, top),
              ...marks.map((mana, at) => manaToken(mana, palette, width - 36 - at * 46, 34, 20)),
            ],
            isUsed ? { alpha: 0.5 } : {},
          ),
          ...(brief
            ? isUsed
              ? [icon(ICON.used, left / 2, height / 2, 44, '#DFE5F0', { halo: INK.outline, haloWidth: 4 })]
              : []
            : [
                words(isUsed ? say.used : note, left, height - 28, LEAST, isUsed ? INK.woundLight : INK.dim, {
                  face: FACE.body,
                  max: room,
                }),
              ]),
        ],
        { x, y },
      ),
    ],
  };
}
