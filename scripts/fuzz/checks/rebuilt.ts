import { isDeepStrictEqual } from 'node:util';
import { type MatchState, type Saved, Table } from '../../../src/engine/index.js';
import { Broken } from '../broken.js';
import type { Answered, Moment } from './moment.js';

/** Rebuilt from its storage form, the match stands where it stood. */
export function checkRebuilt({ game, table, digest }: Moment): void {
  const saved = JSON.parse(JSON.stringify(table.saved)) as Saved<MatchState>;
  const { table: rebuilt, divergence } = Table.restore<MatchState>(game, saved);
  if (divergence) throw new Broken('rebuilt', `Rebuilding leaves the path at ${divergence.at}: ${divergence.reason}`);
  if (rebuilt.digest !== digest) {
    throw new Broken('rebuilt', `The rebuilt state differs at ${difference(table.state, rebuilt.state)}`);
  }
  if (!isDeepStrictEqual(rebuilt.open, table.open))
    throw new Broken('rebuilt', 'The rebuilt match asks something else');
  if (!isDeepStrictEqual(rebuilt.saved, saved)) throw new Broken('rebuilt', 'The rebuilt match is stored differently');
}

/** A fork stands where the table stands. */
export function checkFork({ table }: Moment): void {
  const stand = ({ digest, open, selfAnswered, saved }: Moment['table']) => ({ digest, open, selfAnswered, saved });
  if (!isDeepStrictEqual(stand(table.fork()), stand(table))) throw new Broken('rebuilt', 'A fork stands elsewhere');
}

/** An answer taken back leaves no trace, and given again leads to the same place. Returns whether it could be. */
export function checkUndo({ game, table, digest, move, before, seats }: Answered): boolean {
  const { seat, said } = move;
  const learnt = table.state.sealed !== before.sealed;
  for (let other = 0; other < seats; other++) {
    const taken = table.undone(other)?.answer;
    if (taken && taken.seat !== other)
      throw new Broken('undo', `Seat ${other} may take back seat ${taken.seat}'s answer`);
    if (taken && other !== seat && !table.isHalfAnswered)
      throw new Broken('undo', `Seat ${other} may take back what seat ${seat} has answered to`);
  }
  if (learnt && table.canUndo(seat)) throw new Broken('undo', `Seat ${seat} may take back what somebody learnt from`);
  const back = table.undone(seat);
  // What was sealed before an instruction may be taken back, the instruction may not.
  if (back === null || !isDeepStrictEqual(back.answer, table.saved.tail.at(-1))) return false;
  if (back.table.digest !== before.digest) throw new Broken('undo', 'Undo leads to another state');
  if (!isDeepStrictEqual(back.table.open, before.open)) throw new Broken('undo', 'After undo something else is asked');
  const again = Table.restore<MatchState>(game, back.table.saved).table;
  again.answer(seat, said);
  if (again.digest !== digest) throw new Broken('undo', 'The same answer after undo leads to another state');
  return true;
}

/** The first place where two states differ. */
function difference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path}: ${JSON.stringify(one)}, rebuilt ${JSON.stringify(other)}`;
  }
  const members = { ...one } as Record<string, unknown>;
  const others = { ...other } as Record<string, unknown>;
  for (const name of new Set([...Object.keys(members), ...Object.keys(others)])) {
    if (!isDeepStrictEqual(members[name], others[name]))
      return difference(members[name], others[name], `${path}.${name}`);
  }
  return `${path}: the order of its members`;
}
