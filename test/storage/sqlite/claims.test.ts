import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { openStores } from '../../../src/storage/open-stores.js';
import { claimsContract } from '../claims-contract.js';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
beforeEach(() => {
  files += 1;
});

claimsContract('SQLite', () => openStores(join(folder, `${files}.db`)));
