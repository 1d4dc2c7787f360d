import { describe, expect, it } from 'vitest';
import { makeCustomId } from '../../../src/discord/custom-id.js';
import { leapFrom } from '../../../src/discord/matches/leap.js';
import { controlsFor } from '../../../src/discord/matches/presenter.js';
import { isPause, LANGUAGES, type Said, Table } from '../../../src/engine/index.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { ABYSS, DRAGON, type Stage, stage } from './stage.js';

/** How a turn goes on a phone: what is pressed, and the worst question on the way. */
interface Turn {
  presses: number;
  rows: number;
  height: number;
}

/** Plays a turn through the buttons, from Play to its end; every answer must be a button of its own. */
function play({ arena }: Stage, answers: readonly Said[]): { turn: Turn; table: Table<Arena> } {
  const { table } = Table.start(monolithArena, arena);
  const turn: Turn = { presses: 0, rows: 0, height: 0 };
  turn.presses += 1; // Play opens the turn
  if (isPause(table.open[0]!)) table.answer(0, 'turn');
  for (const said of answers) {
    const decision = table.decisionOf(0)!;
    if (decision.kind !== 'one') throw new Error(`${decision.key} is not of one press`);
    const scene = { view: monolithArena.view(table.state, 0), reader: 0, names: ['Ada', 'Bo'] };
    const leap = leapFrom(monolithArena, table, 0, scene, 'pl');
    const index = decision.options.findIndex(({ id }) => id === said);
    for (const language of LANGUAGES) {
      const showing = { game: monolithArena, language, scene, match: 'm1', moment: 3, page: 0, picks: [], leap };
      const rows = controlsFor(decision, showing);
      const ids = rows.flatMap(({ components }) => components.map(part => ('custom_id' in part ? part.custom_id : '')));
      const wanted = makeCustomId('say', 'm1', 3, index);
      expect(ids.some(id => id === wanted || id.startsWith(`${wanted}.`))).toBe(true);
      turn.rows = Math.max(turn.rows, rows.length);
    }
    const asked = leap ?? { decision, scene };
    const picture = monolithArena.pictures.choice(asked.decision, asked.scene, 'pl', { palette: 'standard' })!;
    turn.height = Math.max(turn.height, picture.drawing.height);
    // A place of the next question says this as well.
    turn.presses += leap?.by === index ? 0 : 1;
    table.answer(0, said);
  }
  return { turn, table };
}

const fresh = (...stack: string[]): Stage => freshWith('0 pikeman B2', ...stack);

const freshWith = (tile: string, ...stack: string[]): Stage =>
  stage(`0 banner A1\n1 banner E3\n${tile}\n1 spike D3`, {
    factions: [DRAGON, ABYSS],
    stacks: [
      ['net', 'net', ...stack],
      ['spike', 'spike', 'spike', 'spike'],
    ],
  }).with(arena => {
    arena.phase = 'draw';
  });

describe('presses', () => {
  it('discard one, place and turn two tiles: seven, and the turn ends itself', () => {
    const { turn, table } = play(fresh('move', 'pikeman', 'swordsman'), [
      'move',
      'place:pikeman',
      'C3',
      '2',
      'place:swordsman',
      'C4',
      '1',
    ]);
    expect(turn.presses).toBe(7);
    expect(turn.rows).toBeLessThanOrEqual(7);
    expect(turn.height).toBeLessThanOrEqual(1150);
    expect(table.open).toMatchObject([{ key: 'pause', seat: 1 }]);
    expect(table.canUndo(0)).toBe(true);
    expect(table.undone(0)!.table.decisionOf(0)?.key).toBe('rotation');
  });

  it('a tile that is the same all around needs no turning', () => {
    const { turn } = play(fresh('move', 'agility-rune', 'charge-rune'), [
      'move',
      'place:agility-rune',
      'C3',
      'place:charge-rune',
      'C1',
    ]);
    expect(turn.presses).toBe(5);
  });

  it('where a feature could still be used, the end is said: eight', () => {
    const mobile = freshWith('0 knight B2', 'move', 'pikeman', 'swordsman');
    const answers = ['move', 'place:pikeman', 'C3', '2', 'place:swordsman', 'C4', '1', 'end'];
    expect(play(mobile, answers).turn.presses).toBe(8);
  });

  it('a Battle: three, with what it brings before the last', () => {
    const set = stage('0 banner A1\n1 banner E3\n0 pikeman B2', {
      factions: [DRAGON, ABYSS],
      hands: [['battle-charge']],
      stacks: [['net'], ['spike', 'spike', 'spike']],
    });
    const { turn, table } = play(set, ['order:battle-charge', 'battle']);
    expect(turn.presses).toBeLessThanOrEqual(3);
    expect(table.open).toMatchObject([{ key: 'pause', seat: 1 }]);
  });
});
