import pg from 'pg';

/** A session of somebody else, by hand or of another program: it takes locks in a transaction, and does nothing more. */
export async function heldLocks(database: string, statement: string): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('BEGIN');
  await client.query(statement);
  return {
    async end() {
      await client.query('ROLLBACK');
      await client.end();
    },
  };
}
