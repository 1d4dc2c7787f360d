import { describe, expect, test } from 'vitest';
import { roomForControls, SCREEN } from '../../../../src/discord/phone.js';
import type { Decision } from '../../../../src/engine/decision.js';
import { PALETTES, type Text } from '../../../../src/engine/drawing.js';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { lineCount, type SetFace } from '../../../../src/engine/letter-widths.js';
import { CARDS } from '../../../../src/games/tash-kalar/cards.js';
import { FLARES } from '../../../../src/games/tash-kalar/flares.js';
import { CARD_ICONS } from '../../../../src/games/tash-kalar/pictures/icons.js';
import { cardPicture, pictures } from '../../../../src/games/tash-kalar/pictures/index.js';
import { styleFor } from '../../../../src/games/tash-kalar/pictures/palette.js';
import { piece } from '../../../../src/games/tash-kalar/pictures/piece.js';
import { TASKS } from '../../../../src/games/tash-kalar/tasks.js';
import type { ContestView } from '../../../../src/games/tash-kalar/view.js';
import type { ContestEntry } from '../../../../src/games/tash-kalar/vocabulary.js';
import { taskText } from '../../../../src/games/tash-kalar/words/cards/index.js';
import { words } from '../../../../src/games/tash-kalar/words/index.js';
import { taskName } from '../../../../src/games/tash-kalar/words/names.js';
import { FALLBACKS } from '../../../../src/render/core/workshop.js';
import { face } from '../../../../src/render/faces.js';
import { allMarks, expectPainted, testGoldens, testPictures } from '../../picture-checks.js';
import { expectReadable } from '../../picture-texts.js';
import { asked, board, CHOICES, drawings, flareNews, gallery, holding, newsOf, standard } from './gallery.js';
import { NAMES, POSITIONS } from './positions.js';

/** A question of a card's effect. */
const asking = (card: string, part: 'effect' | 'frozen' | 'warp'): Decision =>
  asked('may', ['yes', 'no'], { card, part, step: '0', being: 'G3', what: 'upgrade', square: 'C5' });

describe('golden drawings', () => testGoldens('tash-kalar', drawings));

describe('all pictures', () => {
  const all = gallery();

  testPictures(gallery, Object.values(CARD_ICONS));

  test('are a thousand wide, cards aside, and never too tall to read', () => {
    for (const [name, { drawing }] of all) {
      if (!name.startsWith('card ')) expect(drawing.width, name).toBe(1000);
      const most = name.startsWith('hand') ? 3000 : name.startsWith('board') ? 1900 : 1300;
      expect(drawing.height, name).toBeLessThanOrEqual(most);
    }
  });

  test('set every word eleven high in a message', () => {
    for (const [name, { drawing }] of all) expectReadable(name, drawing, Object.values(NAMES).flat());
  });

  test('so the texts of every card, flare and task, held or asked about', () => {
    for (const language of LANGUAGES) {
      for (const { id } of CARDS) {
        const hand = { beings: [id], placements: { [id]: 12 } };
        for (const own of [hand, { ...hand, placements: {} }])
          expectReadable(id, pictures.hand(holding('three', 2, own), language, standard)!.drawing);
        expectReadable(id, pictures.choice(CHOICES.turn!, holding('reference', 0, hand), language, standard)!.drawing);
        for (const part of ['effect', 'frozen', 'warp'] as const)
          expectReadable(
            id,
            pictures.choice(asking(id, part), holding('reference', 0, hand), language, standard)!.drawing,
          );
      }
      for (const { id } of FLARES) {
        const hand = {
          flares: [id],
          flareNow: [{ against: 1, upgradedLead: -12, upgradedNeeded: 4, piecesLead: 12, piecesNeeded: 5 }],
        };
        expectReadable(id, pictures.hand(holding('reference', 0, hand), language, standard)!.drawing);
        expectReadable(
          id,
          pictures.choice(asking(id, 'effect'), holding('reference', 0, hand), language, standard)!.drawing,
        );
      }
      for (const { id, type, points } of TASKS) {
        const scene = holding('reference', 0, {});
        const view = { ...scene.view, tasks: [{ ...scene.view.tasks[0]!, id, type, points }] };
        expectReadable(
          id,
          pictures.choice(asked('claim', [id, 'none'], { points: [points] }), { ...scene, view }, language, standard)!
            .drawing,
        );
      }
    }
  });

  test('and a hand of six fits a screen with its button', () => {
    const { drawing } = all.get('hand of six')!;
    expect(roomForControls(SCREEN.panel, '', [drawing])).toBeGreaterThan(200);
  });

  test('keep numbers out of the face with old-style figures', () => {
    const named = new Set(Object.values(NAMES).flat());
    for (const [name, { drawing }] of all) {
      for (const mark of allMarks(drawing)) {
        if (mark.kind !== 'text' || mark.face !== 'alegreya-sc-700' || named.has(mark.text)) continue;
        expect(mark.text, name).not.toMatch(/\d/);
      }
    }
  });

  test('have every character in the face it is set in, the signs of squares in that of emoji', () => {
    const foreign = Object.values(NAMES).flat();
    for (const [name, { drawing }] of all) {
      for (const mark of allMarks(drawing)) {
        if (mark.kind !== 'text' || foreign.some(each => each.startsWith(mark.text.replace(/…$/, '')))) continue;
        for (const character of mark.text.replaceAll(/[→\n]/g, '')) {
          const set = '🔥☘'.includes(character) ? FALLBACKS[1] : mark.face;
          expect(face(set).has(character.codePointAt(0)!), `${name}: ${character} in ${set}`).toBe(true);
        }
      }
    }
  });

  test('tell orange pieces from amber and red ones by texture too, in whatever order they are painted', () => {
    const drawn = (...schools: string[]) =>
      JSON.stringify(piece({ rank: 'common', letter: 'C' }, 'nethervoid', styleFor(schools, 'standard'), 0, 0, 90));
    const plain = drawn('nethervoid', 'sylvan');
    expect(drawn('nethervoid', 'highland')).not.toBe(plain);
    expect(drawn('southern-imperial', 'nethervoid')).toBe(drawn('nethervoid', 'highland'));
    expect(drawn('nethervoid', 'everfrost')).toBe(plain);
  });

  test('have room for the name and the condition of every task', () => {
    const scene = board('reference');
    for (const language of LANGUAGES)
      for (const { id, type, points } of TASKS) {
        const task = { ...scene.view.tasks[0]!, id, type, points };
        const view: ContestView = { ...scene.view, tasks: [task], nextTask: null };
        const { drawing } = pictures.board({ ...scene, view }, language, standard);
        const texts = allMarks(drawing).filter((mark): mark is Text => mark.kind === 'text');
        const bottomOf = ({ text, face: set, size, y, wrap }: Text): number => {
          const leading = wrap?.leading ?? size;
          const lines = wrap ? lineCount(text, set as SetFace, wrap.width / size) : 1;
          return y - leading / 2 + lines * leading;
        };
        const name = texts.find(({ text }) => text === taskName(id, language))!;
        const condition = texts.find(({ text }) => text === taskText(id, language))!;
        expect(bottomOf(name), `${id} ${language}`).toBeLessThanOrEqual(condition.y - condition.size / 2);
        expect(bottomOf(condition), `${id} ${language}`).toBeLessThanOrEqual(drawing.height - 14);
        expectReadable(`${id} ${language}`, drawing, scene.names);
      }
  });

  test('are painted to their last row', () => {
    for (const [name, { drawing }] of all) expectPainted(name, drawing);
  });
});

describe('the board', () => {
  const drawn = (view: ContestView): string =>
    JSON.stringify(
      pictures.board({ view, reader: 'spectator', names: ['Ola', 'Jan', 'Ewa', 'Ula'] }, 'pl', standard).drawing,
    );

  test('differs by every fact that matters', () => {
    const { reference } = POSITIONS;
    const before = drawn(reference);
    const [piece, ...others] = reference.pieces;
    const [first, second] = reference.colours;
    const [own, foe] = reference.seats;
    const changes: readonly Partial<ContestView>[] = [
      { turn: 10 },
      { onTurn: 1 },
      { actions: 2 },
      { last: null },
      { finals: [0, 1] },
      { extraTurn: true },
      { kills: [] },
      { rights: { borrow: 1, voids: 0, colour: null } },
      { rights: { borrow: 0, voids: 2, colour: null } },
      { rights: { borrow: 0, voids: 0, colour: 1 } },
      { tasks: reference.tasks.slice(1) },
      { nextTask: null },
      { colours: [{ ...first!, score: 6 }, second!] },
      { colours: [{ ...first!, supply: { doubleSided: 3, legendary: 2 } }, second!] },
      { colours: [first!, { ...second!, slowed: 1 }] },
      { seats: [{ ...own!, deck: 5 }, foe!] },
      { seats: [{ ...own!, flares: 0 }, foe!] },
      { seats: [{ ...own!, frozen: 'ice-queen' }, foe!] },
      { seats: [{ ...own!, pending: 'doppelganger' }, foe!] },
      { pieces: others },
      { pieces: [{ ...piece!, colour: 0 }, ...others] },
      { pieces: [{ ...piece!, rank: 'legendary' }, ...others] },
      { pieces: [{ ...piece!, gateway: true }, ...others] },
      { tasks: reference.tasks.map(task => ({ ...task, fulfilledBy: [0] })) },
    ];
    for (const change of changes) {
      expect(drawn({ ...reference, ...change }) === before, JSON.stringify(change).slice(0, 80)).toBe(false);
    }
  });

  test('of the Melee shows points and improvised summonings', () => {
    const { melee } = POSITIONS;
    const [first, ...others] = melee.colours;
    const before = drawn(melee);
    for (const change of [{ points: 9 }, { mayImprovise: false }]) {
      const against = first!.against.map((each, k) => (k === 0 ? { ...each, ...change } : each));
      expect(drawn({ ...melee, colours: [{ ...first!, against }, ...others] })).not.toBe(before);
    }
  });

  test('gives each side its own accent, partners the same', () => {
    const accents = (name: keyof typeof POSITIONS): string[] =>
      POSITIONS[name].seats.map((_, seat) => pictures.accent(board(name), seat, standard));
    expect(new Set(accents('melee')).size).toBe(4);
    expect(new Set(accents('teams')).size).toBe(2);
    for (const accent of accents('melee')) expect(accent).toMatch(/^#[0-9A-F]{6}$/);
  });
});

describe('hand, choice and story', () => {
  test('say nothing where there is nothing to see', () => {
    const rest: Decision = { kind: 'one', key: 'pause', seat: 0, opens: 'turn', options: [{ id: 'turn' }] };
    expect(pictures.hand(board('reference'), 'pl', standard)).toBeNull();
    expect(pictures.hand(holding('reference', 0, {}), 'pl', standard)).toBeNull();
    expect(pictures.choice(rest, board('reference'), 'pl', standard)).toBeNull();
    expect(pictures.story([{ tell: 'handed-over', seat: 0, partner: 2 }], board('teams'), 'pl', standard)).toBeNull();
  });

  test('a placement is called as in the menu: by its square, and by a number where two share one', () => {
    const { drawing } = pictures.choice(CHOICES.placement!, board('reference'), 'pl', standard)!;
    const titles = drawing.marks.flatMap(mark => (mark.kind === 'text' && mark.size === 38 ? [mark.text] : []));
    expect(titles).toEqual(['D4', 'E6', 'E6', 'A4']);
  });

  test('a story shows every square the effect touched: Leviathan and all four it destroyed', () => {
    const { drawing, alt } = gallery().get('story leviathan')!;
    const signs = allMarks(drawing).flatMap(mark => (mark.kind === 'text' ? [mark.text] : []));
    for (const sign of [...'ABCDEFGH', ...'1234567']) expect(signs, sign).toContain(sign);
    expect(alt).toContain('G1, G2, H2 i H3');
  });

  test('what a story paints stays within its panels', () => {
    const { drawing } = gallery().get('story of four effects')!;
    const boards = drawing.marks.filter(mark => mark.kind === 'group' && mark.clip !== undefined);
    expect(boards).toHaveLength(4);
  });

  test('a story is left out where the board tells it: one effect of few deeds, marked as the last move', () => {
    const { view, ...scene } = board('reference');
    const [entry] = newsOf('reference') as [Extract<ContestEntry, { tell: 'summoned' }>];
    const few = [{ ...entry, deeds: [] }];
    expect(pictures.story(few, { ...scene, view }, 'pl', standard)).toBeNull();
    expect(pictures.story(few, { ...scene, view: { ...view, last: null } }, 'pl', standard)).not.toBeNull();
  });

  test('a story is left out where an effect touched no square: a flare that only gives an action', () => {
    const { view, ...scene } = board('reference');
    const flare: ContestEntry = { ...flareNews, deeds: [{ did: 'action', gained: 1 }] };
    const news = [flare, { ...flare, seat: 1 }];
    expect(pictures.story(news, { ...scene, view: { ...view, last: null } }, 'pl', standard)).toBeNull();
  });

  test('a choice is described by the position, not by its buttons', () => {
    const scene = holding('reference', 0, {});
    const { alt } = pictures.choice(CHOICES.turn!, scene, 'en', standard)!;
    expect(alt).toContain(words.en.board(scene));
    expect(alt).not.toMatch(/Place on|Discard/);
  });

  test('nobody else’s cards are drawn', () => {
    const scene = holding('reference', 0, { beings: ['bomb'], placements: { bomb: 1 } });
    expect(pictures.hand({ ...scene, reader: 1 }, 'pl', standard)).toBeNull();
    const shown = JSON.stringify(pictures.board({ ...scene, reader: 'spectator' }, 'pl', standard));
    expect(shown).not.toContain('unlit-bomb');
  });
});

describe('cards for the rules look-up', () => {
  test('every card, flare and task is drawn in both palettes and languages', () => {
    for (const palette of PALETTES) {
      for (const language of LANGUAGES) {
        for (const { id } of [...CARDS, ...FLARES, ...TASKS]) {
          const { drawing, alt } = cardPicture(id, language, palette);
          expect(drawing.height, id).toBeLessThanOrEqual(950);
          expect(alt.length, id).toBeGreaterThan(15);
        }
      }
    }
  });
});
