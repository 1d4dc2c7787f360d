import { ask, askNumber, type MatchState, pause, type Rules, seal } from '../../src/engine/index.js';

/** A toy for the solver: a purse to be spent on a road of a few stops, everything in sight but the last chest. */
export interface TollRoad extends MatchState {
  purse: number;
  stop: number;
  stops: number;
  goods: string[];
  chest: number;
  isOver: boolean;
}

export const tollRoad = (given: Partial<TollRoad> = {}): TollRoad => ({
  random: [1, 2, 3, 4],
  news: [],
  sealed: 0,
  outcome: null,
  purse: 5,
  stop: 0,
  stops: 2,
  goods: [],
  chest: 7,
  isOver: false,
  ...given,
});

const PRICES: Readonly<Record<string, number>> = { salt: 1, silk: 3, chest: 1 };

export const game = {
  *step(road: TollRoad): Rules<void> {
    if (road.stop >= road.stops) {
      road.isOver = true;
      return yield* pause(1);
    }
    const wares = Object.keys(PRICES).filter(ware => PRICES[ware]! <= road.purse);
    const ware = yield* ask({ key: 'ware', seat: 0, options: ['pass', ...wares].map(id => ({ id })) });
    if (ware !== 'pass') {
      const most = ware === 'chest' ? 1 : Math.floor(road.purse / PRICES[ware]!);
      const count = yield* askNumber({ key: 'count', seat: 0, min: 1, max: most });
      road.purse -= count * PRICES[ware]!;
      for (let each = 0; each < count; each++) road.goods.push(ware);
    }
    if (ware === 'chest') {
      road.purse += road.chest;
      seal(road);
    }
    road.stop += 1;
  },
};
