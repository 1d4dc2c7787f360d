import type { Drawing } from '../../../engine/drawing.js';
import type { Questions } from '../vocabulary.js';
import { capsule } from './capsule.js';
import { cardBlock } from './card.js';
import { ghostsOf, handParts, mapPart } from './choice-parts.js';
import { ACROSS, GAP, panel } from './furniture.js';
import type { Block } from './items.js';
import { line, said } from './items.js';
import type { Lit } from './map.js';
import { title } from './marks.js';
import { purchases } from './offers.js';
import { INK } from './palette.js';
import { choiceSheet, may, must } from './sheet.js';
import { standingStrip } from './standing-strip.js';
import type { Vista } from './vista.js';

const SMALL_MAP = 420;
const LEAST_MAP = 345;
const MOST_MAP = 560;
/** The map grows in steps, so that a card played moves nothing but the hand. */
const STEP = 35;

/** The menu of a turn: what it stands at, where the hero can go and for how much, what is for sale, the hand. */
export function turnChoice(vista: Vista, seat: number, about: Questions['turn']['about']): Drawing {
  const hero = vista.view.heroes[seat]!;
  const lit = new Map<string, Lit>();
  for (const { to, cost, assault, provokes } of about.reachable) {
    const danger = assault || provokes.length > 0;
    // A space that can also be reached in peace is shown so.
    if (!danger || !lit.has(to)) lit.set(to, { cost, danger });
  }
  for (const { to, cost } of about.tunnels) lit.set(to, { cost, danger: false });
  const ghosts = ghostsOf(vista, seat, about.explorable);
  const isAtMarket = about.purchases.length > 0;
  const goods = isAtMarket ? purchases(vista, about.purchases, true) : null;
  const strip = standingStrip(vista, about);
  const hand = handParts(vista, hero);
  const room = vista.tallest - strip.height - (goods ? goods.height + GAP : 0) - 5 * GAP - 4;
  const full = hand[0]?.block?.height ?? 0;
  // The hand goes by names before the map goes below its least.
  const left = room - (room - full < LEAST_MAP ? (hand[0]?.instead?.height ?? full) : full);
  const height = Math.max(LEAST_MAP, Math.min(MOST_MAP, Math.floor(left / STEP) * STEP));
  const map = mapPart(vista, seat, height, { lit, ghosts, path: hero.path });
  const isMoving = lit.size > 0 || ghosts.length > 0;
  return choiceSheet(vista, [must(strip), isAtMarket && !isMoving ? may(map, 5) : must(map), must(goods), ...hand]);
}

const SIDEWAYS = { move: 'move', influence: 'influence', attack: 'melee', block: 'block' } as const;
type Sideways = keyof typeof SIDEWAYS;
const isSideways = (kind: string): kind is Sideways => kind in SIDEWAYS;

/** What the card counts for when it is played sideways. */
function sidewaysStrip({ say }: Vista, kinds: readonly (readonly [Sideways, number])[]): Block | null {
  if (kinds.length === 0) return null;
  const items = kinds.flatMap(([kind, amount], at) => [
    ...(at > 0 ? [said('/')] : []),
    capsule(SIDEWAYS[kind], amount, 52),
  ]);
  return {
    height: 84,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height: 84 }),
      title(say.sideways, x + 24, y + 42, 42, INK.text, { max: 240 }),
      ...line(items, x + 280, y + 42),
    ],
  };
}

/** How a card is used: both sides in full, those that cannot be paid for dim, and what it is worth sideways. */
export function sideChoice(
  vista: Vista,
  seat: number,
  about: Questions['side']['about'],
  ids: readonly string[],
): Drawing {
  const { palette, say, view } = vista;
  const sides = { basic: ids.some(id => id.startsWith('basic')), powered: ids.some(id => id.startsWith('powered')) };
  const sideways = new Map<Sideways, number>();
  for (const id of ids) {
    const [what, kind = ''] = id.split(':');
    if (what !== 'sideways' || !isSideways(kind)) continue;
    sideways.set(
      kind,
      Math.max(sideways.get(kind) ?? 0, about.sideways[id.slice('sideways:'.length)] ?? about.sideways[kind] ?? 1),
    );
  }
  return choiceSheet(vista, [
    must(standingStrip(vista, about)),
    must(cardBlock(about.card, { palette, say, width: ACROSS, sides, isLit: true })),
    must(sidewaysStrip(vista, [...sideways])),
    ...(view.fight ? [] : [may(mapPart(vista, seat, SMALL_MAP), 3)]),
    ...handParts(vista, { ...view.heroes[seat]!, hand: without(view.heroes[seat]!.hand ?? [], about.card) }, 4),
  ]);
}

/** The list without one of these. */
const without = (cards: readonly string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
};
