import { describe, expect, it } from 'vitest';
import { controlsFor } from '../../../src/discord/matches/presenter.js';
import { type Decision, Table } from '../../../src/engine/index.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import type { ContestView } from '../../../src/games/tash-kalar/view.js';
import { Stage } from './stage.js';

const NAMES = ['Ada', 'Bartek', 'Celina', 'Darek'];

interface Control {
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly options?: readonly unknown[];
}

function rowsOf(table: Table<Contest>, decision: Decision, page: number): Control[][] {
  const view: ContestView = tashKalar.view(table.state as Contest, decision.seat);
  const scene = { view, reader: decision.seat, names: NAMES };
  const showing = { game: tashKalar, language: 'pl', scene, match: 'm', moment: 1, page, picks: [] } as const;
  return controlsFor(decision, showing).map(({ components }): Control[] => [...components]);
}

/** The buttons a person presses to say this: a row first where another one is open. */
function pressesToSay(table: Table<Contest>, decision: Decision, said: string): number {
  const index = decision.kind === 'number' ? -1 : decision.options.findIndex(({ id }) => id === said);
  for (let page = 0; page < 9; page++) {
    const controls = rowsOf(table, decision, page).flat();
    if (controls.some(({ custom_id }) => custom_id === `say.m.1.${index}`)) return page === 0 ? 1 : 2;
  }
  throw new Error(`${said} is on no button of ${decision.key}`);
}

/** Presses from Play to the end of the turn, and whether the table rests then with the turn still to be taken back. */
function playTurn(stage: Stage, ...answers: readonly string[]): number {
  const { table } = Table.start(tashKalar, stage.contest);
  let presses = 1; // Play
  for (const said of answers) {
    const decision = table.decisionOf(0)!;
    presses += pressesToSay(table, decision, said);
    if (!table.answer(0, said)) throw new Error(`${said} is not offered`);
  }
  expect(table.open.map(({ key }) => key)).toEqual(['pause', 'pause']);
  expect(table.canUndo(0)).toBe(true);
  return presses;
}

describe('presses of a turn on a phone', () => {
  it('two commons placed: five', () => {
    const stage = new Stage({ schools: ['sylvan'], hand: ['naiad', 'dryad'], flare: 'flare-01', board: 'c C3 C E5' });
    expect(playTurn(stage, 'place:G7', 'place:F8')).toBe(5);
  });

  it('one placed and one summoned, with an effect without choices: six at most', () => {
    const stage = new Stage({ schools: ['sylvan'], hand: ['sapling', 'naiad'], board: 'c E6 E7 C C3' });
    const { table } = Table.start(tashKalar, stage.contest);
    table.answer(0, 'place:I5');
    table.answer(0, 'summon:sapling');
    const placement = table.decisionOf(0)!;
    const asked = placement.key === 'placement' && placement.kind === 'one' ? [placement.options[0]!.id] : [];
    const again = new Stage({ schools: ['sylvan'], hand: ['sapling', 'naiad'], board: 'c E6 E7 C C3' });
    expect(playTurn(again, 'place:I5', 'summon:sapling', ...asked)).toBeLessThanOrEqual(6);
  });

  it('shows the rows of the board, the squares of one, and what else can be done, the quiet apart', () => {
    const stage = new Stage({ schools: ['sylvan'], hand: ['sapling', 'naiad'], board: 'c E6 E7 C C3' });
    const { table } = Table.start(tashKalar, stage.contest);
    const rows = rowsOf(table, table.decisionOf(0)!, 4);
    expect(rows.length).toBeLessThanOrEqual(6);
    const labels = rows.map(row => row.map(({ label }) => label));
    expect(labels.slice(0, 2).flat()).toEqual(['1', '2', '3', '4', 'Rząd 5', '6', '7', '8', '9']);
    expect(labels.slice(2, 4).flat()).toEqual(['A5', 'B5', 'C5', 'D5', 'E5', 'F5', 'G5', 'H5', 'I5']);
    expect(labels.at(-2)).toEqual(['Przywołaj Młode drzewko']);
    expect(labels.at(-1)!.every(label => label!.startsWith('Odrzuć'))).toBe(true);
    const [primary, secondary] = [1, 2];
    expect(rows.at(-2)!.map(({ style }) => style)).toEqual([primary]);
    expect(new Set(rows.at(-1)!.map(({ style }) => style))).toEqual(new Set([secondary]));
  });
});
