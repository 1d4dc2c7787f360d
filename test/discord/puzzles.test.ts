import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { wordsIn } from '../../src/discord/words/index.js';
import { attempt, compareMeasures, type Puzzle, type Said } from '../../src/engine/index.js';
import { monolithArena } from '../../src/games/monolith-arena/game.js';
import type { SeenMessage } from '../../src/local/server.js';
import { openPuzzles } from '../../src/open-puzzles.js';
import { dayOf, PuzzleSets } from '../../src/puzzles/index.js';
import { sayOnPanel } from './saying.js';
import { buttonOf, type OwnStage, raiseStage } from './stage.js';

const DAY = 86_400_000;
/** A day whose puzzle is the first of the set. */
const START = dayOf(1_800_000_000_000) - (dayOf(1_800_000_000_000) % 4);
const all = openPuzzles([monolithArena]);
const [one, two, three, four] = [0, 1, 2, 3].map(day => all.ofDay(monolithArena, day).puzzle) as [
  Puzzle,
  Puzzle,
  Puzzle,
  Puzzle,
];
const kindOf = ({ kind }: Puzzle) => monolithArena.puzzles!.find(({ id }) => id === kind)!;

let stage: OwnStage;
let now = START * DAY + 1_000;
beforeAll(async () => {
  // The third is one the rules have changed under since.
  const sets = new PuzzleSets([one, two, { ...three, version: three.version - 1 }, four]);
  stage = await raiseStage([monolithArena], () => now, undefined, [], { puzzles: sets });
});
afterAll(() => stage.close());
afterEach(() => expect(stage.faults).toEqual([]));

const call = async (person: number, options: Record<string, string> = {}) =>
  (await stage.discord.control.command(stage.people[person]!, stage.channel, 'puzzle', options)).settled(30_000);
const open = (person: number, show = 'today') => call(person, { game: monolithArena.id, show });
const press = async (person: number, panel: SeenMessage, customId: string) =>
  (await stage.discord.control.press(stage.people[person]!, panel.id, customId)).settled(30_000);

/** The button of a puzzle that does this. */
function doing(panel: SeenMessage, what: string): string {
  const found = panel.buttons.find(({ customId }) => customId?.split('.')[3] === what)?.customId;
  if (!found) throw new Error(`Nothing does ${what} in: ${panel.text}`);
  return found;
}

async function play(person: number, panel: SeenMessage, puzzle: Puzzle, line: readonly Said[], from = 0) {
  let shown = panel;
  for (const [at, said] of line.entries()) {
    if (at < from) continue;
    const decision = attempt(monolithArena, puzzle, line.slice(0, at))!.table.decisionOf(puzzle.seat)!;
    shown = await sayOnPanel(stage, stage.people[person]!, shown, decision, said, 'puzzle');
  }
  return shown;
}

/** A short line that ends the turn and is not the best. */
const WRONG: readonly Said[] = ['end'];

test('a puzzle is played on the private panel: wrong, once more, right, and told by a spoiler', async () => {
  let panel = await open(0);
  expect(panel.ephemeral).toBe(true);
  expect(panel.text).toContain(kindOf(one).goal.pl);
  expect(panel.text).toContain(`zadanie na <t:${(START * DAY + DAY / 2) / 1_000}:d>`);
  expect(panel.files).toHaveLength(1);

  panel = await play(0, panel, one, WRONG);
  expect(panel.text).toContain('Można lepiej');
  expect(panel.text).toContain(kindOf(one).reached.pl(one.best));
  expect(panel.text).not.toContain('Rozwiązane');
  panel = await press(0, panel, doing(panel, 'anew'));
  expect(panel.text).toContain(kindOf(one).goal.pl);

  panel = await play(0, panel, one, one.solution);
  expect(panel.text).toContain(`Rozwiązane za 2. razem, po ${one.solution.length} naciśnięciach`);
  expect(panel.text).toContain('Początek serii');

  const posts = () => stage.discord.control.visibleTo(stage.people[3]!, stage.channel).filter(each => !each.ephemeral);
  expect(posts(), 'nothing is told before it is wanted').toEqual([]);
  await press(0, panel, buttonOf(panel, 'puzzle-tell'));
  const [told, ...more] = posts();
  expect(more).toEqual([]);
  expect(told!.text).toMatch(/Żaneta.*za 2\. razem.*\|\|1\. .*\|\|$/s);
  const [open_, hidden] = [told!.text.split('||')[0]!, told!.text.split('||')[1]!];
  expect(hidden.split(' → ')).toHaveLength(one.solution.length);
  expect(open_).not.toContain('1. ');
  expect((await call(0)).text).toContain('✅ Monolith Arena: rozwiązane');
});

test('in English, at the first try; the table tells who found what', async () => {
  const panel = await play(2, await open(2), one, one.solution);
  expect(panel.text).toContain('Solved at the first try');
  expect(panel.text).toContain(kindOf(one).reached.en(one.best));
  const table = await call(2, { show: 'table' });
  expect(table.text).toMatch(/1\. \*\*Kim\*\* · solved 1, 1 at the first try · streak 1, longest 1/);
  expect(table.text).toMatch(/2\. \*\*Żaneta\*\* · solved 1, 0 at the first try/);
});

test('it is left and taken up again, also by a bot that was restarted; an old panel shows the present one', async () => {
  now += DAY;
  const other = await open(0);
  const started = await play(0, await open(0), two, two.solution.slice(0, 1));
  await stage.restart();
  let panel = await open(0);
  expect(panel.text).toBe(started.text);
  const old = await press(0, other, doing(other, '0'));
  expect(old.text).toContain('To był starszy panel');
  expect(old.text).toContain(started.text.split('\n').at(-1));

  panel = await press(0, panel, doing(panel, 'back'));
  panel = await play(0, panel, two, two.solution);
  expect(panel.text).toContain('Rozwiązane za pierwszym razem');
  expect(panel.text).toContain('2 dni z rzędu');
});

test('whoever looks at the solution may play it, and it does not count', async () => {
  let panel = await open(2);
  panel = await press(2, panel, doing(panel, 'solution'));
  expect(panel.text).toContain('The solution');
  expect(panel.text).toContain(`${two.solution.length}. `);
  panel = await play(2, panel, two, two.solution);
  expect(panel.text).toContain('Right');
  expect(panel.buttons.some(({ customId }) => customId?.startsWith('puzzle-tell'))).toBe(false);
  expect((await call(2, { show: 'table' })).text).toContain('**Kim** · solved 1,');
  expect((await call(2)).text).toContain('👀 Monolith Arena: looked up');
});

test('a puzzle the rules have changed under is left out, with a sentence', async () => {
  now += DAY;
  const panel = await open(2);
  expect(panel.text).toContain('The rules have changed under the puzzle that was due');
  expect(panel.text).toContain(kindOf(four).goal.en);
  stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id: `puzzle.${three.id}-0.0.0` }));
  const act = await stage.discord.control.press(stage.people[2]!, panel.id, doing(panel, '0'));
  const [said] = await stage.discord.control.waitFor(() => (act.followUps.length > 0 ? act.followUps : null));
  expect(said!.text).toContain('The rules have changed under this puzzle');
});

test('the archive hands out what is not solved yet, until nothing is left', async () => {
  // The first two are solved, the third is gone, the fourth is today's.
  expect((await open(0, 'archive')).text).toContain('Całe archiwum tej gry masz już za sobą');
  const solve = async (puzzle: Puzzle) => {
    const panel = await open(1, 'archive');
    expect(panel.text).toContain('zadanie z archiwum');
    expect(panel.text).toContain(kindOf(puzzle).goal.pl);
    return play(1, panel, puzzle, puzzle.solution);
  };
  await solve(two);
  const last = await solve(one);
  expect(last.text).toContain('Rozwiązane za pierwszym razem');
  expect(last.text, 'the archive makes no streak').not.toContain('seri');
  const next = await stage.discord.control.press(stage.people[1]!, last.id, buttonOf(last, 'puzzle-open'));
  expect((await stage.discord.control.waitFor(() => next.followUps[0])).text).toContain('Całe archiwum');
  expect((await call(0, { show: 'archive' })).text).toContain('z której gry?');
});

test('presses that were made up get a sentence', async () => {
  const panel = await open(1);
  const made = ['puzzle.ffffffff-1.0.0', 'puzzle.x.0.0', `puzzle.${four.id}-${START}.0.99`, 'puzzle-open.chess.day'];
  for (const custom_id of [...made, `puzzle-tell.${four.id}-${START}.0`]) {
    stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id }));
    const act = await stage.discord.control.press(stage.people[1]!, panel.id, doing(panel, '0'));
    expect((await stage.discord.control.waitFor(() => act.followUps[0])).text, custom_id).not.toBe('');
  }
  expect((await open(1)).text).toBe(panel.text);
});

test('a puzzle is that of its day: no other one, and none of a day to come, makes a streak', async () => {
  const panel = await open(1);
  const today = dayOf(now);
  for (const made of [`${four.id}-${today + 1}`, `${one.id}-${today}`, `${one.id}-${today - 1}`]) {
    stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id: `puzzle.${made}.0.0` }));
    const act = await stage.discord.control.press(stage.people[1]!, panel.id, doing(panel, '0'));
    const said = await stage.discord.control.waitFor(() => act.followUps[0]);
    expect(said.text, made).toBe(wordsIn('pl').refusal('stale', {}));
  }
});

test('whoever is forgotten is in the table no more', async () => {
  const asked = await (
    await stage.discord.control.command(stage.people[0]!, stage.channel, 'settings', { data: 'delete' })
  ).settled();
  await press(0, asked, buttonOf(asked, 'forget'));
  const table = await call(2, { show: 'table' });
  expect(table.text).toContain('Kim');
  expect(table.text).not.toContain('Żaneta');
});

test('the lines of these tests are what they are meant to be', () => {
  for (const puzzle of [one, two, four]) {
    const wrong = attempt(monolithArena, puzzle, WRONG)?.reached;
    expect(wrong && compareMeasures(wrong, puzzle.best)).toBeLessThan(0);
    expect(attempt(monolithArena, puzzle, puzzle.solution)?.reached).toEqual(puzzle.best);
  }
});
