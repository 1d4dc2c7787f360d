import { callOff, Refusal } from '../matches/index.js';
import { CORRECTION_TIME } from './advancing.js';
import type { Hall } from './hall.js';
import { isBye, isOver, matchOf, type Pairing, type Score, type Season } from './league.js';
import { type Act, act, pairingCalled, reasonKept, timeOf } from './organising.js';
import { recountOf } from './recounting.js';
import { withPairing, withReplay } from './replaying.js';
import type { Deed, LogLine } from './store.js';

const WINNERS = ['first', 'second', 'third', 'fourth'] as const;
export const AWARDS = [...WINNERS, 'draw', 'neither', 'annul', 'replay'] as const;
export type Award = (typeof AWARDS)[number];

const DEEDS: Readonly<Partial<Record<Award, Deed>>> = { annul: 'annulled', replay: 'replayed' };

/** What an organiser may make of a pairing: only who sits there can win. */
export const awardsFor = ({ seats }: Pairing): Award[] =>
  AWARDS.filter(award => !WINNERS.some((winner, seat) => winner === award && seat >= seats.length));

/** The place an award lets win; undefined where it names nobody. */
export const winnerOf = ({ seats }: Pairing, award: string): number | undefined =>
  seats[(WINNERS as readonly string[]).indexOf(award)];

/** The places of a table in the order in which they came in. */
export type FinishingOrder = readonly number[];

/** What an award is worth to each seat: where one wins, the others share what is left. */
function sharesFor(pairing: Pairing, award: Award | FinishingOrder): number[] {
  const { seats } = pairing;
  if (typeof award !== 'string') return seats.map(number => 1 - award.indexOf(number) / (seats.length - 1));
  const winner = winnerOf(pairing, award);
  const rest = (seats.length - 2) / (seats.length - 1) / 2;
  return seats.map(number => (award === 'draw' ? 0.5 : winner === undefined ? 0 : number === winner ? 1 : rest));
}

/**
 * Sets the result of a pairing, as an award or as the order of a table, takes it out of the season, or has it played again,
 * with a reason that everybody reads.
 * What was counted for its match counts otherwise from then on, in the same transaction.
 */
export function award(
  hall: Hall,
  by: Act,
  pairing: string,
  award: Award | FinishingOrder,
  reason: string,
): Promise<Season> {
  const said = reasonKept(reason);
  if (said === '') return Promise.reject(new Refusal('reason-needed'));
  // Counting comes before the league's own queue, here as everywhere.
  return hall.queues.run('counting', () =>
    act(hall, by, deedOf(award), async season => {
      const found = awardable(season, pairing, award);
      const match = matchOf(found);
      if (found.score === null) await callOff(hall.house, match);
      const changed =
        award === 'replay'
          ? replayed(hall, season, found)
          : settled(hall, season, found, { ...scoreFor(found, award), by: by.official.id, reason: said });
      const recount = await recountOf(hall, changed.season, match);
      return {
        ...changed,
        ...(recount ? { recount } : {}),
        about: {
          pairing,
          ...toldAs(award),
          reason: said,
          ...(recount && recount.ratings.length > 0 ? { recounted: 1 } : {}),
        },
      };
    }),
  );
}

const deedOf = (award: Award | FinishingOrder): Deed =>
  (typeof award === 'string' ? DEEDS[award] : undefined) ?? 'awarded';

const toldAs = (award: Award | FinishingOrder): LogLine['about'] =>
  typeof award === 'string' ? { award } : { order: award.join(' ') };

/** The order of a table as it was told; empty where none was. */
export const parseOrder = (told: string): FinishingOrder => (told === '' ? [] : told.split(' ').map(Number));

/** The pairing an award is for; refuses what would contradict what has been played since. */
function awardable(season: Season, id: string, award: Award | FinishingOrder): Pairing {
  const found = pairingCalled(season, id);
  const { format } = season.league.rules;
  if (isBye(found)) throw new Refusal('no-such-pairing');
  if (typeof award !== 'string') {
    const isWhole = award.length === found.seats.length && found.seats.every(number => award.includes(number));
    if (!isWhole) throw new Refusal('bad-order');
  } else if (!awardsFor(found).includes(award)) throw new Refusal('unknown-option');
  const isPast = found.round < season.league.round;
  if (isPast && (award === 'replay' || format === 'knockout')) throw new Refusal('settled-already');
  if (award === 'annul' && format === 'knockout') throw new Refusal('needs-winner');
  return found;
}

function scoreFor(pairing: Pairing, award: Award | FinishingOrder): Score {
  return award === 'annul'
    ? { shares: pairing.seats.map(() => 0), how: 'annulled' }
    : { shares: sharesFor(pairing, award), how: 'awarded' };
}

/** A corrected result is the last one: from then on there is time for corrections again. */
function settled(hall: Hall, season: Season, found: Pairing, score: Score) {
  const after = withPairing(season, found, { ...found, score });
  const finalAt = isOver(season.league) ? hall.now() + CORRECTION_TIME : null;
  return {
    season: { ...after, league: { ...after.league, finalAt } },
    posts: [{ kind: 'pairing', about: { pairing: found.id } } as const],
  };
}

/** What is played again lets a season go on that was over. */
function replayed(hall: Hall, season: Season, found: Pairing) {
  const enough = timeOf(hall, season) + Math.ceil(season.league.rules.roundTime / 2);
  const again = withReplay(season, found, Math.max(found.deadline, enough));
  const league = isOver(season.league)
    ? ({ ...season.league, status: 'running', finalAt: null } as const)
    : season.league;
  return { ...again, season: { ...again.season, league } };
}
