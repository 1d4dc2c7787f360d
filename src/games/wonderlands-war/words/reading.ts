import { countedParts, type Language } from '../../../engine/language.js';
import { allyTypeOf, type Chip } from '../chips.js';
import type { RewardStep } from '../effect.js';
import { FACTIONS } from '../factions/index.js';
import { REGIONS, type RegionId } from '../regions.js';
import { teaCard } from '../tea-card.js';
import type { Unit, UnitAt } from '../units.js';
import type { EndReason } from '../vocabulary.js';
import { allyText, questName } from './names/index.js';
import type { WonderlandScene } from './sentences.js';

/** The reward a chip forged next on this track (from 1) would bring. */
export function nextReward({ view }: WonderlandScene, seat: number, track: number): RewardStep {
  const { faction, forged } = view.seats[seat]!;
  const { tracks, twoPlayers } = FACTIONS[faction];
  const spaces = track === 4 && view.twoPlayerBoards ? twoPlayers.castles : tracks[track - 1]!;
  return spaces[forged[track - 1]!.length]!;
}

/** The rewards of a half of a split card, or of the corrupted part. */
export function chosenRewards(card: string, which: 'top' | 'bottom' | 'corrupted'): readonly RewardStep[] {
  for (const step of teaCard(card).steps) {
    if ('choose_one' in step && which !== 'corrupted') return step.choose_one[which === 'top' ? 0 : 1]!;
    if ('optional' in step && which === 'corrupted') return step.optional.filter(({ op }) => op !== 'roll_shards');
  }
  return [];
}

export function splitUnit(text: UnitAt): { unit: Unit; region: RegionId } {
  const [unit, name] = text.split('@') as [Unit, string];
  return { unit, region: REGIONS.find(region => region === name)! };
}

/** Units and how many of them come from one region, in the order of the first of each. */
export function unitCounts(texts: readonly string[]): { unit: Unit; region: RegionId; count: number }[] {
  return [...new Set(texts)].map(text => ({
    ...splitUnit(text as UnitAt),
    count: texts.filter(other => other === text).length,
  }));
}

/** What the card of a chip says, for those who do not know it by heart. */
export function chipNote(id: string, { view }: WonderlandScene, language: Language): { note?: string } {
  const type = allyTypeOf(id as Chip);
  if (type !== null) return { note: allyText(`${view.sets[type]}-${type}`, language) };
  return id === 'forge' ? { note: allyText('forge', language) } : {};
}

/** Whether losing so many units leaves a seat none in the present battle (WW-9.5). */
export const isLastLost = (scene: WonderlandScene, seat: number, lost: number): boolean =>
  lost >= unitsHere(scene, seat);

/** Units of a seat in the present battle. */
export const unitsHere = ({ view }: WonderlandScene, seat: number): number =>
  view.battle?.fighters.find(fighter => fighter.seat === seat)?.units ?? 0;

export const cardOn = (cards: readonly (string | null)[], chair: string): string =>
  cards[Number(chair.slice('chair:'.length)) - 1]!;

export const chairNumber = (chair: string): string => chair.slice('chair:'.length);

export const isPoisoned = ({ view }: WonderlandScene, chair: string): boolean =>
  view.table.chairs[Number(chairNumber(chair)) - 1]!.poisoned;

/** A share of 1 in whole percents; what can happen is never called 0%, nor what may fail 100%. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1%';
  if (share < 1 && share >= 0.995) return '>99%';
  return `${Math.round(share * 100)}%`;
}

/** A number with at most one digit behind the point, as the language writes it. */
export function decimal(value: number, language: Language): string {
  const rounded = String(Math.round(value * 10) / 10);
  return language === 'pl' ? rounded.replace('.', ',') : rounded;
}

/** How a finished match stands: the view alone tells why it ended. */
export function endOf({ view }: WonderlandScene): { reason: EndReason; winners: number[]; totals: number[] } {
  const totals = view.seats.map(({ score }) => score?.total ?? 0);
  const winners = (view.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const best = Math.max(...totals);
  const isTied = totals.filter(total => total === best).length > 1;
  return { reason: winners.length > 1 ? 'shared' : isTied ? 'tie-break' : 'points', winners, totals };
}

/** A score below zero with a real minus, not a hyphen. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Several regions that get one supporter each and nothing else are told together. */
export const isOneEach = (
  groups: readonly { readonly supporters: number; readonly standees: readonly string[] }[],
): boolean =>
  groups.length > 2 && groups.every(({ supporters, standees }) => supporters === 1 && standees.length === 0);

export const counted = (names: readonly string[]): string => countedParts(names).join(', ');

export const questNames = (ids: readonly string[], language: Language): string =>
  ids.map(id => questName(id, language)).join(', ');

/** What a button holds in one line on a phone. */
const LONGEST_LABEL = 34;

/** What a line of a post holds. */
const LONGEST_LINE = 110;

/** The whole where a line holds it, otherwise what is most of it. */
export const fittingLine = (whole: string, most: string): string => (whole.length <= LONGEST_LINE ? whole : most);

/** Which chip goes on which track, and what that pays where there is room to say so. */
export function forgeLabel(track: string, paid: string, chip: string): string {
  const whole = `${paid}: ${chip}`;
  return whole.length <= LONGEST_LABEL ? whole : `${track}: ${chip}`;
}

/** "a sentence" with a capital letter. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
