import { beforeEach, describe, expect, test } from 'vitest';
import {
  askRematch,
  concede,
  freeSeat,
  INVITATION_LIFE,
  joinLobby,
  type Match,
  openLobby,
  type Person,
  Refusal,
  rematchOf,
  startMatch,
} from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

let stand: Stand;
beforeEach(() => {
  stand = makeStand([pebbles]);
});

const opening = { game: pebbles.id, host: ola, guild: '100', home: 'home', language: 'pl' } as const;
const playersOf = ({ seats }: Match) =>
  seats.map(({ player, invited }) => player ?? (invited ? `(${invited.player})` : '-'));
const join = (id: string, person: Person) => joinLobby(stand.house, id, person, stand.press());

describe('invitations', () => {
  const darek: Person = { id: 'darek', name: 'Darek' };
  const open = () => openLobby(stand.house, { ...opening, invited: [kuba, ewa, ola], interaction: stand.press() });

  test('keep a seat for each who is invited, and the others sit elsewhere', async () => {
    const { id, ...lobby } = await open();
    expect(playersOf({ id, ...lobby })).toEqual(['ola', '(kuba)', '(ewa)', '-']);
    expect(playersOf(await join(id, darek))).toEqual(['ola', '(kuba)', '(ewa)', 'darek']);
    await expect(join(id, { id: 'jan', name: 'Jan' })).rejects.toThrow(new Refusal('seats-kept'));
    expect(playersOf(await join(id, ewa))).toEqual(['ola', '(kuba)', 'ewa', 'darek']);
  });

  test('hold for two days, or until the host frees the seat', async () => {
    const { id } = await open();
    await join(id, darek);
    await expect(freeSeat(stand.house, id, kuba, 1, stand.press())).rejects.toThrow(new Refusal('not-host'));
    await freeSeat(stand.house, id, ola, 1, stand.press());
    expect(playersOf(await join(id, { id: 'jan', name: 'Jan' }))).toContain('jan');
    stand.time += INVITATION_LIFE;
    expect(playersOf(await join(id, { id: 'iga', name: 'Iga' }))).toContain('iga');
  });
});

test('whoever sits at fifty tables joins no other', async () => {
  for (let table = 0; table < 50; table++) {
    const { id } = await openLobby(stand.house, {
      ...opening,
      host: { id: `host-${table}`, name: 'Gospodarz' },
      interaction: stand.press(),
    });
    await join(id, kuba);
  }
  const { id } = await openLobby(stand.house, { ...opening, interaction: stand.press() });
  await expect(join(id, kuba)).rejects.toThrow(new Refusal('too-many-matches'));
});

describe('a rematch', () => {
  const ask = (match: Match, person: Person) =>
    askRematch(stand.house, { match: match.id, person, interaction: stand.press() });
  const finished = async () => {
    const match = await startedMatch(stand, pebbles);
    await concede(stand.house, { match: match.id, person: kuba, interaction: stand.press() });
    return stand.house.match(match.id);
  };

  test('seats the same people with seats and sides exchanged, each by a press of their own', async () => {
    const match = await finished();
    const { state } = await stand.house.table(match);
    const sides = [0, 1].map(seat => stand.house.game(match.game).sideOf!(state, seat));
    const lobby = await ask(match, ola);
    expect(playersOf(lobby)).toEqual(['(kuba)', 'ola']);
    expect(lobby.seats.map(({ side }) => side)).toEqual(sides);
    expect((await ask(match, ola)).id, 'a second press of the same person changes nothing').toBe(lobby.id);
    const full = await ask(match, kuba);
    expect(full.id).toBe(lobby.id);
    expect(playersOf(full)).toEqual(['kuba', 'ola']);
    const started = await startMatch(stand.house, lobby.id, kuba, 'elsewhere', stand.press());
    expect(started.seats.map(({ side }) => side)).toEqual(sides);
    expect((await ask(match, ola)).status, 'afterwards the button leads to it').toBe('running');
    expect((await rematchOf(stand.house, match))?.id).toBe(lobby.id);
  });

  test('is asked for by who has played, when it is over', async () => {
    const running = await startedMatch(stand, pebbles);
    await expect(ask(running, ola)).rejects.toThrow(new Refusal('not-over'));
    await expect(ask(await finished(), ewa)).rejects.toThrow(new Refusal('not-seated'));
  });
});
