import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/engine/random.js';
import { answersTo, makeAnswer, parseAnswer } from '../../../src/games/wonderlands-war/answers.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { conceal } from '../../../src/games/wonderlands-war/conceal.js';
import { instructionIds, parseInstruction } from '../../../src/games/wonderlands-war/instruction.js';
import { oddsOf } from '../../../src/games/wonderlands-war/odds.js';
import type { Fighter, Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { Stage } from './stage.js';

/** A battle of two in the garden: these bags, two supporters each, after draw 1. */
const battle = (bags: readonly Chip[][], change: (state: Wonderland) => void = () => {}) =>
  new Stage({
    prepare: state => {
      state.phase = 'war';
      state.ahead = [2];
      for (const [seat, bag] of bags.entries()) {
        state.seats[seat]!.supporters[2] = 2;
        state.seats[seat]!.bag = [...bag];
        state.seats[seat]!.quests = [];
      }
      change(state);
    },
  }).say('none');

const many = (chip: Chip, count = 12): Chip[] => new Array<Chip>(count).fill(chip);

describe('advance instructions', () => {
  it('draw until a strength without being asked again, then withdraw', () => {
    const stage = battle([many('faction:1'), many('faction:2')]);
    stage.say('until:4');
    expect(stage.asked).toMatchObject({ key: 'draw-on', seat: 1 });
    stage.say('draw');
    expect(stage.table.open.map(({ seat }) => seat)).toEqual([1]);
    stage.say('draw', 'draw', 'draw');
    expect(stage.entries('decided').map(({ withdrawn }) => withdrawn)).toEqual([[], [], [], [0]]);
    expect(stage.entries('battle-won')[0]!.markers[0]).toEqual({ seat: 0, strength: 4, status: 'halt' });
  });

  it('draw while the risk is not above the limit, then withdraw', () => {
    const bag: Chip[] = [...many('faction:1', 9), 'madness'];
    const stage = battle([bag, many('faction:2')], state => {
      state.seats[0]!.shield = false;
    });
    // With luck against it the first chip is the madness: the seed draws a faction chip.
    expect(stage.state.battle!.fighters[0]!.played).toBe('faction:1');
    stage.say('loss:20', 'draw');
    const { fighters } = stage.state.battle!;
    expect(oddsOf(stage.state as Wonderland, 0).loss).toBeLessThanOrEqual(0.2);
    expect(fighters[0]).toMatchObject({ status: 'in', instruction: { stop: 'loss', at: 20 } });
  });

  it('both on instruction: the battle ends in one visit each', () => {
    const stage = battle([many('faction:1'), many('faction:2')]).say('until:4', 'until:8');
    expect(stage.entries('battle-won')).toHaveLength(1);
  });

  it('taken away while others are asked: who is asked next tells so, and nobody takes the answer before it back', () => {
    const stage = battle([many('faction:1'), many('faction:2')]).say('until:9', 'draw');
    expect(stage.table.open.map(({ seat }) => seat)).toEqual([1]);
    stage.table.answer(0, 'none');
    stage.table.answer(1, 'draw');
    expect(stage.table.open.map(({ seat }) => seat)).toEqual([0]);
    expect(stage.table.canUndo(1)).toBe(false);
  });

  it('are sealed, and gone when the battle is over', () => {
    const stage = battle([many('faction:1'), many('faction:2')]).say('until:9');
    expect(stage.view(1).battle!.fighters[0]!.instruction).toBeNull();
    stage.say('draw');
    expect(stage.view(0).battle!.fighters[0]!.instruction).toEqual({ stop: 'strength', at: 9 });
    expect([stage.view(1), stage.view('spectator')].map(({ battle: seen }) => seen!.fighters[0]!.instruction)).toEqual([
      null,
      null,
    ]);
    expect(JSON.stringify(stage.told)).not.toContain('until');
  });

  describe('answer what only strength and losses are about', () => {
    /** Seat 0 goes on until 9 with this bag after a first chip of 1; seat 1 is far away. */
    const away = (bag: Chip[], change: (state: Wonderland) => void = () => {}) => {
      const stage = battle([many('faction:1'), many('faction:1', 20)], change).until('draw-on');
      const state = stage.state as Wonderland;
      state.seats[0]!.bag = bag;
      return stage.say('until:9', 'until:25');
    };
    const plays = (stage: Stage) =>
      stage.entries('revealed').flatMap(entry => entry.plays.filter(({ seat }) => seat === 0).slice(0, 1));

    it('WW-9.1 a madness costs a supporter, WW-9.4 the shield is kept for what would eliminate', () => {
      const stage = away(['madness', 'madness', 'madness', 'madness'], state => {
        state.seats[0]!.supporters[2] = 3;
      });
      expect(plays(stage).slice(1, 4)).toEqual([
        { seat: 0, chip: 'madness', response: 'none' },
        { seat: 0, chip: 'madness', response: 'none' },
        { seat: 0, chip: 'madness', response: 'shield' },
      ]);
      expect(stage.entries('eliminated')).toMatchObject([{ seat: 0 }]);
    });

    it('WW-9.4 and for a double loss', () => {
      const stage = away(['madness2', 'madness2'], state => {
        state.seats[0]!.supporters[2] = 5;
      });
      expect(plays(stage).slice(1, 3)).toEqual([
        { seat: 0, chip: 'madness2', response: 'shield' },
        { seat: 0, chip: 'madness2', response: 'none' },
      ]);
    });

    it('WW-8.6 of several chips the best is played, WW-19.A5 a Soldier counts double', () => {
      const stage = battle([many('faction:1'), many('faction:1', 20)]).until('draw-on');
      const state = stage.state as Wonderland;
      state.seats[0]!.bag = ['madness', 'soldier:strong', 'faction:1'];
      state.battle!.fighters[0]!.extra = 2;
      stage.say('until:5', 'draw');
      expect(plays(stage)[1]).toEqual({ seat: 0, chip: 'soldier:strong', response: 'none' });
      expect(stage.state.battle!.fighters[0]!.strength).toBe(5);
    });

    it('and nothing else: which standee is lost, All Mad Here, whom a chip strikes', () => {
      const standees = away(['madness', 'madness'], state => {
        state.seats[0]!.supporters[2] = 0;
        state.seats[0]!.standees[2] = ['dodo', 'knave', 'gryphon'];
      });
      expect(standees.asked).toMatchObject({ key: 'answer', seat: 0 });
      const mad = new Stage({
        factions: ['cheshire', 'alice', 'queen'],
        prepare: state => {
          state.phase = 'war';
          state.ahead = [2];
          for (const seat of [0, 1]) {
            state.seats[seat]!.supporters[2] = 3;
            state.seats[seat]!.bag = many('faction:1', 20);
            state.seats[seat]!.quests = [];
          }
          state.seats[0]!.abilities = ['all_mad_here'];
        },
      }).until('draw-on');
      (mad.state as Wonderland).seats[0]!.bag = ['madness'];
      mad.say('until:9', 'until:25');
      expect(mad.asked).toMatchObject({ key: 'answer', seat: 0 });
      expect(mad.offered).toContain('madness/all-mad');
    });
  });

  it('another reader imagines some instruction that still holds', () => {
    const stage = battle([many('faction:1'), many('faction:2')]).say('until:9', 'draw');
    const other = conceal(stage.state as Wonderland, 1, randomFrom('ab'.repeat(16)));
    const { instruction } = other.battle!.fighters[0]!;
    expect(instruction).not.toBeNull();
    expect(instruction!.stop !== 'strength' || instruction!.at > 2).toBe(true);
  });

  it('are written as kind and number', () => {
    expect(instructionIds(20)).toHaveLength(5 + 9);
    const far = instructionIds(3).filter(id => id.startsWith('until:'));
    expect([far[0], far.at(-2), far.at(-1)]).toEqual(['until:4', 'until:18', 'until:25']);
    expect([parseInstruction('until:7'), parseInstruction('bust:20'), parseInstruction('draw')]).toEqual([
      { stop: 'strength', at: 7 },
      { stop: 'bust', at: 20 },
      null,
    ]);
  });
});

describe('sealed answers', () => {
  it.each([
    [{ chip: 'madness2', response: 'none', lose: ['supporter', 'standee:gryphon'] }],
    [{ chip: 'rose:weak', response: 'none', lose: [] }],
    [{ chip: 'poison', response: 'shield', lose: [] }],
    [{ chip: 'madness', response: 'all-mad', lose: [] }],
  ] as const)('read back as they were written: %j', answer => {
    expect(parseAnswer(makeAnswer(answer))).toEqual(answer);
  });
});

describe('odds of the next draw', () => {
  /** A fighter of the first seat before a decision, with this bag. */
  const odds = (bag: Chip[], fighter: Partial<Fighter> = {}, change: (state: Wonderland) => void = () => {}) => {
    const stage = battle([['faction:1', 'faction:1'], many('faction:1')]);
    const state = structuredClone(stage.state) as Wonderland;
    state.seats[0]!.bag = bag;
    state.seats[0]!.active = [];
    Object.assign(state.battle!.fighters[0]!, fighter);
    change(state);
    return oddsOf(state, 0);
  };

  it('counts madness, poison and the average exactly', () => {
    expect(odds(['madness', 'poison', 'artifact', 'faction:1'])).toEqual({
      chips: 4,
      taken: 1,
      madness: 0.25,
      poison: 0.25,
      loss: 0.5,
      bust: 0,
      average: 1,
    });
  });

  it('a bust needs the last unit and nothing that blocks', () => {
    const last = (shield: boolean) =>
      odds(['madness', 'artifact', 'artifact', 'artifact'], {}, state => {
        state.seats[0]!.supporters[2] = 1;
        state.seats[0]!.shield = shield;
      });
    expect([last(true).bust, last(false).bust, last(false).loss]).toEqual([0, 0.25, 0.25]);
    const two = odds(['madness', 'artifact'], {}, state => {
      state.seats[0]!.shield = false;
    });
    expect([two.loss, two.bust]).toEqual([0.5, 0]);
    const double = odds(['madness2', 'artifact'], {}, state => {
      state.seats[0]!.shield = false;
    });
    expect(double.bust).toBe(0.5);
  });

  it('a Pillow, a doubling, a Crown and effects of the chip itself are in it', () => {
    expect(odds(['madness', 'artifact'], { pillow: true })).toMatchObject({ madness: 0.5, loss: 0 });
    expect(odds(['artifact'], { mul: 2 }).average).toBe(6);
    expect(odds(['artifact'], { crowns: [1] }).average).toBe(1);
    expect(odds(['soldier:strong']).average).toBe(4);
  });

  it('of several chips the best is played', () => {
    const three = odds(['madness', 'madness', 'artifact'], { extra: 1 });
    expect(three.taken).toBe(2);
    expect(three.madness).toBeCloseTo(1 / 3);
    expect(three.average).toBeCloseTo(2);
    expect(odds(['madness'], { extra: 3 })).toMatchObject({ taken: 1, madness: 1 });
  });

  it('WW-8.4 an empty bag is what it is refilled with', () => {
    const refilled = odds([], {}, state => {
      state.seats[0]!.exhausted = ['artifact'];
      state.seats[0]!.track = ['madness'];
    });
    expect(refilled).toMatchObject({ chips: 2, madness: 0.5 });
    expect(odds([])).toMatchObject({ chips: 0, average: 0 });
  });

  it('agrees with what is offered', () => {
    const stage = battle([many('faction:1'), many('faction:1')]);
    expect(answersTo(stage.state as Wonderland, 0, 'madness')).toEqual(['madness/lose=supporter', 'madness/shield']);
    expect(stage.asked.about).toMatchObject({ strength: 1, odds: { loss: 0, average: 1 } });
  });
});
