import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Camera, Films } from '../../../src/discord/films.js';
import { dropOutdatedFilms, filmMessage, makeFilmName, stopFilm } from '../../../src/discord/matches/film.js';
import { scriptOf } from '../../../src/discord/matches/film-script.js';
import type { Message } from '../../../src/discord/message.js';
import { wordsIn } from '../../../src/discord/words/index.js';
import { type Game, randomFrom } from '../../../src/engine/index.js';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import { wonderlandsWar } from '../../../src/games/wonderlands-war/game.js';
import { concede, type Match, type Person } from '../../../src/matches/index.js';
import { openStores } from '../../../src/storage/open-stores.js';
import { pebbles } from '../../engine/pebbles.js';
import { textsOf } from '../../games/picture-texts.js';
import { answerSomething, makeStand, ola, type Stand, startedMatch } from '../../matches/stand.js';
import { playToEnd } from '../player.js';
import { type OwnStage, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage | undefined;
const folder = mkdtempSync(join(tmpdir(), 'arbiter-films-'));
afterEach(async () => {
  await stage?.close();
  stage = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('a film of somebody whom another process has forgotten is not shown, and goes with what names them', async () => {
  stage = await raiseStage([pebbles]);
  const { control } = stage.discord;
  const [asker, leaving] = stage.people as [string, string];
  const thread = await startMatch(stage, pebbles.id);
  await playToEnd(stage, thread, randomFrom('8'.repeat(32)));
  const films = () => readdirSync(join(dirname(stage!.database), 'films'));
  const ask = async () => {
    const act = await control.command(asker, thread, 'replay film');
    return control.waitFor(() => (act.reply?.files.length ? act.reply : null), 30_000);
  };
  expect((await ask()).files[0]!.description).toContain('Łukasz');
  const [old] = films();

  const elsewhere = await openStores(stage.database);
  await elsewhere.leagues.forget(leaving, '—');
  await elsewhere.close();
  const again = await ask();
  expect(again.files[0]!.description).not.toContain('Łukasz');
  expect(films()).toHaveLength(2);

  // What was written down in the same breath: posts and films that name them.
  await stage.restart();
  await expect.poll(films).not.toContain(old);
}, 60_000);

const camera: Camera = { expose: async () => null, develop: () => ({ data: Buffer.alloc(0) }) };

test('of a film that somebody was killed over while it was written nothing is shown, and nothing is left', async () => {
  const films = new Films(folder, camera);
  mkdirSync(folder, { recursive: true });
  for (const name of ['m1.pl', 'm2.pl']) writeFileSync(join(folder, `${name}.webp.part`), 'half');
  expect([films.kept('m1.pl'), [...films.names()].sort()]).toEqual([null, ['m1.pl', 'm2.pl']]);
  films.forget('m2');
  const whole = Buffer.from('whole');
  await films.make('m1.pl', async () => whole).film;
  expect(films.kept('m1.pl')).toEqual(whole);
  expect(readdirSync(folder)).toEqual(['m1.pl.webp']);
});

test('a process that was not there drops the films of whoever was forgotten meanwhile, and no others', async () => {
  const stand = makeStand([pebbles]);
  const match = await startedMatch(stand, pebbles);
  const films = new Films(folder, camera);
  const current = makeFilmName(match, 'pl', 'colour-blind');
  const former = makeFilmName({ ...match, seats: match.seats.toReversed() }, 'pl', 'colour-blind');
  const names = [current, former, makeFilmName({ ...match, id: 'gone' }, 'en', 'standard')];
  for (const name of names) await films.make(name, async () => Buffer.from('film')).film;
  expect(films.names().toSorted()).toEqual(names.toSorted());
  await dropOutdatedFilms({ films, house: stand.house });
  expect(films.names()).toEqual([current]);
});

test('a film that is being made while somebody is forgotten is neither kept nor shown', async () => {
  const films = new Films(folder, camera);
  let develop: (film: Buffer) => void = () => undefined;
  const making = films.make('m1.pl.standard.1', () => new Promise(resolve => (develop = resolve)));
  const other = films.make('m10.pl.standard.1', async () => Buffer.from('film'));
  await new Promise(setImmediate);
  films.forget('m1');
  develop(Buffer.from('film'));
  expect(await making.film).toBeNull();
  expect(await other.film).not.toBeNull();
  expect(films.names()).toEqual(['m10.pl.standard.1']);
});

/** Reads the film a message brings, now or later. */
const filmOf = (ask: (tell: (message: Message) => Promise<void>) => Promise<Message>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const shown = async ({ files }: Message): Promise<void> => files[0] && resolve(files[0].data);
    ask(shown).then(shown, reject);
  });

describe('a film that takes its time', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const text = ({ components }: Message): string => JSON.stringify(components);

  /** A match that is over, and a camera that paints so many pictures and then waits to be let on. */
  async function slow(painted: number) {
    const stand = makeStand([pebbles]);
    const { id } = await startedMatch(stand, pebbles);
    const random = randomFrom('4'.repeat(32));
    while (!(await answerSomething(stand, id, random)).isOver);
    const match = await stand.house.match(id);
    let letOn: () => void = () => undefined;
    const waiting = new Promise<void>(resolve => (letOn = resolve));
    let count = 0;
    const films = new Films(folder, {
      async expose() {
        count += 1;
        if (count === painted + 1) await waiting;
        return { left: 0, top: 0, width: 1, height: 1, data: new Uint8Array(9) };
      },
      develop: () => ({ data: Buffer.from('film') }),
    });
    const told: Message[] = [];
    const ask = () => filmMessage({ house: stand.house, films, log }, match, 'pl', async each => told.push(each));
    const takes = (await scriptOf(stand, match, 'pl', { palette: 'standard' })).length;
    return { stand, match, films, told, ask, letOn, takes, painted: () => count };
  }

  test('says how far it is, and is shown, kept and not painted again for the next who asks', async () => {
    const { told, ask, letOn, takes, painted } = await slow(3);
    const first = await ask();
    expect(text(first)).toContain(`Robię film: 3 z ${takes} obrazów`);
    expect(text(first)).toContain('film-stop.');
    letOn();
    await expect.poll(() => told.at(-1)?.files.length, { timeout: 10_000 }).toBe(1);
    expect((await ask()).files[0]!.data.toString()).toBe('film');
    expect(painted()).toBe(takes);
  }, 30_000);

  test('is stopped by a press, and then neither shown nor kept', async () => {
    const { stand, match, films, told, ask, letOn, takes, painted } = await slow(3);
    await ask();
    const said = stopFilm({ house: stand.house, films, log }, match, 'pl');
    expect(text(said)).toContain('Film przerwany');
    letOn();
    await expect.poll(() => told.map(text).at(-1), { timeout: 10_000 }).toContain('Film przerwany');
    expect(films.names()).toEqual([]);
    expect(painted()).toBeLessThan(takes);
  }, 30_000);

  test('waits for another only where there is one: while its boards are drawn it says how many there are', async () => {
    const one = await slow(0);
    const { match, films } = one;
    const waits = films.make('other.pl.standard.1', () => new Promise(() => undefined));
    expect(waits.count).toBe(0);
    expect(text(await one.ask())).toContain('najpierw kończę inny');

    const counts: number[] = [];
    await scriptOf(one.stand, match, 'pl', { palette: 'standard' }, count => counts.push(count));
    expect(counts).toHaveLength(1);
    expect(counts[0]).toBeGreaterThanOrEqual(one.takes);
  }, 30_000);
});

test('a film that takes more than eight megabytes is made anew in a smaller size, and is not kept before', async () => {
  const stand = makeStand([pebbles]);
  const { id } = await startedMatch(stand, pebbles);
  const random = randomFrom('4'.repeat(32));
  while (!(await answerSomething(stand, id, random)).isOver);
  const match = await stand.house.match(id);
  const first = (await scriptOf(stand, match, 'pl', { palette: 'standard' })).length;
  const shots: { readonly width: number; readonly quality: number }[] = [];
  const vast: Camera = {
    expose: async ({ width }, { scale, quality }) => {
      const wide = Math.round(width * scale);
      shots.push({ width: wide, quality });
      const bytes = wide > 480 ? 14_000_000 / first : 1_000;
      return { left: 0, top: 0, width: 1, height: 1, data: new Uint8Array(bytes) };
    },
    develop: (width, _, frames) => ({ data: Buffer.from(`${width} ${frames.length}`) }),
  };
  const films = new Films(folder, vast);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const film = await filmOf(tell => filmMessage({ house: stand.house, films, log }, match, 'pl', tell));
  expect(film.toString()).toBe(`480 ${first}`);
  expect([...new Set(shots.map(({ width }) => width))]).toEqual([800, 640, 480]);
  const large = shots.filter(({ width }) => width === 800);
  expect(large.length, 'no more than needed is painted of one that does not fit').toBeLessThan(first);
  expect(large.at(-1)!.quality, 'coarser first').toBeLessThan(large[0]!.quality);
});

describe('what a film says', () => {
  const anna: Person = { id: 'anna', name: 'Anna-Maria (ż_*)' };
  const takesOf = ({ house }: Stand, match: Match) => scriptOf({ house }, match, 'pl', { palette: 'standard' });
  const captionsOf = async (stand: Stand, match: Match): Promise<readonly string[]> =>
    (await takesOf(stand, match)).map(({ caption }) => caption);

  async function played(game: Game, answers: number): Promise<{ stand: Stand; match: Match }> {
    const stand = makeStand([game]);
    const { id } = await startedMatch(stand, game, [ola, anna]);
    const random = randomFrom('4'.repeat(32));
    for (let count = 0; count < answers; count++) await answerSomething(stand, id, random);
    return { stand, match: await stand.house.match(id) };
  }

  test('people are called as they are, also where it tells how the match ended', async () => {
    const { stand, match } = await played(pebbles, 6);
    const reply = { match: match.id, person: anna, interaction: stand.press() };
    const captions = await captionsOf(stand, (await concede(stand.house, reply)).match);
    expect(captions[0]).toContain(anna.name);
    expect(captions.at(-1)).toContain(anna.name);
    expect(captions.join('\n')).not.toMatch(/\\|\*\*/);
  });

  test('the end is told once, also where the last turn tells it', async () => {
    const { pl } = pebbles.words;
    const words: typeof pl = { ...pl, recap: (_, scene) => ({ headline: `**${pl.outcome(scene)}**`, lines: [] }) };
    const stand = makeStand([{ ...pebbles, words: { ...pebbles.words, pl: words } }]);
    const { id } = await startedMatch(stand, pebbles);
    const random = randomFrom('4'.repeat(32));
    while (!(await answerSomething(stand, id, random)).isOver);
    const takes = await takesOf(stand, await stand.house.match(id));
    const [before, end] = takes.slice(-2);
    expect(end!.caption).toMatch(/^\d/);
    expect(takes.filter(({ board }) => JSON.stringify(board) === JSON.stringify(end!.board))).toHaveLength(1);
    expect(before!.caption).not.toBe(end!.caption);
  });

  test('a battle that is decided is shown on its own board, though the next one is asked about already', async () => {
    const stand = makeStand([wonderlandsWar]);
    const { id } = await startedMatch(stand, wonderlandsWar, [ola, anna, { id: 'ewa', name: 'Ewa' }]);
    const random = randomFrom('4'.repeat(32));
    while (!(await answerSomething(stand, id, random)).isOver);
    const takes = await scriptOf(stand, await stand.house.match(id), 'en', { palette: 'standard' });
    const battles = takes.flatMap(({ caption, board }) => {
      const [, region] = /^([^:]+): .+ wins with/.exec(caption) ?? [];
      return region === undefined ? [] : [textsOf(board).some(({ text }) => text === region)];
    });
    expect(battles.length).toBeGreaterThan(5);
    // After the last one of a round the tea is laid, and its board is another.
    expect(battles.filter(isOwn => isOwn).length / battles.length).toBeGreaterThan(0.5);
  }, 60_000);

  test('a match that ended without a result has no winner, and no draw', async () => {
    const { stand, match } = await played(mageKnight, 12);
    const captions = await captionsOf(stand, { ...match, status: 'aborted' });
    expect(captions.at(-1)).toBe(wordsIn('pl').withoutResult);
  });
});
