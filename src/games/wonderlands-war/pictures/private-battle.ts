import type { Mark } from '../../../engine/drawing.js';
import type { Instruction } from '../state.js';
import type { FighterView } from '../view.js';
import { chip } from './chip.js';
import { type Crowd, factionOf } from './crowd.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { ICON } from './icons.js';
import { FACE, IN_MESSAGE, lineCount, sign, words } from './marks.js';
import { oddsPanel } from './odds-panel.js';
import { INK } from './palette.js';
import { type Section, stacked } from './sections.js';
import { wagerCard } from './wager-card.js';

const LINE = 104;
const ROOM = ACROSS - 206;
const linesOf = (text: string): number => Math.min(2, lineCount(text, FACE.body, ROOM / IN_MESSAGE));

function line(draw: (y: number) => Mark[], text: string): Section {
  return {
    height: LINE,
    marks: y => [
      ...panel({ x: MARGIN, y, width: ACROSS, height: LINE }, { round: 20, isLit: true }),
      ...draw(y + LINE / 2),
      words(text, MARGIN + 190, y + LINE / 2 - (linesOf(text) - 1) * 21, IN_MESSAGE, INK.text, {
        face: FACE.body,
        wrap: { width: ROOM, leading: 42, lines: 2 },
      }),
    ],
  };
}

/** Chips drawn and still sealed. */
function sealed(crowd: Crowd, { seat, drawn }: FighterView): Section | null {
  if (typeof drawn === 'number' || drawn.length === 0) return null;
  const step = Math.min(84, 84 / Math.max(1, drawn.length - 1));
  return line(
    y => drawn.map((each, k) => chip(each, factionOf(crowd, seat), crowd.livery, MARGIN + 60 + k * step, y, 38)),
    crowd.say.sealed,
  );
}

/** What is done for the reader without a question. */
export const orderLine = ({ say }: Crowd, instruction: Instruction): Section =>
  line(y => sign(ICON.orders, MARGIN + 90, y, 64, INK.moon), say.instruction(instruction));

/** What the reader alone knows of the present battle: sealed chips, the standing instruction, the wager, the odds. */
export function privateBattle(crowd: Crowd, seat: number): Section | null {
  const { view, say, livery } = crowd;
  if (view.battle === null) return null;
  const fighter = view.battle.fighters.find(each => each.seat === seat);
  const { wager } = view.battle;
  return stacked([
    fighter ? sealed(crowd, fighter) : null,
    fighter?.instruction ? orderLine(crowd, fighter.instruction) : null,
    wager === null
      ? null
      : line(y => wagerCard(factionOf(crowd, seat), livery, MARGIN + 90, y, 76, wager), say.ownWager(wager)),
    fighter?.odds ? oddsPanel(crowd, fighter.odds) : null,
  ]);
}
