import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Recap } from '../../../src/engine/index.js';
import type { ArenaEntry, Mention } from '../../../src/games/monolith-arena/vocabulary.js';
import { words } from '../../../src/games/monolith-arena/words/index.js';
import { ENTRIES, SCENE, TEAMS } from './word-samples.js';

const at = (tile: string, hex: string, seat = 0, id = 1): Mention => ({ id, tile, seat, hex });
const pl = (...news: ArenaEntry[]): Recap | null => words.pl.recap(news, SCENE);
const en = (...news: ArenaEntry[]): Recap | null => words.en.recap(news, SCENE);

const placed = (tile: string, hex: string): ArenaEntry => ({
  tell: 'placed',
  seat: 0,
  tile,
  hex,
  rotation: 0,
  replaced: null,
});
const TURN: readonly ArenaEntry[] = [
  { tell: 'turn-begins', seat: 0, turn: 7, closing: null },
  { tell: 'drawn', seat: 0, count: 2, stack: 18, tiles: null },
  { tell: 'discarded', seat: 0, tile: 'net', forced: true },
  placed('knight', 'C3'),
  placed('pikeman', 'B2'),
  { tell: 'turn-ends', seat: 0, kept: 0 },
];
const BATTLE: readonly ArenaEntry[] = [
  { tell: 'order-played', seat: 0, tile: 'battle-charge' },
  { tell: 'battle-begins', seat: 0, number: 4, why: 'order', hitPoints: [20, 13] },
  { tell: 'battle-ends', number: 4, removed: [at('knight', 'C2')], before: [20, 13], after: [20, 10] },
];

describe('recap', () => {
  it('puts a turn into one sentence', () => {
    expect(pl(...TURN)).toEqual({
      headline: 'P1 stawia Rycerza na C3 i Pikiniera na B2, odrzuca Sieć.',
      lines: [],
    });
    expect(en(...TURN)?.headline).toBe('P1 places Knight on C3 and Pikeman on B2, discards Net.');
  });

  it('names tiles that are alike once', () => {
    const rune = 'regeneration-rune';
    const alike = [placed(rune, 'B3'), placed('knight', 'C3'), placed(rune, 'C4')];
    expect(pl(...alike)?.headline).toBe('P1 stawia Runę regeneracji na B3 i C4 i Rycerza na C3.');
    expect(en(...alike)?.headline).toBe('P1 places Rune of Regeneration on B3 and C4 and Knight on C3.');
  });

  it('tells an exchange of Orders before what was done after it (MA-4.1)', () => {
    const redrawn: ArenaEntry = { tell: 'redrawn', seat: 0, tiles: ['move', 'net'] };
    expect(pl(TURN[0]!, redrawn, placed('knight', 'C3'))?.headline).toBe(
      'P1 wymienia same rozkazy, stawia Rycerza na C3.',
    );
    expect(en(redrawn, placed('knight', 'C3'))?.headline).toBe('P1 exchanges a hand of Orders, places Knight on C3.');
  });

  it('leads with a Battle, and says below what came before it', () => {
    expect(pl(...TURN.slice(0, 4), ...BATTLE)).toEqual({
      headline: 'Bitwa 4: Sztandar (P2) 13 → 10, ginie Rycerz C2.',
      lines: ['P1 stawia Rycerza na C3, odrzuca Sieć.'],
    });
    expect(en(...BATTLE)?.headline).toBe('Battle 4: P2’s Banner 13 → 10, Knight C2 dies.');
  });

  it('counts many losses and names them below', () => {
    const removed = [at('knight', 'C2'), at('pikeman', 'B2', 0, 2), at('wraith', 'D3', 1, 3)];
    const ends = { tell: 'battle-ends', number: 4, removed, before: [20, 13], after: [20, 13] } as const;
    expect(pl(ends)).toEqual({
      headline: 'Bitwa 4: giną 3 żetony.',
      lines: ['P1 traci Rycerza C2 i Pikiniera B2.', 'P2 traci Upiora D3.'],
    });
    expect(words.pl.recap([ends], SCENE, true)?.lines, 'the story shows them').toEqual([]);
  });

  it('tells what came of an Order with it', () => {
    const wraith = at('wraith', 'D3', 1);
    const news: ArenaEntry[] = [
      { tell: 'order-played', seat: 0, tile: 'fire-concoction' },
      { tell: 'fire', seat: 0, hexes: ['C3', 'C4', 'D3'], targets: [wraith] },
      { tell: 'wounded', target: wraith, wounds: 1, left: 0 },
      { tell: 'removed', removed: wraith, why: 'wounds' },
    ];
    expect(pl(...news)?.headline).toBe('P1 rzuca Bombę na C3, C4 i D3: ginie Upiór D3.');
    expect(en(...news)?.headline).toBe('P1 throws a Fire Concoction at C3, C4 and D3: Wraith D3 dies.');
  });

  it('tells a Push that waits for the owner of the pushed tile (MA-18.2), and tells it once', () => {
    const played: ArenaEntry = { tell: 'order-played', seat: 0, tile: 'push' };
    const [pushed] = ENTRIES.pushed;
    expect(pl(played)?.headline).toBe('P1 zagrywa Odepchnięcie.');
    expect(en(played)?.headline).toBe('P1 plays Push.');
    expect(en(played, pushed!)?.headline).not.toContain('plays Push');
  });

  it('leads with the end of the match', () => {
    const ends = ENTRIES['match-ends'][0]!;
    const told = pl(...BATTLE, ends)!;
    expect(told.headline).toMatch(/^Wygrywa P1/);
    expect(told.lines[0]).toMatch(/^Bitwa 4/);
  });

  it('opens with who plays with whom', () => {
    const begins = {
      tell: 'match-begins',
      factions: TEAMS.view.seats.map(({ faction }) => faction),
      order: [0, 1, 2, 3],
    } as const;
    expect(words.pl.recap([begins], TEAMS)?.headline).toBe('Zaczyna się partia.');
    const pl = words.pl.recap([begins], TEAMS)!.lines;
    expect(pl[0]).toMatch(/^Drużyna 1: P1 \(.*\) i P3 \(.*\)\.$/);
    expect(pl[1]).toMatch(/^Drużyna 2: P2 \(.*\) i P4 \(.*\)\.$/);
    expect(pl[2]).toBe('Kolejność: P1, P2, P3, P4.');
    const en = words.en.recap([begins], TEAMS)!.lines;
    expect(en.slice(0, 2).join(' ')).toMatch(/^Team 1: P1 \(.*\) and P3 \(.*\)\. Team 2: P2 \(.*\) and P4 \(.*\)\.$/);
  });

  it('tells where the Banners stand in one short sentence', () => {
    const banner = (seat: number, hex: string): ArenaEntry => ({ tell: 'banner-placed', seat, hex, folded: false });
    expect(pl(banner(0, 'A1'), banner(1, 'E3'))?.headline).toBe('Sztandary stoją: P1 na A1, P2 na E3.');
    expect(en(banner(0, 'A1'))?.headline).toBe('P1 puts the Banner on A1.');
  });

  it('says nothing of a turn that has only begun', () => {
    expect(pl(...TURN.slice(0, 2))).toBeNull();
  });

  it.each(LANGUAGES)('of every entry and of all of them at once is short and whole in %s', language => {
    const all = Object.values(ENTRIES).flat();
    for (const news of [...all.map(entry => [entry]), all]) {
      const told = words[language].recap(news, SCENE);
      if (told === null) continue;
      expect(told.lines.length).toBeLessThanOrEqual(4);
      for (const line of [told.headline, ...told.lines]) {
        expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}/);
        expect(line).toMatch(/^[^a-z].*\.$/);
      }
    }
  });
});
