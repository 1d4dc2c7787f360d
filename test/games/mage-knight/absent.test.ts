import { expect, it } from 'vitest';
import { playOut } from '../../../src/engine/playout.js';
import { randomFrom } from '../../../src/engine/random.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { scenarioOf } from '../../../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS } from '../../../src/games/mage-knight/scenarios/scenario.js';
import { activeSeat } from '../../../src/games/mage-knight/state.js';
import { crowd, eagerAnswer, enrich, startMatch } from './eager-play.js';

/** What nobody can say for somebody else: an agreement, a card given up, what a new round brings. */
const GRAVE = ['joint-agree', 'give-up', 'card', 'cards', 'drop-tactic', 'mine', 'long-night', 'wound-to'];
/** What a seat that is not on turn is asked and may leave to its usual answer (MK-C-1.14, MK-W-3.1). */
const TRIFLES = ['react', 'attend', 'secret-die', 'banner-stays'];

it('the table does not stop for somebody absent over a trifle: it names its usual answer', () => {
  const asked = new Set<string>();
  for (const [at, scenario] of SCENARIO_IDS.entries()) {
    const seats = Math.min(3, scenarioOf(scenario).seats.max);
    if (seats < 2) continue;
    const realm = startMatch({ scenario, interactive_combat: 'on', player_combat: 'on' }, seats, at + 20);
    const random = randomFrom(`${at}`.padStart(32, 'c'));
    enrich(realm, random);
    crowd(realm, random);
    playOut(game, realm, decision => {
      const isClash = realm.fight !== null && realm.fight.clash !== null;
      const isAbsent =
        !isClash && !['tactics', 'upgrades', 'draft'].includes(realm.phase) && decision.seat !== activeSeat(realm);
      if (isAbsent && !GRAVE.includes(decision.key)) {
        asked.add(decision.key);
        expect(decision).toHaveProperty('usual');
      }
      return eagerAnswer(decision, random);
    });
  }
  expect([...asked].filter(key => !TRIFLES.includes(key))).toEqual([]);
  expect(asked.has('react') || asked.has('attend')).toBe(true);
  expect(asked.has('secret-die')).toBe(true);
});
