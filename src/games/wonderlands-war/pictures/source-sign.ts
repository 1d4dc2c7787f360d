import { type AllyType, isChip } from '../chips.js';
import { ABILITY_IDS } from '../faction.js';
import { allyText, teaText, wonderlandianText } from '../words/names/index.js';
import { abilityPlaque } from './abilities.js';
import { chip } from './chip.js';
import { chipText } from './chip-text.js';
import { type Crowd, factionOf } from './crowd.js';
import { points } from './glyphs.js';
import { GUEST_ICONS, ICON } from './icons.js';
import { sign } from './marks.js';
import { INK } from './palette.js';
import { guestSign } from './piece-plaques.js';
import type { Plaque } from './plaque.js';

/** What stands for whatever asks or gives something: an ability, an ally card, a Wonderlandian, a tea card, a moment. */
export function sourceSign(crowd: Crowd, seat: number, source: string): Pick<Plaque, 'sign'> & { text: string } {
  const { say, livery, view } = crowd;
  const { language } = say;
  const faction = factionOf(crowd, seat);
  const ability = ABILITY_IDS.find(id => id === source);
  if (ability) {
    const plaque = abilityPlaque(ability, view.twoPlayerBoards, 'shown', say, livery);
    return { sign: plaque.sign, text: plaque.text ?? '' };
  }
  if (/^[A-D]-/.test(source)) {
    const type = source.slice(2) as AllyType;
    return {
      sign: (x, y, radius) => [chip(`${type}:strong`, faction, livery, x, y, radius)],
      text: allyText(source, language),
    };
  }
  if (isChip(source))
    return {
      sign: (x, y, radius) => [chip(source, faction, livery, x, y, radius)],
      text: chipText(crowd, seat, source),
    };
  if (GUEST_ICONS[source])
    return { sign: (x, y, radius) => guestSign(source, x, y, radius), text: wonderlandianText(source, language) };
  if (/^T\d-/.test(source))
    return { sign: (x, y, radius) => sign(ICON.empty, x, y, radius * 1.6, INK.paper), text: teaText(source, language) };
  return { sign: (x, y, radius) => points('', x, y, radius * 0.9), text: '' };
}
