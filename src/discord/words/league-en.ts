import { english, list } from '../../engine/index.js';
import type { Format } from '../../leagues/index.js';
import { deedEn, whyPairingEn, whyPlaceEn } from './league-en-reasons.js';
import type { LeagueWords } from './league-words.js';
import { dayEn, hoursEn, spanEn } from './spans.js';

const matches = (count: number): string => `${count} ${english(count, 'match', 'matches')}`;
const points = (count: number): string => `${Math.round(count * 10) / 10} ${english(count, 'point', 'points')}`;
const rounds = (count: number): string => `${count} ${english(count, 'round', 'rounds')}`;
const people = (count: number): string => `${count} ${english(count, 'person plays', 'people play')}`;
/** After how long, in the largest unit that still says something. */
const after = (minutes: number): string => {
  const [hours, days] = [Math.round(minutes / 60), Math.round(minutes / 1440)];
  if (minutes < 1) return 'after less than a minute';
  if (minutes < 120) return `after ${Math.round(minutes)} ${english(Math.round(minutes), 'minute', 'minutes')}`;
  return hours < 48
    ? `after ${hours} ${english(hours, 'hour', 'hours')}`
    : `after ${days} ${english(days, 'day', 'days')}`;
};
const half = (share: number): string => (share === 0.5 ? '½' : String(share));
const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:f> (<t:${Math.floor(at / 1000)}:R>)`;

const FORMATS = {
  'round-robin': 'everybody against everybody',
  'double-round-robin': 'everybody against everybody, twice',
  swiss: 'Swiss system',
  knockout: 'knockout: a loss is the end',
  'tables-of-three': 'tables of three, points by place',
  'tables-of-four': 'tables of four, points by place',
} as const;
const MISSED = {
  forfeit: 'whoever the table waits for loses',
  draw: 'a draw',
  computer: 'the computer plays on for whoever is missing',
  extend: 'half the time more, once, then a forfeit',
} as const;
const BREAKS = {
  'head-to-head': ['head to head', 'H2H', 'results among equals'],
  buchholz: ['Buchholz', 'Buch.', 'points of the opponents'],
  sonneborn: ['Sonneborn-Berger', 'S-B', 'points of those beaten, half of those drawn with'],
  wins: ['wins', 'Wins', 'matches won'],
} as const;
const HOW = {
  played: '',
  bye: 'bye',
  forfeit: 'forfeit',
  missed: 'deadline missed',
  awarded: 'awarded',
  annulled: 'annulled',
  closed: 'not played',
} as const;
const PLACES = ['1st', '2nd', '3rd', '4th'] as const;
/** A table in the order of its result: who shares a place has the same number. */
const standings = (names: readonly string[], shares: readonly number[]): string =>
  names
    .map((name, seat) => ({ name, share: shares[seat]!, place: shares.filter(share => share > shares[seat]!).length }))
    .sort((a, b) => b.share - a.share)
    .map(({ name, place }) => `**${PLACES[place]}** ${name}`)
    .join(' · ');

const isTables = (format: Format): boolean => format === 'tables-of-three' || format === 'tables-of-four';
const isByPoints = (format: Format): boolean => format === 'swiss' || isTables(format);

/** What results are worth, and what divides equals. */
function pointsLine({
  format,
  thirdPlace,
  points,
  byPlace,
  tieBreaks,
}: Parameters<LeagueWords['rulesLines']>[0]): string {
  if (format === 'knockout')
    return `A draw lets the better seed through. The losers of the semi-finals ${thirdPlace ? 'play for third place' : 'share third place'}.`;
  const worth = isTables(format)
    ? `Points by place: ${byPlace.join(', ')}; a forfeit 0.`
    : `A win ${points.win}, a draw ${points.draw}, a loss ${points.loss}.`;
  return `${worth} Ties are broken by ${tieBreaks.map(name => BREAKS[name][0]).join(', ')}.`;
}

const awayText = (days: number): string =>
  days === 0 ? 'Being away stops no clock.' : `Being away stops the clock for up to ${hoursEn(days * 24)}.`;

export const leagueEn: LeagueWords = {
  format: format => FORMATS[format],
  status: status =>
    ({
      open: 'open for entries',
      running: 'running',
      paused: 'paused',
      ended: 'all played, not final yet',
      closing: 'closed by an organiser, not final yet',
      closed: 'over',
    })[status],
  missed: rule => MISSED[rule],
  tieBreak: name => BREAKS[name][0],
  tieBreakShort: name => BREAKS[name][1],
  sideRule: rule => (rule === 'balanced' ? 'dealt out evenly' : 'drawn at the table'),
  how: how => HOW[how],
  award: (award, names) =>
    ({
      first: `${names[0]} wins`,
      second: `${names[1]} wins`,
      third: `${names[2]} wins`,
      fourth: `${names[3]} wins`,
      draw: 'A draw',
      neither: names.length === 2 ? 'Both forfeit' : 'All forfeit',
      annul: 'Annul the result',
      replay: 'They play again',
    })[award],
  round: round => `Round ${round}`,
  roundOf: (round, all) => `Round ${round} of ${all}`,
  matchTitle: (league, round, board) => `${league}, round ${round}, table ${board}`,

  opened: (name, channel) =>
    `The league **${name}** takes entries in <#${channel}>. Set the rules of the season here, or later with **Organise** below the league's message.`,
  rulesLines: about =>
    [
      `**${about.game}** · ${FORMATS[about.format]} · ${rounds(about.rounds)}`,
      ...(about.options.length > 0 ? [`-# ${about.options.join(' · ')}`] : []),
      `A round lasts ${hoursEn(about.roundHours)}. A move: ${about.moveHours === null ? 'no limit' : hoursEn(about.moveHours)}. After the deadline: ${MISSED[about.missed]}. ${awayText(about.awayDays)}`,
      pointsLine(about),
      ...(about.lateJoin && isByPoints(about.format)
        ? [
            'Whoever joins later gets nothing for the rounds before; in Buchholz such a round counts like a bye, as an opponent with one’s own points.',
          ]
        : []),
      [
        about.rated ? 'Rated.' : 'Not rated.',
        about.entryRole ? `Only for <@&${about.entryRole}>.` : '',
        about.capacity === null ? '' : `Places: ${about.capacity}.`,
        about.organisers === '' ? 'Organised by whoever manages the server.' : `Organised by ${about.organisers}.`,
      ]
        .filter(part => part !== '')
        .join(' '),
    ].join('\n'),
  entrants: (count, names, more) =>
    count === 0
      ? 'Nobody is here yet. Press **Join**.'
      : `**Entered (${count}):** ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  checkInCount: (there, all) => `Checked in: ${there} of ${all}. Whoever does not check in will not play.`,
  deadlineLine: (at, rule) => `The round ends ${moment(at)}. After that: ${MISSED[rule]}.`,
  pausedLine: '⏸️ Paused: deadlines stand still.',
  closedLine: winner =>
    winner.length === 0 ? 'The season is over.' : `🏆 The season is over. Won by ${list(winner, 'and')}.`,
  endedLine: (isPlayed, finalAt) =>
    isPlayed
      ? `All results are in. Organisers can correct them until ${moment(finalAt)}; then the season is final.`
      : `The season can be reopened, and results corrected, until ${moment(finalAt)}; then it is final.`,
  resting: names => `Sitting this round out: ${list(names, 'and')}.`,
  pairingLine: ({ board, names, score, place, isUndecided, isForThird }) => {
    const [first, second] = names;
    if (second === undefined) return `${board}. ${first} · bye`;
    const note = score && HOW[score.how] !== '' ? ` (${HOW[score.how]})` : '';
    const third = isForThird ? ' · for third place' : '';
    const where = isUndecided ? 'no result, an organiser decides' : place;
    const result = score ? `**${score.shares.map(half).join(':')}**` : '–';
    const ranked = score?.shares.some(share => share > 0) ? standings(names, score.shares) : names.join(' · ');
    const who = names.length === 2 ? `${first} ${result} ${second}` : ranked;
    return `${board}. ${who}${note}${third}${where && !score ? ` · ${where}` : ''}`;
  },
  playedAgain: line => `${line}\nThis match had no result and is played again, in another thread.`,
  moreLines: count => `… and ${count} more`,

  join: 'Join',
  leave: 'Take me off the list',
  drop: 'Drop out',
  imHere: 'I am here',
  table: 'Table',
  pairings: 'Pairings',
  whyMe: 'Why like this?',
  schedule: 'Schedule',
  asText: 'As text',
  asCsv: 'CSV files',
  manage: 'Organise',

  dropAsks: name => `Really drop out of ${name}? A league match under way is lost by forfeit.`,
  dropOther: name => `Take ${name} out`,
  dropOtherAsks: name => `Take ${name} out of the league? A league match of theirs under way is lost by forfeit.`,
  moved: channel => `This league posts in <#${channel}> now.`,
  joined: name => `You are in the league **${name}**.`,
  left: name => `You are out of the league **${name}**.`,
  checkedIn: 'You are checked in.',
  roundBegins: (name, round, all) => `## ${name}: round ${round} of ${all}`,
  pairingCalls: (mentions, until, rule) =>
    `${list(mentions, 'and')}: your table is in the thread below this message. Deadline: ${moment(until)}; after that: ${MISSED[rule]}.`,
  deadlineNear: (name, round, until, rule) =>
    `⏰ **${name}**, round ${round}: the deadline is ${moment(until)}. After that: ${MISSED[rule]}.`,
  stillPlaying: (names, waitingFor, place) =>
    `${names.join(' – ')} · ${place}${waitingFor.length > 0 ? ` · waiting for ${list(waitingFor, 'and')}` : ''}`,
  stillUndecided: names => `${names.join(' – ')} · no result, an organiser decides`,
  deed: (deed, about, who) => deedEn(deed, about, who),
  seasonOver: name => `## 🏁 ${name}: everything is played`,
  seasonEnds: name => `## 🏆 ${name}: the season is over`,
  podium: (place, names, count) =>
    `${['🥇', '🥈', '🥉'][place - 1] ?? `${place}.`} ${list(names, 'and')}${count === null ? '' : ` · ${points(count)}`}`,
  logTitle: 'Decisions in this league',
  logLine: (at, by, sentence) => `<t:${Math.floor(at / 1000)}:d> ${by ? `<@${by}>: ` : ''}${sentence}`,

  manageTitle: name => `### Organising: ${name}`,
  startLabel: 'Start the season…',
  settingsLabel: 'Rules of the season',
  checkInLabel: wanted => (wanted ? 'Ask for check-in' : 'No check-in'),
  pauseLabel: paused => (paused ? 'Resume the season' : 'Pause the season'),
  extendLabel: hours => `Extend the round by ${hoursEn(hours)}`,
  closeLabel: 'Close the season…',
  closeAsks: (name, running) =>
    [
      `### Close the season “${name}”?`,
      running === 0
        ? 'The table stays as it is.'
        : `The table stays as it is. ${running === 1 ? 'One match is' : `${running} matches are`} under way: ${running === 1 ? 'it counts' : 'they count'} for nobody, and the players are told in their threads.`,
      'It can be reopened for 24 hours; then it is final.',
    ].join('\n'),
  closeNow: 'Close it, with a reason…',
  reopenLabel: 'Reopen the season',
  finalLabel: 'Make it final now',
  finalAsks: name => `### Make “${name}” final now?\nAfter that no result can be corrected and nothing reopened.`,
  takePlace: 'Take the place',
  declinePlace: 'No, thank you',
  placeTaken: name => `You are in the league **${name}** now.`,
  placeDeclined: 'The place stays as it was.',
  offerSent: name => `${name} has been asked. The place changes hands as soon as they press **Take the place**.`,
  permitted: (role, channel) =>
    `${role === '' ? 'Everybody may open leagues' : `Leagues are opened by whoever may manage events or the server${role === null ? '' : `, and by <@&${role}>`}`}${channel === null ? '' : `; only in <#${channel}>`}.`,
  editLabel: 'Name, channel, roles…',
  nameLabel: 'Name of the league',
  channelLabel: 'Channel it posts in',
  organisersLabel: 'A role that organises too',
  entryLabel: 'Only this role may join',
  extendPlaceholder: 'Give one pairing more time',
  hoursLabel: 'How much more time',
  turnPage: (page, pages) => `More people and pairings (${page} of ${pages})`,
  backLabel: 'Back',
  awardPlaceholder: 'Award or annul a result, or have it played again',
  replacePlaceholder: 'Replace somebody',
  dropPlaceholder: 'Take somebody out',
  reasonLabel: 'Reason (everybody will read it)',
  resultLabel: 'Result',
  placeLabel: place => `${PLACES[place - 1]} place`,
  otherResultLabel: 'Or another decision',
  decideLabel: 'Decide…',
  newcomerLabel: 'Who takes the place over',
  closeTitle: 'Close the season?',
  startPreview: ({ name, count, rounds: all, format, left, until, missed }) =>
    [
      `### Start the season “${name}”?`,
      `${people(count)}, ${FORMATS[format]}, ${rounds(all)}. The first round is drawn at once; threads are opened and the players called.`,
      `The first round lasts until ${moment(until)}. After that: ${MISSED[missed]}. Later rounds begin by themselves.`,
      'From then on the rules of the season are fixed.',
      ...(left.length > 0 ? [`Not checked in, so left out: ${list(left, 'and')}.`] : []),
    ].join('\n'),
  startNow: 'Draw and begin',
  started: 'The season has started.',
  settingsTitle: name =>
    `### Rules of the season: ${name}\nThey apply at once and everybody sees them. After the start they are fixed.`,
  setting: {
    pace: 'Time per move',
    roundTime: 'Time per round',
    missed: 'After the deadline',
    points: 'Points',
    byPlace: 'Points by place',
    tieBreaks: 'Ties are broken by',
    rated: 'Rating',
    sides: 'Sides',
    lateJoin: 'Joining later',
    awayDays: 'Absence',
    thirdPlace: 'Match for third place',
    rounds: 'Rounds',
    capacity: 'Places',
  },
  awayDays: days => (days === 0 ? 'stops no clock' : `up to ${hoursEn(days * 24)} stop the clock`),
  moveTime: hours => (hours === null ? 'no limit' : hoursEn(hours)),
  roundTime: hoursEn,
  pointsAre: ({ win, draw, loss }) => `${win} – ${draw} – ${loss}`,
  byPlaceAre: all => all.join(' – '),
  yesNo: yes => (yes ? 'yes' : 'no'),
  ratedIs: rated => (rated ? 'counts' : 'does not count'),
  roundsAre: rounds,
  capacityIs: capacity => (capacity === null ? 'no limit' : String(capacity)),

  tableTitle: 'Table',
  columns: { place: '', name: 'Player', played: 'P', won: 'W', drawn: 'D', lost: 'L', points: 'Pts', stage: 'Stage' },
  legend: (format, tieBreak) => [
    'P: matches played',
    ...(format === 'knockout'
      ? ['W: won', 'L: lost', 'Stage: how far they came']
      : isTables(format)
        ? ['1–4: how often in that place']
        : ['W: won', 'D: drawn', 'L: lost']),
    ...(tieBreak ? [`${BREAKS[tieBreak][1]}: ${BREAKS[tieBreak][2]}`] : []),
    ...(format === 'knockout' ? [] : ['Pts: points']),
  ],
  stage: part =>
    part === null
      ? '–'
      : (({ 0: 'winner', 1: 'final', 2: 'semi-final', 4: 'quarter-final' } as const)[part] ?? `last ${2 * part}`),
  pointsOf: points,
  tableRow: (place, name, standing, played) => `${place}. ${name}: ${standing}, ${matches(played)}`,
  tableEmpty: 'The table is still empty.',
  scheduleTitle: name => `### ${name}: schedule`,
  scheduleFuture: (from, to) =>
    from === to ? `Round ${from}: not drawn yet.` : `Rounds ${from}–${to}: not drawn yet.`,
  csvReady: 'The table and all pairings as CSV files.',
  whyPairing: whyPairingEn,
  whyPlace: whyPlaceEn,
  whyLate: (round, times) =>
    `Round ${round} ran out of time and was judged by the time each used: ${times.map(({ name, used }) => `${name} ${spanEn(used)}`).join(', ')}.`,
  noPairing: name => `${name} sits this round out.`,
  noPlace: name => `${name} is not in the table.`,

  counted: verdict =>
    ({
      rated: '📈 The match counts for the rating.',
      scored: '🏆 The score is kept with the others: /leaderboard.',
      unrated: 'The match does not count for the rating: that was settled before it began.',
      aborted: 'The match does not count for the rating: it was ended without a result.',
      short: 'The match does not count for the rating: given up before it had really begun.',
      computer: 'The match does not count for the rating: not every seat was held by a person to the end.',
      private: 'The match does not count for the rating: only servers keep ratings.',
      annulled: 'The match does not count for the rating: an organiser has annulled its result.',
      forfeited: 'The match does not count for the rating: an organiser has ruled that nobody has won it.',
    })[verdict],
  ratingHelped: name => `${name}: rating unchanged, because the computer moved for this seat.`,
  ratingLine: (name, before, after) =>
    `${name}: ${before} → **${after}** (${after >= before ? '+' : '−'}${Math.abs(after - before)})`,

  profileTitle: name => `## ${name}`,
  profileGame: ({ game, rating, rank, rated, won, drawn, lost, streak, best }) =>
    [
      `### ${game}`,
      rating === null
        ? 'No rating yet.'
        : `Rating **${rating}**${rank === null ? '' : ` (place ${rank})`} after ${rated} rated ${english(rated, 'match', 'matches')}`,
      `Won ${won}, drawn ${drawn}, lost ${lost}. ${streak === 0 ? '' : streak > 0 ? `Winning streak: ${streak}. ` : `Losing streak: ${-streak}. `}Longest winning streak: ${best}.`,
    ].join('\n'),
  profileSides: sides => sides.map(({ name, won, matches: all }) => `${name}: ${won} of ${all}`).join(' · '),
  profileReliability: (all, timeouts, minutes) =>
    `Reliability: ${matches(all)}, ran out of time in ${timeouts}${minutes === null ? '' : `, answers ${after(minutes)} on average`}.`,
  profileCurrent: lines =>
    lines.length === 0 ? 'Plays no match at the moment.' : `**Playing now:**\n${lines.join('\n')}`,
  profileEmpty: name => `${name} has no finished match here yet.`,
  day: dayEn,
  chartTitle: (game, all) => `${game}: rating, ${matches(all)}`,
  chartAlt: (name, game, first, last, best) =>
    `Chart of the rating. ${name}, ${game}: ${first} at first, ${last} now, ${best} at best.`,

  leaderboardTitle: game => `Leaderboard: ${game}`,
  leaderboardRow: (place, name, rating, all) => `${place}. ${name}: ${rating} (${matches(all)})`,
  leaderboardEmpty: game => `${game}: there are no rated matches on this server yet.`,
  leaderboardNote: '-# The rating is cautious: it begins at 1000 and also grows because more matches make it surer.',
  rating: 'Rating',
  matches: 'Matches',

  bestScores: 'Best scores',
  scoreRow: (points, who) => `**${points}** · ${who}`,
  profileScores: 'Best scores:',
  statisticsTitle: game => `### ${game} in numbers`,
  statisticsLegend: 'Share of wins, a draw counts half; on the right the matches; the line is one half',
  statisticsAlt: (game, rows) => [`${game} in numbers: shares of wins.`, ...rows].join('\n'),
  statisticsSides: 'Wins by side',
  statisticsBeginners: 'Wins by who begins',
  statisticsShare: (name, percent, all) => `${name}: ${percent}% (${matches(all)})`,
  began: first => (first ? 'Who begins' : 'Who does not begin'),
  statisticsLengths: ({ matches: all, answers, minutes, minutesPerAnswer }) =>
    `**Length:** ${matches(all)}, on average ${answers} ${english(answers, 'answer', 'answers')}, finished ${after(minutes)}.\n**Pace:** an answer comes ${after(minutesPerAnswer)} on average.`,
  statisticsEmpty: game => `${game}: there are no finished matches on this server yet.`,

  dataExported: 'Everything I keep about you, in one file. Answers in running matches are added when they end.',
  deleteAsks: [
    '**Delete everything I keep about you?** This cannot be undone.',
    '- Running matches are conceded and leagues left; your rating, statistics and settings disappear.',
    '- Finished matches stay for the others, with “—” in your place.',
    '- Posts I can still edit are written anew without your name: tables, the last board and the result of each match, league tables.',
    '- What was posted before stays as it was, in words and pictures: only people who manage the server can delete it.',
  ].join('\n'),
  deleteYes: 'Delete everything about me',
  dataDeleted:
    'Done. I keep nothing about you any more. The posts I can still edit are being written anew; older ones stay as they were.',
  nobody: '—',
};
