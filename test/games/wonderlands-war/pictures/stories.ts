import type { Entry } from '../../../../src/games/wonderlands-war/vocabulary.js';
import type { Story } from './gallery.js';
import { battle, map, tea } from './positions.js';

const revealed = (draw: number, ...plays: Extract<Entry, { tell: 'revealed' }>['plays']): Entry => ({
  tell: 'revealed',
  reveals: true,
  region: 'garden',
  draw,
  plays,
});

const marked = (
  draw: number,
  moves: Extract<Entry, { tell: 'marked' }>['moves'],
  strengths: readonly number[],
): Entry => ({
  tell: 'marked',
  reveals: true,
  region: 'garden',
  draw,
  moves,
  markers: strengths.map((strength, seat) => ({ seat, strength, status: 'in' })),
});

const move = (
  seat: number,
  chip: Extract<Entry, { tell: 'marked' }>['moves'][number]['chip'],
  value: number,
  strength: number,
  gain = 0,
) => ({
  seat,
  chip,
  value,
  gain,
  strength,
});

const decided = (draw: number, on: readonly number[], withdrawn: readonly number[]): Entry => ({
  tell: 'decided',
  draw,
  on,
  withdrawn,
});

/** A battle from its beginning to what came of it: a shield, losses, one out, a win, forgings, a feat, a wager. */
export const WHOLE_BATTLE: readonly Entry[] = [
  {
    tell: 'battle-begins',
    region: 'garden',
    value: 8,
    resistance: null,
    fighters: [
      { seat: 0, strength: 2, units: 3 },
      { seat: 1, strength: 5, units: 4 },
      { seat: 2, strength: 0, units: 1 },
    ],
  },
  revealed(
    1,
    { seat: 0, chip: 'artifact', response: 'none' },
    { seat: 1, chip: 'madness', response: 'shield' },
    { seat: 2, chip: 'faction:1', response: 'none' },
  ),
  { tell: 'shield', seat: 1, whole: false, source: 'madness' },
  marked(1, [move(0, 'artifact', 3, 5, 1), move(2, 'faction:1', 1, 1)], [6, 5, 1]),
  decided(1, [0, 1, 2], []),
  revealed(
    2,
    { seat: 0, chip: 'flamingo:strong', response: 'none' },
    { seat: 1, chip: 'madness2', response: 'none' },
    { seat: 2, chip: 'madness', response: 'none' },
  ),
  { tell: 'unit-lost', seat: 1, unit: 'supporter', region: 'garden' },
  { tell: 'unit-lost', seat: 1, unit: 'supporter', region: 'garden' },
  { tell: 'unit-lost', seat: 2, unit: 'supporter', region: 'garden' },
  { tell: 'eliminated', seat: 2, region: 'garden' },
  marked(2, [move(0, 'flamingo:strong', 3, 9)], [9, 5, 0]),
  decided(2, [1], [0]),
  revealed(3, { seat: 1, chip: 'rook:strong', response: 'none' }),
  marked(3, [move(1, 'rook:strong', 5, 10)], [9, 10, 0]),
  { tell: 'battle-over', region: 'garden', by: 'ahead' },
  {
    tell: 'battle-won',
    region: 'garden',
    value: 8,
    first: [1],
    second: [0],
    tie: false,
    markers: [
      { seat: 0, strength: 9, status: 'halt' },
      { seat: 1, strength: 10, status: 'halt' },
      { seat: 2, strength: 0, status: 'out' },
    ],
  },
  { tell: 'points', seat: 0, points: 4, vp: 13, source: 'award' },
  { tell: 'points', seat: 1, points: 8, vp: 19, source: 'award' },
  { tell: 'points', seat: 1, points: 2, vp: 21, source: 'mock_turtle' },
  { tell: 'castle', seat: 1, region: 'garden', stands: true, was: 'none', source: 'award' },
  { tell: 'feat', seat: 1, quest: 'Q-G1', free: false },
  { tell: 'forged', seat: 0, chip: 'artifact', track: 1, by: 'chip' },
  { tell: 'ability-unlocked', seat: 0, ability: 'unbroken_mirror', source: 'forge' },
  { tell: 'wagers', region: 'garden', results: [{ seat: 3, faction: 'hatter', result: 'weak_ally' }], reveals: true },
  { tell: 'chip-gained', seat: 3, chip: 'rose:weak', source: 'wager' },
];

/** A tea turn in which everything happens. */
const TURN: readonly Entry[] = [
  { tell: 'turn-begins', seat: 2, left: 2 },
  { tell: 'head-reached', seat: 2 },
  { tell: 'shards-rolled', seat: 2, rolled: 3, shards: 8 },
  { tell: 'table-filled', seat: 2, filled: [{ chair: 4, card: 'T2-05' }] },
  { tell: 'card-taken', seat: 2, card: 'T2-22', chair: 9, poisoned: true, sits: true },
  { tell: 'units-placed', seat: 2, region: 'garden', supporters: 1, standees: [], moved: [] },
  { tell: 'units-placed', seat: 2, region: 'garden', supporters: 1, standees: ['humpty'], moved: ['supporter@tumtum'] },
  { tell: 'chip-gained', seat: 2, chip: 'soldier:strong', source: 'T2-22' },
  { tell: 'quests-drawn', seat: 2, count: 2 },
  { tell: 'quest-discarded', seat: 2 },
  { tell: 'wonderlandian', seat: 2, card: 'caterpillar_hookah' },
  { tell: 'turn-begins', seat: 3, left: 1 },
];

const TEA_ENDS: readonly Entry[] = [
  { tell: 'leader-placed', seat: 0, region: 'garden' },
  { tell: 'leader-placed', seat: 1, region: 'red_castle' },
  { tell: 'tea-ends', madness: [1, 2, 1, 1], shards: [3, 1, 5, 4] },
];

/** Another battle, to be told before this one. */
const elsewhere = (region: 'tumtum' | 'red_castle'): Entry[] =>
  WHOLE_BATTLE.map(entry => ('region' in entry && entry.tell !== 'castle' ? ({ ...entry, region } as Entry) : entry));

export const STORIES: readonly Story[] = [
  { name: 'a whole battle', state: battle, news: WHOLE_BATTLE },
  { name: 'three battles', state: map, news: [...elsewhere('tumtum'), ...elsewhere('red_castle'), ...WHOLE_BATTLE] },
  { name: 'draws in the middle', state: battle, news: WHOLE_BATTLE.slice(5, 14) },
  { name: 'a tea turn', state: tea, news: TURN },
  { name: 'the end of a tea party', state: tea, news: TEA_ENDS },
];
