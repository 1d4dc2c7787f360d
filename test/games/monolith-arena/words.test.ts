import { describe, expect, it } from 'vitest';
import { type Decision, fold, LANGUAGES, type Language } from '../../../src/engine/index.js';
import { lobby } from '../../../src/games/monolith-arena/lobby.js';
import { printsOf } from '../../../src/games/monolith-arena/prints.js';
import type { ArenaEntry } from '../../../src/games/monolith-arena/vocabulary.js';
import { words } from '../../../src/games/monolith-arena/words/index.js';
import { TILE_NAMES } from '../../../src/games/monolith-arena/words/names.js';
import { markers, tiles, turns, wounds, woundsCounted } from '../../../src/games/monolith-arena/words/pl/grammar.js';
import { TILE_LINES } from '../../../src/games/monolith-arena/words/tiles.js';
import { optionsOf, optionTyped } from '../word-checks.js';
import { ABYSS, EMPIRE, ENTRIES, QUESTIONS, SCENE, SEGMENT, START, TEAMS, TILES, VIEW } from './word-samples.js';

const entries = Object.values(ENTRIES).flat();

const decisions: Decision[] = Object.entries(QUESTIONS).flatMap(([key, samples]) =>
  samples.map(({ about, options, seat = 0 }: { about: object; options: readonly string[]; seat?: number }) => {
    const asked = { key, seat, about: about as NonNullable<Decision['about']>, options: options.map(id => ({ id })) };
    return key === 'monolith' ? { ...asked, kind: 'some', min: 2, max: 2 } : { ...asked, kind: 'one' };
  }),
);

/** Everything one language says about the samples. */
function everything(language: Language): string[] {
  const each = words[language];
  return [
    each.blurb,
    each.board(SCENE),
    each.hand(SCENE),
    each.outcome(TEAMS),
    ...entries.flatMap(entry => each.news(entry, SCENE) ?? []),
    ...decisions.flatMap(decision => [
      each.prompt(decision, SCENE),
      ...optionsOf(decision).flatMap(option => {
        const { label, note } = each.option(decision, option, SCENE);
        return note ? [label, note] : [label];
      }),
    ]),
  ];
}

describe('words of the arena', () => {
  it.each(LANGUAGES)('says something about every sample in %s', language => {
    for (const text of everything(language)) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text.trim()).toBe(text);
      expect(text).not.toContain('  ');
    }
  });

  it.each(LANGUAGES)('keeps to the limits of labels and notes in %s', language => {
    for (const decision of decisions) {
      for (const option of optionsOf(decision)) {
        const { label, note } = words[language].option(decision, option, SCENE);
        expect(label.length, label).toBeLessThanOrEqual(80);
        expect(note?.length ?? 0, note).toBeLessThanOrEqual(100);
      }
    }
  });

  it('keeps the words of every tile within the limits', () => {
    for (const [faction, lines] of Object.entries(TILE_LINES)) {
      expect(Object.keys(lines).sort()).toEqual(
        printsOf(faction)
          .map(({ id }) => id)
          .sort(),
      );
      for (const line of Object.values(lines))
        for (const language of LANGUAGES) expect(line[language].length).toBeLessThanOrEqual(100);
    }
  });

  it('leaves no Polish in English and no English in Polish', () => {
    const names = Object.values(TILE_NAMES);
    const shared = new Set(names.flatMap(({ en, pl }) => (fold(en) === fold(pl.nominative) ? [en] : [])));
    const english = names.map(({ en }) => en).filter(name => !shared.has(name));
    for (const text of everything('en')) {
      expect(text).not.toMatch(/[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”]/);
      for (const { en, pl } of names)
        if (!shared.has(en)) expect(` ${text} `).not.toMatch(new RegExp(`\\b${pl.nominative}\\b`));
    }
    for (const text of everything('pl')) {
      expect(text).not.toMatch(/\b(the|and|of|with|from|is|are)\b/i);
      for (const name of english) expect(text).not.toMatch(new RegExp(`\\b${name.replace('/', '\\/')}\\b`));
    }
  });

  it.each([
    [1, '1 ranę', '1 rana', '1 żeton', '1 tura', '1 znacznik zatrucia'],
    [2, '2 rany', '2 rany', '2 żetony', '2 tury', '2 znaczniki zatrucia'],
    [4, '4 rany', '4 rany', '4 żetony', '4 tury', '4 znaczniki zatrucia'],
    [5, '5 ran', '5 ran', '5 żetonów', '5 tur', '5 znaczników zatrucia'],
    [12, '12 ran', '12 ran', '12 żetonów', '12 tur', '12 znaczników zatrucia'],
    [22, '22 rany', '22 rany', '22 żetony', '22 tury', '22 znaczniki zatrucia'],
  ])('counts %i in Polish', (count, object, subject, tile, turn, marker) => {
    expect([wounds(count), woundsCounted(count), tiles(count), turns(count), markers(count)]).toEqual([
      object,
      subject,
      tile,
      turn,
      marker,
    ]);
  });
});

describe('what is typed', () => {
  const read = (decision: Decision, text: string) => optionTyped(words, decision, text, SCENE);

  it('leads back to its option in both languages, also with more behind it', () => {
    for (const decision of decisions) {
      for (const option of optionsOf(decision)) {
        for (const language of LANGUAGES) {
          const typed = fold(words[language].option(decision, option, SCENE).typed);
          expect(read(decision, typed), typed).toBe(option.id);
          expect(read(decision, `${typed} c4 0`), typed).toBe(option.id);
        }
      }
    }
  });

  it('is different for different options of one decision', () => {
    for (const decision of decisions) {
      for (const language of LANGUAGES) {
        const forms = optionsOf(decision).map(option => fold(words[language].option(decision, option, SCENE).typed));
        expect(new Set(forms).size).toBe(forms.length);
      }
    }
  });

  it('names every tile of every faction differently', () => {
    for (const faction of Object.keys(TILE_LINES)) {
      const forms = printsOf(faction).flatMap(({ id }) => [
        fold(TILE_NAMES[id]!.en),
        fold(TILE_NAMES[id]!.pl.nominative),
      ]);
      const shared = printsOf(faction).filter(
        ({ id }) => fold(TILE_NAMES[id]!.en) === fold(TILE_NAMES[id]!.pl.nominative),
      );
      expect(new Set(forms).size).toBe(forms.length - shared.length);
    }
  });

  it.each([
    ['place knight', 'place:knight'],
    ['postaw rycerz', 'place:knight'],
    ['discard dragon rider', 'discard:dragon-rider'],
    ['odrzuc smoczy jezdziec', 'discard:dragon-rider'],
    ['battle/charge', 'order:battle-charge'],
    ['ruch', 'order:move'],
    ['use C3', 'feature:C3'],
    ['użyj C3', 'feature:C3'],
    ['rozwiń', 'unfold'],
    ['koniec', 'end'],
  ])('%s is %s', (typed, id) => {
    const turn = decisions.find(({ key }) => key === 'turn')!;
    expect(read(turn, fold(typed))).toBe(id);
  });
});

describe('sentences', () => {
  const say = (language: Language, entry: ArenaEntry): string | null => words[language].news(entry, SCENE);

  it('tells a placement', () => {
    const [plain, demon] = ENTRIES.placed;
    expect(say('pl', plain!)).toBe('P1 stawia Rycerza na C3, obrót 2.');
    expect(say('en', plain!)).toBe('P1 places Knight on C3, rotation 2.');
    expect(say('pl', demon!)).toBe('P2 stawia Demona na C3, obrót 1; z planszy schodzi Rycerz.');
  });

  it('tells a segment: blows, saves, poison, deaths, Banners', () => {
    const entry = { tell: 'segment', number: 1, segment: SEGMENT } as const;
    expect(say('pl', entry)).toBe(
      'Inicjatywa 2: Upiór D3 bije Rycerza C3 i Pikiniera B3; Rycerz C3 strzela w Sztandar D4 (3 rany) i Grozę C4 (zatrzymuje pancerz). ' +
        'Runa regeneracji C2 ratuje Rycerza C3 przed atakiem Upiora D3 i schodzi z planszy. ' +
        'Zatrucie dostaje Rycerz C3. Ginie Pikinier B3. Sztandar: P2 15 → 12.',
    );
    expect(say('en', entry)).toBe(
      'Initiative 2: Wraith D3 hits Knight C3 and Pikeman B3; Knight C3 shoots Banner D4 (3 wounds) and Horror C4 (stopped by Armor). ' +
        'Rune of Regeneration C2 saves Knight C3 from Wraith D3 and leaves the board. ' +
        'Knight C3 is poisoned. Pikeman B3 dies. Banner: P2 15 → 12.',
    );
  });

  it('tells the start of a Battle', () => {
    const entry = { tell: 'segment', number: 1, segment: START } as const;
    expect(say('pl', entry)).toBe(
      'Początek bitwy: zatrucie rani Pikiniera B3 (2 rany); Upiór D3 razi Rycerza C3. ' +
        'Runa regeneracji C2 ratuje Pikiniera B3 przed zatruciem i schodzi z planszy. ' +
        'Giną Rycerz C3 i Upiór D3. Pada Runa szarży A1.',
    );
  });

  it('sums a Battle up in one line', () => {
    const [lost, quiet] = ENTRIES['battle-ends'];
    expect(say('pl', lost!)).toBe(
      'Po bitwie: P1 traci Runę regeneracji i Pikiniera ×2; P2 nic nie traci. Sztandary: P1 20, P2 15 → 12.',
    );
    expect(say('en', lost!)).toBe(
      'After the Battle: P1 loses Rune of Regeneration and Pikeman ×2; P2 loses nothing. Banners: P1 20, P2 15 → 12.',
    );
    expect(say('pl', quiet!)).toBe('Po bitwie: nikt nie traci żetonów. Sztandary: P1 20, P2 15.');
  });

  it('bends Polish names of tiles, never those of people', () => {
    const turn = decisions.find(({ key }) => key === 'turn')!;
    const label = (id: string) => words.pl.option(turn, { id }, SCENE).label;
    expect(label('place:minor-acceleration-rune')).toBe('Postaw Runę pomniejszego przyspieszenia');
    expect(label('order:battle-charge')).toBe('Zagraj Bitwę/Szarżę');
    expect(label('feature:C3')).toBe('Manewr: Rycerz C3');
  });

  it('points with arrows where the attacking sides will lie', () => {
    const rotation = decisions.find(({ key }) => key === 'rotation')!;
    const labels = (['0', '1', '2', '3', '4', '5'] as const).map(id => words.en.option(rotation, { id }, SCENE).label);
    expect(new Set(labels).size).toBe(6);
    expect(labels[2]).toMatch(/^2 [⇗⇒⇘⇙⇐⇖]+$/);
  });

  it('says whose turn it is and what lies where', () => {
    expect(words.pl.board(SCENE)).toBe(
      [
        'Tura 7. Kolej: P1. Do Ostatniej Bitwy 2 tury. Ostatnio: P2 stawia Upiora D3.',
        'P1 (Smocze Imperium): Sztandar 18/20, stos 20, ręka 3, w Monolicie: Szermierz, Pikinier. B2 Sztandar; C3 Rycerz obrót 2 (1 rana z 2, w sieci); B3 Pikinier obrót 0 (zatrucie 1); C2 Runa regeneracji obrót 5; A1 Runa szarży',
        'P2 (Władcy Otchłani): Sztandar 12/20, stos 21, ręka 3, pusty element na E2. D4 Sztandar (zwinięty Monolit); D3 Upiór obrót 0 (bez ataku); C4 Groza obrót 4 (okopanie)',
      ].join('\n'),
    );
  });

  it('keeps a crowded board within an alt text', () => {
    const hexes = [
      'A1',
      'A2',
      'A3',
      'B1',
      'B2',
      'B3',
      'B4',
      'C1',
      'C2',
      'C3',
      'C4',
      'C5',
      'D1',
      'D2',
      'D3',
      'D4',
      'E1',
      'E2',
    ];
    const crowd = hexes.map((hex, at) => ({ ...(at % 2 ? TILES.knight : TILES.pikeman), hex, id: at }));
    for (const language of LANGUAGES) {
      expect(words[language].board({ ...SCENE, view: { ...VIEW, tiles: crowd } }).length).toBeLessThanOrEqual(1000);
    }
  });

  it('shows a hand with what each tile does, and nothing to spectators', () => {
    expect(words.en.hand(SCENE).split('\n')).toEqual([
      'Knight ×2: Melee 2, Armor on three sides, Toughness. Maneuver, Cavalry. Initiative 1.',
      'Battle/Charge: Start a Battle, or charge with one Cavalry tile. Ends the turn.',
      'In the Monolith: Swordsman, Pikeman',
    ]);
    expect(words.pl.hand({ ...SCENE, reader: 'spectator' })).toBe('Brak żetonów na ręce.');
  });

  it('tells the end for teams from their pools', () => {
    expect(words.pl.outcome(TEAMS)).toBe(
      'Wygrywają P1 i P3: wrogi Sztandar jest zniszczony. Sztandary: P1 i P3 9, P2 i P4 0.',
    );
    const even = { ...SCENE, view: { ...VIEW, seats: VIEW.seats.map(seat => ({ ...seat, hitPoints: 0 })) } };
    expect(words.en.outcome(even)).toBe('A draw: both Banners fell in the same Battle. Banners: P1 0, P2 0.');
  });

  it('says nothing of a segment in which all attacks hit the air', () => {
    const [, , quiet] = ENTRIES.segment;
    expect(say('pl', quiet!)).toBeNull();
    expect(say('en', quiet!)).toBeNull();
  });

  it.each(LANGUAGES)('names everything the lobby offers in %s', language => {
    for (const { id, values } of lobby.options) {
      expect(words[language].lobbyOption(id)).toBeTruthy();
      for (const value of values) expect(words[language].lobbyValue(id, value)).toBeTruthy();
    }
  });

  it('names sides and seats', () => {
    expect(words.pl.side(EMPIRE)).toBe('Smocze Imperium');
    expect(words.en.seat(SCENE, 1)).toBe('Lords of the Abyss');
    expect(words.pl.side(ABYSS)).toBe('Władcy Otchłani');
  });
});
