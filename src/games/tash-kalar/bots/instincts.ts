import type { Decision, OneDecision, Said } from '../../../engine/decision.js';
import { parseSquare } from '../../../geometry/square.js';
import { colourOf, rankOf } from '../pieces.js';
import type { Contest } from '../state.js';
import { TASKS } from '../tasks.js';
import { colourOfSeat } from '../teams.js';

/** What is said in thought where the answers are not tried one by one: quick, and good enough to carry an effect out. */
export function instinct(contest: Contest, decision: Decision): Said {
  if (decision.kind === 'some') return decision.options.slice(0, decision.min).map(({ id }) => id);
  if (decision.kind !== 'one') throw new RangeError(`${decision.key} is not asked in this game`);
  return best(decision, id => appeal(contest, decision, id));
}

/** The option with the highest number, the first of several. */
export function best({ options }: OneDecision, rate: (id: string) => number): string {
  let chosen = options[0]!.id;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of options) {
    const rating = rate(id);
    if (rating > most) {
      most = rating;
      chosen = id;
    }
  }
  return chosen;
}

/** Nobody gives the turn away, or hesitates where nothing speaks against it. */
function appeal(contest: Contest, { key, seat, about }: OneDecision, id: string): number {
  if (id === 'handover') return -100;
  if (id === 'stop') return 0.5;
  switch (key) {
    case 'turn':
      return id === 'end' ? 3 : id.startsWith('place') ? 2 : id.startsWith('summon:') ? 1 : 0;
    case 'claim':
      return TASKS.find(task => task.id === id)?.points ?? 0;
    case 'score-colour':
    case 'legend-colour':
      return -contest.colours[colourOfSeat(contest, seat)]!.against[Number(id)]!;
    case 'target':
    case 'destination':
      return atSquare(contest, seat, String(about?.act ?? 'destroy'), id);
    case 'mover':
      return 1 + atSquare(contest, seat, 'upgrade', id);
    case 'lift':
      return -rankAt(contest, id);
    default:
      return 0;
  }
}

/** Acts that do their piece good; all others do it harm. */
const KIND_ACTS: readonly string[] = ['upgrade', 'choose', 'gateway', 'swap'];

/** What it brings to do this to whatever stands on the square; vacant squares come in between. */
function atSquare(contest: Contest, seat: number, act: string, name: string): number {
  const piece = contest.board[parseSquare(name) ?? -1] ?? 0;
  if (piece === 0) return 0.6;
  const own = colourOf(piece) === colourOfSeat(contest, seat);
  return (own === KIND_ACTS.includes(act) ? 1 : -1) * rankOf(piece);
}

const rankAt = ({ board }: Contest, name: string): number => rankOf(board[parseSquare(name) ?? -1] ?? 0);
