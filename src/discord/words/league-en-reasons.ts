import { english, list } from '../../engine/index.js';
import type { Format } from '../../leagues/index.js';
import type { DeedNames, LeagueWords, WhyPairing } from './league-words.js';

const points = (count: number): string => `${number(count)} ${english(count, 'point', 'points')}`;
const number = (value: number): string => String(Math.round(value * 10) / 10);
const PLACES = ['1st', '2nd', '3rd', '4th'] as const;
const isTables = (format: Format): boolean => format === 'tables-of-three' || format === 'tables-of-four';
const times = (count: number): string => ({ 1: 'once', 2: 'twice' })[count] ?? `${count} times`;

const RESULTS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  neither: 'nobody wins, all forfeit',
};

const editedEn = ({ name, channel, organisers, entry }: Parameters<LeagueWords['deed']>[1]): string[] => [
  ...(name === undefined ? [] : [`The league is called ${name} now.`]),
  ...(channel === undefined ? [] : [`The league posts in <#${channel}> now.`]),
  ...(organisers === undefined
    ? []
    : [organisers ? `<@&${organisers}> organises too.` : 'No role organises any more.']),
  ...(entry === undefined ? [] : [entry ? `Only <@&${entry}> may join.` : 'Everybody may join.']),
];

/** How a pairing was decided: an order, a winner, or something else. */
const resultOf = ({ award }: Parameters<LeagueWords['deed']>[1], { order, winner }: DeedNames): string | undefined =>
  order.length > 0
    ? order.map((name, at) => `${PLACES[at]} ${name}`).join(', ')
    : winner === ''
      ? RESULTS[String(award)]
      : `${winner} wins`;

/** What an organiser did. */
export const deedEn: LeagueWords['deed'] = (deed, about, who) => {
  const { pairing, entrant } = who;
  const reason = about.reason ? ` Reason: ${about.reason}` : '';
  const recounted = about.recounted ? ' Ratings and statistics are counted anew.' : '';
  switch (deed) {
    case 'started':
      return `The season has started: ${about.entrants} ${english(Number(about.entrants), 'person', 'people')}, ${about.rounds} ${english(Number(about.rounds), 'round', 'rounds')}.`;
    case 'awarded':
      return `⚖️ ${pairing}: ${resultOf(about, who)}.${recounted}${reason}`;
    case 'annulled':
      return `⚖️ ${pairing}: the result is annulled.${recounted}${reason}`;
    case 'replayed':
      return about.award
        ? `🔁 ${pairing}: you play again, in a new thread.${recounted}${reason}`
        : `🔁 ${pairing}: the match ended without a result, so you play again, in a new thread. The deadline stays.`;
    case 'undecided':
      return `⚖️ ${pairing}: the match ended without a result. ${who.organisers || 'Organisers'}: please decide what becomes of it. Without a decision by <t:${Math.floor(who.until / 1000)}:f>: ${RESULTS[who.otherwise]}.`;
    case 'extended':
      return `⏳ ${about.pairing ? pairing : 'The whole round'}: ${about.hours} ${english(Number(about.hours), 'hour', 'hours')} more.`;
    case 'offered':
      return `🪑 ${about.player ? `<@${about.player}>` : '—'}: an organiser offers you the place of ${about.from ?? '—'}, with its points and its match under way. It is yours as soon as you take it.`;
    case 'declined':
      return `${about.to ?? '—'} does not take the place of ${about.from ?? '—'}.`;
    case 'replaced':
      return `🔁 ${about.to ?? '—'} takes over the place of ${about.from ?? '—'}.`;
    case 'dropped':
      return `${entrant} is out of the league.`;
    case 'paused':
      return '⏸️ The season is paused: deadlines stand still, matches under way may go on.';
    case 'resumed':
      return '▶️ The season goes on: deadlines have moved by the length of the pause.';
    case 'closed':
      return `🏁 An organiser has closed the season.${reason}`;
    case 'reopened':
      return '▶️ The season is open again: deadlines have moved by as long as it was closed.';
    case 'final':
      return 'The results are final.';
    case 'edited':
      return ['✏️', ...editedEn(about)].join(' ');
    case 'check-in':
      return about.wanted
        ? 'Before the start everybody has to press **I am here**.'
        : 'Nobody has to check in any more.';
  }
};

/** What a nearer opponent would have meant for the others. */
const BECAUSE = {
  met: 'these two have met already',
  again: 'then others would have had to meet again',
  apart: 'then others would have been further apart in points',
  later: 'then others would have been further apart, or a later round impossible without repeats',
  drawn: 'has been drawn with somebody else',
  needed: 'has been drawn with somebody else',
} as const;

export const whyPairingEn: LeagueWords['whyPairing'] = about => {
  const { names, begun, sides } = about;
  const [first] = names;
  if (names.length === 1) return whyBye(about);
  return [
    `**${names.join(' – ')}**`,
    ...whyTogether(about),
    ...(begun === null
      ? ['Who begins is drawn at the table.']
      : [`${first} begins. Matches begun so far: ${names.map((name, at) => `${name} ${begun[at]}`).join(', ')}.`]),
    ...(sides
      ? [
          `Sides are dealt so that everybody plays all of them equally often: ${names.map((name, at) => `${name} – ${sides[at]}`).join(', ')}.`,
        ]
      : []),
  ].join('\n');
};

function whyBye({ format, names: [name], passedOver }: WhyPairing): string {
  if (format === 'knockout')
    return `**${name}** comes through without playing: there is no opponent in this part of the bracket.`;
  if (isTables(format))
    return `**${name}** sits out: the tables did not come out even, and of those who have had the fewest byes the last ones rest. Sitting out brings the average of the points by place.`;
  const standing =
    passedOver.length === 0
      ? 'and of those who have had the fewest byes they stand lowest.'
      : 'and they are the lowest of those who have had the fewest byes and could be spared.';
  return [
    `**${name}** has a bye: the number of players is odd, ${standing} A bye brings the points of a win, and nobody gets a second one before everybody has had one.`,
    ...passedOver.map(({ name: other, because }) => `${other} stands lower, but ${BECAUSE[because]}.`),
  ].join('\n');
}

function whyTogether({ format, names, points: had, met, passedOver, isForThird }: WhyPairing): string[] {
  if (isForThird) return ['Both lost their semi-final and play for third place.'];
  if (format === 'knockout') return ['That is how the bracket falls: the strongest by seed meet only at the end.'];
  if (isTables(format)) {
    return [
      `Points before the round: ${names.map((name, at) => `${name} ${points(had[at]!)}`).join(', ')}. Tables are drawn so that people meet new opponents first, and then by equal points.`,
      met === 0 ? 'No two of them have a counted match with each other yet.' : `Meetings among them before: ${met}.`,
    ];
  }
  if (format !== 'swiss') return ['Everybody plays everybody; it is their turn in the schedule.'];
  const upper = names[had[0]! >= had[1]! ? 0 : 1]!;
  return [
    had[0] === had[1]
      ? `Both had ${points(had[0]!)} before the round, and in the Swiss system equals meet.`
      : `Before the round they had ${points(had[0]!)} and ${points(had[1]!)}.${passedOver.length === 0 ? ` Nobody was closer to ${upper}.` : ` Those closer to ${upper} play others.`}`,
    ...passedOver.map(({ name, because }) => `${name}: ${BECAUSE[because]}.`),
    met === 0
      ? 'They have no counted match with each other yet.'
      : `They have met ${times(met)} before: the round could not be drawn without a repeat.`,
  ];
}

const CRITERIA = {
  points: 'points',
  rounds: 'coming further in the bracket',
  'third-place': 'the match for third place',
  forfeit: 'losing to somebody instead of by a double forfeit',
  'head-to-head': 'head to head',
  buchholz: 'Buchholz, the points of the opponents',
  sonneborn: 'Sonneborn-Berger, the points of those beaten and half of those drawn with',
  wins: 'the number of wins',
} as const;

export const whyPlaceEn: LeagueWords['whyPlace'] = about => {
  const { name, place, points: own, won, drawn, lost, byes, pointsFor, places, stage, neighbours } = about;
  const sources = places
    ? [
        ...places.flatMap((count, at) => (count > 0 ? [`${PLACES[at]} place ${times(count)}`] : [])),
        ...(byes > 0 ? [`sat out ${times(byes)}`] : []),
      ]
    : [
        `${won} won × ${pointsFor.win}`,
        `${drawn} drawn × ${pointsFor.draw}`,
        `${lost} lost${pointsFor.loss > 0 ? ` × ${pointsFor.loss}, or 0 for a forfeit` : ''}`,
        ...(byes > 0 ? [`${byes} ${english(byes, 'bye', 'byes')} × ${pointsFor.win}`] : []),
      ];
  const lines = neighbours.map(({ name: other, isAbove, by, own: mine, theirs }) => {
    const where = isAbove ? `${other} stands above` : `${other} stands below`;
    if (by === null)
      return `${other} ${stage === null ? 'is equal in everything' : 'has come just as far'}: the place is shared.`;
    const numbers =
      by === 'rounds' || by === 'third-place' || by === 'forfeit' ? '' : `: ${number(mine)} to ${number(theirs)}`;
    return `${where}, by ${CRITERIA[by]}${numbers}.`;
  });
  if (stage !== null) return [`**${name}: place ${place}, ${stage}**`, ...lines].join('\n');
  return [
    `**${name}: place ${place}, ${points(own)}**`,
    ...(sources.length === 0 ? [] : [`Where the points come from: ${list(sources, 'and')}.`]),
    ...lines,
  ].join('\n');
};
