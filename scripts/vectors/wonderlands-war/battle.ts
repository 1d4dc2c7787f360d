import { isAllowed } from '../../../src/engine/decision.js';
import { copy } from '../../../src/engine/json.js';
import { readableBy } from '../../../src/engine/match-state.js';
import type { Rules } from '../../../src/engine/rules.js';
import { awardRegion, placesOf, takeUncontested } from '../../../src/games/wonderlands-war/award.js';
import { beginForging, endAbilities } from '../../../src/games/wonderlands-war/battle-end.js';
import { isUntouchable } from '../../../src/games/wonderlands-war/board.js';
import { type Chip, isChip, takeChip } from '../../../src/games/wonderlands-war/chips.js';
import { cleanUp, settleWagers } from '../../../src/games/wonderlands-war/cleanup.js';
import { answerSealed, decide, drawChips, refillBag } from '../../../src/games/wonderlands-war/draw-loop.js';
import { claimFeats, claimFreeFeats, isFeatMet, payForFeat } from '../../../src/games/wonderlands-war/feats.js';
import { forge, forgeChip, forgeOffers } from '../../../src/games/wonderlands-war/forging.js';
import { resolveEffects } from '../../../src/games/wonderlands-war/resolution.js';
import { type Battle, fighterOf, type Wonderland } from '../../../src/games/wonderlands-war/state.js';
import type { Entry } from '../../../src/games/wonderlands-war/vocabulary.js';
import { beginBattle, layWagers } from '../../../src/games/wonderlands-war/war.js';
import { Refused, Speaker } from './answers.js';
import type { Answer, BattleGiven, Choices, Draw, Forging, Vector } from './format.js';
import { makePosition, type Places, placesFor } from './position.js';

/** One battle of a vector, driven step by step. */
export class BattleRun {
  readonly state: Wonderland;
  readonly players: readonly string[];
  readonly #given: BattleGiven;
  readonly #places: Places;
  readonly #choices: Choices;
  readonly #before: readonly number[];
  readonly told: Entry[] = [];
  readonly placedAny = new Map<string, number>();
  readonly #forgings = new Map<string, string[]>();
  creatureBonus: string | null = null;

  constructor(vector: Vector, state?: Wonderland) {
    this.#given = vector.state as BattleGiven;
    this.#places = placesFor(this.#given);
    this.#choices = vector.choices ?? {};
    this.players = Object.keys(this.#given.players);
    this.state = state ?? makePosition(this.#given);
    this.#before = this.state.seats.map(({ vp }) => vp);
    if (state === undefined) this.#begin();
  }

  get battle(): Battle {
    return this.state.battle!;
  }

  get isOver(): boolean {
    return this.state.phase === 'award' || this.state.phase === 'uncontested';
  }

  get markers(): Record<string, number> {
    return Object.fromEntries(this.battle.fighters.map(({ seat, strength }) => [this.players[seat]!, strength]));
  }

  get gained(): Record<string, number> {
    return Object.fromEntries(this.players.map((key, seat) => [key, this.state.seats[seat]!.vp - this.#before[seat]!]));
  }

  #begin(): void {
    beginBattle(this.state);
    if (this.state.battle === null) throw new Refused('nobody is in the region');
    const { resistance } = this.#given;
    if (resistance !== undefined) this.state.battle = { ...this.battle, resistance };
    if (this.state.phase === 'wagers') this.#run(layWagers(this.state), {});
  }

  /** Carries out some rules with what the vector says to their questions. */
  #run(rules: Rules<void>, draw: Draw, forging?: string): Speaker {
    const speaker = new Speaker(this.state, this.players, this.#places, draw, this.#choices);
    // Questions that leave one thing to say are put too: a vector that says something else is refused.
    let turn = rules.next([]);
    while (!turn.done) {
      const said = turn.value.map(decision => {
        const answer = decision.key === 'forge' && forging !== undefined ? forging : speaker.say(decision);
        if (!isAllowed(decision, answer)) throw new Refused(`${answer} cannot be said to ${decision.key}`);
        return answer;
      });
      turn = rules.next(said);
    }
    this.told.push(...readableBy(this.state.news, 'spectator'));
    this.state.news = [];
    for (const [player, count] of speaker.placedAny)
      this.placedAny.set(player, (this.placedAny.get(player) ?? 0) + count);
    return speaker;
  }

  /** One simultaneous draw with everything that follows from it, up to the next decision or the end. */
  draw(draw: Draw): Set<string> {
    const used = new Set<string>();
    const keep = (speaker: Speaker): void => speaker.used.forEach(key => void used.add(key));
    if (this.isOver) throw new Refused('the battle is over');
    for (const [player, { halt }] of Object.entries(draw)) {
      const fighter = fighterOf(this.battle, this.players.indexOf(player));
      if (fighter?.status !== 'in') throw new Refused(`${player} draws no more`);
      const { bag, exhausted, track } = this.state.seats[fighter.seat]!;
      const isAble = bag.length + exhausted.length + track.length > 0;
      if (halt && isAble && this.battle.draw === 0) throw new Refused('draw 1 is compulsory');
    }
    if (this.state.phase === 'decide') keep(this.#run(decide(this.state), draw));
    if (this.isOver) return used;
    this.#fillHands(draw);
    keep(this.#run(answerSealed(this.state), draw));
    keep(this.#run(resolveEffects(this.state), draw));
    return used;
  }

  /** The bags hold what is drawn for the moment of drawing. */
  #fillHands(draw: Draw): void {
    const rests = new Map<number, Chip[]>();
    for (const { seat, status } of this.battle.fighters) {
      const answer = draw[this.players[seat]!];
      if (status !== 'in' || answer === undefined || answer.halt) continue;
      const owner = this.state.seats[seat]!;
      if (owner.bag.length === 0) refillBag(this.state, seat);
      const chips = chipsOf(answer);
      const isTracked = this.#given.players[this.players[seat]!]!.bag !== undefined;
      for (const chip of chips)
        if (isTracked && !takeChip(owner.bag, chip)) throw new Refused(`${chip} is not in the bag`);
      rests.set(seat, owner.bag);
      owner.bag = chips;
    }
    drawChips(this.state);
    for (const [seat, rest] of rests) this.state.seats[seat]!.bag.push(...rest);
  }

  /** Whether an answer is refused just before this draw. */
  isRefused(vector: Vector, draw: Draw, player: string, choice: Answer): boolean {
    const trial = new BattleRun(vector, copy(this.state));
    try {
      const used = trial.draw({ ...draw, [player]: choice });
      const silent = ['move', 'pick', 'paint_unit', 'drawn', 'halt'];
      return Object.keys(choice).some(key => !silent.includes(key) && !used.has(`${player}.${key}`));
    } catch (error) {
      if (error instanceof Refused) return true;
      throw error;
    }
  }

  /** Result steps 1 to 3. */
  finish(): void {
    const { state, battle } = this;
    if (state.phase === 'uncontested') {
      this.#run(takeUncontested(state), {});
      state.battle = battle;
      return;
    }
    this.#run(awardRegion(state), {});
    this.#run(claimFeats(state), {});
    this.#run(payForFeat(state), {});
    this.#run(claimFreeFeats(state), {});
    const pools = state.seats.map(({ pool }) => pool);
    // The supporter of Creature B is not placed.
    for (const player of this.#run(endAbilities(state), {}).creatureBonus) {
      const seat = this.players.indexOf(player);
      this.creatureBonus = player;
      state.seats[seat]!.pool = pools[seat]!;
    }
  }

  /** Without results 1 to 3 the places are only looked at, and forging begins at once. */
  skipResults(): void {
    Object.assign(this.battle, placesOf(this.state));
    beginForging(this.state);
  }

  isFeatMet(player: string, quest: string): boolean {
    const seat = this.players.indexOf(player);
    return fighterOf(this.battle, seat)!.status !== 'out' && isFeatMet(this.state, seat, quest);
  }

  forgeActions(player: string): string[] {
    const fighter = fighterOf(this.battle, this.players.indexOf(player))!;
    return [
      ...Array.from({ length: fighter.symbolForgings }, () => 'symbol'),
      ...Array.from({ length: fighter.chipForgings }, () => 'chip'),
    ];
  }

  /** Forges one chip; what the track pays is another kind of vector. Tells whether it could be done. */
  forge({ player, chip, source }: Forging): boolean {
    const seat = this.players.indexOf(player);
    if (!isChip(chip)) return false;
    const track = [3, 1, 2, 0].find(at => this.state.seats[seat]!.forged[at]!.length < 3)!;
    if (source === 'card') this.#run(forgeChip(this.state, seat, chip, track, 'card'), {});
    else {
      // Where either action would do only one is offered; the vector counts them by what it says.
      const offers = forgeOffers(this.state, seat).filter(id => id.endsWith(`:${chip}@${track + 1}`));
      const isExact = isUntouchable(this.state, seat, chip);
      const wanted = offers.find(id => id.startsWith(`${source}:`)) ?? (isExact ? undefined : offers[0]);
      const left = this.#actionsLeft(player);
      if (wanted === undefined || !left.includes(source)) return false;
      left.splice(left.indexOf(source), 1);
      this.battle.queue = [seat];
      this.#run(forge(this.state), {}, wanted);
    }
    this.state.agenda = [];
    return true;
  }

  #actionsLeft(player: string): string[] {
    const left = this.#forgings.get(player) ?? this.forgeActions(player);
    this.#forgings.set(player, left);
    return left;
  }

  /** Result step 6. */
  cleanUp(): void {
    settleWagers(this.state);
    this.#run(cleanUp(this.state), {});
  }
}

const chipsOf = ({ drawn, chip }: Answer): Chip[] => [...(drawn ?? [chip!])].filter(isChip);
