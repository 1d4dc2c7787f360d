import { describe, expect, it } from 'vitest';
import { Table } from '../../../src/engine/index.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { ABYSS, DRAGON, REALM, type Stage, stage } from './stage.js';

const SKIRMISH = '0 banner A1\n1 banner E3\n0 knight C3 r2\n0 pikeman D3\n1 spike C4 r3\n1 chaos E2 r5\n1 demon D4 r4';

const fighting = (hand: readonly string[]): Stage =>
  stage(SKIRMISH, { factions: [DRAGON, ABYSS], hands: [hand], stacks: [['net'], ['spike', 'spike']] });

const tableOf = ({ arena }: Stage): Table<Arena> => Table.start(monolithArena, arena).table;
const forecastFor = (table: Table<Arena>, reader: number | 'spectator') =>
  monolithArena.view(table.state, reader).forecast;

describe('the forecast of a Battle', () => {
  it('is what the Battle then brings', () => {
    const table = tableOf(fighting(['battle-charge']));
    table.answer(0, 'order:battle-charge');
    const forecast = forecastFor(table, 0)!;
    const { change } = table.answer(0, 'battle')!;
    const end = change.news.map(({ entry }) => entry).find(entry => entry.tell === 'battle-ends');
    expect(end).toMatchObject({ removed: forecast.removed, before: forecast.before, after: forecast.after });
    expect([forecast.removed.length > 0, forecast.isOpen]).toEqual([true, false]);
  });

  it('is told in a line for each side below the question, a Banner only where it is hurt', () => {
    const table = tableOf(fighting(['battle-charge']));
    table.answer(0, 'order:battle-charge');
    const told = (language: 'pl' | 'en', change: object = {}) => {
      const view = monolithArena.view(table.state, 0);
      const scene = { view: { ...view, forecast: { ...view.forecast!, ...change } }, reader: 0, names: ['Ola', 'Ada'] };
      return monolithArena.words[language].prompt(table.decisionOf(0)!, scene).split('\n');
    };
    expect(told('pl')).toEqual([
      'Bitwa kończy turę i nie można jej cofnąć.',
      'Tracisz Pikiniera D3.',
      'Ada traci Kolca C4 i Demona D4.',
      'Żaden Sztandar nie ucierpi.',
    ]);
    const hurt = { removed: [], before: [16, 12], after: [13, 12], isOpen: true };
    expect(told('pl', hurt).slice(1)).toEqual([
      'Nic nie tracisz. Sztandar 16 → 13.',
      'Ada nic nie traci.',
      'W trakcie ktoś jeszcze wybiera: tu przyjęto to, co zwykle.',
    ]);
    expect(told('en', hurt).slice(1)).toEqual([
      'You lose nothing. Banner 16 → 13.',
      'Ada loses nothing.',
      'Somebody still has a choice to make in it: the usual one is assumed.',
    ]);
    expect(told('en', { ...hurt, after: [16, 12], isOpen: false }).at(-1)).toBe('No Banner is hurt.');
  });

  it('is seen by the one who is asked, and only while asked', () => {
    const table = tableOf(fighting(['battle-charge']));
    expect(forecastFor(table, 0)).toBeNull();
    table.answer(0, 'order:battle-charge');
    expect([forecastFor(table, 1), forecastFor(table, 'spectator')]).toEqual([null, null]);
    table.answer(0, 'keep');
    expect(forecastFor(table, 0)).toBeNull();
  });

  it('leaves the tile in the hand of who thinks better of it', () => {
    const position = fighting(['battle-charge', 'net']).act({ turn: 'order:battle-charge', mode: 'keep' });
    expect(position.hand(0)).toEqual(['battle-charge', 'net']);
    expect([position.arena.declared, position.arena.phase, position.news]).toEqual([null, 'turn', []]);
  });

  it('says so where somebody chooses on the way', () => {
    const lines =
      '0 banner A1\n1 banner E3\n0 combat-platform C3\n1 pikeman C2\n1 pikeman D2\n1 regeneration-rune D1 r4';
    const table = tableOf(
      stage(lines, { factions: [REALM, DRAGON], hands: [['battle']], stacks: [['push'], ['net']] }),
    );
    table.answer(0, 'order:battle');
    expect(forecastFor(table, 0)).toMatchObject({ isOpen: true });
  });

  it('MA-5.6 comes before the tile that fills the board, and counts that tile', () => {
    const hexes = ['A2', 'A3', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C4', 'C5', 'D1', 'D2', 'D3', 'D4', 'E1'];
    const runes = hexes.map(hex => `0 minor-acceleration-rune ${hex}`).join('\n');
    const lines = `0 banner A1\n1 banner E3\n1 spike E2\n${runes}`;
    const table = tableOf(
      stage(lines, { factions: [DRAGON, ABYSS], hands: [['pikeman']], stacks: [['net'], ['spike']] }),
    );
    for (const said of ['place:pikeman', '0']) table.answer(0, said);
    expect(table.decisionOf(0)).toMatchObject({ key: 'mode', about: { fills: true } });
    const forecast = forecastFor(table, 0)!;
    const { change } = table.answer(0, 'battle')!;
    const end = change.news.map(({ entry }) => entry).find(entry => entry.tell === 'battle-ends');
    expect(end).toMatchObject({ removed: forecast.removed, after: forecast.after });
  });
});
