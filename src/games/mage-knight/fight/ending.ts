import { tell } from '../../../engine/match-state.js';
import { enemyOf, ruinsOf } from '../cards/index.js';
import { makeSpace, openPlace, placeOf, siteOf } from '../land.js';
import { discardToken, newToken } from '../piles.js';
import { noteConquest } from '../scenario-end.js';
import type { Realm } from '../state.js';
import type { Reward } from '../tokens/enemy.js';
import type { FightState, Foe } from './state.js';

/** Foes of the site itself; rampaging ones that joined do not matter (MK-W-12.4). */
const ofSite = ({ foes }: FightState): Foe[] => foes.filter(({ origin }) => origin === 'site' || origin === 'drawn');

/** The fight is over: what was beaten is gone, what was not stays or is discarded (MK-W-12). */
export function endFight(realm: Realm, fight: FightState): void {
  const { seat } = fight;
  const hero = realm.heroes[seat]!;
  const won = ofSite(fight).every(({ beaten }) => beaten);
  for (const foe of fight.foes) if (!foe.beaten && foe.origin === 'rampaging') putBack(realm, foe);
  realm.fight = null;
  realm.phase = 'turn';
  hero.area.rules = hero.area.rules.filter(({ until }) => until !== 'combat');
  hero.area.unitChanges = hero.area.unitChanges.filter(({ until }) => until !== 'combat');
  tell(realm, { tell: 'fight-ends', seat, won: fight.foes.every(({ beaten }) => beaten) });
  if (fight.cause === 'assault' && won) takeSite(realm, fight);
  else if (fight.cause === 'assault') repel(realm, fight);
  else if (fight.cause === 'burning' && won) burn(realm, fight);
  else if (fight.cause === 'burning') discardDrawn(realm, fight);
  else if (fight.cause === 'adventure') endAdventure(realm, fight, won);
}

function putBack(realm: Realm, foe: Foe): void {
  const place = openPlace(realm, foe.space!);
  const pile = pileOf(foe);
  place.tokens.push({ enemy: foe.enemy, pile, up: true });
}

const pileOf = (foe: Foe) => enemyOf(foe.enemy).color;

function discardDrawn(realm: Realm, fight: FightState): void {
  for (const foe of ofSite(fight)) if (!foe.beaten) discardToken(realm, foe.enemy);
}

/** The defenders are beaten: keep and tower get a shield, a city is conquered (MK-W-12.4, 12.8). */
function takeSite(realm: Realm, { seat, space }: FightState): void {
  const place = openPlace(realm, space);
  const site = siteOf(realm, space)!;
  if (site === 'city') {
    place.city!.conquered = true;
    tell(realm, { tell: 'conquered', seat, space: makeSpace(realm, space), site });
    noteConquest(realm, seat);
    return;
  }
  if (site === 'keep') place.shields = [];
  place.shields.push(seat);
  if (site === 'mage_tower') addReward(realm, seat, { spell: 1 });
  tell(realm, { tell: 'conquered', seat, space: makeSpace(realm, space), site });
}

/** A lost assault: back to where it came from, without wounds (MK-W-7.4). A token drawn for it is discarded. */
function repel(realm: Realm, fight: FightState): void {
  const hero = realm.heroes[fight.seat]!;
  for (const foe of ofSite(fight)) {
    if (foe.beaten) continue;
    if (foe.origin === 'drawn') discardToken(realm, foe.enemy);
    else putBack(realm, foe);
  }
  hero.space = fight.from;
  if (hero.area.path.at(-1) === fight.space) hero.area.path.pop();
  tell(realm, { tell: 'repelled', seat: fight.seat, at: makeSpace(realm, fight.from!) });
}

/** A burned monastery is an empty space for good (MK-S-4.7). */
function burn(realm: Realm, { seat, space }: FightState): void {
  const place = openPlace(realm, space);
  place.burned = true;
  place.shields.push(seat);
  addReward(realm, seat, { artifact: 1 });
  tell(realm, { tell: 'conquered', seat, space: makeSpace(realm, space), site: 'monastery' });
}

const REWARDS: Readonly<Record<string, Reward>> = {
  dungeon: { dungeon: 1 },
  tomb: { spell: 1, artifact: 1 },
  monster_den: { crystals: 2 },
  spawning_grounds: { artifact: 1, crystals: 3 },
};

/** Adventure sites: a shield and a reward for the first to clear them (MK-W-12.3, 12.5, 12.6). */
function endAdventure(realm: Realm, fight: FightState, won: boolean): void {
  const { seat, space } = fight;
  const site = siteOf(realm, space)!;
  const place = openPlace(realm, space);
  const again = site === 'dungeon' || site === 'tomb';
  if (!won) {
    if (again) discardDrawn(realm, fight);
    else for (const foe of ofSite(fight)) if (!foe.beaten) putBack(realm, { ...foe, space });
    if (site === 'spawning_grounds') refill(realm, space, 2);
    return;
  }
  if (again && place.shields.length > 0) return;
  place.shields.push(seat);
  tell(realm, { tell: 'conquered', seat, space: makeSpace(realm, space), site });
  if (place.ruins !== null) {
    const token = ruinsOf(place.ruins.id);
    if ('reward' in token) addReward(realm, seat, token.reward);
    realm.decks.ruinsDiscard.push(place.ruins.id);
    place.ruins = null;
    return;
  }
  addReward(realm, seat, REWARDS[site] ?? {});
}

/** Each beaten one is replaced face down, so that two wait again (MK-W-12.6). */
function refill(realm: Realm, space: number, count: number): void {
  const place = openPlace(realm, space);
  while (placeOf(realm, space).tokens.length < count) {
    const token = newToken(realm, 'brown', false);
    if (token === null) return;
    place.tokens.push(token);
  }
}

/** Due at the end of the turn, not looked at before (MK-S-1.9). */
function addReward(realm: Realm, seat: number, reward: Reward): void {
  const { rewards } = realm.heroes[seat]!.area;
  for (const [kind, count] of Object.entries(reward) as [keyof Reward, number][]) rewards[kind] += count;
}
