import { REST, Routes } from 'discord.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Hall, join, openLeague, startPairing, startSeason } from '../../../src/leagues/index.js';
import {
  callBy,
  castVote,
  House,
  isUnreachable,
  joinLobby,
  type Match,
  openLobby,
  type Person,
  propose,
  Refusal,
  rule,
  startMatch,
} from '../../../src/matches/index.js';
import type { Program } from '../../../src/program.js';
import { Connection } from '../../../src/storage/postgres/connection.js';
import { pebbles } from '../../engine/pebbles.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { type Cluster, raiseCluster } from './cluster.js';
import { type DoomedWays, doomedWays } from './doomed-ways.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATIENCE = { timeout: 60_000, interval: 40 };

// What is proved is told in words: a picture that cannot be painted is left out.
vi.mock('../../../src/render/renderer.js', () => ({
  createRenderer: () => ({ render: () => Promise.reject(new Error('Nobody paints')), close: async () => undefined }),
}));

let cluster: Cluster;
let db: Connection;
let rest: REST;
let days = 0;
let count = 0;
const now = (): number => cluster.stores.now() + days * DAY;
const id = (): string => `deed-${++count}`;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  cluster = await raiseCluster(await freshDatabase());
  db = new Connection(cluster.database, 1);
  rest = new REST({ api: cluster.discord.api }).setToken(cluster.discord.token);
});
afterAll(async () => {
  await Promise.all(closing.map(close => close().catch(() => undefined)));
  await db.end();
  await cluster.close();
}, 60_000);

/** Makes work ready, as a process leaves it that dies before it has told anybody. */
function office(): Hall {
  const house = new House({
    store: cluster.stores.matches,
    games: [pebbles],
    now,
    makeSeed: () => (++count).toString(16).padStart(32, '0'),
    makeId: id,
    report: () => undefined,
    wakeOutbox: () => undefined,
    wakeBots: () => undefined,
    think: async () => '',
  });
  return new Hall({ house, store: cluster.stores.leagues, wakeOutbox: () => undefined });
}

async function emptied(): Promise<void> {
  await db.send(
    'TRUNCATE matches, leagues, handled, settings, ratings, digests, seeks, puzzle_tries, puzzle_standings CASCADE',
  );
}

/** A place for a match, with nothing in it yet. */
async function thread(): Promise<string> {
  const body = { name: id(), type: 11 };
  return ((await rest.post(Routes.threads(cluster.channel), { body })) as { id: string }).id;
}

const people = () => cluster.discord.members as readonly [Person, Person, Person];

async function startedMatch({ house }: Hall, host: Person, guest: Person): Promise<Match> {
  const { guildId: guild } = cluster.discord;
  const opening = { game: pebbles.id, host, guild, home: cluster.channel, language: 'pl', interaction: id() } as const;
  const lobby = await openLobby(house, opening);
  await joinLobby(house, lobby.id, guest, id());
  return startMatch(house, lobby.id, host, await thread(), id());
}

/** A match that is over, after enough answers to be rated; nobody has counted it. */
async function ended({ house }: Hall, match: string): Promise<Match> {
  await db.send(`INSERT INTO answers (match, moment, seat, key, said, digest, at)
    SELECT '${match}', 100 + given, given % 2, '', '""', '', 0 FROM generate_series(1, 6) AS given`);
  return (await rule(house, match, 0, 'conceded'))!;
}

/** A season whose first round has been played, and nobody has counted its match. */
async function playedRound(hall: Hall): Promise<string> {
  const [boss, other] = people();
  const { guildId: guild } = cluster.discord;
  const opening = { name: id(), game: pebbles.id, format: 'double-round-robin', language: 'pl', guild } as const;
  const { league } = await openLeague(hall, {
    ...opening,
    ...{ channel: cluster.channel, organiser: boss, interaction: id() },
  });
  for (const person of [boss, other]) await join(hall, league.id, { ...person, roles: [], anyway: true }, id());
  const { pairings } = await startSeason(hall, league.id, boss.id, id());
  const match = await startPairing(hall, league.id, pairings[0]!.id, await thread(), 'Liga');
  await ended(hall, match!.id);
  return league.id;
}

interface Ready {
  readonly league: string;
  readonly lobby: string;
  /** Over, not counted, and followed by somebody no message reaches. */
  readonly over: Match;
  /** Both wait for both people. */
  readonly waiting: readonly Match[];
}

/** Everything a process does by itself, ready to be done, and none of it told. */
async function makeReady(): Promise<Ready> {
  const hall = office();
  const { house } = hall;
  const { store } = house;
  await emptied();
  const [host, , kim] = people();
  const waiting = [await startedMatch(hall, host, kim), await startedMatch(hall, host, kim)];
  const league = await playedRound(hall);
  const { guildId: guild } = cluster.discord;
  const opening = { game: pebbles.id, host, guild, home: cluster.channel, language: 'pl', interaction: id() } as const;
  const lobby = await openLobby(house, opening);
  const strangers = ['Ola', 'Kuba'].map(name => ({ id: name, name })) as [Person, Person];
  const over = await ended(hall, (await startedMatch(hall, ...strangers)).id);
  await store.keepFollow({ match: over.id, player: kim.id, wish: 'end', told: 0, untold: null });
  await store.markFollow(over.id, kim.id, 0, 'end');
  for (const player of [host.id, kim.id]) {
    await callBy(house, player, 'digest');
    await store.setDigest(player, now() - 1);
  }
  await db.send(`UPDATE matches SET opened_at = opened_at - ${4 * DAY} WHERE id = '${lobby.id}'`);
  await db.send('DELETE FROM outbox');
  await db.send('DELETE FROM league_outbox');
  return { league, lobby: lobby.id, over, waiting };
}

/** Nobody's time is up, nobody is counted or told any more, and nobody has any work. */
async function isAllDone(): Promise<boolean> {
  const { matches, leagues } = cluster.stores;
  const [posts, told] = await Promise.all([matches.unsent(), leagues.unsent()]);
  const claims = await db.send<{ id: string }>('SELECT id FROM claims');
  const left = [await leagues.uncounted(), await matches.digestsDue(now()), claims];
  const lobbies = await matches.lobbiesOpenedBefore(now() - 2 * DAY);
  return posts.posts + told.posts + lobbies.length === 0 && left.every(list => list.length === 0);
}

const allDone = (isDead = () => false) =>
  vi.waitFor(async () => expect(isDead() || (await isAllDone())).toBe(true), PATIENCE);

interface Bot {
  readonly ways: DoomedWays;
  readonly program: Program;
}

async function startBot(): Promise<Bot> {
  const { discord, database } = cluster;
  const ways = await doomedWays(database, discord.api);
  const program = await cluster.startHere({ now, database: ways.database, api: ways.api });
  closing.push(async () => {
    await ways.close();
    await program.stop();
  });
  return { ways, program };
}

/** The next one, as if the time had passed after which it is believed that the last one is dead. */
async function nextBot(): Promise<Bot> {
  await db.send('UPDATE processes SET seen = 0');
  return startBot();
}

/** A process is gone that had the clocks: whoever finds that does at once all that is done by the minute. */
async function letStrike(): Promise<void> {
  await db.send("INSERT INTO processes (id, seen, serves) VALUES ('gone', 0, 'all')");
  await db.send("INSERT INTO claims (work, id, holder) VALUES ('clocks', 'any', 'gone')");
  await db.send("SELECT pg_notify('arbiter', '')");
}

/** What everybody, and the first person alone, has been shown since. */
function shownSince(
  known: ReadonlySet<string>,
): readonly { readonly id: string; readonly channel: string; readonly text: string }[] {
  const { control } = cluster.discord;
  const [host] = cluster.people as [string];
  const channels = [cluster.channel, ...control.threads().map(each => each.id), control.directChannel(host)];
  return channels.flatMap(channel =>
    control
      .visibleTo(host, channel)
      // A thread begins with a sign for the message it hangs on.
      .filter(message => !known.has(message.id) && message.text !== '')
      .map(({ id, text }) => ({ id, channel, text })),
  );
}

async function expectOnce({ league, lobby, over, waiting }: Ready, known: ReadonlySet<string>): Promise<void> {
  const { matches, leagues } = cluster.stores;
  const [host, , kim] = cluster.people as [string, string, string];
  const shown = shownSince(known);
  const told = shown.map(({ channel, text }) => `${channel}: ${text}`);
  expect(told).toEqual([...new Set(told)]);
  const inChannel = (place: string | null) => shown.filter(({ channel }) => channel === place).map(({ text }) => text);
  for (const { place } of [...waiting, over])
    expect(inChannel(place).filter(text => text.includes(`<@${kim}>`))).toHaveLength(1);
  expect(inChannel(cluster.discord.control.directChannel(host))).toHaveLength(1);
  expect(await isUnreachable(office().house, kim)).toBe(true);
  expect((await matches.match(lobby))!.status).toBe('expired');
  const ratings = await db.send<{ matches: number }>('SELECT matches FROM ratings ORDER BY player');
  expect(ratings.map(each => each.matches)).toEqual([1, 1, 1, 1]);
  const { pairings } = (await leagues.season(league))!;
  expect(pairings.map(({ round, score }) => [round, score !== null])).toEqual([
    [1, true],
    [2, false],
  ]);
  const next = (await matches.match(pairings[1]!.id))!;
  expect(next.status).toBe('running');
  expect(inChannel(next.place)).toHaveLength(1);
}

test('killed before and after everything it does by itself: another does what is left, and nothing twice', async () => {
  cluster.discord.control.faults.closeDirectMessages(cluster.people[2]!);
  let bot = await startBot();
  for (let deeds = 0, isThrough = false; !isThrough; deeds++) {
    days += 1;
    const known = new Set(shownSince(new Set()).map(({ id }) => id));
    const ready = await makeReady();

    const { ways } = bot;
    ways.dieAfter(deeds);
    await letStrike();
    await allDone(() => ways.isDead);
    isThrough = !ways.isDead;
    if (!isThrough) {
      bot = await nextBot();
      await allDone();
    }
    await expectOnce(ready, known);
  }
}, 600_000);

/** What people do one after the other; each again where nobody has told them that it is done, unless they see that it is. */
function deedsOfPeople(place: string) {
  const [host, guest] = people();
  const { guildId: guild } = cluster.discord;
  const opening = { game: pebbles.id, host, guild, home: cluster.channel, language: 'pl' } as const;
  const table = async () => (await db.send<{ id: string }>('SELECT id FROM matches'))[0];
  const vote = async (match: string) => (await cluster.store.votes(match))[0]?.id ?? '';
  const reply = (match: string, person: Person) => ({ match, person, interaction: id() });
  return [
    async (house: House) => (await table()) ?? openLobby(house, { ...opening, interaction: id() }),
    async (house: House) => joinLobby(house, (await table())!.id, guest, id()),
    async (house: House) => startMatch(house, (await table())!.id, host, place, id()),
    async (house: House) => {
      const { id: match } = (await cluster.store.lastMatchAt(place))!;
      return (await vote(match)) || propose(house, reply(match, host), { kind: 'abort' });
    },
    async (house: House) => {
      const { id: match } = (await cluster.store.lastMatchAt(place))!;
      return castVote(house, reply(match, guest), await vote(match), 'yes');
    },
  ];
}

/** What somebody reads whose deed was done before, by the press whose answer they never saw. */
const DONE = ['already-seated', 'lobby-closed', 'vote-closed'];
const unlessDone = (error: unknown): void => {
  if (!(error instanceof Refusal) || !DONE.includes(error.why)) throw error;
};

test('killed while people open a table, join, start, and vote: what they were told stands, the rest they do again', async () => {
  let bot = await startBot();
  for (let deeds = 0, isThrough = false; !isThrough; deeds++) {
    await emptied();
    const known = new Set(shownSince(new Set()).map(({ id }) => id));
    const place = await thread();
    const { ways } = bot;
    const died = ways.dieAfter(deeds);
    for (const deed of deedsOfPeople(place)) {
      if (!ways.isDead)
        await Promise.race([deed(bot.program.house).catch(error => ways.isDead || unlessDone(error)), died]);
      await allDone(() => ways.isDead);
      if (!ways.isDead) continue;
      if (bot.ways === ways) bot = await nextBot();
      await allDone();
      await deed(bot.program.house).catch(unlessDone);
      await allDone();
    }
    isThrough = !ways.isDead;
    const match = (await cluster.store.lastMatchAt(place))!;
    expect(match).toMatchObject({ status: 'aborted', seats: [{ player: people()[0].id }, { player: people()[1].id }] });
    const told = shownSince(known).map(({ channel, text }) => `${channel}: ${text}`);
    expect(told).toEqual([...new Set(told)]);
    expect(told.filter(text => text.startsWith(`${cluster.channel}: ###`))).toHaveLength(1);
    expect(await db.send('SELECT id FROM matches')).toHaveLength(1);
  }
}, 600_000);
