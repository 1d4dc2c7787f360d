import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import { COLOURS, FACES, type Mana } from '../terms.js';
import type { HeroView } from '../view.js';
import { cardBlock } from './card.js';
import { ACROSS, BAR, panel, titleBar, WIDTH } from './furniture.js';
import { columnWidth, grid } from './grid.js';
import { heroLook } from './hero-look.js';
import { heroPiece } from './hero-piece.js';
import { ICON } from './icons.js';
import { type Block, lower } from './items.js';
import { crystal, manaToken } from './mana.js';
import { body, digits, icon, LEAST, shape, title } from './marks.js';
import { INK } from './palette.js';
import { headed, must, sheet } from './sheet.js';
import { skillBlock } from './skill.js';
import { tacticBlock } from './tactic.js';
import { unitBlock } from './unit.js';
import type { Vista } from './vista.js';

const TALLEST_HAND = 4000;

/** Whose hand it is. */
export const handBar = ({ view, palette }: Vista, seat: number, text: string): Mark[] => {
  const { hero } = view.heroes[seat]!;
  return [
    ...titleBar('', heroLook(hero, palette).face),
    heroPiece(hero, palette, 58, 44, 34),
    title(text, 116, 46, 52, INK.text, { max: WIDTH - 140, halo: INK.outline, haloWidth: 3 }),
  ];
};

/** Numbers of the hero: armour, hand limit, deck, discard pile, level. */
function statsStrip({ say }: Vista, hero: HeroView): Block {
  const stats = [
    [ICON.armor, hero.armor, say.armor, INK.steel],
    [ICON.hand, hero.handLimit, say.limit, '#FFE0A0'],
    [ICON.deck, hero.deck, say.deck, '#D9D3C6'],
    [ICON.discard, hero.discard.length, say.discard, '#D9D3C6'],
    [ICON.level, hero.level, say.level, INK.level],
  ] as const;
  const step = ACROSS / stats.length;
  return {
    height: 108,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height: 108 }),
      ...stats.flatMap(([sign, value, note, hue], at) => {
        const middle = x + (at + 0.5) * step;
        return [
          icon(sign, middle - 26, y + 34, 44, hue),
          digits(value, middle + 24, y + 34, 42, INK.white),
          body(note, middle, y + 80, LEAST, INK.dim, { align: 'center', max: step }),
        ];
      }),
    ],
  };
}

/** Mana tokens at hand and crystals in the inventory, three of a colour at most. */
export function manaStrip({ palette, say }: Vista, hero: HeroView): Block {
  const { tokens } = hero.standing.mana;
  const lying = FACES.flatMap((face): Mana[] => new Array<Mana>(tokens[face]).fill(face));
  const claimed = hero.claims;
  const shown = lying.slice(0, 4);
  const height = 92;
  return {
    height,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height }),
      title(say.mana, x + 20, y + 46, LEAST, INK.text),
      ...shown.map((face, at) => manaToken(face, palette, x + 140 + at * 58, y + 46, 26)),
      ...(lying.length > 4 ? [digits(`+${lying.length - 4}`, x + 366, y + 46, 30, INK.text)] : []),
      ...(lying.length === 0 ? [body('–', x + 124, y + 46, 34, INK.low)] : []),
      ...claimed.slice(0, 2).map((face, at) => crystal(face, palette, x + 340 - at * 40, y + 46, 40)),
      shape(rect(x + 396, y + 16, 2, 60), { fill: INK.line }),
      ...COLOURS.flatMap((colour, at) =>
        [0, 1, 2].map(k =>
          crystal(colour, palette, x + 438 + at * 138 + k * 40, y + 46, 58, k >= hero.crystals[colour]),
        ),
      ),
    ],
  };
}

export const cardsGrid = (
  { palette, say }: Vista,
  cards: readonly string[],
  more: { readonly brief?: boolean; readonly columns?: number; readonly numbered?: boolean } = {},
): Block => {
  const { brief = false, columns = 2, numbered = true } = more;
  const width = columnWidth(columns);
  return grid(
    cards.map(
      (id, at) => least =>
        cardBlock(id, { palette, say, width, brief, ...(numbered ? { number: at + 1 } : {}) }, least),
    ),
    columns,
  );
};

export function unitsGrid({ palette, say }: Vista, hero: HeroView, brief = false): Block {
  const columns = 2;
  const width = columnWidth(columns);
  return grid(
    hero.units.map(state => least => unitBlock(state.id, { palette, say, width, brief, state }, least)),
    columns,
  );
}

export function skillsGrid({ palette, say }: Vista, hero: HeroView, brief = false): Block {
  const columns = brief ? 2 : 1;
  const width = columnWidth(columns);
  return grid(
    hero.skills.map(
      ({ id, up, marks }) =>
        least =>
          skillBlock(id, { palette, say, width, brief, isUsed: !up, marks }, least),
    ),
    columns,
  );
}

/** All that is the reader's own: cards with both sides, mana, units, skills, tactic. */
export function handDrawing(vista: Vista, seat: number): Drawing {
  const { view, say, palette } = vista;
  const hero = view.heroes[seat]!;
  const cards = hero.hand ?? [];
  const { tactic } = hero;
  const drafted = hero.drafted ?? [];
  return sheet(
    { height: BAR, marks: handBar(vista, seat, say.yourHand) },
    [
      must(statsStrip(vista, hero)),
      must(manaStrip(vista, hero)),
      must(cards.length > 0 ? lower(cardsGrid(vista, cards), cardsGrid(vista, cards, { columns: 1 })) : null),
      must(
        hero.played.length > 0
          ? headed(say.played, cardsGrid(vista, hero.played, { brief: true, numbered: false }))
          : null,
      ),
      must(
        hero.units.length > 0
          ? headed(say.units, unitsGrid(vista, hero), say.commands(hero.units.length, hero.commands))
          : null,
      ),
      must(hero.skills.length > 0 ? headed(say.skills, skillsGrid(vista, hero)) : null),
      must(
        tactic
          ? headed(
              say.tactic,
              tacticBlock(tactic.id, {
                palette,
                say,
                width: ACROSS,
                isUsed: !tactic.up,
                die: tactic.die,
                stash: tactic.stash,
              }),
            )
          : null,
      ),
      must(
        drafted.length > 0 ? headed(say.drafted, cardsGrid(vista, drafted, { brief: true, numbered: false })) : null,
      ),
    ],
    vista.night ? 'night' : 'day',
    TALLEST_HAND,
  );
}
