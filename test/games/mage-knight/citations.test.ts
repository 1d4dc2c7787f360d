import { expect, it } from 'vitest';
import { sourceFiles } from '../../guards/source-files.js';
import { NUMBERS } from '../../rulebook/rule-numbers.js';
import { citedIn } from './citations.js';

const ALL = NUMBERS['mage-knight']!;

it('every numbered rule has a test that cites it', () => {
  const texts = sourceFiles('test/games/mage-knight', 'test/vectors').map(({ text }) => text);
  const cited = citedIn(texts.join('\n'), ALL);
  expect(ALL.filter(number => !cited.has(number))).toEqual([]);
});

it('citations are read in all the ways they are written', () => {
  const read = (text: string) => [...citedIn(text, ALL)];
  expect(read('(MK-W-10.6, 10.8)')).toEqual(['MK-W-10.6', 'MK-W-10.8']);
  expect(read('MK-S-12.2 to 12.4')).toEqual(['MK-S-12.2', 'MK-S-12.3', 'MK-S-12.4']);
  expect(read('MK-C-5.2, A9, MK-X-1.1')).toEqual(['MK-C-5.2', 'MK-C-A9', 'MK-X-1.1']);
  expect(read('MK-WT-110 and MK-W-99.1')).toEqual([]);
});
