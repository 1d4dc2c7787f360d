import { type Said, Table } from './engine/index.js';
import { think } from './matches/index.js';
import { games } from './registry.js';
import type { Riddle } from './thinker.js';
import { serveLine } from './threads/worker.js';

serveLine<Riddle, Said>('thinking', ({ game: id, saved, seat, bot, seed }) => {
  const game = games.find(candidate => candidate.id === id);
  if (!game) throw new Error(`No game ${id}`);
  const { table } = Table.restore(game, saved);
  return think(game, table, seat, bot, seed);
});
