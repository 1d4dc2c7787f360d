import { AROUND, squareAt } from '../../geometry/square.js';
import { chainLinks, isolates } from './formations.js';
import { COMMON, colourOf, HEROIC, isUpgraded, LEGENDARY, rankOf } from './pieces.js';
import { CENTRAL, COLOURED, COLUMNS, GREEN, HUES, LONG_DIAGONALS, RED, ROWS } from './squares.js';
import type { Contest } from './state.js';
import type { Predicate, Task } from './task.js';
import { activeColour } from './teams.js';
import type { TaskPart } from './view.js';

/** Whether a colour fulfils the task now: "this turn" is the turn of the colour on turn (TK-9.5, AMB-13). */
export const isFulfilled = (contest: Contest, colour: number, task: Task): boolean =>
  progressOf(contest, colour, task.predicate).every(({ have, need }) => have >= need);

/** What the task asks for and how far the colour is. Of alternatives the nearest. */
export function progressOf(contest: Contest, colour: number, predicate: Predicate): TaskPart[] {
  if (predicate.or) {
    const ways = predicate.or.map(part => progressOf(contest, colour, part));
    return ways.reduce((best, way) => (missing(way) < missing(best) ? way : best));
  }
  return [
    ...(predicate.and ?? []).flatMap(part => progressOf(contest, colour, part)),
    ...killParts(contest, colour, predicate),
    ...pieceParts(contest, colour, predicate),
    ...summonParts(contest, colour, predicate),
    ...formationParts(contest, colour, predicate),
  ];
}

const missing = (parts: readonly TaskPart[]): number =>
  parts.reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);

const part = (what: TaskPart['what'], have: number, need: number | undefined): TaskPart[] =>
  need === undefined ? [] : [{ what, have, need }];

/** Credited kills of this turn (TK-8). */
function killParts(contest: Contest, colour: number, predicate: Predicate): TaskPart[] {
  const counts = [0, 0, 0, 0];
  if (colour === activeColour(contest))
    for (const [at, count] of contest.turn.kills.entries()) counts[(at % 3) + 1]! += count;
  const [, commons, heroics, legendaries] = counts as [number, number, number, number];
  return [
    ...part('kills', commons + heroics + legendaries, predicate.kills_ge),
    ...part('upgraded-kills', heroics + legendaries, predicate.upgraded_kills_ge),
    ...part('heroic-kills', heroics, predicate.heroic_kills_ge),
    ...part('legendary-kills', legendaries, predicate.legendary_kills_ge),
  ];
}

const GROUPS = { red: RED, green: GREEN, colored: COLOURED, central: CENTRAL } as const;

/** Own pieces on certain squares, and leads on a hue. */
function pieceParts(contest: Contest, colour: number, predicate: Predicate): TaskPart[] {
  const { own_on: on, upgraded_lead_on: hue, gt = 0 } = predicate;
  const parts: TaskPart[] = [];
  if (on !== undefined) {
    const ranks = ranksOn(contest, colour, GROUPS[on]);
    const least = (rank: number): number => ranks.filter(other => other >= rank).length;
    parts.push(
      ...part('pieces', least(COMMON), predicate.pieces_ge),
      ...part('upgraded', least(HEROIC), predicate.upgraded_ge),
      ...part('legendary', least(LEGENDARY), predicate.legendary_ge),
    );
  }
  if (hue !== undefined) {
    const lead = GROUPS[hue].reduce((sum, square) => sum + upgradedWorth(contest, colour, square), 0);
    parts.push(...part(`${hue}-lead`, lead, gt + 1));
  }
  return parts;
}

/** Ranks of a colour's pieces on these squares. */
const ranksOn = ({ board }: Contest, colour: number, squares: readonly number[]): number[] =>
  squares.flatMap(square =>
    board[square] !== 0 && colourOf(board[square]!) === colour ? [rankOf(board[square]!)] : [],
  );

function upgradedWorth({ board }: Contest, colour: number, square: number): number {
  const piece = board[square]!;
  if (piece === 0 || !isUpgraded(piece)) return 0;
  return colourOf(piece) === colour ? 1 : -1;
}

/** Beings summoned this turn, by the hue of the square they were summoned on (TK-9.6). */
function summonParts(contest: Contest, colour: number, predicate: Predicate): TaskPart[] {
  const { turn } = contest;
  const mine = colour === activeColour(contest);
  const hues = mine ? turn.summons.map(({ square }) => HUES[square] ?? null) : [];
  const on = predicate.summons_on ?? {};
  return [
    ...part('summons', hues.length, predicate.summons_ge),
    ...part('legend-summons', mine ? turn.legends : 0, predicate.legend_summons_ge),
    ...part('red-summons', hues.filter(hue => hue === 'red').length, on.red),
    ...part('green-summons', hues.filter(hue => hue === 'green').length, on.green),
    ...part('colored-summons', hues.filter(hue => hue !== null).length, on.colored),
  ];
}

/** Shapes on the board (TK-9.7 to TK-9.10). */
function formationParts(contest: Contest, colour: number, predicate: Predicate): TaskPart[] {
  const { own_fills_any: crosses, line_lead_ge: lead, lines, each_diagonal: diagonal } = predicate;
  const parts: TaskPart[] = [];
  if (crosses) {
    const filled = crosses.map(
      cells =>
        ranksOn(
          contest,
          colour,
          cells.map(cell => squareAt(...cell)),
        ).length,
    );
    parts.push(...part('squares', Math.max(...filled), crosses[0]!.length));
  }
  if (lead !== undefined && lines) {
    const all = [...lines.rows.map(row => ROWS[row]!), ...lines.cols.map(column => COLUMNS[column]!)];
    parts.push(...part('line-lead', Math.max(...all.map(line => leadOn(contest, colour, line))), lead));
  }
  if (diagonal)
    for (const squares of LONG_DIAGONALS) {
      const ranks = ranksOn(contest, colour, squares);
      parts.push(
        ...part('pieces', ranks.length, diagonal.pieces_ge),
        ...part('upgraded', ranks.filter(rank => rank >= HEROIC).length, diagonal.upgraded_ge),
      );
    }
  if (predicate.chain) parts.push(...part('chain', chainLinks(contest, colour, predicate.chain) ? 1 : 0, 1));
  const around = predicate.own_around_one_enemy_ge;
  if (around !== undefined) parts.push(...part('around', mostAround(contest, colour), around));
  if (predicate.isolation) parts.push(...part('isolated', isolates(contest, colour, predicate.isolation) ? 1 : 0, 1));
  return parts;
}

const leadOn = ({ board }: Contest, colour: number, squares: readonly number[]): number =>
  squares.reduce((sum, square) => sum + (board[square] === 0 ? 0 : colourOf(board[square]!) === colour ? 1 : -1), 0);

/** The most own pieces around one enemy piece. */
function mostAround({ board }: Contest, colour: number): number {
  let most = 0;
  for (const [square, piece] of board.entries()) {
    if (piece === 0 || colourOf(piece) === colour) continue;
    const around = AROUND[square]!.filter(beside => board[beside] !== 0 && colourOf(board[beside]!) === colour);
    most = Math.max(most, around.length);
  }
  return most;
}
