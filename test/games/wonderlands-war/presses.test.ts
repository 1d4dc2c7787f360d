import { describe, expect, it } from 'vitest';
import { controlsFor } from '../../../src/discord/matches/presenter.js';
import type { Decision } from '../../../src/engine/decision.js';
import type { Language } from '../../../src/engine/language.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { wonderlandsWar as game } from '../../../src/games/wonderlands-war/game.js';
import { question } from '../../../src/games/wonderlands-war/question.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { TEA_DECKS } from '../../../src/games/wonderlands-war/tea-card.js';
import { atWar, Stage } from './stage.js';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Piotr', 'Zoë'];
const many = (chip: Chip, count = 20): Chip[] => new Array<Chip>(count).fill(chip);

interface Control {
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

function rowsOf({ table }: Stage, decision: Decision, language: Language = 'pl'): Control[][] {
  const view = game.view(table.state as Wonderland, decision.seat);
  const scene = { view, reader: decision.seat, names: NAMES };
  const showing = { game, language, scene, match: 'm', moment: 1, page: 0, picks: [] };
  return controlsFor(decision, showing).map(({ components }): Control[] => [...components]);
}

/** Presses that say this to what the seat is asked: one for a button, two for a menu. */
function press(stage: Stage, seat: number, said: string): number {
  const decision = stage.table.offeredTo(seat)!;
  const index = decision.kind === 'one' ? decision.options.findIndex(({ id }) => id === said) : -1;
  let presses = 1;
  for (const language of ['pl', 'en'] as const) {
    const all = rowsOf(stage, decision, language).flat();
    const isButton = all.some(({ custom_id }) => custom_id === `say.m.1.${index}`);
    const isListed = all.some(({ options }) => options?.some(({ value }) => value === String(index)));
    if (!isButton && !isListed) throw new Error(`${said} cannot be pressed at ${decision.key}`);
    if (!isButton) presses = 2;
  }
  stage.table.answer(seat, said);
  return presses;
}

const PLAY = 1;

describe('presses on a phone', () => {
  it.each(['T1-01', 'T1-05', 'T1-06', 'T1-13', 'T1-15'])(
    'move to a chair, card without choices: three, with %s',
    card => {
      const stage = new Stage({
        prepare: state => {
          state.chairs[3] = card;
          state.teaDeck = state.teaDeck.filter(id => id !== card);
        },
      });
      let presses = PLAY + press(stage, 0, 'chair:4');
      const { key } = stage.asked;
      const units = key === 'next-effect' ? stage.offered.find(id => id.endsWith('@garden'))! : 'garden';
      presses += press(stage, 0, units);
      expect(presses).toBeLessThanOrEqual(3);
      expect(stage.asked).toMatchObject({ key: 'tea-move', seat: 1 });
    },
  );

  it('a battle of five draws with a standing instruction: two', () => {
    const stage = atWar([4, 4, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = many('faction:1');
      // A madness on the way costs a supporter and no press.
      state.seats[0]!.bag = [...many('faction:1', 3), 'madness', 'madness'];
    }).say('none');
    stage.until('draw-on');
    const { strength } = stage.state.battle!.fighters[0]!;
    const presses = PLAY + press(stage, 0, `until:${strength + 3}`);
    const { news } = stage.table.answer(1, 'until:25')!.change;
    expect(presses).toBe(2);
    const draws = news.flatMap(({ entry }) => (entry.tell === 'revealed' ? [entry.plays] : []));
    expect(draws.filter(plays => plays.some(({ seat }) => seat === 0)).length).toBeGreaterThanOrEqual(4);
    expect(draws.flat().filter(({ seat, chip }) => seat === 0 && chip === 'madness').length).toBeGreaterThan(0);
    expect(news.some(({ entry }) => entry.tell === 'battle-won')).toBe(true);
  });

  it('draw and withdraw are a press each, whatever else is offered; drawing is loud, withdrawing quiet and apart', () => {
    const stage = atWar([4, 4, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = many('faction:1');
    }).say('none');
    const rows = rowsOf(stage, stage.asked);
    const labels = rows.map(row => row.map(({ label, placeholder }) => label ?? placeholder));
    expect(labels[0]![0]).toBe('Dobierz');
    expect(labels.at(-1)).toEqual(['Wycofaj się']);
    const [primary, secondary] = [1, 2];
    expect([rows[0]![0]!.style, rows.at(-1)![0]!.style]).toEqual([primary, secondary]);
    expect(rows.length).toBeLessThanOrEqual(6);
  });

  it('withdrawing is the loudest where the next chip most likely eliminates', () => {
    const stage = atWar([1, 4, 0], state => {
      state.seats[0]!.bag = ['faction:1'];
      state.seats[0]!.exhausted = many('madness', 3);
      state.seats[0]!.shield = false;
      state.seats[1]!.bag = many('faction:1');
    }).say('none');
    expect(stage.asked).toMatchObject({ key: 'draw-on', about: { odds: { bust: 1 } } });
    const buttons = rowsOf(stage, stage.asked).flat();
    const styleOf = (label: string) => buttons.find(each => each.label === label)?.style;
    expect([styleOf('Wycofaj się'), styleOf('Dobierz')]).toEqual([1, 2]);
  });

  const chosen = TEA_DECKS.flat().filter(({ layout }) => layout !== 'plain');
  it.each(chosen)('a half or a corrupted reward is a press, not a menu: $id', ({ id, layout }) => {
    const decision =
      layout === 'split'
        ? question('half', 0, { card: id }, ['top', 'bottom'])
        : question('corrupted', 0, { card: id }, ['roll', 'skip']);
    for (const language of ['pl', 'en'] as const) {
      const controls = rowsOf(new Stage(), decision, language).flat();
      expect([controls.length, controls.filter(({ options }) => options)]).toEqual([2, []]);
    }
  });

  it('an instruction can be left by a press while others are asked', () => {
    const stage = atWar([4, 4, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = many('faction:1');
    });
    expect(stage.table.decisionOf(0)).toBeUndefined();
    expect(press(stage, 0, 'until:6')).toBe(1);
  });
});

describe('the table as buttons', () => {
  const labelsOf = (stage: Stage) =>
    rowsOf(stage, stage.asked).map(row => row.map(({ label, disabled }) => (disabled ? `(${label})` : label)));
  const BLANK = '(\u200b)';

  it.each([
    [
      3,
      [
        ['1', '2', '3', '4', '5'],
        ['Szczyt', BLANK, BLANK, BLANK, '6'],
        ['11', '10', '9', '8', '7'],
      ],
    ],
    [
      4,
      [
        ['1', '2', '3', '4', '5'],
        ['Szczyt', BLANK, BLANK, BLANK, '6'],
        [BLANK, BLANK, BLANK, BLANK, '7'],
        ['12', '11', '10', '9', '8'],
      ],
    ],
    [
      5,
      [
        ['1', '2', '3', '4', '5'],
        ['Szczyt', BLANK, BLANK, BLANK, '6'],
        [BLANK, BLANK, BLANK, '8', '7'],
        ['13', '12', '11', '10', '9'],
      ],
    ],
  ] as const)('has the shape of the picture for %i players', (players, rows) => {
    const factions = (['queen', 'alice', 'jabberwock', 'cheshire', 'hatter'] as const).slice(0, players);
    expect(labelsOf(new Stage({ factions }))).toEqual(rows);
  });

  it('shows taken and passed chairs, but lets nobody press them, and marks poison', () => {
    const stage = new Stage({
      factions: ['queen', 'alice', 'jabberwock'],
      prepare: state => {
        state.seats[0]!.chair = 2;
        state.seats[1]!.chair = 7;
        state.poisoned[3] = true;
      },
    });
    expect(labelsOf(stage)).toEqual([
      ['(1)', '(2)', '3', '4 ☠', '5'],
      ['Szczyt', BLANK, BLANK, BLANK, '6'],
      ['11', '10', '9', '8', '(7)'],
    ]);
  });

  it('the host stands below it', () => {
    const rows = labelsOf(new Stage({ factions: ['hatter', 'queen', 'alice'] }));
    expect(rows.at(-1)).toEqual(['Gospodarz: dołóż karty i weź dowolną']);
  });
});
