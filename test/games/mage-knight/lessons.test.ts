import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/decision.js';
import { LANGUAGES } from '../../../src/engine/language.js';
import { readableBy } from '../../../src/engine/match-state.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import type { RealmEntry } from '../../../src/games/mage-knight/entries.js';
import { game } from '../../../src/games/mage-knight/game.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { SITES } from '../../../src/games/mage-knight/tiles/tile.js';
import { TILES } from '../../../src/games/mage-knight/tiles/tiles.js';
import { lessonFor, lessons } from '../../../src/games/mage-knight/words/lesson-topics.js';
import { LESSONS, type Topic } from '../../../src/games/mage-knight/words/lessons.js';
import { Rulebook, readBook } from '../../../src/rulebook/index.js';
import { eagerAnswer, startMatch } from './eager-play.js';
import { inTurn, onTile, Stage } from './stage.js';

const topicOf = (lesson: unknown): Topic => (Object.keys(LESSONS) as Topic[]).find(id => LESSONS[id] === lesson)!;

/** What is taught at a decision. */
function taught(realm: Readonly<Realm>, decision: Decision, told: readonly RealmEntry[]): Topic | null {
  const scene = { view: game.view(realm, decision.seat), reader: decision.seat, names: [] };
  const lesson = lessonFor(decision, scene, told);
  return lesson === null ? null : topicOf(lesson);
}

/** In which turns of which seat each lesson stood on the panel of an eager match: 'turn of the seat' by topic. */
function lessonsOfMatch(seats: number, seed: number): Map<string, Set<number>> {
  const random = randomFrom(String(seed).padStart(32, '0'));
  const started = Table.start(game, startMatch({ scenario: 'first_reconnaissance' }, seats, seed));
  const { table } = started;
  const told = [...started.change.news];
  const shown = new Map<string, Set<number>>();
  for (let answers = 0; answers < 4000 && !table.isOver; answers++) {
    const decision = table.open[0]!;
    const own = readableBy(told, decision.seat);
    const topic = taught(table.state, decision, own);
    if (topic !== null) {
      const turns = own.filter(entry => entry.tell === 'turn-begins' && entry.seat === decision.seat).length;
      const key = `${decision.seat} ${topic}`;
      shown.set(key, (shown.get(key) ?? new Set()).add(turns));
    }
    const result = table.answer(decision.seat, eagerAnswer(decision, random))!;
    told.push(...result.change.news);
  }
  return shown;
}

const WALLED = ['keep', 'mage_tower'];
const FAR = ['monastery', 'dungeon', 'tomb', 'monster_den', 'spawning_grounds', 'ancient_ruins', 'reward', ...WALLED];

describe('a first match', () => {
  const matches = Array.from({ length: 40 }, (_, seed) => lessonsOfMatch(1 + (seed % 2), seed));

  it('meets all there is to teach, but for places too far for random walks', () => {
    const met = new Set(matches.flatMap(match => [...match.keys()].map(key => key.split(' ')[1]!)));
    const missed = Object.keys(LESSONS).filter(topic => !met.has(topic));
    expect(missed.filter(topic => !FAR.includes(topic))).toEqual([]);
  });

  it('teaches a place, a phase, a level once and does not go on about it', () => {
    const once = matches.flatMap(match =>
      [...match].filter(
        ([key, turns]) =>
          !/ (cards|move|explore|mana|recruit|rampaging|keep|mage_tower|announce)$/.test(key) && turns.size > 2,
      ),
    );
    expect(once).toEqual([]);
  });
});

describe('what is new', () => {
  const start: RealmEntry = { tell: 'turn-begins', seat: 0, turn: 1, last: false };
  const at = (tile: string, place: number) => {
    const realm = inTurn({ scenario: 'first_reconnaissance' }, hero => {
      hero.hand = ['march', 'rage'];
    });
    onTile(realm, tile, place);
    const stage = new Stage(realm);
    return (told: readonly RealmEntry[]) => taught(stage.realm, stage.asked, told);
  };

  it('is the village one stands in, in the turn one comes to it', () => {
    const moved: RealmEntry = { tell: 'moved', seat: 0, path: ['D2'], cost: 2, provoked: [] };
    const village = at('country_1', 2);
    expect(village([start])).toBe('village');
    expect(village([start, moved])).toBe('village');
    expect(village([start, moved, start])).not.toBe('village');
  });

  it.each(SITES.filter(site => site in LESSONS && !WALLED.includes(site)))('is %s where one stands', site => {
    const { id, spaces } = TILES.find(tile => tile.spaces.some(space => space.site === site))!;
    expect(
      at(
        id,
        spaces.findIndex(space => space.site === site),
      )([start]),
    ).toBe(site);
  });

  it('is a keep one could assault, until one did', () => {
    const realm = inTurn({ scenario: 'first_reconnaissance' }, hero => {
      hero.hand = ['rage'];
    });
    onTile(realm, 'country_3', 2);
    realm.heroes[0]!.area.move = 5;
    const { asked } = new Stage(realm);
    const assaulted = {
      tell: 'fight-begins',
      seat: 0,
      cause: 'assault',
      site: 'keep',
      space: 'D1',
      enemies: [],
    } as const;
    expect(taught(realm, asked, [start])).toBe('keep');
    expect(taught(realm, asked, [start, assaulted, start])).not.toBe('keep');
  });

  it('is the first reward', () => {
    const reward: Decision = { kind: 'one', key: 'reward', seat: 0, options: [{ id: 'spell' }] };
    const conquered: RealmEntry = { tell: 'conquered', seat: 0, space: 'D0', site: 'mage_tower' };
    const realm = inTurn({ scenario: 'first_reconnaissance' });
    expect(taught(realm, reward, [start, conquered])).toBe('reward');
    expect(taught(realm, reward, [start, conquered, start, conquered])).toBeNull();
  });

  it('is how cards are played until one was', () => {
    const plain = at('country_1', 3);
    const played = { tell: 'played', seat: 0, card: 'march', side: 'basic', mana: [], as: null, amount: 0 } as const;
    expect(plain([start])).toBe('cards');
    expect(plain([start, played])).toBeNull();
    expect(plain([start, { ...played, seat: 1 }])).toBe('cards');
  });
});

it('First Reconnaissance teaches, others only where they are asked to', () => {
  expect(lessons.isOn({})).toBe(true);
  expect(lessons.isOn({ scenario: 'first_reconnaissance', lessons: 'off' })).toBe(false);
  expect(lessons.isOn({ scenario: 'full_conquest', lessons: 'scenario' })).toBe(false);
  expect(lessons.isOn({ scenario: 'full_conquest', lessons: 'on' })).toBe(true);
});

it('a lesson is two short sentences in both languages and leads to a passage', () => {
  const rulebook = new Rulebook([readBook('assets/mage-knight/rules', 'mage-knight', undefined)!]);
  for (const [topic, { rule, text }] of Object.entries(LESSONS)) {
    expect(rulebook.passageOf(rule), topic).toBeDefined();
    for (const language of LANGUAGES) {
      expect(text[language].split(/[.!?](?: |$)/).filter(Boolean), topic).toHaveLength(2);
      expect(text[language].length, `${topic} ${language}`).toBeLessThanOrEqual(190);
    }
  }
});
