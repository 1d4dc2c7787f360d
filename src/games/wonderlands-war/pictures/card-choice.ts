import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { Level } from '../chips.js';
import type { RewardStep } from '../effect.js';
import { teaName } from '../words/names/index.js';
import { chosenRewards } from '../words/reading.js';
import { type Crowd, coloursIn } from './crowd.js';
import { fittingSheet, may, must } from './fitting-sheet.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { shard, shield } from './glyphs.js';
import { ICON } from './icons.js';
import { largeCard } from './large-card.js';
import { type Box, digits, FACE, group, IN_MESSAGE, lineCount, sign, words } from './marks.js';
import { INK } from './palette.js';
import { regionsOf } from './region-choice.js';
import { columnsHeight, regionColumns } from './region-column.js';
import { reward } from './reward.js';
import type { Section } from './sections.js';
import { supporter } from './token.js';

const CARD = 400;
const RIGHT = MARGIN + CARD + 16;

/** The rewards behind an option: an effect by its id, a half, the corrupted part. */
function rewardsOf(card: string, id: string): readonly RewardStep[] {
  if (id === 'top' || id === 'bottom') return chosenRewards(card, id);
  if (id === 'roll' || id === 'corrupted') return [{ op: 'roll_shards' }, ...chosenRewards(card, 'corrupted')];
  if (id === 'choose_one') return [...chosenRewards(card, 'top'), ...chosenRewards(card, 'bottom')];
  return [stepOf(id)].flatMap(step => step ?? []);
}

/** One effect as the options name it. */
function stepOf(id: string): RewardStep | null {
  const [op, ...rest] = id.split(':') as [string, ...string[]];
  const count = Number(rest[0]);
  switch (op) {
    case 'place_units':
    case 'discard_shards':
    case 'discard_madness':
    case 'leader_strength':
      return { op, n: count };
    case 'gain_ally':
      return rest[0] === 'forge'
        ? { op, type: 'forge', level: 'weak' }
        : ({ op, type: rest[0], level: rest[1] as Level } as RewardStep);
    case 'gain_any_ally':
      return { op, level: rest[0] as Level };
    case 'quest_draw':
      return { op, draw: count, discard: count > 1 ? 1 : 0 };
    case 'castle':
    case 'unlock_ability':
    case 'wonderlandian':
    case 'shield_restore':
    case 'roll_shards':
      return { op };
    default:
      return null;
  }
}

/** One thing that may be said: its signs, and their names where there is room. */
function optionTile(crowd: Crowd, card: string, id: string, box: Box): Mark[] {
  const steps = rewardsOf(card, id);
  const { x, y, width, height } = box;
  const middle = y + height / 2;
  const faction = crowd.view.seats.find((_, seat) => seat === crowd.reader)?.faction ?? 'alice';
  const radius = Math.min(36, height / 2 - 8);
  const label = steps
    .map(step => crowd.say.reward(step).replaceAll('\u00AD', ''))
    .join(id === 'choose_one' ? ` ${crowd.say.or} ` : ', ');
  const signs = steps.map((step, k) =>
    reward(step, faction, crowd.livery, x + 16 + radius + k * (2 * radius + 6), middle, radius),
  );
  const left = x + 28 + steps.length * (2 * radius + 6);
  const text = steps.length === 0 ? crowd.say.skip : label;
  const room = x + width - left - 10;
  const lines = Math.min(2, lineCount(text, FACE.label, room / IN_MESSAGE));
  return [
    ...panel(box, { isLit: steps.length > 0, round: 16, fill: steps.length > 0 ? '#34286A' : '#1B1533' }),
    ...signs,
    words(text, left, middle - (lines - 1) * 19, IN_MESSAGE, INK.text, {
      wrap: { width: room, leading: 38, lines: 2 },
    }),
  ];
}

/** What the card is weighed against: shards, pool, strength of the leader, shield. */
export function ownStats(crowd: Crowd, seat: number): Section {
  const own = crowd.view.seats[seat]!;
  const colours = coloursIn(crowd, seat);
  return {
    height: 72,
    marks: y => [
      ...panel({ x: MARGIN, y, width: ACROSS, height: 72 }, { round: 18 }),
      words(crowd.say.yours, MARGIN + 24, y + 36, IN_MESSAGE, INK.dim, { face: FACE.title }),
      shard(270, y + 36, 48),
      digits(own.shards, 294, y + 36, 40, INK.iceLight, { align: 'left' }),
      ...supporter(colours, 412, y + 36, 44),
      digits(own.pool, 440, y + 36, 40, INK.text, { align: 'left' }),
      ...sign(ICON.leader, 560, y + 36, 46, colours.hi, { colour: INK.outline, width: 5 }),
      digits(own.leader.strength, 588, y + 36, 40, INK.text, { align: 'left' }),
      ...sign(ICON.ability, 704, y + 36, 44, colours.hi, { colour: INK.outline, width: 5 }),
      digits(`${own.abilities.length}/4`, 730, y + 36, 40, INK.text, { align: 'left' }),
      ...shield(own.shield, 876, y + 36, 50),
    ],
  };
}

/** The card that was taken, and which of its effects may come next. */
export function cardChoice(crowd: Crowd, seat: number, card: string, all: readonly string[]): Drawing {
  // Units may go to a region at once: that is chosen on the map.
  const lit = regionsOf(all);
  const ids = [...new Set(all.map(id => id.split('@')[0]!))];
  const high = Math.min(112, (CARD - 10 * (ids.length - 1)) / ids.length);
  const body: Section = {
    height: CARD + 54,
    marks: y => [
      words(teaName(card, crowd.say.language), MARGIN + 8, y + 22, 40, INK.text, { face: FACE.title }),
      group(
        largeCard(card, { x: 0, y: 0, width: 300, height: 300 }, crowd.say, crowd.livery, {
          size: 300 * (IN_MESSAGE / CARD),
        }),
        {
          x: MARGIN,
          y: y + 54,
          scale: CARD / 300,
        },
      ),
      ...ids.flatMap((id, k) =>
        optionTile(crowd, card, id, {
          x: RIGHT,
          y: y + 54 + k * (high + 10),
          width: MARGIN + ACROSS - RIGHT,
          height: high,
        }),
      ),
    ],
  };
  return fittingSheet([
    must(body),
    must(ownStats(crowd, seat)),
    may({ height: columnsHeight(crowd), marks: y => regionColumns(crowd, y, { lit }) }),
  ]);
}
