import type { Hit } from './rulebook.js';

/** Share of a question's meaning that must be found in what is offered as an answer. */
export const ENOUGH = 0.5;
/** How well the first must fit to be given as the answer. */
const WELL = 8;
/** How near the next may come to it, and how near one of another game where nobody said which game is meant. */
const RIVAL = 0.78;
const OTHER_GAME = 0.5;

/**
 * The same hits, the first of them sure only where it fits well and stands alone. Measured on all questions of test/rulebook,
 * each asked while the phrases nearest to it were left out: of a hundred given as sure two or three are wrong, and two thirds
 * of all are; nearness says more than the fit itself.
 */
export function surely(hits: readonly Hit[]): Hit[] {
  const [best, ...others] = hits;
  if (!best) return [];
  const rivals = others.filter(other => !isCompanion(best, other));
  const own = rivals.find(({ entry }) => entry.game === best.entry.game)?.score ?? 0;
  // Where a game is asked about, what another has to say was found not to be sure.
  const foreign = rivals.find(({ entry, isSure }) => entry.game !== best.entry.game && isSure)?.score ?? 0;
  const isAlone = own <= RIVAL * best.score && foreign <= OTHER_GAME * best.score;
  const isSure = best.isSure && best.score >= WELL && isAlone;
  return [{ ...best, isSure }, ...others];
}

/** A tile and the passage about it come together: one is not what the other was mistaken for. */
function isCompanion({ entry: one }: Hit, { entry: other }: Hit): boolean {
  return (
    one.game === other.game && one.kind !== other.kind && (one.see.includes(other.id) || other.see.includes(one.id))
  );
}
