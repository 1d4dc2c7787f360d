import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { wonderlandsWar } from '../../../src/games/wonderlands-war/game.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import type { WonderlandView } from '../../../src/games/wonderlands-war/view.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { NO_LIMITS } from '../no-limits.js';
import { openPanel, publicPosts } from '../player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const many = (chip: Chip, count = 12): Chip[] => new Array<Chip>(count).fill(chip);

/** Wonderland's War that begins with a battle in the garden: seats 0 to 2 fight, 3 and 4 bet. Seat 2 draws madness. */
const skirmish: Game<Wonderland, WonderlandView> = {
  ...wonderlandsWar,
  setup(start) {
    const sides = ['alice', 'hatter', 'queen', 'cheshire', 'jabberwock'];
    const state = wonderlandsWar.setup({ ...start, chosen: { allies: 'A', first: 'first' }, sides });
    state.news = [];
    state.phase = 'war';
    state.ahead = [2];
    for (const [at, seat] of state.seats.entries()) {
      seat.chair = -1;
      seat.quests = [];
      seat.supporters[2] = at < 3 ? 3 : 0;
      seat.bag = at === 2 ? many('madness') : many('faction:1');
    }
    return state;
  },
};

let stage: OwnStage;
let thread: string;
/** Hours people have let pass. */
let hours = 0;
beforeAll(async () => {
  const now = () => Date.now() + hours * 3_600_000;
  stage = await raiseStage([skirmish as Game], now, NO_LIMITS, ['Celina', 'Nemo']);
  for (const id of stage.people) stage.discord.control.setLocale(id, 'pl');
});
beforeEach(async () => {
  stage.discord.control.faults.clear();
  thread = await startMatch(stage, skirmish.id, 5);
});
afterAll(() => stage.close());

const momentNow = async (): Promise<number> => (await stage.store.lastMatchAt(thread))!.moment;
const person = (seat: number): string => stage.people[seat]!;
const board = (): Promise<SeenMessage> => lastBoard(stage, thread);
const panelOf = async (seat: number): Promise<SeenMessage> => openPanel(stage, person(seat), await board());
const idOf = (panel: SeenMessage, label: string): string =>
  panel.buttons.find(button => button.label === label)?.customId ?? panel.buttons.map(each => each.label).join('|');
const labels = (panel: SeenMessage): string[] => panel.buttons.map(({ label }) => label ?? '');

async function press(seat: number, panel: SeenMessage, label: string): Promise<SeenMessage> {
  return (await stage.discord.control.press(person(seat), panel.id, idOf(panel, label))).settled(30_000);
}
async function pressAgain(seat: number, panel: SeenMessage, id: string): Promise<string> {
  const again = await stage.discord.control.press(person(seat), panel.id, id, { stale: true });
  return (await stage.discord.control.waitFor(() => (again.edits.length > 0 ? again.reply : null))).text;
}
async function typed(seat: number, name: string, move: string): Promise<string> {
  const act = await stage.discord.control.command(person(seat), thread, name, { move });
  return (await act.settled(30_000)).text;
}
async function handOf(seat: number): Promise<string> {
  const act = await stage.discord.control.command(person(seat), thread, 'hand', {});
  const { text, files } = await act.settled(30_000);
  // The picture says it all, and its alternative text says it in words.
  expect(text).toBe('');
  return files.map(({ description }) => description).join();
}
/** Everything a person can read: the public posts, and their own private messages. */
const readBy = (seat: number): string =>
  stage.discord.control
    .visibleTo(person(seat), thread)
    .map(({ text, buttons, selects, files }) =>
      JSON.stringify([text, buttons, selects, files.map(file => file.description)]),
    )
    .join('\n');

/** Everybody past the wagers; draw 1 shows, and seat 2 is asked about its madness. */
async function pastWagers(): Promise<void> {
  for (const seat of [3, 4]) await press(seat, await panelOf(seat), 'Bez zakładu');
}

describe('wagers', () => {
  test('are asked of who does not fight; a fighter who types one reads the rule', async () => {
    expect(labels(await panelOf(4))).toContain('Żaneta (Alicja)');
    const before = await momentNow();
    expect(await typed(0, 'act', 'kapelusznik')).toContain('WW-7.5');
    expect(await typed(1, 'why', 'zakład na alicję')).toContain('WW-7.5');
    expect(await momentNow()).toBe(before);
  });

  test('a fighter sees who is waited for, and may leave an instruction meanwhile', async () => {
    const panel = await panelOf(0);
    for (const seat of [3, 4]) expect(panel.text).toContain(`<@${person(seat)}>`);
    expect(panel.text).toContain('Zostaw polecenie');
    const after = await press(0, panel, 'Do siły 6');
    expect(after.text).toContain('Twoje polecenie: dobieraj do siły 6.');
    expect(labels(after)).toContain('Pytaj mnie');
    for (const other of [1, 2, 3, 4]) expect(readBy(other)).not.toContain('dobieraj do siły 6');
    // Nobody is called anew.
    expect((await board()).pings.toSorted()).toEqual([3, 4].map(person).toSorted());
  });

  test('a second press on a sealed wager names the rule and changes nothing; nobody else learns it', async () => {
    const panel = await panelOf(4);
    const sealed = await press(4, panel, 'Żaneta (Alicja)');
    expect(sealed.text).toContain('Zapieczętowane: **Żaneta (Alicja)**');
    expect(sealed.text).toContain(`<@${person(3)}>`);
    const before = await momentNow();
    expect(await pressAgain(4, panel, idOf(panel, 'Łukasz (Kapelusznik)'))).toContain('WW-7.5');
    expect(await typed(4, 'act', 'kapelusznik')).toContain('WW-7.5');
    expect(await momentNow()).toBe(before);
    for (const other of [0, 1, 2, 3]) expect(readBy(other)).not.toContain('Zapieczętowane');
    await press(3, await panelOf(3), 'Bez zakładu');
    for (const other of [0, 1, 2, 3]) expect(await handOf(other)).not.toContain('Twój zakład');
    expect(await handOf(4)).toContain('Twój zakład: Alicja');
  });
});

describe('the draw loop', () => {
  test('sealed answers: a double press, a stranger, nothing told to others, all shown together', async () => {
    await pastWagers();
    const madness = await panelOf(2);
    expect(madness.text).toContain('Dobierasz żeton szaleństwa');
    await press(2, madness, 'Tarcza: żeton wraca do worka');
    const zero = await panelOf(0);
    expect(zero.text).toContain('Następny żeton: szaleństwo 0%');
    const sealed = await press(0, zero, 'Wycofaj się');
    expect(sealed.text).toContain('Wycofaj się');
    expect(sealed.text).toContain(`<@${person(1)}>`);
    const before = await momentNow();
    const again = await pressAgain(0, zero, idOf(zero, 'Dobierz'));
    expect(again).toContain('WW-8.9');
    expect(await typed(0, 'act', 'dobierz')).toContain('WW-8.9');
    const stranger = await stage.discord.control.press(
      stage.people[5]!,
      (await board()).id,
      `play.${(await stage.store.lastMatchAt(thread))!.id}`,
    );
    expect((await stranger.settled(30_000)).text).toMatch(/nie grasz|not playing/i);
    expect(await momentNow()).toBe(before);
    for (const other of [1, 2, 3, 4]) expect(readBy(other)).not.toContain('Zapieczętowane: **Wycofaj się**');
    // The others were called when all were asked: no second post calls them again.
    const posts = publicPosts(stage, thread).filter(({ pings }) => pings.includes(person(1)));
    expect(posts).toHaveLength(1);
    expect((await board()).text).toContain(`<@${person(1)}> i <@${person(2)}>`);
  });

  test('a sealed answer survives a restart, can be taken back and given anew', async () => {
    await pastWagers();
    await press(2, await panelOf(2), 'Tarcza: żeton wraca do worka');
    await press(1, await panelOf(1), 'Dobierz');
    await stage.restart();
    const sealed = await panelOf(1);
    expect(sealed.text).toContain('Dobierz');
    const back = sealed.buttons.find(({ customId }) => customId?.startsWith('back.'))!;
    const asked = await (await stage.discord.control.press(person(1), sealed.id, back.customId!)).settled(30_000);
    expect(labels(asked)).toContain('Wycofaj się');
    await press(1, asked, 'Wycofaj się');
    await press(0, await panelOf(0), 'Dobierz');
    await press(2, await panelOf(2), 'Wycofaj się');
    const post = await stage.discord.control.waitFor(() =>
      publicPosts(stage, thread).findLast(({ text }) => text.includes('wygrywa Żaneta')),
    );
    // What is public reaches everybody, also who bets and who only watches.
    for (const reader of [0, 1, 2, 3, 4, 5])
      expect(stage.discord.control.visibleTo(person(reader), thread).some(({ id }) => id === post.id)).toBe(true);
    expect(stage.faults).toEqual([]);
  });

  test('an instruction holds through a restart, is changed by a press, and is carried out', async () => {
    await pastWagers();
    await press(2, await panelOf(2), 'Tarcza: żeton wraca do worka');
    await press(0, await panelOf(0), 'Do siły 4');
    for (const seat of [1, 2]) await press(seat, await panelOf(seat), 'Dobierz');
    await stage.restart();
    const waiting = await panelOf(0);
    expect(waiting.text).toContain('Twoje polecenie: dobieraj do siły 4.');
    const changed = await press(0, waiting, 'Wycofaj się przy najbliższej decyzji');
    expect(changed.text).toContain('wycofaj się przy najbliższej decyzji');
    for (const seat of [1, 2, 3, 4]) expect(readBy(seat)).not.toContain('Twoje polecenie');
    expect(await typed(1, 'act', 'do 3')).toContain('Zapieczętowane');
  });

  test('a battle of people hours apart ends in one visit each: instructions are carried out while they sleep', async () => {
    await pastWagers();
    await press(2, await panelOf(2), 'Tarcza: żeton wraca do worka');
    hours += 5;
    await press(0, await panelOf(0), 'Do siły 4');
    hours += 6;
    await press(2, await panelOf(2), 'Wycofaj się');
    hours += 7;
    expect(publicPosts(stage, thread).some(({ text }) => text.includes('remis'))).toBe(false);
    await press(1, await panelOf(1), 'Do siły 4');
    const over = await stage.discord.control.waitFor(() =>
      publicPosts(stage, thread).findLast(({ text }) => text.includes('remis, Żaneta i Łukasz mają po 4')),
    );
    // Nobody was called between the last answer and the end.
    expect(over.pings.toSorted()).toEqual([0, 1].map(person).toSorted());
    expect(await (await panelOf(0)).text).toContain('PZ czy zamek');
    expect(stage.faults).toEqual([]);
  });

  test('completions offer what the seat may say, and show nothing of others', async () => {
    await pastWagers();
    const complete = async (seat: number, move: string) => {
      const act = await stage.discord.control.autocomplete(person(seat), thread, 'act', { move }, 'move');
      return JSON.stringify(await stage.discord.control.waitFor(() => act.choices));
    };
    expect(await complete(2, 'tar')).toContain('tarcza');
    for (const other of [0, 1, 3, 4]) expect(await complete(other, 'tar')).not.toContain('tarcza');
    expect(await complete(5, '')).toBe('[]');
  });

  test('refusals of others tell nothing of what is drawn', async () => {
    await pastWagers();
    for (const other of [0, 1, 3, 4])
      for (const move of ['tarcza', 'szaleństwo', 'stronnik', 'frakcja 1']) {
        const said = await typed(other, 'why', move);
        expect(said).not.toMatch(/Dobierasz|madness|dobrał/);
      }
  });
});
