import { describe, expect, it } from 'vitest';
import { playOut, randomAnswer } from '../../../src/engine/playout.js';
import { randomFrom } from '../../../src/engine/random.js';
import { STANDEE_CARDS } from '../../../src/games/wonderlands-war/cards/standees.js';
import { ALLIES, levelOf } from '../../../src/games/wonderlands-war/chips.js';
import { ALLY_SUPPLY, FORGE_SUPPLY } from '../../../src/games/wonderlands-war/components.js';
import { FACTION_IDS } from '../../../src/games/wonderlands-war/faction.js';
import { ALLY_CHOICES } from '../../../src/games/wonderlands-war/lobby.js';
import { wonderlandRules } from '../../../src/games/wonderlands-war/rules.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';

/** Chips, supporters and castles never appear or vanish but by rule. */
function checkPieces(state: Wonderland): void {
  const players = state.seats.length;
  for (const seat of state.seats) {
    const supporters = seat.pool + seat.locked + seat.supporters.reduce((sum, count) => sum + count, 0);
    expect(supporters).toBe(14);
    const standees = [...seat.reserve, ...seat.standees.flat()];
    const cards = seat.wonderlandians.flatMap(id => STANDEE_CARDS.find(card => card.id === id)?.standees ?? []);
    expect(standees.every(id => cards.includes(id))).toBe(true);
    expect(new Set(standees).size).toBe(standees.length);
    const own = [seat.bag, seat.active, seat.exhausted, seat.forged.flat()].flat();
    const full = seat.forged.filter(({ length }) => length === 3).length;
    expect(own.filter(chip => chip === 'artifact').length).toBeLessThanOrEqual(2 + full);
    expect(seat.leader).toBeLessThanOrEqual(6);
    expect(Math.min(seat.shards, seat.pool, seat.vp)).toBeGreaterThanOrEqual(0);
    expect(seat.castles.every(castle => castle !== 1 || players === 2)).toBe(true);
  }
  const madness = state.seats.flatMap(({ bag, track }) => [...bag, ...track]).filter(chip => chip === 'madness').length;
  expect(state.madness + madness).toBe(29);
  const home = state.seats.find(({ faction }) => faction === 'jabberwock');
  const poison = state.seats.flatMap(({ bag }) => bag).filter(chip => chip === 'poison').length;
  if (home) expect(home.poison + poison + state.poisoned.filter(Boolean).length).toBe(players + 2);
  const owned = state.seats.flatMap(({ bag, active, exhausted, forged }) => [
    ...bag,
    ...active,
    ...exhausted,
    ...forged.flat(),
  ]);
  for (const ally of ALLIES) {
    expect(state.supply[ally]).toBeGreaterThanOrEqual(0);
    const all = ally === 'forge' ? FORGE_SUPPLY : ALLY_SUPPLY[levelOf(ally)!];
    expect(state.supply[ally] + owned.filter(chip => chip === ally).length).toBe(all);
  }
}

describe.each([2, 3, 4, 5])('random matches of %i', players => {
  it.each(ALLY_CHOICES)('with set %s end, and no piece is lost', allies => {
    for (const number of [1, 2, 3]) {
      const seed = `${players}${number}`.padStart(32, allies === 'mix' ? 'e' : allies.toLowerCase());
      const random = randomFrom(seed);
      const state = wonderlandRules.setup({
        seats: players,
        chosen: { allies },
        sides: Array.from({ length: players }, (_, seat) => FACTION_IDS[(seat + number) % FACTION_IDS.length]!),
        random: randomFrom(seed),
      });
      playOut(wonderlandRules, state, decision => {
        if (decision.key === 'tea-move' || decision.key === 'forge') checkPieces(state);
        return randomAnswer(decision, random);
      });
      expect(state.outcome!.places).toHaveLength(players);
      checkPieces(state);
    }
  });
});
