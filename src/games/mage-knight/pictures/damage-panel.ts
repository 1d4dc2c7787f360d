import type { Mark } from '../../../engine/drawing.js';
import { unitOf } from '../cards/index.js';
import type { Questions } from '../vocabulary.js';
import { enemyName } from './component-names.js';
import { ACROSS, panel } from './furniture.js';
import { ICON } from './icons.js';
import { type Block, drawn, type Item, line, stack } from './items.js';
import { body, digits, icon, LEAST, nameIn, nameMarks, words } from './marks.js';
import { INK } from './palette.js';
import { enemyCoin, resistance } from './token.js';
import { portrait } from './unit.js';
import type { Vista } from './vista.js';

type About = Questions['damage']['about'];

/** Room for a name. */
const NAME = 334;

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
      const name = foe && foe.unit === null ? enemyName(foe.enemy, say.language) : say.damage(damage);
      const set = nameIn(name, NAME, LEAST);
      return {
        height,
        draw: (x, y) => [
          ...panel({ x, y, width: ACROSS, height }, { tint: '#7A0F1C', edge: '#A8303C', lit: true }),
          ...(foe && foe.unit === null ? [enemyCoin(foe.enemy, palette, x + 54, y + 50, 38)] : []),
          ...nameMarks(name, x + 104, y + 50 - ((set.lines - 1) * set.leading) / 2, NAME, set),
          icon(ICON.wound, x + 470, y + 50, 56, INK.wound),
          digits(damage, x + 530, y + 50, 56, INK.white),
          icon(ICON.armor, x + 606, y + 50, 46, INK.steel),
          digits(about.armor, x + 648, y + 50, 44, INK.white),
          words('→', x + 682, y + 50, 40, INK.dim),
          words(say.wounds(wounds), x + 740, y + 50, 46, INK.woundLight, { max: 212 }),
          ...(units.length > 0
            ? [body(say.orUnits, x + 24, y + 136, LEAST, INK.text), ...line(units.slice(0, 4), x + 120, y + 136)]
            : []),
        ],
      };
    }),
    10,
  );
}
