import { copy } from '../../engine/json.js';
import { tell } from '../../engine/match-state.js';
import { parseAnswer, type SealedAnswer, sparesUnit } from './answers.js';
import { boardEffects, standeeEffects } from './board.js';
import { type Chip, harmOf, isMadness, takeChip } from './chips.js';
import { MADNESS_SPACES, TRACK_END } from './components.js';
import { refillBag } from './draw-loop.js';
import { amountOf, holds } from './effects/conditions.js';
import { gainPoints } from './effects/gaining.js';
import { nameOfRegion } from './regions.js';
import { type Fighter, fighterOf, opponentsOf, type Response, unitsIn, type Wonderland } from './state.js';
import { dropUnit, type Unit } from './units.js';

/** Shows all chips and resolves madness and poison player by player (WW-10.1, WW-10.7). */
export function resolveLosses(state: Wonderland, answers: readonly { seat: number; answer: string }[]): void {
  const battle = state.battle!;
  const given = new Map(answers.map(({ seat, answer }) => [seat, parseAnswer(answer)]));
  for (const fighter of battle.fighters) {
    const answer = given.get(fighter.seat);
    if (answer) play(state, fighter, answer);
  }
  tell(state, {
    tell: 'revealed',
    reveals: true,
    region: nameOfRegion(battle.region),
    draw: battle.draw,
    plays: battle.fighters.flatMap(({ seat, played, response }) =>
      played === null ? [] : [{ seat, chip: played, response }],
    ),
  });
  for (const seat of battle.order) {
    const fighter = fighterOf(battle, seat)!;
    if (fighter.played !== null && harmOf(fighter.played) > 0) suffer(state, fighter, given.get(seat)!);
  }
}

/** The chosen chip is played, the others go back (WW-8.6). */
function play(state: Wonderland, fighter: Fighter, { chip, response }: SealedAnswer): void {
  const rest = fighter.drawn;
  takeChip(rest, chip);
  state.seats[fighter.seat]!.bag.push(...rest);
  fighter.drawn = [];
  fighter.played = chip;
  fighter.response = fighter.pillow && isMadness(chip) ? 'pillow' : (response satisfies Response);
  fighter.waiting = harmOf(chip) === 0;
}

/** What drawing a chip that costs so many units would bring besides, supporters given up first (WW-20.6c): tried on a copy. */
export function gainByLoss(state: Wonderland, seat: number, chip: Chip, loss: number): number {
  const { region } = state.battle!;
  const isMoot = loss === 0 || loss >= unitsIn(state.seats[seat]!, region);
  if (isMoot || boardEffects(state, seat, 'unit_lost').length === 0) return 0;
  const trial: Wonderland = { ...state, news: [], seats: copy(state.seats), battle: copy(state.battle) };
  const fighter = fighterOf(trial.battle!, seat)!;
  const supporters = Math.min(loss, trial.seats[seat]!.supporters[region]!);
  fighter.played = chip;
  fighter.response = 'none';
  suffer(trial, fighter, { chip, response: 'none', lose: Array.from({ length: supporters }, () => 'supporter') });
  return fighter.strength - fighterOf(state.battle!, seat)!.strength;
}

function suffer(state: Wonderland, fighter: Fighter, { lose }: SealedAnswer): void {
  const owner = state.seats[fighter.seat]!;
  const chip = fighter.played!;
  if (fighter.response === 'shield') {
    owner.shield = false;
    owner.bag.push(chip);
    tell(state, { tell: 'shield', seat: fighter.seat, whole: false, source: chip });
    return;
  }
  // Madness and poison use Knave's Crown up unless a shield sent them back (A-25, WW-20.3c).
  fighter.crowns = [];
  if (fighter.response === 'pillow') {
    fighter.pillow = false;
    owner.bag.push(chip);
    tell(state, { tell: 'pillow', seat: fighter.seat, chip });
    return;
  }
  if (chip === 'poison') returnPoison(state, fighter.seat);
  else takeMadness(state, fighter, chip);
  for (const unit of lose) loseUnit(state, fighter, unit);
  if (unitsIn(owner, state.battle!.region) === 0) eliminate(state, fighter);
  if (owner.track.length >= MADNESS_SPACES) refillBag(state, fighter.seat);
}

/** On the track it pushes opponents back; what spares units is used up now (WW-20.2c, WW-20.4c, WW-20.9). */
function takeMadness(state: Wonderland, fighter: Fighter, chip: Chip): void {
  const { seat } = fighter;
  const owner = state.seats[seat]!;
  const { region } = state.battle!;
  owner.track.push(chip);
  state.battle!.madness = true;
  for (const { source, ability } of standeeEffects(owner, region, 'madness_placed'))
    for (const step of ability.do) if (step.op === 'sub_strength') pushBack(state, seat, step.n, source);
  if (sparesUnit(state, fighter))
    fighter.used.push(...standeeEffects(owner, region, 'madness_drawn').map(({ source }) => source));
  if (fighter.response !== 'all-mad') return;
  for (const { source, ability } of boardEffects(state, seat, 'madness_drawn')) {
    fighter.used.push(source);
    for (const step of ability.do) if (step.op === 'gain_shards') owner.shards += step.n;
    tell(state, { tell: 'all-mad', seat, shards: owner.shards });
  }
}

/** Every opponent drops, never below 0 (WW-20.2a). */
function pushBack(state: Wonderland, seat: number, by: number, source: string): void {
  const opponents = opponentsOf(state.battle!, seat);
  for (const opponent of opponents) opponent.strength = Math.max(0, opponent.strength - by);
  const markers = opponents.map(opponent => ({ seat: opponent.seat, strength: opponent.strength }));
  tell(state, { tell: 'pushed-back', seat, by, source, markers });
}

/** The chip goes back to the Jabberwock, who may be paid for it wherever he is (WW-5.7, WW-20.8c). */
function returnPoison(state: Wonderland, drawer: number): void {
  const owner = state.seats.findIndex(({ faction }) => faction === 'jabberwock');
  if (owner < 0) return;
  state.seats[owner]!.poison += 1;
  tell(state, { tell: 'poison-returned', seat: drawer, owner });
  if (owner === drawer) return;
  for (const { source, ability } of boardEffects(state, owner, 'poison_returned'))
    for (const step of ability.do)
      if (step.op === 'gain_vp') gainPoints(state, owner, amountOf({ state, seat: owner }, step.n), source);
}

/** One unit lost in this battle; each is judged for itself (WW-9.1, WW-20.6c). */
export function loseUnit(state: Wonderland, fighter: Fighter, unit: Unit): void {
  const { seat } = fighter;
  const owner = state.seats[seat]!;
  const { region } = state.battle!;
  const struck = standeeEffects(owner, region, 'unit_lost').filter(({ source }) => unit === `standee:${source}`);
  dropUnit(owner, unit, region);
  fighter.lost += 1;
  fighter.lostNow += 1;
  tell(state, { tell: 'unit-lost', seat, unit, region: nameOfRegion(region) });
  for (const { source, ability } of [...struck, ...boardEffects(state, seat, 'unit_lost')]) {
    if (!holds({ state, seat, unit }, ability.if)) continue;
    for (const step of ability.do) {
      if (step.op === 'shield_crack' && owner.shield) {
        owner.shield = false;
        tell(state, { tell: 'shield', seat, whole: false, source });
      }
      if (step.op === 'add_strength') {
        const gained = amountOf({ state, seat }, step.n);
        fighter.strength = Math.min(TRACK_END, fighter.strength + gained);
        tell(state, { tell: 'strength-gained', seat, gained, strength: fighter.strength, source });
      }
    }
  }
}

/** No units left: out of the battle, and every ability of its chips ends (WW-9.5, WW-9.9). */
export function eliminate(state: Wonderland, fighter: Fighter): void {
  const owner = state.seats[fighter.seat]!;
  if (fighter.waiting) owner.exhausted.push(fighter.played!);
  owner.exhausted.push(...owner.active.splice(0));
  owner.shield = true;
  fighter.status = 'out';
  fighter.strength = 0;
  fighter.waiting = false;
  fighter.value = 0;
  fighter.gain = 0;
  fighter.mul = 1;
  fighter.mulAfter = 1;
  fighter.extra = 0;
  fighter.pillow = false;
  fighter.crowns = [];
  fighter.instruction = null;
  for (const other of state.battle!.fighters) other.crowns = other.crowns.filter(seat => seat !== fighter.seat);
  tell(state, { tell: 'eliminated', seat: fighter.seat, region: nameOfRegion(state.battle!.region) });
}
