import type { Recap } from '../../../engine/game.js';
import type { RealmEntry } from '../entries.js';
import { type Deeds, deedsIn, type FightTold } from './deeds.js';
import { tile } from './news/parts.js';
import type { RealmScene } from './sentences.js';
import { counted, type Speech } from './speech.js';

interface Line {
  readonly text: string;
  readonly weight: number;
}

const MOST_LINES = 4;

/** Entries of the frame that are told as they are, and how much they matter. */
const WEIGHTS: Readonly<Partial<Record<RealmEntry['tell'], number>>> = {
  'match-begins': 9,
  'end-triggered': 8,
  'round-begins': 5,
  'city-founded': 4,
  'joint-begins': 6,
  'joint-answer': 4,
  'clash-ends': 6,
  order: 3,
  upgraded: 3,
  'hero-taken': 5,
  'portal-closed': 5,
  dummy: 1,
};

type Whole = (entry: RealmEntry) => string | null;

/** What a turn was: a headline, then how the hero moved, fought and what came of it, with before and after. */
export function recapOf(news: readonly RealmEntry[], scene: RealmScene, speech: Speech, whole: Whole): Recap | null {
  const lines = [...endLines(news, scene, speech, whole), ...frameLines(news, whole)];
  for (const deeds of deedsIn(news)) lines.push(...storyOf(deeds, scene, speech, whole));
  if (lines.length === 0) lines.push(...tacticLines(news, whole));
  const [head] = lines
    .map((line, at) => ({ ...line, at }))
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  if (head === undefined) return null;
  const rest = lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ at }) => at !== head.at)
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, MOST_LINES)
    .toSorted((one, other) => one.at - other.at);
  return { headline: head.text, lines: rest.map(({ text }) => text) };
}

function endLines(news: readonly RealmEntry[], scene: RealmScene, speech: Speech, whole: Whole): Line[] {
  const scored = news.filter(entry => entry.tell === 'scored');
  if (scored.length === 0) return [];
  const totals = scored.map(({ seat, total }) => `${speech.player(scene, seat)} ${total}`).join(', ');
  const head = speech.pick(`Koniec gry: ${totals}.`, `The game is over: ${totals}.`);
  return [{ text: head, weight: 20 }, ...scored.map(entry => ({ text: whole(entry)!, weight: 19 }))];
}

const frameLines = (news: readonly RealmEntry[], whole: Whole): Line[] =>
  news.flatMap(entry => {
    const weight = WEIGHTS[entry.tell];
    const text = weight === undefined ? null : whole(entry);
    return text === null || weight === undefined ? [] : [{ text, weight }];
  });

const tacticLines = (news: readonly RealmEntry[], whole: Whole): Line[] =>
  news.flatMap(entry => {
    const text = ['tactic', 'draft-added', 'bid', 'hero-picked'].includes(entry.tell) ? whole(entry) : null;
    return text === null ? [] : [{ text, weight: 1 }];
  });

/** A player's deeds: how far, whom, what for. */
function storyOf(deeds: Deeds, scene: RealmScene, speech: Speech, whole: Whole): Line[] {
  const name = speech.player(scene, deeds.seat);
  const lines: Line[] = [];
  const way = wayText(deeds, name, speech);
  if (way !== null) lines.push({ text: way, weight: deeds.tiles.length > 0 ? 5 : 4 });
  for (const fight of deeds.fights) lines.push(fightText(fight, name, speech));
  for (const entry of deeds.acts) {
    const text = entry.tell === 'interaction' && deeds.gains.length > 0 ? null : whole(entry);
    if (text !== null) lines.push({ text, weight: entry.tell === 'announced' ? 6 : 3 });
  }
  const gains = gainText(deeds, name, speech);
  if (gains !== null) lines.push({ text: gains, weight: deeds.level !== null ? 7 : deeds.gains.length > 0 ? 5 : 4 });
  const losses = deeds.losses.flatMap(entry => whole(entry) ?? []);
  if (losses.length > 0) lines.push({ text: counted(losses).join(' '), weight: 4 });
  return lines;
}

function wayText({ path, moved, tiles }: Deeds, name: string, speech: Speech): string | null {
  const { pick } = speech;
  const to = path.at(-1);
  const walked =
    to === undefined
      ? null
      : pick(
          `idzie na ${to}${moved > 0 ? ` (Ruch ${moved})` : ''}`,
          `goes to ${to}${moved > 0 ? ` (Move ${moved})` : ''}`,
        );
  const found = tiles.map(({ label, tile: id }) =>
    pick(`Teren ${label} (${tile(id, speech)})`, `tile ${label} (${tile(id, speech)})`),
  );
  const revealed = found.length === 0 ? null : pick(`odkrywa ${speech.and(found)}`, `reveals ${speech.and(found)}`);
  const parts = [walked, revealed].filter(one => one !== null);
  return parts.length === 0 ? null : `${name} ${speech.and(parts)}.`;
}

function fightText({ begins, beaten, blocked, wounds, conquered, out }: FightTold, name: string, speech: Speech): Line {
  const { pick } = speech;
  const where =
    begins === null
      ? ''
      : begins.site === null
        ? ` (${begins.space})`
        : `, ${speech.site(begins.site)} ${begins.space}`;
  const toll = [
    ...(blocked > 0 ? [pick(`zablokowane ataki: ${blocked}`, `attacks blocked: ${blocked}`)] : []),
    ...(wounds > 0 ? [pick(`Rany: ${wounds}`, `Wounds: ${wounds}`)] : []),
    ...(out ? [pick('ogłuszenie', 'knocked out')] : []),
  ];
  const cost = toll.length === 0 ? '' : `; ${toll.join(', ')}`;
  const whom =
    beaten.length === 0 ? '' : pick(`pokonuje ${speech.enemiesAcc(beaten)}`, `beats ${speech.enemies(beaten)}`);
  if (conquered !== null) {
    const site = pick(
      `zdobywa ${speech.siteAcc(conquered.site)} (${conquered.space})`,
      `conquers the ${speech.site(conquered.site).toLowerCase()} (${conquered.space})`,
    );
    return { text: `${name} ${site}${whom === '' ? '' : pick(` i ${whom}`, ` and ${whom}`)}${cost}.`, weight: 8 };
  }
  if (whom !== '') return { text: `${name} ${whom}${where}${cost}.`, weight: out ? 7 : 6 };
  const against = begins === null || begins.enemies.length === 0 ? '' : `: ${speech.enemies(begins.enemies)}`;
  return {
    text: pick(
      `${name} walczy bez zwycięstwa${where}${against}${cost}.`,
      `${name} fights without a victory${where}${against}${cost}.`,
    ),
    weight: out ? 7 : 5,
  };
}

/** What was won: Fame and Reputation with before and after, a level, cards, units, crystals. */
function gainText({ fame, reputation, level, gains }: Deeds, name: string, speech: Speech): string | null {
  const { pick } = speech;
  const things = counted(gains.flatMap(entry => thing(entry, speech) ?? []));
  const parts = [
    ...(fame === null ? [] : [`${pick('Sława', 'Fame')} ${fame.from} → ${fame.to}`]),
    ...(level === null ? [] : [pick(`poziom ${level}`, `level ${level}`)]),
    ...(reputation === null
      ? []
      : [`${pick('Reputacja', 'Reputation')} ${speech.level(reputation.from)} → ${speech.level(reputation.to)}`]),
    ...things,
  ];
  return parts.length === 0 ? null : `${name}: ${parts.join(', ')}.`;
}

function thing(entry: RealmEntry, speech: Speech): string | null {
  const { pick } = speech;
  switch (entry.tell) {
    case 'recruited':
      return pick(`werbuje ${speech.unitAcc(entry.unit)}`, `recruits ${speech.unit(entry.unit)}`);
    case 'gained-card':
      return pick(`karta ${speech.card(entry.card)}`, speech.card(entry.card));
    case 'bought':
      // A card that is bought is told as it is gained.
      return entry.what === 'healing'
        ? pick('Leczenie', 'Healing')
        : entry.what === 'elite'
          ? pick('nowa Jednostka Elitarna', 'a new elite unit')
          : null;
    case 'artifacts-drawn':
      return pick('Artefakt', 'artifact');
    case 'skill-gained':
      return speech.skill(entry.skill);
    case 'crystal':
      return entry.amount > 0 ? speech.crystal(entry.colour) : null;
    case 'altar':
      return pick('danina na ołtarzu', 'tribute paid');
    case 'banner':
      return speech.card(entry.card);
    case 'stolen':
      return pick(`zabiera ${speech.cardAcc(entry.card)}`, `takes ${speech.card(entry.card)}`);
    case 'marked':
      return pick(`Tarcza na polanie ${entry.space}`, `a shield on the glade ${entry.space}`);
    case 'incantation':
      return pick(`Inkantacja nocy ${entry.night}`, `incantation of night ${entry.night}`);
    default:
      return null;
  }
}
