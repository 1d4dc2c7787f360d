import { bindAlbum } from './album/binding.js';
import type { AlbumOrder } from './matches/index.js';
import { games } from './registry.js';
import { serveLine } from './threads/worker.js';

serveLine<AlbumOrder, Uint8Array | null>('binding', order => {
  const game = games.find(({ id }) => id === order.game);
  if (!game) throw new Error(`No game ${order.game}`);
  return bindAlbum(game, order);
});
