import type { Drawing, Mark } from '../../../engine/drawing.js';
import { circle, roundRect } from '../../../geometry/paths.js';
import { tileOf } from '../land.js';
import { COLOURS } from '../terms.js';
import type { RealmEntry } from '../vocabulary.js';
import { SITE_NAMES } from '../words/names/index.js';
import { capsule, crystalCapsule } from './capsule.js';
import { chip } from './choice-parts.js';
import { skillName } from './component-names.js';
import { ACROSS, panel } from './furniture.js';
import { tileBack } from './header.js';
import { heroLook } from './hero-look.js';
import { heroPiece } from './hero-piece.js';
import { ICON } from './icons.js';
import { type Block, drawn, flow, type Item, said, stack, strong } from './items.js';
import { cutTo, FACE, group, icon, LEAST, shape, title } from './marks.js';
import { INK, mix } from './palette.js';
import { must, sheet } from './sheet.js';
import { siteSign } from './site.js';
import { skillToken } from './skill.js';
import {
  type Chapter,
  type ClashTale,
  chaptersOf,
  type FightTale,
  isWorthTelling,
  type Tale,
} from './story-chapters.js';
import { enemyCoin } from './token.js';
import { portrait } from './unit.js';
import type { Vista } from './vista.js';

const TALLEST_STORY = 1100;
const MOST_STEPS = 9;
const ROW = 64;

const picture = (name: string, hue: string, size = 44): Item =>
  drawn(size + 8, (x, y) => [icon(name, x, y, size, hue)]);

/** An enemy of a fight: ticked where it was beaten. */
const foe = ({ palette }: Vista, enemy: string, isBeaten: boolean): Item =>
  drawn(88, (x, y): Mark[] => [
    isBeaten ? group([enemyCoin(enemy, palette, x, y, 38)], { alpha: 0.55 }) : enemyCoin(enemy, palette, x, y, 38),
    ...(isBeaten
      ? [
          shape(circle(x + 26, y + 22, 18), { fill: INK.outline, stroke: INK.ok, width: 2.5 }),
          icon(ICON.done, x + 26, y + 22, 24, INK.ok),
        ]
      : []),
  ]);

const unit = (id: string, sign: string | null): Item =>
  drawn(78, (x, y): Mark[] => [
    portrait(id, x - 34, y - 36, 66),
    ...(sign ? [icon(sign, x, y - 3, 50, INK.wound, { halo: INK.outline, haloWidth: 4 })] : []),
  ]);

/** How a fight went, in signs: the place, the enemies, what was blocked and what it cost. */
function fightItems(vista: Vista, tale: FightTale): Item[] {
  const { say, language } = vista;
  const left = [...tale.beaten];
  const foes = tale.enemies.map(enemy => {
    const at = left.indexOf(enemy);
    if (at >= 0) left.splice(at, 1);
    return foe(vista, enemy, at >= 0);
  });
  const site = tale.conquered ?? tale.site;
  const place =
    site && site !== 'marauding_orcs' && site !== 'draconum'
      ? drawn(76, (x, y) => [
          siteSign({ site, ...(site === 'city' ? { colours: ['white'] as const } : {}) }, vista, x, y, 62),
        ])
      : picture(ICON.attack, INK.lux, 56);
  const outcome = tale.conquered
    ? strong(say.conquered(SITE_NAMES[tale.conquered]![language]), INK.ok, LEAST)
    : tale.end === 'repelled'
      ? strong(say.repelled, INK.woundLight, LEAST)
      : tale.end === 'won' ||
          (tale.enemies.length > 0 && left.length === 0 && tale.beaten.length >= tale.enemies.length)
        ? strong(say.won, INK.ok, LEAST)
        : strong(say.standing, INK.dim, LEAST);
  return [
    place,
    strong(tale.space, INK.text, LEAST),
    ...foes,
    ...(tale.blocked > 0 ? [capsule('block', `×${tale.blocked}`, 50)] : []),
    ...(tale.wounds > 0 ? [capsule('wound', tale.wounds, 50)] : []),
    ...tale.hurt.map(id => unit(id, ICON.wound)),
    ...tale.lost.map(id => unit(id, ICON.skull)),
    ...(tale.isKnockedOut ? [strong(say.knockedOut, INK.woundLight, LEAST)] : []),
    outcome,
  ];
}

function clashItems({ view, palette, say, names }: Vista, tale: ClashTale): Item[] {
  const piece = (seat: number): Item =>
    drawn(72, (x, y) => [heroPiece(view.heroes[seat]?.hero ?? '', palette, x, y - 2, 27)]);
  return [
    picture(ICON.attack, INK.lux, 56),
    piece(tale.defender),
    ...tale.blows.flatMap(({ seat, amount, damage }) => [
      piece(seat),
      capsule('melee', amount, 50),
      ...(damage > 0 ? [capsule('wound', damage, 50)] : [picture(ICON.block, INK.steel, 46)]),
    ]),
    ...(tale.winner === null ? [] : [strong(say.wins(cutTo(names[tale.winner] ?? '', FACE.label, 9)), INK.ok, LEAST)]),
  ];
}

function taleItems(vista: Vista, tale: Tale): Item[] {
  switch (tale.kind) {
    case 'fight':
      return fightItems(vista, tale);
    case 'clash':
      return clashItems(vista, tale);
    case 'tile':
      return [
        drawn(86, (x, y) => [tileBack(tileOf(tale.tile).kind === 'countryside' ? 'countryside' : 'core', x, y, 14)]),
        strong(vista.say.newTile(tale.label), INK.text, LEAST),
      ];
    case 'way': {
      const spaces = tale.spaces.filter((space, at) => space !== tale.spaces[at - 1]);
      const shown = spaces.length > MOST_STEPS ? [...spaces.slice(0, 2), '…', ...spaces.slice(2 - MOST_STEPS)] : spaces;
      return [
        ...(tale.cost > 0 ? [capsule('move', tale.cost, 50)] : [picture(ICON.move, INK.move)]),
        strong(shown.join(' → '), INK.text, LEAST),
      ];
    }
  }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

/** What the turn brought. */
function gainItems(vista: Vista, chapter: Chapter): Item[] {
  const { palette, say, language } = vista;
  const { fame, reputation, level, healed, cards, units, skills, crystals, artifacts } = chapter;
  return [
    ...(fame > 0 ? [capsule('fame', signed(fame), 50)] : []),
    ...(reputation === 0 ? [] : [capsule('reputation', signed(reputation), 50)]),
    ...(level === null ? [] : [picture(ICON.level, INK.level), strong(say.levelUp(level), INK.level, LEAST)]),
    ...skills.flatMap(id => [
      drawn(60, (x, y) => [skillToken(id, palette, x, y, 27)]),
      strong(skillName(id, language), INK.text, LEAST),
    ]),
    ...units.map(id => unit(id, null)),
    ...(healed > 0 ? [capsule('heal', healed, 50)] : []),
    ...COLOURS.filter(colour => (crystals[colour] ?? 0) > 0).map(colour =>
      crystalCapsule(colour, crystals[colour] ?? 1, 50, palette),
    ),
    ...(artifacts > 0 ? [picture(ICON.artifact, INK.fame), said(`× ${artifacts}`, INK.text, LEAST)] : []),
    ...cards.map(id => chip(vista, id)),
  ];
}

/** One turn: whose it was, what was done, what it brought. */
function chapterBlock(vista: Vista, chapter: Chapter): Block {
  const { view, palette, names } = vista;
  const look = heroLook(view.heroes[chapter.seat]?.hero ?? '', palette);
  const room = ACROSS - 40;
  const rows = chapter.tales.map(tale => {
    const items = taleItems(vista, tale);
    return flow(items, room, tale.kind === 'fight' || tale.kind === 'clash' ? 88 : ROW);
  });
  const gains = gainItems(vista, chapter);
  const inner = stack([...rows, ...(gains.length > 0 ? [flow(gains, room, 72)] : [])], 4);
  const height = 84 + inner.height + 12;
  return {
    height,
    draw: (x, y) => [
      group(
        [
          ...panel({ x: 0, y: 0, width: ACROSS, height }, { tint: look.face, edge: mix(look.face, '#000000', 0.2) }),
          heroPiece(view.heroes[chapter.seat]?.hero ?? '', palette, 54, 44, 31),
          title(cutTo(names[chapter.seat] ?? '', FACE.title, 20), 108, 42, 42, INK.text),
          shape(roundRect(20, 80, ACROSS - 40, 2, 1), { fill: INK.line }),
          ...inner.draw(20, 86),
        ],
        { x, y },
      ),
    ],
  };
}

/** What happened, turn by turn, where the board alone does not tell it; null otherwise. */
export function storyDrawing(news: readonly RealmEntry[], vista: Vista): Drawing | null {
  const chapters = chaptersOf(news).filter(each => each.seat >= 0 && isWorthTelling(each));
  if (chapters.length === 0) return null;
  const blocks: Block[] = [];
  let height = 0;
  // The latest turns matter most: earlier ones stay behind the button.
  for (const chapter of chapters.toReversed()) {
    const block = chapterBlock(vista, chapter);
    if (blocks.length > 0 && height + block.height > TALLEST_STORY - 60) break;
    blocks.unshift(block);
    height += block.height + 12;
  }
  return sheet({ height: 4, marks: [] }, [must(stack(blocks, 12))], vista.night ? 'night' : 'day', 4000);
}
