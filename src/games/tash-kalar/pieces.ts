import { RANKS, type Rank } from './vocabulary.js';

/**
 * A piece on the board is one number: its own number, its colour and its rank; 0 is a vacant square. A piece keeps its
 * number while it moves and changes rank, so effects can follow it (TK-7.17).
 */
export type Piece = number;

export const COMMON = 1;
export const HEROIC = 2;
export const LEGENDARY = 3;

export const makePiece = (id: number, colour: number, rank: number): Piece => (id << 4) | (colour << 2) | rank;
export const idOf = (piece: Piece): number => piece >> 4;
export const colourOf = (piece: Piece): number => (piece >> 2) & 3;
export const rankOf = (piece: Piece): number => piece & 3;
export const withRank = (piece: Piece, rank: number): Piece => (piece & ~3) | rank;

/** Heroic or legendary (TK-1.6). */
export const isUpgraded = (piece: Piece): boolean => rankOf(piece) >= HEROIC;

export const rankName = (rank: number): Rank => RANKS[rank - 1]!;
export const rankNumber = (rank: Rank): number => RANKS.indexOf(rank) + 1;
