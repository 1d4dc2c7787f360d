import type { Drawing, Mark, Palette } from '../../../engine/drawing.js';
import type { Picture } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { QUESTS } from '../cards/quests.js';
import { ALLY_TYPES, isChip, printedStrength } from '../chips.js';
import { ABILITY_IDS, type AbilityId, FACTION_IDS, type FactionId } from '../faction.js';
import { REGIONS, type RegionId } from '../regions.js';
import { TEA_DECKS, teaCard } from '../tea-card.js';
import {
  abilityName,
  abilityText,
  allyText,
  chipName,
  factionName,
  featText,
  goalText,
  questName,
  regionName,
  sourceName,
  teaName,
  teaText,
  wonderlandianName,
  wonderlandianText,
} from '../words/names/index.js';
import { abilitiesOf, abilityPlaque } from './abilities.js';
import { FORGE_HEIGHT, forgeBoard } from './forge-board.js';
import { ACROSS, MARGIN, night, WIDTH } from './furniture.js';
import { GUEST_ICONS } from './icons.js';
import { largeCard } from './large-card.js';
import { FACE, group, words } from './marks.js';
import { coloursOf, INK, type Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { allyPlaque, chipPlaque, guestPlaque, THINGS, type ThingId, thingPlaque } from './piece-plaques.js';
import { ALONE, LIST, type Plaque, plaqueHeight, plaqueMarks, plaques } from './plaque.js';
import { questCard, questHeight } from './quest-card.js';
import { regionBed } from './region-bed.js';
import { pictureWords } from './say/index.js';
import { leader } from './token.js';

/** A piece of the game by its id, as the rules look-up shows it: see `componentIds`. */
export function componentPicture(id: string, language: Language, palette: Palette): Picture {
  const drawing = drawingOf(id, pictureWords[language], { palette, language });
  return { drawing, alt: altOf(id, language) };
}

const isAllyCard = (id: string): boolean => id === 'forge' || ALLY_TYPES.some(type => id.endsWith(`-${type}`));

/** A faction board by its faction; the side for two players by 'alice:two'. */
function boardNamed(id: string): { faction: FactionId; isForTwo: boolean } | null {
  const faction = FACTION_IDS.find(each => id === each || id === `${each}:two`);
  return faction === undefined ? null : { faction, isForTwo: id.endsWith(':two') };
}

const isAbility = (id: string): id is AbilityId => ABILITY_IDS.some(each => each === id);
const isRegion = (id: string): id is RegionId => REGIONS.some(each => each === id);
const isQuest = (id: string): boolean => QUESTS.some(each => each.id === id);
const isThing = (id: string): id is ThingId => Object.hasOwn(THINGS, id);

/**
 * Every component that has a picture: tea cards ('T1-01'), Wonderlandians ('walrus'), ally cards ('A-flamingo', 'forge'),
 * chips ('flamingo:weak', 'artifact'), quests ('Q-T1'), faction boards ('alice', the side for
 * two as 'alice:two'), abilities, regions, and things ('die', 'shard').
 */
export const componentIds: readonly string[] = [
  ...TEA_DECKS.flatMap(deck => deck.map(({ id }) => id)),
  ...Object.keys(GUEST_ICONS).filter(id => !/^twin\d$/.test(id)),
  ...['A', 'B', 'C', 'D'].flatMap(set => ALLY_TYPES.map(type => `${set}-${type}`)),
  ...ALLY_TYPES.flatMap(type => [`${type}:weak`, `${type}:strong`]),
  ...['forge', 'faction:1', 'faction:2', 'artifact', 'madness', 'madness2', 'poison'],
  ...QUESTS.map(({ id }) => id),
  ...FACTION_IDS.flatMap(faction => [faction, `${faction}:two`]),
  ...ABILITY_IDS,
  ...REGIONS,
  ...Object.keys(THINGS),
];

function drawingOf(id: string, say: PictureWords, livery: Livery): Drawing {
  const board = boardNamed(id);
  if (board) return factionDrawing(board.faction, board.isForTwo, say, livery);
  if (isRegion(id)) return regionDrawing(id, say);
  if (isQuest(id)) return questDrawing(id, say);
  if (isAbility(id)) return alone(abilityPlaque(id, false, 'shown', say, livery));
  if (isAllyCard(id)) return alone(allyPlaque(id, say, livery));
  if (isChip(id)) return alone(chipPlaque(id, say, livery));
  if (isThing(id)) return alone(thingPlaque(id, say, livery));
  if (GUEST_ICONS[id]) return alone(guestPlaque(id, say));
  return cardDrawing(id, say, livery);
}

const page = (height: number, marks: readonly Mark[]): Drawing => ({
  width: WIDTH,
  height,
  marks: [...night(height), ...marks],
});

function alone(plaque: Plaque): Drawing {
  const height = plaqueHeight(plaque, ALONE);
  return page(height + 2 * MARGIN, plaqueMarks(plaque, MARGIN, MARGIN, height, ALONE));
}

function cardDrawing(id: string, say: PictureWords, livery: Livery): Drawing {
  if (teaCard(id) === undefined) throw new RangeError(`No such component: ${id}`);
  const marks = largeCard(id, { x: 0, y: 0, width: 330, height: 330 }, say, livery);
  return page(620, [
    group(marks, { x: 24, y: 24, scale: 1.73 }),
    words(teaName(id, say.language), 622, 70, 50, INK.text, {
      face: FACE.title,
      wrap: { width: 356, leading: 50, lines: 2 },
    }),
    words(teaText(id, say.language), 622, 190, 35, INK.text, {
      face: FACE.body,
      wrap: { width: 360, leading: 40, lines: 10 },
    }),
  ]);
}

function questDrawing(id: string, say: PictureWords): Drawing {
  const size = 38;
  const height = questHeight(id, ACROSS, say, size, false);
  return page(
    height + 2 * MARGIN,
    questCard(id, { view: null, isFeatDone: false }, say, MARGIN, MARGIN, ACROSS, height, size),
  );
}

function regionDrawing(id: RegionId, say: PictureWords): Drawing {
  return page(424, [
    regionBed(id, { x: MARGIN, y: MARGIN, width: ACROSS, height: 400 }, { scene: true, moon: 0.82, round: 26 }),
    words(regionName(id, say.language), 48, 78, 64, INK.text, { face: FACE.title, halo: INK.outline, haloWidth: 4 }),
  ]);
}

function factionDrawing(id: FactionId, isForTwo: boolean, say: PictureWords, livery: Livery): Drawing {
  const list = plaques(
    abilitiesOf(id).map(({ id: ability }) => abilityPlaque(ability, isForTwo, 'shown', say, livery)),
    136,
    LIST,
  );
  const top = 136 + list.height + 14;
  const forging = { faction: id, isForTwo, forged: [[], [], [], []], between: [], open: [] };
  return page(top + FORGE_HEIGHT + MARGIN, [
    ...leader(id, livery, 76, 66, 48),
    words(factionName(id, say.language), 150, 66, 60, coloursOf(id, livery.palette).hi, { face: FACE.title }),
    ...list.marks,
    ...forgeBoard(forging, top, say, livery),
  ]);
}

function altOf(id: string, language: Language): string {
  const say = pictureWords[language];
  const board = boardNamed(id);
  if (board) {
    const all = abilitiesOf(board.faction).map(
      each => `${abilityName(each.id, language)}: ${abilityText(each.id, language, board.isForTwo)}`,
    );
    return [`${factionName(board.faction, language)}.`, ...all].join(' ');
  }
  if (isRegion(id)) return `Region: ${regionName(id, language)}`;
  if (isQuest(id))
    return `${questName(id, language)}. ${say.feat}: ${featText(id, language)} ${say.goal}: ${goalText(id, language)}`;
  if (isAbility(id)) return `${abilityName(id, language)}. ${abilityText(id, language, false)}`;
  if (isAllyCard(id)) return `${sourceName(id, language)}. ${allyText(id, language)}`;
  if (isChip(id)) return `${chipName(id, language)}. ${say.chipTexts[id] ?? say.strengthOf(printedStrength(id))}`;
  if (isThing(id)) return `${say.things[id].name}. ${say.things[id].text}`;
  if (GUEST_ICONS[id]) return `${wonderlandianName(id, language)}. ${wonderlandianText(id, language)}`;
  return `${teaName(id, language)}. ${teaText(id, language)}`;
}
