import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { closeBox } from './box.js';
import { WOUND } from './cards/index.js';
import { putAwayAll } from './clearing.js';
import { takeOut, takeWounds, woundsIn } from './deeds.js';
import { drawAtEnd } from './drawing-up.js';
import { runTriggered } from './effects/hooks.js';
import { hasRule } from './force.js';
import { endNext } from './joint/assaulting.js';
import { groundOf, makeSpace, siteOf } from './land.js';
import { gainLevel } from './levels.js';
import { gainCrystal } from './mana.js';
import { isFreedMine } from './mines.js';
import { freshArea, noMana } from './play-area.js';
import { question } from './question.js';
import { takeReward } from './rewards.js';
import { rollDie } from './source.js';
import { activeSeat, type Realm } from './state.js';
import { COLOURS } from './terms.js';
import { isSafe } from './terrain.js';
import type { Space } from './tiles/lattice.js';

/** The steps of the end of a turn (MK-W-15.1), each a resting point. */
const STEPS = [returnDice, withdraw, clear, useSpace, takeReward, gainLevel, drawAtEnd, finish] as const;

export function* endTurn(realm: Realm): Rules<void> {
  const step = STEPS[realm.ending]!;
  // Rewards and level-ups come one by one; elsewhere nothing is said and the next step comes.
  const goesOn = yield* step(realm, activeSeat(realm));
  if (goesOn !== true) realm.ending += 1;
}

/** Used dice are rolled and put back (MK-C-3.8). */
function* returnDice(realm: Realm, seat: number): Rules<void> {
  const { area } = realm.heroes[seat]!;
  if (area.dice.length === 0) return;
  for (const { face, reroll } of area.dice) {
    const rolls =
      reroll === 'ask' ? (yield* ask(question('die-back', seat, { face }, ['roll', 'leave']))) === 'roll' : reroll;
    realm.source.push(rolls ? rollDie(realm) : face);
  }
  area.dice = [];
  tell(realm, { tell: 'source', dice: [...realm.source] });
}

/** Where a withdrawal ends and what it costs, along the way of the turn (MK-W-7.2). */
export function withdrawal(
  path: readonly Space[],
  isSafeThere: (space: Space) => boolean,
): { at: number; wounds: number } {
  let at = path.length - 1;
  while (at > 0 && !isSafeThere(path[at]!)) at -= 1;
  return { at, wounds: path.length - 1 - at };
}

/** Not safe at the end of the turn: back along the path, one wound a space (MK-W-7.2, 7.3). */
function* withdraw(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const { path } = hero.area;
  if (hero.space === null || path.length === 0) return;
  const { at, wounds } = withdrawal(path, space => isSafe(realm, seat, space));
  if (wounds === 0) return;
  hero.space = path[at]!;
  takeWounds(realm, seat, wounds, 0, null);
  tell(realm, { tell: 'withdrew', seat, at: makeSpace(realm, hero.space), wounds });
}

/** Effects that name the end of the turn, then the play area is cleared (MK-W-15.11). */
function* clear(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  yield* runTriggered(realm, seat, 'endOfTurn');
  closeBox(realm, seat);
  const { area } = hero;
  if (hasRule(hero, 'returnSpentCrystals'))
    for (const colour of COLOURS)
      for (let back = 0; back < area.crystalsSpent[colour]; back++) gainCrystal(realm, seat, colour, 'lost');
  area.mana = noMana();
  putAwayAll(realm, seat);
}

/** Mine and glade (MK-W-15.3). */
function* useSpace(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  if (hero.space === null) return;
  const { mine } = groundOf(realm, hero.space)!;
  // Before it is free a mine gives nothing (MK-X-5.9).
  if (mine !== undefined && isFreedMine(realm, hero.space)) {
    const open = mine.filter(colour => hero.crystals[colour] < 3);
    if (open.length > 0) gainCrystal(realm, seat, yield* ask(question('mine', seat, {}, open)), 'lost');
  }
  if (siteOf(realm, hero.space) !== 'magical_glade') return;
  const where = (['hand', 'discard'] as const).filter(pile => woundsIn(hero[pile]) > 0);
  if (where.length === 0) return;
  const said = yield* ask(question('glade', seat, {}, [...where, 'none']));
  const pile = where.find(one => one === said);
  if (pile === undefined) return;
  takeOut(hero[pile], WOUND);
  tell(realm, { tell: 'thrown-away', seat, cards: [WOUND] });
}

/** The turn is over; a hero on the portal leaves the map (MK-S-2.4). */
function* finish(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  if (hero.space !== null && siteOf(realm, hero.space) === 'portal') {
    hero.space = null;
    tell(realm, { tell: 'left-map', seat });
  }
  const { extraTurn } = hero.area;
  hero.area = freshArea();
  hero.area.extraTurn = extraTurn;
  hero.motivated = false;
  if (hero.tactic !== null) hero.tactic.searched = false;
  if (realm.joint !== null) return endNext(realm);
  // A defender who attended in full: the aggressor's turn goes on (MK-W-16.1).
  realm.phase = realm.guest === null ? 'next' : 'turn';
  realm.guest = null;
}
