import { english, list } from '../../engine/index.js';
import type { Pace } from '../../matches/index.js';
import { enRefusals, permissionsInEnglish, roleTroubleInEnglish } from './en-refusals.js';
import { dayEn, hoursEn, spanEn } from './spans.js';
import type { Words } from './words.js';

const HOUR = 3_600_000;
const leftText = (left: number | null): string => (left === null ? '' : ` · ${spanEn(left)} left`);
const and = (parts: readonly string[]): string => list(parts, 'and');

function timeText({ remindAfter, limit, bank }: Pace): string {
  const reminder = `reminder after ${hoursEn(remindAfter / HOUR)}`;
  if (bank)
    return `${hoursEn(bank.size / HOUR)} for the match, plus ${hoursEn(bank.increment / HOUR)} a turn; ${reminder}`;
  return limit === null ? `No time limit, ${reminder}` : `${hoursEn(limit / HOUR)} per turn, ${reminder}`;
}

const SETTINGS = {
  language: 'Language',
  reminders: 'Reminders',
  quiet: 'Quiet hours',
  palette: 'Colours of pictures',
  trivial: 'Trivial reactions',
  board: 'Boards',
  notify: 'Notifications',
} as const;

const VALUES: Readonly<Record<string, string>> = {
  'language/pl': 'Polish',
  'language/en': 'English',
  'language/auto': 'As in Discord',
  'reminders/on': 'On',
  'reminders/off': 'Off',
  'palette/standard': 'Standard',
  'palette/colour-blind': 'Colour-blind safe',
  'trivial/ask': 'Ask me',
  'trivial/auto': 'Answer for me',
  'quiet/off': 'None',
  'notify/thread': 'In the thread',
  'notify/direct': 'By direct message',
  'notify/digest': 'Once a day',
  'board/picture': 'As pictures',
  'board/text': 'In words, pictures on request',
};

const TITLES = {
  player: 'Your settings',
  channel: 'Settings of this channel',
  guild: 'Settings of this server',
} as const;

const LINE_STATES = {
  yours: '**your move**, your turn came',
  others: 'waiting for others, last move',
  lobby: 'lobby opened',
  running: 'last move',
} as const;

export const en: Words = {
  choose: 'Choose…',
  chooseOther: 'Something else…',
  row: name => `Row ${name}`,
  range: (first, last) => `${first} – ${last}`,
  chooseSome: (min, max) => (min === max ? `Choose ${min}` : `Choose ${min} to ${max}`),
  none: 'None of these',
  earlier: '◀ Earlier',
  later: (page, pages) => `More (${page}/${pages}) ▶`,
  laterPage: (page, pages) => `Later (${page}/${pages}) ▶`,
  typeNumber: (min, max) => `Type a number from ${min} to ${max}`,
  numberTitle: 'Your number',
  donePicking: count => (count === 0 ? 'Take nothing' : `Take ${english(count, 'this one', `these ${count}`)}`),
  unpick: 'Undo the last pick',
  pickedSoFar: count => `Picked so far: ${count}.`,
  back: 'Back',
  anew: 'Restart turn',
  takeBack: 'Take it back',

  play: 'Play',
  hand: 'Hand',
  whatHappened: 'Log',
  more: 'More',
  aboutMatch: 'About this match',
  boardAsText: 'Board as text',
  opening: hash =>
    `-# Shuffles are sealed: SHA-256 of the seed is \`${hash}\`. The seed is revealed at the end; check it with /verify.`,
  undone: name => `↩️ ${name} takes a move back.`,
  over: 'The match is over.',
  computerThinks: '🤖 The computer is thinking…',
  yourMove: (mentions, until, late) => {
    const call = `▶ **Your move:** ${and(mentions)}`;
    if (until === null) return call;
    return late ? `${call} · time ran out <t:${until}:R>` : `${call} · due <t:${until}:R>`;
  },
  timeUntil: (until, late) => `-# ⏳ ${late ? 'Time ran out' : 'Due'} <t:${until}:R>`,
  sealed: said => `🔒 Sealed: **${said}**. It is shown when everybody has answered.`,
  yourTurn: 'It is your turn now.',
  waitingFor: mentions => `Waiting for ${and(mentions)}.`,
  orderKept: typed =>
    `📜 Kept sealed for your turn: \`${typed}\`. It is played if it is possible then and nothing has changed in the places it names; otherwise you are told why not.`,
  orderAt: until => `It will be played <t:${until}:R>.`,
  orderFailed: (typed, why) => `📜 \`${typed}\` was not played. ${why}`,
  withdrawOrder: 'Withdraw it',
  keepForTurn: typed => `Keep for my turn: ${typed}`,
  alwaysAnswer: 'The same answer for the rest of this turn…',
  alwaysAnswers: option => `Until this turn ends: ${option}`,
  nothingHappened: 'Nothing has happened since.',
  privately: { one: 'Only {names} sees: {line}', many: 'Only {names} see: {line}' },
  replayAt: (moment, moments) => `**⏯️ Moment ${moment} of ${moments}**`,
  replay: 'Replay',
  replayTurns: 'Go to a turn or a battle',
  replayHand: name => `Beside the board: ${name}’s hand`,
  replayNoHand: 'Beside the board: nobody’s hand',
  showEveryone: 'Show everyone',
  sharedBy: name => `${name} shows this from the replay`,
  film: 'Film',
  filmWaits: '🎞️ The film is next in line; another one is being finished first.',
  filmProgress: (done, count) => `🎞️ Making the film: ${done} of ${count} pictures.`,
  filmStop: 'Stop',
  filmStopped: '🎞️ The film was stopped.',
  filmFailed: '🎞️ The film could not be made. Try again in a moment.',
  filmHint: 'One picture a turn. Tap to enlarge or save it.',
  filmAlt: (game, names) => `Film of a match: ${game}, ${names.join(' – ')}`,
  andMore: count => `… and ${count} more`,
  day: dayEn,

  lobbyWaits: missing =>
    `**Waiting for ${missing} more ${english(missing, 'player', 'players')}.** A computer can be added under Options.`,
  lobbyReady: free =>
    free === 0
      ? '**The table is full.** Anyone seated may start.'
      : `**Ready to start.** Anyone seated may start; ${free} more may join before that.`,
  lobbyExpired: 'This lobby is closed. Open a new one with /play.',
  withoutResult: 'The match ended without a result.',
  startedHere: 'The match is being played in this channel.',
  startedIn: place => `The match is being played in ${place}.`,
  lobbyOpened: game => `The lobby for ${game} is open in this channel.`,
  freeSeat: 'free seat',
  randomSide: 'random',
  chooseSide: 'Choose your side',
  join: 'Join',
  leave: 'Leave',
  options: 'Options',
  optionsTitle: '**Options.** They apply at once; the table sees them.',
  moreOptions: 'More options and variants…',
  optionsFixed: '**The match has begun; its options are fixed:**',
  team: number => `team\u00a0${number}`,
  start: 'Start',
  pace: timeText,
  paceLabel: 'Time',
  atZeroLabel: 'When the time is up',
  atZero: what =>
    ({
      ask: 'When the time is up: the others decide',
      computer: 'When the time is up: the computer takes the seat over',
      lost: 'When the time is up: the match is lost',
    })[what],
  ratedLabel: 'Rating',
  rated: yes => (yes ? 'Counts for the rating' : 'Does not count for the rating'),
  addBot: 'Add a computer opponent',
  removeBot: 'Send the computer away',

  matchEnds: 'The match is over',
  gaveUp: (name, reason, winners) => {
    const how = reason === 'claimed' ? `${name} ran out of time.` : `${name} concedes.`;
    return `${how} ${and(winners)} ${english(winners.length, 'wins', 'win')}.`;
  },
  seatGaveUp: name => `${name} drops out. The computer plays on for that seat.`,
  seedRevealed: (seed, hash) => `-# Seed: \`${seed}\` (SHA-256 \`${hash}\`). /verify replays the whole match from it.`,
  rulesUnchanged: version => `📜 Rules ${version}: this match goes on unchanged.`,
  tablePinned: mentions =>
    `📌 ${and(mentions)}: the rules have changed in a way this match cannot follow. It is stored and nobody’s time runs; \`/match export\` saves it to a file. You may also agree to end it without a result.`,
  rulesChanged: answers =>
    `⚠️ Arbiter was updated and the rules were corrected. The last ${answers} ${english(answers, 'answer', 'answers')} no longer ${english(answers, 'fits', 'fit')} and ${english(answers, 'was', 'were')} taken back; please play on from here.`,
  tableBroken: mentions =>
    `⚠️ ${and(mentions)}: I cannot open this table any more. It is a fault of ours and has been reported. Everything that was played is kept and nobody’s time runs; the match goes on as soon as it is mended. \`/match export\` saves it as a file. You can also agree to end it without a result.`,
  aborted: 'The match was ended by agreement. It has no result.',
  calledOff: 'The league has called this match off, without a result at the table.',
  seasonClosed: league =>
    `🏁 The season of **${league}** is closed: this match no longer counts for it. You may play on; it still counts for the rating if it did before.`,
  seasonReopened: league => `▶️ The season of **${league}** is open again: this match counts for it as before.`,
  drawAgreed: 'A draw by agreement.',
  replaced: (seat, mention) => `${mention} takes over seat ${seat}.`,
  noThread: permissions =>
    `-# I may not open a thread here (missing: ${permissionsInEnglish(permissions)}), so the match is played in this channel.`,
  cannotPost: (place, obstacle) => {
    const rest = 'Nothing is lost: what happens meanwhile is posted as soon as I can, and /games leads to the match.';
    if (obstacle === 'locked') return `⚠️ I cannot post in ${place}: the thread is closed and locked. ${rest}`;
    if (obstacle === 'gone') return '⚠️ The channel of this match is gone. It can still be played and ended from here.';
    return `⚠️ I cannot post in ${place}. I lack: ${permissionsInEnglish(obstacle.missing)}. ${rest}`;
  },
  canPostAgain: place => `The match goes on in ${place}.`,

  vote: (kind, by, handover, late) => {
    if (kind === 'undo')
      return `${by} asks to take their last move back, together with everything that happened after it.`;
    if (kind === 'draw') return `${by} offers a draw.`;
    if (kind === 'claim') return `⏰ ${by} proposes to take ${late} out of the match: the time for the move is over.`;
    if (handover) return `${by} proposes that ${handover.to} takes over the seat of ${handover.from}.`;
    return `${by} proposes to end the match without a result.`;
  },
  voteNeeds: mentions => `Still to agree: ${and(mentions)}.`,
  voteEnded: state => (state === 'carried' ? 'Agreed.' : 'Refused.'),
  undoNeeds: mentions =>
    `Something has been drawn, revealed or played since, so ${and(mentions)} would have to agree. Everything after your move is taken back with it.`,
  askOthers: count => (count === 1 ? 'Ask them' : 'Ask them all'),
  seatOffered: mention => `${mention}: to sit down here, press “Take the seat”.`,
  seatCalled: 'Asked. The seat changes hands when everybody agrees and the newcomer takes it.',
  takeSeat: 'Take the seat',
  voteCalled: 'The others have been asked. It happens when all of them agree.',
  agree: 'Agree',
  disagree: 'Refuse',

  calledDirectly: (table, until) => `▶ **Your move:** ${table}${until === null ? '' : ` · due <t:${until}:R>`}`,
  toThread: 'To the table',
  calledHere: mention =>
    `🔔 ${mention}, it is your move. Discord does not let me send you direct messages, so I call you here.`,
  unreachable:
    '⚠️ Discord did not let me send you a direct message, so I call you in the threads. Allow messages from members of this server, then choose `/settings notify` again.',
  digest: tables => `${tables} ${english(tables, 'table waits', 'tables wait')} for you`,
  digestLine: (table, link, until) => `▶ [${table}](${link})${until === null ? '' : ` · due <t:${until}:R>`}`,
  reminder: (mention, since) => `🔔 ${mention}, it is your move. Your turn came <t:${since}:R>.`,
  notNow: '-# Not now? I will remind you in 4 hours, in the evening or tomorrow at 9 am:',
  snooze: snooze => ({ hours: '4 h', evening: 'Evening', tomorrow: '9 am' })[snooze],
  snoozed: until => `I will remind you <t:${until}:R>. The time for your move goes on as before.`,
  threadOver: (winners, names) => {
    const end = winners === null ? 'No result' : winners.length === names.length ? 'Draw' : `${and(winners)} won`;
    return `🏁 ${end}: ${names.join(' – ')}`;
  },
  resultsLabel: 'Results channel',
  rematch: 'Rematch',
  rematchWaits: (ready, missing) =>
    `🔁 Rematch: ${and(ready)} ${ready.length === 1 ? 'is' : 'are'} in${missing.length > 0 ? `, waiting for ${and(missing)}` : ''}. Somebody else starts, and sides swap.`,
  rematchIn: place => `🔁 The rematch is played in ${place}.`,
  keptFor: (mention, until) => `kept for ${mention}, free <t:${until}:R>`,
  freeSeatLabel: 'Free a seat that is kept',
  freeSeatOf: name => `Free the seat kept for ${name}`,
  standInAsked: (mention, asked, until) =>
    `🏖️ ${mention} is away until <t:${until}:D> and asks ${asked} to play this seat meanwhile. Whoever says yes sees its hand from then on.`,
  standInYes: 'I will play it',
  standInNo: 'Not this time',
  standsIn: (mention, name, until) => `🏖️ ${mention} plays for ${name} until <t:${until}:D>.`,
  seatKept: name => `🏖️ Nobody stands in for ${name}: the clock of this seat rests.`,
  awayUntil: (until, standIn) => ` · away until <t:${until}:D>${standIn ? `, ${standIn} plays` : ''}`,
  awayLabel: 'Away',
  away: days => `Away for ${hoursEn(days * 24)}`,
  notAway: 'Away: no',
  awayTill: (from, last) => `Away: ${from === null ? 'until' : `${dayEn(from)} to`} ${dayEn(last)}`,
  idle: until =>
    `💤 This table has stood still for a month past its limit. Unless somebody moves or you agree on something else, it is closed without a result <t:${until}:R>.`,
  idleClosed: '💤 Nobody has moved for weeks: the match is closed without a result.',
  overdue: (mention, since, others) =>
    [
      `⏰ The time for this move is over: ${mention}, your turn came <t:${since}:R>. You can still move.`,
      ...(others.length > 0 ? [`${and(others)}: what do you want to do?`] : []),
    ].join('\n'),
  skipLate: 'Let the computer move',
  claimLate: wins => (wins ? 'Claim the win' : 'Take them out of the match'),
  waitLate: 'Keep waiting',
  findSomebody: 'Find somebody',
  seatLookedFor: 'The seat is offered where this table was opened. Whoever takes it plays on from here.',
  seatOpen: (table, place, by) =>
    `🪑 **A seat is free:** ${table} in ${place}. ${by} is looking for somebody to play on. Whoever takes it agrees to that and sees its hand from then on; their rating does not change.`,
  seatTaken: place => `The seat is yours: ${place}.`,
  seatNoLongerOpen: '🪑 This seat is no longer free.',
  tableOpen: role => `${role}: a table is open.`,
  tablesRoleLabel: 'Role called for open tables',
  roleTrouble: trouble => `⚠️ ${roleTroubleInEnglish[trouble]}`,
  hearButton: hears => (hears ? 'Open tables: no longer call me' : 'Open tables: call me'),
  hearsOfTables: (role, hears) =>
    hears
      ? `🔔 You have ${role} now: you are called when a table opens. The same button ends it.`
      : `🔕 You no longer have ${role}: open tables do not call you.`,
  avoided: mentions => `-# You would rather not play with: ${and(mentions)}. Only you see this.`,
  seeking: (game, until) =>
    `🔎 I am looking for people to play ${game} with you until <t:${until}:f>. As soon as enough fit, I open a table and call you all.`,
  seekingWhat: wishes =>
    wishes.length === 0
      ? '-# Any options, any pace.'
      : `-# ${wishes.join(' · ')}. Anything else as the others like it.`,
  ratingWithin: (from, to) => `rating ${from} to ${to}`,
  seekLine: (game, until) => `🔎 Looking for people: **${game}**, until <t:${until}:f>`,
  stopSeeking: game => `Stop looking: ${game}`,
  notSeeking: game => `I am no longer looking for people to play ${game} with you.`,
  found: game => `Enough people want to play ${game}: the table is open, and all of them have been called.`,
  lateSettled: (action, name) => {
    if (action === 'skip') return `The computer moved for ${name}.`;
    return action === 'claim' ? `${name} is out of the match.` : `We keep waiting for ${name}.`;
  },

  forgotten: '-# Deleted at a player’s request.',
  done: 'Done.',
  confirmConcede: 'Concede this match? This cannot be taken back.',
  conceded: 'You have conceded the match.',
  yesConcede: 'Concede the match',
  matchStatus: ({ game, id, seats, startedAt, isOver, seedHash, waitingFor, left, pace }) =>
    [
      `### ${game}`,
      ...seats.map((seat, index) => `${index + 1}. ${seat}${leftText(left[index] ?? null)}`),
      isOver ? '' : timeText(pace),
      startedAt === null ? '' : `Started <t:${Math.floor(startedAt / 1000)}:R>.`,
      isOver ? 'The match is over.' : '',
      waitingFor.length > 0 ? `Waiting for ${and(waitingFor)}.` : '',
      `-# Match ${id} · seed hash \`${seedHash}\``,
    ]
      .filter(line => line !== '')
      .join('\n'),
  exported:
    'The match as files: what happened, to read, and its start and every answer, to replay. While it runs, seed, answers and secrets stay sealed.',
  openMatch: 'Open a match here…',
  endMatch: 'End it without a result',
  nextTable: (table, place, more) =>
    `⏭️ **Next:** ${place ?? table}${more > 0 ? ` · ${more} more ${english(more, 'table waits', 'tables wait')} for you` : ''}`,
  nextButton: 'Go there',
  noteTitle: 'Note to self',
  noteLabel: 'Only you see it; leave it empty to delete it',
  asPicture: 'As a picture',
  noMatches: () => 'You are not playing any match right now. Open one with /play.',
  matchLine: ({ game, place, isNamed, opponents, state, since, due }) => {
    const table = isNamed ? place : `${place} **${game}** with ${opponents || 'nobody yet'}`;
    const until = due === null ? '' : ` · due <t:${due}:R>`;
    return `${state === 'yours' ? '▶' : '⏳'} ${table} · ${LINE_STATES[state]} <t:${since}:R>${until}`;
  },
  verified: ({ answers, hashMatches, mismatchAt, sameEnd, seed }) =>
    hashMatches && mismatchAt === null && sameEnd
      ? `✅ Everything matches. The seed \`${seed}\` has the published hash, and replaying ${answers} ${english(answers, 'answer', 'answers')} leads to the same end.`
      : [
          '❌ Something does not match.',
          hashMatches ? '' : 'The seed does not have the published hash.',
          mismatchAt === null ? '' : `The replay leaves the path at answer ${mismatchAt} of ${answers}.`,
          sameEnd ? '' : 'The replay ends differently.',
        ]
          .filter(line => line !== '')
          .join('\n'),
  whyAllowed: move => `Nothing forbids it: \`${move}\` is a legal move now.`,
  forbidden: (rule, because) => `**${rule}** · ${because}`,

  settingsTitle: whose => TITLES[whose],
  settingsSaved: 'Saved.',
  settingsOf: whose => ({ player: 'Mine', channel: 'This channel', guild: 'This server' })[whose],
  quietRule: most =>
    `-# Then nobody reminds you and your clock rests: ${hoursEn(most)} a day at most, the same for everybody.`,
  awayChoice: (from, last) => (from === null ? `Until ${dayEn(last)}` : `${dayEn(from)} to ${dayEn(last)}`),
  backChoice: 'Not away: I am here',
  noQuiet: 'No quiet hours',
  timeZone: zone => `Zone: ${zone}`,
  myData: 'My data',
  deleteMyData: 'Delete my data…',
  setting: id => SETTINGS[id],
  settingValue: (id, value) => VALUES[`${id}/${value}`] ?? value,
  help: () =>
    [
      '## Arbiter in three steps',
      '1. `/play` opens a lobby. Others press **Join**, choose their sides, and anybody seated presses **Start**.',
      '2. When you are called, press **Play** under the board (or type `/act`). Only you see your hand and your choices; **Back** takes a choice back.',
      '3. When you come back hours later, the last post shows the board and what happened since your last move. `/games` lists every match that waits for you.',
      '',
      'In doubt: `/rules` finds any rule, tile or card, `/why` says which rule forbids a move. Undo with `/undo`, language and reminders with `/settings`. Leagues: `/league`; results: `/profile` and `/leaderboard`. To watch a match: **More**, then **Follow**. A position to solve every day: `/puzzle`.',
      '-# Unofficial fan project. Icons: game-icons.net, CC BY 3.0.',
    ].join('\n'),

  refusal: (why, about) => enRefusals[why](about),
  ourFault: reference =>
    `Something broke on our side; nothing of the match is lost. Please try again. (Reference ${reference})`,
};
