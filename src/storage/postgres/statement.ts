import type postgres from 'postgres';
import { enduring } from './enduring.js';

export type Value = string | number | null;
type Values<Given> = { readonly [Name in keyof Given]: Value };

/** A statement with named values, `@id`, as PostgreSQL numbers them. */
export interface Statement<Given, Row> {
  readonly text: string;
  readonly names: readonly (keyof Given)[];
  /** What it answers with; only the compiler looks at it. */
  readonly answer?: Row;
}

export function statement<Given extends Values<Given>, Row extends object = never>(sql: string): Statement<Given, Row> {
  const names: string[] = [];
  const text = sql.replace(/@(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names: names as (keyof Given & string)[] };
}

/** A connection, or the transaction that has it. */
export type Runner = Pick<postgres.Sql, 'unsafe'>;

/**
 * Sends a statement at once. Those sent together in one transaction are run in order, without waiting in between; one
 * outside of any is sent again where its answer was lost: each of ours may be made twice.
 */
export function run<Given extends Values<Given>, Row extends object>(
  db: Runner,
  { text, names }: Statement<Given, Row>,
  given: Given,
): Promise<postgres.RowList<Row[]>> {
  const values = names.map(name => given[name]);
  const send = () => db.unsafe<Row[]>(text, values, { prepare: true }).execute();
  return 'savepoint' in db ? send() : enduring(send);
}

export async function first<Given extends Values<Given>, Row extends object>(
  db: Runner,
  sql: Statement<Given, Row>,
  given: Given,
): Promise<Row | null> {
  const [row] = await run(db, sql, given);
  return row ?? null;
}
