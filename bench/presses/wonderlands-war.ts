import type { TurnKind } from './kind.js';

const CHAIR = 'tea-move=chair:\\d+';
const PLACED = '(place-units=\\w+|next-effect=place_units:\\d+@\\w+)';

/** In a battle everybody answers at once: a visit is one answer. */
export const wonderlandsWar: readonly TurnKind[] = [
  { name: 'move to a chair, card without choices', most: 3, answers: new RegExp(`^${CHAIR} ${PLACED}$`) },
  {
    name: 'the same past the head of the table',
    most: 4,
    answers: new RegExp(`^tea-move=head( ${CHAIR})? ${PLACED}$`),
  },
  { name: 'the leader to a region', most: 2, answers: /^place-leader=\w+$/ },
  { name: 'a battle with a standing instruction', most: 2, answers: /^draw-on=(until|loss|bust):\d+$/ },
  { name: 'one draw of a battle', most: 2, answers: /^draw-on=(draw|withdraw)$/ },
  { name: 'a wager', most: 2, answers: /^wager=\w+$/ },
];
