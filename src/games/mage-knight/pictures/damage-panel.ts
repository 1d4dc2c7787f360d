import type { Mark } from '../../../engine/drawing.js';
import { unitOf } from '../cards/index.js';
import type { Questions } from '../vocabulary.js';
import { enemyName } from './component-names.js';
import { ACROSS, panel } from './furniture.js';
import { ICON } from './icons.js';
import { type Block, drawn, type Item, line, stack } from './items.js';
import { body, digits, icon, title, words } from './marks.js';
import { INK } from './palette.js';
import { enemyCoin, resistance } from './token.js';
import { portrait } from './unit.js';
import type { Vista } from './vista.js';

type About = Questions['damage']['about'];

/** The units that may take the damage of an attack. */
function unitsFor(vista: Vista, seat: number, attack: string, ids: readonly string[]): Item[] {
  const keys = ids.filter(id => id.startsWith(`${attack}:`)).map(id => id.slice(attack.length + 1));
  return vista.view.heroes[seat]!.units.filter(({ key }) => keys.includes(String(key))).map(({ id }) => {
    const { armor, resistances } = unitOf(id);
    return drawn(146 + resistances.length * 34, (x, y): Mark[] => {
      const left = x - 73 - resistances.length * 17;
      return [
        portrait(id, left, y - 34, 64),
        icon(ICON.armor, left + 88, y, 34, INK.steel),
        digits(armor, left + 122, y, 36, INK.white),
        ...resistances.map((of, at) => resistance(of, left + 158 + at * 34, y, 15)),
      ];
    });
  });
}

/** Each attack that came through: its damage, the hero's wounds, who else may take it. */
export function damagePanel(vista: Vista, seat: number, about: About, ids: readonly string[]): Block {
  const { palette, say } = vista;
  return stack(
    about.attacks.map(({ attack, damage, wounds }): Block => {
      const foe = about.fight.foes.find(({ key }) => key === attack.split('.')[0]);
      const units = unitsFor(vista, seat, attack, ids);
      const height = 100 + (units.length > 0 ? 86 : 0);
      return {
        height,
        draw: (x, y) => [
          ...panel({ x, y, width: ACROSS, height }, { tint: '#7A0F1C', edge: '#A8303C', lit: true }),
          ...(foe && foe.unit === null ? [enemyCoin(foe.enemy, palette, x + 58, y + 50, 38)] : []),
          title(
            foe && foe.unit === null ? enemyName(foe.enemy, say.language) : say.damage(damage),
            x + 112,
            y + 50,
            36,
            INK.text,
            { max: 300 },
          ),
          icon(ICON.wound, x + 456, y + 50, 58, INK.wound),
          digits(damage, x + 520, y + 50, 58, INK.white),
          icon(ICON.armor, x + 606, y + 50, 46, INK.steel),
          digits(about.armor, x + 650, y + 50, 44, INK.white),
          words('→', x + 690, y + 50, 40, INK.dim),
          words(say.wounds(wounds), x + 748, y + 50, 44, INK.woundLight, { max: 204 }),
          ...(units.length > 0
            ? [
                body(say.orUnits, x + 24, y + 136, 29, INK.text, { max: 200 }),
                ...line(units.slice(0, 4), x + 236, y + 136),
              ]
            : []),
        ],
      };
    }),
    10,
  );
}
