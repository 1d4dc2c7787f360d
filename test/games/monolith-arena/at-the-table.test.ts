import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { publicPosts } from '../../discord/player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage } from '../../discord/stage.js';
import { ABYSS, DRAGON, type Stage as Position, stage as position } from './stage.js';

/** Monolith Arena as people meet it: the lobby, typed moves, `/why` and the post of a Battle, on a local Discord. */
let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([monolithArena]);
});
afterAll(() => stage.close());

const PATIENCE = 30_000;
const person = (index: number): string => stage.people[index]!;

interface Setup {
  readonly chosen: Readonly<Record<string, string>>;
  readonly sides?: readonly string[];
  readonly pace?: string;
  readonly players?: number;
}

/** Opens a lobby, chooses in its panels as people do, and starts. */
async function start({ chosen, sides = [], pace, players = 2 }: Setup): Promise<string> {
  const { control } = stage.discord;
  const lobby = await openLobby(stage, 'monolith-arena');
  const panel = await (await control.press(person(0), lobby.id, buttonOf(lobby, 'options'))).settled(PATIENCE);
  const menu = (start: string, end: string) =>
    panel.selects.find(({ customId }) => customId.startsWith(start) && customId.endsWith(end))!.customId;
  for (const [id, value] of Object.entries(chosen))
    await (await control.select(person(0), panel.id, menu('option.', `.${id}`), [value])).settled(PATIENCE);
  if (pace) await (await control.select(person(0), panel.id, menu('pace.', ''), [pace])).settled(PATIENCE);
  for (let index = 1; index < players; index++)
    await (await control.press(person(index), lobby.id, buttonOf(lobby, 'join'))).settled(PATIENCE);
  const side = lobby.selects.find(({ customId }) => customId.startsWith('side.'))!.customId;
  for (const [index, faction] of sides.entries())
    await (await control.select(person(index), lobby.id, side, [faction])).settled(PATIENCE);
  await (await control.press(person(0), lobby.id, buttonOf(lobby, 'start'))).settled(PATIENCE);
  const thread = control.threads(stage.channel).at(-1)!.id;
  await lastBoard(stage, thread);
  return thread;
}

const say = async (index: number, thread: string, name: string, move: string) =>
  (await stage.discord.control.command(person(index), thread, name, { move })).settled(PATIENCE);

/** The last page of what happened, also of a turn that has only just begun, as the second person reads it. */
async function pastOf(thread: string): Promise<string> {
  const { control } = stage.discord;
  const post = await lastBoard(stage, thread);
  const past = await (await control.press(person(1), post.id, buttonOf(post, 'past'))).settled(PATIENCE);
  const later = past.buttons.find(({ customId }) => customId?.startsWith('leaf.') && customId.endsWith('.later'))!;
  return (await (await control.press(person(1), past.id, later.customId!)).settled(PATIENCE)).text;
}

async function arenaOf(thread: string): Promise<{ arena: Arena; limit: number | null }> {
  const match = (await stage.store.lastMatchAt(thread))!;
  const saved = (await stage.store.saved(match.id))!;
  return { arena: saved.checkpoint as Arena, limit: match.pace.limit };
}

describe('lobby options', () => {
  test('factions, first player, variant, open draws and time per move are those of the match', async () => {
    const sides = ['harbingers-of-the-forest', 'dragon-empire'];
    const chosen = { variant: 'tactical', draws: 'open', first: 'first' };
    const thread = await start({ chosen, sides, pace: '0' });
    await say(0, thread, 'act', 'c3');
    await say(1, thread, 'act', 'sztandar na c5');
    const { arena, limit } = await arenaOf(thread);
    expect(arena.seats.map(({ faction }) => faction)).toEqual(sides);
    expect([arena.variant, arena.privateDraws, arena.order, limit]).toEqual(['tactical', false, [0, 1], 4 * 3_600_000]);
    expect(arena.seats[0]!.hand).toHaveLength(6);
    expect(await pastOf(thread), 'open draws are named for all').toMatch(/dobiera 6 żetonów.*: \p{L}+/u);
  });

  test('private draws are told to nobody else', async () => {
    const thread = await start({ chosen: { first: 'first' } });
    await say(0, thread, 'act', 'c3');
    await say(1, thread, 'act', 'c5');
    const { arena } = await arenaOf(thread);
    expect(arena.privateDraws).toBe(true);
    expect(await pastOf(thread)).toMatch(/dobiera 1 żeton; w stosie zostają 33\./);
  });

  test('three and four people sit in teams, and Monoliths ask all of them first', async () => {
    const three = await start({ chosen: { mode: 'three', monoliths: 'on' }, players: 3 });
    expect((await lastBoard(stage, three)).pings.toSorted()).toEqual(stage.people.slice(0, 3).toSorted());
    expect((await arenaOf(three)).arena).toMatchObject({ mode: 'three', phase: 'monoliths' });
    const four = await start({ chosen: { mode: 'four' }, players: 4 });
    const { arena } = await arenaOf(four);
    expect(arena.seats).toHaveLength(4);
    expect(new Set(arena.seats.map(({ faction }) => faction)).size).toBe(4);
  });
});

/** A match that stands at this position, with the first person on turn. */
async function standingAt({ arena }: Position): Promise<string> {
  const sides = arena.seats.map(({ faction }) => faction);
  const thread = await start({ chosen: { first: 'first' }, sides });
  const match = (await stage.store.lastMatchAt(thread))!;
  const saved = { version: monolithArena.version, checkpoint: arena, tail: [], fixed: 0 };
  await stage.store.write({ match, expect: match.moment, saved }, Date.now());
  await stage.restart();
  return thread;
}

const SKIRMISH = `0 banner A1
  0 knight C3 r2
  0 regeneration-rune B3
  0 pikeman D3
  1 banner E3
  1 spike C4 r3
  1 chaos E2 r5`;

describe('typing', () => {
  test('a Battle is told with the board before it, its segments, the board after it, and in words', async () => {
    const thread = await standingAt(
      position(SKIRMISH, {
        factions: [DRAGON, ABYSS],
        hands: [['battle-charge']],
        stacks: [['net'], ['spike']],
      }),
    );
    const before = publicPosts(stage, thread).length;
    expect((await say(0, thread, 'act', 'bitwa')).text).toMatch(/Bitwa kończy turę.*Sztandar/s);
    await say(0, thread, 'act', 'bitwa');
    const post = await stage.discord.control.waitFor(() =>
      publicPosts(stage, thread)
        .slice(before)
        .find(({ files }) => files.length > 1),
    );
    const told = post.files.map(({ description }) => description);
    expect(post.text).toMatch(/Bitwa 1: /);
    expect(told[0]).toMatch(/rozpoczyna bitwę.*Po bitwie: .*traci/s);
    expect(told.at(-1)).toMatch(/^Tura \d+/);
    const past = await (await stage.discord.control.press(stage.people[0]!, post.id, buttonOf(post, 'past'))).settled(
      30_000,
    );
    expect(past.text).toMatch(/Inicjatywa 2: Pikinier D3 bije Kolca C4.*Inicjatywa 0: .*Po bitwie:/s);
  });

  test('the post that calls the next person tells the whole turn, however often its own was edited', async () => {
    const thread = await standingAt(
      position(SKIRMISH, {
        factions: [DRAGON, ABYSS],
        hands: [['knight', 'swordsman']],
        stacks: [['net'], ['spike']],
      }),
    );
    const before = await lastBoard(stage, thread);
    const { control } = stage.discord;
    await say(0, thread, 'act', 'postaw rycerza c5 r2');
    const edited = () => publicPosts(stage, thread).find(({ id }) => id === before.id)!.text;
    await control.waitFor(() => edited().includes('Rycerza na C5'));
    await say(0, thread, 'act', 'odrzuć szermierza');
    await say(0, thread, 'act', 'koniec');
    const post = await lastBoard(stage, thread, before.id);
    expect(post.text).toMatch(/stawia Rycerza na C5, odrzuca Szermierza/);
  });

  test('who settles where a pushed tile goes reads why, and then that the turn is theirs', async () => {
    const lines = '0 banner A1\n1 banner E3\n0 spike C3\n1 pikeman C4';
    const thread = await standingAt(
      position(lines, { factions: [ABYSS, DRAGON], hands: [['push']], stacks: [['move'], ['net', 'net']] }),
    );
    const before = await lastBoard(stage, thread);
    await say(0, thread, 'act', 'odepchnięcie');
    expect((await lastBoard(stage, thread, before.id)).text).toMatch(/zagrywa Odepchnięcie/);
    const after = await say(1, thread, 'act', 'c5');
    expect(after.text).toMatch(/^Teraz Twoja tura\.\n-# ⏳ Termin: <t:\d+:R>$/);
    expect(after.buttons.slice(0, 2).map(({ label }) => label)).toEqual(['Zacznij turę', 'Cofnij ruch']);
  });

  test('`/why` speaks of the choice that is open: a hex, a rotation, a target, something else', async () => {
    const thread = await standingAt(
      position(SKIRMISH, {
        factions: [DRAGON, ABYSS],
        hands: [['knight', 'move']],
        stacks: [['net'], ['spike']],
      }),
    );
    const why = async (move: string) => (await say(0, thread, 'why', move)).text;
    expect(await why('C4')).not.toContain('MA-');
    await say(0, thread, 'act', 'postaw rycerza');
    expect(await why('C4')).toContain('MA-5.4');
    expect(await why('koniec')).toContain('MA-5.3');
    await say(0, thread, 'act', 'c5');
    expect(await why('9')).toContain('MA-5.3');
    await say(0, thread, 'act', 'r2');
    await say(0, thread, 'act', 'ruch');
    expect(await why('C4')).toContain('MA-16.4');
    expect((await say(0, thread, 'act', 'E3')).text).toContain('MA-16.4');
  });
});
