import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { printOf } from '../../../../src/games/monolith-arena/prints.js';
import { framedHexes } from '../../../../src/games/monolith-arena/reference/example-board.js';
import { EXAMPLES } from '../../../../src/games/monolith-arena/reference/examples.js';
import { reference } from '../../../../src/games/monolith-arena/reference/index.js';
import { arenaOf, goalsOf, hitsOf } from '../../../../src/games/monolith-arena/reference/position.js';
import { activeSeat } from '../../../../src/games/monolith-arena/state.js';
import { makeHex, parseHex } from '../../../../src/geometry/hex.js';
import { Stage } from '../stage.js';

const named = (name: string) => EXAMPLES[name]!;

/** The example played on: the seat on turn has drawn and discarded. */
function stageOf(name: string, turn = 0): Stage {
  const arena = arenaOf(named(name));
  arena.at = arena.order.indexOf(turn);
  arena.turnNumber = 10;
  arena.phase = 'turn';
  arena.turn = { limit: 3, left: null, placed: false, unfolded: false, used: [] };
  arena.news = [];
  for (const seat of arena.seats) seat.hand = [];
  return new Stage(arena);
}

/** Gives the seat on turn a tile. */
const hold = (tile: string) => (arena: Stage['arena']) => {
  const { hand, faction } = arena.seats[activeSeat(arena)]!;
  hand.push(printOf(faction, tile).index);
};

const goals = (name: string): string[] => goalsOf(arenaOf(named(name)), named(name).goes!).sort();
const sorted = (hexes: readonly string[] | null): string[] => [...(hexes ?? [])].sort();
const without = (hexes: readonly string[] | null, hex: string): string[] => sorted(hexes).filter(each => each !== hex);

/** `<from>><to> <kind> <strength>` of everything the tiles strike that attack in the picture. */
const struck = (name: string): string[] =>
  hitsOf(arenaOf(named(name)), named(name).attacks!).map(
    ({ source, target, kind, strength, stopped }) =>
      `${makeHex(source)}>${makeHex(target)} ${kind} ${strength}${stopped > 0 ? ' stopped' : ''}`,
  );

describe('what the examples light up is what the game offers', () => {
  it.each(['maneuver-steps', 'teleport-anywhere', 'agility-step', 'teleport-by-rune', 'aura-step'])(
    'MA-6.5 MA-6.6 MA-11.11 MA-11.12 MA-15.4 %s',
    name => {
      const { goes } = named(name);
      const from = goes && 'from' in goes ? goes.from : '';
      expect(goals(name)).toEqual(without(stageOf(name).offers('hex', { turn: `feature:${from}` }), from));
      expect(goals(name).length).toBeGreaterThan(2);
    },
  );

  it('MA-23.7 ally-step: the Maneuver of an ally', () => {
    expect(goals('ally-step')).toEqual(without(stageOf('ally-step').offers('hex', { turn: 'feature:C3' }), 'C3'));
  });

  it('MA-5.3 any-free-hex', () => {
    const offered = stageOf('any-free-hex').with(hold('pikeman')).offers('hex', { turn: 'place:pikeman' });
    expect(goals('any-free-hex')).toEqual(sorted(offered));
  });

  it('MA-5.6 MA-20.3 the tile on the last free hex starts a Battle', () => {
    expect(goals('last-free-hex')).toEqual(['D3']);
    const stage = stageOf('last-free-hex').play('pikeman', { rotation: '0', mode: 'battle' });
    expect(stage.segments.length).toBeGreaterThan(0);
  });

  it('MA-6.8 demon-targets: every enemy tile but the Banner, a netted one too', () => {
    const offered = stageOf('demon-targets').with(hold('demon')).offers('hex', { turn: 'place:demon' });
    const free = goalsOf(arenaOf(named('demon-targets')), { by: 'place' });
    expect(goals('demon-targets')).toEqual(sorted(offered).filter(hex => !free.includes(hex)));
    expect(stageOf('demon-targets').netted).toEqual(['C4']);
  });

  it.each([
    ['order-step', 'move', 0],
    ['enemy-step', 'false-order', 0],
  ])('MA-16.4 MA-16.9 %s', (name, order, seat) => {
    const offered = stageOf(name, seat)
      .with(hold(order))
      .offers('hex', { turn: `order:${order}`, target: 'C3' });
    expect(goals(name)).toEqual(without(offered, 'C3'));
  });

  it.each([
    ['push-three-ways', 'B3 C4 D3'],
    ['third-tile-pushes', 'D3 D4'],
    ['banner-pushes', 'B3 C4'],
    ['pushed-into-net', 'C4'],
  ])('MA-18.1 MA-18.2 MA-18.6 %s leads to %s', (name, hexes) => {
    const { goes } = named(name);
    if (goes?.by !== 'push') throw new Error('no push');
    const stage = stageOf(name).play('push', {
      pusher: goes.from,
      pushed: goes.pushed,
      'push-hex': hexes.split(' ')[0]!,
    });
    expect(goals(name).join(' ')).toBe(hexes);
    const choice = stage.asked.find(({ key }) => key === 'push-hex');
    expect(choice?.kind === 'one' ? sorted(choice.options.map(({ id }) => id)).join(' ') : hexes).toBe(hexes);
    expect(choice?.seat ?? 1).toBe(1);
  });

  it('MA-10.6 the third tile frees the netted one, MA-18.7 a push may end in a net', () => {
    expect(stageOf('third-tile-pushes').netted).toEqual(['C3']);
    const freed = stageOf('third-tile-pushes').play('push', { pusher: 'B4', pushed: 'C4', 'push-hex': 'D4' });
    expect(freed.netted).toEqual([]);
    expect(stageOf('pushed-into-net').play('push', { pusher: 'C2', pushed: 'C3' }).netted).toEqual(['C4']);
  });

  it.each([
    ['charge-steps', 'B2 C1 C3'],
    ['charge-round-a-net', 'D2'],
    ['charge-by-rune', 'B2 C2'],
  ])('MA-17.1 AMB-14 %s may step to %s', (name, hexes) => {
    expect(goals(name).join(' ')).toBe(hexes);
  });
});

describe('what the examples say of a Charge', () => {
  it.each([
    ['charge-at-banner', { charger: 'D2', target: 'C4', hex: 'D3' }, 3],
    ['charge-with-strength', { charger: 'C2', target: 'C4', hex: 'C3' }, 3],
    ['charge-into-disarm', { charger: 'C2', target: 'D3', hex: 'C3' }, null],
  ])('MA-17.4 MA-17.8 MA-14.5 %s', (name, answers, strength) => {
    const stage = stageOf(name).play('battle-charge', { mode: 'charge', ...answers });
    expect(stage.told('charged')).toMatchObject([{ strength }]);
    expect(stage.segments).toEqual([]);
  });

  it('MA-17.10 the Rune of Charge lets a Knight charge that it does not touch', () => {
    const stage = stageOf('charge-by-rune').act({
      turn: 'feature:E3',
      charger: 'B1',
      target: 'C3',
      hex: 'B2',
      rotation: '3',
    });
    expect(stage.told('charged')).toMatchObject([{ rune: 'E3', strength: 2 }]);
  });
});

describe('what the examples say of nets', () => {
  it('MA-10.3 a netted Rune gives nothing, MA-10.7 a netted netter does not net, MA-16.6 the marker nets', () => {
    expect(stageOf('netted-rune').netted).toEqual(['C3']);
    expect(struck('netted-rune')).toEqual(['D2>C2 melee 1']);
    expect(stageOf('netted-netter').netted).toEqual(['C4']);
    expect(stageOf('net-marker').netted).toEqual(['C3']);
  });
});

describe('what the examples say of attacks', () => {
  it.each([
    ['strength-on-every-side', ['C3>B3 melee 2', 'C3>C2 melee 2', 'C3>C4 melee 2']],
    ['banner-strikes', ['C3>B3 melee 1', 'C3>D3 melee 1']],
    ['banner-hit', ['C3>C4 melee 3', 'E2>C4 ranged 1']],
    ['two-strengths', ['C3>C4 melee 3']],
    ['accuracy-shot', ['C2>C4 ranged 2']],
    ['pierced-line', ['C1>C3 ranged 1', 'C1>C4 ranged 1']],
    ['armor-before-regeneration', ['C1>C3 ranged 1 stopped']],
    ['disarm-links', []],
    ['empire-aura', ['C4>B4 melee 2', 'C4>C5 melee 2']],
    ['netted-morlock', []],
    ['ally-rune', ['C3>C5 ranged 2']],
    ['turned-to-shoot', ['C2>C5 ranged 2']],
    ['wounded-golem', ['C4>C3 melee 1']],
    ['two-blows', ['B2>C3 melee 1', 'C4>C3 melee 1']],
  ])('MA-8 MA-11 MA-14 MA-15 MA-19.5 MA-23 %s', (name, strikes) => {
    expect(struck(name).sort()).toEqual(strikes);
  });

  it.each([
    ['two-blows', 'C3', false],
    ['wounded-golem', 'C3', true],
    ['regeneration-saves', 'C3', true],
    ['regeneration-saves', 'B2', false],
    ['armor-before-regeneration', 'B2', true],
    ['regeneration-by-banner', 'C3', true],
    ['entrenched', 'C3', true],
    ['netted-morlock', 'C2', true],
  ])('MA-9.4 MA-12 MA-16.8 MA-19.5 after the Battle of %s there is a tile on %s: %s', (name, hex, stays) => {
    const stage = stageOf(name, 1).fight();
    expect(stage.at(hex) !== null).toBe(stays);
  });

  it('MA-9.6 banner-hit: 20 falls to 16', () => {
    expect(stageOf('banner-hit').fight().arena.pools).toEqual([20, 16]);
  });

  it('MA-13 poison: one marker for a wound, none where none is left, wounds at the start of a Battle', () => {
    const start = stageOf('poisoned').fight().told('segment')[0]!.segment;
    expect(start.initiative).toBeNull();
    expect(start.strikes.map(({ kind, strength }) => `${kind} ${strength}`).sort()).toEqual(['poison 1', 'poison 2']);
    expect(stageOf('all-markers-out').fight().seen('D2')).toMatchObject({ poison: 0 });
    expect(stageOf('venom-strike').at('B2')).toMatchObject({ poison: 1 });
  });

  it('MA-11.18 double-attack-netted: the Hunter attacks in 3 and 0, with the Rune free in 2 as well', () => {
    const held = stageOf('double-attack-netted');
    const hunter = held.at('C3')!.id;
    expect(held.fight().attacksOf(hunter)).toEqual([3, 0]);
    const free = stageOf('double-attack-netted').with(arena => {
      arena.board[parseHex('B1')!] = null;
    });
    expect(free.fight().attacksOf(hunter)).toEqual([3, 2, 0]);
  });

  it('MA-12.12 fire-on-own: the Rune saves the Axeman from its own Fire Concoction and leaves', () => {
    const stage = stageOf('fire-on-own').play('fire-concoction', { triangle: 'C3-C4-D3' });
    expect(stage.hexes.filter(hex => ['B2', 'C3', 'C4', 'D3'].includes(hex))).toEqual(['C3']);
  });

  it('MA-8.10 assassin-anywhere: every enemy tile may be struck', () => {
    const stage = stageOf('assassin-anywhere').fight({ assassin: 'D3' });
    const asked = stage.asked.find(({ key }) => key === 'assassin');
    expect(asked?.kind === 'one' && sorted(asked.options.map(({ id }) => id))).toEqual(goals('assassin-anywhere'));
  });
});

describe('every example', () => {
  it.each(Object.keys(EXAMPLES))('%s: what is written as a strike is one by the rules', name => {
    const { strikes = [] } = named(name);
    const worked = hitsOf(
      arenaOf(named(name)),
      strikes.map(line => line.slice(0, 2)),
    ).map(
      ({ source, target, kind, strength, stopped }) =>
        `${makeHex(source)}>${makeHex(target)} ${kind} ${strength}${stopped > 0 ? ' stopped' : ''}`,
    );
    expect(strikes.filter(line => !line.includes(' anywhere ') && !worked.includes(line))).toEqual([]);
  });

  it.each(Object.keys(EXAMPLES))(
    '%s: points at hexes of the board, has one tile a hex, and is told in both languages',
    name => {
      const { tiles } = named(name);
      expect(new Set(tiles.map(line => line.split(' ')[2])).size).toBe(tiles.length);
      for (const hex of framedHexes(named(name))) expect(parseHex(hex)).toBeDefined();
      const [pl, en] = LANGUAGES.map(language => reference.example(name, language, { palette: 'standard' }).alt);
      expect(pl).not.toBe(en);
    },
  );
});
