import { ENDLESS } from '../postgres/connection.js';
import { atOneMoment, inTransaction, openDatabase, type Transaction } from '../postgres/database.js';
import { storableJson } from '../postgres/statement.js';
import { AT_ONCE, type Row, type WholeDatabase, type WholeReader, type WholeWriter } from './whole-database.js';

/** Tables whose rows are numbered as they come: the next number follows the last one that was moved. */
const NUMBERED = ['outbox', 'league_outbox'] as const;

export async function postgresWhole(url: string): Promise<WholeDatabase> {
  const db = await openDatabase(url, ENDLESS);
  return {
    read: work => atOneMoment(db, transaction => work(readerOf(transaction))),
    write: work =>
      inTransaction(db, async transaction => {
        const result = await work(writerOf(transaction));
        for (const table of NUMBERED) {
          await transaction.send(`
            SELECT setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) FROM ${table}`);
        }
        return result;
      }),
    close: () => db.end(),
  };
}

const readerOf = (transaction: Transaction): WholeReader => ({
  async *rows(table) {
    await transaction.send(`DECLARE whole NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
    for (;;) {
      const rows = await transaction.send<Row>(`FETCH ${AT_ONCE} FROM whole`);
      if (rows.length === 0) break;
      yield rows;
    }
    await transaction.send('CLOSE whole');
  },
  rowsOf: (table, column, value) => transaction.send<Row>(`SELECT * FROM ${table} WHERE ${column} = $1`, [value]),
});

const writerOf = (transaction: Transaction): WholeWriter => ({
  ...readerOf(transaction),
  async remove(table, column, value) {
    await transaction.send(`DELETE FROM ${table} WHERE ${column} = $1`, [value]);
  },
  async add(table, rows) {
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0]!);
    const values = rows.flatMap(row => columns.map(name => storableJson(name, row[name]!)));
    const places = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join()})`);
    await transaction.send(`INSERT INTO ${table} (${columns.join()}) VALUES ${places.join()}`, values);
  },
});
