import { mkdirSync, writeFileSync } from 'node:fs';
import type { Game } from '../../src/engine/index.js';
import type { Kind } from './covering.js';
import type { Ledger } from './ledger.js';
import type { Failure } from './shrink.js';
import type { Tally } from './tally.js';

/** What a campaign counted. */
export function tellTally(tally: Tally, seconds: number): void {
  const rate = (count: number) => (count / seconds).toFixed(1);
  const options = [...tally.options].sort(([, one], [, other]) => other - one).slice(0, 5);
  console.log(`${tally.matches} matches, ${tally.answers} answers in ${seconds.toFixed(1)} s`);
  console.log(`${rate(tally.matches)} matches/s, ${rate(tally.answers)} answers/s`);
  if (tally.longest)
    console.log(`longest: ${tally.longest.answers} answers, ${JSON.stringify(tally.longest.beginning)}`);
  console.log(`most options: ${options.map(([key, count]) => `${key} ${count}`).join(', ')}`);
  console.log(
    `looked closely at ${tally.rebuilt} decisions: ${tally.undone} answers taken back, ` +
      `${tally.different} of ${tally.concealed} concealed states differed, ` +
      `${tally.alike} of ${tally.worlds} other worlds compared`,
  );
}

export function tellFailure(what: string, { trial, broken }: Failure): void {
  console.error(`\n${what}, ${trial.moves.length} answers. ${broken.check}: ${broken.message}`);
  console.error(`  seed and lobby: ${JSON.stringify(trial.beginning)}`);
  console.error(`  answers: ${JSON.stringify(trial.moves.map(({ seat, said }) => [seat, said]))}`);
}

/** Keeps a failure where it can be played again; returns its file. */
export function saveFailure(game: Game, { trial, broken }: Failure): string {
  mkdirSync('test-output', { recursive: true });
  const file = `test-output/fuzz-${game.id}-${broken.check}-${trial.beginning.seed.slice(0, 8)}.json`;
  const { check, message } = broken;
  writeFileSync(
    file,
    `${JSON.stringify({ game: game.id, version: game.version, check, message, ...trial }, null, 1)}\n`,
  );
  return file;
}

/** How far a campaign of many kinds has come, a line for each kind that was played. */
export function tellLedger(ledger: Ledger, kinds: readonly Kind[]): void {
  const { entries } = ledger;
  const played = kinds.flatMap(({ name }) => entries.get(name) ?? []);
  const broken = played.filter(({ broken }) => broken !== null);
  const sum = (of: (entry: (typeof played)[number]) => number) =>
    played.reduce((total, entry) => total + of(entry), 0).toLocaleString('en');
  for (const { kind, held, answers, longest, broken: file } of played)
    console.log(
      `${kind.padEnd(44)} ${String(held).padStart(5)} held, longest ${longest} of ${answers} answers${file ? `, BROKEN: ${file}` : ''}`,
    );
  console.log(
    `\n${played.length - broken.length} of ${kinds.length} kinds held, ${broken.length} broke: ` +
      `${sum(({ held }) => held)} matches, ${sum(({ answers }) => answers)} answers, ` +
      `${sum(({ close }) => close)} looked at closely, ${(played.reduce((total, { seconds }) => total + seconds, 0) / 3600).toFixed(1)} h`,
  );
}
