import { seal, tell } from '../../engine/match-state.js';
import { askEach, type Rules } from '../../engine/rules.js';
import { beginStep } from './award.js';
import { chipEffects, factionOf, forgeTrack, isUntouchable } from './board.js';
import { type Chip, distinctChips, takeChip } from './chips.js';
import { SPACES_OF_FORGE_TRACK } from './components.js';
import type { RewardStep } from './effect.js';
import { amountOf, holds } from './effects/conditions.js';
import { gainPoints } from './effects/gaining.js';
import { placeSupporter } from './effects/placing.js';
import { question } from './question.js';
import { fighterOf, type Seat, type Wonderland } from './state.js';
import type { ForgeId } from './vocabulary.js';

type ForgeSource = 'symbol' | 'chip' | 'card';

/**
 * Result step 4: as many forgings as were counted, each optional (WW-15.1). Everybody chooses at once, sealed, so that
 * nobody waits for a board that is none of theirs; one after the other where two could want of the same supply (WW-10.6).
 */
export function* forge(state: Wonderland): Rules<void> {
  const battle = state.battle!;
  battle.queue = battle.queue.filter(seat => forgeOffers(state, seat).length > 0);
  if (battle.queue.length === 0) return beginStep(state, 'wager-results');
  const isShared = battle.queue.filter(seat => drawsOnSupply(state, seat)).length > 1;
  const asked = isShared ? battle.queue.slice(0, 1) : battle.queue;
  const said = yield* askEach(asked.map(seat => forgeQuestion(state, seat)));
  battle.queue = battle.queue.filter(seat => said[asked.indexOf(seat)] !== 'none');
  const forgings = asked.flatMap((seat, at) => (said[at] === 'none' ? [] : [{ seat, forging: said[at] as ForgeId }]));
  if (asked.length > 1) seal(state);
  const [only, ...more] = forgings;
  if (only && more.length === 0) return yield* forgeChosen(state, only.seat, only.forging);
  for (const forging of forgings.reverse()) state.agenda.push({ task: 'forge', ...forging });
}

function forgeQuestion(state: Wonderland, seat: number) {
  const { symbolForgings, chipForgings } = fighterOf(state.battle!, seat)!;
  const about = { symbol: symbolForgings, chips: chipForgings };
  const offers = forgeOffers(state, seat).sort((one, other) => parseForging(one).track - parseForging(other).track);
  return question('forge', seat, about, [...offers, 'none']);
}

/** Uses up one action, and forges. */
export function* forgeChosen(state: Wonderland, seat: number, forging: ForgeId): Rules<void> {
  const fighter = fighterOf(state.battle!, seat)!;
  const { source, chip, track } = parseForging(forging);
  if (source === 'symbol') fighter.symbolForgings -= 1;
  else fighter.chipForgings -= 1;
  yield* forgeChip(state, seat, chip, track, source);
}

/** Rewards that are taken from what all share. */
const FROM_SUPPLY: ReadonlySet<RewardStep['op']> = new Set([
  'gain_ally',
  'gain_any_ally',
  'wonderlandian',
  'quest_draw',
]);

/** Whether the next forging of a seat could bring it something others may want too. */
function drawsOnSupply(state: Wonderland, seat: number): boolean {
  const owner = state.seats[seat]!;
  const covered = coveredOf(owner);
  return owner.forged.some(
    ({ length }, track) =>
      length < SPACES_OF_FORGE_TRACK &&
      rewardsOf(state, seat, covered, owner.between, track).rewards.some(({ step }) => FROM_SUPPLY.has(step.op)),
  );
}

/** Reads what is forged: "chip:rose:weak@2" = by a forge chip, a weak Rose, on the second track. */
export function parseForging(id: ForgeId): { source: 'symbol' | 'chip'; chip: Chip; track: number } {
  const [what, track] = id.split('@') as [string, string];
  const colon = what.indexOf(':');
  const source = what.slice(0, colon) as 'symbol' | 'chip';
  return { source, chip: what.slice(colon + 1) as Chip, track: Number(track) - 1 };
}

/**
 * Chips and tracks that can be forged. A forge chip serves first where either would do: only the symbol forges what other
 * chips cannot touch (WW-19.A3), so where such a chip is active both are offered.
 */
export function forgeOffers(state: Wonderland, seat: number): ForgeId[] {
  const owner = state.seats[seat]!;
  const { symbolForgings, chipForgings } = fighterOf(state.battle!, seat)!;
  const chips = distinctChips(owner.active);
  const isDelicate = chips.some(chip => isUntouchable(state, seat, chip));
  const open = owner.forged.flatMap((track, at) => (track.length < SPACES_OF_FORGE_TRACK ? [at + 1] : []));
  return chips.flatMap(chip => {
    const byChip = chipForgings > 0 && !isUntouchable(state, seat, chip);
    const bySymbol = symbolForgings > 0 && (isDelicate || !byChip);
    const sources = [...(byChip ? (['chip'] as const) : []), ...(bySymbol ? (['symbol'] as const) : [])];
    return sources.flatMap(source => open.map((track): ForgeId => `${source}:${chip}@${track}`));
  });
}

/** Rewards that covering the next space of a track pays, in order (WW-15.2 to WW-15.4, WW-15.7). */
export function rewardsOf(
  state: Wonderland,
  seat: number,
  covered: readonly number[],
  done: readonly number[],
  track: number,
): { rewards: { from: 'space' | 'end' | 'between'; step: RewardStep }[]; between: number[] } {
  const space = covered[track]!;
  const after = covered.map((count, at) => (at === track ? count + 1 : count));
  const rewards: ReturnType<typeof rewardsOf>['rewards'] = [
    { from: 'space', step: forgeTrack(state, seat, track)[space]! },
  ];
  if (after[track] === SPACES_OF_FORGE_TRACK) rewards.push({ from: 'end', step: { op: 'gain_artifact', n: 1 } });
  const between: number[] = [];
  for (const [at, { between: pair, column, reward }] of factionOf(state, seat).between.entries()) {
    if (done.includes(at) || !pair.every(number => after[number - 1]! >= column)) continue;
    between.push(at);
    rewards.push(...reward.map(step => ({ from: 'between' as const, step })));
  }
  return { rewards, between };
}

/** Puts an active chip on a track; its rewards are taken one after another. */
export function* forgeChip(
  state: Wonderland,
  seat: number,
  chip: Chip,
  track: number,
  source: ForgeSource,
): Rules<void> {
  const owner = state.seats[seat]!;
  const covered = coveredOf(owner);
  const { rewards, between } = rewardsOf(state, seat, covered, owner.between, track);
  takeChip(owner.active, chip);
  owner.forged[track]!.push(chip);
  owner.between.push(...between);
  tell(state, { tell: 'forged', seat, chip, track: track + 1, by: source });
  for (const { step } of [...rewards].reverse())
    state.agenda.push({ task: 'reward', seat, source: 'forge', step: { ...step } });
  yield* whenForged(state, seat, chip, source);
}

const coveredOf = ({ forged }: Seat): number[] => forged.map(({ length }) => length);

/** What the chip itself brings when it is forged (WW-19.A4, WW-19.D4, A-28). */
function* whenForged(state: Wonderland, seat: number, chip: Chip, forging: ForgeSource): Rules<void> {
  for (const { source, ability } of chipEffects(state, seat, chip, 'forge_this')) {
    if (!holds({ state, seat, source, forging }, ability.if)) continue;
    for (const step of ability.do) {
      if (step.op === 'gain_vp') gainPoints(state, seat, amountOf({ state, seat }, step.n), source);
      if (step.op === 'place_supporter')
        yield* placeSupporter(state, seat, { source, here: -1, optional: false, standees: false });
    }
  }
}
