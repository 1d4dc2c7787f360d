import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/engine/random.js';
import { conceal } from '../../../src/games/wonderlands-war/conceal.js';
import { wonderlandRules } from '../../../src/games/wonderlands-war/rules.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { freshMatch, Stage } from './stage.js';

const random = () => randomFrom('9a'.repeat(16));

describe('what a reader may see', () => {
  it('hides quests, deck orders and seeds of the others', () => {
    const state = freshMatch();
    const text = JSON.stringify(wonderlandRules.view(state, 1));
    for (const quest of state.seats[0]!.quests) expect(text).not.toContain(quest);
    for (const quest of state.seats[1]!.quests) expect(text).toContain(quest);
    expect(text).not.toContain(state.teaDeck[0]!);
    expect(text).not.toContain(JSON.stringify(state.random));
  });

  it('shows a spectator no quest at all', () => {
    const state = freshMatch();
    const text = JSON.stringify(wonderlandRules.view(state, 'spectator'));
    expect(state.seats.flatMap(({ quests }) => quests).some(quest => text.includes(quest))).toBe(false);
  });

  it('shows how far a goal is to its owner only', () => {
    const stage = new Stage({
      prepare: state => {
        state.seats[0]!.revealed = ['Q-T6'];
      },
    });
    expect(stage.view(0).seats[0]!.revealed).toEqual([{ id: 'Q-T6', have: 1, need: 4 }]);
    expect(stage.view(1).seats[0]!.revealed).toEqual([{ id: 'Q-T6', have: 0, need: 0 }]);
  });
});

describe('what a draw shows', () => {
  it('WW-8.9 sealed chips to their owner alone, of the others how many', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1]) state.seats[seat]!.supporters[2] = 2;
        state.seats[0]!.bag = ['madness', 'madness'];
        state.seats[1]!.bag = ['artifact', 'artifact'];
      },
    }).say('none');
    expect(stage.asked.key).toBe('answer');
    const drawn = (reader: number | 'spectator') => stage.view(reader).battle!.fighters.map(fighter => fighter.drawn);
    expect(drawn(0)).toEqual([['madness'], 1]);
    expect(drawn(1)).toEqual([1, ['artifact']]);
    for (const reader of [2, 'spectator'] as const) expect(drawn(reader)).toEqual([1, 1]);
  });

  it('is told as revealed: an eliminated player has the chips back in the bag before anybody looks (WW-9.7)', () => {
    const stage = new Stage({
      factions: ['alice', 'queen'],
      prepare: state => {
        state.phase = 'war';
        state.unused = 0;
        state.ahead = [2];
        state.seats[0]!.supporters[2] = 1;
        state.seats[0]!.shield = false;
        state.seats[0]!.bag = ['forge', 'madness', 'madness', 'madness', 'madness'];
        state.seats[0]!.track = ['madness', 'madness', 'madness'];
      },
    });
    while (stage.state.battle?.region === 2) stage.say(stage.offered.includes('draw') ? 'draw' : stage.offered[0]!);
    expect(stage.seat(0).exhausted).toEqual([]);
    const told = [...stage.entries('revealed'), ...stage.entries('marked')];
    expect(told.length).toBeGreaterThan(1);
    expect(told.every(({ reveals }) => reveals)).toBe(true);
  });
});

describe('what is dealt anew', () => {
  it('leaves everything the reader sees as it was, and deals the rest', () => {
    const state = freshMatch();
    const other = conceal(state, 1, random());
    expect(wonderlandRules.view(other, 1)).toEqual(wonderlandRules.view(state, 1));
    expect(other.teaDeck).not.toEqual(state.teaDeck);
    expect(other.teaDeck.toSorted()).toEqual(state.teaDeck.toSorted());
    const quests = ({ questDeck, seats }: Wonderland) => [...questDeck, ...seats.flatMap(seat => seat.quests)].sort();
    expect(quests(other)).toEqual(quests(state));
  });

  it('deals sealed chips from the same bag, and no wager where none is laid', () => {
    const stage = new Stage({
      factions: ['alice', 'queen'],
      prepare: state => {
        state.phase = 'war';
        state.unused = 0;
        state.ahead = [2];
        state.seats[0]!.supporters[2] = 3;
      },
    });
    const state = stage.state as Wonderland;
    const other = conceal(state, 1, random());
    const all = ({ seats, battle }: Wonderland) => [...seats[0]!.bag, ...battle!.fighters[0]!.drawn].sort();
    expect(all(other)).toEqual(all(state));
    for (const seed of ['1', '2', '3', '4'])
      expect(conceal(state, 0, randomFrom(seed.repeat(32))).battle!.wagers).toEqual([null, null]);
  });

  it('seals the moment that tells who is asked for a feat, and who left an instruction', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1]) {
          state.seats[seat]!.supporters[2] = 2;
          state.seats[seat]!.bag = ['faction:2', 'faction:2'];
          state.seats[seat]!.quests = ['Q-G3'];
        }
      },
    }).say('none', 'withdraw', 'withdraw');
    expect(stage.asked.key).toBe('award');
    stage.say('vp', 'vp');
    expect(stage.table.open.map(({ key }) => key)).toEqual(['feat', 'feat']);
    expect([stage.table.canUndo(0), stage.table.canUndo(1)]).toEqual([false, false]);
  });
});
