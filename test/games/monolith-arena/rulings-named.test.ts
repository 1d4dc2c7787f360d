import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  RULINGS,
  RULINGS_OF_CHOICE,
  RULINGS_OF_SEQUENCE,
  type Rulings,
} from '../../../src/games/monolith-arena/rulings.js';
import { view } from '../../../src/games/monolith-arena/sight.js';
import { ABYSS, addMonolith, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

const SOURCES = new URL('../../../src/games/monolith-arena/', import.meta.url);
const sourceOf = (file: string) =>
  readFileSync(new URL(file.startsWith('geometry') ? `../../${file}` : file, SOURCES), 'utf8');

/** What happens under another ruling; the one in force comes back afterwards. */
function under<Name extends keyof Rulings, Seen>(name: Name, value: Rulings[Name], look: () => Seen): Seen {
  const rulings = RULINGS as { -readonly [Key in keyof Rulings]: Rulings[Key] };
  const before = rulings[name];
  rulings[name] = value;
  try {
    return look();
  } finally {
    rulings[name] = before;
  }
}

const BANNERS = '0 banner A1\n1 banner E3';
const drawing = (position: Stage, turnNumber = 10) =>
  position.with(arena => {
    arena.phase = 'draw';
    arena.turnNumber = turnNumber;
  });

/** Ten hexes of each side: nobody but Banners attacks, so that the board stays full after its Battle. */
const FULL = ['A2', 'A3', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4', 'C5', 'D1', 'D2', 'D3', 'D4', 'E1', 'E2'];
const fullBoard = () =>
  stage(
    `${BANNERS}\n1 golem A2\n${FULL.slice(1)
      .map(hex => `0 regeneration-rune ${hex}`)
      .join('\n')}`,
    {
      factions: [ABYSS, REALM],
    },
  );

const team = (lines: string, hand: string[] = []) =>
  stage(`0 banner A1\n2 banner A3\n1 banner E1\n3 banner E3\n${lines}`, {
    factions: [REALM, ABYSS, FOREST, DRAGON],
    hands: [hand],
  });

/** Each choice, another way to rule, and what is seen under the one and the other. */
const CHOICES: {
  readonly [Name in keyof Rulings]: readonly [other: Rulings[Name], look: () => unknown, now: unknown, then: unknown];
} = {
  redrawWithoutStack: [
    true,
    () =>
      drawing(stage(BANNERS, { factions: [DRAGON, ABYSS], stacks: [['move']], hands: [['net']] })).act().arena.phase,
    'turn',
    'redraw',
  ],
  fullBoardFightsAgain: [
    true,
    () => fullBoard().play('demon', { hex: 'A2', rotation: '0' }).told('battle-begins').length,
    0,
    1,
  ],
  penetration: [
    'printed',
    () =>
      stage('0 banner A1\n1 banner C5\n0 crossbowman C1 r2\n0 penetration-rune B1 r1', {
        factions: [REALM, DRAGON],
      }).fight().arena.pools[1],
    19,
    18,
  ],
  survivingRuneAbsorbs: [
    false,
    () => {
      const lines = '0 banner A1\n1 banner B4\n1 regeneration-rune C4\n1 axeman D4';
      const position = stage(lines, { factions: [ABYSS, REALM], turn: 1 });
      return position.play('fire-concoction', { triangle: 'C4-D3-D4' }).at('C4') === null;
    },
    true,
    false,
  ],
  poisonOnTheDying: [
    true,
    () =>
      stage(`${BANNERS}\n0 spike C3\n1 pikeman C4 r1`, { factions: [ABYSS, DRAGON] })
        .fight()
        .segments.flatMap(({ poisoned }) => poisoned).length,
    0,
    1,
  ],
  chargeOntoNet: [
    true,
    () =>
      stage('0 banner A1\n1 banner C5\n0 knight C3\n1 nightmare D4 r4\n1 spike B4', {
        factions: [DRAGON, ABYSS],
        hands: [['battle-charge']],
      }).offers('target', { turn: 'order:battle-charge', mode: 'charge' }),
    ['B4', 'D4'],
    ['B4', 'C5', 'D4'],
  ],
  bannersAndRunesShift: [
    false,
    () => {
      const lines = '0 banner C3\n1 banner C4\n0 reinforcement-rune B4\n0 axeman D3\n1 spike E2\n1 spike A3';
      const position = stage(lines, { factions: [REALM, ABYSS], hands: [['push', 'false-order']] });
      return [
        position.offers('pusher', { turn: 'order:push' }),
        position.offers('target', { turn: 'order:false-order' }),
      ];
    },
    [
      ['B4', 'C3', 'D3'],
      ['A3', 'C4', 'E2'],
    ],
    [null, ['A3', 'E2']],
  ],
  battleOrdersInExtraTurns: [
    true,
    () =>
      stage(BANNERS, { factions: [ABYSS, DRAGON], hands: [['battle']] })
        .with(arena => {
          arena.closing = { remaining: [0, 1], extra: true };
        })
        .offers('turn')!
        .includes('order:battle'),
    false,
    true,
  ],
  partnerUsesManeuver: [false, () => team('2 herne C3', ['push']).offers('turn')!.includes('feature:C3'), true, false],
  partnerUsesOtherFeatures: [
    true,
    () => {
      const position = stage('0 banner A1\n2 banner A3\n1 banner E1\n3 banner E3\n3 wraith C3', {
        factions: [REALM, DRAGON, FOREST, ABYSS],
        turn: 1,
        hands: [[], ['move']],
      });
      return position.offers('turn')!.includes('feature:C3');
    },
    false,
    true,
  ],
  fireWoundsPartners: [
    false,
    () => team('2 spark C3').play('fire-concoction', { triangle: 'C3-C4-D3' }).at('C3') === null,
    true,
    false,
  ],
  unfoldAfterPlacing: [
    true,
    () => {
      const position = stage('0 banner C3\n1 banner A3', { factions: [ABYSS, DRAGON], hands: [['chaos', 'spike']] });
      addMonolith(position, 0, { inside: ['spike', 'wraith'] });
      return position.act({ turn: 'place:chaos', hex: 'E1', rotation: '0' }).offers('turn')!.includes('unfold');
    },
    false,
    true,
  ],
  tacticalFirstTurnPlays: [
    2,
    () =>
      drawing(
        stage(BANNERS, {
          factions: [DRAGON, ABYSS],
          stacks: [new Array(8).fill('knight'), ['spike']],
          chosen: { variant: 'tactical' },
        }),
        0,
      ).act().arena.turn.left,
    1,
    2,
  ],
  partnerSeesHidden: [
    false,
    () => {
      const position = team('');
      addMonolith(position, 0, { inside: ['axeman', 'golem'] });
      return [2, 1].map(seat => typeof view(position.arena, seat).seats[0]!.hidden);
    },
    ['object', 'number'],
    ['number', 'number'],
  ],
};

function playsDifferently<Name extends keyof Rulings>(name: Name): void {
  const [other, look, now, then] = CHOICES[name];
  expect(look()).toEqual(now);
  expect(under(name, other, look)).toEqual(then);
  expect(look()).toEqual(now);
}

describe('rulings are named in one place', () => {
  it('every point the digest leaves open, once', () => {
    const all = [...Object.keys(RULINGS_OF_SEQUENCE), ...new Set(Object.values(RULINGS_OF_CHOICE))].sort();
    expect(all).toEqual(Array.from({ length: 39 }, (_, index) => `AMB-${String(index + 1).padStart(2, '0')}`));
    expect(Object.keys(RULINGS_OF_CHOICE).sort()).toEqual(Object.keys(RULINGS).sort());
  });

  const names = Object.keys(RULINGS_OF_CHOICE) as (keyof Rulings)[];
  it.each(names)('%s is read from there: another ruling plays differently', name => playsDifferently(name));

  it.each(Object.entries(RULINGS_OF_SEQUENCE))('%s is kept where it says', (number, text) => {
    const kept = [...text.matchAll(/(\w+) in ([\w/-]+\.ts)/g)];
    for (const [, name, file] of kept)
      expect(sourceOf(file!), `${name} in ${file}`).toMatch(new RegExp(`\\b${name}\\b`));
    if (kept.length > 0)
      expect(
        kept.some(([, , file]) => sourceOf(file!).includes(number)),
        number,
      ).toBe(true);
  });
});
