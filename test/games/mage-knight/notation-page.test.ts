import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Said } from '../../../src/engine/decision.js';
import { Table } from '../../../src/engine/table.js';
import { readMove } from '../../../src/engine/typed.js';
import { game } from '../../../src/games/mage-knight/game.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { inFight, inTurn, onTile, withUnits } from './stage.js';

const PAGE = readFileSync(new URL('../../../docs/mage-knight-notation.md', import.meta.url), 'utf8');

/** The examples in the tables of the page: English, then the same in Polish. */
const ROWS = [...PAGE.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, en, pl]) => [en!, pl!] as const);

/** A turn by day with cards, a unit, a skill, crystals and three dice. */
const turn =
  (change: (realm: Realm) => void = () => undefined) =>
  (): Realm => {
    const realm = inTurn({}, (hero, state) => {
      hero.hand = ['march', 'rage', 'determination', 'promise', 'tranquility', 'swiftness', 'wound'];
      hero.crystals = { red: 1, blue: 0, green: 1, white: 0 };
      hero.skills = [{ id: 'dark_paths', up: true, marks: [] }];
      state.source = ['green', 'gold', 'red'];
    });
    withUnits(realm, 'peasants');
    change(realm);
    return realm;
  };
const village = turn(realm => {
  onTile(realm, 'country_1', 2);
  realm.offers.units = ['foresters', 'herbalists'];
  realm.heroes[0]!.reputation = 7;
  realm.heroes[0]!.level = 5;
});
const talking = (): Realm => {
  const realm = village();
  Object.assign(realm.heroes[0]!.area, { stage: 'interaction', influence: 5 });
  return realm;
};
const healing = turn(realm => {
  realm.heroes[0]!.area.heal = 1;
});
const fight = (phase: 'ranged' | 'block' | 'attack') =>
  turn(realm => {
    inFight(realm, ['prowlers', 'ironclads'], { phase });
  });

/** Where each English example is played, and what it says; the Polish one beside it says the same. */
const MEANT: Readonly<Record<string, readonly [() => Realm, readonly Said[]]>> = {
  'march basic': [turn(), ['play:march', 'basic']],
  'march+': [turn(), ['play:march', 'powered:die:green']],
  'march+ green crystal': [turn(), ['play:march', 'powered:crystal:green']],
  'march+ gold die': [turn(), ['play:march', 'powered:die:gold=green']],
  'promise sideways': [turn(), ['play:promise']],
  'march move A2': [turn(), ['play:march', 'basic', 'move:A2']],
  'march+ move A6 B4': [turn(), ['play:march', 'powered:die:green', 'move:A6', 'move:B4']],
  'peasants move': [turn(), ['unit:1:3']],
  'peasants 3': [turn(), ['unit:1:3']],
  'red crystal': [turn(), ['crystal:red']],
  'skill dark paths': [turn(), ['skill:dark_paths']],
  'rest promise': [turn(), ['rest', 'promise']],
  end: [turn(), ['end']],
  'interact, promise': [village, ['interact', 'play:promise', 'basic']],
  'interact recruit foresters': [village, ['interact', 'recruit:foresters']],
  'buy healing': [talking, ['buy-healing']],
  heal: [healing, ['heal']],
  'determination+ block prowlers': [fight('block'), ['play:determination', 'powered:die:gold=blue', 'block:1.0']],
  'rage block, promise sideways': [fight('block'), ['play:rage', 'basic', 'play:promise']],
  next: [fight('block'), ['next']],
  'rage+ attack prowlers': [fight('attack'), ['play:rage', 'powered:die:red', 'attack:1']],
  'swiftness+ attack prowlers': [fight('ranged'), ['play:swiftness', 'attack:1']],
};

describe('the page about typing moves', () => {
  it('has an example of every row here', () => {
    expect(ROWS.map(([en]) => en).toSorted()).toEqual(Object.keys(MEANT).toSorted());
  });

  it.each(ROWS)('is right: %s, %s', (en, pl) => {
    const [where, said] = MEANT[en]!;
    for (const typed of [en, pl]) {
      const { table } = Table.start(game, where());
      const found = readMove({ game, seat: 0, names: ['Ola'] }, table, typed);
      const rest = 'stuck' in found ? found.stuck.at(-1)!.at(-1)!.rest : found.later;
      expect('said' in found ? found.said : rest, typed).toEqual(said);
      expect('said' in found ? found.later : rest, typed).toBe('');
    }
  });
});
