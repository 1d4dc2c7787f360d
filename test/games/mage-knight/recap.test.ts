import { describe, expect, it } from 'vitest';
import { marked } from '../../../src/engine/marking.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import type { RealmEntry } from '../../../src/games/mage-knight/entries.js';
import { game } from '../../../src/games/mage-knight/game.js';
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
        'Ola: Fame 2 → 5, level 2, Reputation 0 → −1, red crystal.',
      ],
    });
    expect(game.words.pl.recap(NEWS, scene)).toEqual({
      headline: 'Ola zdobywa Twierdzę (C3) i pokonuje Gwardzistów; zablokowane ataki: 1, Rany: 1.',
      lines: [
        'Ola idzie na B0 (Ruch 6) i odkrywa Teren D (Magiczna polana, Wioska, Plądrujący orkowie).',
        'Ola: Sława 2 → 5, poziom 2, Reputacja 0 → −1, czerwony kryształ.',
      ],
    });
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
