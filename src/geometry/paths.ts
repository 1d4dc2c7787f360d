/** Outlines as SVG path data. Lengths keep two decimals, so that equal outlines are equal strings. */

export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 100) / 100 || 0);
const p = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A point at a distance from the origin; 0 degrees is right, 90 is down. */
export function polar(degrees: number, distance: number, [x, y]: Point = [0, 0]): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

export const polyline = (...points: readonly Point[]): string => `M${points.map(p).join('L')}`;
export const polygon = (...points: readonly Point[]): string => `${polyline(...points)}Z`;
export const polylines = (...lines: readonly (readonly Point[])[]): string =>
  lines.map(line => polyline(...line)).join('');

export function circle(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 1 ${n(radius * 2)} 0a${r} ${r} 0 1 1 ${n(-radius * 2)} 0Z`;
}

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

/** A rectangle with round corners: one radius, or left and right ones. */
export function roundRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | { readonly left: number; readonly right: number },
): string {
  const left = n(Math.min(typeof radius === 'number' ? radius : radius.left, width / 2, height / 2));
  const right = n(Math.min(typeof radius === 'number' ? radius : radius.right, width / 2, height / 2));
  const arc = (r: string, dx: string, dy: string): string => (r === '0' ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const [l, r] = [Number(left), Number(right)];
  return (
    `M${n(x + l)} ${n(y)}h${n(width - l - r)}${arc(right, right, right)}v${n(height - 2 * r)}${arc(right, n(-r), right)}` +
    `h${n(-(width - l - r))}${arc(left, n(-l), n(-l))}v${n(-(height - 2 * l))}${arc(left, left, n(-l))}Z`
  );
}

/** A convex outline with its corners rounded off. */
export function rounded(corners: readonly Point[], radius: number): string {
  const r = n(radius);
  const parts = corners.map((corner, k) => {
    const before = corners[(k + corners.length - 1) % corners.length]!;
    const after = corners[(k + 1) % corners.length]!;
    const [ux, uy] = unit(corner, before);
    const [vx, vy] = unit(corner, after);
    const half = Math.acos(Math.max(-1, Math.min(1, ux * vx + uy * vy))) / 2;
    const back = radius / Math.tan(half);
    const from: Point = [corner[0] + ux * back, corner[1] + uy * back];
    const to: Point = [corner[0] + vx * back, corner[1] + vy * back];
    return `${k ? 'L' : 'M'}${p(from)}A${r} ${r} 0 0 1 ${p(to)}`;
  });
  return `${parts.join('')}Z`;
}

function unit([x0, y0]: Point, [x1, y1]: Point): Point {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return [(x1 - x0) / length, (y1 - y0) / length];
}

/** A hex of this circumradius standing on a corner (flat = on a side), corners rounded. */
export function hex(radius: number, round = 8, [x, y]: Point = [0, 0], flat = false): string {
  const corners = [0, 1, 2, 3, 4, 5].map(k => polar((flat ? -60 : -90) + 60 * k, radius, [x, y]));
  return round ? rounded(corners, round) : polygon(...corners);
}

export function star(points: number, outer: number, inner: number, [x, y]: Point = [0, 0]): string {
  const corners: Point[] = [];
  for (let k = 0; k < points * 2; k++) corners.push(polar(-90 + (180 * k) / points, k % 2 ? inner : outer, [x, y]));
  return polygon(...corners);
}

/** A heater shield, about the radius around its middle. */
export function shield(r: number): string {
  const side = 0.88 * r;
  return (
    `M${n(-side)} ${n(-0.84 * r)}L${n(side)} ${n(-0.84 * r)}L${n(side)} ${n(0.05 * r)}` +
    `C${n(0.86 * r)} ${n(0.62 * r)} ${n(0.38 * r)} ${n(0.92 * r)} 0 ${n(1.1 * r)}` +
    `C${n(-0.38 * r)} ${n(0.92 * r)} ${n(-0.86 * r)} ${n(0.62 * r)} ${n(-side)} ${n(0.05 * r)}Z`
  );
}

/** A diamond with its sides drawn slightly out. */
export function diamond(r: number): string {
  const k = 1.16 * r;
  const b = 0.63 * r;
  return (
    `M0 ${n(-k)}Q${n(b)} ${n(-b)} ${n(k)} 0Q${n(b)} ${n(b)} 0 ${n(k)}` +
    `Q${n(-b)} ${n(b)} ${n(-k)} 0Q${n(-b)} ${n(-b)} 0 ${n(-k)}Z`
  );
}

/** A square block with its corners cut. */
export function block(r: number): string {
  const a = 0.86 * r;
  const c = a - 0.26 * r;
  return polygon([-c, -a], [c, -a], [a, -c], [a, c], [c, a], [-c, a], [-a, c], [-a, -c]);
}

/** A drop with its tip up, round below, the middle of its round at the origin. */
export function drop(r: number): string {
  return (
    `M0 ${n(-1.62 * r)}C${n(0.25 * r)} ${n(-r)} ${n(r)} ${n(-0.5 * r)} ${n(r)} 0` +
    `A${n(r)} ${n(r)} 0 0 1 ${n(-r)} 0C${n(-r)} ${n(-0.5 * r)} ${n(-0.25 * r)} ${n(-r)} 0 ${n(-1.62 * r)}Z`
  );
}

/** An arrow along +x from x0 to its tip: half widths of the shaft at both ends and of the head. */
export function arrow(x0: number, tip: number, tail: number, neck: number, head: number): string {
  const back = tip - head;
  return polygon(
    [x0, -tail],
    [back, -neck],
    [back - head * 0.15, -head],
    [tip, 0],
    [back - head * 0.15, head],
    [back, neck],
    [x0, tail],
  );
}

/** A chevron pointing along +x: its tip, half height and thickness. */
export function chevron(tip: number, half: number, thickness: number, slant = half * 0.7): string {
  return polygon(
    [tip - slant - thickness, -half],
    [tip - slant, -half],
    [tip, 0],
    [tip - slant, half],
    [tip - slant - thickness, half],
    [tip - thickness, 0],
  );
}
