import { english } from '../../engine/index.js';
import type { RefusalName } from '../../matches/index.js';
import type { RoleObstacle } from '../roles.js';

type About = Readonly<Record<string, string>>;

/** As Discord's own settings call them. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  AttachFiles: 'Attach Files',
  CreatePublicThreads: 'Create Public Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
  ManageThreads: 'Manage Threads',
  ManageRoles: 'Manage Roles',
};
export const permissionsInEnglish = (permissions: readonly string[]): string =>
  permissions.map(id => PERMISSIONS[id] ?? id).join(', ');
/** What is in the way of a role that people take by themselves. */
export const roleTroubleInEnglish: Readonly<Record<RoleObstacle | 'silent', string>> = {
  gone: 'It is no longer there; whoever manages the server can name another: `/settings open-tables`.',
  managed: 'It belongs to everybody or to a bot. Make a role of its own for open tables.',
  power: 'It lets people do more than everybody may. Make one without permissions.',
  permission: 'I lack a permission on this server: Manage Roles. Please ask an admin to grant it.',
  above: 'It stands above my own role: an admin has to drag mine above it in the list of roles.',
  silent: 'Nobody hears it yet: let anyone mention the role, or grant me Mention All Roles.',
};
const named = (permissions = ''): string => permissionsInEnglish(permissions.split(', '));

/** How Arbiter says no in English. */
export const enRefusals: Readonly<Record<RefusalName, (about: About) => string>> = {
  'no-match-here': () => 'There is no match in this channel. Open one with /play, or see yours with /games.',
  'match-over': () => 'This match is over.',
  'not-seated': () => 'You are not playing in this match; you can watch it.',
  'not-asked': () => 'It is not your turn to decide. Here is how things stand.',
  'answered-already': () =>
    'You have answered already. What everybody said is shown when the others have answered too.',
  stale: () => 'That button is from an earlier moment. Here is how things stand now.',
  'no-such-option': () => 'That cannot be chosen now. Here is how things stand.',
  'illegal-move': ({ rule, en }) => `**${rule}** · ${en}`,
  'unclear-move': ({ typed }) => `I do not understand “${typed}”. Pick from the list that /act offers, or press Play.`,
  'too-far-ahead': ({ later }) =>
    `Something is drawn or revealed before “${later}”. Type the move up to there; the rest comes when you have seen it.`,
  'cannot-undo': () =>
    'Your last answer cannot be taken back any more: something was drawn, revealed or played since. With /undo you can ask the others.',
  'nothing-to-undo': () => 'You have not answered anything yet that could be taken back.',
  'lobby-closed': () => 'This lobby is closed.',
  'lobby-full': () => 'All seats are taken.',
  'already-seated': () => 'That person already has a seat.',
  'not-in-lobby': () => 'You have no seat here. Press Join first.',
  'not-host': () => 'Only the one who opened the lobby may change that.',
  'side-taken': ({ by }) => `${by} has taken that side.`,
  'seats-empty': () => 'Some seats are still free.',
  'place-taken': () => 'A match is already being played here. Start yours in another channel, or let me open threads.',
  'unknown-game': () => 'I do not know that game. Pick one from the list.',
  'unknown-option': () => 'That is not one of the choices.',
  'not-started': () => 'The match has not started yet.',
  'cannot-concede': () =>
    'The rules of this game do not let anyone give up. The others may agree to end it: /match abort.',
  'vote-closed': () => 'That vote is closed.',
  'own-proposal': () => 'You have asked; now the others have to answer.',
  'not-your-seat': () => 'That seat is offered to somebody else.',
  'no-bots': () => 'A bot cannot take a place. Name a person.',
  'not-a-member': () => 'That person is not on this server.',
  'too-fast': ({ until }) => `That was a lot in a short time. You can go on <t:${until}:R>.`,
  'not-played-here': () => 'No match with that id was played in this channel.',
  'bad-form': () => 'Something is missing in what was sent. Please try again.',
  'not-overdue': () => 'The time is not over, or the move has been made.',
  'own-delay': () => 'That is for the others to decide. You can still move: press Play.',
  'not-finished': ({ hash }) =>
    `The match is still running. The published hash is \`${hash}\`; the seed comes at the end.`,
  'no-course': () =>
    'There is no course for this game yet. /rules explains it, and the easy computer is a patient opponent.',
  'no-puzzles': () => 'There are no puzzles for this game yet.',
  'puzzle-gone': () =>
    'The rules have changed under this puzzle, so it is not set any more. `/puzzle` has today’s, and an archive.',
  'puzzles-done': () => 'You have been through the whole archive of this game. A new day brings a new puzzle.',
  'film-later': () => 'The film comes when the match is over. Until then step through it: /replay.',
  'cannot-replay': () =>
    'This moment cannot be played again: the rules were corrected since, and the match would go another way today. What happened is in /log.',
  'no-such-seat': () => 'There is no such seat.',
  'missing-permission': ({ permissions, channel }) =>
    `I lack a permission in ${channel ? `<#${channel}>` : 'this channel'}: ${named(permissions)}. Please ask an admin of the server to grant it.`,
  'nothing-private': () => 'You have nothing hidden from the others; the board shows everything.',
  'not-admin': () => 'Only people who manage this server may change that.',
  'bad-zone': ({ typed }) => `I know no time zone “${typed}”. Name one, such as Europe/London.`,
  'bad-absence': () =>
    'An absence ends in the future and lasts 30 days at most, such as “10.05-17.05” or “until 17.05”.',
  'away-too-long': ({ days }) =>
    `Clocks rest for absences of 30 days in three months at most, and you have ${days} ${english(Number(days), 'day', 'days')} left. Whoever is gone for longer can hand the seat over: /match replace.`,
  'own-seat': () => 'That is your own seat: name somebody else.',
  'seats-kept': () => 'The free seats are kept for people who were invited. The host can free one under Options.',
  'not-over': () => 'This match is still running.',
  'bad-hours': ({ typed }) => `I do not understand “${typed}”. Type quiet hours like 22-7, or off.`,
  'personal-setting': () =>
    'Reminders, quiet hours and trivial reactions are everybody’s own. For a channel or a server you can set the language and the colours.',
  expired: () => 'That has expired.',
  'too-many-matches': () => 'You are in very many matches already. Finish some of them first.',
  'no-league-here': () => 'There is no league here. /league create opens one.',
  'which-league': () => 'There are several leagues on this server: say which one in the option `league`.',
  'league-over': () => 'This season is closed.',
  'league-running': () => 'The season has started; this can no longer be changed.',
  'league-not-running': () => 'The season is not running.',
  'not-organiser': () => 'Only the organisers of this league may do that.',
  'already-in-league': () => 'This person is in the league already.',
  'not-in-league': () => 'You are not in this league.',
  'league-full': () => 'The league is full.',
  'not-invited': ({ role }) => `This league is only for people with the role <@&${role}>.`,
  'no-late-join': () => 'This season has started, and nobody can join it any more.',
  'too-few-entrants': ({ needed }) => `A season needs at least ${needed} people.`,
  'too-many-entrants': ({ most }) => `A season of this format takes at most ${most} people.`,
  'no-such-pairing': () => 'There is no such pairing in this league.',
  'no-such-entrant': () => 'There is nobody of that name in this league.',
  'wrong-seats': ({ seats }) =>
    seats === '2'
      ? 'Matches of this league are for two people, and this mode is for more. Choose a mode for two.'
      : `In this league ${seats} people sit at a table, and the game cannot be played so. Choose another mode or format.`,
  'bad-order': () => 'Name everybody of the table once, from the first place on, or choose one of the other results.',
  'no-offer': () => 'Nobody has offered you this place.',
  'bot-account': () => 'That is a bot’s account. Only a person can take a place in a league.',
  'may-not-open-leagues': ({ channel }) =>
    channel
      ? `On this server leagues are run in <#${channel}> only.`
      : 'Here leagues are opened by whoever may manage events or the server. Who else may is set with /league permit.',
  'may-not-write-there': ({ channel }) => `You may not write in <#${channel}>, so you cannot run a league there.`,
  'nothing-to-reopen': () => 'No organiser has closed this season, so there is nothing to reopen.',
  'no-draws': () => 'In this game there is no draw by agreement.',
  'too-many-avoided': ({ most }) => `The list holds ${most} people at most. Take somebody off it first.`,
  'avoided-inside': () =>
    'Somebody you would rather not play with is in this league, and you could be paired. `/league join` with `anyway` joins all the same.',
  'unknown-choice': ({ typed }) => `This game has no option “${typed}”. Pick from the list, or set it in the lobby.`,
  'alone-by-choice': () => 'With these options the game is for one. Choose others to look for people.',
  'no-tables-role': () =>
    'This server has named no role for open tables. Whoever manages it can: `/settings open-tables`.',
  'cannot-give-role': ({ why, role }) =>
    `I cannot give anybody <@&${role}>. ${roleTroubleInEnglish[why as RoleObstacle]}`,
  'role-not-yours': () =>
    'Name a role you could give away yourself: you need Manage Roles, and a role of yours above it.',
  'place-changed': ({ place }) => `Something has changed on ${place} since you left word.`,
  'game-paused': () =>
    'No new matches of this game for now: it has failed several times, which is our fault, and we know of it. Running matches go on.',
  'store-away': () => 'I cannot get at the stored matches right now. Nothing is lost: try again in a minute.',
  'newer-rules': () =>
    'Arbiter is just being updated, and this match goes on under newer rules already. Press again in a moment.',
  'table-broken': () =>
    'This table cannot be opened because of a fault of ours. Everything that was played is kept and no time runs; `/match export` saves it, `/match abort` ends it by agreement.',
  'nothing-waits': () => 'No table waits for you now. `/games` lists your matches.',
  'which-game': () => 'Name the game: no match is played in this channel.',
  'settled-already': () => 'The next round has been drawn from this result; it stands.',
  'needs-winner': () => 'In a knockout somebody has to come through: award a result, or have the match played again.',
  'reason-needed': () => 'Say why: the reason is shown to everybody.',
  'bad-name': ({ most }) => `The league needs a name of at most ${most} characters.`,
  'no-results': () => 'There are no results yet.',
  'plays-already': () => 'You play in this match, so you are called anyway.',
  'too-many-followed': ({ most }) => `You follow ${most} matches already. Stop following one first: /games lists them.`,
  'too-many-followers': ({ most }) => `${most} people follow this match already, and no more can.`,
  'plays-here': () => 'That person plays in this match, or is asked to. Show your hand to somebody who does not.',
  'no-help-in-league': () => 'In a league match everybody plays without help: hands are shown to nobody.',
  'nothing-shown': () => 'You are not showing your hand to anybody.',
  'hand-hidden': () => 'This hand is no longer shown.',
  'hand-not-yours': () => 'This hand is shown to somebody else.',
  'sees-a-hand': () =>
    'Whoever is shown a hand in this match cannot play another seat of it. The hand has to be withdrawn first: /hand hide.',
  'own-final': () => 'This is your own final: who wins it you say at the table.',
  'prediction-closed': () => 'The final has begun; nothing can be predicted any more.',
};
