import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../src/engine/decision.js';
import { PALETTES } from '../../../../src/engine/drawing.js';
import type { Picture, Scene } from '../../../../src/engine/game.js';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { BOARD_HEIGHT } from '../../../../src/games/monolith-arena/pictures/ground.js';
import { pictures } from '../../../../src/games/monolith-arena/pictures/index.js';
import { FACTIONS } from '../../../../src/games/monolith-arena/prints.js';
import type { ArenaView } from '../../../../src/games/monolith-arena/view.js';
import type { ArenaEntry } from '../../../../src/games/monolith-arena/vocabulary.js';
import { face } from '../../../../src/render/faces.js';
import { paintDrawing } from '../../../../src/render/painter.js';
import { allMarks, expectPainted, testGoldens, testPictures } from '../../picture-checks.js';
import { expectReadable } from '../../picture-texts.js';
import { BATTLES } from './battles.js';
import { EMPIRE, NAMES, POSITIONS, REALM } from './positions.js';

const standard = { palette: 'standard' } as const;
const board = (name: keyof typeof POSITIONS): Scene<ArenaView> => ({
  view: POSITIONS[name],
  reader: 'spectator',
  names: NAMES[name],
});

function holding(hand: readonly string[], inside: readonly string[] = [], faction = EMPIRE): Scene<ArenaView> {
  const { view } = board('reference');
  const hidden = inside.map(tile => ({ faction, tile }));
  return {
    view: { ...view, seats: [{ ...view.seats[0]!, faction, hand, hidden }, view.seats[1]!] },
    reader: 0,
    names: NAMES.reference,
  };
}

const asked = (key: string, options: readonly string[], about: Decision['about'] = {}, seat = 0): Decision => ({
  kind: 'one',
  key,
  seat,
  about,
  options: options.map(id => ({ id })),
});

const CHOICES: Readonly<Record<string, Decision>> = {
  'place a tile': asked('hex', ['A2', 'B1', 'D1'], {
    tile: 'pikeman',
    seat: 0,
    hex: null,
    action: 'place',
    removes: [],
  }),
  'a Demon over a tile': asked(
    'hex',
    ['A2', 'C3'],
    { tile: 'demon', seat: 1, hex: null, action: 'place', removes: ['C3'] },
    1,
  ),
  'turn a tile': asked('rotation', ['0', '1', '2', '3', '4', '5'], {
    tile: 'landsknecht',
    seat: 0,
    hex: null,
    action: 'place',
    to: 'E3',
    rotation: 0,
  }),
  'a tile alike turned twice': asked(
    'rotation',
    ['0', '1'],
    { tile: 'mygalomorph', seat: 1, hex: null, action: 'place', to: 'C3', rotation: 0 },
    1,
  ),
  'the menu of a turn': asked('turn', ['place:knight', 'order:move', 'feature:C2', 'discard:knight', 'end'], {
    left: null,
  }),
  'a Battle foreseen': asked('mode', ['battle', 'keep'], { tile: 'battle-charge', fills: false }),
  'a target': asked('target', ['A1', 'B4'], { action: 'net', from: null }),
  'whom to save': asked('regeneration', ['E2:D2:B3', 'E2:D3:C4'], { moment: 2 }),
  'an assassin': asked('assassin', ['A1', 'B4'], { moment: 3, from: 'D3' }),
};

const FORECAST: ArenaView['forecast'] = {
  removed: POSITIONS.reference.tiles.slice(1, 3).map(({ id, tile, seat, hex }) => ({ id, tile, seat, hex })),
  before: [18, 12],
  after: [16, 12],
  isOpen: false,
};

const hiding = (tiles: readonly string[]): Decision => ({
  kind: 'some',
  key: 'monolith',
  seat: 0,
  min: 2,
  max: 2,
  about: { faction: EMPIRE },
  options: tiles.map(id => ({ id })),
});
const monolith = hiding(['pikeman', 'pikeman#2', 'knight', 'charge-rune']);

/** Every named picture of this game. */
function gallery(): Map<string, Picture> {
  const all = new Map<string, Picture>();
  for (const name of Object.keys(POSITIONS) as (keyof typeof POSITIONS)[]) {
    all.set(`board ${name}`, pictures.board(board(name), 'pl', standard));
  }
  all.set('board in English', pictures.board(board('full'), 'en', standard));
  for (const name of ['reference', 'full', 'teams'] as const) {
    all.set(`board ${name} colour-blind`, pictures.board(board(name), 'pl', { palette: 'colour-blind' }));
  }
  all.set('hand of three', pictures.hand(holding(['knight', 'agility-rune', 'battle-charge']), 'pl', standard)!);
  all.set(
    'hand of six and a Monolith',
    pictures.hand(
      holding(['knight', 'net', 'move', 'charge-rune', 'pikeman', 'pikeman'], ['knight', 'net']),
      'en',
      standard,
    )!,
  );
  const held = holding(['knight', 'move', 'battle-charge']);
  const choosing = { ...held, view: { ...held.view, forecast: FORECAST } };
  for (const [name, decision] of Object.entries({ ...CHOICES, monolith })) {
    all.set(`choice: ${name}`, pictures.choice(decision, choosing, 'pl', standard)!);
  }
  for (const [name, { news, view }] of Object.entries(BATTLES)) {
    const scene = { view, reader: 'spectator', names: ['Żaneta', 'Łukasz'] } as const;
    all.set(`story ${name}`, pictures.story(news, scene, 'pl', standard)!);
  }
  const { news, view } = BATTLES.reference!;
  const names = ['Kim', 'Jo'];
  all.set('story in English', pictures.story(news, { view, reader: 'spectator', names }, 'en', standard)!);
  return all;
}

describe('golden drawings', () =>
  testGoldens('monolith-arena', () => [...gallery()].map(([name, { drawing }]) => [name, drawing] as const)));

describe('all pictures', () => {
  const all = gallery();

  testPictures(gallery);

  test('are a thousand wide and never too tall to read', () => {
    for (const [name, { drawing }] of all) {
      expect(drawing.width, name).toBe(1000);
      const most = name.startsWith('choice') ? 1150 : name.startsWith('hand') ? 1500 : BOARD_HEIGHT;
      expect(drawing.height, name).toBeLessThanOrEqual(most);
    }
  });

  test('set every word eleven high in a message', () => {
    for (const [name, { drawing }] of all) expectReadable(name, drawing, Object.values(NAMES).flat());
  });

  test('so every tile of every faction: alone, in full hands, in a Monolith, at its hex', () => {
    for (const language of LANGUAGES) {
      for (const { id: faction, tiles } of FACTIONS) {
        const ids = tiles.filter(({ kind }) => kind !== 'banner').map(({ id }) => id);
        for (const [at, tile] of ids.entries()) {
          const others = [...ids.slice(at + 1), ...ids];
          for (const count of [1, 2, 3, 6]) {
            const scene = holding([tile, ...others.slice(0, count - 1)], [tile, others[0]!], faction);
            expectReadable(tile, pictures.hand(scene, language, standard)!.drawing);
            const { drawing } = pictures.choice(CHOICES['the menu of a turn']!, scene, language, standard)!;
            expectReadable(tile, drawing);
            if (count <= 3) expect(drawing.height, tile).toBeLessThanOrEqual(1150);
          }
        }
        const { drawing } = pictures.choice({ ...hiding(ids), about: { faction } }, holding([]), language, standard)!;
        expectReadable(faction, drawing);
      }
    }
  });

  test('keep numbers out of the face with hanging digits', () => {
    const named = new Set(Object.values(NAMES).flat());
    for (const [name, { drawing }] of all) {
      for (const mark of allMarks(drawing)) {
        if (mark.kind !== 'text' || mark.face !== 'grenze-700' || named.has(mark.text)) continue;
        expect(mark.text, name).not.toMatch(/\d/);
      }
    }
  });

  test('have every character in the face it is set in', () => {
    const foreign = new Set(Object.values(NAMES).flat());
    for (const [name, { drawing }] of all) {
      for (const mark of allMarks(drawing)) {
        if (mark.kind !== 'text' || foreign.has(mark.text)) continue;
        for (const character of mark.text.replaceAll(/[→\n]/g, '')) {
          expect(face(mark.face).has(character.codePointAt(0)!), `${name}: ${character} in ${mark.face}`).toBe(true);
        }
      }
    }
  });

  test('are painted to their last row', () => {
    for (const [name, { drawing }] of all) expectPainted(name, drawing);
  });
});

describe('the board', () => {
  const painted = (view: ArenaView): Buffer =>
    paintDrawing(pictures.board({ view, reader: 'spectator', names: ['Ola', 'Jan'] }, 'pl', standard).drawing).data();

  test('differs by every fact that matters', () => {
    const { reference } = POSITIONS;
    const before = painted(reference);
    const [tile, ...others] = reference.tiles;
    const changes: readonly Partial<ArenaView>[] = [
      { turn: 8 },
      { onTurn: 1 },
      { turnsLeft: 2 },
      { last: null },
      { elements: [] },
      { seats: [{ ...reference.seats[0]!, hitPoints: 13 }, reference.seats[1]!] },
      { seats: [{ ...reference.seats[0]!, stack: 18 }, reference.seats[1]!] },
      { seats: [{ ...reference.seats[0]!, hand: 3 }, reference.seats[1]!] },
      ...[
        { rotation: 4 },
        { wounds: 1 },
        { poison: 1 },
        { poison: 2 },
        { entrenched: 1 },
        { disarmed: true },
        { nettedBy: ['B3'] },
        { meleeBonus: 1 },
        { initiativeBonus: 1 },
        { granted: ['maneuver'] },
        { hitPoints: 2 },
      ].map(change => ({ tiles: [{ ...tile!, ...change }, ...others] })),
    ];
    for (const change of changes) {
      expect(painted({ ...reference, ...change }).equals(before), JSON.stringify(change).slice(0, 80)).toBe(false);
    }
  });

  test('shows every tile of every faction in both palettes and languages', () => {
    for (const palette of PALETTES) {
      for (const language of LANGUAGES) {
        for (const { id, tiles } of FACTIONS) {
          const hand = tiles.filter(({ kind }) => kind !== 'banner').map(tile => tile.id);
          expect(() => pictures.hand(holding(hand, [], id), language, { palette })).not.toThrow();
        }
      }
    }
  });

  test('gives each seat its own accent', () => {
    const scene = board('teams');
    const accents = scene.view.seats.map((_, seat) => pictures.accent(scene, seat, standard));
    expect(new Set(accents).size).toBe(4);
    for (const accent of accents) expect(accent).toMatch(/^#[0-9A-F]{6}$/);
  });
});

describe('hand, choice and story', () => {
  test('say nothing where there is nothing to see', () => {
    expect(pictures.hand(board('reference'), 'pl', standard)).toBeNull();
    expect(pictures.hand(holding([]), 'pl', standard)).toBeNull();
    expect(pictures.story([{ tell: 'turn-ends', seat: 0, kept: 1 }], board('reference'), 'pl', standard)).toBeNull();
  });

  test('of a large hand tiles that are alike share a place', () => {
    const turn = CHOICES['the menu of a turn']!;
    const shown = (...hand: string[]) => pictures.choice(turn, holding(hand), 'pl', standard)!.drawing;
    const alike = shown('battle-charge', 'battle-charge', 'battle-charge', 'knight');
    const texts = alike.marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []));
    expect(texts).toContain('Bitwa/Szarża ×3');
    expect(alike.height).toBeLessThan(shown('battle-charge', 'knight', 'pikeman', 'net').height);
  });

  test('a rotation choice shows each rotation under its own number', () => {
    const { drawing } = pictures.choice(CHOICES['turn a tile']!, board('reference'), 'pl', standard)!;
    const numbers = drawing.marks.flatMap(mark => (mark.kind === 'text' && mark.size === 44 ? [mark.text] : []));
    expect(numbers).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test('a crowded Battle is one picture, and not too tall', () => {
    const { news, view } = BATTLES.crowded!;
    const page = pictures.story(news, { view, reader: 'spectator', names: ['Ola', 'Jan'] }, 'en', standard);
    expect(page!.drawing.height).toBeLessThanOrEqual(BOARD_HEIGHT);
  });

  const told = ({ drawing }: Picture): string[] =>
    allMarks(drawing).flatMap(mark => (mark.kind === 'text' ? mark.text.split('\n') : []));
  const storyOf = (news: readonly ArenaEntry[]) =>
    pictures.story(news, { view: BATTLES.crowded!.view, reader: 'spectator', names: ['Ola', 'Jan'] }, 'en', standard)!;

  test('a Battle begins with the whole board it found; who loses what is told in words', () => {
    const { news } = BATTLES.crowded!;
    const first = storyOf(news);
    const hexes = told(first).filter(text => /^[A-E][1-5]$/.test(text));
    expect(new Set(hexes).size).toBe(19);
    const lines = told(first);
    expect(lines).toContain('BEFORE');
    expect(lines.join(' ')).not.toMatch(/loses/);
    expect(first.alt).toContain('After the Battle');
    expect(storyOf(news.filter(({ tell }) => tell !== 'battle-ends')).alt).not.toContain('After the Battle');
  });

  test('segments that leave the board as it is share a panel, and one in which nothing happens has none', () => {
    const { news } = BATTLES.lanes!;
    const segment = news.find((entry): entry is Extract<ArenaEntry, { tell: 'segment' }> => entry.tell === 'segment')!;
    const shot = {
      ...segment.segment,
      saves: [],
      removed: [],
      poisoned: [],
      strikes: segment.segment.strikes.slice(0, 1),
    };
    const at = (initiative: number, strikes = shot.strikes): ArenaEntry => ({
      ...segment,
      segment: { ...shot, initiative, strikes },
    });
    const discs = (...segments: ArenaEntry[]) =>
      storyOf(segments).drawing.marks.flatMap(mark => (mark.kind === 'text' && mark.size === 38 ? [mark.text] : []));
    const heads = (...segments: ArenaEntry[]) =>
      storyOf(segments).drawing.marks.filter(
        mark => mark.kind === 'text' && mark.size === 40 && mark.face === 'grenze-700',
      ).length;
    expect([discs(at(3), at(2), at(1, []), at(0)), heads(at(3), at(2), at(0))]).toEqual([['3', '2', '0'], 1]);
    expect(pictures.story([at(1, [])], board('reference'), 'pl', standard)).toBeNull();
  });

  test('a Battle cut by a choice says in its second part that it goes on', () => {
    const rest = BATTLES.crowded!.news.filter(({ tell }) => tell !== 'battle-begins');
    expect(told(storyOf(rest))).toContain('The Battle goes on');
    expect(told(storyOf(BATTLES.crowded!.news))).not.toContain('The Battle goes on');
  });

  test('owners have the letter of their language on boards, hands and in headers', () => {
    const letters = (picture: Picture) => new Set(told(picture).filter(text => /^[A-Z]$/.test(text)));
    expect(letters(pictures.board(board('teams'), 'pl', standard))).toEqual(new Set(['S', 'W', 'K', 'P']));
    expect(letters(pictures.board(board('teams'), 'en', standard))).toEqual(new Set(['E', 'A', 'R', 'F']));
    expect(letters(pictures.hand(holding(['knight', 'move']), 'pl', standard)!)).toEqual(new Set(['S']));
    expect(letters(pictures.hand(holding(['knight', 'move']), 'en', standard)!)).toEqual(new Set(['E']));
  });

  test('a hand of the Guardians in English', () => {
    const picture = pictures.hand(holding(['fire-concoction'], [], REALM), 'en', standard)!;
    expect(picture.alt).toContain('Fire Concoction');
  });
});
