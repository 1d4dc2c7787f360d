import { LRUCache } from 'lru-cache';
import { readFontTables } from '../../render/core/font-tables.js';
import { Painter } from '../../render/core/painter.js';
import type { Face } from '../../render/core/workshop.js';
import type { Album, Sheet } from '../album.js';
import { StoredShelf } from '../shelf.js';
import type { Bound } from './reading.js';

/** Stills take at most so many bytes: phones give canvases little. */
const MOST_BYTES = 40_000_000;
const PIXEL = 4;
/** More device pixels to one of the drawing's own nobody sees. */
const FINEST = 3;

/** Paints the pictures of an album on canvases of the page, with the painter of the bot. */
export interface Easel {
  /** Paints a picture `width` wide, in pixels of the page. */
  show(canvas: HTMLCanvasElement, sheet: Sheet, width: number): void;
}

export async function createEasel({ album, faces: files }: Bound): Promise<Easel> {
  const faces = new Map<string, Face>();
  for (const [name, file] of files) {
    faces.set(name, { name, ...readFontTables(file) });
    document.fonts.add(await new FontFace(name, file).load());
  }
  const shelf = new StoredShelf(album.marks);
  const painter = browserPainter(faces, album.icons);
  return {
    show(canvas, [width, height, list], wide) {
      const scale = Math.min((wide * devicePixelRatio) / width, FINEST);
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.style.width = `${wide}px`;
      const pen = penOf(canvas);
      pen.scale(scale, scale);
      painter.paintMarks(pen, shelf.marks(list), scale);
    },
  };
}

function browserPainter(faces: ReadonlyMap<string, Face>, icons: Album['icons']): Painter<Path2D, CanvasImageSource> {
  const stills = new LRUCache<string, HTMLCanvasElement>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ width, height }) => Math.max(width * height * PIXEL, 1),
  });
  return new Painter<Path2D, CanvasImageSource>({
    face: name => faces.get(name) ?? withoutLetters(name),
    ruler: penOf(document.createElement('canvas')),
    icon: name => icons[name] ?? '',
    parse: data => new Path2D(data),
    kept(key, width, height, paint) {
      const known = stills.get(key);
      if (known) return known;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      paint(penOf(canvas));
      stills.set(key, canvas);
      return canvas;
    },
  });
}

/** A face that no text of the album needs, and that is asked only whether it has a letter. */
const withoutLetters = (name: string): Face => ({ name, has: () => false, capHeight: 0, ascent: 0, descent: 0 });

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  return pen;
}
