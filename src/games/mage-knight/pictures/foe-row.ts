import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { enemyOf } from '../cards/index.js';
import type { FightPhase } from '../fight/state.js';
import type { FoeAttackNow, FoeNow } from '../vocabulary.js';
import { enemyName, unitName } from './component-names.js';
import { figure } from './enemy-block.js';
import { ACROSS, panel } from './furniture.js';
import { ABILITY_SIGNS, ELEMENT_ICONS, ICON } from './icons.js';
import { type Block, drawn, type Item, line, widthOf } from './items.js';
import { body, digits, FACE, group, icon, LEAST, shape, words } from './marks.js';
import { ELEMENT_HUES, INK, mix, pileHues } from './palette.js';
import { abilityRing, enemyCoin, resistance } from './token.js';
import { portrait } from './unit.js';
import type { Vista } from './vista.js';

export const FOE_ROW = 158;
const BOX = 268;

/** An attack as it counts now: a summons, or its element and amount with what makes it worse. */
function attackItem({ element, amount, state }: FoeAttackNow): Item {
  const item =
    element === null
      ? drawn(64, (x, y) => [
          icon(ABILITY_SIGNS.summon.icon, x, y, 58, ABILITY_SIGNS.summon.colour, { halo: INK.outline, haloWidth: 3 }),
        ])
      : figure(ELEMENT_ICONS[element], amount, ELEMENT_HUES[element].colour, 56);
  if (state === 'open') return item;
  return { width: item.width, draw: (x, y) => [group(item.draw(x, y), { alpha: 0.4 })] };
}

interface Gauge {
  readonly sign: string;
  readonly have: number;
  readonly need: number;
  readonly done: string | null;
  /** What is still missing, or what happens otherwise. */
  readonly rest: { readonly sign: string | null; readonly text: string; readonly hue: string };
}

const missing = (have: number, need: number, vista: Vista): Gauge['rest'] => ({
  sign: null,
  text: vista.say.missing(Math.max(0, need - have)),
  hue: have >= need ? INK.ok : INK.lux,
});

/** What the box on the right says in each phase. */
function gaugeOf(foe: FoeNow, phase: FightPhase, vista: Vista): Gauge | null {
  const { say } = vista;
  if (foe.beaten)
    return {
      sign: ICON.melee,
      have: foe.armor,
      need: foe.armor,
      done: say.beaten,
      rest: { sign: null, text: '', hue: INK.ok },
    };
  if (phase === 'ranged' || phase === 'attack')
    return {
      sign: phase === 'ranged' ? ICON.ranged : ICON.melee,
      have: foe.attack,
      need: foe.armor,
      done: null,
      rest: missing(foe.attack, foe.armor, vista),
    };
  const open = foe.attacks.find(({ state, element }) => state === 'open' && element !== null);
  const shown = open ?? foe.attacks[0];
  if (!shown || foe.away) return null;
  if (!open) {
    const text = shown.state === 'blocked' ? say.blocked : shown.state === 'done' ? say.taken : say.noAttack;
    return {
      sign: ICON.block,
      have: shown.needed,
      need: shown.needed,
      done: text,
      rest: { sign: null, text: '', hue: INK.ok },
    };
  }
  if (phase === 'block')
    return {
      sign: ICON.block,
      have: open.block,
      need: open.needed,
      done: null,
      rest: missing(open.block, open.needed, vista),
    };
  const damage = open.amount * (open.brutal ? 2 : 1);
  return {
    sign: ICON.wound,
    have: 0,
    need: 0,
    done: null,
    rest: { sign: null, text: say.damage(damage), hue: INK.woundLight },
  };
}

function gaugeMarks({ sign, have, need, done, rest }: Gauge, x: number, y: number): Mark[] {
  const height = FOE_ROW - 24;
  const hue = done !== null || (need > 0 && have >= need) ? INK.ok : INK.white;
  const width = BOX - 32;
  const filled = need === 0 ? 0 : Math.min(1, have / need);
  return [
    shape(roundRect(x, y, BOX, height, 14), { fill: '#07090FB8' }),
    ...(done !== null
      ? [
          icon(ICON.done, x + 32, y + height / 2, 40, INK.ok),
          words(done, x + 58, y + height / 2, LEAST, INK.ok, { max: BOX - 66 }),
        ]
      : need === 0
        ? [
            icon(sign, x + 36, y + height / 2, 48, INK.wound),
            words(rest.text, x + 66, y + height / 2, LEAST, rest.hue, { max: BOX - 72 }),
          ]
        : [
            icon(sign, x + 44, y + 34, 46, hue === INK.ok ? INK.ok : INK.steel),
            digits(`${have}/${need}`, x + 158, y + 34, 50, hue, { max: BOX - 84 }),
            shape(roundRect(x + 16, y + 66, width, 14, 7), { fill: '#2A3040' }),
            ...(filled > 0
              ? [
                  shape(roundRect(x + 16, y + 66, Math.max(14, width * filled), 14, 7), {
                    fill: hue === INK.ok ? INK.ok : INK.lux,
                  }),
                ]
              : []),
            words(rest.text, x + BOX / 2, y + 107, LEAST, rest.hue, { align: 'center', max: BOX - 20 }),
          ]),
  ];
}

/** One enemy in the fight: who it is, what it attacks with, its armour, and how far its block or its defeat is. */
export function foeRow(vista: Vista, foe: FoeNow, phase: FightPhase, isLit = false): Block {
  const { palette, say } = vista;
  const { language } = say;
  const rim = foe.unit === null ? pileHues(enemyOf(foe.enemy).color, palette).rim : '#5A7A8C';
  const name = foe.unit === null ? enemyName(foe.enemy, language) : unitName(foe.unit, language);
  const isOut = foe.beaten || foe.away;
  const figures: Item[] = [
    ...(foe.attacks.length > 2 ? foe.attacks.slice(0, 3) : foe.attacks).map(attackItem),
    figure(ICON.armor, foe.armor, INK.steel, 56),
    ...foe.resistances.map(of => drawn(48, (x, y) => [resistance(of, x, y, 22)])),
  ];
  // Walls of the site count like the ability, and twice with it.
  const walls = Array.from({ length: foe.fortifications }, () => 'fortified' as const);
  const others = foe.abilities.filter(of => of !== 'fortified' && of !== 'unfortified');
  const rings = [...walls, ...others].map(of => drawn(48, (x, y) => [abilityRing(of, x, y, 22)]));
  const figuresWidth = widthOf(figures);
  const left = 152;
  const fits = left + figuresWidth + widthOf(rings) + 20 < ACROSS - BOX - 30;
  const gauge = gaugeOf(foe, phase, vista);
  return {
    height: FOE_ROW,
    draw: (x, y) => [
      group(
        [
          ...panel(
            { x: 0, y: 0, width: ACROSS, height: FOE_ROW },
            { tint: rim, lit: isLit, edge: foe.beaten ? '#3F8A5C' : mix(rim, '#10141F', 0.5) },
          ),
          group(
            [
              foe.unit === null ? enemyCoin(foe.enemy, palette, 76, 70, 56) : portrait(foe.unit, 24, 20, 100),
              ...(foe.unit === null
                ? [icon(ICON.fame, 58, 136, 30, INK.fame), digits(enemyOf(foe.enemy).fame, 94, 136, 29, INK.fame)]
                : []),
              words(name, left, 34, 42, INK.text, {
                face: FACE.title,
                max: ACROSS - BOX - left - 30 - (fits ? 0 : widthOf(rings) + 10),
              }),
              ...(foe.summoned ? [body(say.summoned, ACROSS - BOX - 32, 34, LEAST, INK.dim, { align: 'right' })] : []),
              ...line(figures, left, 102),
              ...line(rings, fits ? left + figuresWidth + 16 : ACROSS - BOX - 32 - widthOf(rings), fits ? 102 : 34),
            ],
            isOut ? { alpha: 0.5 } : {},
          ),
          ...(gauge ? gaugeMarks(gauge, ACROSS - BOX - 12, 12) : []),
        ],
        { x, y },
      ),
    ],
  };
}
