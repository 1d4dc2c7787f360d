/** What hides or turns the text around it: control characters, line breaks, marks of writing direction. */
const UNRULY = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A name as it comes from outside, on one line and in one direction; empty when nothing of it is left. */
export const tidyName = (name: string): string => name.replace(UNRULY, ' ').replace(/\s+/g, ' ').trim();
