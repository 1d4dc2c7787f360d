import { describe, expect, it } from 'vitest';
import { readMove, Table } from '../../../src/engine/index.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import { Stage, type Staging } from './stage.js';

const NAMES = ['Ola', 'Kuba', 'Marek'];

/** The answers read from what seat 0 types. */
function read(staging: Staging | Stage, typed: string, before: (stage: Stage) => void = () => undefined) {
  const stage = staging instanceof Stage ? staging : new Stage(staging);
  before(stage);
  const { table } = Table.start(tashKalar, stage.contest);
  const move = readMove({ game: tashKalar, seat: table.open[0]!.seat, names: NAMES }, table, typed);
  return 'said' in move ? move.said : null;
}

/** A Knight that can be summoned on E5 in one way only (so the square answers itself), a Herald in hand, and things to do. */
const knight = (): Stage =>
  new Stage({ schools: ['northern-imperial', 'highland'], hand: ['knight', 'herald', 'infantry-captain'] })
    .fit('knight', 'E5')
    .put('C A3 A4 A5 A6 A7 B3 B4 B5 B6')
    .giveFlare(0, 'flare-08');

describe('a move typed as people type on a phone', () => {
  it.each([
    ['place D9', ['place:D9']],
    ['postaw d9', ['place:D9']],
    ['poloz na d9', ['place:D9']],
    ['put d 9', ['place:D9']],
    ['d9', ['place:D9']],
    ['place on D9', ['place:D9']],
    ['pos D9.', ['place:D9']],
    ['summon knight e5', ['summon:knight']],
    ['Summon the Knight on E5', ['summon:knight']],
    ['przywołaj rycerza na E5', ['summon:knight']],
    ['przywolaj rycerza e5', ['summon:knight']],
    ['przyw ryc e5', ['summon:knight']],
    ['sum kni e5', ['summon:knight']],
    ['knight e5', ['summon:knight']],
    ['rycerz e5', ['summon:knight']],
    ['knight e5 e4, e3 done', ['summon:knight', 'E4', 'E3', 'stop']],
    ['rycerz e5 -> e4 -> e3 dosc', ['summon:knight', 'E4', 'E3', 'stop']],
    ['rycerz e5 e4e3 wystarczy', ['summon:knight', 'E4', 'E3', 'stop']],
    ['odrzuc herolda', ['discard:herald']],
    ['odrz kapitana piechoty', ['discard:infantry-captain']],
    ['discard infantry', ['discard:infantry-captain']],
    ['dis her', ['discard:herald']],
    ['rzuc flare', ['flare']],
    ['throw flare', ['flare']],
    ['fla', ['flare']],
  ])('%s', (typed, said) => {
    expect(read(knight(), typed)).toEqual(said);
  });

  it.each([
    ['wykonaj zniszczenie', 'destruction'],
    ['zniszczenie', 'destruction'],
    ['devast', 'devastation'],
    ['claim devastation', 'devastation'],
    ['nie', 'none'],
    ['nothing', 'none'],
  ])('%s claims', (typed, task) => {
    const ending = new Stage({ actions: 0 }).with(contest => {
      contest.phase = 'claim';
      contest.tasks = [0, 1, 19];
      contest.turn.kills[3] = 4;
    });
    expect(read(ending, typed)).toEqual([task]);
  });

  it.each([
    ['kuba', '1'],
    ['highl', '1'],
    ['gorale', '1'],
    ['Marek', '2'],
    ['lesny', '2'],
  ])('%s is whose colour is meant', (typed, colour) => {
    const ending = new Stage({ mode: 'melee', schools: ['everfrost', 'highland', 'sylvan'], actions: 0 });
    ending.contest.phase = 'score';
    for (const at of [3, 6]) ending.contest.turn.kills[at] = 1;
    expect(read(ending, typed)).toEqual([colour]);
  });

  it('does not guess between two', () => {
    const two = new Stage({ schools: ['highland'], hand: ['ritual-keeper', 'ritual-master'] });
    expect(read(two, 'discard ritual')).toBeNull();
    expect(
      read(new Stage({ schools: ['highland'], hand: ['ritual-keeper', 'ritual-master'] }), 'odrzuc mistrza'),
    ).toEqual(['discard:ritual-master']);
  });
});
