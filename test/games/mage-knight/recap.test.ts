import { describe, expect, it } from 'vitest';
import { marked } from '../../../src/engine/marking.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import type { RealmEntry } from '../../../src/games/mage-knight/entries.js';
import { game } from '../../../src/games/mage-knight/game.js';
import type { ScenarioId } from '../../../src/games/mage-knight/scenarios/scenario.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { eagerAnswer, enrich, startMatch } from './eager-play.js';
import { inFight, inTurn } from './stage.js';

const scene = { view: game.view(inTurn(), 'spectator'), reader: 'spectator' as const, names: ['Ola'] };
const NEWS: readonly RealmEntry[] = [
  { tell: 'turn-begins', seat: 0, turn: 3, last: false },
  { tell: 'played', seat: 0, card: 'march', side: 'powered', mana: ['die:green'], as: null, amount: 0 },
  { tell: 'moved', seat: 0, path: ['A2'], cost: 2, provoked: [] },
  { tell: 'moved', seat: 0, path: ['B4', 'B0'], cost: 4, provoked: [] },
  { tell: 'explored', seat: 0, tile: 'country_1', label: 'D' },
  { tell: 'fight-begins', seat: 0, cause: 'assault', site: 'keep', space: 'C3', enemies: ['guardsmen'] },
  { tell: 'blocked', seat: 0, enemy: 'guardsmen', attack: 0, value: 3 },
  { tell: 'wounded', seat: 0, hand: 1, discard: 0, by: 'guardsmen' },
  { tell: 'beaten', seat: 0, enemies: ['guardsmen'], value: 7, armor: 7 },
  { tell: 'fame', seat: 0, amount: 3, total: 5, why: 'fight' },
  { tell: 'conquered', seat: 0, space: 'C3', site: 'keep' },
  { tell: 'fight-ends', seat: 0, won: true },
  { tell: 'reputation', seat: 0, amount: -1, total: -1 },
  { tell: 'crystal', seat: 0, colour: 'red', amount: 1 },
  { tell: 'level', seat: 0, level: 2 },
];

describe('the post of a turn', () => {
  it('tells it like a story, with before and after', () => {
    expect(game.words.en.recap(NEWS, scene)).toEqual({
      headline: 'Ola conquers the keep (C3) and beats Guardsmen; attacks blocked: 1, Wounds: 1.',
      lines: [
        'Ola goes to B0 (Move 6) and reveals tile D (Magical glade, Village, Marauding orcs).',
        'Ola: Fame 2 → 5, level 2, Reputation 0 → −1; gains a red crystal.',
      ],
    });
    expect(game.words.pl.recap(NEWS, scene)).toEqual({
      headline: 'Ola zdobywa Twierdzę (C3) i pokonuje Gwardzistów; zablokowane ataki: 1, Rany: 1.',
      lines: [
        'Ola idzie na B0 (Ruch 6) i odkrywa Teren D (Magiczna polana, Wioska, Plądrujący orkowie).',
        'Ola: Sława 2 → 5, poziom 2, Reputacja 0 → −1; zyskuje czerwony kryształ.',
      ],
    });
  });

  it('the way to a fight that is drawn is not told again', () => {
    expect(game.words.en.recap(NEWS, scene, true)?.lines).toEqual([
      'Ola: Fame 2 → 5, level 2, Reputation 0 → −1; gains a red crystal.',
    ]);
  });

  it('a turn without a fight is one sentence, and things are gained, not listed', () => {
    const turn: RealmEntry[] = [
      { tell: 'turn-begins', seat: 0, turn: 3, last: false },
      { tell: 'moved', seat: 0, path: ['B4'], cost: 2, provoked: [] },
      { tell: 'recruited', seat: 0, unit: 'foresters', cost: 5 },
      { tell: 'crystal', seat: 0, colour: 'blue', amount: 1 },
      { tell: 'skill-gained', seat: 0, skill: 'double_time', common: false },
    ];
    expect(game.words.en.recap(turn, scene)).toEqual({
      headline: 'Ola goes to B4 (Move 2), recruits Foresters, gains a blue crystal and the skill Double Time.',
      lines: [],
    });
    expect(game.words.pl.recap(turn, scene)).toEqual({
      headline: 'Ola idzie na B4 (Ruch 2), werbuje Leśników, zyskuje niebieski kryształ i umiejętność Forsowny marsz.',
      lines: [],
    });
  });

  it('who chooses a tactic reads which ones the others took, whatever else these bring', () => {
    const chosen: RealmEntry[] = [
      { tell: 'tactic', seat: 0, tactic: 'planning' },
      { tell: 'tactic', seat: 1, tactic: 'great_start' },
      { tell: 'drew', seat: 1, count: 2 },
    ];
    const both = { ...scene, names: ['Ola', 'Jan'] };
    expect(game.words.pl.recap(chosen, both)).toEqual({
      headline: 'Jan bierze Taktykę: Wielki start.',
      lines: ['Ola bierze Taktykę: Planowanie.', 'Jan dobiera 2 karty.'],
    });
  });

  it('the first one names the hero of one player, the teams of four, and no cards that everybody draws', () => {
    const begun = (scenario: ScenarioId, names: readonly string[], teams = 'off') => {
      const realm = startMatch({ scenario, teams }, names.length, 3);
      const news = Table.start(game, realm).change.news.map(({ entry }) => entry);
      const at = { view: game.view(realm, 'spectator'), reader: 'spectator' as const, names };
      return (['pl', 'en'] as const).map(language => {
        const { headline, lines } = game.words[language].recap(news, at)!;
        return [headline.replace(/: \S+\.$/, ': ….').replace(/: [^:]*\.$/, ': ….'), ...lines.slice(0, -1)];
      });
    };
    const four = ['Ola', 'Jan', 'Ewa', 'Kim'];
    expect(begun('solo_conquest', ['Ola'])).toEqual([
      ['Scenariusz: Podbój jednoosobowy. Bohater: ….'],
      ['Scenario: Solo Conquest. Hero: ….'],
    ]);
    expect(begun('conquer_and_hold', four)).toEqual([
      ['Scenariusz: Podbij i utrzymaj. Bohaterowie: ….', 'Drużyna I: Ola i Ewa. Drużyna II: Jan i Kim.'],
      ['Scenario: Conquer and Hold. Heroes: ….', 'Team I: Ola and Ewa. Team II: Jan and Kim.'],
    ]);
    expect(begun('full_conquest', four)[1]).toHaveLength(1);
    expect(begun('full_conquest', four, 'on')[1]![1]).toBe('Team I: Ola and Ewa. Team II: Jan and Kim.');
    expect(begun('full_cooperation', four.slice(2)).flat().join()).not.toMatch(/Team|Drużyna/);
  });

  it('what is the same afterwards is left out, several crystals are counted', () => {
    const turn: RealmEntry[] = [
      { tell: 'reputation', seat: 0, amount: -1, total: 0 },
      { tell: 'reputation', seat: 0, amount: 1, total: 1 },
      { tell: 'crystal', seat: 0, colour: 'blue', amount: 1 },
      { tell: 'crystal', seat: 0, colour: 'blue', amount: 1 },
    ];
    expect(game.words.en.recap(turn, scene)?.headline).toBe('Ola gains blue crystal ×2.');
  });

  it('a turn of nothing but cards says which', () => {
    const card = (id: string): RealmEntry => ({
      tell: 'played',
      seat: 0,
      card: id,
      side: 'basic',
      mana: [],
      as: null,
      amount: 0,
    });
    const two = [card('march'), card('rage'), { tell: 'discarded', seat: 0, cards: ['promise'] } as const];
    expect(game.words.en.recap(two, scene)?.headline).toBe('Ola plays March and Rage, discards Promise.');
    expect(game.words.pl.recap(two, scene)?.headline).toBe('Ola zagrywa Marsz i Szał, odrzuca Obietnicę.');
    const many = ['march', 'rage', 'promise', 'threaten'].map(card);
    expect(game.words.pl.recap(many, scene)?.headline).toBe('Ola zagrywa 4 karty.');
  });

  it('turns of several stand in their order, what frames them where it happened', () => {
    const both = { ...scene, names: ['Ola', 'Jan'] };
    const turns: RealmEntry[] = [
      { tell: 'moved', seat: 1, path: ['A2'], cost: 2, provoked: [] },
      { tell: 'dummy', flipped: 3, left: 4, colour: null },
      { tell: 'moved', seat: 0, path: ['B4'], cost: 2, provoked: [] },
      { tell: 'explored', seat: 0, tile: 'country_1', label: 'D' },
      { tell: 'round-begins', round: 2, rounds: 3, time: 'night', source: ['red'] },
    ];
    expect(game.words.en.recap(turns, both)).toEqual({
      headline: 'Round 2 of 3, night. Source: 🔴.',
      lines: [
        'Jan goes to A2 (Move 2).',
        'The dummy player flips 3 cards. 4 left in its deck.',
        'Ola goes to B4 (Move 2) and reveals tile D (Magical glade, Village, Marauding orcs).',
      ],
    });
  });

  it('who played together has one score', () => {
    const realm = startMatch({ scenario: 'blitz_cooperation' }, 2, 1);
    const shared = { view: game.view(realm, 'spectator'), reader: 'spectator' as const, names: ['Ola', 'Jan'] };
    const lines = [
      { category: 'fame', points: 20, title: 0 },
      { category: 'beating', points: -2, title: 0 },
    ] as const;
    const end = [0, 1].map((seat): RealmEntry => ({ tell: 'scored', seat, lines, total: 18 }));
    expect(game.words.en.recap(end, shared)).toEqual({
      headline: 'The game is over, 18 points together.',
      lines: ['Fame 20, Wounds −2.'],
    });
    expect(game.words.pl.recap(end, shared)).toEqual({
      headline: 'Koniec gry, wspólny wynik: 18.',
      lines: ['Sława 20, Rany −2.'],
    });
  });

  it('partners share their sheet', () => {
    const realm = startMatch({ scenario: 'conquer_and_hold' }, 4, 1);
    const names = ['Ola', 'Jan', 'Ewa', 'Kim'];
    const view = game.view(realm, 'spectator');
    const end = [3, 0, 3, 0].map((total, seat): RealmEntry => {
      const lines = total > 0 ? [{ category: 'keeps', points: total, title: 0 } as const] : [];
      return { tell: 'scored', seat, lines, total };
    });
    expect(game.words.pl.recap(end, { view, reader: 'spectator', names })).toEqual({
      headline: 'Koniec gry: Ola i Ewa 3, Jan i Kim 0.',
      lines: ['Ola i Ewa: 3 (twierdze 3).', 'Jan i Kim: 0 (nic).'],
    });
    const over = { ...view, scores: [3, 0, 3, 0], outcome: { places: [1, 3, 1, 3], reason: 'rounds' } };
    expect(game.words.en.outcome({ view: over, reader: 'spectator', names })).toBe(
      'Ola and Ewa win. Points: Ola and Ewa 3, Jan and Kim 0.',
    );
  });

  it('a fight between players is told blow by blow', () => {
    const both = { ...scene, names: ['Ola', 'Jan'] };
    const blows: RealmEntry[] = [
      { tell: 'attends', seat: 1, full: false },
      { tell: 'struck', seat: 0, amount: 5, phase: 'melee' },
      { tell: 'fended', seat: 1, reduction: 2, damage: 3 },
    ];
    expect(game.words.pl.recap(blows, both)).toEqual({
      headline: 'Ola uderza: Atak 5.',
      lines: ['Jan uczestniczy w walce częściowo.', 'Jan broni się: Blok zdejmuje 2, zostaje 3.'],
    });
    const end: RealmEntry[] = [{ tell: 'clash-ends', aggressor: 0, defender: 1, winner: 1 }];
    expect(game.words.pl.recap(end, both)?.headline).toBe('Jan wygrywa walkę, przegrywa Ola.');
    expect(game.words.en.recap(end, both)?.headline).toBe('Jan wins the fight against Ola.');
    const draw: RealmEntry[] = [{ tell: 'clash-ends', aggressor: 0, defender: 1, winner: null }];
    expect(game.words.pl.recap(draw, both)?.headline).toBe('Ola i Jan walczą bez rozstrzygnięcia.');
    // Passes are told while it goes on; that it ended says the rest.
    const passes: RealmEntry[] = [
      { tell: 'passed', seat: 1 },
      { tell: 'passed', seat: 0 },
    ];
    expect(game.words.pl.recap(passes, both)?.headline).toBe('Ola pasuje.');
    expect(game.words.pl.recap([...passes, ...draw], both)?.lines).toEqual([]);
  });

  it('no turn goes untold', () => {
    const drawn: RealmEntry[] = [
      { tell: 'turn-begins', seat: 0, turn: 3, last: true },
      { tell: 'drew', seat: 0, count: 2 },
    ];
    expect(game.words.pl.recap(drawn, scene)?.headline).toBe('Ola dobiera 2 karty.');
    expect(game.words.en.recap(drawn, scene)?.headline).toBe('Ola draws 2 cards.');
  });

  it('the end names the sums first', () => {
    const end: RealmEntry[] = [
      {
        tell: 'scored',
        seat: 0,
        lines: [
          { category: 'fame', points: 20, title: 0 },
          { category: 'loot', points: 4, title: 3 },
        ],
        total: 27,
      },
    ];
    expect(game.words.pl.recap(end, scene)).toEqual({
      headline: 'Koniec gry: Ola 27.',
      lines: ['Ola: 27 (Sława 20, łupy 4 +3 Największy Rabuś).'],
    });
    const full = (['knowledge', 'loot', 'leader', 'conqueror', 'adventurer'] as const).map(category => ({
      category,
      points: 2,
      title: 3,
    }));
    expect(game.words.pl.recap([{ tell: 'scored', seat: 0, lines: full, total: 25 }], scene)?.lines).toEqual([
      'Ola: 25 (wiedza 2 +3, łupy 2 +3, dowodzenie 2 +3, zdobyte miejsca 2 +3, przygody 2 +3).',
    ]);
  });
});

describe('what cannot be taken back', () => {
  it.each([1, 2, 3])('is said on the option before: match %i', seed => {
    const random = randomFrom(`${seed}`.padStart(32, 'c'));
    const realm = startMatch({ scenario: 'full_conquest' }, 2, seed);
    enrich(realm, random);
    const { table } = Table.start(game, realm);
    const silent = new Set<string>();
    for (let answers = 0; !table.isOver && answers < 400; answers++) {
      const [decision] = table.open;
      if (answers % 4 === 0 && decision!.kind === 'one' && ['turn', 'fight'].includes(decision!.key)) {
        const known = marked(table, decision!.seat)!;
        const { seat } = known;
        const seen = { view: game.view(table.state as Realm, seat), reader: seat, names: ['Ola', 'Jan'] };
        for (const option of known.kind === 'one' ? known.options : []) {
          const { label, short = '' } = game.words.pl.option(known, option, seen);
          if (option.seals && !label.includes('🔒') && !short.includes('🔒')) silent.add(option.id.replace(/\d.*/, ''));
        }
      }
      table.answer(decision!.seat, eagerAnswer(decision!, random));
    }
    expect([...silent]).toEqual([]);
  });
});

it('a fight says what is still missing', () => {
  const realm = inTurn({}, hero => {
    hero.hand = ['determination'];
  });
  inFight(realm, ['prowlers', 'wolf_riders'], { phase: 'block' });
  const { table } = Table.start(game, realm);
  const [decision] = table.open;
  const view = game.view(table.state as Realm, 0);
  const prompt = game.words.pl.prompt(decision!, { view, reader: 0, names: ['Ola'] });
  expect(prompt).toContain('Łupieżcy, Atak 4: potrzeba Bloku 4, brakuje 4');
  expect(prompt).toContain('Wilczy jeźdźcy, Atak 3, szybkość: potrzeba Bloku 6, brakuje 6');
});
