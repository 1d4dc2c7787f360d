import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/language.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import type { FactionId } from '../../../src/games/wonderlands-war/faction.js';
import { wonderlandsWar as game } from '../../../src/games/wonderlands-war/game.js';
import type { RegionId } from '../../../src/games/wonderlands-war/regions.js';
import type { Entry } from '../../../src/games/wonderlands-war/vocabulary.js';
import { atWar, Stage, takes } from './stage.js';

const NAMES = ['Ola', 'Jan', 'Ewa'];
const many = (chip: Chip, count = 20): Chip[] => new Array<Chip>(count).fill(chip);

const recapOf = (stage: Stage, news: readonly Entry[], isDrawn = false, language: 'pl' | 'en' = 'pl') =>
  game.words[language].recap(news, { view: stage.view('spectator'), reader: 'spectator', names: NAMES }, isDrawn)!;

describe('a post', () => {
  it('tells a tea turn in a headline and what it brought: all chips and units together', () => {
    const stage = takes('T1-02').say('place_units:2@garden', 'garden');
    expect(recapOf(stage, stage.told)).toEqual({
      headline: 'Ola siada na krześle 1: Jeżowi zwiadowcy.',
      lines: ['Ola bierze słabą Istotę.', 'Ola ustawia 3 stronników w Ogrodzie o żywych kwiatach.'],
    });
    expect(recapOf(stage, stage.told, false, 'en').lines[1]).toBe(
      'Ola places 3 supporters in the Garden of Live Flowers.',
    );
  });

  it('tells one supporter each in several regions together', () => {
    const placed = (region: RegionId): Entry => ({
      tell: 'units-placed',
      seat: 0,
      region,
      supporters: 1,
      standees: [],
      moved: [],
    });
    const stage = takes('T1-02').say('place_units:2@garden', 'garden');
    const news = [placed('tumtum'), placed('na_muniu'), placed('garden')];
    expect(recapOf(stage, news).headline).toBe(
      'Ola ustawia po 1 stronniku: pod Drzewami Tumtum, w Na-Muniu i w Ogrodzie o żywych kwiatach.',
    );
    expect(recapOf(stage, news, false, 'en').headline).toBe(
      'Ola places 1 supporter each under the Tumtum Trees, in the Wabe and in the Garden of Live Flowers.',
    );
  });

  it('tells who leads a battle, and the draws unless the story is drawn', () => {
    const stage = atWar([3, 3, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = many(seat === 0 ? 'faction:2' : 'faction:1');
    }).say('none');
    expect(recapOf(stage, stage.told)).toEqual({
      headline: 'Bitwa w Ogrodzie o żywych kwiatach, dobranie 1: Ola 2, Jan 1.',
      lines: ['Dobranie 1: Ola frakcja 2 +2; Jan frakcja 1 +1.'],
    });
    expect(recapOf(stage, stage.told, true).lines).toEqual([]);
  });

  it('tells a battle that is over by its winner, then points, castle and what was forged', () => {
    const stage = atWar([3, 3, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = many(seat === 0 ? 'faction:2' : 'faction:1');
    }).say('none', 'until:5', 'withdraw');
    const { headline, lines } = recapOf(stage, stage.told, true);
    expect(headline).toBe('Ogród o żywych kwiatach: wygrywa Ola z siłą 4; Jan 1.');
    expect(lines.some(line => /^Jan \+\d PZ; Ola \+\d PZ i zamek\.$/.test(line))).toBe(true);
  });

  it('counts supporters lifted from one region together (WW-4.3)', () => {
    const moved = ['supporter@red_castle', 'standee:dodo@tumtum', 'supporter@red_castle', 'supporter@garden'];
    const lifted: Entry = { tell: 'units-placed', seat: 0, region: 'tumtum', supporters: 0, standees: [], moved };
    const told = (language: 'pl' | 'en') => recapOf(new Stage(), [lifted], false, language).headline;
    expect(told('pl')).toBe(
      'Ola przenosi pod Drzewa Tumtum 2 stronników z Czerwonego zamku, pionek Dodo spod Drzew Tumtum i stronnika z Ogrodu o żywych kwiatach.',
    );
    expect(told('en')).toBe(
      'Ola moves 2 supporters from the Red Castle, the Dodo from the Tumtum Trees and a supporter from the Garden of Live Flowers to the Tumtum Trees.',
    );
  });

  it('opens a battle in one sentence: what it is for and who begins with what', () => {
    const stage = atWar([3, 3, 0]);
    const begins = stage.told.filter(({ tell }) => tell === 'battle-begins');
    expect(recapOf(stage, begins)).toMatchObject({ lines: [] });
    expect(recapOf(stage, begins).headline).toMatch(/^Bitwa w Ogrodzie o żywych kwiatach o \d PZ: Ola 0, Jan 0\.$/);
    expect(recapOf(stage, begins, false, 'en').headline).toMatch(/^Battle in the Garden .* for \d VP: Ola 0, Jan 0\.$/);
  });

  it('says how a battle stands to whoever is called, though nothing new is told', () => {
    const sealed = atWar([3, 3, 0], state => {
      state.seats[0]!.bag = many('faction:2');
      state.seats[1]!.bag = many('madness');
    }).say('none');
    expect(sealed.asked.key).toBe('answer');
    expect(recapOf(sealed, [])).toEqual({
      headline: 'Bitwa w Ogrodzie o żywych kwiatach, dobranie 1: Ola 0, Jan 0.',
      lines: [],
    });
    const decided: Entry = { tell: 'decided', draw: 1, on: [0], withdrawn: [1] };
    expect(recapOf(sealed, [decided], false, 'en')).toEqual({
      headline: 'Battle in the Garden of Live Flowers, draw 1: Ola 0, Jan 0.',
      lines: [],
    });
    const opening = atWar([3, 3, 0]);
    expect(recapOf(opening, []).headline).toMatch(/^Bitwa w Ogrodzie o żywych kwiatach o \d PZ: Ola 0, Jan 0\.$/);
    const over = atWar([3, 3, 0], state => {
      state.seats[0]!.bag = many('faction:2');
      state.seats[1]!.bag = many('faction:1');
    }).say('none', 'withdraw', 'withdraw');
    expect(over.asked.key).toBe('forge');
    expect(recapOf(over, []).headline).toBe('Ogród o żywych kwiatach: wygrywa Ola z siłą 2; Jan 1.');
  });

  it('shows the chips of a draw whose effects are still asked for', () => {
    const stage = atWar([3, 3, 0], state => {
      state.seats[0]!.bag = many('soldier:weak');
      state.seats[1]!.bag = many('faction:1');
    }).say('none');
    expect(stage.asked.key).toBe('soldier');
    expect(recapOf(stage, stage.entries('revealed')).lines).toEqual([
      'Dobranie 1: Ola słaby Karciany żołnierz; Jan frakcja 1.',
    ]);
  });

  it('names whose turn begins where nothing else happened, and that quests are chosen', () => {
    const stage = takes('T1-01').until('tea-move');
    expect(recapOf(stage, stage.entries('turn-begins')).headline).toBe('Kolej: Jan, karty do wzięcia: 4.');
    const kept: Entry = { tell: 'quests-kept' };
    expect(recapOf(stage, [kept]).headline).toBe('Zadania wybrane, zaczyna się herbatka.');
    expect(recapOf(stage, [])).toBeNull();
  });

  it('does not say twice who was eliminated', () => {
    const stage = atWar([3, 1, 0], state => {
      state.seats[0]!.bag = many('faction:2');
      state.seats[1]!.bag = many('madness');
      state.seats[1]!.shield = false;
    }).say('none');
    const { headline, lines } = recapOf(stage, stage.told, true);
    expect(headline).toContain('Jan odpada');
    expect(lines.filter(line => line.includes('odpada'))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'has a headline and at most four lines, also for five players and the end of a match: %s',
    language => {
      const seats = [0, 1, 2, 3, 4];
      const scores = seats.map(seat => ({ track: 30 - seat, castles: 9, quests: 3, shards: -2, total: 40 - seat }));
      const quests = seats.map(() => [{ quest: 'Q-G1', feat: true, goal: false }]);
      const stage = atWar([3, 3, 0]);
      const ends: Entry = { tell: 'match-ends', reason: 'points', winners: [0], scores, quests };
      const scene = { view: stage.view('spectator'), reader: 'spectator', names: [...NAMES, 'Iza', 'Zoë'] } as const;
      const { headline, lines } = game.words[language].recap([ends], scene)!;
      expect(headline).toMatch(/Ola.*40/);
      expect(lines).toHaveLength(4);
      // A minus is no hyphen.
      expect(lines.join()).toMatch(/−2/);
      expect(lines.join()).not.toMatch(/-\d/);
      for (const name of scene.names) expect(lines.some(line => line.includes(name))).toBe(true);
    },
  );

  it.each(LANGUAGES)('names everybody in turn order, with their factions where a line holds them: %s', language => {
    const begins = (factions: FactionId[]): Entry => ({
      tell: 'match-begins',
      factions,
      order: factions.map((_, seat) => seat),
      sets: { flamingo: 'A', creature: 'A', rook: 'A', rose: 'A', soldier: 'A' },
      unused: null,
      pawn: 'garden',
      rolled: 1,
    });
    const scene = {
      view: new Stage().view(),
      reader: 0,
      names: ['Katarzyna', 'Władysław', 'Małgorzata', 'Jan', 'Ola'],
    };
    const lineOf = (factions: FactionId[]) => game.words[language].recap([begins(factions)], scene)!.lines[0]!;
    expect(lineOf(['alice', 'hatter'])).toMatch(/Katarzyna \(Al.*Władysław \(/);
    const five = lineOf(['alice', 'hatter', 'queen', 'jabberwock', 'cheshire']);
    expect(five).toMatch(/: Katarzyna, Władysław, Małgorzata, Jan, Ola\.$/);
    expect(five.length).toBeLessThanOrEqual(110);
  });

  it('begins chapters with turns and battles', () => {
    expect(game.chapters).toEqual(['turn-begins', 'battle-begins', 'uncontested']);
  });
});
