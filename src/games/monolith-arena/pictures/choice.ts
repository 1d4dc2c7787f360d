import type { Decision } from '../../../engine/decision.js';
import type { Drawing } from '../../../engine/drawing.js';
import type { ArenaView } from '../view.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import { type Marked, markedBoard, type Offer } from './marked-board.js';
import type { Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { rotationsDrawing } from './rotations.js';
import { shelfDrawing } from './shelf.js';

type About<Key extends QuestionKey> = Questions[Key]['about'];

/** What may be chosen, on the board or beside each other; null where hand and board already say it. */
export function choiceDrawing(
  decision: Decision,
  view: ArenaView,
  title: string,
  say: PictureWords,
  livery: Livery,
): Drawing | null {
  if (decision.kind === 'number') return null;
  const ids = decision.options.map(({ id }) => id);
  const about: unknown = decision.about ?? {};
  if (decision.key === 'monolith') {
    const tiles = ids.filter(id => !id.includes('#'));
    return shelfDrawing((about as About<'monolith'>).faction, tiles, title, say, livery);
  }
  if (decision.key === 'rotation') {
    const { seat, tile, hex, to } = about as About<'rotation'>;
    const { faction } = view.seats[seat]!;
    const rotations = ids.map(Number);
    return rotationsDrawing(view, { title, seat: decision.seat, faction, tile, from: hex, to, rotations }, livery);
  }
  const marks = marksFor(decision.key, ids, about, view);
  return marks && markedBoard(view, { title, seat: decision.seat, ...marks }, livery);
}

type Marks = Omit<Marked, 'title' | 'seat'>;

function marksFor(key: string, ids: readonly string[], about: unknown, view: ArenaView): Marks | null {
  const as = (kind: Offer['as']): Offer[] => ids.map(hex => ({ hex, as: kind }));
  switch (key) {
    case 'banner':
    case 'pusher':
    case 'charger':
      return { offers: as('go') };
    case 'hex': {
      const { hex, tile, seat, removes } = about as About<'hex'>;
      return {
        offers: ids.map(id => ({ hex: id, as: removes.includes(id) ? 'harm' : 'go' })),
        from: hex ?? undefined,
        piece: hex ? undefined : { faction: view.seats[seat]!.faction, tile },
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
      const sources = ids.map(id => id.split(':')[1]).filter(hex => hex !== undefined);
      return { offers: sources.map(hex => ({ hex, as: 'go' })), from: (about as About<'effect'>).hex ?? undefined };
    }
    case 'triangle':
      // Two dozen triangles cannot be marked without hiding the tiles: their hexes are named in the menu.
      return { offers: [] };
    case 'regeneration':
      return {
        offers: [],
        rescues: ids.map(id => {
          const [rune, saved] = id.split(':') as [string, string];
          return { rune, saved };
        }),
      };
    default:
      return null;
  }
}
