import { expect, it } from 'vitest';
import type { Chip } from '../../../../src/games/wonderlands-war/chips.js';
import { battleIn } from '../../../../src/games/wonderlands-war/pictures/story-battle.js';
import { atWar } from '../stage.js';

const many = (chip: Chip): Chip[] => new Array<Chip>(20).fill(chip);

it('tells a draw whose chips were shown in the post before, once the markers move', () => {
  const stage = atWar([3, 3, 0], state => {
    state.seats[0]!.bag = many('soldier:weak');
    state.seats[1]!.bag = many('faction:1');
  }).say('none');
  expect(stage.asked.key).toBe('soldier');
  const before = stage.told.length;
  stage.say('double');
  const told = battleIn(stage.told.slice(before))!;
  expect(told.draws).toEqual([1]);
  expect(told.fighters.map(({ plays }) => plays.map(play => [play?.chip, play?.gained]))).toEqual([
    [['soldier:weak', 2]],
    [['faction:1', 1]],
  ]);
});
