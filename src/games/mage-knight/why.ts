import type { Decision } from '../../engine/decision.js';
import type { Forbidden } from '../../engine/game.js';
import { fold } from '../../engine/language.js';
import type { Table } from '../../engine/table.js';
import { type Point, type Readable, readMove } from '../../engine/typed.js';
import { reword } from './reword.js';
import { onTurn } from './setup.js';
import { view } from './sight.js';
import type { Realm } from './state.js';
import type { RealmView } from './view.js';
import { whyBought } from './why/bought.js';
import { whyCard, whySide, whyUntimely } from './why/cards.js';
import { whyFight } from './why/fight.js';
import { whyHalfSaid, whyWish } from './why/half-said.js';
import { whyExplore, whySpace } from './why/land.js';
import { named, namesUnit, spacesIn, verbIn } from './why/named.js';
import { whyPlace } from './why/places.js';
import { plainly } from './why/reasons.js';
import { whyAct, whySkill, whyUnit } from './why/turn.js';
import { words } from './words/index.js';

const READABLE: Readable<Realm, RealmView> = { view, reword, words };

/** Which rule forbids what was typed; null where it is allowed, or not understood. */
export function why(table: Table<Realm>, seat: number, typed: string): Forbidden | null {
  if (table.isOver) return null;
  const text = fold(typed);
  const state = table.state as Realm;
  if (!table.offeredTo(seat)) return waiting(state, seat, text);
  const names = state.heroes.map(() => '');
  const read = readMove({ game: READABLE, seat, names }, table, text);
  if ('said' in read && read.later === '') return null;
  // The furthest a reading came tells what is in the way; what comes after a draw cannot be judged yet.
  const paths = 'said' in read ? [read.path] : read.stuck.toSorted((one, other) => other.length - one.length);
  for (const { table: at, rest } of paths.flatMap(path => path.toReversed())) {
    const decision = at.decisionOf(seat);
    const forbidden = decision && (explain(at.state as Realm, seat, rest, decision) ?? afterBasic(at, seat, rest));
    if (forbidden) return forbidden;
  }
  return halfSaid(paths, seat);
}

/** Where nothing is in the way: what the line leaves out. */
function halfSaid(paths: readonly (readonly Point<Realm>[])[], seat: number): Forbidden | null {
  for (const { table: at, rest } of paths.flatMap(path => path.toReversed())) {
    const decision = at.decisionOf(seat);
    const missing = decision && MENUS.has(decision.key) ? whyHalfSaid(at.state, seat, rest) : null;
    if (missing) return missing;
  }
  return null;
}

/** Who names no side means the basic one: what is in the way of the rest then. Nothing is looked at past a draw. */
function afterBasic(at: Table<Realm>, seat: number, rest: string): Forbidden | null {
  if (at.decisionOf(seat)?.key !== 'side') return null;
  const after = at.fork();
  if (after.answer(seat, 'basic') === null || after.state.sealed !== at.state.sealed) return null;
  const decision = after.decisionOf(seat);
  return decision === undefined ? null : explain(after.state as Realm, seat, rest, decision);
}

const MENUS: ReadonlySet<string> = new Set(['turn', 'fight', 'clash']);

function explain(realm: Realm, seat: number, text: string, decision: Decision): Forbidden | null {
  if (decision.key === 'side') return whySide(realm, seat, String(decision.about?.card), text);
  if (!MENUS.has(decision.key)) return null;
  const first = firstStep(text);
  return whyStep(realm, seat, first) ?? (first === text ? null : whyStep(realm, seat, text));
}

/** The part of a line up to the next verb or comma: what was wanted first. */
const firstStep = (text: string): string => text.split(/[,;]/)[0]!;

function whyStep(realm: Realm, seat: number, text: string): Forbidden | null {
  const isBought = ['buy', 'recruit', 'learn'].includes(verbIn(text) ?? '');
  if (isBought) return whyBought(realm, seat, text);
  const [space] = spacesIn(text);
  return (
    whyWish(realm, seat, text) ??
    whyCard(realm, seat, text) ??
    (named('card', text) === null ? whySkill(realm, seat, text) : null) ??
    whyPlace(realm, seat, text) ??
    whyFight(realm, text) ??
    (namesUnit(text) ? whyUnit(realm, seat, text) : null) ??
    whyUntimely(realm, seat, text) ??
    (verbIn(text) === 'explore' ? whyExplore(realm, seat) : null) ??
    (space === undefined || verbIn(text) === 'challenge' ? null : whySpace(realm, seat, space)) ??
    whyAct(realm, seat, text)
  );
}

/** Why a seat that is not asked cannot do what it wants. */
function waiting(realm: Realm, seat: number, text: string): Forbidden | null {
  const isMove = verbIn(text) !== null || named('card', text) !== null || spacesIn(text).length > 0;
  return isMove && onTurn(realm) !== seat
    ? plainly('MK-W-3.1', [
        'To nie twoja tura: poza nią wolno tylko to, co zasady wyraźnie dopuszczają.',
        'It is not your turn: outside it only what the rules expressly allow is done.',
      ])
    : null;
}
