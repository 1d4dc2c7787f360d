import { describe, expect, it } from 'vitest';
import { completions, readMove } from '../../../src/engine/typed.js';
import { wonderlandsWar as game } from '../../../src/games/wonderlands-war/game.js';
import type { Stage } from './stage.js';
import { card, crowd, drawing, drew, forging, level, tea, war } from './why-positions.js';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Zoë'];

/** The answers read from what a seat types; null where nothing could be read. */
function read({ table }: Stage, typed: string, seat = 0) {
  const move = readMove({ game, seat, names: NAMES }, table, typed);
  return 'said' in move && move.later === '' ? move.said : null;
}

describe('a move typed as people type on a phone', () => {
  const table = tea(
    state => {
      state.chairs[6] = 'T1-01';
      state.chairs[1] = 'T1-03';
    },
    { factions: ['queen', 'alice', 'jabberwock'] },
  );

  it.each([
    ['siadam na 7', ['chair:7']],
    ['krzesło 7', ['chair:7']],
    ['Sit on chair 7!', ['chair:7']],
    ['7 ogród', ['chair:7', 'garden']],
    ['7, do ogrodu', ['chair:7', 'garden']],
    ['7 pod drzewa tumtum', ['chair:7', 'tumtum']],
    ['7 pool', ['chair:7', 'pool_of_tears']],
    ['roszada', ['chair:2']],
    ['castling garden', ['chair:2', 'garden']],
    ['na szczyt', ['head']],
    ['head of the table', ['head']],
  ])('at the table: %s', (typed, said) => {
    expect(read(table(), typed)).toEqual(said);
  });

  it.each([
    ['tumtum', ['place_units:2@tumtum']],
    ['w kałuży łez', ['place_units:2@pool_of_tears']],
    ['rzuc koscia', ['roll_shards']],
    ['odblokuj', ['unlock_ability']],
    ['zamek', null],
    ['czerwony', ['place_units:2@red_castle']],
  ])('on a card: %s', (typed, said) => {
    expect(read(card('T1-07')(), typed)).toEqual(said);
  });

  it.each([
    ['słabą różę', ['rose:weak']],
    ['biorę różę', ['rose:weak']],
    ['weak sol', ['soldier:weak']],
    ['kuznia', ['forge']],
  ])('which ally: %s', (typed, said) => {
    expect(read(card('T1-20')().say('gain_any_ally:weak'), typed)).toEqual(said);
  });

  it.each([
    ['dobieram', ['draw']],
    ['hit', ['draw']],
    ['stoję', ['withdraw']],
    ['wycofuję się', ['withdraw']],
    ['do siły 12', ['until:12']],
    ['draw until 12', ['draw', 'until:12']],
    ['ryzyko 30%', ['loss:30']],
    ['odpadnięcie do 10%', ['bust:10']],
  ])('in a battle: %s', (typed, said) => {
    expect(read(drawing()(), typed)).toEqual(said);
  });

  it.each([
    ['tarczą', ['madness/shield']],
    ['blok', ['madness/shield']],
    ['tracę stronnika', ['madness/lose=supporter']],
    ['lose a supporter', ['madness/lose=supporter']],
    ['walet', ['madness/lose=standee:knave']],
    ['szaleństwo stronnik', null],
  ])('to madness: %s', (typed, said) => {
    expect(read(drew(['madness'])(), typed)).toEqual(said);
  });

  it.each([
    ['na alicję', ['alice']],
    ['Ola', ['alice']],
    ['hatter', ['hatter']],
    ['nic', ['none']],
  ])('a wager: %s', (typed, said) => {
    expect(read(war()(), typed, 2)).toEqual(said);
  });

  it.each([
    ['biorę punkty', ['vp']],
    ['pz', ['vp']],
    ['zamek', ['castle']],
  ])('an award: %s', (typed, said) => {
    expect(read(level()(), typed)).toEqual(said);
  });

  it('the rest: yes and no, players by name, forging loosely', () => {
    expect(read(crowd('item:knave_crown', 'A')(), 'jan')).toEqual(['1']);
    expect(read(crowd('item:knave_crown', 'A')(), 'queen')).toEqual(['2']);
    expect(read(forging()(), 'frakcję 2 na tor 3')).toEqual(['symbol:faction:2@3']);
    expect(read(forging()(), 'nic')).toEqual(['none']);
  });

  it('what could be two things is not guessed', () => {
    expect(read(drew(['madness2'])(), 'stronnik')).toBeNull();
    expect(read(forging()(), 'frakcja')).toBeNull();
  });
});

describe('completions', () => {
  it('list chairs with their cards, and go on to the region', () => {
    const { table } = tea(
      state => {
        state.chairs[6] = 'T1-01';
      },
      { factions: ['queen', 'alice', 'jabberwock'] },
    )();
    const typist = { game, seat: 0, names: NAMES };
    expect(completions(typist, table, 'tren', 'pl', 25)).toContainEqual({
      typed: '7',
      label: '7. Trening krokieta',
    });
    expect(completions(typist, table, '7 tum', 'pl', 25).map(({ typed }) => typed)).toEqual(['7 drzewa tumtum']);
  });

  it('offer an instruction to who waits, and nothing of others', () => {
    const { table } = war()();
    const typist = { game, seat: 0, names: NAMES };
    expect(completions(typist, table, 'do 1', 'pl', 25).map(({ typed }) => typed)).toContain('do 12');
    expect(completions({ ...typist, seat: 1 }, table, 'alic', 'pl', 25)).toEqual([]);
  });
});
