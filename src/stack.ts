import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const COMPILED = /(file:\/\/\/[^\s()]+?\.js|\/[^\s():]+\.js):(\d+):(\d+)/g;

/**
 * A stack in terms of our source. The maps beside the compiled files are read when something has gone wrong and not
 * before: Node's own way of doing this keeps all of them in memory from the start, ten megabytes of them.
 */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | null>();
  return stack.replace(COMPILED, (compiled, file: string, line: string, column: string) => {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    let map = maps.get(path);
    if (map === undefined) {
      map = mapOf(path);
      maps.set(path, map);
    }
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return compiled;
    const source = new URL(found.originalSource, `file://${path}`).pathname;
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/** The map of a compiled file; null where it has none. */
function mapOf(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
