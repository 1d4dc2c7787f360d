import { copy } from '../../../engine/json.js';
import { Table } from '../../../engine/table.js';
import { seatsIn } from '../board.js';
import { FACTION_IDS, type FactionId } from '../faction.js';
import { neighbours, REGIONS, regionOf, regionsFrom } from '../regions.js';
import { endRound } from '../round-end.js';
import { wonderlandRules } from '../rules.js';
import { setup } from '../setup.js';
import { LYING, NO_CASTLE, STANDING, type Wonderland } from '../state.js';
import type { Example, MapExample, ScoreExample, TableExample } from './example.js';

/** Every region is worth the same in examples: 2, 6 and 8 VP. */
const TOKEN = { id: 'RS2', values: [2, 6, 8] } as const;
const CASTLES = { lying: LYING, standing: STANDING } as const;

const isFaction = (id: string): id is FactionId => FACTION_IDS.some(each => each === id);

export const factionsOf = ({ forces }: Pick<Example, 'forces'>): FactionId[] => Object.keys(forces).filter(isFaction);

export const seatOf = (example: Pick<Example, 'forces'>, faction: FactionId): number =>
  factionsOf(example).indexOf(faction);

/** A match in the round of the example, its seats as they are described. */
export function matchOf(example: Example): Wonderland {
  const factions = factionsOf(example);
  const state = setup({
    seats: factions.length,
    chosen: { allies: example.allies ?? 'A', first: 'first' },
    sides: factions,
    random: [1, 2, 3, 4],
  });
  state.news = [];
  state.round = example.round ?? 1;
  state.unused = example.unused ? regionOf(example.unused) : -1;
  state.tokens = REGIONS.map((_, region) => (region === state.unused ? null : { ...TOKEN }));
  for (const [at, faction] of factions.entries()) {
    const seat = state.seats[at]!;
    const { supporters = {}, standees = {}, castles = {}, leaderIn, ...rest } = example.forces[faction]!;
    Object.assign(seat, { quests: [] }, copy(rest));
    seat.supporters = REGIONS.map(region => supporters[region] ?? 0);
    seat.standees = REGIONS.map(region => [...(standees[region] ?? [])]);
    seat.castles = REGIONS.map(region => (castles[region] ? CASTLES[castles[region]] : NO_CASTLE));
    seat.leaderIn = leaderIn ? regionOf(leaderIn) : -1;
  }
  return state;
}

/** A match played on with these answers: its state, and what may be said to the next question. */
function playedOn(from: Wonderland, answers: readonly string[]): { state: Readonly<Wonderland>; offered: string[] } {
  const { table } = Table.start(wonderlandRules, from);
  for (const said of answers) {
    const [asked] = table.open;
    if (!asked || table.answer(asked.seat, said) === null)
      throw new RangeError(`${said} does not answer ${asked?.key}`);
  }
  const [asked] = table.open;
  return { state: table.state, offered: asked?.kind === 'one' ? asked.options.map(({ id }) => id) : [] };
}

/** The tea party of the example, and the chairs its leader may go to; 0 = the head of the table. */
export function tableOf(example: TableExample): { state: Readonly<Wonderland>; chairs: number[] } {
  const start = matchOf(example);
  start.phase = 'tea-turn';
  start.order = start.seats.map((_, at) => (seatOf(example, example.onTurn) + at) % start.seats.length);
  for (const chair of [...(example.empty ?? []), ...start.seats.map(({ chair }) => chair)])
    if (chair > 0) start.chairs[chair - 1] = null;
  const { state, offered } = playedOn(start, example.atHead ? ['head'] : []);
  const chairs = offered.flatMap(id => (id === 'head' ? [0] : id.startsWith('chair:') ? [Number(id.slice(6))] : []));
  return { state, chairs };
}

/** The map of the example, and the regions it speaks of. */
export function mapOf(example: MapExample): { state: Wonderland; lit: number[] } {
  const state = matchOf(example);
  state.phase = 'war';
  state.ahead = regionsFrom(state.pawn, state.unused);
  for (const seat of state.seats) seat.chair = -1;
  return { state, lit: litOf(state, example) };
}

function litOf(state: Wonderland, example: MapExample): number[] {
  const { lit } = example;
  switch (lit.by) {
    case 'adjacent':
      return neighbours(regionOf(lit.to), state.unused);
    case 'uncontested':
      return state.ahead.filter(region => seatsIn(state, region).length === 1);
    case 'fought':
      return state.ahead.filter(region => seatsIn(state, region).length > 0);
    case 'lift': {
      const start = copy(state);
      const step = { op: 'place_units', n: lit.units } as const;
      start.agenda.push({ task: 'reward', seat: seatOf(example, lit.faction), source: 'T1-01', step });
      const { offered } = playedOn(start, [lit.to]);
      return REGIONS.flatMap((region, at) => (offered.some(unit => unit.endsWith(`@${region}`)) ? [at] : []));
    }
  }
}

/** The match as it ends. */
export function endOf(example: ScoreExample): Wonderland {
  const state = matchOf({ round: 3, ...example });
  for (const seat of state.seats) seat.chair = -1;
  state.phase = 'round-end';
  endRound(state);
  return state;
}
