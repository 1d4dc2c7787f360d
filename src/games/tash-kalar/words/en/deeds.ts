import type { Deed } from '../../vocabulary.js';
import { capital, colourOf } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import { type Doing, type Group, type Kills, type Told, toldOf } from '../told.js';
import { actions, and, DIRECTIONS, group, groups, piece, players, RANKS, the } from './grammar.js';

interface Telling {
  readonly scene: ContestScene;
  readonly by: number;
  /** The card whose effect it is. */
  readonly card: string;
}

function remark({ counted, removed }: Kills): string {
  const remarks = [
    ...(counted === null ? [] : [counted === 0 ? 'not counted' : `counts ${counted}×`]),
    ...(removed ? ['out of the game'] : []),
  ];
  return remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
}

const kills = (it: Kills, telling: Telling): string => `destroys ${groups(it.groups, telling)}${remark(it)}`;

function moved(it: Extract<Told, { what: 'moved' }>, telling: Telling): string {
  const path = it.path.join(' → ');
  const over = it.over ? `, ${kills(it.over, telling)}` : '';
  if (it.isBeing) {
    const goes = { move: 'moves', leap: 'leaps', line: 'runs', ram: 'rams' }[it.gait];
    return `${the(telling.card)} ${goes} ${path}${over}`;
  }
  const [first, ...way] = it.path;
  const mover = group({ ...it.piece, squares: [first!] }, telling);
  return `${it.gait === 'leap' ? 'leaps with' : 'moves'} ${mover} → ${way.join(' → ')}${over}`;
}

function plain(deed: Extract<Told, { what: 'plain' }>['deed'], telling: Telling): string {
  const { scene, by } = telling;
  switch (deed.did) {
    case 'converted': {
      const rank = deed.rank === deed.piece.rank ? '' : ` to a ${RANKS[deed.rank][0]}`;
      return deed.colour === by
        ? `converts ${piece(deed.piece, telling)}${rank}`
        : `turns ${piece(deed.piece, telling)} into a ${RANKS[deed.rank][0]} of ${players(scene, deed.colour)}`;
    }
    case 'swapped':
      return `swaps ${piece(deed.one, telling)} and ${piece(deed.other, telling)}`;
    case 'gateway':
      return deed.square === null ? 'the Gateway is gone' : `${deed.square} is the Gateway now`;
    case 'burnt':
      return 'loses an action';
    case 'slowed':
      return `one action fewer next turn: ${and(deed.colours.map(colour => players(scene, colour)))}`;
    case 'extra-turn':
      return 'takes another turn after this one';
    case 'card':
      return cardGoes(deed);
    case 'right':
      if (deed.right === 'colour') return `the next pattern uses the pieces of ${players(scene, deed.colour!)}`;
      return deed.right === 'borrow'
        ? 'the next pattern may use an enemy piece'
        : 'the next pattern may use up to 2 empty squares';
    case 'counts-as-legend':
      return 'this summoning counts as that of a legend';
    case 'copied':
      return `carries out the warp of ${the(deed.card)}`;
    case 'captured':
      return `puts ${piece(deed.piece, telling)} onto the card`;
    case 'released':
      return `${piece(deed.piece, telling)} comes back from the card`;
    case 'count-bonus':
      return `until the end of the turn every destroyed piece counts ${deed.bonus + 1}×`;
  }
}

function cardGoes({ card, to }: Extract<Deed, { did: 'card' }>): string {
  switch (to) {
    case 'deck-top':
      return `${the(card)} goes back on top of the deck`;
    case 'deck-bottom':
      return `${the(card)} goes under the deck`;
    case 'frozen':
      return `${the(card)} lies ready with its frozen effect`;
    case 'discard':
      return `discards ${the(card)}`;
    case 'hand':
      return `${the(card)} goes back to hand`;
  }
}

/** "a common on C3", "Ann's heroics on D4 and D5". */
function newPieces({ colour, rank, squares }: Group, { scene, by }: Telling): string {
  const noun = RANKS[rank][squares.length > 1 ? 1 : 0];
  const owned = colour === by ? (squares.length > 1 ? noun : `a ${noun}`) : `${players(scene, colour)}'s ${noun}`;
  return `${owned} on ${and(squares)}`;
}

function sentence(it: Told, telling: Telling): string {
  switch (it.what) {
    case 'moved':
      return moved(it, telling);
    case 'destroyed':
      return kills(it.kills, telling);
    case 'shot':
      return `the shot from ${it.from}, ${it.directions.map(direction => DIRECTIONS[direction]).join(', ')}, ${it.kills ? kills(it.kills, telling) : 'hits nothing'}`;
    case 'actions':
      return `gains ${actions(it.gained)}`;
    case 'extra-cards':
      return `will draw an extra ${and(it.decks)} at the end of the turn`;
    case 'ranked':
      return `${the(telling.card)} ${it.up ? 'rises' : 'falls'} to ${it.to}`;
    case 'upgraded':
    case 'downgraded':
      return `${it.what === 'upgraded' ? 'upgrades' : 'downgrades'} ${groups(it.groups, telling)} to ${it.to}`;
    case 'placed':
      return `places ${and(it.groups.map(each => newPieces(each, telling)))}`;
    case 'plain':
      return plain(it.deed, telling);
  }
}

/** All that an effect did, as one sentence. */
export function deedsText(doing: Doing, scene: ContestScene): string {
  const by = colourOf(scene, doing.seat);
  const told = toldOf(doing, by);
  if (told.length === 0) return 'The effect changes nothing.';
  return `${capital(told.map(it => sentence(it, { scene, by, card: doing.card })).join('; '))}.`;
}
