import type { Decision } from '../../../engine/decision.js';
import type { Drawing } from '../../../engine/drawing.js';
import type { ArenaView } from '../view.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import type { Held } from './hand-strip.js';
import { type Marked, markedBoard, type Offer } from './marked-board.js';
import type { Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { rotationsDrawing } from './rotations.js';
import { shelfDrawing } from './shelf.js';

type About<Key extends QuestionKey> = Questions[Key]['about'];

/** What the asked seat looks at: the board with what may be chosen on it, and what it holds below. */
export function choiceDrawing(decision: Decision, view: ArenaView, say: PictureWords, livery: Livery): Drawing | null {
  if (decision.kind === 'number') return null;
  const ids = decision.options.map(({ id }) => id);
  const about: unknown = decision.about ?? {};
  if (decision.key === 'monolith') {
    const tiles = ids.filter(id => !id.includes('#'));
    return shelfDrawing((about as About<'monolith'>).faction, tiles, say, livery);
  }
  const held = heldBy(decision, about, view);
  if (decision.key === 'rotation') {
    const { seat, tile, hex, to } = about as About<'rotation'>;
    const { faction } = view.seats[seat]!;
    const turning = { faction, tile, from: hex, to, rotations: ids.map(Number) };
    return rotationsDrawing(view, turning, held, say, livery);
  }
  return markedBoard(view, marksFor(decision.key as QuestionKey, ids, about, view), held, say, livery);
}

/** Choices in the middle of a Battle, or in another's turn: the hand has no say in them. */
const WITHOUT_HAND: ReadonlySet<string> = new Set<QuestionKey>([
  'regeneration',
  'poison',
  'assassin',
  'push-hex',
  'pause',
]);

/** What is in sight below the board: the hand, and what comes from elsewhere (a Banner, an element) in its place. */
function heldBy({ key, seat }: Decision, about: unknown, view: ArenaView): Held[] {
  if (WITHOUT_HAND.has(key)) return [];
  const { faction, hand } = view.seats[seat]!;
  const tiles = typeof hand === 'number' ? [] : hand;
  if (key === 'banner') return [{ faction, tile: 'banner', isChosen: true }];
  if (key === 'hex' || key === 'rotation') {
    const { tile, hex, action, seat: owner } = about as About<'hex'>;
    const whose = view.seats[owner]!.faction;
    if (action === 'unfold') return tile === 'element' ? [] : [{ faction: whose, tile, isChosen: true }];
    const chosen = hex === null && action === 'place' ? tiles.indexOf(tile) : -1;
    if (hex === null && chosen < 0) return [{ faction: whose, tile, isChosen: true }];
    return tiles.map((each, at) => ({ faction, tile: each, isChosen: at === chosen }));
  }
  const played = key === 'mode' ? tiles.indexOf((about as About<'mode'>).tile) : -1;
  return tiles.map((tile, at) => ({ faction, tile, isChosen: at === played }));
}

function marksFor(key: QuestionKey, ids: readonly string[], about: unknown, view: ArenaView): Marked {
  const as = (kind: Offer['as']): Offer[] => ids.map(hex => ({ hex, as: kind }));
  switch (key) {
    case 'banner':
    case 'pusher':
    case 'charger':
      return { offers: as('go') };
    case 'hex': {
      const { hex, removes } = about as About<'hex'>;
      return {
        offers: ids.map(id => ({ hex: id, as: removes.includes(id) ? 'harm' : 'go' })),
        from: hex ?? undefined,
      };
    }
    case 'target': {
      const { from } = about as About<'target'>;
      return { offers: as('aim'), from: from ?? undefined };
    }
    case 'pushed':
      return { offers: as('aim'), from: (about as About<'pushed'>).pusher };
    case 'push-hex':
      return { offers: as('go'), from: (about as About<'push-hex'>).hex ?? undefined };
    case 'assassin':
      return { offers: as('aim'), from: (about as About<'assassin'>).from };
    case 'poison':
      return { offers: as('aim') };
    case 'effect': {
      const sources = ids.flatMap(id => id.split(':')[1] ?? []);
      return { offers: sources.map(hex => ({ hex, as: 'go' })), from: (about as About<'effect'>).hex ?? undefined };
    }
    case 'regeneration':
      return {
        offers: [],
        rescues: ids.map(id => {
          const [rune, saved] = id.split(':') as [string, string];
          return { rune, saved };
        }),
      };
    case 'mode':
      return { offers: [], lost: view.forecast?.removed.map(({ hex }) => hex) };
    case 'turn':
      return {
        offers: ids.flatMap(id => (id.startsWith('feature:') ? [{ hex: id.slice('feature:'.length), as: 'go' }] : [])),
      };
    default:
      // Two dozen triangles cannot be marked without hiding the tiles; the rest is chosen in the hand.
      return { offers: [] };
  }
}
