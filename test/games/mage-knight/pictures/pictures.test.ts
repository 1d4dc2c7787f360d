import { describe, expect, test } from 'vitest';
import { type Drawing, PALETTES, type Text } from '../../../../src/engine/drawing.js';
import { copy } from '../../../../src/engine/json.js';
import { HEROES } from '../../../../src/games/mage-knight/heroes/heroes.js';
import { heroLook } from '../../../../src/games/mage-knight/pictures/hero-look.js';
import { pictures } from '../../../../src/games/mage-knight/pictures/index.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import { boundsOf } from '../../../../src/render/bounds.js';
import { face } from '../../../../src/render/faces.js';
import { typesetter } from '../../../../src/render/painter.js';
import { expectPainted, testGoldens, testPictures } from '../../picture-checks.js';
import { expectReadable, textsOf } from '../../picture-texts.js';
import { BOARDS, CHOICES, drawings, gallery, STORY, sceneOf } from './gallery.js';
import { large, middle, NAMES } from './positions.js';

const look = { palette: 'standard' } as const;

describe('golden drawings', () => testGoldens('mage-knight', drawings));

describe('all pictures', () => {
  const all = gallery();
  testPictures(gallery);

  /** Choices are looked at over their buttons, a post holds a story and a board, hands are looked at alone. */
  const most = (name: string): number =>
    name.startsWith('choice') ? 1150 : name.startsWith('story') ? 1120 : name.startsWith('board') ? 2020 : 3000;

  test('are a thousand wide and no taller than what they are looked at with', () => {
    for (const [name, { drawing }] of all) {
      expect(drawing.width, name).toBe(1000);
      expect(drawing.height, name).toBeLessThanOrEqual(most(name));
    }
  });

  test('set every word of a hand, a choice and a post eleven high in a message', () => {
    for (const [name, { drawing }] of all)
      if (/^(hand|choice|board|story)/.test(name)) expectReadable(name, drawing, NAMES);
  });

  test('set nothing below eleven pixels on a phone, and cut nothing', () => {
    for (const [name, { drawing }] of all) {
      for (const { text, size, isCut } of textsOf(drawing)) {
        expect(isCut, `${name}: ${text}`).toBe(false);
        // Letters of owners repeat their shape and colour; levels and counts on small coins are told in words too.
        if (text.length === 1 && /[A-Z?\d]/.test(text)) continue;
        expect(size * 0.39, `${name}: ${text}`).toBeGreaterThanOrEqual(10.6);
      }
    }
  });

  test('mark partners alike, rivals otherwise, and nobody where there are no teams (MK-X-16.1)', () => {
    const strokes = (teams: readonly number[]) => {
      const realm: Realm = { ...copy(large()), teams };
      const { drawing, alt } = pictures.board(sceneOf(realm), 'en', look);
      const hues = ['#FFC21F', '#5CC8FF'].map(hue => JSON.stringify(drawing).split(hue).length - 1);
      return [hues, alt.split('\n').filter(line => line.startsWith('Team'))];
    };
    const [one, two, three, four] = NAMES;
    // One stroke for each of the first team, two for each of the second.
    expect(strokes([0, 1, 0, 1])).toEqual([
      [2, 4],
      [`Team I: ${one} and ${three}.`, `Team II: ${two} and ${four}.`],
    ]);
    for (const teams of [
      [0, 1, 2, 3],
      [0, 0, 0, 0],
    ])
      expect(strokes(teams)).toEqual([[0, 0], []]);
  });

  test.each(['pl', 'en'] as const)(
    'keep the source apart from the tiles, with as many dice as there are (%s)',
    language => {
      const crowded = middle(realm => {
        realm.source = ['red', 'gold', 'blue', 'black', 'green', 'white', 'red'];
        realm.decks.tiles = new Array<string>(13).fill('country_1');
      });
      const four = middle(realm => {
        realm.source = ['red', 'gold', 'blue', 'black'];
        realm.decks.tiles = new Array<string>(13).fill('country_1');
      });
      const [many, few] = [crowded, four].map(realm => pictures.board(sceneOf(realm), language, look).drawing);
      const box = (wanted: RegExp, drawing = many) =>
        drawing!.marks.filter(mark => mark.kind === 'text' && wanted.test(mark.text)).map(boundsOf);
      // Seven dice leave no room for the word that four have beside them.
      expect([box(/^× 13$/).length, box(/^(Źródło|Source)$/).length]).toEqual([1, 0]);
      const [tiles, source] = [box(/^× 13$/, few), box(/^(Źródło|Source)$/, few)];
      expect([tiles.length, source.length]).toEqual([1, 1]);
      // Bounds leave half a letter on either side.
      expect(source[0]![0] - tiles[0]![2]).toBeGreaterThan(-30);
    },
  );

  test.each(['pl', 'en'] as const)('keep what somebody does apart from the numbers beside it (%s)', language => {
    const doings: readonly ((realm: Realm) => void)[] = [
      () => undefined, // on turn
      realm => Object.assign(realm, { at: 1 }),
      realm => Object.assign(realm, { at: 1, guest: 0 }),
      realm => Object.assign(realm.heroes[0]!, { space: null }) && Object.assign(realm, { at: 1 }),
      realm => Object.assign(realm.heroes[0]!, { skipped: true }) && Object.assign(realm, { at: 1 }),
      realm => Object.assign(realm.heroes[0]!, { out: true, space: null }) && Object.assign(realm, { at: 1 }),
    ];
    const said = doings.map(change => {
      const { drawing } = pictures.board(sceneOf(middle(change)), language, look);
      const texts = drawing.marks
        .flatMap(mark => (mark.kind === 'group' ? [mark.marks.filter(each => each.kind === 'text')] : []))
        .find(([name]) => name?.text === NAMES[0])!;
      const [, doing, level] = texts;
      const widthOf = (text: Text): number => typesetter.setText(text).lines[0]!.width * text.size;
      const room = level!.x - widthOf(level!) / 2 - doing!.x - widthOf(doing!);
      expect(room, doing!.text).toBeGreaterThanOrEqual(8);
      return doing!.text;
    });
    expect(new Set(said).size).toBe(doings.length);
  });

  test('keep numbers out of the face with old-style figures', () => {
    for (const [name, { drawing }] of all)
      for (const { text, face: set } of textsOf(drawing))
        if (set === 'grenze-600') expect(text, name).not.toMatch(/\d/);
  });

  test('have every character in the face it is set in', () => {
    for (const [name, { drawing }] of all)
      for (const { text, face: set } of textsOf(drawing))
        for (const character of text.replaceAll(/[→\n]/g, ''))
          expect(face(set).has(character.codePointAt(0)!), `${name}: ${character} in ${set}`).toBe(true);
  });

  test('are painted to their last row', () => {
    for (const [name, { drawing }] of all) if (name.endsWith('pl, standard')) expectPainted(name, drawing);
  });
});

describe('heroes', () => {
  test('are told by colour, shape, letter and icon; without colours also by a texture', () => {
    for (const palette of PALETTES) {
      const looks = HEROES.map(({ id }) => heroLook(id, palette));
      for (const sign of ['letter', 'path', 'icon', 'face'] as const)
        expect(new Set(looks.map(each => each[sign])).size, sign).toBe(HEROES.length);
    }
    const textures = HEROES.map(({ id }) => heroLook(id, 'colour-blind').texture);
    expect(new Set(textures).size).toBe(HEROES.length);
  });
});

describe('a picture shows nothing its reader may not see', () => {
  const drawn = (realm: Realm): string =>
    JSON.stringify([
      pictures.board(sceneOf(realm), 'pl', look).drawing,
      pictures.hand(sceneOf(realm, 0), 'pl', look)!.drawing,
    ]);

  /** The same position where what is hidden from seat 0 lies otherwise. */
  const hidden: Readonly<Record<string, (realm: Realm) => void>> = {
    'the hand of another': realm => {
      realm.heroes[1]!.hand = ['march', 'wound', 'threaten'];
    },
    'the order of decks': realm => {
      realm.heroes[0]!.deck.reverse();
      realm.decks.spells.reverse();
      realm.decks.artifacts.reverse();
    },
    'the next tile behind its back': realm => void realm.decks.tiles.reverse(),
    'tokens face down': realm => {
      for (const { tokens } of Object.values(realm.places))
        for (const token of tokens) if (!token.up && token.pile === 'grey') token.enemy = 'golems';
    },
    'ruins face down': realm => {
      for (const place of Object.values(realm.places))
        if (place.ruins?.up === false) place.ruins = { id: 'altar_red', up: false };
    },
  };

  test.each(Object.entries(hidden))('%s', (_, change) => {
    const realm = copy(middle());
    const before = drawn(realm);
    change(realm);
    expect(drawn(realm)).toBe(before);
  });

  test('and shows what lies open: a token turned up changes the board', () => {
    const realm = copy(middle());
    const before = drawn(realm);
    const down = Object.values(realm.places)
      .flatMap(({ tokens }) => tokens)
      .find(({ up }) => !up)!;
    down.up = true;
    expect(drawn(realm)).not.toBe(before);
  });

  test('a spectator has no hand', () => {
    expect(pictures.hand(sceneOf(middle()), 'pl', look)).toBeNull();
  });
});

describe('the land', () => {
  test('that has grown large is shown whole and close to the hero', () => {
    const texts = (name: keyof typeof BOARDS): string[] =>
      textsOf(pictures.board(sceneOf(BOARDS[name]()), 'pl', look).drawing).map(({ text }) => text);
    expect(texts('large')).toContain('Okolica');
    expect(texts('middle')).not.toContain('Okolica');
    // Its spaces keep their labels there.
    expect(texts('large')).toContain('M5');
    expect(texts('middle')).toContain('J1');
  });

  test('is another one at night', () => {
    const [day, night] = (['day', 'night'] as const).map(time => {
      const realm = middle();
      realm.time = time;
      return JSON.stringify(pictures.board(sceneOf(realm), 'pl', look).drawing);
    });
    expect(day).not.toBe(night);
  });
});

describe('a choice', () => {
  test('gives way to what else stands on the screen, and keeps what is chosen from', () => {
    const { realm, decision } = CHOICES[0]!();
    const tall = (taken: number): Drawing =>
      pictures.choice(decision, sceneOf(realm, 0), 'pl', { ...look, taken })!.drawing;
    expect(tall(0).height).toBeGreaterThan(1100);
    expect(tall(0.3).height).toBeLessThanOrEqual(850);
    // However much is said: the map and the names of the cards stay.
    const texts = textsOf(tall(2)).map(({ text }) => text);
    for (const said of ['J6', 'NW', '1 Lodowa twardość']) expect(texts, said).toContain(said);
  });
});

describe('stories', () => {
  const scene = sceneOf(middle());
  test('tell a turn with a fight, and what it brought', () => {
    const story = pictures.story(STORY, scene, 'pl', look)!;
    const texts = textsOf(story.drawing).map(({ text }) => text);
    for (const said of [NAMES[0]!, 'G6 → J2 → J1', '+7', '−1', 'Poziom 6', 'zdobyto: Twierdza', 'Kula ognia'])
      expect(texts, said).toContain(said);
  });

  test('are not told where nothing happened, or nothing the board does not show', () => {
    expect(pictures.story([], scene, 'pl', look)).toBeNull();
    expect(pictures.story(STORY.slice(0, 3), scene, 'pl', look)).toBeNull();
  });

  test('keep to the height of a board', () => {
    const long = [0, 1, 0, 1, 0, 1].flatMap(seat => STORY.map(entry => ('seat' in entry ? { ...entry, seat } : entry)));
    const story = pictures.story(long as typeof STORY, scene, 'pl', look)!;
    expect(story.drawing.height).toBeLessThanOrEqual(1120);
  });
});
