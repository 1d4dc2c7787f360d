import { printOf } from '../../../src/games/monolith-arena/prints.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { parseHex } from '../../../src/geometry/hex.js';
import { ABYSS, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

const EMPIRE_HAND = ['knight', 'battle-charge', 'move', 'net'];

/** The Empire is on turn; knight C3 stands between friends and enemies. */
export const empire = (hand: readonly string[] = EMPIRE_HAND): Stage =>
  stage(
    `0 banner A1
     0 knight C3
     0 pikeman C2
     0 charge-rune A2
     1 banner E3
     1 wraith D3
     1 spike C4`,
    { factions: [DRAGON, ABYSS], hands: [hand, ['demon', 'push']] },
  );

export const catchOn = (hex: string) => (arena: Arena) => {
  arena.board[parseHex(hex)!]!.caught = true;
};
export const realm = (lines: string, hand: readonly string[]): Stage =>
  stage(lines, { factions: [REALM, ABYSS], hands: [hand, []] });

export const GUARDS = `0 banner A1
  0 axeman C3
  1 banner E3
  1 wraith C4`;

/** Its whole ring of hexes is taken: nobody around the wraith can be pushed anywhere. */
const PACKED = `0 banner A1
  0 axeman D4
  1 banner A2
  1 wraith E3
  1 spike E2
  1 chaos D3`;

/** What is typed where, and the rule that forbids it; seat 0 types unless another one is named. */
export const FORBIDDEN: readonly [says: string, rule: string, typed: string, Stage, seat?: number][] = [
  ['no such hex', 'MA-1.1', 'place knight F7', empire()],
  ['an Order does not lie on the board', 'MA-1.3', 'place move C5', empire()],
  ['the Banner is placed once', 'MA-1.6', 'banner C5', empire()],
  [
    'forced discard first',
    'MA-3.2',
    'place knight C5 0',
    empire().with(arena => {
      arena.phase = 'discard';
    }),
  ],
  [
    'a tile not in hand, in the forced discard',
    'MA-3.3',
    'discard swordsman',
    empire().with(arena => {
      arena.phase = 'discard';
    }),
  ],
  ['a tile not in hand', 'MA-3.3', 'postaw szermierz C5', empire()],
  ['an Order not in hand', 'MA-3.3', 'odepchnięcie C3 C4', empire()],
  ['nothing to discard by that name', 'MA-3.3', 'odrzuć upiór', empire()],
  ['not your turn to end', 'MA-3.7', 'koniec', empire(), 1],
  [
    'unlucky draw first',
    'MA-4.3',
    'move C3 B3 0',
    empire(['move', 'net']).with(arena => {
      arena.phase = 'redraw';
      arena.seats[0]!.stack.push(printOf(DRAGON, 'knight').index);
    }),
  ],
  ['no unlucky draw', 'MA-4.1', 'redraw', empire()],
  ['not your turn to play', 'MA-5.1', 'push D3 C3', empire(), 1],
  ['a rotation that is none', 'MA-5.3', 'place knight C5 6', empire()],
  ['an occupied hex', 'MA-5.4', 'place knight C3 2', empire()],
  ['a feature in another turn', 'MA-6.2', 'use D3 D4', empire(), 1],
  ['no feature', 'MA-6.1', 'use C2 C1', empire()],
  [
    'a feature used already',
    'MA-6.9',
    'użyj C3 B3 0',
    empire().with(arena => {
      arena.turn.used.push(`maneuver>${arena.board[parseHex('C3')!]!.id}`);
    }),
  ],
  ['a Maneuver too far', 'MA-6.5', 'use C3 A3 0', empire()],
  ['a Maneuver onto a tile', 'MA-6.5', 'use C3 C2 0', empire()],
  ['a Maneuver that changes nothing', 'MA-6.5', 'use C3 C3 0', empire()],
  ['an enemy tile used', 'MA-3.5', 'use D3', empire()],
  ['nothing there to use', 'MA-3.5', 'use B3', empire()],
  ['a netted tile used', 'MA-10.3', 'use C3 B3 0', empire().with(catchOn('C3'))],
  ['a netted tile moved', 'MA-10.3', 'move C3 B3 0', empire().with(catchOn('C3'))],
  ['an enemy tile moved', 'MA-16.4', 'ruch D3 D2 0', empire()],
  ['a Move too far', 'MA-16.4', 'move C3 A3 0', empire()],
  ['the own tile netted', 'MA-16.6', 'net C2', empire()],
  ['a Charge named without its order', 'MA-17.1', 'charge C3 D3 B3', empire()],
  [
    'no Cavalry',
    'MA-17.1',
    'battle/charge charge C2',
    stage(
      `0 banner A1
     0 knight C3
     0 dragon-rider D2
     0 pikeman C2
     1 banner E3
     1 wraith D3`,
      { factions: [DRAGON, ABYSS], hands: [['battle-charge'], []] },
    ),
  ],
  ['a netted tile charges', 'MA-17.5', 'bitwa/szarża szarża C3', empire().with(catchOn('C3'))],
  ['a Charge at the own tile', 'MA-17.1', 'battle/charge charge C2', empire()],
  ['a Charge onto a tile', 'MA-17.2', 'battle/charge charge C3 D3 C2', empire()],
  ['a Charge that faces elsewhere', 'MA-17.2', 'battle/charge charge C3 D3 D2 5', empire()],
  ['a Charge too far', 'MA-17.2', 'battle/charge charge C3 D3 E1', empire()],
  ['a Charge without a step', 'MA-17.3', 'battle/charge charge C3 D3 C3', empire()],
  ['a Charge past its target', 'MA-17.1', 'battle/charge charge C3 C4 D2', empire()],
  [
    'a Charge with nobody near',
    'MA-17.3',
    'battle/charge charge',
    stage(
      `0 banner A1
     0 knight A2
     1 banner E3`,
      { factions: [DRAGON, ABYSS], hands: [['battle-charge'], []] },
    ),
  ],
  ['the netted Rune of Charge', 'MA-17.10', 'use A2', empire().with(catchOn('A2'))],
  [
    'a Battle after the last draw',
    'MA-20.2',
    'bitwa/szarża bitwa',
    empire().with(arena => {
      arena.closing = { remaining: [1], extra: false };
    }),
  ],
  [
    'Battle, briefly, after the last draw',
    'MA-20.2',
    'battle',
    empire().with(arena => {
      arena.closing = { remaining: [1], extra: false };
    }),
  ],
  [
    'a Battle after the last draw, for the others',
    'MA-20.2',
    'battle',
    realm(GUARDS, ['battle']).with(arena => {
      arena.closing = { remaining: [1], extra: false };
    }),
  ],
  [
    'a third tile in the tactical variant',
    'MA-21.1',
    'place knight C5 0',
    empire().with(arena => {
      arena.turn.left = 0;
    }),
  ],
  [
    'a third discard in the tactical variant',
    'MA-21.1',
    'discard move',
    empire().with(arena => {
      arena.turn.left = 0;
    }),
  ],
  [
    'a Demon on a Banner',
    'MA-6.8',
    'place demon A1',
    stage(
      `0 banner A1
     1 banner E3
     1 spike C3`,
      { factions: [DRAGON, ABYSS], turn: 1, hands: [[], ['demon']] },
    ),
    1,
  ],
  [
    'a Demon on a friend',
    'MA-6.8',
    'place demon C3',
    stage(
      `0 banner A1
     1 banner E3
     1 spike C3`,
      { factions: [DRAGON, ABYSS], turn: 1, hands: [[], ['demon']] },
    ),
    1,
  ],
  [
    'a Teleport onto a tile',
    'MA-6.6',
    'use D3 A1',
    stage(
      `0 banner A1
     1 banner E3
     1 wraith D3`,
      { factions: [DRAGON, ABYSS], turn: 1 },
    ),
    1,
  ],
  [
    'a Precise Shot at a Banner',
    'MA-16.10',
    'precise shot E3',
    stage(
      `0 banner A1
     1 banner E3
     1 spike C3
     1 wraith C4`,
      { factions: [FOREST, ABYSS], hands: [['precise-shot'], []] },
    ),
  ],
  [
    'a Precise Shot at a friend',
    'MA-16.10',
    'strzelec wyborowy A1',
    stage(
      `0 banner A1
     1 banner E3
     1 spike C3
     1 wraith C4`,
      { factions: [FOREST, ABYSS], hands: [['precise-shot'], []] },
    ),
  ],
  [
    'no target left',
    'MA-5.2',
    'precise shot',
    stage(
      `0 banner A1
     1 banner E3`,
      { factions: [FOREST, ABYSS], hands: [['precise-shot'], []] },
    ),
  ],
  ['a netted tile turned', 'MA-16.5', 'rotation C3 2', realm(GUARDS, ['rotation']).with(catchOn('C3'))],
  ['a Rotation that moves', 'MA-16.5', 'rotation C3 C2', realm(GUARDS, ['rotation'])],
  ['a friend given a False Order', 'MA-16.9', 'false order C3 B3', realm(GUARDS, ['false-order'])],
  [
    'a netted tile given a False Order',
    'MA-10.3',
    'fałszywy rozkaz C4 B4',
    realm(GUARDS, ['false-order']).with(catchOn('C4')),
  ],
  ['an enemy entrenched', 'MA-16.8', 'entrenchment C4', realm(GUARDS, ['entrenchment'])],
  ['no triangle', 'MA-16.7', 'fire concoction A1-A2-A3', realm(GUARDS, ['fire-concoction'])],
  ['no such hex in a triangle', 'MA-1.1', 'bomba A1-A2-Z9', realm(GUARDS, ['fire-concoction'])],
  ['a netted pusher', 'MA-18.5', 'push C3 C4', realm(GUARDS, ['push']).with(catchOn('C3'))],
  ['a netted tile pushed', 'MA-18.5', 'push C3 C4', realm(GUARDS, ['push']).with(catchOn('C4'))],
  ['a push from afar', 'MA-18.1', 'push A1 C4', realm(`${GUARDS}\n1 spike A2`, ['push'])],
  ['an enemy as pusher', 'MA-18.1', 'push C4 C3', realm(`${GUARDS}\n1 spike A2`, ['push'])],
  ['a push with nowhere to go', 'MA-18.4', 'push D4 E3', realm(PACKED, ['push'])],
  ['a pusher with nobody beside it', 'MA-18.4', 'push A1', realm(GUARDS, ['push'])],
  ['nobody to push', 'MA-18.4', 'push', realm(`0 banner A1\n1 banner E3`, ['push'])],
  ['Monoliths are not in this match', 'MA-22.1', 'unfold', empire()],
  ['never folded by choice', 'MA-22.9', 'zwiń', empire()],
];
