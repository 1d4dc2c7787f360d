import type { Chip } from '../chips.js';
import { REGIONS, type RegionId } from '../regions.js';
import type { BattleView, FighterView, QuestView, SeatView } from '../view.js';
import type { ScoreLine } from '../vocabulary.js';
import type { WonderlandScene } from './sentences.js';

/** The pieces a text board is made of, in one language. */
export interface BoardWords {
  round(round: number, part: 'tea' | 'war' | 'over'): string;
  onTurn(name: string): string;
  seat(name: string, seat: SeatView): string;
  score(place: number, name: string, score: ScoreLine): string;
  region(id: RegionId, value: number, pawn: boolean, lines: readonly string[]): string;
  units(name: string, supporters: number, standees: readonly string[], leader: number | null): string;
  castle(name: string, stands: boolean): string;
  table(cards: readonly { chair: number; card: string; poisoned: boolean }[], deck: number): string;
  market(cards: readonly string[]): string;
  battle(battle: BattleView, scene: WonderlandScene): string;
  fighter(name: string, fighter: FighterView): string;
  resistance(strength: number): string;
  quest(quest: QuestView): string;
  revealed(quest: QuestView): string;
  bag(chips: readonly Chip[]): string;
  sealed(chips: readonly Chip[]): string;
  instruction(given: NonNullable<FighterView['instruction']>): string;
  odds(odds: NonNullable<FighterView['odds']>): string;
  wager(faction: string): string;
  noHand: string;
}

/**
 * The whole position: round, then the battle, the table or the final scoring, then players and regions with their units. What is going on
 * comes first: the words beside a picture are cut off at their end.
 */
export function boardText(scene: WonderlandScene, words: BoardWords): string {
  const { view, names } = scene;
  const head = [
    words.round(view.round, view.part),
    ...(view.onTurn === null ? [] : [words.onTurn(names[view.onTurn]!)]),
  ];
  const cards = view.table.chairs.flatMap(({ chair, card, poisoned }) =>
    card === null ? [] : [{ chair, card, poisoned }],
  );
  return [
    head.join(' '),
    ...(view.places ?? [])
      .map((place, at): [number, string] => [place, words.score(place, names[at]!, view.seats[at]!.score!)])
      .sort(([one], [other]) => one - other)
      .map(([, line]) => line),
    ...(view.battle === null
      ? []
      : [
          words.battle(view.battle, scene),
          ...view.battle.fighters.map(each => words.fighter(names[each.seat]!, each)),
        ]),
    ...(view.resistance === null ? [] : [words.resistance(view.resistance)]),
    ...(view.part === 'tea' ? [words.table(cards, view.table.deck), words.market(view.market)] : []),
    ...view.seats.map((seat, at) => words.seat(names[at]!, seat)),
    ...view.regions.flatMap(({ id, used, values, pawn }, at) =>
      used ? [words.region(id, values[view.round - 1]!, pawn, regionLines(scene, at, words))] : [],
    ),
  ].join('\n');
}

function regionLines({ view, names }: WonderlandScene, region: number, words: BoardWords): string[] {
  return view.seats.flatMap((seat, at) => {
    const leader = seat.leader.region === REGIONS[region] ? seat.leader.strength : null;
    const [supporters, standees] = [seat.supporters[region]!, seat.standees[region]!];
    const castle = seat.castles[region]!;
    return [
      ...(supporters + standees.length > 0 || leader !== null
        ? [words.units(names[at]!, supporters, standees, leader)]
        : []),
      ...(castle === 'none' ? [] : [words.castle(names[at]!, castle === 'standing')]),
    ];
  });
}

/** What only the reader may see: quests, the bag while it may be looked into, sealed chips, odds. */
export function handText({ view, reader }: WonderlandScene, words: BoardWords): string {
  if (reader === 'spectator') return words.noHand;
  const own = view.seats[reader]!;
  const fighter = view.battle?.fighters.find(({ seat }) => seat === reader);
  const quests = typeof own.quests === 'number' ? [] : own.quests;
  const lines = [
    ...quests.map(words.quest),
    ...own.revealed.map(words.revealed),
    ...(typeof own.bag === 'number' ? [] : [words.bag(own.bag)]),
    ...(fighter && typeof fighter.drawn !== 'number' && fighter.drawn.length > 0 ? [words.sealed(fighter.drawn)] : []),
    ...(fighter?.instruction ? [words.instruction(fighter.instruction)] : []),
    ...(fighter?.odds ? [words.odds(fighter.odds)] : []),
    ...(view.battle?.wager ? [words.wager(view.battle.wager)] : []),
  ];
  return lines.length > 0 ? lines.join('\n') : words.noHand;
}
