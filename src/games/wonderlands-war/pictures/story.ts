import type { Drawing } from '../../../engine/drawing.js';
import type { Entry } from '../vocabulary.js';
import type { Seen } from './chip.js';
import type { Crowd } from './crowd.js';
import { joined, signItem, textItem } from './flow.js';
import { MARGIN } from './furniture.js';
import { shard } from './glyphs.js';
import { INK } from './palette.js';
import { type Section, sheet, stacked } from './sections.js';
import { battleIn, type ToldBattle } from './story-battle.js';
import { type Group, groupsOf, groupsSection } from './story-groups.js';
import { chipItem, factionItem } from './story-items.js';
import { lineSection } from './story-line.js';
import { battleStrip, battleTitle } from './story-strip.js';

/** No story is higher than the board it stands over. */
const TALLEST = 1240;

/** A part of what happened: as it is told, and in short where there is no room. */
interface Told {
  readonly full: Section;
  readonly brief: Section | null;
}

type Chapter = { readonly kind: 'tea' | 'battle' | 'end'; readonly entries: Entry[] };

/** Entries a new part begins with. */
function kindOf(entry: Entry, present: Chapter['kind'] | null): Chapter['kind'] | null {
  switch (entry.tell) {
    case 'turn-begins':
    case 'card-taken':
    case 'hosted':
    case 'head-reached':
    case 'leader-placed':
      return 'tea';
    case 'battle-begins':
    case 'uncontested':
      return 'battle';
    case 'revealed':
    case 'battle-won':
      return present === 'battle' ? null : 'battle';
    case 'tea-ends':
      return 'end';
    default:
      return null;
  }
}

/** Cuts the news into tea turns, battles and ends of tea parties. */
function chaptersOf(news: readonly Entry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const entry of news) {
    const last = chapters.at(-1);
    const kind = kindOf(entry, last?.kind ?? null);
    // A card is part of the turn that has just begun, and of what its player did at the head.
    const goesOn = kind === 'tea' && last?.kind === 'tea' && entry.tell !== 'turn-begins';
    if (last && (kind === null || goesOn)) last.entries.push(entry);
    else chapters.push({ kind: kind ?? 'tea', entries: [entry] });
  }
  return merged(chapters);
}

const hasCard = ({ entries }: Chapter): boolean => entries.some(({ tell }) => tell === 'card-taken');

/** Tea turns without a card are alike: leaders go to their regions. */
function merged(chapters: readonly Chapter[]): Chapter[] {
  const told: Chapter[] = [];
  for (const chapter of chapters) {
    const last = told.at(-1);
    const isAlike = last?.kind === 'tea' && chapter.kind === 'tea' && !hasCard(last) && !hasCard(chapter);
    if (isAlike) last.entries.push(...chapter.entries);
    else told.push({ kind: chapter.kind, entries: [...chapter.entries] });
  }
  return told;
}

/** A line for everybody something happened to, in the order it did. */
function lines(crowd: Crowd, entries: readonly Entry[]): Section {
  const seats = [...new Set(entries.flatMap(entry => ('seat' in entry ? [entry.seat] : [])))];
  const own = (seat: number): Entry[] => entries.filter(entry => 'seat' in entry && entry.seat === seat);
  return stacked(
    seats.map(seat => lineSection(crowd, seat, own(seat))),
    6,
  );
}

/** Wagers as they were shown: who bet on whom, and what it brought. */
function wagersOf(crowd: Crowd, entries: readonly Entry[]): Group[] {
  const { say } = crowd;
  const gained = (seat: number): Seen =>
    entries.find((entry): entry is Gained => entry.tell === 'chip-gained' && entry.seat === seat && isWager(entry))
      ?.chip ?? 'any:weak';
  return entries.flatMap(entry =>
    entry.tell !== 'wagers'
      ? []
      : entry.results.map(({ seat, faction, result }) => ({
          seat,
          items: [
            textItem(say.bet),
            factionItem(crowd, faction),
            ...(result === 'weak_ally'
              ? [textItem(say.betRight, INK.good), chipItem(crowd, seat, gained(seat))]
              : result === 'shard'
                ? [
                    textItem(say.betWrong, INK.dangerLight),
                    joined(
                      textItem('+1', INK.iceLight, 36),
                      signItem(34, (x, y) => [shard(x, y, 46)]),
                    ),
                  ]
                : [textItem(say.betNothing, INK.dim)]),
          ],
        })),
  );
}

type Gained = Extract<Entry, { tell: 'chip-gained' }>;
const isWager = (entry: Entry): boolean => 'source' in entry && entry.source === 'wager';

/** What a battle brought, everybody's beside each other. */
const resultsOf = (crowd: Crowd, entries: readonly Entry[]): Section | null =>
  groupsSection(crowd, [
    ...groupsOf(
      crowd,
      entries.filter(entry => !isWager(entry)),
    ),
    ...wagersOf(crowd, entries),
  ]);

/** A single draw that takes nobody out is told by the board. */
const isWorthTelling = (battle: ToldBattle): boolean => battle.isOver || battle.draws.length > 1;

function battleTold(crowd: Crowd, entries: readonly Entry[]): Told | null {
  const battle = battleIn(entries);
  if (battle === null) {
    // Uncontested: the award alone.
    const award = resultsOf(crowd, entries);
    return award && { full: award, brief: null };
  }
  if (!isWorthTelling(battle)) return null;
  const results = resultsOf(crowd, battle.results);
  return {
    full: stacked([battleStrip(crowd, battle), results], 8),
    brief: stacked([battleTitle(crowd, battle), results], 8),
  };
}

/** Madness for everybody, and what became of the shards (WW-6). */
function teaEnd(crowd: Crowd, entries: readonly Entry[]): Told | null {
  const end = entries.find(entry => entry.tell === 'tea-ends');
  if (!end) return null;
  const groups = crowd.view.seats.map((_, seat) => ({
    seat,
    items: [
      ...Array.from({ length: end.madness[seat] ?? 0 }, () => chipItem(crowd, seat, 'madness')),
      joined(
        signItem(34, (x, y) => [shard(x, y, 46)]),
        textItem(String(end.shards[seat] ?? 0), INK.iceLight, 38),
      ),
    ],
  }));
  const section = groupsSection(crowd, groups);
  return section && { full: section, brief: null };
}

function toldOf(crowd: Crowd, chapter: Chapter): Told | null {
  const { kind, entries } = chapter;
  if (kind === 'battle') return battleTold(crowd, entries);
  if (kind === 'end') return teaEnd(crowd, entries);
  const section = hasCard(chapter) ? lines(crowd, entries) : groupsSection(crowd, groupsOf(crowd, entries));
  return section && section.height > 0 ? { full: section, brief: null } : null;
}

/** What happened in one picture, the newest whole; what does not fit is told shorter, and the oldest left out. */
export function storyDrawing(news: readonly Entry[], crowd: Crowd): Drawing | null {
  let told = chaptersOf(news).flatMap(chapter => toldOf(crowd, chapter) ?? []);
  if (told.length === 0) return null;
  let brief = 0;
  const shown = (): Section[] => told.map(({ full, brief: short }, k) => (k < brief ? (short ?? full) : full));
  const isTooTall = (): boolean => stacked(shown()).height + 2 * MARGIN > TALLEST;
  while (isTooTall() && brief < told.length - 1) brief += 1;
  while (isTooTall() && told.length > 1) {
    told = told.slice(1);
    brief = Math.max(0, brief - 1);
  }
  if (isTooTall()) brief = 1;
  return sheet(shown());
}
