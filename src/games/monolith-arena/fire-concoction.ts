import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { makeHex, TRIANGLES } from '../../geometry/hex.js';
import { mark, mention } from './news.js';
import { orderHit, strikeOutside } from './outside-battle.js';
import { question } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, printed, type Tile } from './state.js';
import { areEnemies } from './teams.js';
import type { Questions } from './vocabulary.js';

/** Any triangle of hexes; every tile in it but Banners is wounded, own and allied ones too (MA-16.7, AMB-13, AMB-24). */
export function* throwFire(arena: Arena, seat: number, paid: () => void): Rules<void> {
  const names = TRIANGLES.map(triangle => triangle.map(makeHex).join('-') as Questions['triangle']['option']);
  const asked = question('triangle', seat, {}, names);
  const options = names.map((id, index) => ({ id, place: makeHex(TRIANGLES[index]![0]) }));
  const triangle = TRIANGLES[names.indexOf(yield* ask({ ...asked, options }))]!;
  paid();
  const hexes = triangle.filter(hex => isBurnt(arena.board[hex] ?? null, seat));
  tell(arena, {
    tell: 'fire',
    seat,
    hexes: triangle.map(makeHex),
    targets: hexes.map(hex => mention(arena.board[hex]!, hex)),
  });
  mark(arena, seat, 'fire', null, null, triangle);
  strikeOutside(arena, seat, hexes.map(orderHit), false);
}

function isBurnt(tile: Tile | null, seat: number): boolean {
  if (!tile || printed(tile).kind === 'banner') return false;
  return RULINGS.fireWoundsPartners || tile.seat === seat || areEnemies(tile.seat, seat);
}
