import { openDatabase } from '../sqlite/database.js';
import { journalOf } from '../sqlite/journal.js';
import { AT_ONCE, type Row, type WholeDatabase, type WholeReader, type WholeWriter } from './whole-database.js';

export function sqliteWhole(file: string): WholeDatabase {
  const db = openDatabase(file);

  async function inTransaction<Result>(begin: string, work: () => Promise<Result>): Promise<Result> {
    db.exec(begin);
    try {
      const result = await work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  const reader: WholeReader = {
    async *rows(table) {
      let some: Row[] = [];
      for (const row of db.prepare<[], Row>(`SELECT * FROM ${table}`).iterate()) {
        some.push(row);
        if (some.length < AT_ONCE) continue;
        yield some;
        some = [];
      }
      yield some;
    },
    rowsOf: async (table, column, value) =>
      db.prepare<[string | number], Row>(`SELECT * FROM ${table} WHERE ${column} = ?`).all(value),
  };
  const writer: WholeWriter = {
    ...reader,
    async add(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      if (columns.length === 0) return;
      const values = columns.map(name => `@${name}`).join(', ');
      const insert = db.prepare<[Row]>(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`);
      for (const row of rows) insert.run(row);
    },
    async remove(table, column, value) {
      db.prepare<[string | number]>(`DELETE FROM ${table} WHERE ${column} = ?`).run(value);
    },
  };

  return {
    read: work => inTransaction('BEGIN', () => work(reader)),
    async write(work) {
      const result = await inTransaction('BEGIN IMMEDIATE', () => work(writer));
      await journalOf(db).flush();
      return result;
    },
    async close() {
      db.close();
    },
  };
}
