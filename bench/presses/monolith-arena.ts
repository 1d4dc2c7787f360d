import type { TurnKind } from './kind.js';

const DISCARDED = 'forced-discard=\\S+';
/** A tile that looks the same all around is not turned. */
const PLACED = 'turn=place:\\S+ hex=\\S+( rotation=\\S+)?';

/** A turn ends itself unless a feature could still be used: then its end is said. */
export const monolithArena: readonly TurnKind[] = [
  { name: 'discard one, place and turn two tiles', most: 8, answers: new RegExp(`^${DISCARDED} ${PLACED} ${PLACED}$`) },
  {
    name: 'the same, a feature left unused',
    most: 9,
    answers: new RegExp(`^${DISCARDED} ${PLACED} ${PLACED} turn=end$`),
  },
  { name: 'battle', most: 3, answers: /^turn=order:battle\S* mode=battle$/ },
  {
    name: 'battle after the discard of a full hand',
    most: 4,
    answers: /^forced-discard=\S+ turn=order:battle\S* mode=battle$/,
  },
];
