import { english, list } from '../../engine/index.js';
import type { LeagueWords } from './league-words.js';

const points = (count: number): string => `${count} ${english(count, 'point', 'points')}`;
const times = (count: number): string => `${count} ${english(count, 'time', 'times')}`;

const RESULTS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  neither: 'both forfeit',
};

const editedEn = ({ name, channel, organisers, entry }: Parameters<LeagueWords['deed']>[1]): string[] => [
  ...(name === undefined ? [] : [`The league is called ${name} now.`]),
  ...(channel === undefined ? [] : [`The league posts in <#${channel}> now.`]),
  ...(organisers === undefined
    ? []
    : [organisers ? `<@&${organisers}> organises too.` : 'No role organises any more.']),
  ...(entry === undefined ? [] : [entry ? `Only <@&${entry}> may join.` : 'Everybody may join.']),
];

/** What an organiser did. */
export const deedEn: LeagueWords['deed'] = (deed, about, who) => {
  const { pairing, entrant, winner } = who;
  const reason = about.reason ? ` Reason: ${about.reason}` : '';
  switch (deed) {
    case 'started':
      return `The season has started: ${about.entrants} ${english(Number(about.entrants), 'person', 'people')}, ${about.rounds} ${english(Number(about.rounds), 'round', 'rounds')}.`;
    case 'awarded':
      return `⚖️ ${pairing}: ${winner === '' ? RESULTS[String(about.award)] : `${winner} wins`}.${reason}`;
    case 'annulled':
      return `⚖️ ${pairing}: the result is annulled.${reason}`;
    case 'replayed':
      return about.award
        ? `🔁 ${pairing}: you play again, in a new thread.${reason}`
        : `🔁 ${pairing}: the match ended without a result, so you play again, in a new thread. The deadline stays.`;
    case 'undecided':
      return `⚖️ ${pairing}: the match ended without a result. ${who.organisers || 'Organisers'}: please decide what becomes of it. Without a decision by <t:${Math.floor(who.until / 1000)}:f>: ${RESULTS[who.otherwise]}.`;
    case 'extended':
      return `⏳ ${about.pairing ? pairing : 'The whole round'}: ${about.hours} ${english(Number(about.hours), 'hour', 'hours')} more.`;
    case 'replaced':
      return `🔁 ${about.to ?? '—'} takes over the place of ${about.from ?? '—'}.`;
    case 'dropped':
      return `${entrant} is out of the league.`;
    case 'paused':
      return '⏸️ The season is paused: deadlines stand still, matches under way may go on.';
    case 'resumed':
      return '▶️ The season goes on: deadlines have moved by the length of the pause.';
    case 'closed':
      return `An organiser has closed the season.${reason}`;
    case 'edited':
      return ['✏️', ...editedEn(about)].join(' ');
    case 'check-in':
      return about.wanted
        ? 'Before the start everybody has to press **I am here**.'
        : 'Nobody has to check in any more.';
  }
};

export const whyPairingEn: LeagueWords['whyPairing'] = about => {
  const { format, first, second, points: had, met, begun, passedOver, sides, isForThird } = about;
  if (second === null) {
    return format === 'knockout'
      ? `**${first}** comes through without playing: there is no opponent in this part of the bracket.`
      : `**${first}** has a bye: the number of players is odd, and of those who have had the fewest byes they stand lowest. A bye brings the points of a win, and nobody gets a second one before everybody has had one.`;
  }
  const lines = [`**${first} – ${second}**`];
  if (format === 'swiss') {
    lines.push(
      had[0] === had[1]
        ? `Both had ${points(had[0])} before the round, and in the Swiss system equals meet.`
        : `Before the round they had ${points(had[0])} and ${points(had[1])}; nobody closer could be drawn.`,
    );
    for (const { name, because } of passedOver) {
      lines.push(
        because === 'met'
          ? `${name}: these two have met already.`
          : `${name}: needed elsewhere, or somebody would be left over.`,
      );
    }
    lines.push(
      met === 0
        ? 'It is their first meeting.'
        : `They have met ${times(met)} before: the round could not be drawn otherwise.`,
    );
  } else if (isForThird) {
    lines.push('Both lost their semi-final and play for third place.');
  } else if (format === 'knockout') {
    lines.push('The bracket wants it so: the strongest by seed meet only at the end.');
  } else {
    lines.push('Everybody plays everybody; it is their turn in the schedule.');
  }
  lines.push(
    `${first} begins: ${times(begun[0])} so far; ${second}: ${times(begun[1])}.`,
    ...(sides
      ? [
          `Sides are dealt so that everybody plays all of them equally often: ${first} – ${sides[0]}, ${second} – ${sides[1]}.`,
        ]
      : []),
  );
  return lines.join('\n');
};

const CRITERIA = {
  points: 'points',
  rounds: 'coming further in the bracket',
  'third-place': 'the match for third place',
  'head-to-head': 'head to head',
  buchholz: 'Buchholz (the points of the opponents)',
  sonneborn: 'Sonneborn-Berger (the points of those beaten and half of those drawn with)',
  wins: 'the number of wins',
} as const;

const number = (value: number): string => String(Math.round(value * 10) / 10);

export const whyPlaceEn: LeagueWords['whyPlace'] = about => {
  const { name, place, points: own, won, drawn, lost, byes, pointsFor, stage, neighbours } = about;
  const sources = [
    `${won} won × ${pointsFor.win}`,
    `${drawn} drawn × ${pointsFor.draw}`,
    `${lost} lost${pointsFor.loss > 0 ? ` × ${pointsFor.loss} (a forfeit: 0)` : ''}`,
    ...(byes > 0 ? [`${byes} ${english(byes, 'bye', 'byes')} × ${pointsFor.win}`] : []),
  ];
  const lines = neighbours.map(({ name: other, isAbove, by, own: mine, theirs }) => {
    const where = isAbove ? `${other} stands above` : `${other} stands below`;
    if (by === null)
      return `${other} ${stage === null ? 'is equal in everything' : 'has come just as far'}: the place is shared.`;
    const numbers = by === 'rounds' || by === 'third-place' ? '' : `: ${number(mine)} to ${number(theirs)}`;
    return `${where}, by ${CRITERIA[by]}${numbers}.`;
  });
  if (stage !== null) return [`**${name}: place ${place}, ${stage}**`, ...lines].join('\n');
  return [
    `**${name}: place ${place}, ${points(own)}**`,
    `Where the points come from: ${list(sources, 'and')}.`,
    ...lines,
  ].join('\n');
};
