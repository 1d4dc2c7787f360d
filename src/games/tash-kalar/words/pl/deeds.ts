import type { Deed, Rank } from '../../vocabulary.js';
import { capital, colourOf } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import { type Doing, type Kills, type Told, toldOf } from '../told.js';
import {
  and,
  DIRECTIONS,
  gainedActions,
  group,
  groups,
  have,
  piece,
  players,
  RANKS,
  who,
  whom,
  whose,
} from './grammar.js';

interface Telling {
  readonly scene: ContestScene;
  readonly by: number;
  /** The card whose effect it is. */
  readonly card: string;
}

/** „do rangi heroicznej”. */
const RANKS_OF: Readonly<Record<Rank, string>> = {
  common: 'zwykłej',
  heroic: 'heroicznej',
  legendary: 'legendarnej',
};

function remark({ counted, removed }: Kills): string {
  const remarks = [
    ...(counted === null ? [] : [counted === 0 ? 'nie liczy się' : `liczy się ${counted}×`]),
    ...(removed ? ['znika z gry'] : []),
  ];
  return remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
}

const kills = (it: Kills, telling: Telling): string => `niszczy ${groups(it.groups, telling)}${remark(it)}`;

function moved(it: Extract<Told, { what: 'moved' }>, telling: Telling): string {
  const path = it.path.join(' → ');
  const over = it.over ? `, ${kills(it.over, telling)}` : '';
  if (it.isBeing) {
    const goes = { move: 'idzie', leap: 'skacze', line: 'pędzi', ram: 'taranuje' }[it.gait];
    return `${who(telling.card)} ${goes} ${path}${over}`;
  }
  const moves = it.gait === 'leap' ? 'przenosi skokiem' : 'przesuwa';
  return `${moves} ${group({ ...it.piece, squares: [] }, telling)} ${path}${over}`;
}

function plain(deed: Extract<Told, { what: 'plain' }>['deed'], telling: Telling): string {
  const { scene, by } = telling;
  switch (deed.did) {
    case 'converted': {
      const rank = deed.rank === deed.piece.rank ? '' : ` ${RANKS[deed.rank][0]}`;
      return deed.colour === by
        ? `zamienia ${piece(deed.piece, telling)} na własny${rank}`
        : `zamienia ${piece(deed.piece, telling)} na ${RANKS[deed.rank][0]} pion, który ${have(scene, deed.colour)}`;
    }
    case 'swapped':
      return `zamienia miejscami ${piece(deed.one, telling)} i ${piece(deed.other, telling)}`;
    case 'gateway':
      return deed.square === null ? 'Bramy już nie ma' : `Bramą jest teraz pion ${deed.square}`;
    case 'burnt':
      return 'traci akcję';
    case 'slowed':
      return `w następnej turze o akcję mniej: ${and(deed.colours.map(colour => players(scene, colour)))}`;
    case 'extra-turn':
      return 'po tej turze rozgrywa jeszcze jedną';
    case 'card':
      return cardGoes(deed);
    case 'right':
      if (deed.right === 'colour') return `następny wzór układa z pionów, które ${have(scene, deed.colour!)}`;
      return deed.right === 'borrow'
        ? 'następny wzór może użyć wrogiego piona'
        : 'następny wzór może użyć do 2 pustych pól';
    case 'counts-as-legend':
      return 'to przywołanie liczy się jak przywołanie legendy';
    case 'copied':
      return `wykonuje osnowę ${whose(deed.card)}`;
    case 'captured':
      return `kładzie na karcie ${piece(deed.piece, telling)}`;
    case 'released':
      return `z karty wraca ${piece(deed.piece, telling)}`;
    case 'count-bonus':
      return `do końca tury każdy zniszczony pion liczy się ${deed.bonus + 1}×`;
  }
}

function cardGoes({ card, to }: Extract<Deed, { did: 'card' }>): string {
  switch (to) {
    case 'deck-top':
      return `${who(card)} wraca na wierzch talii`;
    case 'deck-bottom':
      return `${who(card)} wraca pod talię`;
    case 'frozen':
      return `${who(card)} leży teraz z zamrożonym efektem`;
    case 'discard':
      return `odrzuca ${whom(card)}`;
    case 'hand':
      return `${who(card)} wraca na rękę`;
  }
}

function sentence(it: Told, telling: Telling): string {
  switch (it.what) {
    case 'moved':
      return moved(it, telling);
    case 'destroyed':
      return kills(it.kills, telling);
    case 'shot':
      return `strzał z ${it.from}, ${it.directions.map(direction => DIRECTIONS[direction]).join(', ')}: ${it.kills ? kills(it.kills, telling) : 'niczego nie trafia'}`;
    case 'actions':
      return `zyskuje ${gainedActions(it.gained)}`;
    case 'extra-cards':
      return `na koniec tury dobierze dodatkową ${and(it.decks.map(deck => (deck === 'legend' ? 'legendę' : 'istotę')))}`;
    case 'ranked':
      return `${who(telling.card)} ${it.up ? 'awansuje' : 'spada'} do rangi ${RANKS_OF[it.to]}`;
    case 'upgraded':
    case 'downgraded': {
      const isOne = it.groups.reduce((sum, { squares }) => sum + squares.length, 0) === 1;
      const verb = it.what === 'upgraded' ? 'awansuje' : 'degraduje';
      return `${verb} ${groups(it.groups, telling)} na ${RANKS[it.to][isOne ? 0 : 1]}`;
    }
    case 'placed':
      return `stawia ${groups(it.groups, telling)}`;
    case 'plain':
      return plain(it.deed, telling);
  }
}

/** All that an effect did, as one sentence. */
export function deedsText(doing: Doing, scene: ContestScene): string {
  const by = colourOf(scene, doing.seat);
  const told = toldOf(doing, by);
  if (told.length === 0) return 'Efekt niczego nie zmienia.';
  return `${capital(told.map(it => sentence(it, { scene, by, card: doing.card })).join('; '))}.`;
}
