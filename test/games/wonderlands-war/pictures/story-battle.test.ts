import { expect, it } from 'vitest';
import type { Chip } from '../../../../src/games/wonderlands-war/chips.js';
import { crowdOf } from '../../../../src/games/wonderlands-war/pictures/crowd.js';
import { battleIn } from '../../../../src/games/wonderlands-war/pictures/story-battle.js';
import { battleStrip } from '../../../../src/games/wonderlands-war/pictures/story-strip.js';
import { atWar } from '../stage.js';

const many = (chip: Chip): Chip[] => new Array<Chip>(20).fill(chip);

/** The second draw brings seat 0 a Soldier that asks what it does. */
const asking = () =>
  atWar([3, 3, 0], state => {
    state.seats[0]!.bag = ['faction:1'];
    state.seats[0]!.exhausted = many('soldier:weak');
    state.seats[1]!.bag = many('faction:2');
  }).say('none', 'draw', 'draw');

it('draws neither a gain nor a loss under chips whose effects are still asked for', () => {
  const stage = asking();
  expect(stage.asked.key).toBe('soldier');
  const scene = { view: stage.view('spectator'), reader: 'spectator', names: ['Ola', 'Jan', 'Ewa'] } as const;
  const texts = JSON.stringify(battleStrip(crowdOf(scene, 'pl', 'standard'), battleIn(stage.told)!).marks(0));
  expect(texts.match(/"text":"…"/g)).toHaveLength(2);
  expect(texts.match(/"text":"\+[12]"/g)).toHaveLength(2);
});

it('tells a draw whose chips were shown in the post before, once the markers move', () => {
  const stage = asking();
  const before = stage.told.length;
  stage.say('double');
  const told = battleIn(stage.told.slice(before))!;
  expect(told.draws).toEqual([2]);
  expect(told.fighters.map(({ plays }) => plays.map(play => [play?.chip, play?.gained]))).toEqual([
    [['soldier:weak', 2]],
    [['faction:2', 2]],
  ]);
});
