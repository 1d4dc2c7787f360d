import type { Answered, Reply } from './answering.js';
import { finished } from './answering.js';
import { changeMatch } from './changing.js';
import type { House } from './house.js';
import { type Match, ownSeatOf, type Result } from './match.js';
import { Refusal } from './refusal.js';
import { unshown } from './showing-hands.js';
import type { NewPost } from './store.js';

/** Gives the person's seat up. When only one side is left playing, it has won. */
export function concede(house: House, reply: Reply): Promise<Answered> {
  return house.queues.run(reply.match, async () => {
    const { match, table } = await house.running(reply.match);
    const seat = ownSeatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    const changed = await giveUp(house, match, seat, 'conceded', reply.interaction);
    return { match: changed, table, seat };
  });
}

/** The seat gives up, by its own will or because it ran out of time. A computer opponent plays on where others do. */
export async function giveUp(
  house: House,
  match: Match,
  seat: number,
  reason: 'conceded' | 'claimed',
  interaction?: string,
): Promise<Match> {
  const game = house.game(match.game);
  if (game.lobby.mayConcede?.(match.chosen) === false && reason === 'conceded') throw new Refusal('cannot-concede');
  const left = withoutPerson(match, seat);
  const result = resultAfter(house, left, reason, seat);
  return result
    ? changeMatch(
        house,
        match,
        finished(left, result, house.world.now()),
        [{ kind: 'board', about: { gaveUp: seat } }, { kind: 'result' }],
        interaction,
      )
    : changeMatch(house, match, left, gaveUp(seat), interaction);
}

/** The computer plays on for the seat, whoever is left. */
export const standInFor = (house: House, match: Match, seat: number): Promise<Match> =>
  changeMatch(house, match, withoutPerson(match, seat), gaveUp(seat));

const gaveUp = (seat: number): NewPost[] => [{ kind: 'notice', about: { notice: 'gave-up', seat } }, { kind: 'board' }];

const withoutPerson = (match: Match, seat: number): Match => ({
  ...match,
  seats: match.seats.with(seat, { ...unshown(match.seats[seat]!), conceded: true }),
});

export function teamsOf(house: House, match: Match): readonly number[] {
  const teams = house.game(match.game).lobby.teams?.(match.chosen, match.seats.length);
  return teams ?? match.seats.map((_, seat) => seat);
}

/** Whether nobody has opponents who could win by another's leaving. */
export const isTogether = (house: House, { game, chosen, seats }: Match): boolean =>
  house.game(game).lobby.together?.(chosen, seats.length) ?? false;

/** The result when no side but one has anybody left who plays, or nobody has; null while the match goes on. */
function resultAfter(house: House, match: Match, reason: Result['reason'], by: number): Result | null {
  const teams = teamsOf(house, match);
  const playing = new Set(teams.filter((_, seat) => !match.seats[seat]!.conceded));
  if (playing.size > (isTogether(house, match) ? 0 : 1)) return null;
  return { places: teams.map(team => (playing.has(team) ? 1 : 2)), reason, by };
}
