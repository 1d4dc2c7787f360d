import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import { sourceName } from '../words/names/index.js';
import { capital } from '../words/reading.js';
import { listed } from './battle-choice.js';
import { ownStats } from './card-choice.js';
import { type Crowd, coloursIn } from './crowd.js';
import { fittingSheet, may, must } from './fitting-sheet.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { die, points, shard } from './glyphs.js';
import { questsSection } from './hand.js';
import { ICON } from './icons.js';
import { FACE, IN_MESSAGE, linear, lineCount, sign, words } from './marks.js';
import { INK, mix, REGION_HUES } from './palette.js';
import { playersHeight, playersRow } from './players.js';
import { columnsHeight, regionColumns } from './region-column.js';
import type { Section } from './sections.js';
import { sourceSign } from './source-sign.js';
import { castle } from './token.js';

const HEIGHT = 206;

/** Two things beside each other to choose between. */
function either(one: readonly [Mark[], string], other: readonly [Mark[], string], y: number, fill: string): Mark[] {
  const width = (ACROSS - 12) / 2;
  return [one, other].flatMap(([marks, text], k) => {
    const x = MARGIN + k * (width + 12);
    const isLong = lineCount(text, FACE.label, (width - 30) / IN_MESSAGE) > 1;
    return [
      ...panel(
        { x, y, width, height: HEIGHT },
        { isLit: true, round: 24, fill: linear(0, y, 0, y + HEIGHT, fill, mix(fill, 0.4)) },
      ),
      ...marks,
      words(text, x + width / 2, y + (isLong ? 142 : 158), IN_MESSAGE, INK.text, {
        align: 'center',
        wrap: { width: width - 30, leading: 42, lines: 2 },
      }),
    ];
  });
}

/** Points or a castle (WW-12.4, WW-12.6). */
function award(crowd: Crowd, seat: number, { region, value }: Questions['award']['about']): Section {
  const colours = coloursIn(crowd, seat);
  return {
    height: HEIGHT,
    marks: y =>
      either(
        [points(value, 250, y + 70, 58), crowd.say.points(value)],
        [castle(colours, 744, y + 66, 104), crowd.say.castleFor(crowd.view.seats[seat]!.castleValue)],
        y,
        mix(REGION_HUES[region].hue, 0.9),
      ),
  };
}

const everybody = (crowd: Crowd): Section => ({ height: playersHeight(crowd), marks: y => playersRow(crowd, y) });

/** What asks, where it is known by name. */
function subject(crowd: Crowd, seat: number, source: string): Section | null {
  const { sign: draw, text } = sourceSign(crowd, seat, source);
  return listed([{ sign: draw, title: capital(sourceName(source, crowd.say.language)), text }]);
}

/** Questions about points, shards and quests: little to see, so little is drawn. */
export function smallChoice(crowd: Crowd, seat: number, key: QuestionKey, about: unknown): Drawing {
  const source = (about as { source?: string }).source;
  const own = crowd.view.seats[seat]!;
  switch (key) {
    case 'award':
      return fittingSheet([
        must(award(crowd, seat, about as Questions['award']['about'])),
        may({ height: columnsHeight(crowd), marks: y => regionColumns(crowd, y) }),
      ]);
    case 'grin': {
      const { rolled } = about as Questions['grin']['about'];
      return fittingSheet([
        must({ height: 150, marks: y => [...die(430, y + 76, 110, rolled), shard(580, y + 76, 110)] }),
        must(everybody(crowd)),
      ]);
    }
    case 'quest-draw': {
      const held = typeof own.quests === 'number' ? [] : own.quests;
      return fittingSheet([
        must({
          height: 110,
          marks: y => [
            ...panel({ x: MARGIN, y, width: ACROSS, height: 110 }, { isLit: true, round: 22 }),
            ...sign(ICON.quest, 90, y + 55, 80, '#E3C77A', { colour: INK.outline, width: 6 }),
            words(crowd.say.questsInHand(held.length), 160, y + 55, IN_MESSAGE, INK.text),
          ],
        }),
        may(
          questsSection(
            held.map(view => ({ view, isFeatDone: false })),
            crowd,
            true,
          ),
        ),
      ]);
    }
    default:
      return fittingSheet([must(ownStats(crowd, seat)), may(source ? subject(crowd, seat, source) : null)]);
  }
}
