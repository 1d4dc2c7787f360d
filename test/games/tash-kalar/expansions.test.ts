import { describe, expect, it } from 'vitest';
import type { Said } from '../../../src/engine/decision.js';
import { CARDS, cardOf } from '../../../src/games/tash-kalar/cards.js';
import { destroyAt, setGateway } from '../../../src/games/tash-kalar/changes.js';
import { parseSquare } from '../../../src/geometry/square.js';
import { contestPlacements, ready, Stage, type Staging, schoolOfCard, summoned } from './stage.js';

const pieceAt = (stage: Stage, square: string): number => stage.contest.board[parseSquare(square)!]!;

/** A frozen effect waiting in front of seat 0. */
function frozen(card: string, board: string, staging: Staging = {}): Stage {
  const stage = new Stage({ schools: ['everfrost'], board, ...staging });
  const [owner] = stage.contest.seats;
  owner!.deck = owner!.deck.filter(other => other !== cardOf(card));
  owner!.frozen = cardOf(card);
  return stage;
}

/** A card with a warp in hand. */
const warping = (card: string, board: string, staging: Staging = {}): Stage =>
  new Stage({ schools: ['etherweave'], hand: [card], board, ...staging });

interface Row {
  readonly card: string;
  readonly board: string;
  readonly say?: readonly Said[];
  readonly leaves?: Readonly<Record<string, string>>;
  readonly staging?: Staging;
  readonly actions?: number;
  readonly kills?: string;
}

const FROZEN: readonly Row[] = [
  { card: 'crystal-grower', board: 'c A3 A4', say: ['A3'], leaves: { A3: 'h', A4: 'c' } },
  { card: 'ice-princess', board: 'c A3 h A5', say: ['A4'], leaves: { A3: '.', A4: 'c' } },
  { card: 'ice-queen', board: 'c A3 h A5 C B5', say: ['B5'], leaves: { A5: '.', B5: 'h' }, kills: 'C' },
  { card: 'frostweave-summoner', board: '' },
  {
    card: 'winter-whisperer',
    board: 'c A3',
    staging: { flare: 'flare-01' },
    say: ['A3', 'yes'],
    leaves: { A3: '.' },
    actions: 3,
  },
  { card: 'ice-wyvern', board: 'h A5', say: ['A4'], leaves: { A4: 'c' } },
  { card: 'frostweave-illusionist', board: 'C A3 I5', say: ['I5'], leaves: { I5: 'c' }, kills: 'C' },
];

const WARPS: readonly Row[] = [
  { card: 'paradox-worm', board: 'C A3', say: ['no'], leaves: { A3: 'H' } },
  { card: 'lesser-shadow-twin', board: 'c A3 A4', say: ['A4'], leaves: { A4: 'h' } },
  { card: 'greater-shadow-twin', board: 'c A3', leaves: { A3: 'h' } },
  { card: 'translocationist', board: '', actions: 3 },
  {
    card: 'antimatter-spirit',
    board: '',
    say: ['E4', 'E3'],
    leaves: { E3: 'c', E4: '.', E5: 'C' },
  },
  { card: 'merchant-of-time', board: 'C A3 A5', leaves: { A3: '.', A5: 'C' } },
  { card: 'gate-of-oblivion', board: '' },
  { card: 'void-summoner', board: 'h A3 C A4', say: ['A4'], leaves: { A3: '.', A4: 'h' }, kills: 'C' },
  { card: 'eternal-emperor', board: 'c A3 C A4', say: ['2', 'A4'], leaves: { A4: 'c' }, kills: 'C' },
  { card: 'polarity-queen', board: 'C A3', say: ['A4'], leaves: { A4: 'c' } },
  { card: 'ziggurat-sentinel', board: 'h A3 c I5', say: ['2', 'A3', 'A4', 'A5'], leaves: { A3: '.', A5: 'h' } },
];

describe('Everfrost', () => {
  it.each(FROZEN)('TK-14.2 $card thaws', ({ card, board, say = [], leaves = {}, actions = 2, kills = '', staging }) => {
    const stage = frozen(card, board, staging).say('thaw', ...say);
    expect(Object.fromEntries(Object.keys(leaves).map(square => [square, stage.at(square)]))).toEqual(leaves);
    expect([stage.actions, stage.kills]).toEqual([actions, kills]);
    expect(stage.view().seats[0]).toMatchObject({ frozen: null, discard: [card] });
  });

  it('tests every frozen effect and every warp', () => {
    const tested = [...FROZEN, ...WARPS].map(({ card }) => card);
    expect(
      CARDS.filter(card => card.frozen ?? card.warp)
        .map(({ id }) => id)
        .filter(id => !tested.includes(id)),
    ).toEqual([]);
  });

  it('TK-14.1 SC-286 keeps one frozen effect, either of two', () => {
    const stage = ready('crystal-grower');
    stage.contest.seats[0]!.frozen = cardOf('ice-queen');
    stage.summon('crystal-grower', 'E5', 'crystal-grower');
    expect(stage.offered('keep')).toEqual(['crystal-grower', 'ice-queen']);
    expect(stage.view().seats[0]).toMatchObject({ frozen: 'crystal-grower', discard: ['ice-queen'] });
  });

  it('TK-14.2 SC-287 thaws for free in the turn of the summoning', () => {
    const stage = summoned('crystal-grower', 'C A3', []).say('thaw', 'D6');
    expect([stage.at('D6'), stage.actions, stage.view().seats[0]!.frozen]).toEqual(['h', 1, null]);
  });

  it('TK-14.3 SC-288 Frostweave Summoner helps the summoning directly after the thaw only (AMB-30)', () => {
    const staging = { hand: ['snow-fox'], actions: 3 };
    const direct = frozen('frostweave-summoner', 'c F5 C G6', staging).say('thaw');
    expect(contestPlacements(direct.contest, 'snow-fox')).toContain('E5:r0');
    const late = frozen('frostweave-summoner', 'c F5 C G6', staging).say('thaw', 'place:A5');
    expect(contestPlacements(late.contest, 'snow-fox')).not.toContain('E5:r0');
  });

  it('TK-14.8 Sentinel takes an action of each other player, of a team once', () => {
    const stage = summoned('everfrost-sentinel', 'C E5', ['yes'], { mode: 'duel-team', actions: 1 }).rest();
    expect([stage.view().onTurn, stage.actions]).toEqual([1, 1]);
    expect(stage.told('turn-begins').at(-1)!.lost).toBe(1);
    stage.say('place:A5').rest().say('place:B5', 'place:B6').rest();
    expect([stage.view().onTurn, stage.actions]).toEqual([3, 2]);
  });

  it('TK-14.9 Deathbringer’s kill counts double, Gate of Oblivion adds one to each', () => {
    expect(summoned('deathbringer', 'C E4', ['E4']).kills).toBe('C C');
    const stage = warping('gate-of-oblivion', 'C F4');
    stage.say('warp:gate-of-oblivion');
    expect(stage.view().countBonus).toBe(1);
  });
});

describe('Nethervoid', () => {
  it('TK-14.4 the first being is the Gateway; a heroic one takes over from a common one (AMB-33)', () => {
    expect(summoned('gate-keeper', '', ['stop']).gateway).toBe('E5');
    expect(ready('hell-rider', 'c A4').setGateway('A4').summon('hell-rider', 'E5', 'stop').gateway).toBe('E5');
    expect(ready('hell-rider', 'h A4').setGateway('A4').summon('hell-rider', 'E5', 'stop').gateway).toBe('A4');
    const onto = ready('flame-imp', 'c E5').setGateway('E5').summon('flame-imp', 'E5', 'stop');
    expect(onto.gateway).toBe('E5');
  });

  it('TK-14.4 legends and other schools make no Gateway', () => {
    expect(summoned('titan', '', [], { schools: ['nethervoid'] }).gateway).toBeNull();
    expect(summoned('sapling', '', []).gateway).toBeNull();
  });

  it('TK-14.5 it ends when destroyed, converted, lifted or legendary; demoting keeps it', () => {
    expect(summoned('demon-of-sloth', '', [], { actions: 1 }).gateway).toBeNull();
    const stage = new Stage({ mode: 'high-form', schools: ['northern-imperial', 'nethervoid'], hand: ['assassin'] });
    stage.put('c D2 C3 B4 H D4').setGateway('D4').summon('assassin', 'E5');
    expect(stage.gateway).toBeNull();
    const demoted = new Stage({ hand: ['leviathan'], schools: ['sylvan', 'nethervoid'] })
      .fit('leviathan', 'E5')
      .put('H I7');
    demoted.setGateway('I7').summon('leviathan', 'E5', '1', 'I7');
    expect([demoted.at('I7'), demoted.gateway]).toEqual(['C', 'I7']);
  });

  it('TK-14.5 it is forgotten with its piece, also when that is lifted or converted', () => {
    const gone = (stage: Stage): number => stage.contest.gateway;
    expect(gone(summoned('demon-of-sloth', '', [], { actions: 1 }))).toBe(0);
    const schools = ['sylvan', 'nethervoid'];
    const converted = ready('sylvan-queen', 'H D4', { schools }).setGateway('D4').summon('sylvan-queen', 'E5', 'D4');
    expect([converted.at('D4'), gone(converted)]).toEqual(['h', 0]);
    const lifted = new Stage({ schools: ['nethervoid'], board: 'c A3 h A4' }).setGateway('A4');
    lifted.contest.colours[0]!.removed = [15, 0];
    expect(gone(lifted.say('place', 'A4', 'I5'))).toBe(0);
    const risen = ready('gate-master', 'h A4').setGateway('A4').summon('gate-master', 'E5', 'E5');
    expect([risen.at('A4'), risen.gateway]).toEqual(['l', 'E5']);
  });

  it('TK-14.5 Merchant of Time only suspends it', () => {
    const stage = new Stage({ schools: ['etherweave', 'nethervoid'], hand: ['merchant-of-time'] });
    stage.fit('merchant-of-time', 'E5').put('H I7').setGateway('I7');
    stage.say('warp:merchant-of-time', 'I7');
    expect(stage.gateway).toBeNull();
    stage.summon('merchant-of-time', 'E5', 'I5');
    expect([stage.at('I5'), stage.gateway]).toEqual(['H', 'I5']);
  });

  it('TK-14.5 a released piece is no Gateway once another piece has become it, alive or not', () => {
    const stage = new Stage({ schools: ['etherweave', 'nethervoid'], hand: ['merchant-of-time'] });
    stage.fit('merchant-of-time', 'E5').put('H I7 C A5').setGateway('I7');
    stage.say('warp:merchant-of-time', 'I7');
    setGateway(stage.contest, parseSquare('A5')!);
    destroyAt(stage.contest, parseSquare('A5')!);
    stage.summon('merchant-of-time', 'E5', 'I5');
    expect([stage.at('I5'), stage.gateway]).toEqual(['H', null]);
  });

  it('TK-14.6 toward the Gateway is closer to it', () => {
    const stage = ready('power-seeker', 'h E1').setGateway('E1').summon('power-seeker', 'E5', 'stop');
    expect(stage.offered('destination')).toEqual(['E4', 'F4', 'D4', 'stop']);
  });

  it('TK-14.7 Possessed Summoner: the next pattern uses the other colour, own pieces are barred', () => {
    const stage = new Stage({ schools: ['nethervoid'], hand: ['flame-imp'], board: 'C C5 D6 c F5 G6' });
    stage.contest.turn.patternColour = 1;
    const ids = contestPlacements(stage.contest, 'flame-imp');
    expect(ids).toContain('E5:r0');
    stage.summon('flame-imp', 'E5', 'stop');
    expect([stage.at('E5'), stage.view().rights.colour]).toEqual(['c', null]);
    const own = new Stage({ schools: ['nethervoid'], hand: ['flame-imp'], board: 'c C5 D6' });
    own.contest.turn.patternColour = 1;
    expect(contestPlacements(own.contest, 'flame-imp')).toEqual([]);
  });

  it('TK-14.7 in the Melee a third colour may still be improvised', () => {
    const stage = new Stage({ mode: 'melee', schools: ['nethervoid'], hand: ['flame-imp'], board: 'C C5 1 D6' });
    stage.contest.turn.patternColour = 1;
    stage.summon('flame-imp', 'E5', 'stop');
    expect(stage.view().colours[0]!.against.map(({ mayImprovise }) => mayImprovise)).toEqual([true, false]);
  });
});

describe('Etherweave', () => {
  it.each(WARPS)('TK-14.10 $card warps', ({ card, board, say = [], leaves = {}, actions = 2, kills = '' }) => {
    const stage = warping(card, board).say(`warp:${card}`, ...say);
    expect(Object.fromEntries(Object.keys(leaves).map(square => [square, stage.at(square)]))).toEqual(leaves);
    expect([stage.actions, stage.kills]).toEqual([actions, kills]);
    expect(stage.view().seats[0]!.pending).toBe(card);
  });

  it('TK-14.10 SC-289 not on the first own turn', () => {
    const stage = warping('translocationist', '');
    stage.contest.seats[0]!.turns = 1;
    expect(stage.offers).not.toContain('warp:translocationist');
  });

  it('TK-14.11 SC-290 one pending being at a time; it counts toward three and may be summoned', () => {
    const stage = warping('translocationist', '', { hand: ['translocationist', 'polarity-queen'] });
    stage.fit('translocationist', 'E5').say('warp:translocationist');
    expect(stage.actions).toBe(3);
    expect(stage.offers).not.toContain('warp:polarity-queen');
    expect(stage.offers).not.toContain('discard:translocationist');
    expect(stage.offers).toContain('summon:translocationist');
    stage.contest.phase = 'draw';
    stage.say();
    expect(stage.hand()).toHaveLength(2);
  });

  it('TK-14.11 draws skip the pending being, and it does not keep the deck from being empty', () => {
    const stage = warping('translocationist', '', { actions: 0 });
    stage.say('warp:translocationist').contest.turn.actions = 0;
    const [owner] = stage.contest.seats;
    owner!.beings = owner!.deck.splice(0, 1);
    owner!.deck = owner!.deck.slice(0, 1);
    stage.contest.phase = 'draw';
    stage.say().say();
    expect([owner!.deck.length, owner!.pending]).toEqual([0, cardOf('translocationist')]);
    expect(stage.told('end-nears')[0]!.why).toBe('deck');
  });

  it('TK-14.12 a copy does not play the warp: the Emperor may still carry out his own', () => {
    const copied = ready('eternal-emperor').with(({ turn }) => turn.warped.push(cardOf('polarity-queen')));
    expect(copied.summon('eternal-emperor', 'E5', 'no').asked.map(({ key }) => key)).toContain('may');
    const played = ready('eternal-emperor').with(({ turn }) => turn.warped.push(cardOf('eternal-emperor')));
    expect(played.summon('eternal-emperor', 'E5').asked.map(({ key }) => key)).not.toContain('may');
    const doppelganger = ready('doppelganger');
    doppelganger.contest.seats[0]!.pending = cardOf('translocationist');
    doppelganger.summon('doppelganger', 'E5');
    expect([doppelganger.actions, doppelganger.contest.turn.warped]).toEqual([2, []]);
    expect(doppelganger.view().seats[0]!.pending).toBe('translocationist');
  });

  it('TK-14.12 SC-291 Merchant of Time is never copied, discarded or taken back', () => {
    const stage = ready('doppelganger');
    stage.contest.seats[0]!.pending = cardOf('merchant-of-time');
    stage.summon('doppelganger', 'E5');
    expect(stage.contest.last!.deeds).toEqual([]);
    const patch = ready('reality-patch');
    patch.contest.seats[0]!.pending = cardOf('merchant-of-time');
    expect(patch.summon('reality-patch', 'E5').asked.some(({ key }) => key === 'may')).toBe(false);
  });

  it('TK-14.13 a linked effect is done whole or not at all', () => {
    const stage = ready('polarity-queen');
    stage.contest.board.fill(0);
    stage.put('l C6 D7 c D6 F6 E7 E8').contest.turn.actions = 2;
    const offered = stage.summon('polarity-queen', 'E5', 'D6', 'C5', 'F6').offered('mover');
    expect(offered).not.toContain('stop');
    const short = warping('antimatter-spirit', '');
    short.contest.colours[1]!.removed = [17, 0];
    short.say('warp:antimatter-spirit');
    expect(short.contest.last!.deeds).toEqual([]);
  });

  it('TK-14.14 a pending being costs two points, in the Melee in every colour', () => {
    const stage = new Stage({ mode: 'melee', schools: ['etherweave'] });
    stage.contest.colours[0]!.against = [0, 5, 3];
    stage.contest.seats[0]!.pending = cardOf('singularity');
    expect(stage.view().colours[0]).toMatchObject({ score: 1, pendingLoss: 2 });
  });

  it('TK-14.15 colourless is neither red nor green', () => {
    const stage = summoned('time-traveler', '', ['I3']);
    expect(stage.offered('arrival')).toHaveLength(58);
  });

  it('TK-14.16 Void Summoner: two vacant squares count as commons, the framed one too (AMB-34)', () => {
    const stage = new Stage({ schools: [schoolOfCard('cannon')], hand: ['cannon', 'hell-bull'], board: 'c D5' });
    stage.contest.turn.voids = 2;
    stage.summon('cannon', 'E5');
    expect(stage.told('summoned')[0]!.laying.voids).toEqual(['E5', 'C6']);
    expect(stage.view().rights.voids).toBe(0);
    stage.contest.turn.voids = 2;
    expect(contestPlacements(stage.contest, 'hell-bull')).toEqual([]);
  });

  it('TK-14.17 Gate Master and Iris count as a legend summoned, not as a second being', () => {
    const stage = summoned('iris-of-eternity', '', ['2']);
    expect([stage.contest.turn.legends, stage.contest.turn.summons.length, pieceAt(stage, 'E5') & 3]).toEqual([
      1, 1, 3,
    ]);
  });
});
