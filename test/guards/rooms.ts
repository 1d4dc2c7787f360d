import { posix } from 'node:path';
import type { SourceFile } from './source-files.js';
import { parse, treeOf, walk } from './syntax.js';

/**
 * Which rooms each room may import, as ARCHITECTURE.md says: dependencies point one way. The files that lie directly
 * in src (the program's own: main, registry) may import everything, and nobody may import them.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  commands: ['discord', 'leagues', 'puzzles', 'matches', 'rulebook', 'engine'],
  discord: ['leagues', 'puzzles', 'matches', 'rulebook', 'engine'],
  leagues: ['matches', 'engine'],
  puzzles: ['matches', 'engine'],
  matches: ['engine'],
  games: ['engine', 'geometry'],
  engine: [],
  geometry: [],
  render: ['render/core', 'engine', 'threads'],
  'render/core': ['engine'],
  album: ['matches', 'render', 'render/core', 'engine'],
  'album/page': ['album', 'render/core', 'engine'],
  threads: [],
  rulebook: ['engine'],
  storage: ['leagues', 'puzzles', 'matches', 'engine'],
  local: [],
};

/** Packages that only these rooms know; rules know none but the random generator. */
const PACKAGES: readonly (readonly [name: RegExp, rooms: readonly string[]])[] = [
  [/^discord/, ['discord', 'commands', 'program']],
  [/^better-sqlite3$/, ['storage']],
  [/^pg$/, ['storage']],
  [/^@napi-rs\/canvas$/, ['render']],
  [/^ws$/, ['local']],
  [/^subset-font$/, ['album']],
  [/^pure-rand(\/|$)/, ['engine']],
];
const PURE = ['engine', 'geometry', 'games'];
/** What also runs in a browser may use no package that belongs to Node. */
const BROWSER = { rooms: ['render/core', 'album/page'], packages: ['lru-cache'] };

/** The room a file lies in: `src/matches/lobby.ts` in matches, `src/main.ts` in the program; some rooms have one inside. */
export function roomOf(path: string): string {
  const [top, second, ...rest] = path.split('/');
  if (top === 'commands') return 'commands';
  if (top !== 'src') return top!;
  if (rest.length === 0) return 'program';
  const inner = `${second}/${rest[0]}`;
  return inner in ROOMS ? inner : second!;
}

/** Every import that points where it may not. */
export function crossings(files: readonly SourceFile[]): string[] {
  return files.flatMap(file =>
    importsOf(file).flatMap(request => {
      const fault = request.startsWith('.') ? faultOfPath(file.path, request) : faultOfPackage(file.path, request);
      return fault === null ? [] : [`${file.path} imports ${request}: ${fault}`];
    }),
  );
}

function faultOfPath(path: string, request: string): string | null {
  if (request.endsWith('/')) return 'a file has a name';
  const target = posix.join(posix.dirname(path), request);
  const [from, to] = [roomOf(path), roomOf(target)];
  if (from === 'program')
    return ['src', 'commands'].includes(target.split('/')[0]!) ? null : 'it lies outside the program';
  const game = (file: string) => file.split('/')[2];
  if (from === 'games' && to === 'games') return game(path) === game(target) ? null : 'no game imports another';
  if (from === to) return null;
  const allowed = ROOMS[from];
  if (!allowed) return `${from} is no room of the house`;
  return allowed.includes(to) ? null : `${from} may not import ${to}`;
}

function faultOfPackage(path: string, request: string): string | null {
  const room = roomOf(path);
  const owner = PACKAGES.find(([name]) => name.test(request));
  if (owner && !owner[1].includes(room)) return `only ${owner[1].join(' and ')} may`;
  if (!owner && PURE.includes(room)) return 'rules import no packages';
  if (BROWSER.rooms.includes(room) && !BROWSER.packages.includes(request)) return 'a browser has no such package';
  return null;
}

/** Whatever a file imports, also for its types only, by `export … from` or while it runs. */
function importsOf(file: SourceFile): string[] {
  const { staticImports, staticExports } = parse(file).module;
  const requests = staticImports.map(({ moduleRequest }) => moduleRequest.value);
  for (const { moduleRequest } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) requests.push(moduleRequest.value);
  }
  walk(treeOf(file), node => {
    const source = node.source as { value?: unknown } | null | undefined;
    if (node.type === 'ImportExpression' && typeof source?.value === 'string') requests.push(source.value);
    if (node.type === 'TSImportType') requests.push(String((source ?? (node.argument as { value: unknown })).value));
  });
  return [...new Set(requests)];
}
