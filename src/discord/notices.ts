import type { MatchState, Table } from '../engine/index.js';
import { electors, isOverdue, type Match, type Vote } from '../matches/index.js';
import { button, buttonRows, text } from './components.js';
import { makeCustomId } from './custom-id.js';
import { plain } from './limits.js';
import { type Message, message } from './message.js';
import { type Surface, sceneFor, spoken } from './surface.js';
import { wordsIn } from './words/index.js';

/** The end of a match: who won and why, what it counts for, and the seed that proves the shuffles. */
export function resultPost(surface: Surface, match: Match, table: Table<MatchState>, counted: string): Message {
  const game = surface.house.game(match.game);
  const words = wordsIn(match.language);
  const scene = spoken(sceneFor(game, match, table, 'spectator', match.language));
  const by = match.result?.by;
  const how =
    by === undefined ? game.words[match.language].outcome(scene) : words.gaveUp(scene.names[by]!, match.result!.reason);
  const players = match.seats.flatMap(({ player }) => (player ? [player] : []));
  const calls = players.map(player => `<@${player}>`).join(' ');
  return message(
    [
      text(`## ${words.matchEnds}\n${how}\n\n${calls}`),
      ...(counted === '' ? [] : [text(counted)]),
      text(words.seedRevealed(match.seed, match.seedHash)),
    ],
    {
      calls: players,
    },
  );
}

/** Something the whole table should know. */
export function noticePost(match: Match, about: Readonly<Record<string, string | number>>): Message {
  const words = wordsIn(match.language);
  const seat = Number(about.seat);
  const name = plain(match.seats[seat]?.name ?? '');
  switch (about.notice) {
    case 'rules-changed':
      return message([text(words.rulesChanged(Number(about.answers)))]);
    case 'gave-up':
      return message([text(words.seatGaveUp(name))]);
    case 'abort':
      return message([text(words.aborted)]);
    case 'called-off':
      return message([text(words.calledOff)]);
    default:
      return message([text(words.replaced(seat + 1, `<@${about.player}>`))], { calls: [String(about.player)] });
  }
}

/** A question to the others: may this be taken back, ended, handed over? */
export function votePost(match: Match, vote: Vote, state: 'open' | 'carried' | 'refused'): Message {
  const words = wordsIn(match.language);
  const needed = electors(match, vote);
  const asks = words.vote(vote.kind, `<@${vote.by}>`, vote.about.player ? `<@${vote.about.player}>` : '');
  if (state !== 'open') return message([text(`${asks}\n**${words.voteEnded(state)}**`)]);
  const missing = needed.filter(player => !vote.agreed.includes(player));
  return message(
    [
      text(`${asks}\n${words.voteNeeds(missing.map(player => `<@${player}>`))}`),
      ...buttonRows([
        button(makeCustomId('vote', match.id, vote.id, 'yes'), { label: words.agree, style: 'good' }),
        button(makeCustomId('vote', match.id, vote.id, 'no'), { label: words.disagree, style: 'bad' }),
      ]),
    ],
    { calls: missing },
  );
}

/** One reminder per waiting player, edited in place; past the limit it offers the others what they may do. */
export function reminderPost(match: Match, seat: number, now: number): Message {
  const words = wordsIn(match.language);
  const { player } = match.seats[seat]!;
  const since = Math.floor(match.askedAt / 1000);
  const late = isOverdue(match, now);
  const line = words.reminder(`<@${player}>`, since, late);
  const act = (action: string) => makeCustomId('late', match.id, match.moment, seat, action);
  const rows = late
    ? buttonRows([
        button(act('skip'), { label: words.skipLate }),
        button(act('claim'), { label: words.claimLate, style: 'bad' }),
        button(act('wait'), { label: words.waitLate, style: 'good' }),
      ])
    : buttonRows([button(makeCustomId('play', match.id), { label: words.play, style: 'main', emoji: '🎲' })]);
  return message([text(line), ...rows], { calls: player ? [player] : [] });
}
