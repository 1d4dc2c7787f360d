import type { Recap } from '../../../engine/game.js';
import type { Chip } from '../chips.js';
import type { RegionId } from '../regions.js';
import type { Phase } from '../state.js';
import type { Entry, Marker } from '../vocabulary.js';
import type { WonderlandScene } from './sentences.js';

type Of<Tell extends Entry['tell']> = Extract<Entry, { readonly tell: Tell }>;

/** What one player got at once: points, a castle, where. */
export interface Award {
  readonly seat: number;
  readonly points: number;
  readonly castle: boolean;
}

/** What a tea turn brought its player besides units. */
export interface Gains {
  readonly seat: number;
  readonly chips: readonly Chip[];
  readonly shards: number;
  readonly leader: number | null;
  readonly hasMended: boolean;
}

/** Units that came to one region. */
export interface Group {
  readonly region: RegionId;
  readonly supporters: number;
  readonly standees: readonly string[];
}

/** One draw: what everybody played, and where the markers came to stand. */
export interface Drawn {
  readonly draw: number;
  readonly plays: Of<'revealed'>['plays'];
  readonly moves: Of<'marked'>['moves'];
}

/** The short sentences of a post, in one language. */
export interface RecapWords {
  readonly begins: (entry: Of<'match-begins'>, scene: WonderlandScene) => string;
  readonly seated: (entry: Of<'match-begins'>, scene: WonderlandScene) => string;
  readonly took: (entry: Of<'card-taken'>, scene: WonderlandScene) => string;
  readonly gained: (gains: Gains, scene: WonderlandScene) => string;
  readonly placed: (seat: number, groups: readonly Group[], scene: WonderlandScene) => string;
  readonly opens: (entry: Of<'battle-begins'>, scene: WonderlandScene) => string;
  readonly fighting: (region: RegionId, draw: number, markers: readonly Marker[], scene: WonderlandScene) => string;
  readonly drew: (drawn: Drawn, scene: WonderlandScene) => string;
  readonly won: (entry: Of<'battle-won'>, scene: WonderlandScene) => string;
  readonly awarded: (awards: readonly Award[], scene: WonderlandScene) => string;
  readonly ended: (entry: Of<'match-ends'>, scene: WonderlandScene) => string;
  readonly scored: (entry: Of<'match-ends'>, seats: readonly number[], scene: WonderlandScene) => string;
}

/** One short sentence, and how much it matters: the most important one leads. */
interface Line {
  readonly text: string;
  readonly weight: number;
  /** Whether the picture of the story shows it. */
  readonly drawn?: true;
  /** Whether the sentence of how a battle stands says it too. */
  readonly standing?: true;
}

/** How much an entry matters that is told as it is; what is not here is told behind a button only. */
const WEIGHTS: Readonly<Partial<Record<Entry['tell'], number>>> = {
  uncontested: 7,
  'round-ends': 6,
  'leader-placed': 5,
  'tea-ends': 4,
  feat: 4,
  wagers: 3,
  beheaded: 3,
  forged: 3,
  castle: 3,
  'units-placed': 3,
  'ability-unlocked': 3,
  wonderlandian: 3,
  'standee-drawn': 3,
  'quests-kept': 2,
  'quests-drawn': 2,
  'poison-placed': 2,
  'poison-given': 2,
};

const MOST_LINES = 4;

/** What weighs less does not lead a post while a battle is on: how that stands does. */
const LEAST_LEAD = 3;

/** What a battle's own sentence tells: points and castles of its award. */
const isAward = (entry: Entry): boolean =>
  (entry.tell === 'points' || entry.tell === 'castle') && (entry.source === 'award' || entry.source === 'walrus');

/** The weightiest sentence leads, of several alike the last; then the weightiest others in the order they happened. */
export function recapOf(
  news: readonly Entry[],
  scene: WonderlandScene,
  words: RecapWords,
  whole: (entry: Entry) => string | null,
  isDrawn: boolean,
): Recap | null {
  const lines = linesOf(news, scene, words, whole).map((line, at) => ({ ...line, at }));
  const [head] = lines.toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  const standing = (head?.weight ?? 0) < LEAST_LEAD ? standingOf(scene, words) : null;
  const headline = standing ?? head?.text ?? callOf(news, whole);
  if (headline === null) return null;
  const rest = lines
    .filter(line => (standing === null ? line !== head : !line.standing) && !(isDrawn && line.drawn))
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, MOST_LINES)
    .toSorted((one, other) => one.at - other.at);
  return { headline, lines: rest.map(({ text }) => text) };
}

/** How the present battle stands: who is called finds it in the headline, though nothing new can be told. */
function standingOf(scene: WonderlandScene, words: RecapWords): string | null {
  const { battle, phase } = scene.view;
  if (battle === null || phase === 'uncontested') return null;
  const { region, value, draw, fighters } = battle;
  if (RESULTS.has(phase) || battle.first.length > 0)
    return words.won({ tell: 'battle-won', ...battle, markers: fighters }, scene);
  if (draw > 0) return words.fighting(region, draw, fighters, scene);
  return words.opens({ tell: 'battle-begins', region, value, resistance: battle.resistance, fighters }, scene);
}

/** Result steps: the battle has been won. */
const RESULTS: ReadonlySet<Phase> = new Set([
  'feats',
  'feat-costs',
  'free-feats',
  'abilities',
  'forging',
  'wager-results',
  'cleanup',
]);

/** Where nothing else is told: whose turn begins. */
function callOf(news: readonly Entry[], whole: (entry: Entry) => string | null): string | null {
  const begins = news.findLast(({ tell }) => tell === 'turn-begins');
  return begins ? whole(begins) : null;
}

function linesOf(
  news: readonly Entry[],
  scene: WonderlandScene,
  words: RecapWords,
  whole: (entry: Entry) => string | null,
): Line[] {
  const lines: Line[] = [];
  const add = (text: string | null, weight: number, more: Pick<Line, 'drawn' | 'standing'> = {}): void => {
    if (text !== null) lines.push({ text, weight, ...more });
  };
  for (const [at, entry] of news.entries()) {
    switch (entry.tell) {
      case 'match-begins':
        add(words.begins(entry, scene), 8);
        add(words.seated(entry, scene), 5);
        break;
      case 'match-ends':
        add(words.ended(entry, scene), 9);
        for (const seats of scoreGroups(entry)) add(words.scored(entry, seats, scene), 8);
        break;
      case 'card-taken': {
        add(words.took(entry, scene), 5);
        const gains = gainsOf(news, at, entry.seat);
        if (hasGains(gains)) add(words.gained(gains, scene), 3);
        break;
      }
      case 'battle-begins':
        if (!isFought(news, at)) add(words.opens(entry, scene), 6);
        break;
      case 'eliminated':
        if (!isToldWithMarkers(news, at)) add(whole(entry), 4);
        break;
      case 'battle-won': {
        add(words.won(entry, scene), 8);
        const awards = awardsAfter(news, at);
        if (awards.length > 0) add(words.awarded(awards, scene), 7);
        break;
      }
      case 'marked': {
        const { draw, moves, region, markers } = entry;
        const shown = news.slice(0, at).findLast((other): other is Of<'revealed'> => other.tell === 'revealed');
        const plays = shown?.plays ?? moves.map(({ seat, chip }) => ({ seat, chip, response: 'none' as const }));
        if (plays.length > 0) add(words.drew({ draw, moves, plays }, scene), 3, { drawn: true });
        const isLast = !news.slice(at + 1).some(({ tell }) => tell === 'marked' || tell === 'battle-won');
        if (isLast) add(words.fighting(region, draw, markers, scene), 6);
        break;
      }
      case 'units-placed': {
        const groups = groupsFrom(news, at, entry.seat);
        if (entry.moved.length > 0) add(whole(entry), 3);
        else if (groups !== null) add(words.placed(entry.seat, groups, scene), 3);
        break;
      }
      case 'decided':
        if (entry.withdrawn.length > 0) add(whole(entry), 2, { standing: true });
        break;
      case 'revealed': {
        // The effects of a chip are asked for before the markers move.
        const { draw, plays } = entry;
        const isWaiting = !news.slice(at + 1).some(({ tell }) => tell === 'marked');
        if (isWaiting) add(words.drew({ draw, plays, moves: [] }, scene), 2);
        break;
      }
      default:
        if (!isAward(entry) && WEIGHTS[entry.tell] !== undefined) add(whole(entry), WEIGHTS[entry.tell]!);
    }
  }
  return lines;
}

/** Whether the battle that begins here has been drawn for in the same news: then that is told. */
const isFought = (news: readonly Entry[], at: number): boolean =>
  news.slice(at + 1).some(({ tell }) => tell === 'marked');

/** Whether the sentence of the battle that follows names everybody who is out. */
function isToldWithMarkers(news: readonly Entry[], at: number): boolean {
  const later = news.slice(at + 1);
  const won = later.find((entry): entry is Of<'battle-won'> => entry.tell === 'battle-won');
  return won ? won.first.length > 0 && !won.tie : later.some(({ tell }) => tell === 'marked');
}

/** The scores of all, in as many lines as a post has. */
function scoreGroups({ scores }: Of<'match-ends'>): number[][] {
  const seats = scores.map((_, seat) => seat).sort((one, other) => scores[other]!.total - scores[one]!.total);
  return seats.length <= MOST_LINES
    ? seats.map(seat => [seat])
    : [...seats.slice(0, MOST_LINES - 1).map(seat => [seat]), seats.slice(MOST_LINES - 1)];
}

/** Everything a seat places in a turn, from its first placing on; null where an earlier one has told it. */
function groupsFrom(news: readonly Entry[], at: number, seat: number): Group[] | null {
  const isPlaced = (entry: Entry): entry is Of<'units-placed'> =>
    entry.tell === 'units-placed' && entry.seat === seat && entry.moved.length === 0;
  const from = news.slice(0, at).findLastIndex(({ tell }) => tell === 'card-taken' || tell === 'turn-begins') + 1;
  if (news.slice(from, at).some(isPlaced)) return null;
  const end = news.findIndex((entry, later) => later > at && entry.tell === 'turn-begins');
  const groups = new Map<RegionId, Group>();
  for (const { region, supporters, standees } of news.slice(at, end < 0 ? undefined : end).filter(isPlaced)) {
    const known = groups.get(region) ?? { region, supporters: 0, standees: [] };
    groups.set(region, {
      region,
      supporters: known.supporters + supporters,
      standees: [...known.standees, ...standees],
    });
  }
  return [...groups.values()];
}

function awardsAfter(news: readonly Entry[], from: number): Award[] {
  const end = news.findIndex((entry, at) => at > from && entry.tell === 'battle-begins');
  const awards = new Map<number, Award>();
  for (const entry of news.slice(from + 1, end < 0 ? undefined : end)) {
    if (!isAward(entry) || (entry.tell !== 'points' && entry.tell !== 'castle')) continue;
    const { seat } = entry;
    const known = awards.get(seat) ?? { seat, points: 0, castle: false };
    awards.set(
      seat,
      entry.tell === 'points' ? { ...known, points: known.points + entry.points } : { ...known, castle: true },
    );
  }
  return [...awards.values()];
}

/** What a turn brings, from its beginning up to the next. */
function gainsOf(news: readonly Entry[], taken: number, seat: number): Gains {
  const from = news.slice(0, taken).findLastIndex(({ tell }) => tell === 'turn-begins');
  const end = news.findIndex((entry, at) => at > taken && entry.tell === 'turn-begins');
  const turn = news.slice(from + 1, end < 0 ? undefined : end);
  const own = turn.filter(entry => 'seat' in entry && entry.seat === seat);
  return {
    seat,
    chips: own.flatMap(entry => (entry.tell === 'chip-gained' ? [entry.chip] : [])),
    shards: own.reduce(
      (sum, entry) =>
        sum + (entry.tell === 'shards-rolled' ? entry.rolled : entry.tell === 'shards' ? entry.change : 0),
      0,
    ),
    leader: own.findLast((entry): entry is Of<'leader-strength'> => entry.tell === 'leader-strength')?.strength ?? null,
    hasMended: own.some(entry => entry.tell === 'shield' && entry.whole),
  };
}

const hasGains = ({ chips, shards, leader, hasMended }: Gains): boolean =>
  chips.length > 0 || shards !== 0 || leader !== null || hasMended;
