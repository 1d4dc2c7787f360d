import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/language.js';
import { TASKS } from '../../../src/games/tash-kalar/tasks.js';
import type { ContestEntry, Deed } from '../../../src/games/tash-kalar/vocabulary.js';
import { words } from '../../../src/games/tash-kalar/words/index.js';
import { taskName } from '../../../src/games/tash-kalar/words/names.js';
import { leviathanNews } from './pictures/gallery.js';
import { at, BOARD, ENTRIES, LAYING, MELEE, SCENE, TEAMS } from './word-samples.js';

const dead = (colour: number, square: string): Deed => ({
  did: 'destroyed',
  piece: at(colour, 'common', square),
  counted: 1,
  removed: false,
});

const summoned = (deeds: readonly Deed[]): ContestEntry => ({
  tell: 'summoned',
  seat: 0,
  card: 'leviathan',
  rank: 'legendary',
  square: 'E5',
  laying: LAYING,
  lifted: null,
  gateway: false,
  deeds,
  points: [],
  board: BOARD,
});

const placed = (square: string): ContestEntry => ({
  tell: 'placed',
  seat: 0,
  by: 0,
  piece: at(0, 'common', square),
  lifted: null,
});

describe('the recap of a post', () => {
  it('leads with what matters and tells the rest in short lines', () => {
    const news = [placed('A5'), summoned([dead(1, 'C3'), dead(1, 'C4'), dead(0, 'E6')]), ...ENTRIES.drawn];
    expect(words.pl.recap(news, SCENE)).toEqual({
      headline: 'P1 przywołuje Lewiatana na E5: giną 2 wrogie piony, ginie 1 własny pion',
      lines: ['P1 stawia pion na A5'],
    });
    expect(words.en.recap(news, SCENE)).toEqual({
      headline: 'P1 summons Leviathan on E5: 2 enemy pieces die, 1 of their own pieces dies',
      lines: ['P1 places a common on A5'],
    });
  });

  it('leaves to the story what it draws, and says what its effects brought in points', () => {
    const [flare] = ENTRIES.flare as [Extract<ContestEntry, { tell: 'flare' }>];
    const gained = { ...flare, deeds: [dead(1, 'C3')], points: [{ colour: 1, points: 1, of: 0 }] };
    const both = [placed('A5'), gained, summoned([dead(1, 'C3'), dead(1, 'C4'), dead(2, 'E6')])];
    const scene = { ...MELEE, view: { ...MELEE.view, last: null } };
    expect(words.en.recap(both, scene, true)?.lines).toEqual([
      'Points: P2 +1 (colour: P1)',
      'P1 places a common on A5',
    ]);
    expect(words.pl.recap(both, scene, true)?.lines).toEqual(['Punkty: P2 +1 (kolor: P1)', 'P1 stawia pion na A5']);
    expect(words.pl.recap(both, scene)?.lines.join()).toContain('flarę');
  });

  it('says that the end is near in one short sentence; the board counts the turns', () => {
    const [nears] = ENTRIES['end-nears'];
    expect(words.en.recap([nears!], SCENE)?.headline).toMatch(/^The end is near: [^.]*\.$/);
    expect(words.pl.recap([nears!], SCENE)?.headline).toMatch(/^Koniec blisko: [^.]*\.$/);
  });

  it('names whose pieces die among many', () => {
    const news = [summoned([dead(1, 'C3'), dead(2, 'C4'), dead(2, 'C5')])];
    expect(words.en.recap(news, MELEE)?.headline).toBe(
      "P1 summons Leviathan on E5: 3 pieces die (1 of P2's, 2 of P3's)",
    );
    expect(words.pl.recap(news, MELEE)?.headline).toBe('P1 przywołuje Lewiatana na E5: giną 3 piony (P2 1, P3 2)');
    const alone = [summoned([dead(2, 'C4'), dead(2, 'C5')])];
    expect(words.pl.recap(alone, MELEE)?.headline).toBe('P1 przywołuje Lewiatana na E5: giną 2 piony (P3)');
  });

  it('counts the points of one player once, those in one colour together', () => {
    const points = [
      { colour: 0, points: 1, of: 1 },
      { colour: 0, points: 1, of: 2 },
      { colour: 0, points: 1, of: 2 },
    ];
    const news: ContestEntry[] = [{ tell: 'scored', seat: 0, kills: [], points }];
    expect(words.pl.recap(news, MELEE)?.headline).toBe('Za zniszczone piony: P1 +1 (kolor: P2) i +2 (kolor: P3)');
    expect(words.en.recap(news, MELEE)?.headline).toBe('For destroyed pieces: P1 +1 (colour: P2) and +2 (colour: P3)');
  });

  it('counts all that Leviathan destroyed', () => {
    expect(words.pl.recap(leviathanNews(), SCENE)?.headline).toContain('giną 4 wrogie piony');
  });

  it('tells two commons of one turn in one sentence', () => {
    expect(words.pl.recap([placed('E5'), placed('F6')], SCENE)).toEqual({
      headline: 'P1 stawia piony na E5 i F6',
      lines: [],
    });
  });

  it('puts the end before all else, and a claim before a summoning', () => {
    const [ends] = ENTRIES['match-ends'];
    const [claim] = ENTRIES.claimed;
    expect(words.en.recap([summoned([]), claim!], SCENE)).toEqual({
      headline: 'P1 claims Destruction: +1 point',
      lines: ['P1 summons Leviathan on E5', 'New task: Isolation (2 points), next: Diagonals (3 points)'],
    });
    expect(words.en.recap([claim!, ends!], SCENE)?.headline).toBe(words.en.news(ends!, SCENE));
  });

  it('names the tasks in one short line; the board says what they are worth', () => {
    const longest = Object.fromEntries(
      LANGUAGES.map(language => {
        const ids = TASKS.map(({ id }) => id).toSorted(
          (one, other) => taskName(other, language).length - taskName(one, language).length,
        );
        const tasks: ContestEntry = { tell: 'tasks', current: ids.slice(0, 3), next: ids[3]! };
        return [language, words[language].recap([tasks], SCENE)!.headline];
      }),
    );
    for (const line of Object.values(longest)) expect(line.length, line).toBeLessThanOrEqual(110);
    expect(longest.pl).toMatch(/^Zadania: [^(]+$/);
  });

  it('says who partners whom when a team match begins', () => {
    const begins: ContestEntry = {
      tell: 'match-begins',
      mode: 'duel-team',
      schools: ['highland', 'sylvan', 'nethervoid', 'everfrost'],
      colours: [0, 1, 0, 1],
      order: [3, 0, 1, 2],
    };
    expect(words.pl.recap([begins], TEAMS)?.lines).toContain('Razem grają P1 i P3 oraz P4 i P2');
    expect(words.en.recap([begins], TEAMS)?.lines).toContain('Partners: P1 and P3 against P4 and P2');
    expect(words.pl.news(begins, TEAMS)).toContain('Razem grają P1 i P3 oraz P4 i P2.');
  });

  it('is nothing where nothing is worth a line', () => {
    expect(words.pl.recap([...ENTRIES.drawn, ...ENTRIES['turn-begins']], SCENE)).toBeNull();
  });

  it.each(LANGUAGES)(
    'keeps to a headline and four lines, without a full stop in a row, for every entry in %s',
    language => {
      const all = Object.values(ENTRIES).flat();
      const { headline, lines } = words[language].recap(all, SCENE)!;
      expect(lines).toHaveLength(4);
      for (const text of [headline, ...lines]) expect(text).not.toMatch(/undefined|\.\.|\([^)]*\(/);
      for (const entry of all) {
        const one = words[language].recap([entry], MELEE);
        for (const text of one ? [one.headline, ...one.lines] : [])
          expect(text).not.toMatch(/undefined|null|\.\.|\([^)]*\(/);
      }
    },
  );
});
