import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/engine/json.js';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { FACTION_IDS } from '../../../../src/games/wonderlands-war/faction.js';
import { choiceDrawing } from '../../../../src/games/wonderlands-war/pictures/choice.js';
import { crowdOf } from '../../../../src/games/wonderlands-war/pictures/crowd.js';
import { pictures } from '../../../../src/games/wonderlands-war/pictures/index.js';
import { OWNER_SHAPES } from '../../../../src/games/wonderlands-war/pictures/outlines.js';
import { coloursOf } from '../../../../src/games/wonderlands-war/pictures/palette.js';
import { token } from '../../../../src/games/wonderlands-war/pictures/token.js';
import type { Wonderland } from '../../../../src/games/wonderlands-war/state.js';
import type { Entry } from '../../../../src/games/wonderlands-war/vocabulary.js';
import { face } from '../../../../src/render/faces.js';
import { paintDrawing } from '../../../../src/render/painter.js';
import { allMarks, testGoldens, testPictures } from '../../picture-checks.js';
import { expectReadable, textsOf } from '../../picture-texts.js';
import { CHOICES } from './choices.js';
import { BOARDS, drawings, gallery, sceneOf } from './gallery.js';
import { battle, NAMES, tea } from './positions.js';
import { WHOLE_BATTLE } from './stories.js';

const look = { palette: 'standard' } as const;

describe('golden drawings', () => testGoldens('wonderlands-war', drawings));

describe('all pictures', () => {
  const all = gallery();

  testPictures(gallery);

  /** Most are looked at over their buttons, a post holds a story and a board, hands are looked at alone. */
  const most = (name: string): number =>
    name.startsWith('choice') ? 1150 : name.startsWith('story') ? 1240 : name.startsWith('board') ? 1900 : 3300;

  test('are a thousand wide and no taller than what they are looked at with', () => {
    for (const [name, { drawing }] of all) {
      expect(drawing.width, name).toBe(1000);
      expect(drawing.height, name).toBeLessThanOrEqual(most(name));
    }
  });

  test('set every word of a hand, a choice and a post eleven high in a message', () => {
    for (const [name, { drawing }] of all)
      if (/^(hand|choice|board|story)/.test(name)) expectReadable(name, drawing, NAMES);
    for (const language of LANGUAGES)
      for (const faction of FACTION_IDS) {
        const realm = copy(tea);
        realm.seats[0] = { ...realm.seats[0]!, faction };
        expectReadable(faction, pictures.hand(sceneOf(realm, 0), language, look)!.drawing);
      }
  });

  test('set nothing below eleven pixels on a phone, and cut nothing but names of players', () => {
    for (const [name, { drawing }] of all) {
      for (const { text, size, isCut } of textsOf(drawing)) {
        expect(size * 0.39, `${name}: ${text}`).toBeGreaterThanOrEqual(10.6);
        expect(isCut, `${name}: ${text}`).toBe(false);
        if (text.endsWith('…'))
          expect(
            NAMES.some(each => each.startsWith(text.slice(0, -1))),
            text,
          ).toBe(true);
      }
    }
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
    for (const [name, { drawing }] of all) {
      // One of each kind, and every board.
      if (!name.endsWith('pl, standard') || (name.startsWith('choice') && name.length % 3 > 0)) continue;
      const pixels = paintDrawing(drawing).data();
      let opaque = 0;
      const colours = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4 * 997) {
        if (pixels[at + 3] === 255) opaque += 1;
        colours.add(pixels.readUInt32LE(at));
      }
      expect(opaque, name).toBe(Math.ceil(pixels.length / (4 * 997)));
      expect(colours.size, name).toBeGreaterThan(50);
    }
  });
});

describe('owners', () => {
  test('are told by colour, shape and letter in both languages', () => {
    for (const language of ['pl', 'en'] as const) {
      const letters = FACTION_IDS.map(faction => OWNER_SHAPES[faction].letter[language]);
      expect(new Set(letters).size).toBe(FACTION_IDS.length);
      for (const [at, faction] of FACTION_IDS.entries()) {
        const drawn = allMarks({ marks: [token(faction, { palette: 'standard', language }, 0, 0, 24)] });
        expect(drawn.some(mark => mark.kind === 'text' && mark.text === letters[at])).toBe(true);
        expect(drawn.some(mark => mark.kind === 'shape' && mark.path === OWNER_SHAPES[faction].path)).toBe(true);
      }
    }
    expect(new Set(FACTION_IDS.map(faction => OWNER_SHAPES[faction].path)).size).toBe(FACTION_IDS.length);
  });

  test('have a texture each for those who see no colours', () => {
    const textures = FACTION_IDS.map(faction => coloursOf(faction, 'colour-blind').texture);
    expect(new Set(textures).size).toBe(FACTION_IDS.length);
    const drawn = (faction: (typeof FACTION_IDS)[number]) =>
      JSON.stringify(token(faction, { palette: 'colour-blind', language: 'pl' }, 0, 0, 24));
    expect(new Set(FACTION_IDS.map(drawn)).size).toBe(FACTION_IDS.length);
  });
});

describe('the board', () => {
  test('counts the exhausted chips of every fighter who has some', () => {
    const signs = (exhausted: number): number => {
      const state = copy(battle);
      for (const seat of state.seats) seat.exhausted = new Array(exhausted).fill('forge');
      const { drawing } = pictures.board(sceneOf(state), 'pl', look);
      return JSON.stringify(drawing).split('"night-sleep"').length - 1;
    };
    expect([signs(0), signs(2)]).toEqual([0, battle.battle!.fighters.length]);
  });

  const drawn = (state: Wonderland): string => JSON.stringify(pictures.board(sceneOf(state), 'pl', look).drawing);
  const differs = (state: Wonderland, change: (other: Wonderland) => void): boolean => {
    const other = copy(state);
    change(other);
    return drawn(other) !== drawn(state);
  };

  const AT_TEA: readonly ((state: Wonderland) => void)[] = [
    state => {
      state.round = 1;
    },
    state => {
      state.at = 0;
    },
    state => {
      state.chairs[0] = null;
    },
    state => {
      state.chairs[0] = 'T2-02';
    },
    state => {
      state.poisoned[0] = true;
    },
    state => {
      state.teaDeck.pop();
    },
    state => {
      state.market[0] = 'humpty';
    },
    state => {
      state.pawn = 0;
    },
    state => {
      state.seats[0]!.chair = 0;
    },
    state => {
      state.seats[0]!.vp = 10;
    },
    state => {
      state.seats[0]!.shards = 0;
    },
    state => {
      state.seats[0]!.taken = 3;
    },
    state => {
      state.seats[0]!.leader = 4;
    },
    state => {
      state.seats[0]!.pool = 1;
    },
    state => {
      state.seats[0]!.shield = false;
    },
    state => {
      state.seats[0]!.supporters[1] = 1;
    },
    state => {
      state.seats[0]!.castles[1] = 2;
    },
    state => {
      state.seats[0]!.standees[1]!.push('dodo');
    },
    state => {
      state.seats[0]!.leaderIn = 1;
    },
  ];
  const IN_BATTLE: readonly ((state: Wonderland) => void)[] = [
    state => {
      state.battle!.fighters[0]!.strength = 16;
    },
    state => {
      state.battle!.fighters[0]!.status = 'halt';
    },
    state => {
      state.battle!.fighters[0]!.value = 5;
    },
    state => {
      state.battle!.fighters[0]!.chipForgings = 2;
    },
    state => {
      state.battle!.fighters[0]!.mul = 1;
    },
    state => {
      state.battle!.fighters[0]!.extra = 2;
    },
    state => {
      state.battle!.fighters[0]!.pillow = false;
    },
    state => {
      state.battle!.fighters[0]!.crowns = [2];
    },
    state => {
      state.battle!.fighters[0]!.drawn = ['madness'];
    },
    state => {
      state.battle!.first = [2];
    },
    state => {
      state.seats[0]!.active.pop();
    },
    state => {
      state.seats[0]!.track.push('madness');
    },
    state => {
      state.seats[0]!.shield = false;
    },
    state => {
      state.seats[0]!.bag.pop();
    },
    state => {
      state.seats[1]!.supporters[0] = 5;
    },
    state => {
      state.ahead = [];
    },
  ];

  test.each(AT_TEA.map((change, at) => ({ at, change })))('of a tea party differs by fact $at', ({ change }) => {
    expect(differs(tea, change)).toBe(true);
  });

  test.each(IN_BATTLE.map((change, at) => ({ at, change })))('of a battle differs by fact $at', ({ change }) => {
    expect(differs(battle, change)).toBe(true);
  });

  test('shows nobody what is hidden: sealed chips, wagers, bags, quests, instructions', () => {
    const hidden: readonly ((state: Wonderland) => void)[] = [
      state => {
        state.battle!.wagers[1] = 'queen';
      },
      state => {
        state.battle!.wagers[1] = null;
      },
      state => {
        state.battle!.fighters[0]!.instruction = { stop: 'loss', at: 20 };
      },
      state => {
        state.seats[0]!.quests = ['Q-T1'];
      },
      state => {
        state.seats[0]!.bag.reverse();
      },
      state => {
        state.seats[0]!.bag[0] = 'madness';
      },
    ];
    for (const change of hidden) expect(differs(battle, change)).toBe(false);
    const sealed = copy(battle);
    sealed.battle!.fighters[0]!.drawn = ['rose:strong'];
    expect(
      differs(sealed, state => {
        state.battle!.fighters[0]!.drawn = ['madness2'];
      }),
    ).toBe(false);
  });
});

describe('choices', () => {
  test('light up what may be chosen, and only that', () => {
    const { decision, state } = CHOICES.find(({ name }) => name === 'castle')!;
    const drawn = (ids: readonly string[]) =>
      JSON.stringify(
        choiceDrawing(
          { ...decision, options: ids.map(id => ({ id })) } as typeof decision,
          crowdOf(sceneOf(state, decision.seat), 'pl', 'standard'),
        ),
      );
    expect(new Set([drawn(['garden']), drawn(['tumtum']), drawn(['garden', 'tumtum'])]).size).toBe(3);
  });
});

describe('stories', () => {
  const told = (news: readonly Entry[]) => pictures.story(news, sceneOf(battle), 'pl', look);

  test('are told where the board alone does not tell it', () => {
    expect(told(WHOLE_BATTLE)).not.toBeNull();
    expect(told(WHOLE_BATTLE.slice(0, 1))).toBeNull();
    expect(told(WHOLE_BATTLE.slice(1, 5))).toBeNull();
    expect(told([])).toBeNull();
  });

  test('show every chip that was drawn, and the sum of what it brought', () => {
    const texts = textsOf(told(WHOLE_BATTLE)!.drawing).map(({ text }) => text);
    for (const expected of ['+4', '+3', '+5', '−2', '+10', '9', '10', 'wygrywa Olek', 'Pomaluj róże', 'trafiony'])
      expect(texts, expected).toContain(expected);
  });

  test('never stand higher than the board below them', () => {
    const story = pictures.story([...WHOLE_BATTLE, ...WHOLE_BATTLE, ...WHOLE_BATTLE], sceneOf(battle), 'pl', look)!;
    expect(story.drawing.height).toBeLessThanOrEqual(1240);
    for (const state of Object.values(BOARDS))
      expect(pictures.board(sceneOf(state), 'pl', look).drawing.height).toBeGreaterThanOrEqual(880);
  });
});
