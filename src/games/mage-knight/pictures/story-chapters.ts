import type { Colour } from '../terms.js';
import type { Site } from '../tiles/tile.js';
import type { RealmEntry } from '../vocabulary.js';

/** A fight as it is told: who was met where, and how it went. */
export interface FightTale {
  readonly kind: 'fight';
  readonly space: string;
  readonly site: Site | null;
  readonly enemies: string[];
  readonly beaten: string[];
  blocked: number;
  wounds: number;
  readonly hurt: string[];
  readonly lost: string[];
  isKnockedOut: boolean;
  conquered: Site | null;
  end: 'won' | 'left' | 'repelled' | null;
}

/** A fight between two players. */
export interface ClashTale {
  readonly kind: 'clash';
  readonly defender: number;
  readonly blows: { readonly seat: number; readonly amount: number; damage: number }[];
  winner: number | null;
}

export interface WayTale {
  readonly kind: 'way';
  readonly spaces: string[];
  cost: number;
}

export interface TileTale {
  readonly kind: 'tile';
  readonly tile: string;
  readonly label: string;
}

export type Tale = FightTale | ClashTale | WayTale | TileTale;

/** What one seat did in one turn, and what it has of it. */
export interface Chapter {
  readonly seat: number;
  readonly tales: Tale[];
  fame: number;
  reputation: number;
  level: number | null;
  healed: number;
  readonly cards: string[];
  readonly units: string[];
  readonly skills: string[];
  readonly crystals: Partial<Record<Colour, number>>;
  artifacts: number;
}

const chapter = (seat: number): Chapter => ({
  seat,
  tales: [],
  fame: 0,
  reputation: 0,
  level: null,
  healed: 0,
  cards: [],
  units: [],
  skills: [],
  crystals: {},
  artifacts: 0,
});

const fightTale = (space: string, site: Site | null, enemies: readonly string[]): FightTale => ({
  kind: 'fight',
  space,
  site,
  enemies: [...enemies],
  beaten: [],
  blocked: 0,
  wounds: 0,
  hurt: [],
  lost: [],
  isKnockedOut: false,
  conquered: null,
  end: null,
});

/** The chapters of the news: one for each turn, in order. */
export function chaptersOf(news: readonly RealmEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  const of = (seat: number): Chapter => {
    const last = chapters.at(-1);
    if (last?.seat === seat) return last;
    const known = chapters.findLast(each => each.seat === seat);
    // A rival's part in this turn is told with that rival, without a turn of its own between.
    if (known && chapters.at(-1) !== known && chapters.indexOf(known) >= chapters.length - 2) return known;
    chapters.push(chapter(seat));
    return chapters.at(-1)!;
  };
  for (const entry of news) {
    if (entry.tell === 'turn-begins') chapters.push(chapter(entry.seat));
    else tell(entry, of, chapters);
  }
  return chapters;
}

const fightOf = ({ tales }: Chapter): FightTale | undefined => tales.findLast(tale => tale.kind === 'fight');
const clashIn = (chapters: readonly Chapter[]): ClashTale | undefined =>
  chapters.flatMap(({ tales }) => tales).findLast(tale => tale.kind === 'clash');

function tell(entry: RealmEntry, of: (seat: number) => Chapter, chapters: readonly Chapter[]): void {
  switch (entry.tell) {
    case 'moved': {
      const { tales } = of(entry.seat);
      const last = tales.at(-1);
      if (last?.kind === 'way') {
        last.spaces.push(...entry.path);
        last.cost += entry.cost;
      } else tales.push({ kind: 'way', spaces: [...entry.path], cost: entry.cost });
      return;
    }
    case 'carried':
      of(entry.seat).tales.push({ kind: 'way', spaces: [entry.from, entry.at], cost: 0 });
      return;
    case 'explored':
      if (entry.seat !== null) of(entry.seat).tales.push({ kind: 'tile', tile: entry.tile, label: entry.label });
      return;
    case 'fame':
      of(entry.seat).fame += entry.amount;
      return;
    case 'reputation':
      of(entry.seat).reputation += entry.amount;
      return;
    case 'level':
      of(entry.seat).level = entry.level;
      return;
    case 'skill-gained':
      of(entry.seat).skills.push(entry.skill);
      return;
    case 'recruited':
      of(entry.seat).units.push(entry.unit);
      return;
    case 'gained-card':
      of(entry.seat).cards.push(entry.card);
      return;
    case 'artifacts-drawn':
      of(entry.seat).artifacts += entry.count;
      return;
    case 'crystal': {
      const { crystals } = of(entry.seat);
      crystals[entry.colour] = (crystals[entry.colour] ?? 0) + entry.amount;
      return;
    }
    case 'healed':
      of(entry.seat).healed += entry.count;
      return;
    default:
      fightTold(entry, of, chapters);
  }
}

function fightTold(entry: RealmEntry, of: (seat: number) => Chapter, chapters: readonly Chapter[]): void {
  switch (entry.tell) {
    case 'fight-begins':
      of(entry.seat).tales.push(fightTale(entry.space, entry.site, entry.enemies));
      return;
    case 'summoned':
      fightOf(chapters.at(-1) ?? chapter(0))?.enemies.push(entry.enemy);
      return;
    case 'blocked':
    case 'cancelled': {
      const fight = fightOf(of(entry.seat));
      if (fight) fight.blocked += 1;
      return;
    }
    case 'beaten':
      fightOf(of(entry.seat))?.beaten.push(...entry.enemies);
      return;
    case 'wounded': {
      const fight = fightOf(of(entry.seat));
      if (fight && fight.end === null) fight.wounds += entry.hand + entry.discard;
      return;
    }
    case 'unit-wounded':
      fightOf(of(entry.seat))?.hurt.push(entry.unit);
      return;
    case 'unit-lost':
      if (!entry.disbanded) fightOf(of(entry.seat))?.lost.push(entry.unit);
      return;
    case 'knocked-out': {
      const fight = fightOf(of(entry.seat));
      if (fight) fight.isKnockedOut = true;
      return;
    }
    case 'fight-ends': {
      const fight = fightOf(of(entry.seat));
      if (fight) fight.end = entry.won ? 'won' : 'left';
      return;
    }
    case 'conquered': {
      const fight = fightOf(of(entry.seat));
      if (fight) fight.conquered = entry.site;
      return;
    }
    case 'repelled': {
      const fight = fightOf(of(entry.seat));
      if (fight) fight.end = 'repelled';
      return;
    }
    case 'attacked':
      of(entry.seat).tales.push({ kind: 'clash', defender: entry.defender, blows: [], winner: null });
      return;
    case 'struck':
      clashIn(chapters)?.blows.push({ seat: entry.seat, amount: entry.amount, damage: entry.amount });
      return;
    case 'fended': {
      const blow = clashIn(chapters)?.blows.at(-1);
      if (blow) blow.damage = entry.damage;
      return;
    }
    case 'clash-ends': {
      const clash = clashIn(chapters);
      if (clash) clash.winner = entry.winner;
      return;
    }
  }
}

/** Whether there is more to tell than the board shows by itself: a fight, or something gained. */
export const isWorthTelling = ({ tales, cards, units, skills, level, artifacts }: Chapter): boolean =>
  tales.some(({ kind }) => kind === 'fight' || kind === 'clash') ||
  cards.length + units.length + skills.length + artifacts > 0 ||
  level !== null;
