import type { Rules } from '../../../engine/rules.js';
import { addStrikes, aimAssassins } from '../attacks.js';
import type { Hit } from '../hit.js';
import { influenceOf } from '../influence.js';
import { attackersIn, highestInitiative, noteAttacks } from '../initiative.js';
import { step } from '../rules.js';
import { onsetOf } from '../start-of-battle.js';
import type { Arena } from '../state.js';
import { settle } from '../wounds.js';

/** The same step as in a match, but a Battle is not told: its pictures take longer than its rules. */
export function* quickStep(arena: Arena): Rules<void> {
  if (arena.phase === 'battle') yield* startBattle(arena);
  else if (arena.phase === 'segment') yield* fightSegment(arena);
  else yield* step(arena);
  arena.news.length = 0;
}

function* startBattle(arena: Arena): Rules<void> {
  const influence = influenceOf(arena);
  const { hits, morlocks } = onsetOf(arena, influence);
  if (hits.length > 0 || morlocks.length > 0) yield* settle(arena, hits, influence.netted, 'start', morlocks);
  arena.battle!.segment = highestInitiative(arena, influenceOf(arena));
  arena.phase = 'segment';
}

function* fightSegment(arena: Arena): Rules<void> {
  const battle = arena.battle!;
  const influence = influenceOf(arena);
  let attackers: number[] = [];
  while (battle.segment >= 0) {
    attackers = attackersIn(arena, influence, battle.segment);
    if (attackers.length > 0) break;
    battle.segment -= 1;
  }
  const { segment } = battle;
  if (segment < 0) {
    arena.phase = 'battle-end';
    return;
  }
  const hits: Hit[] = [];
  for (const hex of attackers) addStrikes(arena, hex, influence, hits);
  hits.push(...(yield* aimAssassins(arena, attackers, influence, segment)));
  noteAttacks(arena, attackers, influence, segment);
  if (hits.length > 0) yield* settle(arena, hits, influence.netted, segment);
  battle.segment = segment - 1;
  arena.phase = segment === 0 ? 'battle-end' : 'segment';
}
