import type { Decision } from '../../engine/decision.js';
import type { Forbidden } from '../../engine/game.js';
import { fold } from '../../engine/language.js';
import type { Table } from '../../engine/table.js';
import { type Readable, readMove } from '../../engine/typed.js';
import { reword } from './reword.js';
import { wonderlandRules } from './rules.js';
import type { Wonderland } from './state.js';
import type { WonderlandView } from './view.js';
import type { QuestionKey, Questions } from './vocabulary.js';
import type { Why } from './why/asked.js';
import {
  whyAmulet,
  whyAnswer,
  whyAward,
  whyBrought,
  whyCost,
  whyDraw,
  whyFeat,
  whyForge,
  whyGiven,
  whyLearn,
  whyShift,
  whySoldier,
  whyTarget,
  whyWager,
} from './why/battle.js';
import {
  whyAbility,
  whyAlly,
  whyCastle,
  whyEffect,
  whyExtra,
  whyFly,
  whyGrin,
  whyLift,
  whyMarket,
  whyPlaced,
  whyQuest,
  whyShards,
  whyStandees,
} from './why/cards.js';
import { whyHosted, whyLeader, whyMove, whyPoison } from './why/table.js';
import { answeredTwice, misplaced, waiting } from './why/waiting.js';
import { words } from './words/index.js';

const READABLE: Readable<Wonderland, WonderlandView> = { view: wonderlandRules.view, reword, words };

const nothing = () => null;

/** At every question: why what was typed is none of its answers. */
const WHY: { readonly [Key in QuestionKey]: Why<Key> } = {
  'keep-quest': whyQuest,
  'tea-move': whyMove,
  'host-card': whyHosted,
  'place-leader': whyLeader,
  poison: whyPoison,
  'next-effect': whyEffect,
  half: whyEffect,
  corrupted: whyEffect,
  'place-units': whyPlaced,
  standees: whyStandees,
  lift: whyLift,
  'lift-to': whyPlaced,
  'extra-unit': whyExtra,
  standee: whyPlaced,
  castle: whyCastle,
  ally: whyAlly,
  ability: whyAbility,
  market: whyMarket,
  'quest-draw': nothing,
  'quest-discard': whyQuest,
  'leader-at-six': nothing,
  grin: whyGrin,
  fly: whyFly,
  wager: whyWager,
  answer: whyAnswer,
  'draw-on': whyDraw,
  instruction: whyDraw,
  pause: (state, seat, text) => waiting(state, seat, text),
  soldier: whySoldier,
  triple: nothing,
  'chip-order': nothing,
  'give-up': whyGiven,
  'bring-leader': nothing,
  'bring-unit': whyBrought,
  target: whyTarget,
  amulet: whyAmulet,
  shift: whyShift,
  award: whyAward,
  feat: whyFeat,
  'feat-cost': whyCost,
  shards: whyShards,
  forge: whyForge,
  learn: whyLearn,
};

/** Which rule forbids what was typed; null where it is allowed, or not understood. */
export function why(table: Table<Wonderland>, seat: number, typed: string): Forbidden | null {
  if (table.isOver) return null;
  const text = fold(typed);
  const names = table.state.seats.map(() => '');
  const offered = table.offeredTo(seat);
  if (offered) {
    const read = readMove({ game: READABLE, seat, names }, table, text);
    if ('said' in read && read.later === '') return null;
    // What comes after a draw cannot be judged yet; the answer before it can.
    for (const { table: at, rest } of ('said' in read ? [read.path] : read.stuck).flatMap(path => path.toReversed())) {
      const decision = at.decisionOf(seat);
      const forbidden = decision && explain(at.state as Wonderland, seat, rest, decision);
      if (forbidden) return forbidden;
    }
  }
  const sealed = table.sealedOf(seat);
  if (sealed) return answeredTwice(sealed);
  const state = table.state as Wonderland;
  if (table.decisionOf(seat)) return misplaced(state, seat, text);
  return (offered && explain(state, seat, text, offered)) ?? waiting(state, seat, text);
}

function explain(state: Wonderland, seat: number, rest: string, decision: Decision): Forbidden | null {
  const reason = WHY[decision.key as QuestionKey] as Why<QuestionKey>;
  return reason(state, seat, rest, (decision.about ?? {}) as Questions[QuestionKey]['about'], decision);
}
