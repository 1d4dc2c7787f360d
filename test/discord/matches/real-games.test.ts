import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import { games } from '../../../src/registry.js';
import { openFile } from '../../album/kept-order.js';
import { NO_LIMITS } from '../no-limits.js';
import { playToEnd, publicPosts } from '../player.js';
import { type OwnStage, raiseStage, startMatch } from '../stage.js';

/** How many people play it; two where nothing else is said. */
const PEOPLE: Readonly<Record<string, number>> = { 'wonderlands-war': 5 };

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage(games, undefined, NO_LIMITS, ['Celina', 'Nemo']);
});
afterAll(() => stage.close());

test.each(games.map(({ id }) => [id, PEOPLE[id] ?? 2] as const))(
  '%s is played to its end through panels by %i, and verifies',
  async (id, people) => {
    const thread = await startMatch(stage, id, people);
    await playToEnd(stage, thread, randomFrom('b'.repeat(32)));
    const match = (await stage.store.lastMatchAt(thread))!;
    expect(match.status).toBe('finished');
    expect(match.result?.by, 'it ended by its rules').toBeUndefined();
    const boards = publicPosts(stage, thread).filter(({ files }) => files.length > 0);
    expect(boards.length).toBeGreaterThan(5);
    expect(boards.flatMap(({ files }) => files).filter(({ description }) => description === '')).toEqual([]);
    const isCard = ({ filename }: { readonly filename: string }) => filename.startsWith(`result-${match.id}`);
    for (const place of [thread, stage.channel]) {
      const card = await stage.discord.control.waitFor(() =>
        publicPosts(stage, place)
          .findLast(({ files }) => files.some(isCard))
          ?.files.find(isCard),
      );
      expect(card.description, 'the result is told in numbers, where it was played and where it was opened').toMatch(
        /(Wygrywa|Wygrywają|Remis).* \d+/,
      );
    }
    const verified = await (await stage.discord.control.command(stage.people[5]!, thread, 'verify', {})).settled(
      30_000,
    );
    expect(verified.text).toContain('✅');
    const asked = await stage.discord.control.command(stage.people[5]!, thread, 'match export', { as: 'html' });
    const [page] = (await asked.settled(120_000)).files;
    const { album } = openFile(await (await fetch(page!.url)).text());
    expect(album.tellings.map(({ language }) => language)).toEqual(['pl', 'en']);
    expect(stage.faults).toEqual([]);
  },
  600_000,
);
