/** What survives being written down and read back: the only thing a state, an answer or a log entry is made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A copy that shares nothing with the original. JSON is the form the state is stored in, so nothing else is kept. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
