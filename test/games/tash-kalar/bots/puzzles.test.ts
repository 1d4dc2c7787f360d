import { describe, expect, it } from 'vitest';
import { bots } from '../../../../src/games/tash-kalar/bots/index.js';
import { TASKS } from '../../../../src/games/tash-kalar/tasks.js';
import { ready, Stage } from '../stage.js';
import { seed, tableAt } from './matches.js';

const task = (id: string): number => TASKS.findIndex(other => other.id === id);

describe.each(bots.map(bot => [bot.id, bot] as const))('%s', (_, bot) => {
  it('summons the legend whose point wins the last turn', () => {
    const { contest } = ready('titan', 'C A5', { mode: 'duel', actions: 1 });
    contest.finals = [0];
    expect(bot.choose(tableAt(contest), 0, seed(1))).toBe('summon:titan');
  });

  it('puts the piece a pattern lacks', () => {
    const { contest } = ready('knight', '', { mode: 'duel', actions: 2 });
    contest.board[contest.board.findIndex(piece => piece !== 0)] = 0;
    expect(bot.choose(tableAt(contest), 0, seed(1))).toMatch(/^place:/);
  });

  it('places the piece that fulfils a task, and claims it', () => {
    const { contest } = new Stage({
      board: 'h D2 E5 C F6 G4',
      hand: ['knight'],
      schools: ['northern-imperial'],
      actions: 1,
    });
    contest.tasks = ['destruction', 'red-conquest', 'line-dominance'].map(task);
    contest.taskDeck = contest.taskDeck.filter(other => !contest.tasks.includes(other));
    const table = tableAt(contest);
    while (table.open[0]?.seat === 0) table.answer(0, bot.choose(table, 0, seed(1)));
    expect(table.state.colours[0]!.claimed).toEqual([task('red-conquest')]);
  });

  it('never hands its turn over', () => {
    const { contest } = ready('knight', 'C A5 B5', { mode: 'duel-team', actions: 2 });
    expect(bot.choose(tableAt(contest), 0, seed(1))).not.toBe('handover');
  });
});
