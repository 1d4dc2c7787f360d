import { describe, expect, it } from 'vitest';
import { nameOfCard } from '../../../src/games/tash-kalar/cards.js';
import { freshContest, ready, Stage } from './stage.js';

/** With one piece more nothing double-sided is left in High Form. */
const SIXTEEN = 'c C1 D1 E1 F1 G1 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3';

describe('the turn', () => {
  it('TK-3.7 lays the discarded being uppermost', () => {
    const stage = new Stage({ schools: ['sylvan'], hand: ['naiad', 'dryad'], discard: ['sapling'] });
    stage.say('discard:naiad', []);
    expect(stage.view().seats[0]!.discard).toEqual(['sapling', 'naiad']);
  });

  it('TK-3.3 summons twice in one turn', () => {
    const stage = new Stage({ schools: ['sylvan'], hand: ['sapling', 'dryad'] })
      .fit('sapling', 'E5')
      .fit('dryad', 'G8');
    stage.summon('sapling', 'E5').summon('dryad', 'G8');
    expect([stage.at('E5'), stage.at('G8'), stage.actions]).toEqual(['h', 'h', 0]);
  });

  it('TK-3.1 goes round clockwise', () => {
    const stage = new Stage(freshContest('melee', 3)).say('F2:0', 'B7:1', 'G6:2').rest();
    expect(stage.view().onTurn).toBe(0);
    stage.say('place:A5').rest();
    expect(stage.view().onTurn).toBe(1);
  });

  it('TK-3.2 has two actions, the very first one', () => {
    const stage = new Stage(freshContest('high-form', 2)).rest();
    expect(stage.actions).toBe(1);
    stage.say('place:A5').rest();
    expect([stage.view().onTurn, stage.actions]).toEqual([1, 2]);
  });

  it('TK-3.3 offers each action any number of times, discarding once, and no end before all are spent', () => {
    const stage = new Stage({ schools: ['sylvan'], hand: ['sapling', 'naiad'], actions: 3 });
    expect(stage.offers.slice(0, 3)).toEqual(['discard:sapling', 'discard:naiad', 'place:C1']);
    expect(stage.offers).toHaveLength(2 + 69);
    stage.say('discard:sapling', []);
    expect([stage.actions, stage.question.key]).toEqual([2, 'turn']);
    stage.say('place:A5', 'place:A6');
    expect(stage.actions).toBe(0);
  });

  it('TK-3.4 places a common on any empty square', () => {
    const stage = new Stage({ board: 'C E5', hand: [] }).say('place:E4');
    expect(stage.offered('turn')).toHaveLength(68);
    expect(stage.at('E4')).toBe('c');
  });

  it('TK-3.5 lifts an own piece where none is in supply; it may go back where it was (AMB-3)', () => {
    const stage = new Stage({ board: `h A4 ${SIXTEEN}` });
    expect(stage.view().colours[0]!.supply.doubleSided).toBe(0);
    stage.say('place', 'A4', 'A4');
    expect(stage.at('A4')).toBe('c');
    expect(stage.kills).toBe('');
    expect(stage.told('placed')[0]!.lifted).toEqual({ colour: 0, rank: 'heroic', square: 'A4' });
  });

  it('TK-3.6 summons by an action', () => {
    expect(ready('sapling').summon('sapling', 'E5').actions).toBe(1);
  });

  it('TK-3.7 discards a being and slides other cards under their decks, drawing nothing yet', () => {
    const stage = new Stage({ schools: ['sylvan'], hand: ['sapling', 'naiad', 'dryad', 'titan'], flare: 'flare-01' });
    stage.say('discard:sapling', ['being:dryad', 'legend:titan', 'flare:flare-01']);
    const [owner] = stage.contest.seats;
    expect(stage.hand()).toEqual(['naiad']);
    expect(nameOfCard(owner!.deck[0]!)).toBe('dryad');
    expect(nameOfCard(stage.contest.legendDeck[0]!)).toBe('titan');
    expect(stage.contest.flareDeck[0]).toBe(0);
    expect(stage.view().seats[0]!.discard).toEqual(['sapling']);
    expect(stage.told('discarded')[0]!.returned).toEqual({ beings: 1, legends: 1, flares: 1 });
    expect(stage.heard('returned')[0]).toEqual([0]);
  });

  it('TK-3.7 discards no legend and no flare', () => {
    const stage = new Stage({ hand: ['titan'], flare: 'flare-01' });
    expect(stage.offers.filter(id => id.startsWith('discard'))).toEqual([]);
  });

  it('TK-3.8 SC-293 offers the flare also after the last action; what it gives must be used', () => {
    const stage = new Stage({ board: 'H A3 A4 A5 A6', flare: 'flare-08', actions: 0 });
    expect(stage.offers).toEqual(['flare', 'end']);
    stage.say('flare');
    expect(stage.actions).toBe(1);
    expect(stage.offers).not.toContain('end');
  });

  it('TK-3.9 uses gained actions in the same turn', () => {
    const stage = ready('time-mage', '', { actions: 1 }).summon('time-mage', 'E5');
    expect([stage.actions, stage.question.key]).toEqual([1, 'turn']);
  });

  it('TK-3.10 claims or scores, then draws, then looks at the end', () => {
    const stage = new Stage({ mode: 'duel', board: 'c A3', actions: 1 });
    stage.contest.turn.kills = [0, 0, 0, 2, 0, 0];
    stage.say('place:A5').rest();
    const told = stage.contest.news.map(({ entry }) => entry.tell);
    expect(told).toEqual(['placed', 'scored', 'drawn', 'drawn-cards', 'turn-begins']);
  });

  it('TK-3.11 SC-243 refills to three, two and one, then draws extra cards; excess is kept', () => {
    const stage = new Stage({
      schools: ['sylvan'],
      hand: ['sapling', 'naiad', 'titan'],
      flare: 'flare-01',
      actions: 1,
    });
    Object.assign(stage.contest.turn, { extraBeings: 1, extraLegends: 1 });
    const sizes = () => {
      const { beings, legends, flares } = stage.contest.seats[0]!;
      return [beings.length, legends.length, flares.length];
    };
    stage.say('place:A5').rest();
    expect(sizes()).toEqual([4, 3, 1]);
    stage.say('place:B5', 'place:B6').rest().say('place:C5', 'place:C6').rest();
    expect(sizes()).toEqual([4, 3, 1]);
  });

  it('TK-3.12 shuffles shared discard piles again, never an own deck', () => {
    const stage = new Stage({ actions: 1 });
    const { contest } = stage;
    contest.legendDiscard = contest.legendDeck.splice(0);
    contest.flareDiscard = contest.flareDeck.splice(0);
    const [owner] = contest.seats;
    owner!.discard = owner!.deck.splice(2);
    stage.say('place:A5').rest();
    expect([owner!.beings.length, owner!.legends.length, owner!.flares.length]).toEqual([2, 2, 1]);
    expect([contest.legendDiscard, contest.flareDiscard, owner!.deck]).toEqual([[], [], []]);
  });
});
