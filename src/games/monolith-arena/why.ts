import type { Decision } from '../../engine/decision.js';
import type { Forbidden } from '../../engine/game.js';
import { fold } from '../../engine/language.js';
import { Table } from '../../engine/table.js';
import { type Point, type Readable, readMove } from '../../engine/typed.js';
import { parseHex } from '../../geometry/hex.js';
import { printOf } from './prints.js';
import { reword } from './reword.js';
import { arenaRules } from './rules.js';
import type { Arena, Phase } from './state.js';
import type { ArenaView } from './view.js';
import type { QuestionKey, Questions } from './vocabulary.js';
import { acting, hasFeature, whyMode, whyTriangle } from './why/acting.js';
import { aiming, isAimName, whyCharger, whyEnemy, whyPushed, whyPusher } from './why/aiming.js';
import { factsAt, whyHex, whyRotation } from './why/going.js';
import { hexesIn, namedTile, readIntent } from './why/intent.js';
import { forbid, type ReasonName } from './words/forbidden.js';
import { words } from './words/index.js';

const READABLE: Readable<Arena, ArenaView> = { view: arenaRules.view, reword, words };

/** Which rule forbids what was typed; null where it is allowed, or not understood. */
export function why(table: Table<Arena>, seat: number, typed: string): Forbidden | null {
  if (table.isOver) return null;
  const text = fold(typed);
  const decision = table.decisionOf(seat);
  const scene = { view: arenaRules.view(table.state as Arena, seat), reader: seat, names: [] };
  const loosely = decision ? reword(decision, text, scene) : null;
  const found = (loosely === null ? [text] : [text, loosely]).map(said => whySaid(table, seat, said));
  if (found.includes(null)) return null;
  return found.find(reason => reason !== null && reason !== 'unknown') ?? null;
}

/** The same for one way to write it; null where it is allowed. */
function whySaid(table: Table<Arena>, seat: number, text: string): Forbidden | null | 'unknown' {
  const arena = table.state as Arena;
  const mode = misplayedMode(arena, seat, text);
  if (mode) return mode;
  const here = explain(table, seat, text);
  const decision = table.decisionOf(seat);
  const isOther = readIntent(text) !== null && arena.phase === 'turn' && decision && !SAID_IN_WORDS.has(decision.key);
  if (here === null || !isOther) return here;
  // Nothing has happened yet in the middle of an action, so another action is judged from where this one began.
  const anew = explain(Table.start(arenaRules, arena).table, seat, text);
  if (anew === null) return begunBefore(decision);
  return anew === 'unknown' ? here : anew;
}

/** Questions whose own answers are the words an action begins with. */
const SAID_IN_WORDS: ReadonlySet<string> = new Set<QuestionKey>(['turn', 'mode', 'effect']);

/** Why what was typed cannot be said at this table; null where all of it can. */
function explain(table: Table<Arena>, seat: number, text: string): Forbidden | null | 'unknown' {
  const read = readMove({ game: READABLE, seat, names: [] }, table, text);
  // What comes after a draw cannot be judged yet; the action it belongs to can.
  if ('said' in read) return read.later === '' ? null : whyMove(stuckAt(read.path, seat), seat);
  for (const path of read.stuck) {
    const stuck = stuckAt(path, seat);
    const forbidden = whyMove(stuck, seat) ?? whyAnswer(stuck, seat);
    if (forbidden) return forbidden;
  }
  return 'unknown';
}

/** What was begun is carried out, or taken back, before anything else (MA-5.2). */
const begunBefore = ({ about = {} }: Decision): Forbidden =>
  forbid('begun-first', {}, BEGUN_RULES[String(about.action ?? '')]);

const BEGUN_RULES: Readonly<Record<string, string>> = { place: 'MA-5.3', unfold: 'MA-22.7', charge: 'MA-17.3' };

/** Where the rules stop understanding what was typed. */
interface Stuck {
  readonly arena: Arena;
  /** What the seat is asked there; null where it is not asked at all. */
  readonly decision: Decision | null;
  readonly rest: string;
  /** The last action of a turn that was begun, as it was typed, and the arena it began in. */
  readonly begun: { readonly arena: Arena; readonly text: string } | null;
}

function stuckAt(path: readonly Point<Arena>[], seat: number): Stuck {
  const { table, rest } = path.at(-1)!;
  const begun = path.findLast(point => point.table.decisionOf(seat)?.key === 'turn' && readIntent(point.rest));
  return {
    arena: table.state as Arena,
    decision: table.decisionOf(seat) ?? null,
    rest,
    begun: begun ? { arena: begun.table.state as Arena, text: begun.rest } : null,
  };
}

/** Why the action that was begun cannot be meant as it was typed, all of its choices written out. */
function whyMove({ begun }: Stuck, seat: number): Forbidden | null {
  const intent = begun && readIntent(begun.text);
  return intent && acting(begun!.arena, seat, intent);
}

/** Why what is left is no answer to the question at which it got stuck. */
function whyAnswer({ arena, decision, rest }: Stuck, seat: number): Forbidden | null {
  if (decision === null) return waiting(arena, seat, rest);
  const explain = WHY[decision.key as QuestionKey] as Why<QuestionKey>;
  return explain(arena, seat, rest, (decision.about ?? {}) as Questions[QuestionKey]['about']);
}

/** A Battle/Charge order with one way left takes it by itself, so a wrong choice is caught before it is followed. */
function misplayedMode(arena: Arena, seat: number, text: string): Forbidden | null {
  const intent = readIntent(text);
  if (arena.phase !== 'turn' || arena.order[arena.at] !== seat || intent?.tile !== 'battle-charge') return null;
  return intent.verb === 'order' ? acting(arena, seat, intent) : null;
}

/** Why a seat that is not asked cannot do what it wants: what would be against it in its own turn too, or that it waits. */
function waiting(arena: Arena, seat: number, text: string): Forbidden | null {
  const intent = readIntent(text);
  if (!intent) return null;
  const reason = WAITING[arena.phase];
  if (reason) return forbid(reason);
  const anyway = acting(onTurnOf(arena, seat), seat, intent);
  // What is not in hand now may be drawn by then.
  if (anyway && anyway.rule !== 'MA-3.3') return anyway;
  if (intent.verb === 'use' || intent.verb === 'turn') return forbid('own-turn-features');
  if (intent.verb === 'unfold') return forbid('not-your-turn', {}, 'MA-22.5');
  const isPlay = intent.verb === 'place' || intent.verb === 'order' || intent.verb === 'discard';
  return forbid(isPlay ? 'play-in-own-turn' : 'not-your-turn');
}

/** The same position with this seat on turn, nothing done yet. */
const onTurnOf = (arena: Arena, seat: number): Arena => ({
  ...arena,
  at: arena.order.indexOf(seat),
  turn: { ...arena.turn, left: null, placed: false, unfolded: false, used: [] },
});

const WAITING: Partial<Record<Phase, ReasonName>> = {
  monoliths: 'monolith-first',
  banners: 'banner-waits',
  push: 'push-waits',
  unfold: 'unfold-waits',
  wounds: 'wounds-wait',
  battle: 'in-battle',
  segment: 'in-battle',
};

type Why<Key extends QuestionKey> = (
  arena: Arena,
  seat: number,
  rest: string,
  about: Questions[Key]['about'],
) => Forbidden | null;

/** At every question: why what was typed is none of its answers. */
const WHY: { readonly [Key in QuestionKey]: Why<Key> } = {
  monolith: (_, __, rest) => {
    const named = namedTile(rest);
    if (named) return readIntent(rest)?.verb === 'order' ? forbid('monolith-order') : forbid('monolith-first');
    return readIntent(rest) && forbid('monolith-first');
  },
  banner: (_, __, rest) => {
    const intent = readIntent(rest);
    if (!intent) return null;
    if (intent.verb !== 'banner') return forbid('banners-first');
    const [hex] = hexesIn(intent.rest);
    if (hex === undefined) return null;
    return parseHex(hex) === undefined ? forbid('no-hex', { hex }) : forbid('banner-taken', { hex });
  },
  redraw: (_, __, rest) => readIntent(rest) && forbid('redraw-first'),
  'forced-discard': (arena, seat, rest) => {
    const intent = readIntent(rest);
    return intent && (intent.verb === 'discard' ? acting(arena, seat, intent) : forbid('forced-discard'));
  },
  turn: (arena, seat, rest) => {
    const intent = readIntent(rest);
    return intent && acting(arena, seat, intent);
  },
  mode: whyMode,
  pause: (arena, seat, rest) => {
    const intent = readIntent(rest);
    return intent && acting(arena, seat, intent);
  },
  effect: (arena, seat, rest, about) => {
    const hex = parseHex(about.hex!)!;
    const effect = typedEffect(rest);
    if (effect === null) return null;
    const fresh = { ...arena, turn: { ...arena.turn, used: [] } };
    return forbid(hasFeature(fresh, seat, hex, effect) ? 'feature-used' : 'no-feature', factsAt(arena, hex));
  },
  hex: (arena, seat, rest, about) => {
    const print =
      about.hex === null && about.action === 'place' ? printOf(arena.seats[seat]!.faction, about.tile) : null;
    return whyHex(arena, seat, about, print, rest);
  },
  rotation: (arena, _, rest, about) => whyRotation(arena, about, rest),
  target: (arena, seat, rest, { action }) => {
    if (action === 'charge') return whyEnemy(arena, seat, rest, 'charge-target', 'MA-17.1');
    const name = action === 'rotation-order' ? 'rotation' : action;
    return isAimName(name) ? aiming(arena, seat, name, rest) : null;
  },
  triangle: (_, __, rest) => whyTriangle(rest),
  pusher: whyPusher,
  pushed: (arena, seat, rest, { pusher }) => whyPushed(arena, seat, pusher, rest),
  'push-hex': (_, __, rest) => {
    const [hex] = hexesIn(rest);
    if (hex === undefined) return null;
    return parseHex(hex) === undefined ? forbid('no-hex', { hex }) : forbid('push-hex');
  },
  charger: whyCharger,
  regeneration: ({ phase }, _, rest) => {
    if (readIntent(rest)) return forbid(phase === 'wounds' ? 'wounds-wait' : 'in-battle');
    return hexesIn(rest).length > 0 ? forbid('regeneration-choice') : null;
  },
  poison: (_, __, rest) => {
    const [hex] = hexesIn(rest);
    if (hex === undefined) return null;
    return parseHex(hex) === undefined ? forbid('no-hex', { hex }) : forbid('poison-target');
  },
  assassin: (arena, seat, rest) => whyEnemy(arena, seat, rest, 'assassin-target', 'MA-8.10'),
};

const EFFECT_WORDS: Readonly<Record<string, string>> = {
  maneuver: 'maneuver',
  manewr: 'maneuver',
  teleport: 'teleport',
  rotation: 'rotation',
  obrot: 'rotation',
  aura: 'aura',
  agility: 'agility',
  zwinnosc: 'agility',
  teleportation: 'teleportation',
  teleportacja: 'teleportation',
};

/** The effect that was typed, as the rules call it. */
function typedEffect(rest: string): string | null {
  const [kind = '', hex] = rest.split(' ');
  const effect = EFFECT_WORDS[kind];
  if (effect === undefined) return null;
  const needsHex = effect === 'aura' || effect === 'agility' || effect === 'teleportation';
  return needsHex ? `${effect}:${(hex ?? '').toUpperCase()}` : effect;
}
