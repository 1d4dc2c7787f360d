import type { ClashNow } from '../vocabulary.js';
import { figure } from './enemy-block.js';
import { ACROSS, panel } from './furniture.js';
import { heroPiece } from './hero-piece.js';
import { ICON } from './icons.js';
import { type Block, line } from './items.js';
import { cutTo, FACE, icon, LEAST, title, words } from './marks.js';
import { INK } from './palette.js';
import type { Vista } from './vista.js';

/** A fight between players: who attacks whom, with how much, what is left of it, and what a Wound takes (MK-W-16.5). */
export function clashPanel({ view, palette, names, say }: Vista, clash: ClashNow): Block {
  const height = 196;
  const other = clash.attacker === clash.aggressor ? clash.defender : clash.aggressor;
  const name = (seat: number): string => cutTo(names[seat] ?? '', FACE.title, 250 / LEAST);
  const figures = [
    figure(ICON.melee, clash.attack, '#F4EAD2', 52),
    figure(ICON.block, clash.reduction, INK.steel, 52),
    figure(ICON.wound, clash.damage, INK.wound, 52),
  ];
  return {
    height,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height }, { tint: '#7A1F2A', edge: '#A8303C' }),
      heroPiece(view.heroes[clash.attacker]?.hero ?? '', palette, x + 64, y + 62, 40, { lit: true }),
      title(name(clash.attacker), x + 122, y + 60, LEAST, INK.text),
      icon(ICON.attack, x + ACROSS / 2, y + 60, 60, INK.lux),
      heroPiece(view.heroes[other]?.hero ?? '', palette, x + ACROSS - 64, y + 62, 40),
      title(name(other), x + ACROSS - 122, y + 60, LEAST, INK.text, { align: 'right' }),
      words(say.clashPhase[clash.phase], x + 24, y + 152, LEAST, INK.lux, { max: 400 }),
      ...line(figures, x + 440, y + 150),
      ...line([figure(ICON.armor, view.heroes[other]?.armor ?? 0, INK.steel, 52)], x + ACROSS - 120, y + 150),
    ],
  };
}
