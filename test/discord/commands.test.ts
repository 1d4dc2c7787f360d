import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import type { SeenMessage } from '../../src/local/server.js';
import { pebbles } from '../engine/pebbles.js';
import { isAsking, openPanel, playTurn, publicPosts } from './player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from './stage.js';

let stage: OwnStage;
let thread: string;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

const call = async (person: number, name: string, options = {}, channel = thread) =>
  (await stage.discord.control.command(stage.people[person]!, channel, name, options)).settled();

/** What the menus of a message show as chosen. */
const chosenIn = ({ selects }: SeenMessage): string[] =>
  selects.flatMap(({ options }) => options.filter(({ chosen }) => chosen).map(({ label }) => label));

describe('every command', () => {
  test('has a name and a description in both languages, and was taken by Discord', () => {
    const names = commands.map(({ shape }) => shape.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['act', 'board', 'concede', 'games', 'hand', 'help', 'log', 'match', 'play']),
    );
    for (const { shape } of commands) {
      expect(shape.name_localizations?.pl, shape.name).toBeTruthy();
      expect(shape.description_localizations?.pl, shape.name).toBeTruthy();
      expect(shape.description_localizations?.pl).not.toBe(shape.description);
    }
  });

  test('outside a match says so in the reader’s language', async () => {
    for (const name of ['hand', 'board', 'log', 'undo', 'concede', 'verify']) {
      expect((await call(0, name, {}, stage.channel)).text, name).toMatch(/nie toczy się żadna partia/);
      expect((await call(2, name, {}, stage.channel)).text, name).toMatch(/no match in this channel/);
    }
  });
});

describe('in a match', () => {
  beforeAll(async () => {
    thread = await startMatch(stage, pebbles.id);
  });

  test('/undo before any answer says that there is nothing to take back', async () => {
    expect((await call(0, 'undo')).text).toBe('Nie masz jeszcze czego cofać.');
  });

  test('/act completes and plays in either language', async () => {
    const { control } = stage.discord;
    const board = await lastBoard(stage, thread);
    const person = stage.people.indexOf(board.pings[0]!);
    const act = await control.autocomplete(stage.people[person]!, thread, 'act', { move: '' }, 'move');
    const choices = await control.waitFor(() => act.choices);
    const before = (await stage.store.lastMatchAt(thread))!.moment;
    const answer = await call(person, 'act', { move: String(choices[0]?.value ?? '1') });
    expect(answer.ephemeral).toBe(true);
    expect((await stage.store.lastMatchAt(thread))!.moment).toBeGreaterThan(before);
  });

  test('/act refuses what it does not understand', async () => {
    const board = await lastBoard(stage, thread);
    const asked = await asking(board.pings);
    const answer = await call(asked, 'act', { move: 'fly to the moon' });
    expect(answer.text).toMatch(/Nie rozumiem|do not understand/);
    expect(isAsking(answer), 'the choices are below').toBe(true);
  });

  test('/board, /log, /match status, /games and /help answer privately', async () => {
    expect((await call(0, 'board')).files.length).toBe(1);
    expect((await call(0, 'board', { text: true })).files.length).toBe(0);
    for (const name of ['log', 'match status', 'games', 'help', 'settings']) {
      const answer = await call(0, name);
      expect(answer.ephemeral, name).toBe(true);
      expect(answer.text.length, name).toBeGreaterThan(10);
    }
    expect((await call(0, 'games')).text).toContain(`<#${thread}>`);
    expect((await call(3, 'games')).text).toMatch(/not playing any match/);
  });

  test('/settings changes the language of one’s own answers', async () => {
    const changed = await call(2, 'settings', {
      language: 'pl',
      palette: 'colour-blind',
      quiet: '22-7',
      'time-zone': 'Europe/London',
    });
    expect(chosenIn(changed)).toContain('Godziny ciszy: 22:00–7:00');
    expect(chosenIn(changed)).toContain('Strefa: Europe/London');
    expect((await call(2, 'help')).text).toContain('Arbiter w trzech krokach');
    expect(await stage.store.settings('player', stage.people[2]!)).toMatchObject({
      language: 'pl',
      palette: 'colour-blind',
      quiet: '22-7@Europe/London',
      zone: 'Europe/London',
    });
    await call(2, 'settings', { language: 'auto' });
    expect((await call(2, 'help')).text).toContain('Arbiter in three steps');
  });

  test('/settings are changed by their controls, and show what is set', async () => {
    const { control } = stage.discord;
    const [person] = stage.people as [string];
    const panel = await call(0, 'settings');
    expect(chosenIn(panel)).toContain('Przypomnienia: włączone');
    const set = async (what: string, value: string) => {
      const shown = panel.selects.find(({ customId }) => customId.endsWith(`.${what}`))!;
      return (await control.select(person, panel.id, shown.customId, [value])).settled();
    };
    expect(chosenIn(await set('reminders', 'off'))).toContain('Przypomnienia: wyłączone');
    expect(chosenIn(await set('quiet', '23-8'))).toContain('Godziny ciszy: 23:00–8:00');
    expect(await stage.store.settings('player', person)).toMatchObject({
      reminders: 'off',
      quiet: '23-8@Europe/Warsaw',
    });
    const english = await set('language', 'en');
    expect(chosenIn(english)).toContain('Reminders: Off');
    await set('language', 'auto');
    await set('reminders', 'on');
    await set('quiet', 'off');
  });

  test('/settings keeps quiet hours it does not understand, and moves them with the clock', async () => {
    await call(0, 'settings', { quiet: '22:00 – 7:00', 'time-zone': 'Europe/Paris' });
    expect((await call(0, 'settings', { quiet: 'noc' })).text).toContain('Nie rozumiem „noc”');
    const moved = chosenIn(await call(0, 'settings', { 'time-zone': 'europe/warsaw' }));
    expect(moved).toEqual(expect.arrayContaining(['Godziny ciszy: 22:00–7:00', 'Strefa: Europe/Warsaw']));
    expect(chosenIn(await call(0, 'settings', { quiet: 'brak' }))).toContain('Godziny ciszy: brak');
  });

  test('/settings keeps a time zone also of who sleeps at no fixed hours, and states what quiet hours do', async () => {
    const set = await call(3, 'settings', { 'time-zone': 'america/new_york' });
    expect(chosenIn(set)).toContain('Zone: America/New York');
    expect(set.text).toContain('Saved');
    expect(set.text).not.toContain('10 hours a day');
    const asleep = await call(3, 'settings', { quiet: '23-8' });
    expect(await stage.store.settings('player', stage.people[3]!)).toMatchObject({ quiet: '23-8@America/New_York' });
    expect(asleep.text).toContain('10 hours a day at most, the same for everybody');
    expect((await call(3, 'settings', { 'time-zone': 'Mars' })).text).toContain('I know no time zone “Mars”');
  });

  test('/settings for a server are for those who manage it, and only what is posted there', async () => {
    expect((await call(2, 'settings', { language: 'pl', scope: 'server' })).text).toContain('manage this server');
    const shown = await call(0, 'settings', { scope: 'server' });
    expect(shown.text).toContain('Ustawienia tego serwera');
    expect(chosenIn(shown).join()).not.toContain('Przypomnienia');
    expect((await call(0, 'settings', { reminders: 'off', scope: 'channel' })).text).toContain(
      'każdy ustawia dla siebie',
    );
  });

  test('/match export keeps seed and answers of a running match sealed', async () => {
    const answer = await call(0, 'match export');
    const file = await (await fetch(answer.files[0]!.url)).json();
    const match = (await stage.store.lastMatchAt(thread))!;
    expect(file).toMatchObject({ match: match.id, seedHash: match.seedHash, answers: [] });
    expect(JSON.stringify(file)).not.toContain(match.seed);
    expect((await call(0, 'verify')).text).toContain(match.seedHash);
  });

  test('/undo asks the others when something was learnt since, and happens when they agree', async () => {
    const { control } = stage.discord;
    let board = await lastBoard(stage, thread);
    for (const person of board.pings) await playTurn(stage, person, board, [1, 2, 3, 4]);
    board = await lastBoard(stage, thread);
    const match = (await stage.store.lastMatchAt(thread))!;
    const answers = await stage.store.answers(match.id);
    // Somebody who answered, but not last: their answer lies behind another seat's.
    const { seat } = answers.findLast(({ answer }) => answer.seat !== answers.at(-1)!.answer.seat)!.answer;
    const player = match.seats[seat]!.player!;
    const question = await (await control.command(player, thread, 'undo', {})).settled();
    expect(question.text, 'it says whom it will ask').toContain('<@');
    await (await control.press(player, question.id, buttonOf(question, 'ask'))).settled();
    const vote = await control.waitFor(() =>
      publicPosts(stage, thread).findLast(post => post.buttons.some(({ customId }) => customId?.startsWith('vote.'))),
    );
    const others = match.seats.flatMap(seat => (seat.player && seat.player !== player ? [seat.player] : []));
    expect([...vote.pings].sort()).toEqual([...others].sort());
    const own = await control.press(player, vote.id, buttonOf(vote, 'vote'));
    expect((await control.waitFor(() => own.followUps[0])).text).toMatch(/Twoja propozycja|You have asked/);
    for (const other of others) await (await control.press(other, vote.id, buttonOf(vote, 'vote'))).settled();
    const kept = await stage.store.answers(match.id);
    const undone = answers.findLastIndex(({ answer }) => answer.seat === seat);
    expect(kept).toEqual(answers.slice(0, undone));
    expect(stage.faults).toEqual([]);
  });

  test('/match replace hands a seat over; /concede ends the match', async () => {
    const { control } = stage.discord;
    const [, leaving, newcomer] = stage.people as [string, string, string];
    await call(0, 'match replace', { seat: 2, player: newcomer });
    const vote = await control.waitFor(() =>
      publicPosts(stage, thread).findLast(post => post.text.includes(newcomer) && post.buttons.length === 3),
    );
    expect([...vote.pings].sort()).toEqual([leaving, newcomer].sort());
    expect(vote.text).toContain(`<@${newcomer}>: aby usiąść na tym miejscu, naciśnij „Zajmuję miejsce”.`);
    const press = async (person: string, ballot: string) =>
      (await control.press(person, vote.id, `${buttonOf(vote, 'vote').replace(/[a-z]+$/, '')}${ballot}`)).settled();
    await press(leaving, 'yes');
    expect((await stage.store.lastMatchAt(thread))!.seats[1]!.player, 'not before they take it').toBe(leaving);
    const settled = await press(newcomer, 'take');
    expect((await stage.store.lastMatchAt(thread))!.seats[1]!.player).toBe(newcomer);
    expect(settled.text, 'whose seat it was').toContain(`odchodzi Łukasz, siada <@${newcomer}>`);
    const confirm = await call(2, 'concede');
    await (await control.press(stage.people[2]!, confirm.id, buttonOf(confirm, 'concede'))).settled();
    const match = (await stage.store.lastMatchAt(thread))!;
    expect(match.result).toEqual({ places: [1, 2], reason: 'conceded', by: 1 });
    const posts = await control.waitFor(() => {
      const seen = publicPosts(stage, thread);
      return seen.some(({ text }) => text.includes(match.seed)) && seen;
    });
    expect(posts.at(-1)!.text).toContain('Kim poddaje partię. Wygrywa Żaneta.');
    const late = await openPanel(stage, stage.people[2]!, await lastBoard(stage, thread));
    expect(late.text).toBe('This match is over.');
    expect(stage.faults).toEqual([]);
  });
});

/** Which of the called people is really asked now. */
async function asking(people: readonly string[]): Promise<number> {
  for (const person of people) {
    if (isAsking(await openPanel(stage, person, await lastBoard(stage, thread)))) return stage.people.indexOf(person);
  }
  throw new Error('Nobody is asked');
}
