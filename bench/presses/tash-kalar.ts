import type { TurnKind } from './kind.js';

const PLACED = 'turn=place:\\S+';
const SUMMONED = 'turn=summon:\\S+( frame=\\S+)?( placement=\\S+)?';

const BOTH = `(${PLACED} ${SUMMONED}|${SUMMONED} ${PLACED})`;

/** A turn ends itself unless something free is left to do, a flare or a frozen effect: then its end is said. */
export const tashKalar: readonly TurnKind[] = [
  { name: 'two commons placed', most: 5, answers: new RegExp(`^${PLACED} ${PLACED}$`) },
  { name: 'two commons placed, something left undone', most: 6, answers: new RegExp(`^${PLACED} ${PLACED} turn=end$`) },
  { name: 'one placed, one summoned, effect without choices', most: 6, answers: new RegExp(`^${BOTH}$`) },
  { name: 'the same, something left undone', most: 7, answers: new RegExp(`^${BOTH} turn=end$`) },
];
