import { parseArgs } from 'node:util';
import { REST } from 'discord.js';
import { type Chosen, type Game, isLanguage } from '../src/engine/index.js';
import { startLocalDiscord } from '../src/local/server.js';
import { games } from '../src/registry.js';
import { createRenderer } from '../src/render/renderer.js';
import { launchBrowser, openPage } from '../test/local/browser.js';
import { type Count, countByKind } from './presses/kind.js';
import { TURN_KINDS } from './presses/kinds.js';
import { type Measured, tallestOf } from './presses/measuring.js';
import { makeSurface, playMatch, type Tally } from './presses/playing.js';

/**
 * A turn on a phone: computer players play matches through the presenter, and every press a person would have needed is
 * counted, kind by kind. The tallest posts and panels are then shown on the local page at 390 px and measured there.
 * `npm run bench:presses -- --game tash-kalar --matches 3 --chosen mode=melee --seats 3 --language en`
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '2' },
    seats: { type: 'string' },
    chosen: { type: 'string', default: '' },
    language: { type: 'string', default: 'pl' },
  },
});

/** A screen and a half for a post, with one row of buttons; a screen for a panel. */
const BUDGET = { post: 1_200, panel: 750, rowsOfPost: 1 } as const;
const NAMES = ['Żaneta', 'Łukasz', 'Celina', 'Nemo', 'Ewa'];

const language = isLanguage(values.language) ? values.language : 'pl';
const chosen: Chosen = Object.fromEntries(
  values.chosen
    .split(',')
    .filter(Boolean)
    .map(part => part.split('=') as [string, string]),
);

let isOver = false;
/** A number against its budget. */
function against(number: number, budget: number): string {
  if (number > budget) isOver = true;
  return `${number} of ${budget}${number > budget ? ' (!)' : ''}`;
}

function lineOf({ kind, turns, mean, worst }: Count): string {
  const most = kind ? against(worst.presses, kind.most) : `${worst.presses}`;
  const name = kind?.name ?? 'any other turn';
  return `  ${name}: ${turns} turns, presses mean ${mean.toFixed(1)}, worst ${most} (${worst.where}: ${worst.answers})`;
}

const tallest = (name: string, [first]: readonly Measured[], budget: number): string =>
  `tallest ${name} ${first ? `${against(first.height, budget)} px (${first.where})` : '-'}`;

const most = (measured: readonly Measured[]): number => Math.max(0, ...measured.map(({ rows }) => rows));

const discord = await startLocalDiscord({ port: 0, members: NAMES.map(name => ({ name, locale: language })) });
const people = discord.members.map(({ id }, seat) => ({ id, name: NAMES[seat]! }));
const rest = new REST({ api: discord.api }).setToken(discord.token);
const browser = await launchBrowser();
// As wide as a phone, and high enough for a whole post.
const viewport = { width: 390, height: 1_600 };
const page = await openPage(browser, { url: discord.page, locale: language, viewport, complaints: [] });
const renderer = createRenderer();
const screen = { rest, channel: discord.channels[0]!.id, page, renderer };

async function report(game: Game): Promise<void> {
  const surface = makeSurface(rest);
  const tally: Tally = { turns: [], posts: [], panels: [], components: 0 };
  const initial = Object.fromEntries(game.lobby.options.map(option => [option.id, option.initial]));
  const { min, max } = game.lobby.seats({ ...initial, ...chosen });
  const seats = values.seats ? Number(values.seats) : min;
  if (!(seats >= min && seats <= max))
    throw new RangeError(`${game.id} is played by ${min} to ${max} so; another mode is chosen by --chosen mode=…`);
  for (let number = 1; number <= Number(values.matches); number++)
    await playMatch(surface, { number, game, chosen, seats, language, people }, tally);
  const posts = await tallestOf(tally.posts, `presses-${game.id}-post`, screen);
  const panels = await tallestOf(tally.panels, `presses-${game.id}-panel`, screen);
  const lines = [
    `${game.id}, ${seats} seats${values.chosen ? `, ${values.chosen}` : ''}, ${language}:`,
    ...countByKind(TURN_KINDS[game.id] ?? [], tally.turns).map(lineOf),
    `  ${tallest('post', posts, BUDGET.post)}, ${tallest('panel', panels, BUDGET.panel)}`,
    `  rows of buttons: ${against(most(posts), BUDGET.rowsOfPost)} in a post, ${most(panels)} in a panel; most components ${tally.components} of 40`,
  ];
  console.log(lines.join('\n'));
}

try {
  for (const game of games.filter(({ id }) => values.game === undefined || id === values.game)) await report(game);
} finally {
  await renderer.close();
  await browser.close();
  await discord.close();
}
if (isOver) process.exitCode = 1;
