import type { Forbidden } from '../../../engine/game.js';
import { isAllowedBy } from '../board.js';
import { cardsPerPlayer } from '../components.js';
import { REGIONS } from '../regions.js';
import type { Wonderland } from '../state.js';
import { wayToHead } from '../tea-table.js';
import { forbid } from '../words/forbidden.js';
import type { Why } from './asked.js';
import { namedRegion, numberIn, speaksOf } from './named.js';

/** Why the chair that was typed cannot be gone to; null where none was, or nothing is against it. */
function whyChair(state: Wonderland, seat: number, text: string): Forbidden | null {
  const chair = numberIn(text);
  if (chair === null) return null;
  if (chair < 1 || chair > state.chairs.length) return forbid('no-chair', { chair, chairs: state.chairs.length });
  const sitter = state.seats.findIndex(other => other.chair === chair);
  if (sitter === seat) return forbid('own-chair', { chair });
  if (sitter >= 0) return forbid('chair-taken', { chair, faction: state.seats[sitter]!.faction });
  return state.chairs[chair - 1] === null ? forbid('chair-empty', { chair }) : null;
}

/** Why a region cannot be chosen at all: two players leave one out. */
export function whyRegion(state: Wonderland, text: string): Forbidden | null {
  const region = namedRegion(text);
  return region !== null && REGIONS.indexOf(region) === state.unused ? forbid('region-out', { region }) : null;
}

export const whyMove: Why<'tea-move'> = (state, seat, text) => {
  const owner = state.seats[seat]!;
  if (speaksOf(text, 'host')) {
    if (owner.faction !== 'hatter') return forbid('no-host');
    return owner.uses.includes('host') ? forbid('host-used') : null;
  }
  if (speaksOf(text, 'head')) return state.phase === 'tea-arrive' ? forbid('head-once') : null;
  if (namedRegion(text) !== null && numberIn(text) === null)
    return forbid('cards-first', { limit: cardsPerPlayer(state.seats.length), count: owner.taken });
  const taken = whyChair(state, seat, text);
  if (taken) return taken;
  const chair = numberIn(text);
  if (chair === null || wayToHead(state, seat, owner.chair).includes(chair)) return null;
  const isReversed = isAllowedBy(state, seat, 'tea_move', 'reverse_direction');
  return forbid(isReversed ? 'chair-behind-alice' : 'chair-behind', { chair });
};

export const whyHosted: Why<'host-card'> = whyChair;

export const whyLeader: Why<'place-leader'> = (state, _, text) => {
  if (speaksOf(text, 'host')) return forbid('host-full');
  const isChair = numberIn(text) !== null || speaksOf(text, 'head');
  return isChair ? forbid('cards-full', { limit: cardsPerPlayer(state.seats.length) }) : whyRegion(state, text);
};

export const whyPoison: Why<'poison'> = (state, _, text) => {
  const chair = numberIn(text);
  if (chair === null) return null;
  if (chair < 1 || chair > state.chairs.length) return forbid('no-chair', { chair, chairs: state.chairs.length });
  if (state.chairs[chair - 1] === null) return forbid('chair-empty', { chair }, 'WW-5.5');
  return state.poisoned[chair - 1] ? forbid('poisoned-already', { chair }) : null;
};
