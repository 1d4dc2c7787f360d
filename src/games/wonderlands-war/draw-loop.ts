import { seal, tell } from '../../engine/match-state.js';
import { randomBelow } from '../../engine/random.js';
import { askEach, type Rules } from '../../engine/rules.js';
import { answersInAbsence } from './absence.js';
import type { Chip } from './chips.js';
import { TRACK_END } from './components.js';
import { drawAdvice, instructionIds, parseInstruction, wantsToDraw } from './instruction.js';
import { resolveLosses } from './losses.js';
import { question } from './question.js';
import { type Battle, type Fighter, fighterOf, inOrder, type Seat, type Wonderland } from './state.js';
import type { DrawId } from './vocabulary.js';

export const drawing = (battle: Battle): Fighter[] => battle.fighters.filter(({ status }) => status === 'in');

/** One simultaneous draw: chips leave the bags, each seen by its owner only (WW-8.1, WW-8.9). */
export function drawChips(state: Wonderland): void {
  const battle = state.battle!;
  battle.draw += 1;
  battle.madness = false;
  battle.order = inOrder(
    state,
    battle.fighters.map(({ seat }) => seat),
  );
  for (const fighter of battle.fighters) {
    forgetDraw(fighter);
  }
  for (const fighter of drawing(battle)) {
    const owner = state.seats[fighter.seat]!;
    if (owner.bag.length === 0) refillBag(state, fighter.seat);
    fighter.drawn = takeFromBag(state, owner, 1 + fighter.extra);
    fighter.extra = 0;
    if (fighter.drawn.length === 0) {
      // All own chips are active: a forced withdrawal (WW-8.4, A-10).
      fighter.status = 'halt';
      tell(state, { tell: 'bag-empty', seat: fighter.seat });
    }
  }
  seal(state);
  state.phase = 'answers';
}

/** What the last draw left of a fighter's chip. */
function forgetDraw(fighter: Fighter): void {
  fighter.played = null;
  fighter.response = 'none';
  fighter.waiting = false;
  fighter.value = 0;
  fighter.gain = 0;
  fighter.lostNow = 0;
  fighter.mulAfter = 1;
}

/** Exhausted chips and the madness track go into the bag; active chips stay (WW-8.4, WW-9.6). */
export function refillBag(state: Wonderland, seat: number): void {
  const owner = state.seats[seat]!;
  if (owner.exhausted.length + owner.track.length === 0) return;
  owner.bag.push(...owner.exhausted.splice(0), ...owner.track.splice(0));
  tell(state, { tell: 'bag-refilled', seat });
}

/** Several chips called for and fewer there: what is there (WW-8.8). */
function takeFromBag(state: Wonderland, { bag }: Seat, count: number): Chip[] {
  const taken: Chip[] = [];
  while (taken.length < count && bag.length > 0) {
    const at = randomBelow(state.random, bag.length);
    const chip = bag[at]!;
    bag[at] = bag.at(-1)!;
    bag.pop();
    taken.push(chip);
  }
  return taken;
}

/** One sealed answer of everybody with a choice, or of their instruction; then all chips are shown and losses come first (WW-8.9, WW-10.1). */
export function* answerSealed(state: Wonderland): Rules<void> {
  const fighters = drawing(state.battle!);
  const said = yield* askEach(fighters.map(({ seat }) => answersInAbsence(state, seat)));
  seal(state);
  resolveLosses(
    state,
    fighters.map(({ seat }, at) => ({ seat, answer: said[at] as string })),
  );
  state.phase = 'effects';
}

/**
 * After a draw that does not end the battle everybody still in decides, sealed (WW-8.3). Whoever has left an instruction
 * that still tells what to do is not asked.
 */
export function* decide(state: Wonderland): Rules<void> {
  const battle = state.battle!;
  const said = new Map<number, string>();
  const isUnsaid = ({ seat }: Fighter): boolean => !said.has(seat) && wantsToDraw(state, seat) === null;
  // Who is not asked has left an instruction.
  seal(state);
  // An instruction may be taken away while others are asked: then its owner is asked too.
  for (let asked = drawing(battle).filter(isUnsaid); asked.length > 0; asked = drawing(battle).filter(isUnsaid)) {
    const answers = yield* askEach(asked.map(({ seat }) => drawOrWithdraw(state, seat)));
    for (const [at, { seat }] of asked.entries()) said.set(seat, answers[at] as string);
    // Who is asked next has taken one away.
    if (drawing(battle).some(isUnsaid)) seal(state);
  }
  const withdrawn: number[] = [];
  for (const fighter of drawing(battle)) {
    const answer = said.get(fighter.seat) ?? '';
    // One that was left since the answer holds from the next draw on.
    fighter.instruction ??= parseInstruction(answer);
    if (answer === 'draw' || (answer !== 'withdraw' && wantsToDraw(state, fighter.seat))) continue;
    fighter.status = 'halt';
    withdrawn.push(fighter.seat);
  }
  const on = drawing(battle).map(({ seat }) => seat);
  tell(state, { tell: 'decided', draw: battle.draw, on, withdrawn });
  seal(state);
  state.phase = on.length > 0 ? 'draw' : 'award';
}

function drawOrWithdraw(state: Wonderland, seat: number) {
  const { strength } = fighterOf(state.battle!, seat)!;
  const more: DrawId[] = canDraw(state.seats[seat]!) ? ['draw', ...instructionIds(strength)] : [];
  return question('draw-on', seat, drawAdvice(state, seat), ['withdraw', ...more]);
}

/** Whether there is a chip to draw, or could be after refilling. */
const canDraw = ({ bag, exhausted, track }: Seat): boolean => bag.length + exhausted.length + track.length > 0;

/** Whether the battle is over after a draw, and by what (WW-11.2, WW-18.6). */
export function endOfBattle(state: Wonderland): 'nobody' | 'marker' | 'ahead' | null {
  const battle = state.battle!;
  if (battle.fighters.some(({ strength }) => strength >= TRACK_END)) return 'marker';
  const [last, ...others] = drawing(battle);
  if (last === undefined) return 'nobody';
  if (others.length > 0) return null;
  const rivals = battle.fighters.filter(other => other !== last && other.status !== 'out');
  const isAhead = rivals.every(({ strength }) => strength < last.strength);
  // Two players: the resistance too is somebody to be ahead of; with more nobody left is a win at once.
  const isAbove = state.seats.length > 2 || last.strength > battle.resistance;
  return isAhead && isAbove ? 'ahead' : null;
}
