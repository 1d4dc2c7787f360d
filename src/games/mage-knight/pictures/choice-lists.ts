import type { Drawing, Mark } from '../../../engine/drawing.js';
import { cardOf, isWound } from '../cards/index.js';
import { SKILLS } from '../cards/skills.js';
import { TACTICS } from '../cards/tactics.js';
import type { Questions } from '../vocabulary.js';
import { cardBlock } from './card.js';
import { chips, mapPart } from './choice-parts.js';
import { heroName } from './component-names.js';
import { enemyBlock } from './enemy-block.js';
import { ACROSS, panel } from './furniture.js';
import { columnWidth, grid, type Maker } from './grid.js';
import { heroPiece } from './hero-piece.js';
import { ICON } from './icons.js';
import { type Block, drawn, line, lower, stack } from './items.js';
import { FACE, icon, LEAST, words } from './marks.js';
import { offerUnits } from './offers.js';
import { INK } from './palette.js';
import { choiceSheet, headed, may, must, type Part } from './sheet.js';
import { skillBlock } from './skill.js';
import { tacticBlock } from './tactic.js';
import { unitBlock } from './unit.js';
import type { Vista } from './vista.js';

/** A copy of a card is told apart by '#2'. */
const plain = (id: string): string => id.split('#')[0]!;
export const isCardId = (id: string): boolean => isWound(plain(id)) || cardOf(plain(id)) !== undefined;

/** Cards to choose from: in full where they fit, with one line a side where they are many, by name where they are very many. */
export function cardsBlock({ palette, say }: Vista, ids: readonly string[], room: number): Block {
  const cards = ids.filter(isCardId).map(plain);
  const make = (brief: boolean, columns: number): Block =>
    grid(
      cards.map(
        (id, at) => least => cardBlock(id, { palette, say, width: columnWidth(columns), brief, number: at + 1 }, least),
      ),
      columns,
    );
  const tries = [() => lower(make(false, 1), make(false, 2)), () => make(true, 2)];
  for (const attempt of tries) {
    const block = attempt();
    if (block.height <= room) return block;
  }
  return make(true, 2);
}

export function cardsChoice(
  vista: Vista,
  ids: readonly string[],
  above: Block | null,
  more: readonly Part[] = [],
): Drawing {
  const room = vista.tallest - 60 - (above ? above.height + 12 : 0);
  const cards = ids.filter(isCardId);
  const block = cards.length === 0 ? null : cardsBlock(vista, cards, room);
  const shown = block && block.height > room ? chips(vista, cards.map(plain)) : block;
  return choiceSheet(vista, [must(above), must(shown), ...more]);
}

export function tacticChoice(vista: Vista, seat: number, ids: readonly string[]): Drawing {
  const { palette, say } = vista;
  const list = TACTICS.filter(({ id }) => ids.includes(id)).map(({ id }) =>
    tacticBlock(id, { palette, say, width: ACROSS }),
  );
  const hero = vista.view.heroes[seat]!;
  const hand = hero.hand ?? [];
  return choiceSheet(vista, [
    must(stack(list, 10)),
    may(hand.length > 0 ? headed(say.yourHand, chips(vista, hand)) : null, 1),
    may(mapPart(vista, seat, 420), 2),
  ]);
}

/** Units by key of the seat they belong to, or by id out of the offer. */
export function unitsChoice(vista: Vista, seat: number, ids: readonly string[], above: Block | null): Drawing {
  const { palette, say, view } = vista;
  const own = view.heroes[seat]!.units.filter(({ key }) => ids.includes(String(key)));
  const offered = ids.filter(id => view.offers.units.includes(id));
  const width = columnWidth(2);
  const make = (brief: boolean): Block[] => [
    ...(own.length > 0
      ? [
          grid(
            own.map(state => least => unitBlock(state.id, { palette, say, width, state, brief }, least)),
            2,
          ),
        ]
      : []),
    ...(offered.length > 0 ? [offerUnits(vista, offered, brief)] : []),
  ];
  const room = vista.tallest - 60 - (above ? above.height : 0);
  const full = stack(make(false), 12);
  const units = full.height > room ? stack(make(true), 12) : full;
  return choiceSheet(vista, [must(above), must(units.height > 0 ? units : null), may(mapPart(vista, seat, 420), 2)]);
}

/** A new level: the skills to choose from, and the card that comes with them. */
export function levelChoice(vista: Vista, about: Questions['level']['about'], ids: readonly string[]): Drawing {
  const { palette, say } = vista;
  const make = (isBrief: boolean): Block => {
    const columns = isBrief ? 2 : 1;
    const width = columnWidth(columns);
    return grid(
      ids.map((id): Maker => {
        const [where, skill = ''] = id.split(':');
        const note = where === 'own' ? say.ownSkill : say.commonSkill;
        return least => skillBlock(skill, { palette, say, width, isLit: where === 'own', note, brief: isBrief }, least);
      }),
      columns,
    );
  };
  const full = make(false);
  const { lowest } = about;
  return choiceSheet(vista, [
    must(headed(say.levelUp(about.level), full.height > vista.tallest - 90 ? make(true) : full)),
    may(lowest ? headed(say.lowestOfOffer, cardBlock(lowest, { palette, say, width: ACROSS })) : null, 1),
  ]);
}

export function skillsChoice(vista: Vista, ids: readonly string[], above: Block | null): Drawing {
  const { palette, say } = vista;
  const width = columnWidth(2);
  const known = ids.map(id => id.split(':').at(-1)!).filter(id => SKILLS.some(skill => skill.id === id));
  const list = grid(
    known.map(id => least => skillBlock(id, { palette, say, width }, least)),
    2,
  );
  return choiceSheet(vista, [must(above), must(known.length > 0 ? list : null)]);
}

export function enemiesBlock({ palette, say }: Vista, ids: readonly string[]): Block {
  return stack(
    ids.map(id => enemyBlock(id, { palette, say, width: ACROSS })),
    10,
  );
}

/** Heroes to pick, or the one that is bid for. */
export function heroesChoice(vista: Vista, ids: readonly string[], bid: Questions['bid']['about'] | null): Drawing {
  const { palette, say, names } = vista;
  const shown = bid ? [bid.hero] : ids;
  const width = columnWidth(bid ? 1 : 2);
  const make =
    (id: string): Maker =>
    () => ({
      height: 120,
      draw: (x, y): readonly Mark[] => [
        ...panel({ x, y, width, height: 120 }, { lit: bid !== null }),
        heroPiece(id, palette, x + 66, y + 58, 42),
        words(heroName(id, say.language), x + 130, y + 60, 44, INK.text, { face: FACE.title, max: width - 150 }),
        ...(bid
          ? [
              words(`${names[bid.by] ?? ''}: ${bid.bid}`, x + width - 24, y + 60, LEAST, INK.fame, {
                align: 'right',
                max: 360,
              }),
            ]
          : []),
      ],
    });
  return choiceSheet(vista, [must(grid(shown.map(make), bid ? 1 : 2))]);
}

const REWARDS: Readonly<Record<string, string>> = {
  artifact: ICON.artifact,
  spell: ICON.spell,
  advanced: ICON.advanced,
  unit: ICON.unit,
  crystals: ICON.crystal,
  'crystals-of-each': ICON.crystal,
  'chosen-crystal': ICON.crystal,
  dungeon: ICON.die,
};

/** Rewards that wait, each a plate. */
export function rewardChoice(vista: Vista, ids: readonly string[]): Drawing {
  const { say } = vista;
  const width = columnWidth(2);
  const make =
    (id: string): Maker =>
    () => ({
      height: 104,
      draw: (x, y): readonly Mark[] => [
        ...panel({ x, y, width, height: 104 }, { tint: '#7A5516', edge: '#A8843A' }),
        ...line([drawn(80, (cx, cy) => [icon(REWARDS[id] ?? ICON.trophy, cx, cy, 64, INK.fame)])], x + 14, y + 52),
        words(say.rewards[id] ?? id, x + 108, y + 52, LEAST, INK.text, { face: FACE.title, max: width - 124 }),
      ],
    });
  return choiceSheet(vista, [must(grid(ids.map(make), 2))]);
}
