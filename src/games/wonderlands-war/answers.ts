import { boardEffects, hasStandee, standeeEffects } from './board.js';
import { type Chip, distinctChips, harmOf, isMadness } from './chips.js';
import { holds } from './effects/conditions.js';
import { question } from './question.js';
import { type Fighter, fighterOf, unitsIn, type Wonderland } from './state.js';
import { type Unit, unitsToLose } from './units.js';
import { isStandee } from './wonderlandian.js';

/**
 * The one sealed answer to what was drawn (WW-8.9), as text: the chip that is played, then how madness or poison is met:
 * "madness/shield", "madness/all-mad", "madness2/lose=supporter+standee:gryphon", "artifact".
 */
export interface SealedAnswer {
  readonly chip: Chip;
  readonly response: 'none' | 'shield' | 'all-mad';
  readonly lose: readonly Unit[];
}

export function makeAnswer({ chip, response, lose }: SealedAnswer): string {
  if (response !== 'none') return `${chip}/${response}`;
  return lose.length > 0 ? `${chip}/lose=${lose.join('+')}` : chip;
}

export function parseAnswer(text: string): SealedAnswer {
  const [chip, rest = ''] = text.split('/') as [Chip, string?];
  if (rest === 'shield' || rest === 'all-mad') return { chip, response: rest, lose: [] };
  const lose = rest === '' ? [] : (rest.slice('lose='.length).split('+') as Unit[]);
  return { chip, response: 'none', lose };
}

/** Everything a fighter may answer to the chips drawn. */
export function sealedAnswers(state: Wonderland, seat: number) {
  const { drawn } = fighterOf(state.battle!, seat)!;
  const ids = distinctChips(drawn).flatMap(chip => answersTo(state, seat, chip));
  return question('answer', seat, { drawn: [...drawn], losses: lossesOf(state, seat, drawn) }, ids);
}

const lossesOf = (state: Wonderland, seat: number, drawn: readonly Chip[]): Record<string, number> =>
  Object.fromEntries(distinctChips(drawn).map(chip => [chip, lossBy(state, seat, chip)]));

/** The answers that play this chip. */
export function answersTo(state: Wonderland, seat: number, chip: Chip): string[] {
  if (harmOf(chip) === 0) return [chip];
  const fighter = fighterOf(state.battle!, seat)!;
  // A waiting Pillow acts by itself (WW-20.3c).
  if (fighter.pillow && isMadness(chip)) return [chip];
  const owner = state.seats[seat]!;
  const lost = lossBy(state, seat, chip);
  const losses = waysToLose(state, seat, lost).map(lose => makeAnswer({ chip, response: 'none', lose }));
  return [
    ...losses,
    ...(owner.shield ? [makeAnswer({ chip, response: 'shield', lose: [] })] : []),
    ...(lost > 0 && mayGoMad(state, fighter, chip) ? [makeAnswer({ chip, response: 'all-mad', lose: [] })] : []),
  ];
}

/** Units a chip costs unless it is blocked; the Dormouse spares one (WW-9.1, WW-20.4c). */
export function lossBy(state: Wonderland, seat: number, chip: Chip): number {
  const fighter = fighterOf(state.battle!, seat)!;
  if (fighter.pillow && isMadness(chip)) return 0;
  const { region } = state.battle!;
  const spared = isMadness(chip) && sparesUnit(state, fighter) ? 1 : 0;
  return Math.min(harmOf(chip) - spared, unitsIn(state.seats[seat]!, region));
}

/** Whether a standee here takes a unit off the loss by the next madness. */
export const sparesUnit = (state: Wonderland, { seat, used }: Fighter): boolean =>
  standeeEffects(state.seats[seat]!, state.battle!.region, 'madness_drawn').some(
    ({ source }) =>
      !used.includes(source) && isStandee(source) && hasStandee(state.seats[seat]!, state.battle!.region, source),
  );

/** All Mad Here, once a battle, on a regular madness (WW-20.9). */
const mayGoMad = (state: Wonderland, { seat, used }: Fighter, chip: Chip): boolean =>
  boardEffects(state, seat, 'madness_drawn').some(
    ({ source, ability }) => !used.includes(source) && holds({ state, seat, chip }, ability.if),
  );

/** Which units can be lost, the leader last (WW-9.2). In which order changes nothing, so each set comes once. */
function waysToLose(state: Wonderland, seat: number, count: number): Unit[][] {
  const owner = state.seats[seat]!;
  const { region } = state.battle!;
  if (count === 0) return [[]];
  if (count === 1) return unitsToLose(owner, region).map(unit => [unit]);
  const others: Unit[] = [
    ...Array.from({ length: Math.min(2, owner.supporters[region]!) }, (): Unit => 'supporter'),
    ...owner.standees[region]!.map((standee): Unit => `standee:${standee}`),
  ];
  if (others.length < count) return [[...others, ...(owner.leaderIn === region ? (['leader'] as const) : [])]];
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other): Unit[] => [one, other]));
  return pairs.filter((pair, at) => pairs.findIndex(each => each.join() === pair.join()) === at);
}
