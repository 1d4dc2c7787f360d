import type { Drawing } from '../../../engine/drawing.js';
import { type Chip, distinctChips } from '../chips.js';
import type { Odds } from '../odds.js';
import type { BattleView } from '../view.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import { chipName, sourceName } from '../words/names/index.js';
import { capital } from '../words/reading.js';
import { battleLine, briefBattle, fightersSection, trackSection } from './brief-battle.js';
import { chip } from './chip.js';
import { chipText } from './chip-text.js';
import { type Crowd, factionOf } from './crowd.js';
import { fittingSheet, may, must, type Part, TALLEST } from './fitting-sheet.js';
import { MARGIN } from './furniture.js';
import { lane } from './lane.js';
import { oddsPanel } from './odds-panel.js';
import { INK } from './palette.js';
import { LIST, type Plaque, plaques } from './plaque.js';
import { orderLine } from './private-battle.js';
import type { Section } from './sections.js';
import { sourceSign } from './source-sign.js';

const LANE = 150;

/** Plaques under each other as a part of a picture; names alone where their texts would be higher than a screen. */
export function listed(all: readonly Plaque[]): Section | null {
  if (all.length === 0) return null;
  const isLong = plaques(all, 0, LIST).height > TALLEST - 2 * MARGIN;
  const shown = isLong ? all.map(({ text: _, ...rest }) => rest) : all;
  return { height: plaques(shown, 0, LIST).height, marks: y => plaques(shown, y, LIST).marks };
}

/** A chip of a seat with what it does. */
export function chipPlaqueOf(crowd: Crowd, seat: number, id: Chip, more: Partial<Plaque> = {}): Plaque {
  return {
    sign: (x, y, radius) => [chip(id, factionOf(crowd, seat), crowd.livery, x, y, radius)],
    title: capital(chipName(id, crowd.say.language)),
    text: chipText(crowd, seat, id),
    isLit: true,
    ...more,
  };
}

/** Draw or stop: the own lane, the others in short, and the exact odds. */
function drawOn(crowd: Crowd, battle: BattleView, seat: number, odds: Odds | null): Drawing {
  const own = battle.fighters.find(each => each.seat === seat)!;
  return fittingSheet([
    must(odds && oddsPanel(crowd, odds)),
    must(own.instruction && orderLine(crowd, own.instruction)),
    must({ height: LANE, marks: y => lane(crowd, battle, own, y, LANE) }),
    may(trackSection(crowd, battle), 2),
    must(fightersSection(crowd, battle, { without: [seat] })),
    may(battleLine(crowd, battle), 3),
  ]);
}

/** What was drawn: each chip with what it does, and what it would cost. */
function answer(
  crowd: Crowd,
  battle: BattleView,
  seat: number,
  about: Questions['answer']['about'],
  ids: readonly string[],
): Drawing {
  const mayBlock = (id: Chip): boolean => ids.some(each => each === `${id}/shield` || each === `${id}/all-mad`);
  const drawn = distinctChips(about.drawn).map(id => {
    const lost = about.losses[id] ?? 0;
    return chipPlaqueOf(
      crowd,
      seat,
      id,
      lost > 0 ? { note: crowd.say.costs(lost, mayBlock(id)), noteInk: INK.dangerLight } : {},
    );
  });
  const own = battle.fighters.find(each => each.seat === seat)!;
  return fittingSheet([
    must(listed(drawn)),
    must({ height: LANE, marks: y => lane(crowd, battle, { ...own, drawn: [] }, y, LANE) }),
    may(fightersSection(crowd, battle, { without: [seat] }), 1),
    may(trackSection(crowd, battle), 2),
  ]);
}

/** Whatever else is asked in a battle: what asks, and the battle in short with those lit who may be chosen. */
function subjectAndBattle(
  crowd: Crowd,
  battle: BattleView,
  subject: Plaque | null,
  lit: readonly number[],
  more: readonly Part[] = [],
): Drawing {
  return fittingSheet([must(subject && listed([subject])), ...more, must(briefBattle(crowd, battle, { lit }))]);
}

const seatsIn = (ids: readonly string[]): number[] =>
  ids.flatMap(id => (/^\d+/.test(id) ? [Number.parseInt(id, 10)] : []));

/** The chip, card or ability that asks. */
function asking(crowd: Crowd, seat: number, about: unknown): Plaque | null {
  const { source, chip: id } = about as { source?: string; chip?: Chip };
  if (id) return chipPlaqueOf(crowd, seat, id, { isLit: false });
  if (!source) return null;
  const { sign, text } = sourceSign(crowd, seat, source);
  return { sign, title: capital(sourceName(source, crowd.say.language)), text };
}

export function battleChoice(
  crowd: Crowd,
  battle: BattleView,
  seat: number,
  key: QuestionKey,
  about: unknown,
  ids: readonly string[],
): Drawing {
  switch (key) {
    case 'draw-on':
    case 'instruction':
      return drawOn(crowd, battle, seat, (about as Questions['instruction']['about']).odds);
    case 'answer':
      return answer(crowd, battle, seat, about as Questions['answer']['about'], ids);
    case 'wager':
      return subjectAndBattle(
        crowd,
        battle,
        null,
        battle.fighters.map(each => each.seat),
      );
    case 'target':
    case 'amulet':
      return subjectAndBattle(crowd, battle, asking(crowd, seat, about), seatsIn(ids));
    case 'soldier': {
      const back = ids.flatMap(id => (id.startsWith('return:') ? [id.slice('return:'.length) as Chip] : []));
      const chips = back.map(id => chipPlaqueOf(crowd, seat, id));
      return subjectAndBattle(crowd, battle, asking(crowd, seat, about), [], [may(listed(chips))]);
    }
    default:
      return subjectAndBattle(crowd, battle, asking(crowd, seat, about), [seat]);
  }
}
