import type { Palette } from '../../../engine/drawing.js';
import type { Reader, Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { cardOfStandee } from '../board.js';
import { CASTLE_STRENGTH } from '../components.js';
import type { FactionId } from '../faction.js';
import { REGIONS } from '../regions.js';
import type { SeatView, WonderlandView } from '../view.js';
import { type Colours, coloursOf, type Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { pictureWords } from './say/index.js';

/** Everything a picture is made from: what the reader may see, and how it is shown. */
export interface Crowd {
  readonly view: WonderlandView;
  readonly names: readonly string[];
  readonly reader: Reader;
  readonly say: PictureWords;
  readonly livery: Livery;
}

export const crowdOf = (
  { view, names, reader }: Scene<WonderlandView>,
  language: Language,
  palette: Palette,
): Crowd => ({
  view,
  names,
  reader,
  say: pictureWords[language],
  livery: { palette, language },
});

export const factionOf = ({ view }: Crowd, seat: number): FactionId => view.seats[seat]!.faction;
export const coloursIn = (crowd: Crowd, seat: number): Colours =>
  coloursOf(factionOf(crowd, seat), crowd.livery.palette);

const isLeaderIn = ({ leader }: SeatView, region: number): boolean => leader.region === REGIONS[region];

/** What a seat has in a region (position in the ring). */
export interface Presence {
  readonly seat: number;
  readonly supporters: number;
  readonly standees: SeatView['standees'][number];
  readonly hasLeader: boolean;
  readonly castle: SeatView['castles'][number];
  /** What it would begin a battle with (WW-7.4). */
  readonly strength: number;
}

/** Both twins together count one more than each of them. */
const TWINS = ['twin1', 'twin2'] as const;
const TWIN_BONUS = 1;

function presence(view: WonderlandView, seat: number, region: number): Presence {
  const own = view.seats[seat]!;
  const standees = own.standees[region]!;
  const castle = own.castles[region]!;
  const hasLeader = isLeaderIn(own, region);
  const bonus = TWINS.every(twin => standees.includes(twin)) ? TWIN_BONUS : 0;
  const strength =
    standees.reduce((sum, each) => sum + cardOfStandee(each).strength, bonus) +
    (hasLeader ? own.leader.strength : 0) +
    (castle === 'none' ? 0 : CASTLE_STRENGTH);
  return { seat, supporters: own.supporters[region]!, standees, hasLeader, castle, strength };
}

/** Everybody who has something in a region, in the order of the seats. */
export const presentIn = ({ view }: Crowd, region: number): Presence[] =>
  view.seats
    .map((_, seat) => presence(view, seat, region))
    .filter(
      ({ supporters, standees, hasLeader, castle }) =>
        supporters + standees.length > 0 || hasLeader || castle !== 'none',
    );

/** Regions in use, by their position in the ring. */
export const usedRegions = ({ view }: Crowd): number[] =>
  view.regions.flatMap(({ used }, region) => (used ? [region] : []));

/** The number of a region in this round's order of battles. */
export function battleNumber(crowd: Crowd, region: number): number {
  const used = usedRegions(crowd);
  const first = used.findIndex(each => crowd.view.regions[each]!.pawn);
  return ((used.indexOf(region) - first + used.length) % used.length) + 1;
}

/** Whether a region was fought in this war already. */
export function isFought({ view }: Crowd, region: number): boolean {
  const { id } = view.regions[region]!;
  return view.part === 'war' && !view.ahead.includes(id) && view.battle?.region !== id;
}
