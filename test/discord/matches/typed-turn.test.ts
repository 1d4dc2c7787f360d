import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.js';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { inFight, inTurn, withUnits } from '../../games/mage-knight/stage.js';
import { type OwnStage, raiseStage, startMatch } from '../stage.js';

const turn = (): Realm => {
  const realm = inTurn({}, (hero, state) => {
    hero.hand = ['march', 'rage', 'determination', 'promise', 'tranquility'];
    state.source = ['gold', 'red', 'black'];
  });
  withUnits(realm, 'peasants');
  return realm;
};
const fight = (): Realm => {
  const realm = turn();
  inFight(realm, ['prowlers'], { phase: 'block' });
  return realm;
};

/** Mage Knight that begins in a known position. */
const begun = (id: string, position: () => Realm): Game => ({ ...mageKnight, id, setup: position });

let stage: OwnStage;
let thread: string;
beforeAll(async () => {
  stage = await raiseStage([begun('turn', turn), begun('fight', fight)]);
});
afterAll(() => stage.close());

/** What somebody is told who types this: the first speaks Polish, the third English. */
async function typed(move: string, person = 0): Promise<string> {
  const act = await stage.discord.control.command(stage.people[person]!, thread, 'act', { move });
  return (await act.settled(30_000)).text;
}
const said = async () => {
  const match = (await stage.store.matchAt(thread))!;
  return (await stage.store.answers(match.id)).map(({ answer }) => answer.said);
};

describe('in a turn', () => {
  beforeEach(async () => {
    thread = await startMatch(stage, 'turn', 1);
  });

  test.each(['marsz, idź na A2, szał bokiem', 'march move A2, rage sideways'])('%s is one line', async move => {
    await typed(move);
    expect(await said()).toEqual(['play:march', 'basic', 'move:A2', 'play:rage']);
  });

  test.each([
    ['fireball+', 'MK-C-1.2', 'You do not have Fireball in hand'],
    ['march+ black die', 'MK-C-3.4', 'Black mana cannot be used by day'],
    ['march, move B4', 'MK-W-4.3', '2 missing'],
  ])('%s is refused by %s in English', async (move, rule, says) => {
    stage.discord.control.setLocale(stage.people[0]!, 'en-US');
    const told = await typed(move);
    stage.discord.control.setLocale(stage.people[0]!, 'pl');
    expect(told).toContain(rule);
    expect(told).toContain(says);
    expect(await said(), 'nothing of the line is done').toEqual([]);
  });

  test.each([
    ['kula ognia+', 'MK-C-1.2', 'Nie masz na ręce'],
    ['marsz+ czarna kość', 'MK-C-3.4', 'czarnej many'],
    ['marsz, idę na B4', 'MK-W-4.3', 'brakuje 2'],
    ['negocjuj', 'MK-W-8.1', ''],
  ])('%s is refused by %s', async (move, rule, says) => {
    const told = await typed(move);
    expect(told).toContain(rule);
    expect(told).toContain(says);
    expect(await said(), 'nothing of the line is done').toEqual([]);
  });
});

describe('in a fight', () => {
  beforeEach(async () => {
    thread = await startMatch(stage, 'fight', 1);
  });

  test('a block that is too weak says what is missing', async () => {
    const told = await typed('determinacja blok, blok łupieżcy');
    expect(told).toContain('MK-W-11.4');
    expect(told).toContain('brakuje 2');
    expect(await said()).toEqual([]);
  });

  test('one that is enough goes through, with what follows', async () => {
    await typed('determination block, rage block, block prowlers');
    expect(await said()).toContain('block:1.0');
  });
});
