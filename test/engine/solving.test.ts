import { describe, expect, it } from 'vitest';
import { advance, compareMeasures, copy, type PuzzleKind, solve } from '../../src/engine/index.js';
import { game, type TollRoad, tollRoad } from './toll-road.js';

const count = (road: TollRoad, ware: string): number => road.goods.filter(each => each === ware).length;
/** Silk is wanted, then salt. */
const silk: Pick<PuzzleKind<TollRoad>, 'measure' | 'isOver' | 'ordered'> = {
  measure: (_, after) => [count(after, 'silk'), count(after, 'salt')],
};
const MANY = 10_000;

describe('the solver', () => {
  it('finds the best line through numbers and options, to the end of the turn', () => {
    const solved = solve(game, silk, tollRoad(), 0, MANY)!;
    expect(solved.best.measures).toEqual([1, 2]);
    expect(solved.second).toEqual([1, 1]);
    const road = tollRoad();
    const said = [...solved.best.said];
    while (!road.isOver && said.length > 0) {
      const rules = game.step(road);
      let turn = advance(rules, []);
      while (!turn.done) turn = advance(rules, [said.shift()!]);
    }
    expect(count(road, 'silk')).toBe(1);
  });

  it('counts what differs in nothing but the order as one position only where the kind says so', () => {
    expect(solve(game, silk, tollRoad(), 0, MANY)!.equals, 'salt then silk, silk then salt').toBe(1);
    const ordered = (road: TollRoad) => ({ ...road, goods: [...road.goods].sort() });
    expect(solve(game, { ...silk, ordered }, tollRoad(), 0, MANY)!.equals).toBe(0);
  });

  it('ends a line where something is learnt: what the chest holds buys nothing', () => {
    const { best } = solve(game, silk, tollRoad({ chest: 100 }), 0, MANY)!;
    expect(best.said).not.toContain('chest');
    expect(best.measures).toEqual([1, 2]);
  });

  it('ends a line where the kind says that nothing more counts', () => {
    const { best } = solve(game, { ...silk, isOver: ({ stop }) => stop > 0 }, tollRoad(), 0, MANY)!;
    expect(best.measures).toEqual([1, 0]);
    expect(best.said).toEqual(['silk']);
  });

  it('leaves the position it looks at as it was', () => {
    const road = tollRoad();
    const before = copy(road);
    solve(game, silk, road, 0, MANY);
    expect(road).toEqual(before);
  });

  it.each([
    ['there are more steps than may be tried', tollRoad(), silk, 10],
    ['a number has too many values', tollRoad({ purse: 5_000 }), silk, MANY],
    ['an outcome is not decided', tollRoad(), { measure: () => null }, MANY],
  ])('gives up where %s', (_, road, kind, most) => {
    expect(solve(game, kind, road, 0, most)).toBeNull();
  });

  it('gives up at an order, which takes presses that are kept with a match', () => {
    const sorting = {
      *step(road: TollRoad) {
        const options = ['a', 'b', 'c'].map(id => ({ id }));
        yield [{ kind: 'order' as const, key: 'order', seat: 0, options }];
        road.stop = road.stops;
      },
    };
    expect(solve(sorting, silk, tollRoad(), 0, MANY)).toBeNull();
  });
});

it('measures are compared by the weightiest number first', () => {
  expect(compareMeasures([2, 0], [1, 9])).toBeGreaterThan(0);
  expect(compareMeasures([1, 0], [1, 9])).toBeLessThan(0);
  expect(compareMeasures([1, 9], [1, 9])).toBe(0);
});
