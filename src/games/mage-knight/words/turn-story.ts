import type { RealmEntry } from '../entries.js';
import type { Change, Deeds, FightTold } from './deeds.js';
import { tile } from './news/parts.js';
import type { RealmScene } from './sentences.js';
import { counted, type Speech } from './speech.js';

/** One sentence of a post, how much it matters, and where in what happened it belongs. */
export interface Line {
  readonly text: string;
  readonly weight: number;
  readonly at: number;
}

export type Whole = (entry: RealmEntry) => string | null;
type Weighed = Omit<Line, 'at'>;

/** A longer sentence would be cut in a post: what it says is split or said shorter. */
export const LONGEST = 105;
const MOST_CARDS = 3;
/** What stands out among what somebody does; the rest counts 3. */
const ACT_WEIGHTS: Readonly<Partial<Record<RealmEntry['tell'], number>>> = { announced: 6, attacked: 5, struck: 4 };

/** What somebody did one after the other; where one of these is a list itself, an “and” more would confuse. */
const sequence = (phrases: readonly string[], speech: Speech): string =>
  phrases.some(phrase => phrase.includes(speech.pick(' i ', ' and '))) ? phrases.join(', ') : speech.and(phrases);

/** A player's deeds: how far, whom, what for. Where a fight is drawn, the way to it is drawn beside it. */
export function storyOf(deeds: Deeds, scene: RealmScene, speech: Speech, whole: Whole, isDrawn: boolean): Line[] {
  const name = speech.player(scene, deeds.seat);
  const lines: Weighed[] = [];
  const way = wayPhrases(deeds, speech);
  const won = wonPhrases(deeds, speech);
  const figures = figuresOf(deeds, speech);
  const wayWeight = deeds.tiles.length > 0 ? 5 : 4;
  const wonWeight = weightOfGains(deeds);
  // A turn of walking and gaining is one sentence; a fight comes between.
  const oneLine = `${name} ${sequence([...way, ...won], speech)}.`;
  const isOne = figures === null && deeds.fights.length === 0 && way.length > 0 && oneLine.length <= LONGEST;
  if (isOne) lines.push({ text: oneLine, weight: Math.max(wayWeight, won.length > 0 ? wonWeight : 0) });
  else if (way.length > 0 && !(isDrawn && deeds.fights.length > 0))
    lines.push({ text: `${name} ${sequence(way, speech)}.`, weight: wayWeight });
  for (const fight of deeds.fights) lines.push(fightText(fight, name, speech));
  for (const entry of deeds.acts) {
    const text = entry.tell === 'interaction' && deeds.gains.length > 0 ? null : whole(entry);
    if (text !== null) lines.push({ text, weight: ACT_WEIGHTS[entry.tell] ?? 3 });
  }
  if (figures !== null) {
    const more = won.length === 0 ? '' : `; ${sequence(won, speech)}`;
    lines.push({ text: `${name}: ${figures}${more}.`, weight: wonWeight });
  } else if (!isOne && won.length > 0) lines.push({ text: `${name} ${sequence(won, speech)}.`, weight: wonWeight });
  const losses = deeds.losses.flatMap(entry => whole(entry) ?? []);
  if (losses.length > 0) lines.push({ text: counted(losses).join(' '), weight: 4 });
  if (lines.length === 0) lines.push(...idleLine(deeds, name, speech));
  return lines.map(line => ({ ...line, at: deeds.at }));
}

/** A level is the headline of a turn, unless a fight that brought it is. */
function weightOfGains({ level, fights, gains }: Deeds): number {
  if (level !== null && fights.length === 0) return 7;
  return level !== null || gains.some(({ tell }) => tell !== 'crystal') ? 5 : 4;
}

/** A turn that moved nothing is told too: whoever is called knows that it was taken. */
function idleLine({ played, discarded, drawn }: Deeds, name: string, speech: Speech): Weighed[] {
  const some = (cards: readonly string[]): string =>
    cards.length > MOST_CARDS ? speech.cardCount(cards.length) : speech.cardsAcc(cards);
  const did = [
    ...(played.length === 0 ? [] : [speech.pick(`zagrywa ${some(played)}`, `plays ${some(played)}`)]),
    ...(discarded.length === 0 ? [] : [speech.pick(`odrzuca ${some(discarded)}`, `discards ${some(discarded)}`)]),
  ];
  if (did.length === 0 && drawn > 0)
    did.push(speech.pick(`dobiera ${speech.cardCount(drawn)}`, `draws ${speech.cardCount(drawn)}`));
  return did.length === 0 ? [] : [{ text: `${name} ${sequence(did, speech)}.`, weight: 2 }];
}

function wayPhrases({ path, moved, tiles }: Deeds, speech: Speech): string[] {
  const { pick } = speech;
  const to = path.at(-1);
  const points = moved > 0 ? pick(` (Ruch ${moved})`, ` (Move ${moved})`) : '';
  const found = tiles.map(({ label, tile: id }) =>
    pick(`Teren ${label} (${tile(id, speech)})`, `tile ${label} (${tile(id, speech)})`),
  );
  return [
    ...(to === undefined ? [] : [pick(`idzie na ${to}${points}`, `goes to ${to}${points}`)]),
    ...(found.length === 0 ? [] : [pick(`odkrywa ${speech.and(found)}`, `reveals ${speech.and(found)}`)]),
  ];
}

function fightText(
  { begins, beaten, blocked, wounds, conquered, out }: FightTold,
  name: string,
  speech: Speech,
): Weighed {
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

/** Fame, level and Reputation before and after. */
function figuresOf({ fame, reputation, level }: Deeds, speech: Speech): string | null {
  const { pick } = speech;
  const course = (what: string, change: Change | null, as: (value: number) => string): string[] =>
    change === null || change.from === change.to ? [] : [`${what} ${as(change.from)} → ${as(change.to)}`];
  const parts = [
    ...course(pick('Sława', 'Fame'), fame, String),
    ...(level === null ? [] : [pick(`poziom ${level}`, `level ${level}`)]),
    ...course(pick('Reputacja', 'Reputation'), reputation, speech.level),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** What was recruited, gained and done besides, as one says it of somebody: „werbuje …”, “gains …”. */
function wonPhrases({ gains }: Deeds, speech: Speech): string[] {
  const { pick } = speech;
  const units = gains.flatMap(entry => (entry.tell === 'recruited' ? [speech.unitAcc(entry.unit)] : []));
  const things = counted(gains.flatMap(entry => thing(entry, speech) ?? [])).map(one => articled(one, speech));
  return [
    ...(units.length === 0 ? [] : [pick(`werbuje ${speech.and(units)}`, `recruits ${speech.and(units)}`)]),
    ...(things.length === 0 ? [] : [pick(`zyskuje ${speech.and(things)}`, `gains ${speech.and(things)}`)]),
    ...gains.flatMap(entry => deed(entry, speech) ?? []),
  ];
}

/** One crystal has an article in English, several are counted. */
const articled = (text: string, { pick }: Speech): string =>
  text.endsWith(' crystal') ? pick(text, `a ${text}`) : text;

/** Something that is gained, as it follows the verb. */
function thing(entry: RealmEntry, speech: Speech): string | null {
  const { pick } = speech;
  switch (entry.tell) {
    case 'gained-card':
      return pick(`kartę ${speech.card(entry.card)}`, speech.card(entry.card));
    case 'bought':
      // A card that is bought is told as it is gained.
      return entry.what === 'healing'
        ? pick('Leczenie', 'healing')
        : entry.what === 'elite'
          ? pick('nową Jednostkę Elitarną', 'a new elite unit')
          : null;
    case 'artifacts-drawn':
      return pick('Artefakt', 'an artifact');
    case 'skill-gained':
      return pick(`umiejętność ${speech.skill(entry.skill)}`, `the skill ${speech.skill(entry.skill)}`);
    case 'crystal':
      return entry.amount > 0 ? speech.crystal(entry.colour) : null;
    default:
      return null;
  }
}

/** Something that is done rather than gained. */
function deed(entry: RealmEntry, speech: Speech): string | null {
  const { pick } = speech;
  switch (entry.tell) {
    case 'altar':
      return pick('składa daninę na ołtarzu', 'pays the tribute at the altar');
    case 'banner':
      return pick(`rozwija ${speech.cardAcc(entry.card)}`, `unfurls ${speech.card(entry.card)}`);
    case 'stolen':
      return pick(`zabiera ${speech.cardAcc(entry.card)}`, `takes ${speech.card(entry.card)}`);
    case 'marked':
      return pick(`kładzie Tarczę na polanie ${entry.space}`, `puts a shield on the glade ${entry.space}`);
    case 'incantation':
      return pick(`wypowiada Inkantację nocy ${entry.night}`, `speaks the incantation of night ${entry.night}`);
    default:
      return null;
  }
}
