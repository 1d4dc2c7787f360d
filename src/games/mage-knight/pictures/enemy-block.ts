import type { Mark, Palette } from '../../../engine/drawing.js';
import { enemyOf } from '../cards/index.js';
import type { Enemy, EnemyAttack } from '../tokens/enemy.js';
import { ABILITY_NAMES } from '../words/names/index.js';
import { abilityText } from '../words/texts/index.js';
import { enemyName } from './component-names.js';
import { panel } from './furniture.js';
import { ABILITY_SIGNS, ELEMENT_ICONS, ICON } from './icons.js';
import { type Block, drawn, flow, type Item, paragraph, stack } from './items.js';
import { digits, FACE, group, icon, LEAST, lineCount, lineWidth, sign, words } from './marks.js';
import { ELEMENT_HUES, INK, mix, pileHues } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { abilityRing, enemyCoin, resistance } from './token.js';

/** A sign and a large number. */
export const figure = (name: string, value: number | string, hue: string, size = 64): Item =>
  drawn(size * 1.05 + size * 0.62 * String(value).length + 10, (x, y) => {
    const width = size * 1.05 + size * 0.62 * String(value).length + 10;
    return [
      ...sign(name, x - width / 2 + size / 2, y, size * 0.95, hue, 3),
      digits(value, x - width / 2 + size * 1.1, y, size, INK.white, { align: 'left' }),
    ];
  });

export const attackFigure = (attack: EnemyAttack, size = 64): Item =>
  'element' in attack
    ? figure(ELEMENT_ICONS[attack.element], attack.amount, ELEMENT_HUES[attack.element].colour, size)
    : drawn(size * 1.2, (x, y) => [
        icon(ABILITY_SIGNS.summon.icon, x, y, size * 1.05, ABILITY_SIGNS.summon.colour, {
          halo: INK.outline,
          haloWidth: 3,
        }),
      ]);

export interface EnemyLook {
  readonly palette: Palette;
  readonly say: PictureWords;
  readonly width: number;
  /** With what its abilities do. */
  readonly told?: boolean;
  readonly isLit?: boolean;
}

const isSummoner = ({ attacks }: Enemy): boolean => attacks.some(attack => 'summon' in attack);

/** Everything printed on a token: what it attacks with, its armour, abilities and resistances, its fame. */
export function enemyBlock(id: string, look: EnemyLook, least = 0): Block {
  const { palette, say, width, told = false } = look;
  const enemy = enemyOf(id);
  const hues = pileHues(enemy.color, palette);
  const left = 206;
  const room = width - left - 20;
  const figures = flow(
    [
      ...enemy.attacks.map(attack => attackFigure(attack)),
      figure(ICON.armor, enemy.armorElusive ? `${enemy.armorElusive}/${enemy.armor}` : enemy.armor, INK.steel),
      ...enemy.resistances.map(of => drawn(60, (x, y) => [resistance(of, x, y, 27)])),
    ],
    room,
    76,
  );
  const abilities = [...(isSummoner(enemy) ? (['summon'] as const) : []), ...enemy.abilities];
  const named = flow(
    abilities.map((of): Item => {
      const name = ABILITY_NAMES[of]![say.language];
      const text = of === 'defend' && enemy.defend !== undefined ? `${name} ${enemy.defend}` : name;
      const item = { width: 68 + lineWidth(text, FACE.label) * LEAST, text };
      return {
        width: item.width,
        draw: (x, y) => [abilityRing(of, x + 25, y, 25), words(text, x + 58, y, LEAST, ABILITY_SIGNS[of].colour)],
      };
    }),
    room,
    58,
  );
  const meant = [...abilities, ...enemy.resistances.map(of => `resist_${of}` as const)].map((of): Block => {
    const text = `${ABILITY_NAMES[of]![say.language]}: ${abilityText(of, say.language)}`;
    return paragraph(text, width - 48, lineCount(text, FACE.body, (width - 48) / LEAST));
  });
  const explained = told && meant.length > 0 ? stack(meant, 10) : null;
  const body = stack([figures, named]);
  const upper = Math.max(230, 66 + body.height + 14);
  const height = Math.max(least, upper + (explained ? explained.height + 24 : 0));
  return {
    height,
    draw: (x, y): readonly Mark[] => [
      group(
        [
          ...panel(
            { x: 0, y: 0, width, height },
            { tint: hues.rim, edge: mix(hues.rim, '#10141F', 0.5), lit: look.isLit ?? false },
          ),
          enemyCoin(id, palette, 104, 100, 80),
          icon(ICON.fame, 76, 204, 40, INK.fame),
          digits(enemy.fame, 126, 204, 38, INK.fame),
          words(enemyName(id, say.language), left, 38, 44, INK.text, { face: FACE.title, max: room }),
          ...body.draw(left, 66),
          ...(explained ? explained.draw(24, upper + 6) : []),
        ],
        { x, y },
      ),
    ],
  };
}
