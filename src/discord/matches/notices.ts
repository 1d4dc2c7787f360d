import type { Language, MatchState, Table } from '../../engine/index.js';
import {
  actorOf,
  type Ballot,
  type House,
  isOverdue,
  isTogether,
  type Match,
  newcomerOf,
  type OverdueAction,
  type Poll,
  SNOOZES,
} from '../../matches/index.js';
import { button, buttonRows, gallery, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { type PaintedFile, type Surface, sceneFor, spoken } from '../surface.js';
import { botName, wordsIn } from '../words/index.js';
import { dueAt, playButton } from './board-post.js';

/** How a match ended, by its rules or by its people. */
export function outcomeText(
  surface: Pick<Surface, 'house'>,
  match: Match,
  table: Table<MatchState>,
  language: Language = match.language,
): string {
  const game = surface.house.game(match.game);
  const words = wordsIn(language);
  const scene = spoken(sceneFor(game, match, table, 'spectator', language));
  const by = match.result?.by;
  const winners = scene.names.filter((_, seat) => match.result?.places[seat] === 1);
  if (match.result?.reason === 'agreed') return words.drawAgreed;
  return by === undefined
    ? game.words[language].outcome(scene)
    : words.gaveUp(scene.names[by]!, match.result!.reason, winners);
}

/** The end of a match: who won and why, what it counts for, and the seed that proves the shuffles. */
export function resultPost(
  surface: Surface,
  match: Match,
  table: Table<MatchState>,
  counted: string,
  card: readonly PaintedFile[],
  after: readonly Part[],
): Message {
  const words = wordsIn(match.language);
  const how = outcomeText(surface, match, table);
  const players = match.seats.flatMap(({ player }) => (player ? [player] : []));
  const calls = players.map(player => `<@${player}>`).join(' ');
  return message(
    [
      text(`## ${words.matchEnds}\n${how}\n\n${calls}`),
      ...(counted === '' ? [] : [text(counted)]),
      ...(card.length > 0 ? [gallery(card)] : []),
      text(words.seedRevealed(match.seed, match.seedHash)),
      ...after,
    ],
    { calls: players, files: card },
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
    case 'rules':
      return message([text(words.rulesUnchanged(Number(about.version)))]);
    case 'gave-up':
      return message([text(words.seatGaveUp(name))]);
    case 'abort':
      return message([text(words.aborted)]);
    case 'broken':
    case 'pinned': {
      const players = match.seats.flatMap(({ player, conceded }) => (player && !conceded ? [player] : []));
      const end = button(makeCustomId('visit', match.id, 'abort'), { label: words.endMatch });
      const say = about.notice === 'pinned' ? words.tablePinned : words.tableBroken;
      return message([text(say(players.map(player => `<@${player}>`))), ...buttonRows([end])], {
        calls: players,
      });
    }
    case 'called-off':
      return message([text(words.calledOff)]);
    case 'season-closed':
      return message([text(words.seasonClosed(plain(String(about.title))))]);
    case 'season-reopened':
      return message([text(words.seasonReopened(plain(String(about.title))))]);
    case 'stand-in': {
      const { standIn, player } = match.seats[seat] ?? {};
      if (!standIn || standIn.accepted) return message([text(words.seatKept(name))]);
      const say = (answer: 'yes' | 'no') => makeCustomId('stand-in', match.id, seat, answer);
      const asks = words.standInAsked(`<@${player}>`, `<@${standIn.player}>`, Math.floor(standIn.until / 1000));
      return message(
        [
          text(asks),
          ...buttonRows([
            button(say('yes'), { label: words.standInYes, style: 'main' }),
            button(say('no'), { label: words.standInNo }),
          ]),
        ],
        { calls: [standIn.player] },
      );
    }
    case 'idle':
      return message([text(words.idle(Math.floor(Number(about.until) / 1000)))], {
        calls: match.seats.flatMap(({ player, conceded }) => (player && !conceded ? [player] : [])),
      });
    case 'idle-closed':
      return message([text(words.idleClosed)]);
    case 'no-thread':
      return message([text(words.noThread(String(about.permissions).split(', ')))]);
    default: {
      const player = String(about.player);
      return message([text(words.replaced(seat + 1, `<@${player}>`))], { calls: [player] });
    }
  }
}

/** A question to the others: may this be taken back, ended, handed over? */
export const votePost = (poll: Poll): Message =>
  message(voteParts(poll), { calls: poll.state === 'open' ? poll.missing : [] });

/** What a vote says, and its buttons while it is open. A seat is offered to who shall take it. */
export function voteParts({ match, vote, state, missing }: Poll): Part[] {
  const words = wordsIn(match.language);
  const { from = '', bot } = vote.about;
  const newcomer = newcomerOf(vote);
  const former = bot === undefined ? plain(from) : botName(bot, match.language);
  const handover = newcomer === null ? null : { from: former, to: `<@${newcomer}>` };
  const asks = words.vote(vote.kind, `<@${vote.by}>`, handover, former);
  if (state !== 'open') return [text(`${asks}\n**${words.voteEnded(state)}**`)];
  const others = missing.filter(player => player !== newcomer);
  const lines = [
    asks,
    ...(others.length > 0 ? [words.voteNeeds(others.map(player => `<@${player}>`))] : []),
    ...(newcomer !== null && missing.includes(newcomer) ? [words.seatOffered(`<@${newcomer}>`)] : []),
  ];
  const ballot = (word: Ballot) => makeCustomId('vote', match.id, vote.id, word);
  return [
    text(lines.join('\n')),
    ...buttonRows([
      ...(newcomer === null ? [] : [button(ballot('take'), { label: words.takeSeat, style: 'main' })]),
      ...(others.length === 0 ? [] : [button(ballot('yes'), { label: words.agree, style: 'good' })]),
      button(ballot('no'), { label: words.disagree, style: 'bad' }),
    ]),
  ];
}

const snoozeButtons = (match: Match) =>
  SNOOZES.map(snooze =>
    button(makeCustomId('snooze', match.id, snooze), { label: wordsIn(match.language).snooze(snooze) }),
  );

/** A reminder to a waiting player, with the name of the table where it is not read there; past the limit it asks the others what shall happen. */
export function reminderPost(house: House, match: Match, seat: number, now: number, table?: string): Message {
  const words = wordsIn(match.language);
  const held = match.seats[seat]!;
  const player = actorOf(held);
  const since = Math.floor((match.clocks[seat]?.since ?? match.askedAt) / 1000);
  const play = playButton(match);
  const own = player ? [player] : [];
  if (!isOverdue(match.clocks[seat], now))
    return message(
      [
        text([...(table ? [`-# ${table}`] : []), words.reminder(`<@${player}>`, since), words.notNow].join('\n')),
        ...buttonRows([play, ...snoozeButtons(match)]),
      ],
      {
        calls: own,
      },
    );
  const playing = match.seats.filter(({ conceded }) => !conceded);
  // Neither who is away nor who is late too has a say.
  const others = match.seats.flatMap((each, other) =>
    each.player && !each.conceded && other !== seat && !isOverdue(match.clocks[other], now) ? [each.player] : [],
  );
  const line = words.overdue(
    `<@${player}>`,
    since,
    others.map(other => `<@${other}>`),
  );
  const act = (action: OverdueAction) => makeCustomId('late', match.id, match.moment, seat, action);
  const choices = [
    button(act('wait'), { label: words.waitLate, style: 'good' }),
    button(makeCustomId('seek-seat', match.id, seat), { label: words.findSomebody }),
    button(act('skip'), { label: words.skipLate }),
    button(act('claim'), { label: words.claimLate(playing.length === 2 && !isTogether(house, match)), style: 'bad' }),
  ];
  return message([text(line), ...buttonRows([play, ...(others.length > 0 ? choices : [])])], {
    calls: [...own, ...others],
  });
}

/** What the others decided about a move that was late, in place of the question; whoever is waited for has a new limit. */
export function overduePost(match: Match, seat: number, action: OverdueAction): Message {
  const words = wordsIn(match.language);
  const held = match.seats[seat]!;
  const settled = text(`⏰ ${words.lateSettled(action, plain(held.name))}`);
  if (action !== 'wait') return message([settled]);
  const call = text(words.yourMove([`<@${actorOf(held)}>`], dueAt(match, [seat]), false));
  return message([settled, call, ...buttonRows([playButton(match)])]);
}
