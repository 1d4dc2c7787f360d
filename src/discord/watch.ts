/** What people do with the bot, as it is counted. */
export const KINDS = ['command', 'press', 'form', 'completion'] as const;
export type Kind = (typeof KINDS)[number];

/** What whoever runs the bot may measure. Nothing of it says who did what. */
export interface Watch {
  acknowledged(kind: Kind, ms: number): void;
  answered(kind: Kind, ms: number): void;
  /** Discord asked for patience on this kind of route. */
  limited(route: string): void;
}

export const NOBODY_WATCHES: Watch = {
  acknowledged: () => undefined,
  answered: () => undefined,
  limited: () => undefined,
};

/** What an answer consists of, in order: Discord was told, it was worked out, it was shown. */
export type Part = 'acknowledged' | 'worked' | 'shown';

interface Course {
  readonly began: number;
  last: number;
  readonly parts: Partial<Record<Part, number>>;
}

const courses = new WeakMap<object, Course>();

/** An interaction has come in. */
export function begin(interaction: object): void {
  const now = performance.now();
  courses.set(interaction, { began: now, last: now, parts: {} });
}

/** A part of the answer is done; what is tried again counts to it. */
export function pass(interaction: object, part: Part): void {
  const course = courses.get(interaction);
  if (!course) return;
  const now = performance.now();
  course.parts[part] = (course.parts[part] ?? 0) + (now - course.last);
  course.last = now;
}

/** How long an interaction has taken so far, in whole milliseconds, and its parts. */
export function courseOf(interaction: object): {
  readonly ms: number;
  readonly parts: Readonly<Partial<Record<Part, number>>>;
} {
  const course = courses.get(interaction);
  if (!course) return { ms: 0, parts: {} };
  const parts = Object.entries(course.parts).map(([part, ms]) => [part, Math.round(ms)]);
  return { ms: Math.round(performance.now() - course.began), parts: Object.fromEntries(parts) };
}
