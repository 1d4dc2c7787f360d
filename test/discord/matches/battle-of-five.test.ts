import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Game, randomFrom, type Saved, Table } from '../../../src/engine/index.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { wonderlandsWar } from '../../../src/games/wonderlands-war/game.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import type { WonderlandView } from '../../../src/games/wonderlands-war/view.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { NO_LIMITS } from '../no-limits.js';
import { openPanel, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const SEATS = [0, 1, 2, 3, 4];

/** What the next match begins with: the seed of its draws, and these chips in every bag where they are given. */
let dealt: { seed: string; bag?: readonly Chip[] };

/** Wonderland's War that begins with all five in the garden, four units each. */
const melee: Game<Wonderland, WonderlandView> = {
  ...wonderlandsWar,
  setup(start) {
    const sides = ['alice', 'hatter', 'queen', 'cheshire', 'jabberwock'];
    const chosen = { allies: 'A', first: 'first' };
    const state = wonderlandsWar.setup({ ...start, chosen, sides, random: randomFrom('5'.repeat(32)) });
    state.random = randomFrom(dealt.seed.repeat(32));
    state.news = [];
    state.phase = 'war';
    state.ahead = [2];
    for (const seat of state.seats) {
      seat.chair = -1;
      seat.quests = [];
      seat.supporters[2] = 4;
      if (dealt.bag) seat.bag = [...dealt.bag];
    }
    return state;
  },
};

let stage: OwnStage;
let thread: string;
beforeAll(async () => {
  stage = await raiseStage([melee as Game], undefined, NO_LIMITS, ['Celina', 'Nemo']);
  for (const id of stage.people) stage.discord.control.setLocale(id, 'pl');
});
beforeEach(() => stage.discord.control.faults.clear());
afterAll(() => stage.close());

const person = (seat: number): string => stage.people[seat]!;
const panelOf = async (seat: number): Promise<SeenMessage> =>
  openPanel(stage, person(seat), await lastBoard(stage, thread));
const labels = (panel: SeenMessage): string[] => panel.buttons.map(({ label }) => label ?? '');
async function press(seat: number, panel: SeenMessage, label: string): Promise<SeenMessage> {
  const button = panel.buttons.find(each => each.label === label);
  if (!button?.customId) throw new Error(`${label} is none of ${labels(panel).join(', ')}: ${panel.text}`);
  return (await stage.discord.control.press(person(seat), panel.id, button.customId)).settled(30_000);
}

/** Posts of the thread, once the outbox is empty: a call that is still under way would be missed. */
async function posts(): Promise<readonly SeenMessage[]> {
  await lastBoard(stage, thread);
  return publicPosts(stage, thread);
}
const drawn = (seen: readonly SeenMessage[]): number =>
  Math.max(0, ...seen.flatMap(({ text }) => [...text.matchAll(/^Dobranie (\d+):/gm)].map(([, draw]) => Number(draw))));
const mention = (seat: number): string => `<@${person(seat)}>`;

describe('without an instruction', () => {
  test('a draw takes one answer of each who is still in, in whatever order, and calls each of them once', async () => {
    dealt = { seed: '1', bag: new Array<Chip>(12).fill('faction:1') };
    thread = await startMatch(stage, melee.id, 5);
    let panel = await panelOf(0);
    for (const [round, order] of [
      [0, 1, 2, 3, 4],
      [3, 1, 4, 0, 2],
      [4, 3, 2, 1, 0],
    ].entries()) {
      await stage.discord.control.waitFor(() => drawn(publicPosts(stage, thread)) === round + 1);
      const before = (await posts()).length;
      for (const [at, seat] of order.entries()) {
        // Until the last has answered there is nothing new, for anybody.
        expect(drawn(await posts())).toBe(round + 1);
        panel = await panelOf(seat);
        expect(panel.text).toContain(`Siła ${round + 1}`);
        panel = await press(seat, panel, 'Dobierz');
        if (at === order.length - 1) break;
        expect(panel.text).toContain('Zapieczętowane: **Dobierz**');
        const waiting = panel.text.split('\n').find(line => line.startsWith('Czekamy'))!;
        for (const other of SEATS) expect(waiting.includes(mention(other))).toBe(order.indexOf(other) > at);
      }
      await stage.discord.control.waitFor(() => drawn(publicPosts(stage, thread)) === round + 2);
      const fresh = (await posts()).slice(before);
      for (const seat of SEATS) expect(fresh.filter(({ pings }) => pings.includes(person(seat)))).toHaveLength(1);
    }
    expect(stage.faults).toEqual([]);
  }, 120_000);
});

/** What lies in the store: whom it waits for, and whether the battle is still fought. */
async function tableNow(): Promise<{ awaited: number[]; isFought: boolean }> {
  const match = (await stage.store.lastMatchAt(thread))!;
  const { table } = Table.restore(melee, (await stage.store.saved(match.id)) as Saved<Wonderland>);
  const isFought = ['wagers', 'answers', 'effects', 'decide'].includes(table.state.phase);
  return { awaited: table.awaited.map(({ seat }) => seat), isFought };
}

/** The button each leaves: a strength six or nine above the present one, or a risk. */
const orderOf = (seat: number, panel: SeenMessage): string | undefined => {
  const strengths = labels(panel).filter(label => label.startsWith('Do siły'));
  const wanted = [strengths[2], 'Strata do 30%', strengths[1], 'Odpadnięcie do 10%', strengths[2]][seat];
  return labels(panel).find(label => label === wanted);
};

/** Opens the panel of a seat and says what it is asked, the first thing offered, until it can leave its order. */
async function visit(seat: number): Promise<void> {
  let panel = await panelOf(seat);
  while (orderOf(seat, panel) !== undefined || (await tableNow()).awaited.includes(seat)) {
    const asked = panel.buttons.find(({ customId }) => customId?.startsWith('say.'))?.label;
    const order = orderOf(seat, panel);
    panel = await press(seat, panel, order ?? asked!);
    if (order !== undefined || !(await tableNow()).isFought) return;
  }
}

describe('with instructions of all five', () => {
  test.each(['1', '2', '3'])(
    'the battle is over after one or two visits of each: deal %s',
    async seed => {
      dealt = { seed };
      thread = await startMatch(stage, melee.id, 5);
      const visits = SEATS.map(() => 0);
      const comes = async (seat: number): Promise<void> => {
        visits[seat]! += 1;
        await visit(seat);
      };
      // Everybody comes once; after that only who is waited for.
      for (const seat of SEATS) if ((await tableNow()).isFought) await comes(seat);
      for (let now = await tableNow(); now.isFought; now = await tableNow()) await comes(now.awaited[0]!);
      for (const [seat, count] of visits.entries()) expect(count, `visits of ${seat}`).toBeLessThanOrEqual(2);
      const post = await stage.discord.control.waitFor(() =>
        publicPosts(stage, thread).find(({ text }) => /wygrywa|remis/.test(text)),
      );
      expect(post.text).toContain('Ogród o żywych kwiatach: ');
      expect(stage.faults).toEqual([]);
    },
    120_000,
  );
});

/** The match, its seed, messages and times differ from match to match. */
const anonymous = (text: string, match: string): string =>
  text
    .replaceAll(match, 'match')
    .replaceAll(/[0-9a-f]{64}/g, 'hash')
    .replaceAll(/<t:\d+/g, '<t:');

describe('a sealed answer or instruction', () => {
  /** Everything the others and a stranger can find out while seat 0 has said this, and nobody else has answered. */
  async function learnt(said: string): Promise<string[]> {
    dealt = { seed: '1', bag: new Array<Chip>(12).fill('faction:1') };
    thread = await startMatch(stage, melee.id, 5);
    const sealed = await press(0, await panelOf(0), said);
    expect(sealed.text).toContain('Zapieczętowane');
    const { control } = stage.discord;
    const { id } = (await stage.store.lastMatchAt(thread))!;
    const found: string[] = [];
    const keep = ({ text, buttons, selects, files }: SeenMessage): void => {
      const names = files.map(({ filename, description }) => [filename, description]);
      found.push(anonymous(JSON.stringify([text, buttons.map(({ label }) => label), selects, names]), id));
    };
    for (const reader of [1, 2, 3, 4, 5]) {
      const board = await lastBoard(stage, thread);
      for (const verb of ['play', 'hand', 'past', 'more'])
        keep(await (await control.press(person(reader), board.id, buttonOf(board, verb))).settled(30_000));
      for (const [command, given] of [
        ['why', { move: 'do 9' }],
        ['log', {}],
        ['board', {}],
        ['match status', {}],
      ] as const)
        keep(await (await control.command(person(reader), thread, command, given)).settled(30_000));
      for (const move of ['', 'd', 'wyc', 'do']) {
        const typing = await control.autocomplete(person(reader), thread, 'act', { move }, 'move');
        found.push(JSON.stringify(await control.waitFor(() => typing.choices)));
      }
    }
    for (const post of publicPosts(stage, thread)) keep(post);
    return found;
  }

  test('changes nothing of what anybody else can find out', async () => {
    const withdrawn = await learnt('Wycofaj się');
    const ordered = await learnt('Do siły 10');
    expect(ordered).toEqual(withdrawn);
    expect(withdrawn.length).toBeGreaterThan(5 * 12);
  }, 120_000);
});
