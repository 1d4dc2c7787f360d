import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

export const ROOT = join(import.meta.dirname, '../..');

/** Every TypeScript file under these folders; a folder that is not there yet has none. */
export function sourceFiles(...folders: readonly string[]): SourceFile[] {
  return folders.flatMap(folder => {
    const entries = entriesOf(join(ROOT, folder)).filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name));
    return entries.map(entry => {
      const full = join(entry.parentPath, entry.name);
      return { path: relative(ROOT, full).replaceAll('\\', '/'), text: readFileSync(full, 'utf8') };
    });
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
