import { begin, type MatchState } from '../engine/index.js';
import { beginnerOf, beginningOf, isByPeople, type KeptAnswer, type Match, teamsOf } from '../matches/index.js';
import type { Hall } from './hall.js';
import type { Counted, CountedSeat, Verdict } from './rating.js';
import type { Ruling } from './ruling.js';
import { placesOf, sharesOf } from './scoring.js';

/** Who gave up before everybody had answered this often has not played a match worth counting. */
const FEWEST_ANSWERS = 3;

/** A match that is over as it counts, without the ratings: as it was played, or as an organiser has ruled. */
export async function judged(hall: Hall, match: Match, ruling: Ruling | null): Promise<Counted> {
  const answers = await hall.house.store.answers(match.id);
  const teams = teamsOf(hall.house, match);
  const places = ruling?.shares ? placesOf(ruling.shares) : (match.result?.places ?? match.seats.map(() => 1));
  const shares = ruling?.shares ?? sharesOf(match, places, teams);
  const facts = factsOf(hall, match, answers);
  const seats = match.seats.map(
    (seat, index): CountedSeat => ({
      player: seat.player,
      name: seat.name,
      ...facts[index]!,
      place: places[index]!,
      share: shares[index]!,
      gaveUp: gaveUp(match, index),
      shownBefore: null,
      shown: null,
    }),
  );
  return {
    match: match.id,
    guild: match.guild,
    game: match.game,
    verdict: ruling ? ruledVerdict(match, answers, ruling) : verdictOf(match, answers),
    answers: answers.length,
    lasted: Math.max(0, (match.endedAt ?? 0) - (match.startedAt ?? 0)),
    at: match.endedAt ?? hall.now(),
    seats,
  };
}

/** Whether a match counts as an organiser has ruled: as if it had ended so, where it had come to an end at all. */
function ruledVerdict(match: Match, answers: readonly KeptAnswer[], { shares }: Ruling): Verdict {
  if (match.status !== 'finished') return 'aborted';
  if (!shares) return 'annulled';
  if (shares.every(share => share === 0)) return 'forfeited';
  return verdictOf({ ...match, result: { places: placesOf(shares), reason: 'rules' } }, answers);
}

function gaveUp(match: Match, seat: number): CountedSeat['gaveUp'] {
  if (!match.seats[seat]!.conceded) return null;
  // A seat the computer took over had run out of time.
  return match.result?.by === seat && match.result.reason === 'conceded' ? 'conceded' : 'claimed';
}

/** Whether the match changes ratings, and if not, why not. */
export function verdictOf(match: Match, answers: readonly KeptAnswer[]): Verdict {
  if (match.status !== 'finished') return 'aborted';
  if (match.guild === null) return 'private';
  if (match.result!.score) return match.seats.some(({ bot, helped }) => bot !== null || helped) ? 'computer' : 'scored';
  if (match.unrated || match.event?.rated === false) return 'unrated';
  const { by } = match.result!;
  if (
    match.seats.some(({ bot, player, conceded }, seat) => bot !== null || player === null || (conceded && seat !== by))
  ) {
    return 'computer';
  }
  if (match.seats.every(({ helped }) => helped)) return 'computer';
  if (new Set(match.seats.map(({ player }) => player)).size < match.seats.length) return 'computer';
  const given = match.seats.map((_, seat) => answers.filter(({ answer }) => answer.seat === seat).length);
  return isByPeople(match.result!) && given.some(count => count < FEWEST_ANSWERS) ? 'short' : 'rated';
}

/** What statistics want to know of each seat: its side, whether it began, how much and how long it thought. */
function factsOf(hall: Hall, match: Match, answers: readonly KeptAnswer[]) {
  const game = hall.house.game(match.game);
  const { table } = begin(game, beginningOf(match));
  const beginner = beginnerOf(game, match, answers);
  const facts = match.seats.map((seat, index) => ({
    side: seat.side ?? game.sideOf?.(table.state as MatchState, index) ?? null,
    began: beginner === index,
    answers: 0,
    thought: 0,
  }));
  let asked = match.startedAt ?? 0;
  for (const { answer, at } of answers) {
    const seat = facts[answer.seat];
    if (seat) {
      seat.answers += 1;
      seat.thought += Math.max(0, at - asked);
    }
    asked = at;
  }
  return facts;
}
