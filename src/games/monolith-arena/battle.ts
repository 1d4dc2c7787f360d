import { seal, tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { addStrikes, aimAssassins } from './attacks.js';
import { settleResult } from './end.js';
import { type Hit, POISON } from './hit.js';
import { type Influence, influenceOf } from './influence.js';
import { attackersIn, highestInitiative, noteAttacks } from './initiative.js';
import { foldMonoliths } from './monoliths.js';
import { loseSupport } from './movement.js';
import { elementViews, tileViews } from './sight.js';
import { onsetOf } from './start-of-battle.js';
import { type Arena, activeSeat } from './state.js';
import { poolsBySeat } from './teams.js';
import type { SegmentView, StrikeView } from './view.js';
import type { BattleCause } from './vocabulary.js';
import { type Settlement, settle } from './wounds.js';

/** A Battle begins and ends the active player's turn at once (MA-7.1, MA-7.2). */
export function beginBattle(arena: Arena, why: BattleCause): void {
  const before = poolsBySeat(arena);
  arena.battleCount += 1;
  arena.battle = { why, segment: 0, attacks: [], before, removed: [] };
  arena.phase = 'battle';
  const seat = activeSeat(arena);
  arena.last = { seat, what: 'battle', tile: null, from: null, to: [] };
  tell(arena, { tell: 'battle-begins', seat, number: arena.battleCount, why, hitPoints: before });
  seal(arena); // others may be asked now, and all see what was played
}

/** Before the first segment: Morlocks and poison (MA-19). In thought nothing is told: pictures take longer than rules. */
export function* startBattle(arena: Arena, isTold = true): Rules<void> {
  const influence = influenceOf(arena);
  const { hits, morlocks } = onsetOf(arena, influence);
  if (hits.length > 0 || morlocks.length > 0) {
    const picture = isTold ? snapshot(arena, influence) : null;
    const settlement = yield* settle(arena, hits, influence.netted, 'start', morlocks);
    noteSegment(arena, null, picture, morlocks, hits, settlement);
  }
  arena.battle!.segment = highestInitiative(arena, influenceOf(arena));
  arena.phase = 'segment';
}

/** The next segment in which somebody attacks; segments without an attack are skipped (MA-7.5). */
export function* fightSegment(arena: Arena, isTold = true): Rules<void> {
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
  const picture = isTold ? snapshot(arena, influence) : null;
  noteAttacks(arena, attackers, influence, segment);
  const settlement = yield* settle(arena, hits, influence.netted, segment);
  noteSegment(arena, segment, picture, attackers, hits, settlement);
  battle.segment = segment - 1;
  arena.phase = segment === 0 ? 'battle-end' : 'segment';
}

/**
 * Net-order markers leave, then Monoliths fold (MA-7.17). A netter that is free again may hold a Guardian Banner, so who
 * lived by its aura is looked at in between (MA-15.5). A fallen Banner ends the match (MA-20.4).
 */
export function endBattle(arena: Arena): void {
  const { why, before, removed } = arena.battle!;
  for (const tile of arena.board) if (tile) tile.caught = false;
  removed.push(...loseSupport(arena));
  tell(arena, { tell: 'battle-ends', number: arena.battleCount, removed, before, after: poolsBySeat(arena) });
  arena.battle = null;
  foldMonoliths(arena);
  settleResult(arena, why);
}

/** The board as a segment finds it. Tiles are told by hex until the segment is settled. */
interface Snapshot {
  readonly tiles: SegmentView['tiles'];
  readonly elements: SegmentView['elements'];
  readonly before: readonly number[];
  readonly ids: readonly number[];
}

function snapshot(arena: Arena, influence: Influence): Snapshot {
  return {
    tiles: tileViews(arena, influence),
    elements: elementViews(arena),
    before: poolsBySeat(arena),
    ids: arena.board.map(tile => tile?.id ?? 0),
  };
}

function noteSegment(
  arena: Arena,
  initiative: number | null,
  picture: Snapshot | null,
  attackers: readonly number[],
  hits: readonly Hit[],
  { saves, removed, poisoned }: Settlement,
): void {
  const battle = arena.battle!;
  for (const gone of removed) battle.removed.push(gone.removed);
  if (picture === null) return;
  const { tiles, elements, before, ids } = picture;
  const segment: SegmentView = {
    initiative,
    tiles,
    elements,
    before,
    after: poolsBySeat(arena),
    attackers: attackers.map(hex => ids[hex]!),
    strikes: hits.map(hit => strikeView(hit, ids)),
    saves: saves.map(({ rune, saved, source }) => ({
      rune: rune.id,
      tile: saved.id,
      source: source === POISON ? null : ids[source]!,
    })),
    removed: removed.map(gone => gone.removed.id),
    poisoned: poisoned.map(({ id }) => id),
  };
  tell(arena, { tell: 'segment', number: arena.battleCount, segment });
}

function strikeView({ target, source, kind, strength, stopped }: Hit, ids: readonly number[]): StrikeView {
  return {
    from: source === POISON ? ids[target]! : ids[source]!,
    to: ids[target]!,
    kind,
    strength,
    stopped,
  };
}
