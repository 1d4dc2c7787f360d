import { openPlace } from '../../../../src/games/mage-knight/land.js';
import { layTile } from '../../../../src/games/mage-knight/settling.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import { centreOf, spacesOfTile } from '../../../../src/games/mage-knight/tiles/lattice.js';
import { ENEMIES } from '../../../../src/games/mage-knight/tokens/enemies.js';
import { inFight, inTurn, withUnits } from '../stage.js';

export const NAMES = ['Łukasz', 'Żaneta', 'Konstancja', 'Olek'];

type Laid = readonly [tile: string, x: number, y: number];

/** Lays tiles where they are told to lie, and forgets what was said of it. */
function settle(realm: Realm, tiles: readonly Laid[]): void {
  for (const [tile, x, y] of tiles) layTile(realm, tile, [x, y], null);
  realm.news = [];
}

const MIDDLE: readonly Laid[] = [
  ['country_3', 0, 1],
  ['country_8', 1, 0],
  ['country_4', 1, 1],
  ['country_7', 0, 2],
  ['country_6', 2, 0],
  ['country_9', 3, 0],
  ['core_3', 1, 2],
  ['core_7', 2, 1],
];
const LARGE: readonly Laid[] = [
  ...MIDDLE,
  ['country_1', 0, 3],
  ['country_2', 4, 0],
  ['core_1', 2, 2],
  ['core_5', 3, 1],
  ['core_6', 1, 3],
];

/** The land of these tiles: nothing on it is left to chance, every second guard face down. */
function layLand(realm: Realm, tiles: readonly Laid[]): void {
  realm.tiles = realm.tiles.slice(0, 1);
  realm.places = {};
  settle(realm, tiles);
  let count = 0;
  for (const place of Object.values(realm.places)) {
    for (const token of place.tokens) {
      const all = ENEMIES.filter(({ color, set }) => color === token.pile && set === 'base');
      token.enemy = all[count % all.length]!.id;
      token.up = token.pile === 'green' || token.pile === 'red' || count % 2 === 0;
      count += 1;
    }
    if (place.ruins) place.ruins = { id: count % 2 ? 'altar_green' : 'enemies_grey_white', up: count % 3 > 0 };
  }
  realm.decks.tiles = ['core_2', 'core_4', 'core_8'];
}

const at = (x: number, y: number, place: number): number => spacesOfTile(x, y)[place]!;

function dress(realm: Realm): void {
  realm.round = 3;
  realm.source = ['red', 'gold', 'blue', 'black'];
  const [first, second] = realm.heroes;
  Object.assign(first!, { fame: 26, level: 5, reputation: 2, crystals: { red: 1, blue: 2, green: 0, white: 3 } });
  first!.hand = ['cold_toughness', 'rage', 'march', 'concentration', 'swiftness', 'wound'];
  first!.deck = first!.deck.slice(0, 7);
  first!.discard = ['promise', 'stamina', 'threaten', 'mana_draw'];
  first!.skills = [
    { id: 'cold_swordsmanship', up: true, marks: [] },
    { id: 'double_time', up: false, marks: [] },
  ];
  if (second) {
    Object.assign(second, { fame: 19, level: 4, reputation: -1 });
    second.hand = ['stamina', 'rage', 'promise'];
  }
  realm.offers = {
    advanced: ['blood_rage', 'ice_shield', 'refreshing_walk'],
    spells: ['fireball', 'restoration', 'whirlwind'],
    units: ['amotep_gunners', 'utem_swordsmen', 'ice_golems', 'herbalists'],
    monastery: ['pure_magic'],
  };
}

function conquer(realm: Realm, space: number, seat: number): void {
  const place = openPlace(realm, space);
  place.tokens = [];
  place.shields.push(seat);
}

/** Two heroes in a land of nine tiles, by day: the one on turn has walked and has points left. */
export function middle(change: (realm: Realm) => void = () => undefined): Realm {
  return inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'arythea'] }, (hero, realm) => {
    layLand(realm, MIDDLE);
    dress(realm);
    withUnits(realm, 'utem_guardsmen', 'guardian_golems', 'herbalists');
    hero.units[1]!.ready = false;
    hero.units[2]!.wounds = 1;
    hero.space = at(2, 1, 1);
    hero.area.path = [at(3, 0, 6), at(2, 1, 2), at(2, 1, 1)];
    hero.area.move = 4;
    hero.area.mana.blue = 1;
    hero.area.mana.gold = 1;
    realm.heroes[1]!.space = at(1, 1, 3);
    conquer(realm, at(0, 1, 1), 1);
    conquer(realm, centreOf(1, 1), 0);
    change(realm);
  });
}

/** Four heroes in a land that has grown large, at night. */
export const large = (): Realm =>
  inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'arythea', 'goldyx', 'norowas'] }, (hero, realm) => {
    layLand(realm, LARGE);
    dress(realm);
    realm.time = 'night';
    realm.round = 4;
    hero.space = at(2, 2, 5);
    hero.area.path = [hero.space];
    realm.heroes[1]!.space = at(1, 1, 3);
    realm.heroes[2]!.space = at(1, 1, 4);
    realm.heroes[2]!.skipped = true;
    realm.heroes[3]!.space = at(4, 0, 4);
  });

/** The first turn of a match for one, with the dummy. */
export const early = (): Realm =>
  inTurn({ scenario: 'solo_conquest', heroes: ['goldyx'] }, (hero, realm) => {
    realm.tiles = realm.tiles.slice(0, 1);
    realm.places = {};
    settle(realm, [
      ['country_1', 0, 1],
      ['country_2', 1, 0],
    ]);
    for (const place of Object.values(realm.places)) for (const token of place.tokens) token.enemy = 'prowlers';
    realm.source = ['red', 'white', 'green'];
    hero.hand = ['rage', 'march', 'will_focus', 'crystal_joy', 'stamina'];
  });

/** An assault on a city: three defenders, points gathered. */
export function assault(phase: 'ranged' | 'block' | 'damage' | 'attack'): Realm {
  return middle(realm => {
    const fight = inFight(realm, ['crossbowmen', 'freezers', 'gunners'], {
      phase,
      defends: true,
      city: 'white',
      cause: 'assault',
    });
    fight.foes[0]!.attacks[0]!.blocked = phase !== 'ranged';
  });
}
