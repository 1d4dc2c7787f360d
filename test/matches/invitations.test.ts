import { beforeEach, describe, expect, test } from 'vitest';
import type { Game, MatchState } from '../../src/engine/index.js';
import { monolithArena } from '../../src/games/monolith-arena/game.js';
import {
  askRematch,
  beginnerOf,
  chooseOption,
  expireLobbies,
  freeSeat,
  INVITATION_LIFE,
  joinLobby,
  LOBBY_LIFE,
  type Match,
  openLobby,
  type Person,
  Refusal,
  rematchOf,
  rule,
  startMatch,
} from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { NO_LIMITS } from '../discord/no-limits.js';
import { pebbles } from '../engine/pebbles.js';
import { answerSomething, ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const HOUR = 3_600_000;

/** What a lobby begins with. */
const initialChoices = ({ lobby }: Game): Record<string, string> =>
  Object.fromEntries(lobby.options.map(({ id, initial }) => [id, initial]));

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
    stand.time += 47 * HOUR;
    await expect(join(id, { id: 'iga', name: 'Iga' })).rejects.toThrow(new Refusal('seats-kept'));
    stand.time += HOUR;
    expect(playersOf(await join(id, { id: 'iga', name: 'Iga' }))).toContain('iga');
  });

  test('that nobody took are shown as free seats for a day, then the lobby closes', async () => {
    const { id } = await open();
    await join(id, ewa);
    stand.time += INVITATION_LIFE + 1;
    await expireLobbies(stand.house);
    expect(playersOf(await stand.house.match(id))).toEqual(['ola', '-', 'ewa', '-']);
    const posts = (await stand.house.store.postsOf(id)).length;
    await expireLobbies(stand.house);
    expect((await stand.house.store.postsOf(id)).length, 'told once').toBe(posts);
    stand.time += LOBBY_LIFE - INVITATION_LIFE;
    await expireLobbies(stand.house);
    expect((await stand.house.match(id)).status).toBe('expired');
  });

  test('of more people than the usual mode has seats choose the closest one that has', async () => {
    stand = makeStand([monolithArena]);
    const invite = (people: readonly Person[], chosen = {}) =>
      openLobby(stand.house, {
        ...opening,
        game: monolithArena.id,
        invited: people,
        chosen,
        interaction: stand.press(),
      });
    expect((await invite([kuba])).chosen.mode).toBe('duel');
    expect((await invite([kuba, ewa])).chosen.mode).toBe('three');
    expect((await invite([kuba, ewa, darek])).chosen.mode).toBe('four');
    await expect(invite([kuba, ewa], { mode: 'duel' })).rejects.toThrow(new Refusal('lobby-full'));
  });

  test('count as people when the host chooses a mode for fewer', async () => {
    stand = makeStand([monolithArena]);
    const chosen = { mode: 'four' };
    const more = { game: monolithArena.id, chosen, invited: [kuba, ewa, darek], interaction: stand.press() };
    const { id } = await openLobby(stand.house, { ...opening, ...more });
    const choose = () => chooseOption(stand.house, id, ola, 'mode', 'duel', stand.press());
    await expect(choose()).rejects.toThrow(new Refusal('lobby-full'));
    for (const seat of [1, 2]) await freeSeat(stand.house, id, ola, seat, stand.press());
    expect(playersOf(await choose())).toEqual(['ola', '(darek)']);
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
  /** What everybody does together in the beginning is over: somebody is on turn. */
  const untilTurn = async (id: string) => {
    for (;;) {
      const match = await stand.house.match(id);
      const { state } = await stand.house.table(match);
      if (stand.house.game(match.game).onTurn(state as MatchState) !== null) return;
      await answerSomething(stand, id, [1, 2, 3, 4]);
    }
  };
  const finished = async (game: Game = pebbles, people: readonly Person[] = [ola, kuba]) => {
    const { id } = await startedMatch(stand, game, people);
    await untilTurn(id);
    await rule(stand.house, id, 1, 'conceded');
    return stand.house.match(id);
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

  const beginner = async (match: Match) => {
    const answers = await stand.house.store.answers(match.id);
    const seat = beginnerOf(stand.house.game(match.game), match, answers);
    return match.seats[seat ?? -1]?.player;
  };
  const sidesBy = async (match: Match) => {
    const { state } = await stand.house.table(match);
    const { sideOf } = stand.house.game(match.game);
    return Object.fromEntries(match.seats.map(({ player }, seat) => [player, sideOf?.(state, seat)]));
  };

  test.each(games.filter(({ lobby }) => lobby.begins).map(game => [game.id, game] as const))(
    'of %s: another begins, and everybody has another side, however often it is played',
    async (_, game) => {
      stand = makeStand([game], { allowances: NO_LIMITS });
      const people = game.lobby.seats(initialChoices(game)).max > 2 ? [ola, kuba, ewa] : [ola, kuba];
      let match = await finished(game, people);
      for (let round = 0; round < 4; round++) {
        for (const person of people) await ask(match, person);
        const lobby = (await rematchOf(stand.house, match))!;
        const next = await startMatch(stand.house, lobby.id, ola, `round-${round}`, stand.press());
        await untilTurn(next.id);
        expect(await beginner(next)).not.toBe(await beginner(match));
        const [before, after] = [await sidesBy(match), await sidesBy(next)];
        for (const { id } of people) expect(after[id]).not.toBe(before[id]);
        expect(new Set(Object.values(after))).toEqual(new Set(Object.values(before)));
        await rule(stand.house, next.id, 1, 'conceded');
        match = await stand.house.match(next.id);
      }
    },
  );

  test('is asked for by who has played, when it is over', async () => {
    const running = await startedMatch(stand, pebbles);
    await expect(ask(running, ola)).rejects.toThrow(new Refusal('not-over'));
    await expect(ask(await finished(), ewa)).rejects.toThrow(new Refusal('not-seated'));
  });
});
