import type { Decision, Said } from '../../engine/decision.js';
import type { Rules } from '../../engine/rules.js';
import { trialsOf } from '../../engine/thinking.js';
import { beginBattle, endBattle, fightSegment, startBattle } from './battle.js';
import { cloneArena } from './clone.js';
import { loseSupport } from './movement.js';
import { type Arena, activeSeat, type Declared, makeTile } from './state.js';
import type { ForecastView } from './view.js';

/** A Battle in thought is not told: its pictures take longer than its rules. */
export function* fightInThought(arena: Arena): Rules<void> {
  if (arena.phase === 'battle') yield* startBattle(arena, false);
  else yield* fightSegment(arena, false);
}

const { playOn } = trialsOf(fightInThought);

/**
 * What the Battle somebody thinks of starting would bring. Its rules leave nothing to chance and touch nothing hidden, so
 * it is fought on a copy; choices in it are answered as usual.
 */
export function forecastOf(arena: Arena): ForecastView | null {
  if (arena.declared === null) return null;
  const trial = cloneArena(arena);
  place(trial, arena.declared);
  beginBattle(trial, arena.declared.hex === null ? 'order' : 'full-board');
  let isOpen = false;
  const choose = (decision: Decision): Said => {
    isOpen = true;
    return usualAnswer(decision);
  };
  playOn(trial, choose, ({ phase }) => phase === 'battle-end');
  endBattle(trial);
  const { removed, before, after } = trial.news.map(({ entry }) => entry).find(entry => entry.tell === 'battle-ends')!;
  return { removed, before, after, isOpen };
}

function place(arena: Arena, { print, hex, rotation }: Declared): void {
  if (hex === null) return;
  arena.board[hex] = makeTile(arena, activeSeat(arena), print, rotation);
  loseSupport(arena);
}

function usualAnswer(decision: Decision): Said {
  if (decision.kind !== 'one') throw new RangeError(`${decision.key} is not asked in a Battle`);
  return decision.usual ?? decision.options[0]!.id;
}
