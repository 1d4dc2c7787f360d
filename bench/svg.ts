import type { Drawing, Group, Icon, Mark, Paint, Shape, Text } from '../src/engine/drawing.js';
import { face } from '../src/render/faces.js';
import { iconData } from '../src/render/icons.js';
import { typesetter } from '../src/render/painter.js';

/** The same drawing as an SVG, for comparing renderers. Shadows become blurred filters. */
export function drawingToSvg(drawing: Drawing): string {
  const writer = new SvgWriter();
  const body = drawing.marks.map(mark => writer.mark(mark)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width}" height="${drawing.height}"><defs>${writer.defs.join('')}</defs>${body}</svg>`;
}

class SvgWriter {
  readonly defs: string[] = [];

  private define(kind: string, attributes: string, content: string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(`<${kind} id="${id}" ${attributes}>${content}</${kind}>`);
    return `url(#${id})`;
  }

  private paint(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    const last = Math.max(1, paint.stops.length - 1);
    const stops = paint.stops.map((colour, k) => `<stop offset="${k / last}" stop-color="${colour}"/>`).join('');
    if ('linear' in paint) {
      const [x1, y1, x2, y2] = paint.linear;
      return this.define(
        'linearGradient',
        `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
        stops,
      );
    }
    const [cx, cy, , r] = paint.radial;
    return this.define('radialGradient', `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"`, stops);
  }

  mark(mark: Mark): string {
    if (mark.kind === 'shape') return this.shape(mark);
    if (mark.kind === 'icon') return this.icon(mark);
    if (mark.kind === 'text') return this.text(mark);
    return this.group(mark);
  }

  private shape(mark: Shape): string {
    const stroke =
      mark.stroke === undefined
        ? ''
        : ` stroke="${this.paint(mark.stroke)}" stroke-width="${mark.width ?? 1}" stroke-linejoin="${mark.join ?? 'round'}" stroke-linecap="round"` +
          (mark.dash ? ` stroke-dasharray="${mark.dash.join(' ')}"` : '');
    const filter = mark.shadow
      ? ` filter="${this.define(
          'filter',
          'x="-50%" y="-50%" width="200%" height="200%"',
          `<feDropShadow dx="0" dy="${mark.shadow.dy ?? 0}" stdDeviation="${mark.shadow.blur / 2}" flood-color="${mark.shadow.colour}"/>`,
        )}"`
      : '';
    return `<path d="${mark.path}" fill="${mark.fill === undefined ? 'none' : this.paint(mark.fill)}"${stroke}${filter}/>`;
  }

  private icon(mark: Icon): string {
    const scale = mark.size / 512;
    const halo = mark.halo
      ? ` stroke="${mark.halo}" stroke-width="${((mark.haloWidth ?? 3) * 2) / scale}" stroke-linejoin="round" paint-order="stroke"`
      : '';
    return `<path transform="translate(${mark.x - mark.size / 2} ${mark.y - mark.size / 2}) scale(${scale})" d="${iconData(mark.name)}" fill="${this.paint(mark.fill)}"${halo}/>`;
  }

  private text(mark: Text): string {
    const { size, leading, lines } = typesetter.setText(mark);
    const { capHeight, ascent, descent } = face(mark.face);
    const rise = { base: 0, capitals: capHeight / 2, middle: (ascent - descent) / 2 }[mark.line ?? 'middle'] * size;
    const anchor = { left: 'start', center: 'middle', right: 'end' }[mark.align ?? 'center'];
    const [, family, weight] = /^(.+)-(\d00)$/.exec(mark.face)!;
    const name = family!.replace(/(^|-)./g, found => found.replace('-', ' ').toUpperCase());
    return lines
      .map((line, k) => {
        const letters = line.runs.map(run => (run.kind === 'letters' ? run.text : ' ')).join('');
        const safe = letters.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return `<text x="${mark.x}" y="${mark.y + rise + k * leading}" font-family="${name}" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}" fill="${this.paint(mark.fill)}">${safe}</text>`;
      })
      .join('');
  }

  private group(mark: Group): string {
    const moves = [
      mark.x || mark.y ? `translate(${mark.x ?? 0} ${mark.y ?? 0})` : '',
      mark.turn ? `rotate(${mark.turn})` : '',
      mark.scale === undefined ? '' : `scale(${mark.scale})`,
    ].join(' ');
    const clip = mark.clip ? ` clip-path="${this.define('clipPath', '', `<path d="${mark.clip}"/>`)}"` : '';
    const alpha = mark.alpha === undefined ? '' : ` opacity="${mark.alpha}"`;
    const inside = mark.marks.map(inner => this.mark(inner)).join('');
    return `<g transform="${moves}"${alpha}><g${clip}>${inside}</g></g>`;
  }
}
