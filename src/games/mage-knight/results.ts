import type { ScoreLine } from './entries.js';
import { keepsOf, leaderOf, portalOf, towersOf } from './land.js';
import { conqueredCities } from './progress.js';
import {
  achievementRows,
  bonusPoints,
  GREAT_TITLE,
  type Row,
  sheetsFrom,
  sumOf,
  TITLE,
  type Title,
  tallyOf,
} from './scoring.js';
import type { Realm } from './state.js';

/** What Solo Conquest and the cooperations are scored by besides Fame and achievements (MK-X-4.9, 6.11). */
export interface SharedResult {
  readonly citiesConquered: number;
  readonly citiesTotal: number;
  readonly roundsUnplayed: number;
  readonly dummyCards: number;
  readonly announced: boolean;
  /** Whether every player leads at least one city; it counts in a cooperation only. */
  readonly allLead: boolean;
}

const line = (category: ScoreLine['category'], points: number): ScoreLine => ({ category, points, title: 0 });

export function sharedLines(result: SharedResult): ScoreLine[] {
  const all = result.citiesTotal > 0 && result.citiesConquered >= result.citiesTotal;
  return [
    line('cities', 10 * result.citiesConquered),
    line('leaders', result.allLead ? 10 : 0),
    line('all-cities', all ? 15 : 0),
    line('rounds', 30 * result.roundsUnplayed),
    line('dummy', result.dummyCards),
    line('unannounced', result.announced ? 0 : 5),
  ];
}

function sharedResult(realm: Realm): SharedResult {
  const { rounds, cities, cityKind, scoring } = realm.charter;
  const leaders = Object.values(realm.places).flatMap(({ city, shields }) =>
    city?.conquered === true ? [leaderOf(shields)] : [],
  );
  return {
    citiesConquered: conqueredCities(realm),
    // A city nobody may enter counts for nothing (MK-X-1.3).
    citiesTotal: cityKind === 'garrisoned' ? cities : 0,
    roundsUnplayed: rounds - realm.round,
    dummyCards: realm.dummy?.deck.length ?? 0,
    announced: realm.announced !== null,
    allLead: scoring === 'cooperation' && realm.heroes.every((_, seat) => leaders.includes(seat)),
  };
}

/** How the sheets of one team become one. */
export type Merge = 'best' | 'lowest';

/** Of a team the lower Fame counts, and in each category the better partner, for wounds the larger penalty (MK-X-16.8). */
export function mergeRow({ category, points }: Row, teams: readonly number[], merge: Merge): Row {
  const lowest = category === 'fame' || category === 'beating' || merge === 'lowest';
  const merged = [...new Set(teams)].map(team => {
    const own = points.filter((_, seat) => teams[seat] === team);
    return lowest ? Math.min(...own) : Math.max(...own);
  });
  return { category, points: merged };
}

/** Titles of a scenario are greater; without rivals there are none (MK-X-13.8). */
function titleFor(realm: Realm, { category }: Row): Title | null {
  if (category === 'fame' || realm.charter.scoring !== 'achievements') return null;
  if (category === 'cities' || category === 'mines') return GREAT_TITLE;
  if (category === 'adventurer' && realm.charter.bonus === 'dungeons') return GREAT_TITLE;
  return TITLE;
}

/** Fame, achievements and what the scenario adds, a sheet for each team. */
function teamSheets(realm: Realm): ScoreLine[][] {
  const { charter, heroes, teams } = realm;
  const seats = [...heroes.keys()];
  const rows: Row[] = [
    { category: 'fame', points: heroes.map(({ fame }) => fame) },
    ...achievementRows(seats.map(seat => tallyOf(realm, seat))),
  ];
  if (charter.bonus === 'cities' || charter.bonus === 'mines')
    rows.push({ category: charter.bonus, points: seats.map(seat => bonusPoints(realm, seat)) });
  const merge = charter.scoring === 'cooperation' && charter.lowest ? 'lowest' : 'best';
  const sheets = sheetsFrom(
    rows.map(row => mergeRow(row, teams, merge)),
    row => titleFor(realm, row),
  );
  if (charter.scoring === 'achievements') return sheets;
  return sheets.map(lines => [...lines, ...sharedLines(sharedResult(realm))]);
}

const KEEP = 3;
const TOWER = 2;

/** Keeps and towers held, of a team together (MK-X-11.16). */
function holdSheets(realm: Realm): ScoreLine[][] {
  return [...new Set(realm.teams)].map(team => {
    const members = [...realm.heroes.keys()].filter(seat => realm.teams[seat] === team);
    const count = (of: (seat: number) => readonly number[]) => members.reduce((sum, seat) => sum + of(seat).length, 0);
    return [
      line('keeps', KEEP * count(seat => keepsOf(realm, seat))),
      line('towers', TOWER * count(seat => towersOf(realm, seat))),
    ];
  });
}

/** Nothing is scored: the hero on the portal space wins, of a team only the one it chose (MK-X-10.5, 10.8). */
function returnSheets(realm: Realm): ScoreLine[][] {
  const portal = portalOf(realm);
  return [...new Set(realm.teams)].map(team => {
    const back = realm.heroes.some(
      ({ space, out }, seat) =>
        space === portal && !out && realm.teams[seat] === team && (realm.champions[team] ?? seat) === seat,
    );
    return [line('returned', back ? 1 : 0)];
  });
}

export interface Result {
  /** By seat. */
  readonly sheets: readonly ScoreLine[][];
  readonly totals: number[];
  readonly places: number[];
}

/** The sheets of all seats, their sums and places. */
export function resultOf(realm: Realm): Result {
  const { scoring } = realm.charter;
  const byTeam =
    scoring === 'hold' ? holdSheets(realm) : scoring === 'return' ? returnSheets(realm) : teamSheets(realm);
  const teams = [...new Set(realm.teams)];
  const sheets = realm.teams.map(team => byTeam[teams.indexOf(team)]!);
  const totals = sheets.map(sumOf);
  const places = totals.map(total => 1 + totals.filter(other => other > total).length);
  return { sheets, totals, places };
}

/** Whether the mission of the scenario was accomplished; null where it has none (MK-X-2.7, 4.8, 5.13, 6.9, 8.12). */
export function isAccomplished(realm: Realm): boolean | null {
  const { end } = realm.charter;
  if (end === 'rounds' || end === 'incantations' || end === 'city-revealed') return null;
  return realm.finals !== null;
}
