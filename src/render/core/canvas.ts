/**
 * As much of a 2D canvas as painting needs: the browser's has it, and so has the one for Node. What a parsed path is and
 * what pixels are is for each of them to say.
 */
export interface Pen<Path, Pixels> {
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineJoin: 'bevel' | 'round' | 'miter';
  lineCap: 'butt' | 'round' | 'square';
  globalAlpha: number;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  font: string;
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(angle: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  getTransform(): Transform;
  fill(path: Path): void;
  stroke(path: Path): void;
  clip(path: Path): void;
  setLineDash(dash: number[]): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  drawImage(pixels: Pixels, x: number, y: number): void;
  drawImage(pixels: Pixels, x: number, y: number, width: number, height: number): void;
}

export interface Gradient {
  addColorStop(offset: number, colour: string): void;
}

export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}
