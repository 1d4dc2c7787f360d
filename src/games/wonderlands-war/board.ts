import { ALLY_CARDS, FORGE_CARD } from './cards/allies.js';
import { ITEM_CARDS } from './cards/items.js';
import { STANDEE_CARDS } from './cards/standees.js';
import { type AllySet, type AllyType, allyTypeOf, type Chip, typeOf } from './chips.js';
import type { Ability, RewardStep, Step, Trigger } from './effect.js';
import type { AbilityId, BoardAbility, Faction } from './faction.js';
import { FACTIONS } from './factions/index.js';
import { type Seat, unitsIn, type Wonderland } from './state.js';
import type { StandeeCard, StandeeId } from './wonderlandian.js';

/** An ability and the card, chip or board it stands on. */
export interface Sourced {
  readonly source: string;
  readonly ability: Ability;
}

export const factionOf = (state: Wonderland, seat: number): Faction => FACTIONS[state.seats[seat]!.faction];

/** Both sides of every board: what the one for two players changes is looked up once. */
const SIDES = new Map(
  Object.values(FACTIONS).map(({ id, leader, abilities, twoPlayers }) => {
    const forTwo = abilities.map(ability => twoPlayers.abilities.find(other => other.id === ability.id) ?? ability);
    return [id, { usual: { leader, abilities }, forTwo: { leader: twoPlayers.leader ?? leader, abilities: forTwo } }];
  }),
);

/** What stands on the side of the board in use (WW-5.8). */
function sideOf(
  { seats, twoPlayerBoards }: Wonderland,
  seat: number,
): { readonly leader: BoardAbility; readonly abilities: readonly BoardAbility[] } {
  const sides = SIDES.get(seats[seat]!.faction)!;
  return twoPlayerBoards ? sides.forTwo : sides.usual;
}

/** The leader's ability on the side of the board in use (WW-5.8). */
export const leaderAbility = (state: Wonderland, seat: number): BoardAbility => sideOf(state, seat).leader;

/** The four abilities on the side of the board in use. */
export const boardAbilities = (state: Wonderland, seat: number): readonly BoardAbility[] =>
  sideOf(state, seat).abilities;

/** The rewards of one forge track; on the side for two the castles go further (WW-15.5). */
export function forgeTrack(state: Wonderland, seat: number, track: number): readonly RewardStep[] {
  const { tracks, twoPlayers } = factionOf(state, seat);
  return track === 3 && state.twoPlayerBoards ? twoPlayers.castles : tracks[track]!;
}

/** Whether an unlocked ability works: one unlocked by forging is silent in that battle (WW-14.2). */
const hasAbility = ({ abilities, fresh }: Seat, id: AbilityId): boolean =>
  abilities.includes(id) && !fresh.includes(id);

/** Nothing acts. */
const NOTHING: readonly Sourced[] = [];

/** What each card does at each moment: found once, for it is asked again and again. */
const KNOWN = new Map<readonly Ability[], Map<Trigger, readonly Sourced[]>>();

function ofTrigger(source: string, steps: readonly Ability[], trigger: Trigger): readonly Sourced[] {
  const known = KNOWN.get(steps)?.get(trigger);
  if (known !== undefined) return known;
  const found = steps.flatMap(ability => (ability.on === trigger ? [{ source, ability }] : []));
  const ofCard = KNOWN.get(steps) ?? new Map<Trigger, readonly Sourced[]>();
  KNOWN.set(steps, ofCard.set(trigger, found));
  return found;
}

/** What the board of a seat does at a moment: the leader's ability and the working ones that upgrade no artifacts. */
export function boardEffects(state: Wonderland, seat: number, trigger: Trigger): Sourced[] {
  const { leader, abilities } = sideOf(state, seat);
  const owner = state.seats[seat]!;
  const found = [...ofTrigger(leader.id, leader.steps, trigger)];
  for (const { id, kind, steps } of abilities)
    if (kind === 'passive' && hasAbility(owner, id)) found.push(...ofTrigger(id, steps, trigger));
  return found;
}

/** Whether the board of a seat lets it do this at a moment. */
export const isAllowedBy = (state: Wonderland, seat: number, trigger: Trigger, op: Step['op']): boolean =>
  boardEffects(state, seat, trigger).some(({ ability }) => ability.do.some(step => step.op === op));

/** How each ally card is named as a source. */
const ALLY_SOURCES: Readonly<Record<AllySet, Readonly<Record<AllyType, string>>>> = {
  A: sourcesOf('A'),
  B: sourcesOf('B'),
  C: sourcesOf('C'),
  D: sourcesOf('D'),
};

function sourcesOf(set: AllySet): Record<AllyType, string> {
  return {
    flamingo: `${set}-flamingo`,
    creature: `${set}-creature`,
    rook: `${set}-rook`,
    rose: `${set}-rose`,
    soldier: `${set}-soldier`,
  };
}

const ITEMS: ReadonlyMap<string, readonly Ability[]> = new Map(ITEM_CARDS.map(({ id, steps }) => [id, steps]));

/** What a chip does at a moment, with the upgrades of an artifact. */
export function chipEffects(state: Wonderland, seat: number, chip: Chip, trigger: Trigger): readonly Sourced[] {
  const type = allyTypeOf(chip);
  if (type !== null) {
    const set = state.sets[type];
    return ofTrigger(ALLY_SOURCES[set][type], ALLY_CARDS[set][type], trigger);
  }
  if (chip === 'forge') return ofTrigger('forge', FORGE_CARD, trigger);
  if (chip !== 'artifact') {
    const steps = ITEMS.get(typeOf(chip));
    return steps ? ofTrigger(typeOf(chip), steps, trigger) : NOTHING;
  }
  const owner = state.seats[seat]!;
  if (owner.abilities.length === 0) return NOTHING;
  return boardAbilities(state, seat)
    .filter(({ id, kind }) => kind === 'artifact' && hasAbility(owner, id))
    .flatMap(({ id, steps }) => ofTrigger(id, steps, trigger));
}

const CARD_OF_STANDEE: ReadonlyMap<StandeeId, StandeeCard> = new Map(
  STANDEE_CARDS.flatMap(card => card.standees.map(standee => [standee, card] as const)),
);

export const cardOfStandee = (standee: StandeeId): StandeeCard => CARD_OF_STANDEE.get(standee)!;

/** What the standees of a seat in a region do at a moment; the twins act as one card. */
export function standeeEffects(seat: Seat, region: number, trigger: Trigger): readonly Sourced[] {
  if (seat.standees[region]!.length === 0) return NOTHING;
  const cards = new Set(seat.standees[region]!.map(cardOfStandee));
  return [...cards].flatMap(({ id, steps }) => ofTrigger(id, steps, trigger));
}

export const hasStandee = (seat: Seat, region: number, standee: StandeeId): boolean =>
  seat.standees[region]!.includes(standee);

/** Everybody with at least one unit in a region (WW-7.2). */
export const seatsIn = ({ seats }: Wonderland, region: number): number[] =>
  seats.flatMap((seat, at) => (unitsIn(seat, region) > 0 ? [at] : []));

/** Whether the chips of its owner leave it alone (WW-19.A3). */
export const isUntouchable = (state: Wonderland, seat: number, chip: Chip): boolean =>
  chipEffects(state, seat, chip, 'static').some(({ ability }) => ability.do[0]!.op === 'untargetable');
