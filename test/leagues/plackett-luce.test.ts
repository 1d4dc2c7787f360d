import { expect, test } from 'vitest';
import { BEGINNERS, type Belief, learnt } from '../../src/leagues/plackett-luce.js';

type Numbers = readonly [mu: number, sigma: number];
const NEW: Numbers = [BEGINNERS.mu, BEGINNERS.sigma];
const believed = (team: readonly Numbers[]): Belief[] => team.map(([mu, sigma]) => ({ mu, sigma }));

/** What openskill 5.0.1 makes of the same matches with its own Plackett-Luce model. */
const KNOWN: readonly (readonly [string, Numbers[][], number[], Numbers[][]])[] = [
  [
    'two beginners',
    [[NEW], [NEW]],
    [1, 2],
    [[[27.635389493140497, 8.06590141354368]], [[22.364610506859503, 8.06590141354368]]],
  ],
  ['a draw of beginners', [[NEW], [NEW]], [1, 1], [[[25, 8.06590141354368]], [[25, 8.06590141354368]]]],
  [
    'an upset',
    [[[31.2, 2.1]], [[22.4, 5.6]]],
    [2, 1],
    [[[30.81053210218053, 2.098483377898807]], [[25.165807464289806, 5.438558128725942]]],
  ],
  [
    'a draw of unequals',
    [[[31.2, 2.1]], [[22.4, 5.6]]],
    [1, 1],
    [[[31.07354591710972, 2.098483377898807]], [[23.298014055345774, 5.438558128725942]]],
  ],
  [
    'teams of two',
    [
      [
        [31.2, 2.1],
        [20, 7],
      ],
      [NEW, [28, 1.5]],
    ],
    [2, 1],
    [
      [
        [31.037738478745368, 2.0974734568186313],
        [18.199673675407304, 6.844452461403467],
      ],
      [
        [27.551376444983926, 8.026486267391212],
        [28.082911443317645, 1.5005451794622227],
      ],
    ],
  ],
  [
    'one against two',
    [[[29, 3]], [NEW, [24, 4]]],
    [1, 2],
    [
      [[29.676081409208773, 2.9976944944035018]],
      [
        [19.786823304936824, 8.102287856019792],
        [22.798482923495587, 3.9755327152514224],
      ],
    ],
  ],
  [
    'four, two of them level',
    [[NEW], [[30, 3]], [[18, 6]], [[26, 4]]],
    [2, 1, 4, 2],
    [
      [[24.429089410054146, 7.9691246467604495]],
      [[30.416116177914517, 2.997904825235847]],
      [[17.043480637711024, 5.930924120346298]],
      [[25.817291377434838, 3.9811927775214193]],
    ],
  ],
  [
    'two of whom everything is known',
    [[[25, 0.01]], [[25, 0.01]]],
    [1, 2],
    [[[25.000597619699576, 0.08393115844777863]], [[24.999402380300424, 0.08393115844777863]]],
  ],
];

test.each(KNOWN)('%s', (_, teams, ranks, after) => {
  const result = learnt(teams.map(believed), ranks);
  expect(result.map(team => team.length)).toEqual(after.map(team => team.length));
  for (const [side, team] of after.entries()) {
    for (const [member, [mu, sigma]] of team.entries()) {
      expect(result[side]![member]!.mu).toBeCloseTo(mu, 9);
      expect(result[side]![member]!.sigma).toBeCloseTo(sigma, 9);
    }
  }
});
