import type { Mark } from '../../../engine/drawing.js';
import type { FactionId } from '../faction.js';
import type { RegionId } from '../regions.js';
import { parseUnitAt, type Unit } from '../units.js';
import type { Entry } from '../vocabulary.js';
import type { StandeeId } from '../wonderlandian.js';
import { abilityName, questName, regionName, wonderlandianName } from '../words/names/index.js';
import { NOBODY } from './card.js';
import { chip, type Seen } from './chip.js';
import { type Crowd, coloursIn, factionOf } from './crowd.js';
import { type Item, joined, signItem, textItem } from './flow.js';
import { changeBadge, die, points, shard, shield, tick } from './glyphs.js';
import { ICON, REGION_ICONS } from './icons.js';
import { digits, sign } from './marks.js';
import { INK, REGION_HUES } from './palette.js';
import { guestSign } from './piece-plaques.js';
import { supportersMark } from './region-rows.js';
import { reward } from './reward.js';
import { standee } from './standee.js';
import { castle, token } from './token.js';

const arrow: Item = signItem(26, (x, y) => [digits('→', x, y, 34, INK.dim)]);

/** A region by its emblem and name. */
const place = (crowd: Crowd, id: RegionId): Item =>
  joined(
    signItem(44, (x, y) => sign(REGION_ICONS[id], x, y, 44, REGION_HUES[id].glow, { colour: INK.outline, width: 5 })),
    textItem(regionName(id, crowd.say.language), REGION_HUES[id].glow),
  );

export const chipItem = (crowd: Crowd, seat: number, id: Seen): Item =>
  signItem(74, (x, y) => [chip(id, factionOf(crowd, seat), crowd.livery, x, y, 36)]);

const gained = (item: Item): Item => joined(textItem('+', INK.good, 40), item);
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

function unitItem(crowd: Crowd, seat: number, unit: Unit): Item {
  if (unit === 'supporter') return signItem(50, (x, y) => supportersMark(crowd, seat, 1, x, y, 52));
  if (unit === 'leader')
    return signItem(52, (x, y) => [token(factionOf(crowd, seat), crowd.livery, x, y, 24, { bears: 'leader' })]);
  return signItem(56, (x, y) => [
    standee(unit.slice('standee:'.length) as StandeeId, x, y, 25, coloursIn(crowd, seat)),
  ]);
}

export const owner = (crowd: Crowd, seat: number): Item =>
  signItem(54, (x, y) => [token(factionOf(crowd, seat), crowd.livery, x, y, 26)]);

export const factionItem = (crowd: Crowd, id: FactionId): Item =>
  signItem(54, (x, y) => [token(id, crowd.livery, x, y, 26)]);

const plate = (draw: (x: number, y: number) => Mark[], text: string, ink: string = INK.text): Item =>
  joined(signItem(46, draw), textItem(text, ink, 36));

function placed(crowd: Crowd, entry: Extract<Entry, { tell: 'units-placed' }>): Item[] {
  const { seat, region, supporters, standees, moved } = entry;
  const units = [
    ...(supporters > 0 ? [signItem(52, (x, y) => supportersMark(crowd, seat, supporters, x, y, 54))] : []),
    ...standees.map(id => unitItem(crowd, seat, `standee:${id}` as Unit)),
    ...moved.map(text => unitItem(crowd, seat, parseUnitAt(text).unit)),
  ];
  return units.length === 0 ? [] : [joined(...units, arrow, place(crowd, region))];
}

/** What an entry looks like in the line of the seat it is about; nothing where others tell it. */
export function itemsOf(crowd: Crowd, entry: Entry): Item[] {
  const { say, livery } = crowd;
  switch (entry.tell) {
    case 'units-placed':
      return placed(crowd, entry);
    case 'castle':
      return [
        joined(
          signItem(50, (x, y) => castle(coloursIn(crowd, entry.seat), x, y, 48, !entry.stands)),
          arrow,
          place(crowd, entry.region),
        ),
      ];
    case 'chip-gained':
      return [gained(chipItem(crowd, entry.seat, entry.chip))];
    case 'leader-strength':
      return [
        plate(
          (x, y) => sign(ICON.leader, x, y, 46, coloursIn(crowd, entry.seat).hi, { colour: INK.outline, width: 5 }),
          String(entry.strength),
        ),
      ];
    case 'ability-unlocked':
      return [
        joined(
          signItem(60, (x, y) => [reward({ op: 'unlock_ability' }, NOBODY, livery, x, y, 30)]),
          textItem(abilityName(entry.ability, say.language)),
        ),
      ];
    case 'wonderlandian':
      return [
        joined(
          signItem(76, (x, y) => guestSign(entry.card, x, y, 38)),
          textItem(wonderlandianName(entry.card, say.language)),
        ),
      ];
    case 'standee-drawn':
      return entry.card === null
        ? []
        : [
            joined(
              signItem(76, (x, y) => guestSign(entry.card!, x, y, 38)),
              textItem(wonderlandianName(entry.card, say.language)),
            ),
          ];
    case 'shards-rolled':
      return [
        joined(
          signItem(54, (x, y) => die(x, y, 50, entry.rolled)),
          gained(plate((x, y) => [shard(x, y, 46)], String(entry.rolled), INK.iceLight)),
        ),
      ];
    case 'shards':
      return [plate((x, y) => [shard(x, y, 46)], signed(entry.change), INK.iceLight)];
    case 'shard-given':
      return [
        joined(
          signItem(40, (x, y) => [shard(x, y, 46)]),
          arrow,
          owner(crowd, entry.target),
        ),
      ];
    case 'points':
      return [signItem(64, (x, y) => points(signed(entry.points), x, y, 34))];
    case 'shield':
      return [signItem(48, (x, y) => shield(entry.whole, x, y, 46))];
    case 'quests-drawn':
      return [
        plate((x, y) => sign(ICON.quest, x, y, 46, '#E3C77A', { colour: INK.outline, width: 5 }), `+${entry.count}`),
      ];
    case 'quest-discarded':
      return [plate((x, y) => sign(ICON.quest, x, y, 46, '#8D7F55', { colour: INK.outline, width: 5 }), '−1')];
    case 'madness-discarded':
      return [signItem(62, (x, y) => [reward({ op: 'discard_madness', n: 1 }, NOBODY, livery, x, y, 31)])];
    case 'castle-value':
      return [
        plate((x, y) => sign(ICON.castle, x, y, 46, INK.white, { colour: INK.outline, width: 5 }), `×${entry.value}`),
      ];
    case 'supporters-released':
      return [
        plate(
          (x, y) =>
            sign(ICON.supporter, x, y, 46, coloursIn(crowd, entry.seat).base, { colour: INK.outline, width: 6 }),
          `+${entry.count}`,
        ),
      ];
    case 'unit-moved':
      return [
        joined(
          unitItem(crowd, entry.seat, entry.unit),
          ...(entry.from === null ? [] : [place(crowd, entry.from)]),
          arrow,
          place(crowd, entry.into),
        ),
      ];
    case 'supporters-moved':
      return [
        joined(
          signItem(52, (x, y) => supportersMark(crowd, entry.seat, entry.count, x, y, 54)),
          place(crowd, entry.from),
          arrow,
          place(crowd, entry.into),
        ),
      ];
    case 'head-reached':
      return [
        joined(
          signItem(54, (x, y) => sign(ICON.head, x, y, 50, INK.gold, { colour: INK.outline, width: 5 })),
          textItem(say.head),
        ),
      ];
    case 'table-filled':
    case 'hosted':
      return entry.filled.length === 0
        ? []
        : [
            plate(
              (x, y) => sign(ICON.refill, x, y, 52, INK.paper, { colour: INK.outline, width: 5 }),
              `+${entry.filled.length}`,
            ),
          ];
    case 'poison-placed':
      return [joined(chipItem(crowd, entry.seat, 'poison'), arrow, textItem(say.chair(entry.chair)))];
    case 'poison-given':
      return [joined(chipItem(crowd, entry.seat, 'poison'), arrow, owner(crowd, entry.target))];
    case 'leader-placed':
      return [joined(unitItem(crowd, entry.seat, 'leader'), arrow, place(crowd, entry.region))];
    case 'beheaded':
      return [
        joined(
          signItem(50, (x, y) => sign(ICON.out, x, y, 46, INK.dangerLight)),
          ...entry.losers.map(seat => owner(crowd, seat)),
        ),
      ];
    case 'feat':
      return [
        joined(
          signItem(60, (x, y) => [
            ...sign(ICON.quest, x, y, 50, '#E3C77A', { colour: INK.outline, width: 5 }),
            ...tick(x + 14, y + 12, 32),
          ]),
          textItem(questName(entry.quest, say.language)),
        ),
      ];
    case 'forged':
      return [
        joined(
          chipItem(crowd, entry.seat, entry.chip),
          signItem(46, (x, y) => sign(ICON.forge, x, y, 44, INK.ember, { colour: INK.outline, width: 5 })),
          textItem(String(entry.track), INK.emberLight, 36),
        ),
      ];
    case 'chip-returned':
      return [
        joined(
          chipItem(crowd, entry.seat, entry.chip),
          arrow,
          signItem(44, (x, y) => sign(ICON.bag, x, y, 42, INK.dim)),
        ),
      ];
    case 'chip-discarded':
      return [
        joined(
          chipItem(crowd, entry.seat, entry.chip),
          signItem(30, (x, y) => changeBadge('×', x, y, 22)),
        ),
      ];
    case 'chip-swapped':
      return [joined(chipItem(crowd, entry.seat, entry.from), arrow, chipItem(crowd, entry.seat, entry.into))];
    default:
      return [];
  }
}
