import { expect, test, vi } from 'vitest';
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

/** A cluster whose ways to its database and to Discord can be held. */
interface Ways {
  readonly cluster: Cluster;
  readonly line: CutLine;
  readonly tampering: Tampering;
}

async function raise(): Promise<Ways> {
  const cluster = await raiseCluster(await freshDatabase());
  return { cluster, line: await cutLine(cluster.database), tampering: await tamperWith(cluster.discord.api) };
}

async function lower({ cluster, line, tampering }: Ways): Promise<void> {
  await cluster.close();
  await line.close();
  await tampering.close();
}

/** Makes ready what is due by now, as a bot would have left it to which it is first six days ago, and then two. */
async function longAgo(cluster: Cluster) {
  let days = 6;
  const program = await cluster.startHere({
    now: () => cluster.stores.now() - days * DAY,
    // Whoever is asked, and is a computer, is still thinking.
    thinker: { think: () => new Promise(() => undefined), close: async () => undefined },
  });
  try {
    const league = await openSeason(cluster, program);
    days = 2;
    return { league, ...(await openMatches(cluster)) };
  } finally {
    await program.stop();
    // Whoever comes next looks at everything that was asked, and not only at what was asked since.
    await inDatabase(cluster, 'DELETE FROM processes');
  }
}

async function inDatabase(cluster: Cluster, text: string): Promise<readonly object[]> {
  const db = new Connection(cluster.database, 1);
  const rows = [...(await db.send(text))];
  await db.end();
  return rows;
}

/** A process does the work up to this point and stands still there. Resolves when it does. */
function held({ line }: Ways, work: Work, id: string, point: WorkPoint, done: readonly Said[]): Promise<void> {
  if (point === 'claimed') return line.hold('unanswered', CLAIM_STATEMENTS.claim.name, value(work), value(id));
  if (point === 'done and not given back')
    return line.hold('unheard', CLAIM_STATEMENTS.release.name, value(work), value(id));
  return line.holdCommit(point === 'begun' ? 'unheard' : 'unanswered', ...done, value(id));
}

/** The same for a post, which is done where Discord has it. */
function heldPost(ways: Ways, id: string, channel: string, point: WorkPoint): Promise<void> {
  const asks = new RegExp(`^POST /channels/${channel}/messages`);
  const points: Partial<Record<WorkPoint, Point>> = { begun: 'unheard', 'done and not known': 'unanswered' };
  const there = points[point];
  return there ? ways.tampering.hold(asks, there) : held(ways, 'posts', id, point, []);
}

/** Processes stand still in the middle of their work, another is there, and they are killed. */
async function killAt({ cluster, line, tampering }: Ways, points: readonly Promise<void>[]): Promise<void> {
  const through = { DATABASE_URL: line.url, DISCORD_API: tampering.api };
  // Who stands still in a reminder does not come to the leagues: the other one does.
  const doomed = await Promise.all([cluster.start(through), cluster.start(through)]);
  await Promise.all(points);
  await cluster.start();
  await Promise.all(doomed.map(each => each.kill()));
}

const texts = (cluster: Cluster, channel: string): readonly string[] =>
  publicPosts(cluster, channel).map(({ text }) => text);

async function startAlone(cluster: Cluster): Promise<string> {
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

/** A league of two whose round has a day left of its week by now: a reminder is due. */
async function openSeason(cluster: Cluster, { hall }: Program): Promise<string> {
  const { people, channel, discord, stores } = cluster;
  const [boss, other] = people as [string, string];
  const organiser = { id: boss, name: 'Żaneta' };
  const opening = { name: 'Liga Żubra', game: pebbles.id, format: 'round-robin', language: 'pl', organiser } as const;
  const { league } = await openLeague(hall, { ...opening, guild: discord.guildId, channel, interaction: 'open' });
  for (const id of [boss, other]) await join(hall, league.id, { id, name: id, roles: [], anyway: true }, `join-${id}`);
  await startSeason(hall, league.id, boss, 'start');
  const isSeated = () => texts(cluster, channel).some(text => text.includes('Wasz stół'));
  await discord.control.waitFor(isSeated, PATIENCE.timeout);
  await vi.waitFor(async () => expect(await stores.leagues.postsOf(league.id)).toEqual([]), PATIENCE);
  return league.id;
}

/** Matches in which something is to be done: a post, a reminder, an answer of the computer. */
async function openMatches(cluster: Cluster) {
  const matchIn = async (thread: string) => ({ ...(await cluster.store.lastMatchAt(thread))!, thread });
  const told = await matchIn(await startMatch(cluster, pebbles.id));
  const reminded = await matchIn(await startMatch(cluster, pebbles.id));
  return { told, reminded, alone: await matchIn(await startAlone(cluster)) };
}

const NOTICE = { notice: 'no-thread', permissions: 'ViewChannel' };

/** Each point is a cluster of its own: while one waits for a dead process the others go on. */
test.concurrent.each(POINTS)(
  'killed with a post, a computer, a reminder and the clock of a league %s: others do each of them, once',
  async point => {
    const ways = await raise();
    try {
      await expectOnce(ways, point);
    } finally {
      await lower(ways);
    }
  },
  240_000,
);

async function expectOnce(ways: Ways, point: WorkPoint): Promise<void> {
  const { cluster } = ways;
  const { store, stores, channel } = cluster;
  const { league, told, reminded, alone } = await longAgo(cluster);
  await store.write({ match: (await store.match(told.id))!, posts: [{ kind: 'notice', about: NOTICE }] }, stores.now());
  const before = texts(cluster, reminded.thread).length;

  await killAt(ways, [
    heldPost(ways, told.id, told.thread, point),
    held(ways, 'clocks', reminded.id, point, [TABLE_STATEMENTS.addPost.name, value('reminder')]),
    held(ways, 'computers', alone.id, point, [TABLE_STATEMENTS.keepAnswer.name]),
    held(ways, 'leagues', league, point, [LEAGUE_STATEMENTS.keepLeague.name]),
  ]);
  await vi.waitFor(async () => {
    expect((await stores.leagues.season(league))!.pairings.map(each => each.reminded)).toEqual([1]);
    expect((await store.match(alone.id))!.moment).toBeGreaterThan(alone.moment);
    expect(texts(cluster, reminded.thread).length).toBeGreaterThan(before + 1);
    expect([await store.unsent(), await stores.leagues.unsent()].map(({ posts }) => posts)).toEqual([0, 0]);
    expect(await inDatabase(cluster, 'SELECT work, id FROM claims')).toEqual([]);
  }, PATIENCE);

  // Both people are asked, each is called once.
  expect(texts(cluster, reminded.thread)).toHaveLength(before + 2);
  expect(texts(cluster, channel).filter(text => text.startsWith('⏰'))).toHaveLength(1);
  for (const { thread } of [told, reminded, alone]) {
    const posts = texts(cluster, thread);
    expect(posts).toEqual([...new Set(posts)]);
  }
  const answers = await store.allAnswers(alone.id);
  // The computer has answered once; the rest waits for its opponent.
  expect(answers.map(({ moment, undone }) => [moment, undone === true])).toEqual([[alone.moment, false]]);
}
