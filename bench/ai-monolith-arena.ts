import { parseArgs } from 'node:util';
import { type Bot, type RandomState, randomAnswer, type Said, Table } from '../src/engine/index.js';
import { greedyBot } from '../src/games/monolith-arena/bots/greedy-bot.js';
import { bots } from '../src/games/monolith-arena/bots/index.js';
import { monolithArena } from '../src/games/monolith-arena/game.js';
import { FACTIONS } from '../src/games/monolith-arena/prints.js';
import type { Arena } from '../src/games/monolith-arena/state.js';
import { seeded } from './seeded.js';

/**
 * How well the computer opponents of Monolith Arena play. Every deal is played twice with the players' seats and
 * factions swapped, over all pairings of factions; seat 0 begins. Usage: npm run bench:ai -- --matches 100 --seed 1
 * --pairs hard:random,hard:greedy,hard:easy,easy:random
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'monolith-arena' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: 'hard:random,hard:greedy,hard:easy,easy:random' },
    verbose: { type: 'boolean', default: false },
  },
});

const random: Bot<Arena> = {
  id: 'random',
  choose: (table, seat, chance) => randomAnswer(table.decisionOf(seat)!, chance),
};
/** Pure greed: every place for every tile, and the best of them now. */
const greedy = greedyBot('greedy', { ideas: 1_000, ways: 1_000 });
const players: readonly Bot<Arena>[] = [...bots, greedy, random];
const ids = FACTIONS.map(({ id }) => id);
const PAIRINGS = ids.flatMap(one => ids.filter(other => other !== one).map(other => [one, other] as const));

/** Time of one player on the processor, whatever else the machine does: all decisions, the longest one, and the turns they belong to. */
interface Pace {
  decisions: number;
  turns: Set<string>;
  total: number;
  longest: number;
}
const paces = new Map<string, Pace>();

for (const pair of values.pairs.split(',')) {
  const [one, other] = pair.split(':').map(playerNamed);
  compare(one!, other!, Number(values.matches));
}
for (const [id, { decisions, turns, total, longest }] of paces)
  console.log(
    `${id}: ${(total / decisions).toFixed(1)} ms a decision (longest ${longest.toFixed(0)}), ` +
      `${(total / turns.size).toFixed(0)} ms a turn, over ${decisions} decisions`,
  );

function playerNamed(id: string): Bot<Arena> {
  const player = players.find(bot => bot.id === id);
  if (!player) throw new Error(`There is no player ${id}; there are ${players.map(bot => bot.id).join(', ')}`);
  return player;
}

function compare(one: Bot<Arena>, other: Bot<Arena>, matches: number): void {
  const tally = { won: 0, lost: 0, drawn: 0, lead: 0 };
  const byFaction = new Map<string, number[]>();
  for (let match = 0; match < matches; match++) {
    const deal = match >> 1;
    const seat = match & 1; // where `one` sits
    const sides = PAIRINGS[deal % PAIRINGS.length]!;
    const { places, pools } = play(seat === 0 ? [one, other] : [other, one], sides, `${values.seed}:${deal}`);
    const result = places[seat]! < places[1 - seat]! ? 1 : places[seat]! > places[1 - seat]! ? 0 : 0.5;
    tally[result === 1 ? 'won' : result === 0 ? 'lost' : 'drawn'] += 1;
    tally.lead += pools[seat]! - pools[1 - seat]!;
    const faction = sides[seat]!;
    byFaction.set(faction, [...(byFaction.get(faction) ?? []), result]);
    if (values.verbose) console.log(`  match ${match} ${sides[seat]} ${sides[1 - seat]} ${pools} ${result}`);
  }
  console.log(
    `${one.id} against ${other.id}, seed ${values.seed}, ${matches} matches: ${tally.won} won, ${tally.drawn} drawn, ` +
      `${tally.lost} lost; lead ${(tally.lead / matches).toFixed(1)} hit points`,
  );
  for (const [faction, results] of byFaction)
    console.log(`  as ${faction}: ${results.reduce((sum, result) => sum + result, 0)} of ${results.length}`);
}

function play(seated: readonly Bot<Arena>[], sides: readonly string[], seed: string) {
  const { table } = Table.start(
    monolithArena,
    monolithArena.setup({ seats: 2, chosen: { mode: 'duel', first: 'first' }, sides, random: seeded(`deal ${seed}`) }),
  );
  for (let answers = 0; !table.isOver; answers++) {
    const { seat } = table.open[0]!;
    const said = timed(seated[seat]!, table, seat, seeded(`${seed} ${answers}`), `${seed} ${seated[0]!.id}`);
    if (!table.answer(seat, said)) throw new Error(`${seated[seat]!.id} said ${JSON.stringify(said)} in ${seed}`);
  }
  return { places: table.state.outcome!.places, pools: table.state.pools };
}

function timed(bot: Bot<Arena>, table: Table<Arena>, seat: number, chance: RandomState, match: string): Said {
  const pace = paces.get(bot.id) ?? { decisions: 0, turns: new Set(), total: 0, longest: 0 };
  paces.set(bot.id, pace);
  const started = process.cpuUsage();
  const said = bot.choose(table, seat, chance);
  const { user, system } = process.cpuUsage(started);
  const took = (user + system) / 1000;
  pace.decisions += 1;
  pace.turns.add(`${match} ${seat} ${table.state.turnNumber}`);
  pace.total += took;
  pace.longest = Math.max(pace.longest, took);
  return said;
}
