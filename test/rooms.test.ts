import { describe, expect, it } from 'vitest';
import { crossings, ROOMS, roomOf } from './guards/rooms.js';
import { sourceFiles } from './guards/source-files.js';

const files = sourceFiles('src', 'commands');

it('every file lies in a room of the house', () => {
  expect(files.map(({ path }) => path).filter(path => !(roomOf(path) in ROOMS) && roomOf(path) !== 'program')).toEqual(
    [],
  );
});

it('every import points one way', () => {
  expect(crossings(files)).toEqual([]);
});

it('only the registry names the games', () => {
  const naming = files.filter(({ path, text }) => roomOf(path) !== 'games' && /from '[./]*games\//.test(text));
  expect(naming.map(({ path }) => path).filter(path => path !== 'src/registry.ts')).toEqual([]);
});

describe('an import that points the wrong way is found', () => {
  it.each([
    ['src/engine/table.ts', '../matches/lobby.js', 'engine may not import matches'],
    ['src/engine/table.ts', '../games/chess/game.js', 'engine may not import games'],
    ['src/engine/table.ts', '../geometry/hex.js', 'engine may not import geometry'],
    ['src/engine/table.ts', 'lru-cache', 'rules import no packages'],
    ['src/geometry/hex.ts', '../engine/json.js', 'geometry may not import engine'],
    ['src/games/chess/game.ts', '../checkers/board.js', 'no game imports another'],
    ['src/games/chess/pieces/rook.ts', '../../../render/canvas.js', 'games may not import render'],
    ['src/games/chess/game.ts', 'node:fs', 'rules import no packages'],
    ['src/games/chess/game.ts', 'pure-rand', 'only engine may'],
    ['src/matches/lobby.ts', '../discord/reply.js', 'matches may not import discord'],
    ['src/matches/lobby.ts', '../storage/sqlite/store.js', 'matches may not import storage'],
    ['src/matches/lobby.ts', 'better-sqlite3', 'only storage may'],
    ['src/discord/reply.ts', 'pg', 'only storage may'],
    ['src/discord/reply.ts', '../../commands/play.js', 'discord may not import commands'],
    ['src/discord/reply.ts', '../render/painter.js', 'discord may not import render'],
    ['src/render/painter.ts', '../games/chess/board.js', 'render may not import games'],
    ['src/render/core/text.ts', '../faces.js', 'render/core may not import render'],
    ['src/render/core/text.ts', 'node:fs', 'a browser has no such package'],
    ['src/render/core/text.ts', '@napi-rs/canvas', 'only render may'],
    ['src/album/page/main.ts', '../../matches/index.js', 'album/page may not import matches'],
    ['src/album/page/main.ts', 'node:zlib', 'a browser has no such package'],
    ['src/discord/reply.ts', '../album/binding.js', 'discord may not import album'],
    ['src/local/server.ts', '../engine/json.js', 'local may not import engine'],
    ['src/local/server.ts', 'discord.js', 'only discord and commands and program may'],
    ['src/storage/sqlite/store.ts', '../../discord/reply.js', 'storage may not import discord'],
    ['src/matches/lobby.ts', '../registry.js', 'matches may not import program'],
    ['src/main.ts', '../test/engine/pebbles.js', 'it lies outside the program'],
    ['commands/play.ts', '../src/storage/sqlite/store.js', 'commands may not import storage'],
    ['commands/play.ts', '../src/games/chess/game.js', 'commands may not import games'],
  ])('%s importing %s', (path, request, fault) => {
    for (const text of [
      `import { x } from '${request}';`,
      `import type { x } from '${request}';`,
      `export * from '${request}';`,
      `const x = await import('${request}');`,
      `type X = import('${request}').X;`,
    ]) {
      expect(crossings([{ path, text }])).toEqual([`${path} imports ${request}: ${fault}`]);
    }
  });

  it('and one that points the right way is not', () => {
    const good: readonly (readonly [string, string])[] = [
      ['src/main.ts', './registry.js'],
      ['src/main.ts', '../commands/index.js'],
      ['src/registry.ts', './games/chess/game.js'],
      ['src/games/chess/pieces/rook.ts', '../board.js'],
      ['src/games/chess/game.ts', '../../engine/index.js'],
      ['src/discord/reply.ts', '../matches/index.js'],
      ['src/render/painter.ts', './core/painter.js'],
      ['src/render/core/painter.ts', 'lru-cache'],
      ['src/album/page/easel.ts', '../../render/core/painter.js'],
      ['src/engine/random.ts', 'pure-rand/generator/xoroshiro128plus'],
      ['commands/play.ts', '../src/discord/command.js'],
    ];
    expect(crossings(good.map(([path, request]) => ({ path, text: `import { x } from '${request}';` })))).toEqual([]);
  });
});
