import { afterEach, expect, test } from 'vitest';
import { join, openLeague, startSeason } from '../../../src/leagues/index.js';
import type { Work } from '../../../src/matches/index.js';
import type { Program } from '../../../src/program.js';
import { CLAIM_STATEMENTS } from '../../../src/storage/postgres/claim-statements.js';
import { Connection } from '../../../src/storage/postgres/connection.js';
import { LEAGUE_STATEMENTS } from '../../../src/storage/postgres/league-statements.js';
import { TABLE_STATEMENTS } from '../../../src/storage/postgres/table-statements.js';
import { pebbles } from '../../engine/pebbles.js';
import { type CutLine, cutLine, type Point, type Said, value } from '../../storage/postgres/cut-line.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { publicPosts } from '../player.js';
import { buttonOf, openLobby, startMatch } from '../stage.js';
import { type Tampering, tamperWith } from '../tampering.js';
import { type Cluster, raiseCluster } from './cluster.js';

const DAY = 86_400_000;
/** Less than a minute: nobody waits for the next one. */
const PATIENCE = { timeout: 45_000, interval: 100 };
const POINTS = ['claimed', 'begun', 'done and not known', 'done and not given back'] as const;
type WorkPoint = (typeof POINTS)[number];

let cluster: Cluster;
let line: CutLine;
let tampering: Tampering;
afterEach(async () => {
  await cluster.close();
  await line.close();
  await tampering.close();
});

async function raise(): Promise<void> {
  cluster = await raiseCluster(await freshDatabase());
  line = await cutLine(cluster.database);
  tampering = await tamperWith(cluster.discord.api);
}

/** Makes ready what is due by now, as a bot some days ago would have left it. */
async function longAgo<Made>(days: number, make: (program: Program) => Promise<Made>): Promise<Made> {
  const program = await cluster.startHere({
    now: () => cluster.stores.now() - days * DAY,
    // Whoever is asked, and is a computer, is still thinking.
    thinker: { think: () => new Promise(() => undefined), close: async () => undefined },
  });
  try {
    return await make(program);
  } finally {
    await program.stop();
    // Whoever comes next looks at everything that was asked, and not only at what was asked since.
    await inDatabase('DELETE FROM processes');
  }
}

async function inDatabase(text: string): Promise<readonly object[]> {
  const db = new Connection(cluster.database, 1);
  const rows = [...(await db.send(text))];
  await db.end();
  return rows;
}

/** A process does the work up to this point and stands still there. Resolves when it does. */
function held(work: Work, id: string, point: WorkPoint, done: readonly Said[]): Promise<void> {
  if (point === 'claimed') return line.hold('unanswered', CLAIM_STATEMENTS.claim.name, value(work), value(id));
  if (point === 'done and not given back')
    return line.hold('unheard', CLAIM_STATEMENTS.release.name, value(work), value(id));
  return line.holdCommit(point === 'begun' ? 'unheard' : 'unanswered', ...done, value(id));
}

/** The same for a post, which is done where Discord has it. */
function heldPost(id: string, channel: string, point: WorkPoint, work: Work = 'posts'): Promise<void> {
  const asks = new RegExp(`^POST /channels/${channel}/messages`);
  const points: Partial<Record<WorkPoint, Point>> = { begun: 'unheard', 'done and not known': 'unanswered' };
  const there = points[point];
  return there ? tampering.hold(asks, there) : held(work, id, point, []);
}

/** Processes stand still in the middle of their work, another is there, and they are killed. */
async function killAt(points: readonly Promise<void>[]): Promise<void> {
  const through = { DATABASE_URL: line.url, DISCORD_API: tampering.api };
  // Who stands still in a reminder does not come to the leagues: the other one does.
  const doomed = await Promise.all([cluster.start(through), cluster.start(through)]);
  await Promise.all(points);
  await cluster.start();
  await Promise.all(doomed.map(each => each.kill()));
}

const texts = (channel: string): readonly string[] => publicPosts(cluster, channel).map(({ text }) => text);

async function startAlone(): Promise<string> {
  const { control } = cluster.discord;
  const [host] = cluster.people as [string];
  const lobby = await openLobby(cluster, pebbles.id);
  const panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled(30_000);
  const bots = panel.selects.find(({ customId }) => customId.startsWith('bot.'))!;
  await (await control.select(host, panel.id, bots.customId, [bots.options[0]!.value])).settled(30_000);
  // The table is full once its message says so.
  await control.waitFor(() => {
    const shown = control.visibleTo(host, cluster.channel).find(({ id }) => id === lobby.id);
    return shown?.buttons.some(({ customId, disabled }) => customId?.startsWith('start.') && !disabled);
  }, 30_000);
  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled(30_000);
  return control.threads(cluster.channel).at(-1)!.id;
}

/** A league of two whose round has a day left of its week: a reminder is due. */
const openSeason = (): Promise<string> =>
  longAgo(6, async ({ hall }) => {
    const { people, channel, discord, stores } = cluster;
    const [boss, other] = people as [string, string];
    const organiser = { id: boss, name: 'Żaneta' };
    const opening = { name: 'Liga Żubra', game: pebbles.id, format: 'round-robin', language: 'pl', organiser } as const;
    const { league } = await openLeague(hall, { ...opening, guild: discord.guildId, channel, interaction: 'open' });
    for (const id of [boss, other])
      await join(hall, league.id, { id, name: id, roles: [], anyway: true }, `join-${id}`);
    await startSeason(hall, league.id, boss, 'start');
    await discord.control.waitFor(() => texts(channel).some(text => text.includes('Wasz stół')), PATIENCE.timeout);
    await expect.poll(() => stores.leagues.postsOf(league.id), PATIENCE).toEqual([]);
    return league.id;
  });

/** Matches in which something is to be done: a post, a reminder, an answer of the computer. */
async function openMatches() {
  const threads = await longAgo(2, async () => ({
    told: await startMatch(cluster, pebbles.id),
    reminded: await startMatch(cluster, pebbles.id),
    alone: await startAlone(),
  }));
  const matchIn = async (thread: string) => ({ ...(await cluster.store.lastMatchAt(thread))!, thread });
  const told = await matchIn(threads.told);
  await cluster.store.write({ match: told, posts: [{ kind: 'notice', about: NOTICE }] }, cluster.stores.now());
  return { told, reminded: await matchIn(threads.reminded), alone: await matchIn(threads.alone) };
}

const NOTICE = { notice: 'no-thread', permissions: 'ViewChannel' };

test.each(POINTS)(
  'killed with a post, a computer, a reminder and the clock of a league %s: others do each of them, once',
  async point => {
    await raise();
    const { store, stores, channel } = cluster;
    const league = await openSeason();
    const matches = await openMatches();
    const { told, reminded, alone } = matches;
    const before = texts(reminded.thread).length;

    await killAt([
      heldPost(told.id, told.thread, point),
      held('clocks', reminded.id, point, [TABLE_STATEMENTS.addPost.name, value('reminder')]),
      held('computers', alone.id, point, [TABLE_STATEMENTS.keepAnswer.name]),
      held('leagues', league, point, [LEAGUE_STATEMENTS.keepLeague.name]),
    ]);
    const reminders = async () => (await stores.leagues.season(league))!.pairings.map(each => each.reminded);
    await expect.poll(reminders, PATIENCE).toEqual([1]);
    await expect.poll(async () => (await store.match(alone.id))!.moment, PATIENCE).toBeGreaterThan(alone.moment);
    await expect.poll(() => texts(reminded.thread).length, PATIENCE).toBeGreaterThan(before + 1);
    const unsent = async () => [await store.unsent(), await stores.leagues.unsent()].map(({ posts }) => posts);
    await expect.poll(unsent, PATIENCE).toEqual([0, 0]);
    await expect.poll(() => inDatabase('SELECT work, id FROM claims'), PATIENCE).toEqual([]);

    // Both people are asked, each is called once.
    expect(texts(reminded.thread)).toHaveLength(before + 2);
    expect(texts(channel).filter(text => text.startsWith('⏰'))).toHaveLength(1);
    for (const { thread } of [told, reminded, alone]) expect(texts(thread)).toEqual([...new Set(texts(thread))]);
    const answers = await store.allAnswers(alone.id);
    // The computer has answered once; the rest waits for its opponent.
    expect(answers.map(({ moment, undone }) => [moment, undone === true])).toEqual([[alone.moment, false]]);
  },
  240_000,
);
