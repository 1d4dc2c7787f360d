import { describe, expect, it } from 'vitest';
import { type Decision, fold, LANGUAGES, type Language } from '../../../src/engine/index.js';
import { CARDS } from '../../../src/games/tash-kalar/cards.js';
import { FLARES } from '../../../src/games/tash-kalar/flares.js';
import { lobby } from '../../../src/games/tash-kalar/lobby.js';
import { SCHOOLS } from '../../../src/games/tash-kalar/schools/index.js';
import type { ContestEntry, EndReason } from '../../../src/games/tash-kalar/vocabulary.js';
import { ALTERNATIVES } from '../../../src/games/tash-kalar/words/alternatives.js';
import { words } from '../../../src/games/tash-kalar/words/index.js';
import { CARD_NAMES } from '../../../src/games/tash-kalar/words/names.js';
import { actions, cards, layings, legends, points, turns } from '../../../src/games/tash-kalar/words/pl/grammar.js';
import type { ContestScene } from '../../../src/games/tash-kalar/words/sentences.js';
import { optionsOf, optionTyped } from '../word-checks.js';
import { QUESTIONS } from './question-samples.js';
import { at, DEEDS, ENTRIES, LAYING, MELEE, SCENE, TEAMS } from './word-samples.js';

const entries = Object.values(ENTRIES).flat();

const decisions: Decision[] = Object.entries(QUESTIONS).flatMap(([key, samples]) =>
  samples.map(({ about, options }: { about: object; options: readonly string[] }) => {
    const asked = {
      key,
      seat: 0,
      about: about as NonNullable<Decision['about']>,
      options: options.map(id => ({ id })),
    };
    return key === 'return' ? { ...asked, kind: 'some', min: 0, max: options.length } : { ...asked, kind: 'one' };
  }),
);
const decision = (key: string, at = 0): Decision => decisions.filter(each => each.key === key)[at]!;

/** Everything one language says about the samples. */
function everything(language: Language): string[] {
  const each = words[language];
  return [
    each.blurb,
    each.hand(SCENE),
    each.outcome(TEAMS),
    ...[SCENE, MELEE, TEAMS].flatMap(scene => [
      each.board(scene),
      ...entries.flatMap(entry => each.news(entry, scene) ?? []),
    ]),
    ...[SCENE, MELEE].flatMap(scene =>
      decisions.flatMap(asked => [
        each.prompt(asked, scene),
        ...optionsOf(asked).flatMap(option => {
          const { label, note } = each.option(asked, option, scene);
          return note ? [label, note] : [label];
        }),
      ]),
    ),
  ];
}

describe('words of the contest', () => {
  it.each(LANGUAGES)('says something about every sample in %s', language => {
    for (const text of everything(language)) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text.trim()).toBe(text);
      expect(text).not.toContain('  ');
      expect(text).not.toMatch(/^[a-ząćęłńóśźż]/);
    }
  });

  it.each(LANGUAGES)('keeps labels as short as a button on a phone in %s', language => {
    for (const asked of decisions)
      for (const option of optionsOf(asked)) {
        const { label } = words[language].option(asked, option, SCENE);
        expect(label.length, label).toBeLessThanOrEqual(52);
      }
  });

  it('leaves no Polish in English and no English in Polish', () => {
    const names = Object.values(CARD_NAMES);
    const polish = new RegExp(`(^|\\s)(${names.map(({ pl }) => pl.nominative).join('|')})(\\s|$)`);
    const english = new RegExp(`\\b(${names.map(({ en }) => en).join('|')})\\b`);
    for (const text of everything('en')) {
      expect(text).not.toMatch(/[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”]/);
      expect(text).not.toMatch(polish);
    }
    for (const text of everything('pl')) {
      expect(text).not.toMatch(/\b(the|and|of|with|from|is|are)\b/i);
      expect(text).not.toMatch(english);
    }
  });

  it.each([
    [1, '1 akcja', '1 punkt', '1 ułożenie', '1 tura', 'legendę'],
    [2, '2 akcje', '2 punkty', '2 ułożenia', '2 tury', '2 legendy'],
    [4, '4 akcje', '4 punkty', '4 ułożenia', '4 tury', '4 legendy'],
    [5, '5 akcji', '5 punktów', '5 ułożeń', '5 tur', '5 legend'],
    [12, '12 akcji', '12 punktów', '12 ułożeń', '12 tur', '12 legend'],
    [22, '22 akcje', '22 punkty', '22 ułożenia', '22 tury', '22 legendy'],
  ])('counts %i in Polish', (count, ...forms) => {
    expect([actions(count), points(count), layings(count), turns(count), legends(count)]).toEqual(forms);
  });

  it('counts cards of several kinds', () => {
    expect(cards({ beings: 1, legends: 2, flares: 1 })).toBe('istotę, 2 legendy i flarę');
    expect(cards({ beings: 0, legends: 0, flares: 0 })).toBe('');
  });

  it('names every alternative a card offers', () => {
    const found: Record<string, number> = {};
    const look = (steps: readonly object[], where: string): void => {
      for (const step of steps as readonly { options?: object[][]; steps?: object[] }[]) {
        if (step.options) found[where] = step.options.length;
        for (const inner of step.options ?? []) look(inner, where);
        look(step.steps ?? [], where);
      }
    };
    for (const card of CARDS)
      for (const [part, steps] of [
        ['effect', card.steps],
        ['frozen', card.frozen],
        ['warp', card.warp],
      ] as const)
        look(steps ?? [], `${card.id} ${part}`);
    for (const flare of FLARES)
      for (const half of ['upper', 'lower'] as const) look(flare[half].steps, `${flare.id} ${half}`);
    expect(Object.fromEntries(Object.entries(ALTERNATIVES).map(([key, all]) => [key, all.length]))).toEqual(found);
  });

  it.each(LANGUAGES)('names everything the lobby offers in %s', language => {
    for (const { id, values } of lobby.options) {
      expect(words[language].lobbyOption(id)).toBeTruthy();
      for (const value of values) expect(words[language].lobbyValue(id, value)).toBeTruthy();
    }
    for (const { id } of SCHOOLS) expect(words[language].side(id)).toBeTruthy();
    expect(words[language].seat(SCENE, 1)).toBe(words[language].side('nethervoid'));
  });
});

describe('what is typed', () => {
  const read = (asked: Decision, text: string, scene: ContestScene = SCENE) => optionTyped(words, asked, text, scene);

  it('leads back to its option in both languages, also with more behind it', () => {
    for (const scene of [SCENE, MELEE])
      for (const asked of decisions)
        for (const option of optionsOf(asked))
          for (const language of LANGUAGES) {
            const typed = fold(words[language].option(asked, option, scene).typed);
            expect(read(asked, typed, scene), typed).toBe(option.id);
            expect(read(asked, `${typed} d5 stop`, scene), typed).toBe(option.id);
          }
  });

  it('names every card of a hand differently', () => {
    for (const { cards: deck } of SCHOOLS) {
      const hand = [
        ...deck.map(({ id }) => id),
        ...CARDS.filter(({ rank }) => rank === 'legendary').map(({ id }) => id),
      ];
      const forms = hand.flatMap(id => [fold(CARD_NAMES[id]!.en), fold(CARD_NAMES[id]!.pl.nominative)]);
      expect(new Set(forms).size).toBe(forms.length);
    }
  });

  it.each([
    ['place e5', 'place:E5'],
    ['postaw g7', 'place:G7'],
    ['summon dire wolf', 'summon:dire-wolf'],
    ['przywolaj wilkor', 'summon:dire-wolf'],
    ['discard warlord', 'discard:warlord'],
    ['odrzuć wódz', 'discard:warlord'],
    ['flare', 'flare'],
    ['flara', 'flare'],
    ['rozmroz', 'thaw'],
    ['warp translocationist', 'warp:translocationist'],
    ['osnowa translokator', 'warp:translocationist'],
    ['hand over', 'handover'],
    ['oddaj', 'handover'],
  ])('%s is %s', (typed, id) => {
    expect(read(decision('turn'), fold(typed))).toBe(id);
  });

  it('tells placements on one square apart by a number, without the square where that was asked before', () => {
    const forms = (asked: Decision) => optionsOf(asked).map(option => words.en.option(asked, option, SCENE).typed);
    expect(forms(decision('placement'))).toEqual(['E4 1', 'E4 2', 'G7']);
    expect(forms(decision('placement', 1))).toEqual(['1', '2']);
  });

  it('knows colours by their schools and directions by their names', () => {
    expect(read(decision('opening'), 'g5 otchlan')).toBe('G5:1');
    expect(read(decision('against'), 'highland')).toBe('0');
    expect(read(decision('direction'), 'w')).toBe('W');
    expect(read(decision('direction'), 'prawo')).toBe('E');
    expect(read(decision('direction'), fold('prawo-góra'))).toBe('NE');
  });
});

describe('sentences', () => {
  const say = (language: Language, entry: ContestEntry, scene = SCENE): string | null =>
    words[language].news(entry, scene);

  it('tells a summoning with all it did', () => {
    const entry: ContestEntry = {
      ...ENTRIES.summoned[0]!,
      laying: { ...LAYING, crushes: at(1, 'common', 'E4') },
      deeds: [
        { did: 'destroyed', piece: at(1, 'common', 'E4'), counted: 1, removed: false },
        { did: 'destroyed', piece: at(1, 'heroic', 'E5'), counted: 1, removed: false },
        { did: 'moved', piece: at(0, 'heroic', 'E5'), gait: 'move', path: ['E4', 'E5'] },
        { did: 'destroyed', piece: at(1, 'heroic', 'F5'), counted: 1, removed: false },
        { did: 'moved', piece: at(0, 'heroic', 'F5'), gait: 'move', path: ['E5', 'F5'] },
      ],
      points: [{ colour: 0, points: 1, of: null }],
    };
    expect(say('pl', entry)).toBe(
      'P1 przywołuje Rycerza na E4 (wzór D4 E5), niszcząc wrogi zwykły pion. Rycerz idzie E4 → E5 → F5, niszczy wrogie heroiczne piony E5 i F5. Punkty: P1 +1.',
    );
    expect(say('en', entry)).toBe(
      'P1 summons Knight on E4 (pattern D4 E5), destroying an enemy common. Knight moves E4 → E5 → F5, destroys the enemy heroics E5 and F5. Points: P1 +1.',
    );
    expect(say('pl', entry, MELEE)).toContain('niszczy heroiczne piony E5 i F5 (P2)');
  });

  it('tells every deed', () => {
    const entry = { ...ENTRIES.summoned[0]!, deeds: DEEDS };
    expect(say('pl', entry)).toBe(
      [
        'P1 przywołuje Rycerza na E4 (wzór D4 E5). Rycerz idzie E4 → D5 → D6, niszczy wrogi zwykły pion D5',
        'przenosi skokiem wrogi zwykły pion G2 → G5',
        'przesuwa własny zwykły pion A5 → A6 → A7',
        'Rycerz taranuje D6 → D7, niszczy wrogi legendarny pion D7',
        'niszczy własny heroiczny pion D7',
        'strzał z E4, lewo-góra, góra: niszczy wrogie zwykłe piony E2 i E1 (liczy się 2×, znika z gry)',
        'awansuje własne zwykłe piony C3 i C4 na heroiczne',
        'degraduje wrogi legendarny pion F6 na heroiczny',
        'zamienia wrogi heroiczny pion F7 na własny zwykły',
        'zamienia własny heroiczny pion F8 na zwykły pion, który ma P2',
        'stawia własny zwykły pion G7 i wrogi zwykły pion G8',
        'zamienia miejscami własny heroiczny pion B3 i wrogi heroiczny pion B4',
        'Bramy już nie ma',
        'zyskuje 3 akcje',
        'traci akcję',
        'w następnej turze o akcję mniej: P2',
        'po tej turze rozgrywa jeszcze jedną',
        'na koniec tury dobierze dodatkową istotę i legendę',
        'Rycerz wraca na wierzch talii',
        'Piekielny ogar wraca pod talię',
        'Lodowa królowa leży teraz z zamrożonym efektem',
        'odrzuca flarę 3',
        'Sobowtór wraca na rękę',
        'następny wzór może użyć wrogiego piona',
        'następny wzór może użyć do 2 pustych pól',
        'następny wzór układa z pionów, które ma P2',
        'to przywołanie liczy się jak przywołanie legendy',
        'wykonuje osnowę Przywoływacza pustki',
        'kładzie na karcie wrogi zwykły pion H4',
        'z karty wraca wrogi zwykły pion H5',
        'do końca tury każdy zniszczony pion liczy się 2×.',
      ].join('; '),
    );
  });

  it('tells a being from other pieces when its own rank changes', () => {
    const up = (square: string) => ({
      ...ENTRIES.summoned[0]!,
      deeds: [{ did: 'upgraded' as const, piece: at(0, 'common', square), to: 'heroic' as const }],
    });
    expect(say('pl', up('E4'))).toContain('Rycerz awansuje do rangi heroicznej.');
    expect(say('en', up('E4'))).toContain('Knight rises to heroic.');
    expect(say('en', up('D4'))).toContain('Upgrades their own common D4 to heroic.');
  });

  it('tells what was unusual about a summoning', () => {
    expect(say('pl', ENTRIES.summoned[2]!, MELEE)).toBe(
      'P1 przywołuje Tytana na E4 (wzór D4 E5; z pionem D4, który ma P2; improwizacja; puste pole we wzorze: E5; pion zabrany z A4). Efekt niczego nie zmienia. Punkty: P1 +1 (kolor: P2).',
    );
  });

  it('tells flares, tasks, kills and the end', () => {
    expect(say('pl', ENTRIES.flare[0]!)).toBe(
      'P1 rzuca flarę 8 (górny i dolny efekt; przewagę ma P2). Zyskuje akcję; stawia własny zwykły pion C3. Punkty: P2 +1.',
    );
    expect(say('en', ENTRIES.flare[0]!)).toBe(
      'P1 throws Flare 8 against P2 (upper and lower effect). Gains 1 action; places a common on C3. Points: P2 +1.',
    );
    expect(say('pl', ENTRIES.claimed[0]!)).toBe(
      'P1 wykonuje zadanie Zniszczenie: +1 punkt. Nowe zadanie: Odosobnienie (2 punkty). Następne: Przekątne (3 punkty).',
    );
    expect(say('en', ENTRIES.scored[0]!)).toBe(
      'P1 ends the turn, destroyed: 5 commons and 1 legendary. Points: P1 +4.',
    );
    expect(say('pl', ENTRIES['end-nears'][1]!)).toBe(
      'Koniec blisko: 9 punktów ma P2. Jeszcze po jednej turze: P2, P1.',
    );
    expect(say('en', ENTRIES['end-nears'][1]!)).toBe(
      'The end is near: P2 reached 9 points. One more turn each: P2, P1.',
    );
  });

  it('bends Polish names of cards, never those of people', () => {
    const label = (key: string, id: string, sample = 0) => words.pl.option(decision(key, sample), { id }, SCENE).label;
    expect(label('turn', 'summon:titan')).toBe('Przywołaj Tytana');
    expect(label('turn', 'thaw')).toBe('Rozmroź Lodową królową');
    expect(label('target', 'D4')).toBe('Zniszcz swój zwykły pion D4');
    expect(label('mover', 'D4')).toBe('Idzie twój zwykły pion D4');
    expect(label('destination', 'F6')).toBe('Idź na F6, zniszcz wrogi legendarny pion');
    expect(label('direction', 'NE')).toBe('⇗ prawo-góra: trafia F4');
    expect(words.pl.prompt(decision('mover', 1), SCENE)).toBe(
      'Flara 3, górny efekt: standardowy skok (do 3). Którym pionem?',
    );
    expect(words.en.prompt(decision('target'), SCENE)).toBe('Knight: which piece do you destroy (up to 2)?');
  });

  it('says whose turn it is, the tasks, and what stands where', () => {
    expect(words.pl.board(SCENE)).toBe(
      [
        'Tura 7. Kolej: P1, 2 akcje. Do końca 2 tury. Ostatnio: P2, Ognisty chochlik na E4.',
        'Zadania: Heroiczne zniszczenie, 2 punkty (P1: 1 z 3 i 0 z 1, P2: 0 z 3 i 0 z 1); Łańcuch boków, 1 punkt (P1: spełnione, P2: 0 z 1). Następne: Odosobnienie (3 punkty).',
        'P1 (Górale): 5 z 9 punktów; zwykłe D4; heroiczne E5; w talii 9, na ręce 3 istoty, 2 legendy, 1 flara.',
        'P2 (Otchłań): 3 z 9 punktów, po odjęciu 2 za oczekującą istotę; zwykłe E4; legendarne F6; Brama E4; w talii 4, na ręce 3 istoty, 2 legendy, 1 flara, zamrożony efekt: Lodowa królowa, oczekuje: Sobowtór.',
        'Kupiec czasu trzyma heroiczny pion: P2.',
      ].join('\n'),
    );
    expect(words.en.board(MELEE)).toContain(
      'P3 (Sylvan): score 2, played to 12 in one colour: P1 2 (improvising possible), P2 3; no pieces;',
    );
  });

  it('shows a hand with what each card does and how often it fits, and nothing to spectators', () => {
    const lines = words.en.hand(SCENE).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^Dire Wolf, common being, 3 placements: ./);
    expect(lines[1]).toMatch(/^Warlord, heroic being, not possible now: ./);
    expect(lines[5]).toBe(
      'Flare 3: when an opponent has 3 more upgraded pieces (now P2 has 2 more): Up to 3 standard moves by commons of yours. When an opponent has 5 more pieces (now P2 has 1 fewer): Gain 1 action.',
    );
    expect(words.pl.hand({ ...SCENE, reader: 'spectator' })).toBe('Brak kart na ręce.');
  });

  it('tells placements apart by whose piece is borrowed, not by numbers', () => {
    const layings = [1, 2].map(lender => ({
      ...LAYING,
      id: `E4:r0:${lender}`,
      borrowed: ['D4'],
      lenders: [lender],
      improvised: lender,
    }));
    const asked: Decision = {
      kind: 'one',
      key: 'placement',
      seat: 0,
      about: { card: 'knight', layings },
      options: layings.map(({ id }) => ({ id, place: 'E4' })),
    };
    const labels = (language: Language) =>
      optionsOf(asked).map(option => words[language].option(asked, option, MELEE).label);
    expect(labels('en')).toEqual(["Summon on E4 using P2's piece", "Summon on E4 using P3's piece"]);
    expect(labels('pl')).toEqual(['Przywołaj na E4 z pionem, który ma P2', 'Przywołaj na E4 z pionem, który ma P3']);
  });

  it('makes placing and summoning loudest, and what ends or gives away quiet', () => {
    const toneOf = (key: string, id: string) => words.pl.option(decision(key), { id }, SCENE).tone;
    expect(['place:E5', 'summon:titan'].map(id => toneOf('turn', id))).toEqual(['main', 'main']);
    expect(['discard:warlord', 'handover', 'end'].map(id => toneOf('turn', id))).toEqual(['quiet', 'quiet', 'quiet']);
    expect([toneOf('target', 'stop'), toneOf('may', 'no'), toneOf('pause', 'early')]).toEqual([
      'quiet',
      'quiet',
      'quiet',
    ]);
  });

  it.each(LANGUAGES)('opens no bracket within a bracket in %s', language => {
    for (const text of everything(language)) expect(text).not.toMatch(/\([^)]*\(/);
  });

  it('tells the end as the rules judged it', () => {
    const ended = (scene: ContestScene, reason: EndReason, winners: readonly number[]): ContestScene => ({
      ...scene,
      view: { ...scene.view, end: { reason, winners } },
    });
    expect(words.pl.outcome(ended(TEAMS, 'points', [0, 2]))).toBe(
      'Wygrywają P1 i P3: więcej punktów. Punkty: P1 i P3 18, P4 i P2 11.',
    );
    expect(words.en.outcome(ended(SCENE, 'upgraded', [1]))).toBe(
      'P2 wins: level on points, more upgraded pieces. Points: P1 5, P2 3.',
    );
    expect(words.pl.outcome(ended(SCENE, 'draw', []))).toBe('Remis: wszystko równo. Punkty: P1 5, P2 3.');
  });
});
