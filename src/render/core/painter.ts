import { LRUCache } from 'lru-cache';
import type { Group, Icon, Mark, Shape, Text } from '../../engine/drawing.js';
import type { Pen } from './canvas.js';
import { isKnown } from './known.js';
import { castShadow, liftShadow, styleOf } from './pen.js';
import { paintText } from './text.js';
import { Typesetter } from './text-lines.js';
import type { Workshop } from './workshop.js';

/** Icons of the set are drawn in a square of this side. */
const ICON_SIDE = 512;
const MOST_PATHS = 5000;

/** Paints marks on any 2D canvas, the browser's too. */
export class Painter<Path extends object, Pixels> {
  readonly typesetter: Typesetter;
  readonly #workshop: Workshop<Path, Pixels>;
  readonly #paths = new LRUCache<string, Path>({ max: MOST_PATHS });
  readonly #icons = new Map<string, Path>();

  constructor(workshop: Workshop<Path, Pixels>) {
    this.#workshop = workshop;
    this.typesetter = new Typesetter(workshop);
  }

  paintMarks(pen: Pen<Path, Pixels>, marks: readonly Mark[], scale: number): void {
    for (const mark of marks) this.#paintMark(pen, mark, scale);
  }

  /** Parsed path data, kept. */
  pathOf(data: string): Path {
    let path = this.#paths.get(data);
    if (!path) {
      path = this.#workshop.parse(data);
      this.#paths.set(data, path);
    }
    return path;
  }

  /** The outline of an icon, kept once it was asked for. */
  #iconPath(name: string): Path {
    let path = this.#icons.get(name);
    if (!path) {
      path = this.#workshop.parse(this.#workshop.icon(name));
      this.#icons.set(name, path);
    }
    return path;
  }

  #paintMark(pen: Pen<Path, Pixels>, mark: Mark, scale: number): void {
    if (mark.kind === 'shape') this.#paintShape(pen, mark, scale);
    else if (mark.kind === 'icon') this.#paintIcon(pen, mark);
    else if (mark.kind === 'text') this.#paintText(pen, mark, scale);
    else this.#paintGroup(pen, mark, scale);
  }

  #paintText(pen: Pen<Path, Pixels>, mark: Text, scale: number): void {
    paintText(pen, mark, scale, {
      setting: this.typesetter.setText(mark),
      face: this.#workshop.face(mark.face),
      pathOf: data => this.pathOf(data),
    });
  }

  #paintShape(pen: Pen<Path, Pixels>, mark: Shape, scale: number): void {
    const path = this.pathOf(mark.path);
    if (mark.shadow) castShadow(pen, mark.shadow, scale);
    if (mark.fill !== undefined) {
      pen.fillStyle = styleOf(pen, mark.fill);
      pen.fill(path);
    }
    if (mark.stroke !== undefined) {
      pen.strokeStyle = styleOf(pen, mark.stroke);
      pen.lineWidth = mark.width ?? 1;
      pen.lineJoin = mark.join ?? 'round';
      pen.lineCap = mark.join === 'miter' ? 'butt' : 'round';
      if (mark.dash) pen.setLineDash([...mark.dash]);
      pen.stroke(path);
      if (mark.dash) pen.setLineDash([]);
    }
    if (mark.shadow) liftShadow(pen);
  }

  #paintIcon(pen: Pen<Path, Pixels>, mark: Icon): void {
    const path = this.#iconPath(mark.name);
    const scale = mark.size / ICON_SIDE;
    pen.save();
    pen.translate(mark.x - mark.size / 2, mark.y - mark.size / 2);
    pen.scale(scale, scale);
    if (mark.halo !== undefined) {
      pen.strokeStyle = mark.halo;
      pen.lineJoin = 'round';
      pen.lineWidth = ((mark.haloWidth ?? 3) * 2) / scale;
      pen.stroke(path);
    }
    pen.fillStyle = styleOf(pen, mark.fill);
    pen.fill(path);
    pen.restore();
  }

  #paintGroup(pen: Pen<Path, Pixels>, group: Group, scale: number): void {
    const inner = scale * (group.scale ?? 1);
    pen.save();
    if (group.x || group.y) pen.translate(group.x ?? 0, group.y ?? 0);
    if (group.turn) pen.rotate((group.turn * Math.PI) / 180);
    if (group.scale !== undefined) pen.scale(group.scale, group.scale);
    if (group.alpha !== undefined) pen.globalAlpha *= group.alpha;
    if (group.clip !== undefined) pen.clip(this.pathOf(group.clip));
    if (group.still) this.#paintStill(pen, group, inner, group.still);
    else this.paintMarks(pen, group.marks, inner);
    pen.restore();
  }

  /**
   * Paints the marks once onto pixels of their own and copies those from then on. Unless the still is turned it is laid
   * on whole device pixels, so that the copy is as sharp as the original.
   */
  #paintStill(pen: Pen<Path, Pixels>, group: Group, scale: number, box: NonNullable<Group['still']>): void {
    const [x, y, width, height] = box;
    const left = Math.floor(x * scale);
    const top = Math.floor(y * scale);
    const across = Math.ceil((x + width) * scale) - left;
    const down = Math.ceil((y + height) * scale) - top;
    const key = `${scale} ${left} ${top} ${across} ${down} ${contentOf(group)}`;
    const pixels = this.#workshop.kept(key, across, down, inside => {
      inside.translate(-left, -top);
      inside.scale(scale, scale);
      this.paintMarks(inside, group.marks, scale);
    });
    const { a, b, c, d, e, f } = pen.getTransform();
    if (b === 0 && c === 0 && a > 0 && d > 0) {
      pen.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
      pen.drawImage(pixels, left, top);
    } else {
      pen.drawImage(pixels, left / scale, top / scale, across / scale, down / scale);
    }
  }
}

/** What a still is known by: its content in short where it was packed, otherwise all of it. */
const contentOf = (group: Group): string => (isKnown(group) ? group.content : JSON.stringify(group.marks));
