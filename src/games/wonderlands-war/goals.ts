import { ALLY_TYPES, type Chip, isAlly, levelOf, typeOf } from './chips.js';
import { SPACES_OF_FORGE_TRACK } from './components.js';
import { type Goal, questOf } from './quest.js';
import { isForTwo, NO_CASTLE, type Seat, unitsIn, unitsOnBoard, type Wonderland } from './state.js';
import { teaCard } from './tea-card.js';

/** How many chips of a seat count: in the bag, active, exhausted and forged ones (WW-13.3). */
function countOwn({ bag, active, exhausted, forged }: Seat, counts: (chip: Chip) => boolean): number {
  let count = 0;
  for (const chips of [bag, active, exhausted, ...forged]) for (const chip of chips) if (counts(chip)) count++;
  return count;
}

/** Whether the goal of a quest is reached at the end of the match. */
export const isGoalMet = (state: Wonderland, seat: number, id: string): boolean => {
  const { goal } = questOf(id);
  return reached(state.seats[seat]!, goal) >= neededFor(goal, isForTwo(state));
};

export const neededFor = (goal: Goal, forTwo: boolean): number => (forTwo && 'min_2p' in goal ? goal.min_2p : goal.min);

/** How far a seat is with a goal: what WW-13.5 counts. */
export function reached(seat: Seat, goal: Goal): number {
  const ofType = (type: string): number => countOwn(seat, chip => typeOf(chip) === type);
  const ofLevel = (level: string): number => countOwn(seat, chip => chip !== 'forge' && levelOf(chip) === level);
  switch (goal.kind) {
    case 'ally_count':
      return goal.types.reduce((sum, type) => sum + ofType(type), 0);
    case 'die_cards':
      return seat.teaCards.filter(id => teaCard(id).die).length;
    case 'leader_strength':
      return seat.leader;
    case 'castles':
      // Lying ones count here, never for points.
      return seat.castles.filter(castle => castle !== NO_CASTLE).length;
    case 'abilities':
      return seat.abilities.length;
    case 'forged_count':
      return seat.forged.flat().length;
    case 'forged_kinds':
      return new Set(seat.forged.flat().filter(isAlly).map(typeOf)).size;
    case 'units_on_board':
      return unitsOnBoard(seat);
    case 'regions_present':
      return seat.supporters.filter((_, region) => unitsIn(seat, region) > 0).length;
    case 'tracks_full':
      return seat.forged.filter(({ length }) => length === SPACES_OF_FORGE_TRACK).length;
    case 'wonderlandians':
      return seat.wonderlandians.length;
    case 'all_ally_kinds':
      return Math.min(...ALLY_TYPES.map(ofType));
    case 'forge_chips':
      return ofType('forge');
    case 'strong_allies':
      return ofLevel('strong');
    case 'weak_allies':
      return ofLevel('weak');
    case 'castle_value':
      return seat.castleValue;
  }
}
