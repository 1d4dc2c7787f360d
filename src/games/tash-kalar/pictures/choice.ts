import { type Decision, isPause } from '../../../engine/decision.js';
import type { Drawing } from '../../../engine/drawing.js';
import { makeSquare, parseSquare, SIGHT } from '../../../geometry/square.js';
import { DIRECTION_NAMES, type DirectionName, type During, type QuestionKey, type Questions } from '../vocabulary.js';
import type { CardLook } from './card.js';
import { isFlare } from './card-bar.js';
import { shelf, shownCard, shownFlare } from './hand.js';
import { arenaEnd, choiceLayout, type Offer, type Offered, offersDrawing } from './offers.js';
import { placementsDrawing } from './placements.js';
import type { Crowd } from './players.js';
import { ground, standing } from './position.js';
import { taskBar, taskBarHeight } from './tasks.js';

/** With its buttons a picture must fit the screen of a phone; whole hands may not. */
const TALLEST = 1150;

type About<Key extends QuestionKey> = Questions[Key]['about'];

/** What may be chosen, on the board or beside each other; null where nothing is chosen. */
export function choiceDrawing(decision: Decision, crowd: Crowd): Drawing | null {
  if (decision.kind === 'number' || isPause(decision)) return null;
  const { view, style, say } = crowd;
  const ids = decision.options.map(({ id }) => id);
  const about: unknown = decision.about ?? {};
  const { seat } = decision;
  const key = decision.key as QuestionKey;
  switch (key) {
    case 'placement': {
      const { card, layings } = about as About<'placement'>;
      return placementsDrawing(view, view.seats[seat]!.colour, card, layings, style, say);
    }
    case 'claim':
      return claimDrawing(crowd, ids);
    case 'return':
    case 'keep':
    case 'card': {
      const cards = ids.filter(id => id !== 'stop' && id !== 'handover').map(id => id.slice(id.indexOf(':') + 1));
      const shown = cardsDrawing(crowd, seat, cards);
      return shown && shown.height <= TALLEST ? shown : offersDrawing(crowd, seat, { subject: null, offers: [] });
    }
    default:
      return offersDrawing(crowd, seat, offersFor(key, ids, about));
  }
}

const SQUARE = /^[A-I][1-9]$/;

function offersFor(key: QuestionKey, ids: readonly string[], about: unknown): Offered {
  const squares = ids.filter(id => SQUARE.test(id));
  const as = (kind: Offer['as']): Offer[] => squares.map(square => ({ square, as: kind }));
  const during = about as During;
  const subject = { card: during.card, part: during.part };
  switch (key) {
    case 'opening':
      return {
        subject: null,
        offers: [...new Set(ids.map(id => id.split(':')[0]!))].map(square => ({ square, as: 'go' })),
      };
    case 'turn':
      return {
        subject: null,
        offers: ids
          .filter(id => id.startsWith('place:'))
          .map(id => ({ square: id.slice('place:'.length), as: 'free' })),
      };
    case 'place': {
      const { lifted } = about as About<'place'>;
      return { subject: null, offers: as('free'), from: lifted };
    }
    case 'lift': {
      const { card, to } = about as About<'lift'>;
      return {
        subject: card === null ? null : { card, part: 'effect' },
        offers: as('take'),
        chosen: to === null ? [] : [to],
      };
    }
    case 'frame': {
      const { card, counts, only } = about as About<'frame'>;
      return {
        subject: { card, part: 'effect' },
        offers: squares.map(square => ({
          square,
          as: 'go',
          ...(only[square] ? { pattern: only[square] } : { note: `×${counts[square]}` }),
        })),
      };
    }
    case 'arrival': {
      const { card, used } = about as About<'arrival'>;
      return { subject: { card, part: 'effect' }, offers: as('go'), used };
    }
    case 'target': {
      const { act, chosen, being } = about as About<'target'>;
      const harms = act === 'destroy' || act === 'convert' || act === 'downgrade' || act === 'capture';
      return { subject, offers: as(harms ? 'harm' : 'take'), from: being, chosen };
    }
    case 'mover':
      return { subject, offers: as('take'), from: during.being };
    case 'destination': {
      const { from, captures } = about as About<'destination'>;
      return {
        subject,
        offers: squares.map(square => ({ square, as: captures.includes(square) ? 'harm' : 'go' })),
        from,
      };
    }
    case 'direction': {
      const { hits, being } = about as About<'direction'>;
      return { subject, offers: [], from: being, rays: raysOf(being, ids, hits) };
    }
    case 'square':
      return { subject, offers: as('go'), from: during.being };
    case 'may': {
      const { square } = about as About<'may'>;
      return { subject, offers: square === null ? [] : [{ square, as: 'take' }], from: during.being };
    }
    case 'alternative':
    case 'rank':
    case 'colour':
      return { subject, offers: [], from: during.being };
    case 'legend-colour': {
      const { card } = about as About<'legend-colour'>;
      return { subject: { card, part: 'effect' }, offers: [] };
    }
    case 'against': {
      const { flare } = about as About<'against'>;
      return { subject: { card: flare, part: 'effect' }, offers: [] };
    }
    default:
      return { subject: null, offers: [] };
  }
}

/** A ray ends on the last piece it would hit, or on the edge. */
function raysOf(
  from: string | null,
  ids: readonly string[],
  hits: Readonly<Record<string, readonly string[]>>,
): NonNullable<Offered['rays']> {
  if (from === null) return [];
  return ids
    .filter((id): id is DirectionName => DIRECTION_NAMES.some(name => name === id))
    .flatMap(id => {
      const line = SIGHT[parseSquare(from)!]![DIRECTION_NAMES.indexOf(id)]!.map(makeSquare);
      const to = line.findLast(square => hits[id]?.includes(square)) ?? line.at(-1);
      return to === undefined ? [] : [{ next: line[0]!, to, hits: hits[id] ?? [] }];
    });
}

/** Cards as in the hand. */
function cardsDrawing(crowd: Crowd, seat: number, cards: readonly string[]): Drawing | null {
  if (cards.length === 0) return null;
  const { view, style, say } = crowd;
  const own = view.seats[seat]!;
  const { school } = view.colours[own.colour]!;
  const look: CardLook = { school, style, say, count: null };
  const schoolOf = (colour: number): string => view.colours[colour]!.school;
  const shown = cards.map(id =>
    isFlare(id) ? shownFlare(id, { style, say, now: own.flareNow, schoolOf }) : shownCard(id, look),
  );
  return shelf([], shown);
}

/** The tasks that can be claimed, over the board that fulfils them. */
function claimDrawing(crowd: Crowd, ids: readonly string[]): Drawing {
  const { view, style, say } = crowd;
  const tasks = view.tasks.filter(({ id }) => ids.includes(id));
  const width = 968;
  const free = choiceLayout(null, say);
  let top = 12;
  const bars = tasks.map(task => {
    const box = { x: 16, y: top, width, height: taskBarHeight(task, width, say) };
    top += box.height + 10;
    return taskBar(crowd, task, box);
  });
  const layout = { ...free, y: free.y + top };
  const height = arenaEnd(layout) + 2;
  return {
    width: 1000,
    height,
    marks: [
      ground(view, layout, style, 1000, height),
      ...view.pieces.map(each => standing(view, each, layout, style, say)),
      ...bars.flat(),
    ],
  };
}
