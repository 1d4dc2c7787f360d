import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { openPanel, playToEnd, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

describe('the lobby', () => {
  test('is one message, edited in place by joining, choosing and leaving', async () => {
    const { control } = stage.discord;
    const [host, friend] = stage.people as [string, string];
    const lobby = await openLobby(stage, pebbles.id);
    expect(lobby.buttons.find(({ customId }) => customId === buttonOf(lobby, 'start'))?.disabled).toBe(true);
    const joined = await (await control.press(friend, lobby.id, buttonOf(lobby, 'join'))).settled();
    expect(joined.id).toBe(lobby.id);
    expect(joined.text).toContain(`<@${friend}>`);
    // Two of at most four: the match may begin, and the table is not called full.
    expect(joined.text).toContain(
      '**Można zaczynać.** Zacząć może każda osoba przy stole; są jeszcze 2 wolne miejsca.',
    );
    const side = joined.selects.find(({ customId }) => customId.startsWith('side.'))!;
    const sided = await (await control.select(friend, lobby.id, side.customId, [side.options[1]!.value])).settled();
    expect(sided.text).toContain(side.options[1]!.label);
    const taken = await control.select(host, lobby.id, side.customId, [side.options[1]!.value]);
    const refusal = await control.waitFor(() => taken.followUps[0]);
    expect(refusal.ephemeral).toBe(true);
    expect(refusal.text).toContain('Łukasz');
    const byFriend = await (await control.press(friend, lobby.id, buttonOf(lobby, 'options'))).settled();
    expect(byFriend.text).toMatch(/osoba, która otworzyła stół/);
    const panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled();
    expect(panel.ephemeral).toBe(true);
    const option = panel.selects.find(({ customId }) => customId.startsWith('option.'))!;
    await (await control.select(host, panel.id, option.customId, [option.options[1]!.value])).settled();
    const label = option.options[1]!.label.split(': ')[1]!;
    await control.waitFor(() =>
      control.visibleTo(friend, stage.channel).find(({ id, text }) => id === lobby.id && text.includes(label)),
    );
    const left = await (await control.press(friend, lobby.id, buttonOf(lobby, 'leave'))).settled();
    expect(left.text).not.toContain(`<@${friend}>`);
  });
});

describe('a match', () => {
  test('starts in a thread; its first post calls who is asked and publishes the hash', async () => {
    const thread = await startMatch(stage, pebbles.id);
    const board = await lastBoard(stage, thread);
    const started = stage.discord.control.visibleTo(stage.people[0]!, stage.channel).at(-1)!;
    expect(started.text).toContain(`<#${thread}>`);
    expect(started.text, 'sides left to chance are drawn by now').not.toContain('losowo');
    expect(board.pings.length).toBeGreaterThan(0);
    expect(board.text).toMatch(/SHA-256.*`[0-9a-f]{64}`/);
    expect(board.files[0]?.description).toBe('pebbles');
    const panel = await openPanel(stage, board.pings[0]!, board);
    expect(panel.ephemeral).toBe(true);
    expect(stage.faults).toEqual([]);
  });

  test('is played to the end through panels only, with restarts in between, and verifies', async () => {
    const thread = await startMatch(stage, pebbles.id, 3);
    const result = await playToEnd(stage, thread, randomFrom('5'.repeat(32)), async turn => {
      if (turn % 4 === 1) await stage.restart();
    });
    const seed = /`([0-9a-f]{32})`/.exec(result.text)?.[1];
    const match = (await stage.store.lastMatchAt(thread))!;
    expect(seed).toBe(match.seed);
    expect(publicPosts(stage, thread).find(({ text }) => text !== '')!.text).toContain(match.seedHash);
    const verified = await (await stage.discord.control.command(stage.people[3]!, thread, 'verify', {})).settled();
    expect(verified.text).toContain('✅');
    expect(stage.faults).toEqual([]);
  }, 120_000);
});
