import { closeSync, openSync } from 'node:fs';

/** Read and written by its owner, by nobody else. */
export const OWNER_ONLY = 0o600;

/** Makes an empty file only its owner can read, before anything is in it. Refuses one that exists. */
export function createPrivately(file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY));
}
