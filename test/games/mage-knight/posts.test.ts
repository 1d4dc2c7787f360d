import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/language.js';
import { readableBy, type Told } from '../../../src/engine/match-state.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import type { RealmEntry } from '../../../src/games/mage-knight/entries.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { crowd, eagerAnswer, enrich, startMatch } from './eager-play.js';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Kim'];

interface Posts {
  /** What was told in posts that said nothing. */
  readonly silent: string[];
  readonly tells: Set<string>;
  /** How heroes met an attack of another. */
  readonly attended: Set<boolean>;
}

/** Plays a whole match and reads the post of every call: all that happened since somebody else was called. */
function postsOf(chosen: Readonly<Record<string, string>>, seats: number, seed: number): Posts {
  const random = randomFrom(`${seed}`.padStart(32, 'f'));
  const realm = startMatch(chosen, seats, seed);
  enrich(realm, random);
  crowd(realm, random);
  const { table, change } = Table.start(game, realm);
  const silent: string[] = [];
  const tells = new Set<string>();
  const attended = new Set<boolean>();
  let untold: Told<RealmEntry>[] = [...change.news];
  while (!table.isOver) {
    const [decision] = table.open;
    const { news } = table.answer(decision!.seat, eagerAnswer(decision!, random))!.change;
    untold.push(...news);
    for (const { entry } of news) {
      tells.add(entry.tell);
      if (entry.tell === 'attends') attended.add(entry.full);
    }
    if (table.open[0]?.seat === decision!.seat) continue;
    const told = readableBy(untold, 'spectator');
    const scene = {
      view: game.view(table.state, 'spectator'),
      reader: 'spectator' as const,
      names: NAMES.slice(0, seats),
    };
    for (const language of LANGUAGES)
      if (told.length > 0 && game.words[language].recap(told, scene) === null)
        silent.push(told.map(({ tell }) => tell).join(' '));
    untold = [];
  }
  return { silent: [...new Set(silent)], tells, attended };
}

describe('every post of a match says something', () => {
  it('where heroes fight each other, in part and in full, to the end (MK-W-16)', () => {
    const played = [1, 2].map(seed => postsOf({ scenario: 'full_conquest', player_combat: 'on' }, 3, seed));
    expect(played.flatMap(({ silent }) => silent)).toEqual([]);
    expect(new Set(played.flatMap(({ attended }) => [...attended]))).toEqual(new Set([false, true]));
    expect(played.some(({ tells }) => tells.has('clash-ends'))).toBe(true);
  });

  it.each([
    ['conquer_and_hold', 4],
    ['blitz_cooperation', 3],
    ['druid_nights', 2],
    ['one_to_return', 2],
  ] as const)('%s of %i', (scenario, seats) => {
    expect(postsOf({ scenario }, seats, 5).silent).toEqual([]);
  });
});
