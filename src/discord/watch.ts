import { AsyncLocalStorage } from 'node:async_hooks';
import type { MatchStore } from '../matches/index.js';
import type { Painter } from './surface.js';

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

/** What an answer consists of, in order: Discord was told, it was worked out, it was sent. */
export type Part = 'acknowledged' | 'worked' | 'sent';

/**
 * What working it out consists of: waiting for others in the match, reading, the rules, writing, waiting for the painter,
 * painting and encoding. What is done at the same time is counted each for itself.
 */
export type Detail = 'queue' | 'read' | 'rules' | 'commit' | 'line' | 'paint' | 'encode';

interface Course {
  readonly began: number;
  last: number;
  readonly parts: Partial<Record<Part | Detail, number>>;
}

const courses = new WeakMap<object, Course>();
/** The interaction that is being answered; posts and clocks are nobody's. */
const current = new AsyncLocalStorage<Course>();

/** An interaction has come in: whatever is done in `job` is done for it. */
export function follow<Result>(interaction: object, job: () => Promise<Result>): Promise<Result> {
  const now = performance.now();
  const course = { began: now, last: now, parts: {} };
  courses.set(interaction, course);
  return current.run(course, job);
}

/** A part of the answer is done; what is tried again counts to it. */
export function pass(interaction: object, part: Part): void {
  const course = courses.get(interaction);
  if (!course) return;
  const now = performance.now();
  add(course, part, now - course.last);
  course.last = now;
}

/** So much time went into a detail of whatever is being answered. */
export function spent(detail: Detail, ms: number): void {
  const course = current.getStore();
  if (course) add(course, detail, ms);
}

function add({ parts }: Course, part: Part | Detail, ms: number): void {
  parts[part] = (parts[part] ?? 0) + ms;
}

/** How long an interaction has taken so far, in whole milliseconds, and its parts. */
export function courseOf(interaction: object): {
  readonly ms: number;
  readonly parts: Readonly<Partial<Record<Part | Detail, number>>>;
} {
  const course = courses.get(interaction);
  if (!course) return { ms: 0, parts: {} };
  const parts = Object.entries(course.parts).map(([part, ms]) => [part, Math.round(ms)]);
  return { ms: Math.round(performance.now() - course.began), parts: Object.fromEntries(parts) };
}

const WRITES = /^(write|keep|remember|posts(Sent|Failed)|set|drop|forget)/;

/** The same store; the time its answers take is counted to whatever is being answered. */
export const watchedStore = (store: MatchStore): MatchStore =>
  new Proxy(store, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key);
      // A job that is run as one takes the time of what it does.
      if (typeof method !== 'function' || key === 'asOne') return method;
      const detail = WRITES.test(String(key)) ? 'commit' : 'read';
      return async (...given: readonly unknown[]): Promise<unknown> => {
        const began = performance.now();
        try {
          return await Reflect.apply(method, target, given);
        } finally {
          spent(detail, performance.now() - began);
        }
      };
    },
  });

/** The same painter, likewise. */
export const watchedPainter = <Paints extends Painter>(painter: Paints): Paints => ({
  ...painter,
  async render(drawing, name) {
    const began = performance.now();
    const painted = await painter.render(drawing, name);
    const { paint = 0, encode = 0 } = painted.took ?? {};
    spent('line', Math.max(0, performance.now() - began - paint - encode));
    spent('paint', paint);
    spent('encode', encode);
    return painted;
  },
});
