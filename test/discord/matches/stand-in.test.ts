import { expect, test } from 'vitest';
import { deadlinePost } from '../../../src/discord/leagues/posts.js';
import { opponentsOf } from '../../../src/discord/matches/lines.js';
import { overduePost, reminderPost } from '../../../src/discord/matches/notices.js';
import type { Surface } from '../../../src/discord/surface.js';
import type { Game } from '../../../src/engine/index.js';
import { join, matchOf, pairingsOf, startSeason } from '../../../src/leagues/index.js';
import { actorNameOf, FRESH, type Match, type Seat, waitedFor } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { makeLeagueStand, openedLeague, openTables, person } from '../../leagues/stand.js';
import { exampleMatch } from '../../matches/match-example.js';
import { makeStand } from '../../matches/stand.js';

const NOW = 10_000;
const seat = (player: string | null, name: string, more: Partial<Seat> = {}): Seat => ({
  player,
  bot: null,
  name,
  side: null,
  conceded: false,
  ...more,
});
const late = { ...FRESH, since: 1, due: 5_000, warned: 'overdue' } as const;
/** Ola is away and Ewa plays for her; Jan is late himself, Kuba is not. */
const standIn = { player: 'ewa', name: 'Ewa', until: 20_000, accepted: true };
const match = exampleMatch({
  seats: [seat('ola', 'Ola', { standIn }), seat('kuba', 'Kuba'), seat('jan', 'Jan')],
  clocks: [late, FRESH, late],
});

test('whoever stands in is waited for; who is away, gave up or was forgotten is not', () => {
  expect(waitedFor(match)).toEqual(['ewa', 'jan']);
  const asked = { ...standIn, accepted: false };
  expect(waitedFor({ ...match, seats: match.seats.with(0, seat('ola', 'Ola', { standIn: asked })) })).toContain('ola');
  expect(waitedFor({ ...match, seats: match.seats.with(2, seat(null, '—', { conceded: true })) })).toEqual(['ewa']);
  expect(waitedFor({ ...match, seats: match.seats.with(2, seat(null, '—')) })).toEqual(['ewa']);
  expect(waitedFor({ ...match, status: 'finished' })).toEqual([]);
});

test('whoever stands in is named where others are told whose turn it is', () => {
  expect(match.seats.map(actorNameOf)).toEqual(['Ewa', 'Kuba', 'Jan']);
  expect(actorNameOf(seat('ola', 'Ola', { standIn: { ...standIn, accepted: false } }))).toBe('Ola');
});

test('past the limit those are asked who have a say: neither who is away nor who is late', () => {
  const { house } = makeStand([pebbles]);
  const post = reminderPost(house, match, 0, NOW);
  expect(post.calls).toEqual(['ewa', 'kuba']);
  expect(JSON.stringify(post.components)).toContain('<@kuba>: co robimy?');
});

test('who is waited for after all is called by the table, not who is away', () => {
  const post = JSON.stringify(overduePost(match, 0, 'wait').components);
  expect(post).toContain('<@ewa>');
  expect(post).not.toContain('<@ola>');
});

test('who stands in plays against the others, not against whom they play for', () => {
  expect(opponentsOf(match, 'ewa', 'pl')).toBe('Kuba, Jan');
  expect(opponentsOf(match, 'ola', 'pl')).toBe('Kuba, Jan');
  expect(opponentsOf(match, 'kuba', 'pl')).toBe('Ola, Jan');
});

test('a league calls who plays, and one table that cannot be rebuilt keeps its reminder from nobody', async () => {
  let isFaulty = false;
  const step: typeof pebbles.step = state => {
    if (isFaulty) throw new Error('a fault of ours');
    return pebbles.step(state);
  };
  const stand = makeLeagueStand(true, { ...pebbles, step });
  const { league } = await openedLeague(stand, 'round-robin');
  for (const index of [1, 2]) await join(stand.hall, league.id, { ...person(index), roles: [] }, stand.press());
  await startSeason(stand.hall, league.id, 'boss', stand.press());
  await openTables(stand, league.id);
  const season = await stand.hall.season(league.id);
  const { house } = stand.hall;
  const id = matchOf(pairingsOf(season, 1)[0]!);
  const played: Match = await house.match(id);
  const seats = played.seats.with(0, { ...played.seats[0]!, standIn });
  await house.store.write({ match: { ...played, seats } }, stand.time);
  const surface = { hall: stand.hall, house } as Surface;
  const called = async () => (await deadlinePost(surface, season, Number.MAX_SAFE_INTEGER))?.calls;
  expect(await called()).toEqual(['ewa', played.seats[1]!.player]);
  isFaulty = true;
  house.dropTable(id);
  expect(await called()).toBeDefined();
});

test('the win is there to be claimed where two play against each other, not where they play together', () => {
  const two = { ...match, seats: match.seats.slice(0, 2), clocks: [late, FRESH] };
  const together = { ...pebbles, lobby: { ...pebbles.lobby, together: () => true } };
  const said = (game: Game) => JSON.stringify(reminderPost(makeStand([game]).house, two, 0, NOW).components);
  expect(said(pebbles)).toContain('Biorę wygraną');
  expect(said(together)).not.toContain('Biorę wygraną');
});
