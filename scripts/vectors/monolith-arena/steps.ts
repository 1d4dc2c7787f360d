import { type Decision, isAllowed, onlyAnswer, type Said } from '../../../src/engine/decision.js';
import { copy } from '../../../src/engine/json.js';
import { advance } from '../../../src/engine/rules.js';
import { printOf } from '../../../src/games/monolith-arena/prints.js';
import { step as stepOn } from '../../../src/games/monolith-arena/rules.js';
import { type Arena, activeSeat, hexOf, printed } from '../../../src/games/monolith-arena/state.js';
import type { ArenaEntry, EffectId } from '../../../src/games/monolith-arena/vocabulary.js';
import { makeHex, parseHex } from '../../../src/geometry/hex.js';
import type { Step } from './format.js';
import { hexName, type Position } from './position.js';

/** A step belongs to somebody who is not on turn: the vector counts turns from another place in the order. */
export class NotOnTurn extends Error {}

/** What a step wants is not offered: it is illegal. */
export class Refused extends Error {}

/** What is said to each question of a step, and how its log entry must read. */
interface Plan {
  /** The Order or Board tile it takes from the hand. */
  readonly hand: string | null;
  readonly say: (decision: Decision) => string | undefined;
  readonly fits: (entry: ArenaEntry) => boolean;
  /** Rotations that look the same are one to the rules: the tile is turned here, so that vectors may name each. */
  readonly turnAlike?: (arena: Arena) => void;
}

/** Answers a decision that belongs to no plan: Regeneration, Assassins, poison. `now` is the position it is asked in. */
export type Choose = (decision: Decision, now: Position) => Said;

/**
 * Makes a step through the real decisions, on a copy, and returns what was asked on the way. Throws Refused, leaving the
 * position as it was, where it is not offered.
 */
export function makeStep(position: Position, step: Step, choose: Choose): readonly Decision[] {
  const seat = activeSeat(position.arena);
  if (step.by !== undefined && position.players[seat] !== step.by)
    throw new NotOnTurn(`${step.by} is not on turn, ${position.players[seat]} is`);
  const plan = planOf(position, step, seat);
  const arena = copy(position.arena);
  arena.news = [];
  const { hand, faction } = arena.seats[seat]!;
  if (plan.hand !== null) hand.push(printOf(faction, plan.hand).index);
  const asked: Decision[] = [];
  do {
    const rules = stepOn(arena);
    let turn = advance(rules, []);
    while (!turn.done) {
      // What leaves only one thing to say is said here too, so that a step that wants something else is refused.
      asked.push(...turn.value.filter(decision => onlyAnswer(decision) === undefined));
      turn = advance(
        rules,
        turn.value.map(decision => answer(decision, plan, choose, { ...position, arena })),
      );
    }
  } while (arena.phase !== 'turn' && arena.outcome === null);
  const news = arena.news.map(({ entry }) => entry);
  if (!news.some(plan.fits)) throw new Refused(`${step.do} was not carried out as described`);
  const heard = position.arena.news;
  position.arena = arena;
  arena.news = [...heard, ...arena.news];
  if (step.as !== undefined) position.ids.set(step.as, arena.tileCount);
  plan.turnAlike?.(arena);
  return asked;
}

function answer(decision: Decision, plan: Plan, choose: Choose, now: Position): Said {
  const said = plan.say(decision) ?? choose(decision, now);
  if (!isAllowed(decision, said)) throw new Refused(`${JSON.stringify(said)} is not offered for ${decision.key}`);
  return said;
}

function planOf(position: Position, step: Step, seat: number): Plan {
  const { arena } = position;
  switch (step.do) {
    case 'battle': {
      const tile = arena.seats[seat]!.faction === 'dragon-empire' ? 'battle-charge' : 'battle';
      return plan(tile, { turn: `order:${tile}`, mode: 'battle' }, entry => entry.tell === 'battle-begins');
    }
    case 'end-turn':
      return plan(null, { turn: 'end' }, entry => entry.tell === 'turn-ends');
    case 'place': {
      const hex = hexName(step.at!);
      const rotation = step.rot ?? 0;
      const shown = rotation % printOf(arena.seats[seat]!.faction, step.tile!).turns.length;
      const placing = plan(
        step.tile!,
        { turn: `place:${step.tile}`, hex, rotation: String(shown), mode: 'battle' },
        entry => entry.tell === 'placed' && entry.hex === hex && entry.tile === step.tile && entry.rotation === shown,
      );
      return { ...placing, turnAlike: turnTo(hex, rotation) };
    }
    case 'move':
      return movePlan(position, step);
    case 'push':
      return plan(
        'push',
        {
          turn: 'order:push',
          pusher: hexOfRef(position, step.pusher!),
          pushed: hexOfRef(position, step.target!),
          'push-hex': step.to ? hexName(step.to) : 'nowhere',
        },
        entry =>
          entry.tell === 'pushed' &&
          entry.pusher.id === position.ids.get(step.pusher!) &&
          entry.pushed.id === position.ids.get(step.target!) &&
          (!step.to || entry.to === hexName(step.to)),
      );
    case 'fire-concoction': {
      const hexes = step.hexes!.map(hexName).sort();
      return plan(
        'fire-concoction',
        { turn: 'order:fire-concoction', triangle: hexes.join('-') },
        entry => entry.tell === 'fire' && entry.hexes.join() === hexes.join(),
      );
    }
    case 'precise-shot':
      return targetPlan(position, step, 'precise-shot', 'shot');
    case 'net-order':
      return targetPlan(position, step, 'net', 'netted');
    case 'entrenchment':
      return targetPlan(position, step, 'entrenchment', 'entrenched');
    case 'charge':
      return chargePlan(position, step);
    case 'unfold':
      return unfoldPlan(position, step, seat);
    default:
      throw new Error(`Unknown step ${step.do}`);
  }
}

function plan(hand: string | null, answers: Readonly<Record<string, string>>, fits: Plan['fits']): Plan {
  return { hand, say: ({ key }) => answers[key], fits };
}

function targetPlan(position: Position, step: Step, tile: string, tell: 'shot' | 'netted' | 'entrenched'): Plan {
  return plan(
    tile,
    { turn: `order:${tile}`, target: hexOfRef(position, step.target!) },
    entry => entry.tell === tell && entry.target.id === position.ids.get(step.target!),
  );
}

const ORDER_TILES: Readonly<Record<string, string>> = {
  'move-order': 'move',
  'rotation-order': 'rotation',
  'false-order': 'false-order',
};

function movePlan(position: Position, step: Step): Plan {
  const from = hexOfRef(position, step.target!);
  const tile = tileOf(position.arena, position.ids.get(step.target!)!);
  const to = step.to ? hexName(step.to) : from;
  const rotation = step.rot ?? tile.rotation;
  const order = ORDER_TILES[step.via!];
  const action = order === 'rotation' ? 'rotation-order' : (order ?? effectOf(position, step.via!, tile.seat));
  const { turns, isRound } = printed(tile);
  const shown = rotation % turns.length;
  const moving = plan(
    order ?? null,
    {
      turn: order ? `order:${order}` : `feature:${from}`,
      target: from,
      effect: action,
      hex: to,
      rotation: String(shown),
    },
    entry =>
      entry.tell === 'moved' &&
      entry.by === action &&
      entry.moved.id === tile.id &&
      entry.to === to &&
      (isRound || entry.rotation === shown),
  );
  return { ...moving, turnAlike: turnTo(to, rotation) };
}

const turnTo = (hex: string, rotation: number) => (arena: Arena) => {
  const tile = arena.board[parseHex(hex)!];
  if (tile) tile.rotation = rotation;
};

function effectOf(position: Position, via: string, seat: number): EffectId {
  const [kind, ref] = via.split(':') as [string, string | undefined];
  switch (kind) {
    case 'maneuver':
    case 'teleport':
      return kind;
    case 'rotation-feature':
      return 'rotation';
    case 'agility-rune':
      return `agility:${hexOfRef(position, ref!)}`;
    case 'teleport-rune':
      return `teleportation:${hexOfRef(position, ref!)}`;
    case 'banner-aura': {
      const banner = position.arena.board.findIndex(
        tile =>
          tile && tile.seat % 2 === seat % 2 && tile.print === printOf('harbingers-of-the-forest', 'banner').index,
      );
      return `aura:${makeHex(banner)}`;
    }
    default:
      throw new Error(`Unknown effect ${via}`);
  }
}

function chargePlan(position: Position, step: Step): Plan {
  const [kind, ref] = step.via!.split(':') as [string, string | undefined];
  const rune = ref === undefined ? null : hexOfRef(position, ref);
  const from = hexOfRef(position, step.unit!);
  const to = step.to ? hexName(step.to) : from;
  const rotation = step.rot ?? tileOf(position.arena, position.ids.get(step.unit!)!).rotation;
  return plan(
    rune === null ? kind : null,
    {
      turn: rune === null ? `order:${kind}` : `feature:${rune}`,
      effect: 'charge',
      mode: 'charge',
      charger: from,
      target: step.target === undefined ? 'nobody' : hexOfRef(position, step.target),
      hex: to,
      rotation: String(rotation),
    },
    entry =>
      entry.tell === 'charged' &&
      entry.rune === rune &&
      entry.charger.id === position.ids.get(step.unit!) &&
      entry.target.id === position.ids.get(step.target!) &&
      entry.to === to &&
      entry.rotation === rotation,
  );
}

/** Elements are asked for in their order, and a rotation's question names the hex of its element. */
function unfoldPlan({ arena }: Position, step: Step, seat: number): Plan {
  const wanted = [...step.elements!].sort((one, other) => (one.id < other.id ? -1 : 1));
  const under = arena.seats[seat]!.monolith?.under ?? [null, null];
  const turnsOf = (index: number) => (under[index] ? printed(under[index]).turns.length : 1);
  let placed = 0;
  return {
    hand: null,
    say: decision => {
      if (decision.key === 'turn') return 'unfold';
      if (decision.key === 'hex') return hexName(wanted[placed++]!.to);
      if (decision.key !== 'rotation') return undefined;
      const { to, rotation } = decision.about!;
      const element = wanted.find(other => hexName(other.to) === to);
      if (!element) throw new Refused(`an element had to go to ${to}`);
      return String(Number(element.rot ?? rotation) % turnsOf(wanted.indexOf(element)));
    },
    fits: entry =>
      entry.tell === 'unfolded' &&
      wanted.every(
        ({ to, rot }, index) =>
          entry.hexes[index] === hexName(to) &&
          (rot === undefined || turnsOf(index) === 1 || rot % turnsOf(index) === entry.rotations[index]),
      ),
    turnAlike: after => {
      for (const [index, { to, rot }] of wanted.entries())
        if (rot !== undefined && under[index]) turnTo(hexName(to), rot)(after);
    },
  };
}

function tileOf(arena: Arena, id: number) {
  const tile = arena.board.find(other => other?.id === id);
  if (!tile) throw new Error('A step names a tile that is not on the board');
  return tile;
}

export const hexOfRef = ({ arena, ids }: Position, ref: string): string => makeHex(hexOf(arena, ids.get(ref)!));
