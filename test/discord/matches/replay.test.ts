import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { playToEnd, playTurn, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

/** Pebbles with a picture of the hand. */
const handed: typeof pebbles = {
  ...pebbles,
  pictures: {
    ...pebbles.pictures,
    hand: (...given) => {
      const { drawing, alt } = pebbles.pictures.board(...given);
      return { drawing: { ...drawing, height: drawing.height + 8 }, alt };
    },
  },
};

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([handed]);
});
afterAll(() => stage.close());

const command = async (person: number, channel: string, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(stage.people[person]!, channel, name, options)).settled(30_000);

const walk = async (person: number, shown: SeenMessage, step: string): Promise<SeenMessage> => {
  const pressed = shown.buttons.find(({ customId }) => customId?.startsWith('replay.') && customId.endsWith(step))!;
  return (await stage.discord.control.press(stage.people[person]!, shown.id, pressed.customId!)).settled(30_000);
};

/** Which moment of how many a replay shows. */
const momentsOf = ({ text }: SeenMessage): readonly number[] =>
  text
    .match(/(\d+) (?:z|of) (\d+)/)!
    .slice(1)
    .map(Number);

const isOver = ({ buttons }: SeenMessage, step: string): boolean =>
  buttons.find(({ customId }) => customId?.endsWith(`.${step}`))!.disabled === true;

test('a match that is over is walked through from the result post, by steps, by turns, with every hand', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const result = await playToEnd(stage, thread, randomFrom('5'.repeat(32)));
  const stranger = stage.people[3]!;
  const last = await (await control.press(stranger, result.id, buttonOf(result, 'look-back'))).settled();
  const [at, of] = momentsOf(last);
  expect(at).toBe(of);
  expect(last.ephemeral).toBe(true);
  expect(last.files.length).toBe(1);
  expect(isOver(last, 'on') && isOver(last, 'last')).toBe(true);

  const first = await walk(3, last, 'first');
  expect(momentsOf(first)).toEqual([1, of]);
  expect(isOver(first, 'back') && isOver(first, 'first')).toBe(true);
  expect(momentsOf(await walk(3, first, 'on'))).toEqual([2, of]);

  const turns = first.selects.find(({ customId }) => customId.includes('.turn.'))!;
  const turn = turns.options.at(-1)!;
  const there = await (await control.select(stranger, first.id, turns.customId, [turn.value])).settled();
  expect(momentsOf(there)[0]).toBeGreaterThan(1);

  const hands = there.selects.find(({ customId }) => customId.endsWith('.hand'))!;
  expect(hands.options.map(({ label }) => label)).toHaveLength(3);
  const shown = await (await control.select(stranger, there.id, hands.customId, ['1'])).settled();
  expect(shown.files.length).toBe(2);
  expect(momentsOf(shown)).toEqual(momentsOf(there));
  // The hand stays in sight while one goes on.
  expect((await walk(3, shown, 'back')).files.length).toBe(2);
});

test('what one seat was told is told after the end with whom it was told, and to themselves as it was', async () => {
  const thread = await startMatch(stage, pebbles.id);
  await playToEnd(stage, thread, randomFrom('3'.repeat(32)));
  const told = async (person: number, sign: string): Promise<readonly string[]> => {
    let shown = await walk(person, await command(person, thread, 'replay show'), 'first');
    const lines: string[] = [];
    for (let at = 1; at <= 12 && !isOver(shown, 'on'); at++) {
      lines.push(...shown.text.split('\n').filter(line => line.includes(sign)));
      shown = await walk(person, shown, 'on');
    }
    return lines;
  };
  const strange = await told(3, 'You draw');
  expect(strange.length).toBeGreaterThan(1);
  for (const line of strange) expect(line).toMatch(/^Only (Żaneta|Łukasz) sees: You draw /);
  const own = await told(0, 'Dobierasz');
  expect(own.some(line => line.startsWith('Dobierasz'))).toBe(true);
  expect(own.some(line => line.startsWith('Widzi tylko Łukasz: Dobierasz'))).toBe(true);
  expect(own.some(line => line.includes('Żaneta'))).toBe(false);
}, 120_000);

test('of a running match everybody sees what they could see then, and nobody another’s hand', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  for (const person of stage.people.slice(0, 2)) await playTurn(stage, person, board, randomFrom('6'.repeat(32)));
  const log = await stage.store.log((await stage.store.matchAt(thread))!.id, 0);
  expect(log.filter(({ seats }) => seats?.includes(1)).length, 'there is something to hide').toBeGreaterThan(0);
  for (const person of [0, 1, 3]) {
    const shown = await command(person, thread, 'replay show');
    let at = await walk(person, shown, 'first');
    const read: string[] = [];
    for (;;) {
      read.push(at.text);
      if (isOver(at, 'on')) break;
      at = await walk(person, at, 'on');
    }
    const drawn = read.join('\n').match(/(?:You draw|Dobierasz) .*/g) ?? [];
    const own = log.filter(({ entry, seats }) => seats?.includes(person) && entry.tell === 'drawn');
    expect(drawn).toEqual(own.map(({ entry }) => `Dobierasz ${(entry as { pebbles?: unknown }).pebbles}`));
    expect(read.join('\n')).not.toMatch(/Only .* sees|Widzi tylko/);
    expect(shown.selects.some(({ customId }) => customId.endsWith('.hand'))).toBe(false);
    // A hand asked for by a made-up press is not shown either.
    stage.tampering.forge(interaction =>
      Object.assign(interaction.data, {
        custom_id: `${buttonOf(shown, 'replay').split('.').slice(0, 3).join('.')}.1.x`,
      }),
    );
    const forged = await control.press(stage.people[person]!, shown.id, buttonOf(shown, 'replay'));
    expect((await forged.settled()).files.length).toBe(1);
  }
});

test('shown to everyone it is what a spectator sees, in the language of the table, with who shows it', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  await playTurn(stage, stage.people[0]!, board, randomFrom('7'.repeat(32)));
  const shown = await command(2, thread, 'replay show');
  const before = publicPosts(stage, thread).length;
  await (await control.press(stage.people[2]!, shown.id, buttonOf(shown, 'replay-share'))).settled();
  const post = await control.waitFor(() => publicPosts(stage, thread)[before]);
  expect(post.text).toContain('Z powtórki pokazuje: Kim');
  expect(post.buttons).toEqual([]);

  const first = await command(0, thread, 'replay show');
  expect(first.text).toContain('Dobierasz');
  await (await control.press(stage.people[0]!, first.id, buttonOf(first, 'replay-share'))).settled(30_000);
  const own = await control.waitFor(() => publicPosts(stage, thread)[before + 1]);
  expect(own.text).toContain('Z powtórki pokazuje: Żaneta');
  expect(own.text, 'what only they were told stays with them').not.toMatch(/Dobierasz|Widzi/);
});

test('the option completes itself with one’s own matches, and a stranger elsewhere has no part in them', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const match = (await stage.store.matchAt(thread))!;
  const typing = await control.autocomplete(
    stage.people[0]!,
    stage.channel,
    'replay show',
    { match: 'łukasz' },
    'match',
  );
  const choices = await control.waitFor(() => typing.choices);
  expect(choices.map(({ value }) => value)).toContain(match.id);
  expect((await command(0, stage.channel, 'replay show', { match: match.id })).files.length).toBe(1);
  expect((await command(3, stage.discord.channels[1]!.id, 'replay show', { match: match.id })).text).toMatch(
    /No match with that id/,
  );
});

test('one’s own profile leads back to every match', async () => {
  const { control } = stage.discord;
  const profile = await command(0, stage.channel, 'profile');
  const menu = profile.selects.find(({ customId }) => customId.startsWith('look-back'))!;
  const chosen = await control.select(stage.people[0]!, profile.id, menu.customId, [menu.options.at(-1)!.value]);
  expect((await chosen.settled()).text).toMatch(/Chwila \d+ z \d+/);
  const others = await (
    await control.command(stage.people[1]!, stage.channel, 'profile', { player: stage.people[0]! })
  ).settled();
  expect(others.selects).toEqual([]);
});

describe('the film of a match', () => {
  test('is refused while the match runs, made once it is over, and kept', async () => {
    const { control } = stage.discord;
    const thread = await startMatch(stage, pebbles.id);
    expect((await command(0, thread, 'replay film')).text).toContain('gdy partia się skończy');
    await playToEnd(stage, thread, randomFrom('8'.repeat(32)));
    const shown = await command(3, thread, 'replay show');
    const asked = await control.press(stage.people[3]!, shown.id, buttonOf(shown, 'film'));
    const film = await control.waitFor(() => (asked.reply?.files.length ? asked.reply : null), 30_000);
    expect(film.ephemeral).toBe(true);
    expect(film.files[0]!.filename).toMatch(/^film-\w+\.webp$/);
    const { id } = (await stage.store.lastMatchAt(thread))!;
    const folder = join(dirname(stage.database), 'films');
    const [kept, ...others] = readdirSync(folder);
    expect(kept).toMatch(new RegExp(`^${id}\\.en\\.standard\\.[0-9a-f]{16}\\.webp$`));
    expect(others).toEqual([]);
    const { pages } = await sharp(join(folder, kept!), { animated: true }).metadata();
    expect(pages).toBeGreaterThan(3);
    expect((await command(2, thread, 'replay film')).files.length).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
