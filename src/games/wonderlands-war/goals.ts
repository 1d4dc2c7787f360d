import { ALLY_TYPES, type Chip, isAlly, levelOf, typeOf } from './chips.js';
import { SPACES_OF_FORGE_TRACK } from './components.js';
import { type Goal, questOf } from './quest.js';
import { isForTwo, NO_CASTLE, type Seat, unitsIn, unitsOnBoard, type Wonderland } from './state.js';
import { teaCard } from './tea-card.js';

/** All chips of a seat that goals count: bag, active, exhausted and forged ones (WW-13.3). */
const ownChips = ({ bag, active, exhausted, forged }: Seat): Chip[] => [
  ...bag,
  ...active,
  ...exhausted,
  ...forged.flat(),
];

/** Whether the goal of a quest is reached at the end of the match. */
export const isGoalMet = (state: Wonderland, seat: number, id: string): boolean => {
  const { goal } = questOf(id);
  return reached(state.seats[seat]!, goal) >= neededFor(goal, isForTwo(state));
};

export const neededFor = (goal: Goal, forTwo: boolean): number => (forTwo && 'min_2p' in goal ? goal.min_2p : goal.min);

/** How far a seat is with a goal: what WW-13.5 counts. */
export function reached(seat: Seat, goal: Goal): number {
  const chips = ownChips(seat);
  const ofType = (type: string): number => chips.filter(chip => typeOf(chip) === type).length;
  const ofLevel = (level: string): number =>
    chips.filter(chip => chip !== 'forge' && isAlly(chip) && levelOf(chip) === level).length;
  const forged = seat.forged.flat();
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
      return forged.length;
    case 'forged_kinds':
      return new Set(forged.filter(isAlly).map(typeOf)).size;
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
