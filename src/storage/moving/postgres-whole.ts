import { atOneMoment, inTransaction, openDatabase, type Transaction } from '../postgres/database.js';
import { AT_ONCE, type Row, type WholeDatabase, type WholeReader, type WholeWriter } from './whole-database.js';

/** Tables whose rows are numbered as they come: the next number follows the last one that was moved. */
const NUMBERED = ['outbox', 'league_outbox'] as const;

export async function postgresWhole(url: string): Promise<WholeDatabase> {
  const db = await openDatabase(url);
  return {
    read: work => atOneMoment(db, transaction => work(readerOf(transaction))),
    write: work =>
      inTransaction(db, async transaction => {
        const result = await work(writerOf(transaction));
        for (const table of NUMBERED) {
          await transaction.unsafe(`
            SELECT setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) FROM ${table}`);
        }
        return result;
      }),
    close: () => db.end({ timeout: 2 }),
  };
}

const readerOf = (transaction: Transaction): WholeReader => ({
  async *rows(table) {
    yield* transaction.unsafe<Row[]>(`SELECT * FROM ${table}`).cursor(AT_ONCE);
  },
});

const writerOf = (transaction: Transaction): WholeWriter => ({
  ...readerOf(transaction),
  async add(table, rows) {
    if (rows.length > 0) await transaction`INSERT INTO ${transaction(table)} ${transaction(rows)}`;
  },
});
