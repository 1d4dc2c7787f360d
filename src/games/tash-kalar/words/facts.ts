import { type Language, list, polish } from '../../../engine/language.js';
import type { Rank } from '../vocabulary.js';

/** A piece without its owner's name: whoever asks sees own pieces and enemies. */
export interface Seen {
  readonly rank: Rank;
  readonly square: string;
  readonly isOwn: boolean;
}

/** What a pattern lacks on one of its squares. */
export interface Lack {
  readonly square: string;
  readonly rank: Rank;
}

/** An opponent's lead, by its school. */
export interface Lead {
  readonly school: string;
  readonly upgraded: number;
  readonly pieces: number;
}

/** What a sentence may name. */
export interface Facts {
  readonly card: string;
  readonly square: string;
  readonly piece: Seen;
  readonly rank: Rank;
  readonly lacks: readonly Lack[];
  readonly leads: readonly Lead[];
  readonly upgradedNeeded: number;
  readonly piecesNeeded: number;
  readonly task: string;
  readonly have: string;
  readonly count: number;
}

const RANKS: Readonly<Record<Language, Readonly<Record<Rank, string>>>> = {
  pl: { common: 'zwykły', heroic: 'heroiczny', legendary: 'legendarny' },
  en: { common: 'common', heroic: 'heroic', legendary: 'legendary' },
};

/** „wrogi zwykły pion”, "enemy common". */
export const seen = ({ rank, isOwn }: Seen, language: Language): string =>
  language === 'pl'
    ? `${isOwn ? 'twój' : 'wrogi'} ${RANKS.pl[rank]} pion`
    : `${isOwn ? 'your' : 'an enemy'} ${RANKS.en[rank]}`;

export const rankWord = (rank: Rank, language: Language): string => RANKS[language][rank];

/** „zwykły pion D4 i heroiczny pion E5”, "a common on D4 and a heroic on E5". */
export const lacksText = (lacks: readonly Lack[], language: Language): string =>
  list(
    lacks.map(({ square, rank }) =>
      language === 'pl' ? `${RANKS.pl[rank]} pion na ${square}` : `a ${RANKS.en[rank]} on ${square}`,
    ),
    language === 'pl' ? 'i' : 'and',
  );

/** „5 pionów”, „3 awansowane piony”. */
export const polishPieces = (count: number): string => `${count} ${polish(count, 'pion', 'piony', 'pionów')}`;
export const polishUpgraded = (count: number): string =>
  `${count} ${polish(count, 'awansowany pion', 'awansowane piony', 'awansowanych pionów')}`;
