import { afterAll, beforeAll, expect, test } from 'vitest';
import { pick, type RandomState, randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { CLAIM_STATEMENTS } from '../../../src/storage/postgres/claim-statements.js';
import { TABLE_STATEMENTS } from '../../../src/storage/postgres/table-statements.js';
import { pebbles } from '../../engine/pebbles.js';
import { type CutLine, cutLine, value } from '../../storage/postgres/cut-line.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { heldLocks } from '../../storage/postgres/held-locks.js';
import { isAsking, openPanel, publicPosts } from '../player.js';
import { lastBoard, startMatch } from '../stage.js';
import { type Cluster, raiseCluster } from './cluster.js';

const AWAY = 'Nie mogę teraz zajrzeć';
const PATIENCE = 60_000;

let cluster: Cluster;
let line: CutLine;
let thread: string;
let match: string;
let other: string;
const random: RandomState = randomFrom('6'.repeat(32));
beforeAll(async () => {
  cluster = await raiseCluster(await freshDatabase());
  line = await cutLine(cluster.database);
  await cluster.start({ DATABASE_URL: line.url });
  other = await startMatch(cluster, pebbles.id);
  thread = await startMatch(cluster, pebbles.id);
  match = (await cluster.store.lastMatchAt(thread))!.id;
}, 120_000);
afterAll(async () => {
  await cluster.close();
  await line.close();
});

interface Asked {
  readonly person: string;
  readonly panel: SeenMessage;
}

/** Whoever is asked in the thread, with their panel. */
async function asked(where = thread): Promise<Asked> {
  const board = await lastBoard(cluster, where);
  for (const person of cluster.people.slice(0, 2)) {
    const panel = await openPanel(cluster, person, board);
    if (isAsking(panel)) return { person, panel };
  }
  throw new Error('Nobody is asked');
}

/** Presses an answer, and says what the person reads then. */
async function press({ person, panel }: Asked): Promise<string> {
  const says = panel.buttons.filter(({ customId }) => customId?.startsWith('say.'));
  const act = await cluster.discord.control.press(person, panel.id, pick(random, says).customId!);
  const shown = () => act.followUps[0] ?? (act.edits.length > 0 ? act.reply : null);
  return (await cluster.discord.control.waitFor(shown, PATIENCE)).text;
}

const given = async (): Promise<number> => (await cluster.store.answers(match)).length;

/** Everything was told, and nothing twice. */
async function expectSound(answers: number): Promise<void> {
  expect(await given()).toBe(answers);
  await expect.poll(() => cluster.store.postsOf(match), { timeout: PATIENCE }).toEqual([]);
  const posts = publicPosts(cluster, thread).map(({ text }) => text);
  expect(posts).toEqual([...new Set(posts)]);
}

test('a transaction that hangs in somebody else: who presses reads a sentence, the rest goes on, and they press again', async () => {
  const before = await given();
  const turn = await asked();
  const locks = await heldLocks(cluster.database, `SELECT 1 FROM matches WHERE id = '${match}' FOR UPDATE`);
  const pressed = press(turn);
  expect(await press(await asked(other))).not.toContain(AWAY);
  expect(await pressed).toContain(AWAY);
  expect(await given()).toBe(before);
  await locks.end();
  expect(await press(turn)).not.toContain(AWAY);
  await expectSound(before + 1);
}, 120_000);

test('a statement that never returns: a sentence, and afterwards everything as before', async () => {
  const before = await given();
  const turn = await asked();
  const locks = await heldLocks(cluster.database, 'LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
  expect(await press(turn)).toContain(AWAY);
  await locks.end();
  expect(await press(turn)).not.toContain(AWAY);
  await expectSound(before + 1);
}, 120_000);

test('our own transaction that hangs is ended by the server, and made again: nobody has to press twice', async () => {
  const before = await given();
  const turn = await asked();
  const held = line.holdCommit('unheard', TABLE_STATEMENTS.keepAnswer.name);
  const pressed = press(turn);
  await held;
  expect(await pressed).not.toContain(AWAY);
  await expectSound(before + 1);
}, 120_000);

test('the way to the server is gone without a word: a sentence, and afterwards everything as before', async () => {
  const before = await given();
  const turn = await asked();
  line.freeze();
  expect(await press(turn)).toContain(AWAY);
  line.thaw();
  expect(await press(turn)).not.toContain(AWAY);
  await expectSound(before + 1);
}, 120_000);

/** Somebody answers, and all there is to tell is told, until something has happened. Says how often. */
async function pressUntil(hasHappened: () => boolean): Promise<number> {
  for (let times = 1; times <= 6; times++) {
    expect(await press(await asked())).not.toContain(AWAY);
    await expect.poll(() => cluster.store.postsOf(match), { timeout: PATIENCE }).toEqual([]);
    if (hasHappened()) return times;
  }
  throw new Error('It has not happened');
}

test.each([
  ['an answer', TABLE_STATEMENTS.keepAnswer.name],
  ['a post that was sent', TABLE_STATEMENTS.dropPost.name],
])(
  'the connection is cut between the commit of %s and the answer to it: nothing is done or told twice',
  async (_, said) => {
    const before = await given();
    const { cuts } = line;
    line.cutAfterCommit(said);
    const times = await pressUntil(() => line.cuts > cuts);
    await expectSound(before + times);
  },
  120_000,
);

test('the answer to a claim is lost: the work is claimed once more, and done', async () => {
  const before = await given();
  let isLost = false;
  const lost = line.hold('unanswered', CLAIM_STATEMENTS.claim.name, value('posts'), value(match));
  void lost.then(() => (isLost = true));
  const times = await pressUntil(() => isLost);
  await expectSound(before + times);
}, 120_000);
