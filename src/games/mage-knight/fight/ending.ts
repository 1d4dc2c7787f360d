import { tell } from '../../../engine/match-state.js';
import { enemyOf, ruinsOf } from '../cards/index.js';
import { endShare } from '../joint/assaulting.js';
import { makeSpace, openPlace, placeOf, seatOfCity, siteOf } from '../land.js';
import { isCoreMine } from '../mines.js';
import { discardToken, newToken } from '../piles.js';
import { noteProgress } from '../scenario-end.js';
import type { Realm } from '../state.js';
import type { Pile, Reward } from '../tokens/enemy.js';
import { changeReputation } from '../tracks.js';
import type { FightCause, FightState, Foe } from './state.js';

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
  OUTCOMES[fight.cause](realm, fight, won);
}

/** What each kind of fight leaves behind. */
const OUTCOMES: Readonly<Record<FightCause, (realm: Realm, fight: FightState, won: boolean) => void>> = {
  assault: (realm, fight, won) => {
    if (realm.joint !== null) endShare(realm, fight);
    else if (won) takeSite(realm, fight);
    else repel(realm, fight);
  },
  burning: (realm, fight, won) => (won ? burn(realm, fight) : discardDrawn(realm, fight)),
  adventure: endAdventure,
  mine: endFreeing,
  maze: (realm, fight, won) => (won ? endMaze(realm, fight) : discardDrawn(realm, fight)),
  incantation: discardDrawn,
  rampaging: () => undefined,
  player: () => undefined,
};

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
  const place = openPlace(realm, seatOfCity(realm, space));
  const site = siteOf(realm, space)!;
  if (site === 'city') {
    place.city!.conquered = true;
    tell(realm, { tell: 'conquered', seat, space: makeSpace(realm, space), site });
    noteProgress(realm, seat);
    return;
  }
  const owned = site === 'keep' || realm.charter.special === 'hold';
  if (owned) place.shields = [];
  place.shields.push(seat);
  // In Conquer and Hold a tower has an owner and no spell (MK-X-11.9).
  if (site === 'mage_tower' && !owned) addReward(realm, seat, { spell: 1 });
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
    if (again) {
      discardDrawn(realm, fight);
      // A secret site has a new token face down (MK-X-8.7).
      if (place.site !== null) refill(realm, space, 1, site === 'tomb' ? 'red' : 'brown');
    } else for (const foe of ofSite(fight)) if (!foe.beaten) putBack(realm, { ...foe, space });
    if (site === 'spawning_grounds') refill(realm, space, 2, 'brown');
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
  noteProgress(realm, seat);
}

/** Tokens not beaten stay face up; who beats the last one frees the mine (MK-X-5.7, 5.8). */
function endFreeing(realm: Realm, fight: FightState, won: boolean): void {
  const { seat, space } = fight;
  if (!won) {
    for (const foe of ofSite(fight)) if (!foe.beaten) putBack(realm, foe);
    return;
  }
  openPlace(realm, space).shields.push(seat);
  tell(realm, { tell: 'conquered', seat, space: makeSpace(realm, space), site: siteOf(realm, space)! });
  changeReputation(realm, seat, isCoreMine(realm, space) ? 2 : 1);
  noteProgress(realm, seat);
}

/** The price paid for the path decides the reward; a labyrinth adds an advanced action (MK-S-20.1, 20.2). */
const PATHS: Readonly<Record<number, Reward>> = { 2: { chosenCrystals: 2 }, 4: { spell: 1 }, 6: { artifact: 1 } };

function endMaze(realm: Realm, { seat, space, path }: FightState): void {
  const place = openPlace(realm, space);
  const site = siteOf(realm, space)!;
  place.shields.push(seat);
  place.paths.push(path!);
  tell(realm, { tell: 'conquered', seat, space: makeSpace(realm, space), site });
  addReward(realm, seat, PATHS[path!]!);
  if (site === 'labyrinth') addReward(realm, seat, { advancedAction: 1 });
}

/** Each beaten one is replaced face down, so that two wait again (MK-W-12.6). */
function refill(realm: Realm, space: number, count: number, pile: Pile): void {
  const place = openPlace(realm, space);
  while (placeOf(realm, space).tokens.length < count) {
    const token = newToken(realm, pile, false);
    if (token === null) return;
    place.tokens.push(token);
  }
}

/** Due at the end of the turn, not looked at before (MK-S-1.9). */
function addReward(realm: Realm, seat: number, reward: Reward): void {
  const { rewards } = realm.heroes[seat]!.area;
  for (const [kind, count] of Object.entries(reward) as [keyof Reward, number][]) rewards[kind] += count;
}
