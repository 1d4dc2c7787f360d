import { parseArgs } from 'node:util';
import { REST } from 'discord.js';
import sharp from 'sharp';
import { countComponents } from '../src/discord/components.js';
import { boardPost } from '../src/discord/matches/board-post.js';
import { panelFor } from '../src/discord/matches/panel.js';
import type { Message } from '../src/discord/message.js';
import { createMessage } from '../src/discord/sending.js';
import type { Surface } from '../src/discord/surface.js';
import type { Decision, Game, MatchState, Said, Table } from '../src/engine/index.js';
import { Hall } from '../src/leagues/index.js';
import { startLocalDiscord } from '../src/local/server.js';
import { answer, House, joinLobby, type Match, openLobby, startMatch, think } from '../src/matches/index.js';
import { openRulebook } from '../src/open-rulebook.js';
import { games } from '../src/registry.js';
import { openDatabase } from '../src/storage/sqlite/database.js';
import { sqliteLeagueStore } from '../src/storage/sqlite/league-store.js';
import { sqliteMatchStore } from '../src/storage/sqlite/match-store.js';
import { launchBrowser, openPage } from '../test/local/browser.js';

/**
 * A turn on a phone: computer players play matches through the presenter, and every press a person would have needed is
 * counted. The tallest posts and panels are then shown on the local page at 390 px and measured there.
 * `npm run bench:presses -- --game tash-kalar --matches 3 --chosen mode=melee --seats 3`
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '2' },
    seats: { type: 'string' },
    chosen: { type: 'string', default: '' },
  },
});

/** A select is opened and then chosen from; one that takes several is closed as well. */
const MENU_PRESSES = 2;
const MEASURED = 4;
const NAMES = ['Żaneta', 'Łukasz', 'Celina', 'Nemo', 'Ewa'];

interface Shown {
  readonly message: Message;
  readonly where: string;
  readonly guess: number;
}

interface Tally {
  readonly turns: { readonly presses: number; readonly where: string }[];
  readonly posts: Shown[];
  readonly panels: Shown[];
  rows: number;
  components: number;
}

/** Pictures as large as the real ones and quickly made: only their size matters here. */
const painter = {
  async render({ width, height }: { width: number; height: number }) {
    const blank = sharp({
      create: { width: Math.round(width), height: Math.round(height), channels: 3, background: '#334' },
    });
    return { data: await blank.png().toBuffer(), suffix: 'png' };
  },
};

function makeSurface(rest: REST): { surface: Surface; house: House } {
  const database = openDatabase(':memory:');
  let counter = 0;
  const house: House = new House({
    store: sqliteMatchStore(database),
    games,
    now: () => 1_800_000_000_000,
    makeSeed: () => (++counter).toString(16).padStart(32, '4'),
    makeId: () => `m${++counter}`,
    report: () => undefined,
    wakeOutbox: () => undefined,
    wakeBots: () => undefined,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  const log = { info: () => undefined, warn: () => undefined, error: (about: object) => console.error(about) };
  const hall = new Hall({ house, store: sqliteLeagueStore(database), wakeOutbox: () => undefined });
  const surface: Surface = {
    house,
    hall,
    rest,
    painter,
    log,
    rulebook: openRulebook(games),
    computersDone: async () => undefined,
    access: () => null,
  };
  return { surface, house };
}

interface Control {
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
}

const controlsOf = (message: Message): Control[] =>
  JSON.parse(JSON.stringify(message.components)).flatMap(
    ({ components }: { components: { components?: Control[] }[] }) => components.flatMap(part => part.components ?? []),
  );

/** How many presses say this on this panel; null where another page has it. */
function pressesFor(message: Message, decision: Decision, said: Said): number | null {
  const controls = controlsOf(message).filter(({ disabled }) => !disabled);
  const indexOf = (id: string) =>
    decision.kind === 'number' ? -1 : decision.options.findIndex(option => option.id === id);
  if (Array.isArray(said)) {
    const isMenu = controls.some(({ custom_id }) => custom_id?.includes('.some'));
    return isMenu ? MENU_PRESSES + Math.max(said.length - 1, 0) + 1 : said.length + 1;
  }
  const index = typeof said === 'number' && decision.kind === 'number' ? said - decision.min : indexOf(String(said));
  for (const { custom_id, options } of controls) {
    if (!custom_id?.startsWith('say.')) continue;
    if (options?.some(({ value }) => value === String(index))) return MENU_PRESSES;
    if (custom_id.split('.')[3] === String(index)) return 1;
  }
  return controls.some(({ custom_id }) => custom_id?.startsWith('number.')) ? 3 : null;
}

async function pressesToSay(
  surface: Surface,
  match: Match,
  player: string,
  decision: Decision,
  said: Said,
): Promise<number> {
  for (let page = 0; page < 12; page++) {
    const found = pressesFor(await panelFor(surface, match, player, 'pl', { page }), decision, said);
    if (found !== null) return found + (page === 0 ? 0 : 1);
  }
  throw new Error(`${decision.key}: ${JSON.stringify(said)} cannot be pressed`);
}

/** Roughly how high a message is, to choose which ones are worth measuring. */
function guess({ components, files }: Message): number {
  const text = JSON.stringify(components).length / 30;
  const rows = (JSON.stringify(components).match(/"type":1,/g) ?? []).length * 40;
  return text + rows + files.length * 300;
}

async function playMatch(
  surface: Surface,
  house: House,
  game: Game,
  chosen: Record<string, string>,
  tally: Tally,
  number: number,
) {
  const host = { id: people[0]!, name: NAMES[0]! };
  const opening = {
    game: game.id,
    host,
    guild: null,
    home: `home-${number}`,
    language: 'pl',
    chosen,
    interaction: `o${number}`,
  } as const;
  const { id } = await openLobby(house, opening);
  const { min } = game.lobby.seats({
    ...Object.fromEntries(game.lobby.options.map(o => [o.id, o.initial])),
    ...chosen,
  });
  const seats = values.seats ? Number(values.seats) : min;
  for (let seat = 1; seat < seats; seat++)
    await joinLobby(house, id, { id: people[seat]!, name: NAMES[seat]! }, `j${number}-${seat}`);
  let match = await startMatch(house, id, host, `place-${number}`, `s${number}`);
  let table: Table<MatchState> = await house.table(match);
  let told = 0;
  let turn = { seat: -1, presses: 0, answers: 0 };
  const bot = game.bots[0]!.id;
  for (let count = 0; !table.isOver && count < 1_500; count++) {
    const decision = table.awaited[0]!;
    const { seat } = decision;
    if (seat !== turn.seat) {
      if (turn.answers > 1)
        tally.turns.push({ presses: turn.presses, where: `match ${number}, moment ${match.moment}` });
      const post = await boardPost(surface, match, table, await house.store.log(id, told), { opening: told === 0 });
      told = match.moment;
      tally.posts.push({ message: post, where: `match ${number}, moment ${match.moment}`, guess: guess(post) });
      turn = { seat, presses: 1, answers: 0 };
      // Looking at the panel opens the turn.
      await panelFor(surface, match, people[seat]!, 'pl');
      match = await house.match(id);
      table = await house.table(match);
    }
    const asked = table.decisionOf(seat);
    if (!asked) continue;
    const said = think(game, table, seat, bot, match.moment.toString(16).padStart(32, '9'));
    const panel = await panelFor(surface, match, people[seat]!, 'pl');
    tally.panels.push({
      message: panel,
      where: `match ${number}, moment ${match.moment}, ${asked.key}`,
      guess: guess(panel),
    });
    tally.rows = Math.max(tally.rows, (JSON.stringify(panel.components).match(/"type":1,/g) ?? []).length);
    tally.components = Math.max(tally.components, countComponents(panel.components));
    turn.presses += await pressesToSay(surface, match, people[seat]!, asked, said);
    turn.answers += 1;
    const reply = { match: id, person: { id: people[seat]!, name: NAMES[seat]! }, interaction: `a${number}-${count}` };
    ({ match, table } = await answer(house, reply, () => said));
  }
}

async function measure(
  shown: readonly Shown[],
  rest: REST,
  channel: string,
  page: Awaited<ReturnType<typeof openPage>>,
) {
  const tallest = [...shown].sort((one, other) => other.guess - one.guess).slice(0, MEASURED);
  const heights: { height: number; where: string }[] = [];
  for (const { message, where } of tallest) {
    const id = await createMessage(rest, channel, message, `n${Math.random()}`.slice(0, 20));
    const element = page.locator(`[data-message-id="${id}"]`);
    await element.waitFor();
    await element.locator('img').first().waitFor();
    await page.evaluate('document.fonts.ready');
    heights.push({ height: Math.round((await element.boundingBox())!.height), where });
    await element.screenshot({ path: `test-output/presses-${heights.length}-${where.replace(/\W+/g, '-')}.png` });
  }
  return heights.sort((one, other) => other.height - one.height)[0];
}

const discord = await startLocalDiscord({ port: 0, members: NAMES.map(name => ({ name, locale: 'pl' })) });
const people = discord.members.map(({ id }) => id);
const rest = new REST({ api: discord.api }).setToken(discord.token);
const browser = await launchBrowser();
const page = await openPage(browser, {
  url: discord.page,
  locale: 'pl',
  viewport: { width: 390, height: 844 },
  complaints: [],
});
try {
  for (const game of games.filter(({ id }) => values.game === undefined || id === values.game)) {
    const { surface, house } = makeSurface(rest);
    const tally: Tally = { turns: [], posts: [], panels: [], rows: 0, components: 0 };
    const chosen = Object.fromEntries(
      values.chosen
        .split(',')
        .filter(Boolean)
        .map(part => part.split('=') as [string, string]),
    );
    for (let number = 1; number <= Number(values.matches); number++)
      await playMatch(surface, house, game, chosen, tally, number);
    const presses = tally.turns.map(turn => turn.presses).sort((one, other) => one - other);
    const mean = presses.reduce((sum, one) => sum + one, 0) / presses.length;
    const worst = tally.turns.reduce((one, other) => (other.presses > one.presses ? other : one));
    const post = await measure(tally.posts, rest, discord.channels[0]!.id, page);
    const panel = await measure(tally.panels, rest, discord.channels[0]!.id, page);
    console.log(
      [
        `${game.id}: ${presses.length} turns, presses mean ${mean.toFixed(1)}, median ${presses[presses.length >> 1]}, worst ${worst.presses} (${worst.where})`,
        `  tallest post ${post?.height} px of 1,200 (${post?.where}), tallest panel ${panel?.height} px of 750 (${panel?.where})`,
        `  most rows of controls ${tally.rows}, most components ${tally.components} of 40`,
      ].join('\n'),
    );
  }
} finally {
  await browser.close();
  await discord.close();
}
