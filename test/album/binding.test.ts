import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseKept } from '../../scripts/replays/kept.js';
import { bindAlbum, MOST_BYTES } from '../../src/album/binding.js';
import type { Game } from '../../src/engine/index.js';
import { games } from '../../src/registry.js';
import { keptOrder, NAMES, openFile } from './kept-order.js';

const bound = async ({ game, order }: ReturnType<typeof keptOrder>, most?: number): Promise<string> =>
  Buffer.from((await bindAlbum(game, order, most))!).toString('utf8');

/** Of the kept matches of a game the one with the most seats, and of these the longest. */
function largest(game: string): string {
  const weight = (file: string): number => {
    const { beginning, answers } = parseKept(readFileSync(`test/replays/${game}/${file}`, 'utf8'));
    return beginning.seats * 10_000 + answers.length;
  };
  const [file] = readdirSync(`test/replays/${game}`).sort((one, other) => weight(other) - weight(one));
  return `${game}/${file!.replace('.json', '')}`;
}

describe('the album of a whole match is small, in both languages, with every hand', () => {
  test.each(games.map(({ id }) => largest(id)))(
    '%s',
    async file => {
      const ordered = keptOrder(file);
      const html = await bound(ordered);
      expect(html.length).toBeLessThan(MOST_BYTES);
      const { album } = openFile(html);
      expect(album.tellings.map(({ language }) => language)).toEqual(['en', 'pl']);
      for (const { leaves, hands } of album.tellings) {
        expect(leaves.length).toBeGreaterThan(50);
        expect(leaves.some(leaf => leaf.hands.filter(hand => hand !== null).length === hands.length)).toBe(true);
      }
    },
    300_000,
  );
});

test('one that would grow too large has the language it opens in', async () => {
  const ordered = keptOrder('pebbles/kept-0', 'pl');
  const whole = await bound(ordered);
  const less = await bound(ordered, whole.length - 1);
  expect(openFile(less).album.tellings.map(({ language }) => language)).toEqual(['pl']);
  expect(less.length).toBeLessThan(whole.length);
});

test('where the rules of today take another way there is none', async () => {
  const { game, order } = keptOrder('pebbles/kept-0');
  const astray = order.answers.with(9, { ...order.answers[9]!, answer: { ...order.answers[9]!.answer, said: 'x' } });
  expect(await bindAlbum(game, { ...order, answers: astray })).toBeNull();
});

test('names are no markup of the page', async () => {
  const html = await bound(keptOrder('pebbles/kept-0'));
  expect(html).not.toContain(NAMES[0]);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('&lt;/script&gt;&lt;b id=evil&gt;');
});

describe('while a match runs nothing is looked at that a spectator may not see', () => {
  test.each(['pebbles/kept-0', ...games.map(({ id }) => largest(id))])(
    '%s',
    async file => {
      const { game, order } = keptOrder(file, 'en', 60);
      expect(order.isOpen).toBe(false);
      const readers = new Set<unknown>();
      const watched: Game = {
        ...game,
        view(state, reader) {
          readers.add(reader);
          return game.view(state, reader);
        },
        pictures: {
          ...game.pictures,
          hand: () => {
            throw new Error('Nobody may see a hand');
          },
        },
      };
      // Something that was told to one seat slips in: it is not passed on.
      const first = order.frames[0]!;
      const secret = { entry: order.frames[1]!.told[0]!.entry, seats: [0], moment: first.moment };
      const frames = [{ ...first, told: [secret] }, ...order.frames.slice(1)];
      const { album, text } = openFile(await bound({ game: watched, order: { ...order, frames } }));
      expect([...readers]).toEqual(['spectator']);
      expect(text).not.toContain(order.beginning.seed);
      expect(text).not.toMatch(/"(seed|said|digest|answers?)"/);
      for (const { leaves } of album.tellings) {
        expect(leaves.flatMap(({ hands }) => hands)).toEqual([]);
        expect(leaves[0]!.told).toEqual([]);
      }
    },
    120_000,
  );
});
