import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { QuestView, SeatView } from '../view.js';
import { factionName } from '../words/names/index.js';
import { type AbilityState, abilitiesOf, abilityPlaque, usesPerTea } from './abilities.js';
import { chipsSection, closedBag } from './bag.js';
import { poison } from './card.js';
import { type Crowd, coloursIn } from './crowd.js';
import { FORGE_HEIGHT, forgeBoard } from './forge-board.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { points, shard, shield } from './glyphs.js';
import { ICON } from './icons.js';
import { cutTo, digits, FACE, IN_MESSAGE, LEAST, linear, sign, words } from './marks.js';
import { INK, mix } from './palette.js';
import { guestPlaque } from './piece-plaques.js';
import { HALF, LIST, type Plaque, plaques } from './plaque.js';
import { privateBattle } from './private-battle.js';
import { questCard, questHeight } from './quest-card.js';
import { type Section, sheet } from './sections.js';
import { castle, leader, supporter } from './token.js';

const HEAD = 128;
const FEW_GUESTS = 4;

/** Who it is, and everything that is counted. */
function head(crowd: Crowd, seat: number): Section {
  const own = crowd.view.seats[seat]!;
  const colours = coloursIn(crowd, seat);
  const isPoisoner = own.faction === 'jabberwock';
  const castles = own.castles.filter(each => each === 'standing').length;
  return {
    height: HEAD,
    marks: y => {
      const middle = y + HEAD / 2;
      const stat = (x: number, drawn: Mark[], text: string | number): Mark[] => [
        ...drawn,
        digits(text, x + 32, middle, 42, INK.white, { align: 'left' }),
      ];
      return [
        ...panel(
          { x: MARGIN, y, width: ACROSS, height: HEAD },
          {
            round: 22,
            fill: linear(0, y, 0, y + HEAD, mix(colours.base, 0.42), mix(colours.base, 0.14)),
            edge: mix(colours.base, 0.8),
          },
        ),
        ...leader(own.faction, crowd.livery, 80, middle - 4, 46),
        words(cutTo(crowd.names[seat] ?? '', FACE.title, (isPoisoner ? 160 : 210) / 42), 140, y + 44, 42, INK.text, {
          face: FACE.title,
        }),
        words(factionName(own.faction, crowd.say.language), 140, y + 92, IN_MESSAGE, colours.hi, { max: 230 }),
        ...(isPoisoner
          ? [poison(crowd.livery, 326, y + 44, 21), digits(own.poison, 351, y + 44, 34, INK.venom, { align: 'left' })]
          : []),
        ...points(own.vp, 414, middle, 44),
        ...stat(494, [shard(494, middle, 56)], own.shards),
        ...stat(
          590,
          sign(ICON.leader, 590, middle, 50, colours.hi, { colour: INK.outline, width: 6 }),
          own.leader.strength,
        ),
        ...stat(684, supporter(colours, 684, middle, 48), own.pool),
        ...stat(796, castle(colours, 796, middle - 3, 52), `${castles}×${own.castleValue}`),
        ...shield(own.shield, 938, middle, 62),
      ];
    },
  };
}

/** Quests in hand and revealed, two in a row, or large enough to be read in a message. */
export function questsSection(
  quests: readonly { readonly view: QuestView; readonly isFeatDone: boolean }[],
  crowd: Crowd,
  isLarge = false,
): Section | null {
  if (quests.length === 0) return null;
  const { say } = crowd;
  const columns = quests.length === 1 || isLarge ? 1 : 2;
  const width = columns === 1 ? ACROSS : HALF.width;
  const size = isLarge ? IN_MESSAGE : LEAST;
  const rows = Array.from({ length: Math.ceil(quests.length / columns) }, (_, row) => {
    const shown = quests.slice(row * columns, row * columns + columns);
    return { shown, height: Math.max(...shown.map(({ view }) => questHeight(view.id, width, say, size))) };
  });
  return {
    height: rows.reduce((sum, { height }) => sum + height + 10, -10),
    marks: y => {
      let top = y;
      return rows.flatMap(({ shown, height }) => {
        const marks = shown.flatMap((state, k) =>
          questCard(state.view.id, state, say, MARGIN + k * (width + 12), top, width, height, size),
        );
        top += height + 10;
        return marks;
      });
    },
  };
}

const questsOf = ({ quests, revealed }: SeatView) => [
  ...(typeof quests === 'number' ? [] : quests.map(view => ({ view, isFeatDone: false }))),
  ...revealed.map(view => ({ view, isFeatDone: true })),
];

function bagSection({ view, say, livery }: Crowd, { bag, faction }: SeatView): Section {
  if (typeof bag === 'number') return closedBag(bag, say.closedBag);
  return chipsSection(bag, faction, livery, { icon: ICON.bag, name: view.part === 'over' ? say.bag : say.ownBag });
}

/** Wonderlandians that were won: with what they do while they are few; those that wait in the reserve say so. */
function guests(crowd: Crowd, own: SeatView): Section | null {
  if (own.wonderlandians.length === 0) return null;
  const isFew = own.wonderlandians.length <= FEW_GUESTS;
  const all = own.wonderlandians.map((id): Plaque => {
    const waits = own.reserve.some(each => each === id || (id === 'twins' && each.startsWith('twin')));
    const { text: _, note: __, ...bare } = guestPlaque(id, crowd.say);
    return {
      ...bare,
      ...(isFew ? { text: crowd.say.brief[id]! } : {}),
      ...(waits ? { note: crowd.say.inReserve, noteInk: INK.gold } : {}),
    };
  });
  const shown = (y: number) => plaques(all, y, LIST);
  return { height: shown(0).height, marks: y => shown(y).marks };
}

const stateOf = (own: SeatView, id: SeatView['abilities'][number]): AbilityState =>
  own.fresh.includes(id) ? 'fresh' : own.abilities.includes(id) ? 'open' : 'locked';

/** Several plaques as one that says only what they are called. */
const namesOf = ([first, ...others]: readonly Plaque[]): Plaque => {
  const { note: _, text: __, ...look } = first!;
  return { ...look, title: [first!, ...others].map(({ title }) => title).join(', ') };
};

/** The board's abilities; `isBrief` leaves out what the locked ones would do. */
function abilities(crowd: Crowd, own: SeatView, isBrief: boolean): Section {
  const [first, ...others] = abilitiesOf(own.faction);
  const isForTwo = crowd.view.twoPlayerBoards;
  const spent = (id: SeatView['abilities'][number], plaque: Plaque): Plaque =>
    crowd.view.part === 'tea' && own.used.filter(each => each === id).length >= usesPerTea(id, isForTwo)
      ? { ...plaque, note: crowd.say.used, noteInk: INK.low }
      : plaque;
  const top = [spent(first!.id, abilityPlaque(first!.id, isForTwo, 'shown', crowd.say, crowd.livery))];
  const plaqueOf = ({ id }: (typeof others)[number]): Plaque =>
    spent(id, abilityPlaque(id, isForTwo, stateOf(own, id), crowd.say, crowd.livery));
  const isLocked = ({ id }: (typeof others)[number]): boolean => stateOf(own, id) === 'locked';
  const locked = others.filter(isLocked).map(plaqueOf);
  const rest =
    isBrief && locked.length > 0
      ? [...others.filter(each => !isLocked(each)).map(plaqueOf), namesOf(locked)]
      : others.map(plaqueOf);
  const shown = (y: number) => plaques([...top, ...rest], y, LIST);
  return { height: shown(0).height, marks: y => shown(y).marks };
}

export const forgeSection = (crowd: Crowd, own: SeatView, open: readonly number[] | null): Section => ({
  height: FORGE_HEIGHT,
  marks: y =>
    forgeBoard(
      { faction: own.faction, isForTwo: crowd.view.twoPlayerBoards, forged: own.forged, between: own.between, open },
      y,
      crowd.say,
      crowd.livery,
    ),
});

/** A hand that would be taller is told in less detail. */
const TALL = 3000;

/** All that is the reader's own: quests, the bag where it may be looked into, Wonderlandians, abilities, the forge. */
export function handDrawing(crowd: Crowd, seat: number): Drawing {
  const own = crowd.view.seats[seat]!;
  const { say, livery } = crowd;
  const drawn = (isBrief: boolean): Drawing =>
    sheet([
      head(crowd, seat),
      privateBattle(crowd, seat),
      questsSection(questsOf(own), crowd, true),
      bagSection(crowd, own),
      own.exhausted.length > 0 && !isBrief
        ? chipsSection(own.exhausted, own.faction, livery, { icon: ICON.exhausted, name: say.exhausted })
        : null,
      guests(crowd, own),
      abilities(crowd, own, isBrief),
      forgeSection(crowd, own, null),
    ]);
  const whole = drawn(false);
  return whole.height <= TALL ? whole : drawn(true);
}
