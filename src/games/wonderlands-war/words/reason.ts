import type { Facts } from './facts.js';

/** Why something is forbidden, in our own words. */
export interface Reason {
  /** The rule that usually says so. */
  readonly rule: string;
  readonly pl: string | ((it: Facts) => string);
  readonly en: string | ((it: Facts) => string);
}

export const reasons = <Name extends string>(table: Readonly<Record<Name, Reason>>) => table;
