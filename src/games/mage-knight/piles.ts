import { seal } from '../../engine/match-state.js';
import { pick, shuffle } from '../../engine/random.js';
import { enemyOf } from './cards/index.js';
import type { Realm, Token } from './state.js';
import type { Pile } from './tokens/enemy.js';

/** An empty pile is rebuilt from its discard (MK-W-1.3). */
function refill(realm: Realm, pile: Pile): void {
  if (realm.piles[pile].length > 0) return;
  realm.piles[pile] = realm.discards[pile];
  realm.discards[pile] = [];
  shuffle(realm.random, realm.piles[pile]);
}

/**
 * The next token of a pile. Pile and discard both empty: a face-down one of that colour on the map lends itself and a
 * stand-in takes its place; null where there is none either (MK-W-1.19).
 */
export function drawToken(realm: Realm, pile: Pile): string | null {
  refill(realm, pile);
  seal(realm);
  const drawn = realm.piles[pile].pop();
  if (drawn !== undefined) return drawn;
  const hidden = hiddenOf(realm, pile);
  if (hidden.length === 0) return null;
  const lent = pick(realm.random, hidden);
  const enemy = lent.enemy;
  lent.enemy = null;
  return enemy;
}

/** Whether a token of this colour can be had at all: from the pile, its discard, or face down on the map. */
export const canDraw = (realm: Realm, pile: Pile): boolean =>
  realm.piles[pile].length + realm.discards[pile].length > 0 || hiddenOf(realm, pile).length > 0;

const hiddenOf = ({ places }: Realm, pile: Pile): Token[] =>
  Object.values(places).flatMap(({ tokens }) =>
    tokens.filter(token => !token.up && token.enemy !== null && token.pile === pile),
  );

export function discardToken(realm: Realm, enemy: string): void {
  realm.discards[enemyOf(enemy).color].push(enemy);
}

/** A token as it is put on a space; a face-down one without any token left stays a stand-in. */
export function newToken(realm: Realm, pile: Pile, up: boolean): Token | null {
  const enemy = drawToken(realm, pile);
  return enemy === null ? null : { enemy, pile, up };
}

/** Turns a token up; a stand-in is drawn now. False where nothing is left to be drawn. */
export function turnUp(realm: Realm, token: Token): boolean {
  if (token.up) return true;
  token.enemy ??= drawToken(realm, token.pile);
  if (token.enemy === null) return false;
  token.up = true;
  seal(realm);
  return true;
}
