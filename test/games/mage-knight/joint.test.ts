import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/engine/json.js';
import { handLimit } from '../../../src/games/mage-knight/drawing-up.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { jointTargets } from '../../../src/games/mage-knight/joint/proposing.js';
import { makeSpace, openPlace, placeOf } from '../../../src/games/mage-knight/land.js';
import { layTile } from '../../../src/games/mage-knight/settling.js';
import type { HeroState, Realm } from '../../../src/games/mage-knight/state.js';
import { isUnderToken } from '../../../src/games/mage-knight/teams.js';
import { isSafe } from '../../../src/games/mage-knight/terrain.js';
import { areAdjacent, aroundTile, neighboursOf } from '../../../src/games/mage-knight/tiles/lattice.js';
import { inTurn, onTile, Stage } from './stage.js';

const TWO = { scenario: 'full_cooperation', heroes: ['tovak', 'goldyx'] } as const;

/** Both heroes next to a city with two weak defenders. */
function beside(change: (realm: Realm, spaces: readonly number[]) => void = () => undefined) {
  const realm = inTurn(TWO, hero => {
    hero.hand = ['fireball', 'march'];
    hero.area.mana.red = 1;
  });
  const spaces = onTile(realm, 'core_6', 1);
  const city = openPlace(realm, spaces[0]!);
  city.tokens = ['monks', 'monks'].map(enemy => ({ enemy, pile: 'violet', up: true }));
  openPlace(realm, spaces[5]!).tokens = []; // no draconum
  const [, other] = realm.heroes;
  other!.space = spaces[6]!;
  other!.hand = ['fireball', 'march'];
  other!.crystals.red = 1;
  realm.order = [0, 1];
  realm.dummy = null;
  change(realm, spaces);
  return { realm, spaces, city: spaces[0]! };
}

function begun() {
  const { realm, city, spaces } = beside();
  const stage = new Stage(realm);
  const label = makeSpace(realm, city);
  return { stage: stage.say(`joint:${label}`, 1, 'yes'), label, city, spaces };
}

describe('a joint assault (MK-W-17, MK-S-7.15, MK-X-6.7, 16.9)', () => {
  it('is open next to the city, with a partner there who has a card and a face-up order token (MK-W-17.1)', () => {
    expect(jointTargets(beside().realm, 0)).toHaveLength(1);
    const barred: readonly ((realm: Realm, spaces: readonly number[]) => void)[] = [
      realm => Object.assign(realm, { charter: { ...realm.charter, jointAssaults: false } }),
      realm => Object.assign(realm, { announced: 1 }),
      realm => Object.assign(realm, { finals: [0, 1] }),
      realm => Object.assign(realm.heroes[1]!, { skipped: true }),
      realm => Object.assign(realm.heroes[1]!, { hand: ['wound'] }),
      realm => Object.assign(realm.heroes[1]!, { space: realm.heroes[0]!.area.path[0] }),
    ];
    for (const change of barred) expect(jointTargets(beside(change).realm, 0)).toEqual([]);
  });
  it('who can tunnel into the city may begin it from afar; its walls do not count then (MK-W-17.1)', () => {
    const { realm, city } = beside((all, tile) => {
      const { x, y } = all.tiles.at(-1)!;
      for (const address of aroundTile(x, y)) layTile(all, 'country_3', address, null);
      const [hero, other] = all.heroes as [HeroState, HeroState];
      other.space = tile[6]!;
      // Behind the monastery, two spaces away.
      hero.space = neighboursOf(tile[1]!).find(space => !tile.includes(space) && !areAdjacent(space, tile[0]!))!;
      hero.area.path = [hero.space];
      hero.hand = ['underground_travel', 'rage'];
      Object.assign(hero.area.mana, { red: 0, green: 1, black: 1 });
      all.time = 'night';
    });
    expect(jointTargets(realm, 0)).toEqual([city]);
    const label = makeSpace(realm, city);
    const stage = new Stage(realm).say(`joint:${label}`, 1, 'yes');
    expect(stage.options).not.toContain(`enter:${label}`);
    stage.say('play:underground_travel', 'powered:token:green');
    expect([stage.hero.space, stage.hero.reputation, stage.realm.fight!.foes.length]).toEqual([city, -1, 1]);
    expect(stage.about.fight).toMatchObject({ foes: [{ fortifications: 0 }] });
    Object.assign(realm.heroes[0]!.area.mana, { black: 0 });
    expect(jointTargets(realm, 0)).toEqual([]);
  });
  it('all must agree, otherwise nothing happened (MK-W-17.2)', () => {
    const { realm, city } = beside();
    const stage = new Stage(realm).say(`joint:${makeSpace(realm, city)}`, 1);
    expect([stage.asked.key, stage.asked.seat]).toEqual(['joint-agree', 1]);
    stage.say('no');
    expect([stage.realm.joint, stage.hero.area.stage, placeOf(stage.realm, city).tokens.length]).toEqual([
      null,
      'movement',
      2,
    ]);
  });
  it('the invited skip their next turn, the initiator does not; defenders are dealt (MK-W-17.3, 17.4)', () => {
    const { stage } = begun();
    expect(stage.realm.heroes.map(({ skipped }) => skipped)).toEqual([false, true]);
    expect(stage.realm.joint!.shares.map(share => share.length)).toEqual([1, 1]);
  });
  it('MK-WT-142, MK-WT-144 four defenders for three, two of them for one: dealt unseen, both invited turn down their tokens (MK-W-17.2 to 17.4)', () => {
    const { realm, city } = beside((all, spaces) => {
      all.heroes.push({ ...copy(all.heroes[1]!), hero: 'norowas', space: spaces[4]! });
      Object.assign(all, { teams: [0, 0, 0], order: [0, 1, 2] });
      openPlace(all, spaces[0]!).tokens = ['monks', 'golems', 'guardsmen', 'swordsmen'].map(enemy => ({
        enemy,
        pile: enemy === 'monks' ? 'violet' : 'grey',
        up: true,
      }));
    });
    const stage = new Stage(realm).say(`joint:${makeSpace(realm, city)}`, ['1', '2']);
    // At least one is left for everybody who comes after.
    expect(stage.asked).toMatchObject({ key: 'joint-share', kind: 'number', min: 1, max: 2 });
    stage.say(2, 1, 'yes', 'yes');
    expect(stage.realm.heroes.map(({ skipped }) => skipped)).toEqual([false, true, true]);
    expect(stage.realm.joint!.shares.map(share => share.length)).toEqual([1, 2, 1]);
    const dealt = stage.realm.joint!.shares.flat().map(({ enemy }) => enemy);
    expect(dealt.toSorted()).toEqual(['golems', 'guardsmen', 'monks', 'swordsmen']);
  });
  it('each pays the move into the city and fights the own share alone, at a price of reputation (MK-W-17.5, 17.6, 17.8)', () => {
    const { stage, label } = begun();
    expect(stage.options).not.toContain(`enter:${label}`); // no points yet
    expect(stage.options.some(id => id.startsWith('move') || id === 'interact')).toBe(false); // MK-W-17.9
    stage.say('play:march', 'basic', `enter:${label}`);
    expect([stage.realm.fight!.foes.length, stage.hero.reputation, stage.hero.area.move]).toEqual([1, -1, 0]);
  });
  it('conquered when all fell: shields as usual, then all end their turns in order (MK-W-17.7)', () => {
    const { stage, label, city } = begun();
    stage.say(
      'play:march',
      'basic',
      `enter:${label}`,
      'next',
      'next',
      '1.0:hero',
      'play:fireball',
      'basic:token:red',
      'attack:1',
    );
    expect(stage.asked.seat).toBe(1);
    stage.say(
      'play:march',
      'basic',
      `enter:${label}`,
      'next',
      'next',
      '1.0:hero',
      'play:fireball',
      'basic:crystal:red',
      'attack:1',
    );
    expect(placeOf(stage.realm, city)).toMatchObject({ shields: [0, 1], city: { conquered: true } });
    expect([stage.realm.joint!.ending, stage.asked.seat]).toEqual([true, 0]);
    stage.say('end');
    while (stage.asked.seat === 0) stage.say(stage.asked.kind === 'some' ? [] : stage.options[0]!);
    expect(stage.asked.seat).toBe(1);
  });
  it('one defender left: all go back, it stays (MK-W-17.7)', () => {
    const { stage, label, city, spaces } = begun();
    stage.say(
      'play:march',
      'basic',
      `enter:${label}`,
      'next',
      'next',
      '1.0:hero',
      'play:fireball',
      'basic:token:red',
      'attack:1',
      'stay-out',
    );
    expect(placeOf(stage.realm, city)).toMatchObject({ shields: [0], city: { conquered: false } });
    expect([placeOf(stage.realm, city).tokens.length, stage.hero.space]).toEqual([1, spaces[1]]);
  });
});

describe('teams (MK-X-16)', () => {
  const teams = () =>
    Object.assign(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx', 'arythea', 'norowas'] }), {
      teams: [0, 1, 0, 1],
    });
  it("a partner's keep is entered freely, a rival's is not; own keeps alone raise the hand (MK-X-16.7, MK-W-6.11, MK-S-5.10)", () => {
    const realm = teams();
    const spaces = onTile(realm, 'country_3', 2);
    openPlace(realm, spaces[1]!).tokens = [];
    openPlace(realm, spaces[1]!).shields = [2];
    expect([isSafe(realm, 0, spaces[1]!), isSafe(realm, 1, spaces[1]!), handLimit(realm, 0)]).toEqual([true, false, 5]);
    openPlace(realm, spaces[1]!).shields = [0];
    expect(handLimit(realm, 0)).toBe(6);
  });
  it('partners do not share a space (MK-X-16.5)', () => {
    const realm = teams();
    const spaces = onTile(realm, 'country_3', 2);
    realm.heroes[2]!.space = spaces[6]!;
    expect([isSafe(realm, 0, spaces[6]!), isSafe(realm, 0, spaces[5]!)]).toEqual([false, true]);
  });
  it('competitive skills spare the partner (MK-X-16.2, MK-C-5.7)', () => {
    const realm = teams();
    realm.center = [{ skill: 'source_freeze', owner: 0, mark: null, paid: [] }];
    expect([1, 2, 3].map(seat => isUnderToken(realm, seat, 'source_freeze'))).toEqual([true, false, true]);
  });
  it('a hand is shown to its owner only, partner or not (MK-X-16.4)', () => {
    const view = game.view(Object.assign(teams(), { champions: [] }), 0);
    expect(view.heroes.map(({ hand }) => hand === null)).toEqual([false, true, true, true]);
  });
});

describe('cooperation (MK-X-6, MK-C-6.4)', () => {
  it('the dummy takes its tactic first; one used by a player leaves after the round (MK-X-6.5, 6.6, 14.3, MK-W-18.4)', () => {
    const realm = inTurn(TWO, (_, all) => Object.assign(all, { phase: 'tactics', choosing: [1, 0] }));
    realm.dummy!.tactic = null;
    realm.tactics.open = ['early_bird', 'rethink', 'mana_steal'];
    const stage = new Stage(realm);
    expect(stage.realm.dummy!.tactic).not.toBeNull();
    expect([stage.asked.seat, stage.options.length]).toEqual([1, 2]);
  });
  it('the players drop one they used (MK-X-6.6)', () => {
    const realm = inTurn(TWO, (_, all) => Object.assign(all, { phase: 'evening', round: 1 }));
    realm.heroes[1]!.tactic = { id: 'rethink', up: true, die: null, stash: [], searched: false };
    const stage = new Stage(realm);
    expect([stage.asked.key, stage.options]).toEqual(['drop-tactic', ['early_bird', 'rethink']]);
    stage.say('rethink');
    expect(stage.realm.tactics.removed).toEqual(['rethink']);
  });
  it('spells 109 to 112 and competitive skills are out (MK-X-6.4)', () => {
    const { decks, offers, heroes } = inTurn(TWO);
    expect([...decks.spells, ...offers.spells]).not.toContain('mind_read');
    expect(heroes.flatMap(({ skillPile }) => skillPile).filter(id => id.endsWith('_competitive'))).toEqual([]);
  });
});
