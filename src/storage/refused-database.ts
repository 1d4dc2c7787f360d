/** The database was written by a newer Arbiter than this one. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';

  constructor(version: number, known: number) {
    super(
      `This database has schema version ${version}, this Arbiter knows versions up to ${known}. ` +
        'Start the newer Arbiter it was written by, or restore a backup.',
    );
  }
}

/** What is stored cannot be reached, or not be trusted. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
