import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsIn } from '../../../src/discord/words/index.js';
import { type LogEntry, randomFrom, type Scene } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import type { PebblesView } from '../../engine/pebbles/view.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerPanel, isAsking, openPanel, playToEnd, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

/** Every round is fought for. */
const feud = { ...pebbles, isBattle: ({ tell }: { readonly tell: string }) => tell === 'bids' };
/** Whoever passes makes it worth looking; a pass can be taken back. */
const truce = { ...pebbles, id: 'truce', isBattle: ({ tell }: { readonly tell: string }) => tell === 'passed' };
/** A game that blurts out whatever it is handed: after every draw each seat is told what it drew. */
const blurt = (news: readonly LogEntry[], { view }: Scene<PebblesView>) => ({
  headline: `${JSON.stringify(view.hands)} ${news.map(({ tell }) => tell).join(' ')}`,
  lines: [],
});
const gossip = {
  ...pebbles,
  id: 'gossip',
  isBattle: ({ tell }: { readonly tell: string }) => tell === 'drew',
  words: { pl: { ...pebbles.words.pl, recap: blurt }, en: { ...pebbles.words.en, recap: blurt } },
};
const DAY = 24 * 3_600_000;
let stage: OwnStage;
const MORNING = Date.UTC(2026, 9, 14, 7) - Date.now();
let passed = 0;
beforeAll(async () => {
  stage = await raiseStage([feud, truce, gossip], () => Date.now() + MORNING + passed, undefined, ['Zofia', 'Piotr']);
});
afterAll(() => stage.close());

const HOST = 0;
const GUEST = 1;
const KIM = 2;
const STRANGER = 3;
const ZOFIA = 4;
const PIOTR = 5;
const who = (index: number): string => stage.people[index]!;

const command = async (person: string, channel: string, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(person, channel, name, options)).settled(30_000);
const press = async (person: string, message: SeenMessage, id: string): Promise<SeenMessage> =>
  (await stage.discord.control.press(person, message.id, id)).settled(30_000);
const toldDirectly = (person: string): readonly SeenMessage[] => {
  const { control } = stage.discord;
  return control.visibleTo(person, control.directChannel(person)).filter(({ ephemeral }) => !ephemeral);
};
const callsAt = (thread: string): readonly SeenMessage[] =>
  publicPosts(stage, thread).filter(({ text }) => /^(👀|🏁) <@/u.test(text));
const idOf = ({ buttons }: SeenMessage, part: string): string =>
  buttons.find(({ customId }) => customId?.endsWith(`.${part}`))!.customId!;

/** Opens what else there is to see of a match, and from there what can be followed. */
async function openFollow(person: string, thread: string): Promise<SeenMessage> {
  const board = await lastBoard(stage, thread);
  const more = await press(person, board, buttonOf(board, 'more'));
  return press(person, more, buttonOf(more, 'follow'));
}

async function follow(person: string, thread: string, wish: 'end' | 'battles'): Promise<SeenMessage> {
  const panel = await openFollow(person, thread);
  return press(person, panel, idOf(panel, wish));
}

/** Everybody plays until this is so. */
async function playUntil(thread: string, seed: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const random = randomFrom(seed.repeat(32));
  for (let round = 0; round < 200; round++) {
    for (const person of [who(HOST), who(GUEST)]) {
      if (await isSo()) return;
      const panel = await openPanel(stage, person, await lastBoard(stage, thread));
      if (isAsking(panel)) await answerPanel(stage, person, panel, random);
    }
  }
  throw new Error('It never was so');
}

const battles = async (thread: string): Promise<number> => {
  const { id } = (await stage.store.lastMatchAt(thread))!;
  return (await stage.store.log(id, 0)).filter(({ entry }) => feud.isBattle(entry)).length;
};
/** Everything that waits has been sent. */
const idle = async (thread: string): Promise<void> => {
  const { id } = (await stage.store.lastMatchAt(thread))!;
  await expect.poll(async () => (await stage.store.postsOf(id)).length, { timeout: 30_000 }).toBe(0);
};

describe('whoever does not play', () => {
  let thread: string;

  test('follows from behind “More”, in their language, where players keep their notes', async () => {
    thread = await startMatch(stage, pebbles.id);
    const board = await lastBoard(stage, thread);
    expect(board.buttons, 'no button more on the post').toHaveLength(4);
    const more = await press(who(HOST), board, buttonOf(board, 'more'));
    expect(more.buttons.map(({ customId }) => customId?.split('.')[0])).not.toContain('follow');
    expect(buttonOf(more, 'note')).toBeTruthy();

    const polish = await openFollow(who(ZOFIA), thread);
    expect(polish.ephemeral).toBe(true);
    expect(polish.text).toContain('Chcesz ją obserwować?');
    expect((await press(who(ZOFIA), polish, idOf(polish, 'battles'))).text).toContain(
      'Obserwujesz tę partię: dowiesz się o bitwach i o jej końcu, wzmianką przy stole.',
    );
    await command(who(KIM), stage.channel, 'settings', { notify: 'direct' });
    expect((await follow(who(KIM), thread, 'battles')).text).toContain(
      'You follow this match: you hear of its battles and its end, by direct message.',
    );
    expect((await follow(who(STRANGER), thread, 'end')).text).toContain('you hear of its end, by a mention');
    expect((await command(who(KIM), stage.channel, 'games')).text).toMatch(
      new RegExp(`👀 \\*\\*You follow\\*\\*\\n<#${thread}> · battles and the end`),
    );
  });

  test('is told of a battle where they want to hear it, once, by what everybody sees', async () => {
    const { control } = stage.discord;
    const before = await battles(thread);
    await playUntil(thread, '4', async () => (await battles(thread)) > before);
    const told = await control.waitFor(() => toldDirectly(who(KIM))[0], 30_000);
    expect(told.text).toMatch(/^👀 .*Żaneta.*\n\*\*.+\*\*$/s);
    expect(told.buttons.some(({ url }) => url?.endsWith(`/${thread}`))).toBe(true);
    const called = await control.waitFor(() => callsAt(thread)[0], 30_000);
    expect(called.pings, 'only who wants battles, and who wants them here').toEqual([who(ZOFIA)]);
    expect(called.text).toContain('w partii, którą obserwujesz, była bitwa');
    await idle(thread);
    await stage.restart();
    await idle(thread);
    expect(toldDirectly(who(KIM))).toHaveLength(1);
    expect(callsAt(thread)).toHaveLength(1);
  }, 120_000);

  test('reads nothing that is told to some seats only', async () => {
    const match = (await stage.store.lastMatchAt(thread))!;
    const secret = (await stage.store.log(match.id, 0)).filter(({ seats }) => seats !== undefined);
    expect(secret.length).toBeGreaterThan(0);
    const names = match.seats.map(({ name }) => name);
    const state = pebbles.setup({ seats: 2, chosen: match.chosen, sides: [null, null], random: [1, 2, 3, 4] });
    const read = [...toldDirectly(who(KIM)), ...callsAt(thread)].map(({ text }) => text).join('\n');
    for (const { entry, seats } of secret)
      for (const language of ['pl', 'en'] as const) {
        const scene = { view: pebbles.view(state, seats![0]!), reader: seats![0]!, names };
        expect(read).not.toContain(pebbles.words[language].news(entry, scene));
      }
  });

  test('stops following in /games, and changes what they hear', async () => {
    const games = await command(who(STRANGER), stage.channel, 'games');
    const menu = games.selects.find(({ customId }) => customId.startsWith('follow.'))!;
    const chosen = menu.options[0]!.value;
    const opened = async () =>
      (await stage.discord.control.select(who(STRANGER), games.id, menu.customId, [chosen])).settled(30_000);
    const panel = await opened();
    expect(panel.text).toContain('You follow this match');
    const stopped = await press(who(STRANGER), panel, idOf(panel, 'stop'));
    expect(stopped.text).toContain('Follow it?');
    expect(await stage.store.follow(chosen, who(STRANGER))).toBeNull();
    // A second press finds it done.
    const again = await stage.discord.control.press(who(STRANGER), panel.id, idOf(panel, 'stop'), { stale: true });
    expect((await again.settled(30_000)).text).toContain('Follow it?');
    expect((await command(who(STRANGER), stage.channel, 'games')).text).not.toContain('You follow');
  });

  test('is told that it is over, and then follows nothing', async () => {
    const { control } = stage.discord;
    const { id } = (await stage.store.lastMatchAt(thread))!;
    await follow(who(PIOTR), thread, 'end');
    const told = toldDirectly(who(KIM)).length;
    await playToEnd(stage, thread, randomFrom('6'.repeat(32)));
    const over = await control.waitFor(() => toldDirectly(who(KIM)).find(({ text }) => text.startsWith('🏁')), 30_000);
    expect(over.text).toMatch(/^🏁 .*\n\*\*.+\*\*$/s);
    const lookedBack = await press(who(KIM), over, buttonOf(over, 'look-back'));
    expect(lookedBack.files, 'looked back on from the private message').not.toEqual([]);
    const called = await control.waitFor(() => callsAt(thread).find(({ text }) => text.startsWith('🏁')), 30_000);
    expect([...called.pings].sort()).toEqual([who(ZOFIA), who(PIOTR)].sort());
    expect(called.text).toContain('partia, którą obserwujecie, dobiegła końca');
    expect(toldDirectly(who(STRANGER)), 'who stopped hears nothing').toEqual([]);
    await idle(thread);
    await stage.restart();
    await idle(thread);
    expect(toldDirectly(who(KIM)).filter(({ text }) => text.startsWith('🏁'))).toHaveLength(1);
    expect(toldDirectly(who(KIM)).length).toBeGreaterThanOrEqual(told + 1);
    expect(await stage.store.followers(id)).toEqual([]);
    expect((await command(who(KIM), stage.channel, 'games')).text).not.toContain('You follow');
    // The panel that was open all the time says so.
    const match = (await stage.store.match(id))!;
    expect(match.status).toBe('finished');
    expect(stage.faults).toEqual([]);
  }, 180_000);
});

describe('bad presses', () => {
  test('who plays, and who comes too late, read why not', async () => {
    const thread = await startMatch(stage, pebbles.id);
    const panel = await openFollow(who(KIM), thread);
    const { id } = (await stage.store.lastMatchAt(thread))!;
    stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id: `follow.${id}.end` }));
    const board = await lastBoard(stage, thread);
    const own = await press(who(HOST), board, buttonOf(board, 'more'));
    expect(own.text).toContain('Grasz w tej partii');
    expect(await stage.store.followers(id)).toEqual([]);
    await command(who(HOST), thread, 'concede');
    const sure = stage.discord.control.visibleTo(who(HOST), thread).findLast(({ ephemeral }) => ephemeral)!;
    await press(who(HOST), sure, buttonOf(sure, 'concede'));
    await idle(thread);
    const act = await stage.discord.control.press(who(KIM), panel.id, idOf(panel, 'end'));
    expect((await stage.discord.control.waitFor(() => act.followUps[0])).text).toContain('This match is over.');
    expect(await stage.store.followers(id)).toEqual([]);
  }, 60_000);

  test('a message that Discord refuses is told at the table instead, with the reason', async () => {
    const { control } = stage.discord;
    const thread = await startMatch(stage, pebbles.id);
    await follow(who(KIM), thread, 'end');
    control.faults.closeDirectMessages(who(KIM));
    await command(who(HOST), thread, 'concede');
    const sure = control.visibleTo(who(HOST), thread).findLast(({ ephemeral }) => ephemeral)!;
    await press(who(HOST), sure, buttonOf(sure, 'concede'));
    const here = await control.waitFor(() => callsAt(thread)[0], 30_000);
    expect(here.pings).toEqual([who(KIM)]);
    expect(here.text).toContain('Discord nie pozwala mi');
    expect((await command(who(KIM), stage.channel, 'games')).text).toContain('did not let me send');
    await idle(thread);
    expect(callsAt(thread)).toHaveLength(1);
  }, 60_000);
});

test('who wants one message a day reads there what they follow', async () => {
  const { control } = stage.discord;
  await command(who(PIOTR), stage.channel, 'settings', { notify: 'digest' });
  const thread = await startMatch(stage, pebbles.id);
  await follow(who(PIOTR), thread, 'battles');
  await playUntil(thread, '4', async () => (await battles(thread)) > 0);
  await idle(thread);
  expect(callsAt(thread)).toEqual([]);
  expect(toldDirectly(who(PIOTR))).toEqual([]);
  passed += 1.5 * DAY;
  await stage.restart();
  const digest = await control.waitFor(() => toldDirectly(who(PIOTR))[0], 30_000);
  expect(digest.text).toMatch(/👀 \[.*\]\(.*\) · była bitwa/);
  await command(who(HOST), thread, 'concede');
  const sure = control.visibleTo(who(HOST), thread).findLast(({ ephemeral }) => ephemeral)!;
  await press(who(HOST), sure, buttonOf(sure, 'concede'));
  await idle(thread);
  passed += 1.5 * DAY;
  await stage.restart();
  const last = await control.waitFor(() => toldDirectly(who(PIOTR))[1], 30_000);
  expect(last.text).toMatch(/🏁 \[.*\]\(.*\) · /);
  expect(last.text).not.toContain('była bitwa');
  passed += 1.5 * DAY;
  await stage.restart();
  expect(toldDirectly(who(PIOTR))).toHaveLength(2);
  expect(stage.faults).toEqual([]);
}, 120_000);

test('what was taken back and done again is told once', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, truce.id);
  await follow(who(ZOFIA), thread, 'battles');
  for (const person of [who(HOST), who(GUEST)]) await command(person, thread, 'act', { move: '0' });
  const passing = async (person: string) => command(person, thread, 'act', { move: 'pass' });
  const asked = (await lastBoard(stage, thread)).pings[0]!;
  const first = await passing(asked);
  expect(first.ephemeral).toBe(true);
  const call = await control.waitFor(() => callsAt(thread)[0], 30_000);
  await command(asked, thread, 'undo');
  await idle(thread);
  const { id } = (await stage.store.lastMatchAt(thread))!;
  expect((await stage.store.log(id, 0)).some(({ entry }) => truce.isBattle(entry))).toBe(false);
  await passing(asked);
  await idle(thread);
  expect((await stage.store.log(id, 0)).some(({ entry }) => truce.isBattle(entry))).toBe(true);
  expect(
    callsAt(thread).map(({ id: sent }) => sent),
    'a new call would take the place of the old one',
  ).toEqual([call.id]);
}, 60_000);

test('an English table tells its followers in English', async () => {
  const { control } = stage.discord;
  control.faults.closeDirectMessages(who(KIM), false);
  await command(who(KIM), stage.channel, 'settings', { notify: 'direct' });
  await command(who(HOST), stage.channel, 'settings', { scope: 'channel', language: 'en' });
  const thread = await startMatch(stage, feud.id);
  await follow(who(STRANGER), thread, 'battles');
  await follow(who(KIM), thread, 'end');
  await playUntil(thread, '4', async () => (await battles(thread)) > 0);
  const battle = await control.waitFor(() => callsAt(thread)[0], 30_000);
  expect(battle.text).toBe(`👀 <@${who(STRANGER)}>: there was a battle in the match you follow.`);
  const before = toldDirectly(who(KIM)).length;
  await command(who(HOST), thread, 'concede');
  const sure = control.visibleTo(who(HOST), thread).findLast(({ ephemeral }) => ephemeral)!;
  await press(who(HOST), sure, buttonOf(sure, 'concede'));
  const end = await control.waitFor(() => callsAt(thread).find(({ text }) => text.startsWith('🏁')), 30_000);
  expect(end.text).toBe(`🏁 <@${who(STRANGER)}>: the match you follow is over.`);
  await idle(thread);
  expect(callsAt(thread), 'of such messages there is one at a table').toHaveLength(1);
  const told = await control.waitFor(() => toldDirectly(who(KIM))[before], 30_000);
  expect(told.text).toContain('**Żaneta concedes. Łukasz wins.**');
  await command(who(HOST), stage.channel, 'settings', { scope: 'channel', language: 'auto' });
}, 60_000);

test('whatever a game makes of it, followers are told of what everybody may know', async () => {
  const { control } = stage.discord;
  await command(who(KIM), stage.channel, 'settings', { notify: 'direct' });
  const thread = await startMatch(stage, gossip.id);
  await follow(who(KIM), thread, 'battles');
  const before = toldDirectly(who(KIM)).length;
  const { id } = (await stage.store.lastMatchAt(thread))!;
  const drawn = async () => (await stage.store.log(id, 1)).filter(({ entry }) => entry.tell.startsWith('dr'));
  await playUntil(thread, '7', async () => (await drawn()).length > 3);
  const told = await control.waitFor(() => toldDirectly(who(KIM))[before], 30_000);
  expect((await drawn()).map(({ entry }) => entry.tell)).toEqual(['drew', 'drawn', 'drew', 'drawn']);
  expect(told.text).toMatch(/\*\*\[\d,\d\] .*drew drew\*\*$/);
  expect(told.text).not.toMatch(/drawn|saw/);
}, 60_000);

test('who has left the server hears nothing more of it', async () => {
  await command(who(KIM), stage.channel, 'settings', { notify: 'direct' });
  const thread = await startMatch(stage, feud.id);
  await follow(who(KIM), thread, 'end');
  await stage.restart();
  const before = toldDirectly(who(KIM)).length;
  const { id } = (await stage.store.lastMatchAt(thread))!;
  const gone = { status: 404, code: 10007, message: 'Unknown Member' };
  stage.tampering.refuse(new RegExp(`GET /guilds/\\d+/members/${who(KIM)}`), gone, 9);
  await command(who(HOST), thread, 'concede');
  const sure = stage.discord.control.visibleTo(who(HOST), thread).findLast(({ ephemeral }) => ephemeral)!;
  await press(who(HOST), sure, buttonOf(sure, 'concede'));
  await idle(thread);
  expect(toldDirectly(who(KIM)).length).toBe(before);
  expect(await stage.store.followers(id)).toEqual([]);
}, 60_000);

test('on another server the id of a match opens nothing', async () => {
  const thread = await startMatch(stage, feud.id);
  const board = await lastBoard(stage, thread);
  const { id } = (await stage.store.lastMatchAt(thread))!;
  // Nobody is known to be on the server any more.
  await stage.restart();
  const gone = { status: 404, code: 10007, message: 'Unknown Member' };
  stage.tampering.refuse(new RegExp(`GET /guilds/\\d+/members/${who(STRANGER)}`), gone, 9);
  for (const verb of ['text', 'past', 'status', 'more', 'follow']) {
    stage.tampering.forge(interaction => {
      Object.assign(interaction, {
        guild_id: '99999999999999999',
        channel_id: '99999999999999998',
        channel: undefined,
      });
      Object.assign(interaction.data, { custom_id: `${verb}.${id}` });
    });
    const told = await press(who(STRANGER), board, buttonOf(board, 'more'));
    expect(
      [wordsIn('pl').refusal('not-played-here', {}), wordsIn('en').refusal('not-played-here', {})],
      verb,
    ).toContain(told.text);
  }
}, 60_000);
