import { readFileSync } from 'node:fs';
import { parseVectors, runners } from './vectors/runners.js';
import type { Verdict } from './vectors/verdict.js';

/** `npm run vectors -- FILE...`: runs test vectors against the rules. The game is told by each file's content. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run vectors -- FILE...');
  process.exit(2);
}

const verdicts: Verdict[] = [];
for (const file of files) {
  const { game, vectors } = parseVectors(readFileSync(file, 'utf8'));
  const run = runners[game];
  if (!run) {
    console.error(`${file}: no rules for ${game}`);
    process.exit(2);
  }
  verdicts.push(...vectors.map(run));
}

for (const { id, differences } of verdicts.filter(({ result }) => result === 'failed')) {
  console.log(`FAILED ${id}`);
  for (const { what, expected, came } of differences) {
    console.log(`  ${what}`);
    console.log(`    expected ${JSON.stringify(expected)}`);
    console.log(`    came     ${JSON.stringify(came)}`);
  }
}
const count = (result: Verdict['result']) => verdicts.filter(verdict => verdict.result === result).length;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') > 0 ? 1 : 0;
