import type { Reader } from '../../engine/game.js';
import type { Chip } from './chips.js';
import { cardsPerPlayer } from './components.js';
import { neededFor, reached } from './goals.js';
import { oddsOf } from './odds.js';
import { questOf } from './quest.js';
import { nameOfRegion, REGIONS } from './regions.js';
import { finalScore } from './round-end.js';
import { type Fighter, isForTwo, type Phase, unitsIn, type Wonderland } from './state.js';
import { activeTurn } from './turn.js';
import type { BattleView, FighterView, QuestView, SeatView, WonderlandView } from './view.js';
import { resistanceOf, worthOf } from './war.js';

const CASTLES = ['none', 'lying', 'standing'] as const;

/** Phases in which the tea party is on; bags may be looked into then (WW-7.6). */
const isTea = (phase: Phase): boolean => phase === 'quests' || phase.startsWith('tea-');

/** What a reader may see of the match. */
export function view(state: Wonderland, reader: Reader): WonderlandView {
  const isOver = state.outcome !== null;
  return {
    round: state.round,
    part: isOver ? 'over' : isTea(state.phase) ? 'tea' : 'war',
    phase: state.phase,
    sets: state.sets,
    twoPlayerBoards: state.twoPlayerBoards,
    order: state.order,
    onTurn: activeTurn(state),
    seats: state.seats.map((_, seat) => seatView(state, seat, reader)),
    regions: REGIONS.map((id, region) => ({
      id,
      used: region !== state.unused,
      token: state.tokens[region]?.id ?? null,
      values: state.tokens[region]?.values ?? [],
      pawn: region === state.pawn,
    })),
    resistance: isForTwo(state) ? resistanceOf(state) : null,
    table: {
      chairs: state.chairs.map((card, at) => ({
        chair: at + 1,
        card,
        poisoned: state.poisoned[at]!,
        leader: leaderOn(state, at + 1),
      })),
      deck: state.teaDeck.length,
      limit: cardsPerPlayer(state.seats.length),
    },
    market: state.market,
    wonderlandianDeck: state.wonderlandianDeck.length,
    questDeck: state.questDeck.length,
    supply: state.supply,
    madness: state.madness,
    battle: battleView(state, reader),
    ahead: state.ahead.map(nameOfRegion),
    places: state.outcome?.places ?? null,
  };
}

function leaderOn({ seats }: Wonderland, chair: number): number | null {
  const seat = seats.findIndex(other => other.chair === chair);
  return seat < 0 ? null : seat;
}

function seatView(state: Wonderland, seat: number, reader: Reader): SeatView {
  const owner = state.seats[seat]!;
  const isOver = state.outcome !== null;
  const seesBag = isOver || (reader === seat && isTea(state.phase));
  const quest = (id: string): QuestView => {
    const { goal } = questOf(id);
    return { id, have: reached(owner, goal), need: neededFor(goal, isForTwo(state)) };
  };
  return {
    faction: owner.faction,
    vp: owner.vp,
    shards: owner.shards,
    bag: seesBag ? sorted(owner.bag) : owner.bag.length,
    active: owner.active,
    exhausted: owner.exhausted,
    track: owner.track,
    forged: owner.forged,
    between: owner.between,
    shield: owner.shield,
    leader: {
      strength: owner.leader,
      chair: owner.chair < 0 ? null : owner.chair,
      region: owner.leaderIn < 0 ? null : nameOfRegion(owner.leaderIn),
    },
    pool: owner.pool,
    locked: owner.locked,
    reserve: owner.reserve,
    supporters: owner.supporters,
    standees: owner.standees,
    castles: owner.castles.map(castle => CASTLES[castle]!),
    castleValue: owner.castleValue,
    abilities: owner.abilities,
    fresh: owner.fresh,
    quests: isOver || reader === seat ? owner.quests.map(quest) : owner.quests.length,
    revealed: isOver || reader === seat ? owner.revealed.map(quest) : owner.revealed.map(hiddenProgress),
    teaCards: owner.teaCards,
    taken: owner.taken,
    wonderlandians: owner.wonderlandians,
    poison: owner.poison,
    used: owner.uses,
    score: isOver ? finalScore(state, seat) : null,
  };
}

/** Progress of a goal counts chips in the bag: nobody else is told how far it is. */
const hiddenProgress = (id: string): QuestView => ({ id, have: 0, need: 0 });

const sorted = (chips: readonly Chip[]): Chip[] => [...chips].sort();

function battleView(state: Wonderland, reader: Reader): BattleView | null {
  const { battle } = state;
  if (battle === null) return null;
  return {
    region: nameOfRegion(battle.region),
    value: worthOf(state, battle.region),
    draw: battle.draw,
    order: battle.order,
    fighters: battle.fighters.map(fighter => fighterView(state, fighter, reader)),
    wager: reader === 'spectator' ? null : battle.wagers[reader]!,
    resistance: isForTwo(state) ? battle.resistance : null,
    contested: battle.contested,
    first: battle.first,
    second: battle.second,
    tie: battle.tie,
  };
}

function fighterView(state: Wonderland, fighter: Fighter, reader: Reader): FighterView {
  const isOwn = reader === fighter.seat;
  const owner = state.seats[fighter.seat]!;
  return {
    seat: fighter.seat,
    status: fighter.status,
    strength: fighter.strength,
    units: unitsIn(owner, state.battle!.region),
    lost: fighter.lost,
    drawn: isOwn ? fighter.drawn : fighter.drawn.length,
    played: fighter.played,
    response: fighter.response,
    value: fighter.value,
    gain: fighter.gain,
    doubled: fighter.mul > 1,
    extra: fighter.extra,
    pillow: fighter.pillow,
    crowned: fighter.crowns.length > 0,
    forgings: fighter.symbolForgings + fighter.chipForgings,
    instruction: isOwn ? fighter.instruction : null,
    odds: isOwn && fighter.status === 'in' && state.phase === 'decide' ? oddsOf(state, fighter.seat) : null,
  };
}
