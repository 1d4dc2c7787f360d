import type { Decision, Said } from '../../engine/decision.js';
import { advance, type Rules } from '../../engine/rules.js';
import { beginBattle, endBattle, fightSegment, startBattle } from './battle.js';
import { cloneArena } from './clone.js';
import { loseSupport } from './movement.js';
import { type Arena, activeSeat, type Declared, makeTile } from './state.js';
import type { ForecastView } from './view.js';

/**
 * What the Battle somebody thinks of starting would bring. Its rules leave nothing to chance and touch nothing hidden, so
 * it is fought on a copy; choices in it are answered as usual.
 */
export function forecastOf(arena: Arena): ForecastView | null {
  if (arena.declared === null) return null;
  const trial = cloneArena(arena);
  place(trial, arena.declared);
  beginBattle(trial, arena.declared.hex === null ? 'order' : 'full-board');
  const rules = fight(trial);
  let turn = advance(rules, []);
  let isOpen = false;
  while (!turn.done) {
    isOpen = true;
    turn = advance(rules, turn.value.map(usualAnswer));
  }
  const ends = trial.news.map(({ entry }) => entry).find(entry => entry.tell === 'battle-ends')!;
  return { removed: ends.removed, before: ends.before, after: ends.after, isOpen };
}

function place(arena: Arena, { print, hex, rotation }: Declared): void {
  if (hex === null) return;
  arena.board[hex] = makeTile(arena, activeSeat(arena), print, rotation);
  loseSupport(arena);
}

function* fight(arena: Arena): Rules<void> {
  yield* startBattle(arena, false);
  while (arena.phase === 'segment') yield* fightSegment(arena, false);
  endBattle(arena);
}

function usualAnswer(decision: Decision): Said {
  if (decision.kind !== 'one') throw new RangeError(`${decision.key} is not asked in a Battle`);
  return decision.usual ?? decision.options[0]!.id;
}
