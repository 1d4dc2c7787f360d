/** Every way the house says no to a person. Words turn the name into a sentence in the reader's language. */
export const REFUSALS = [
  'no-match-here',
  'match-over',
  'not-seated',
  'not-asked',
  'answered-already',
  'stale',
  'no-such-option',
  'illegal-move',
  'unclear-move',
  'too-far-ahead',
  'cannot-undo',
  'nothing-to-undo',
  'lobby-closed',
  'lobby-full',
  'already-seated',
  'not-in-lobby',
  'not-host',
  'side-taken',
  'seats-empty',
  'place-taken',
  'unknown-game',
  'unknown-option',
  'not-started',
  'cannot-concede',
  'vote-closed',
  'own-proposal',
  'not-your-seat',
  'no-bots',
  'not-a-member',
  'too-fast',
  'not-played-here',
  'bad-form',
  'not-overdue',
  'own-delay',
  'not-finished',
  'cannot-replay',
  'film-later',
  'no-course',
  'no-such-seat',
  'missing-permission',
  'nothing-private',
  'not-admin',
  'bad-hours',
  'not-over',
  'seats-kept',
  'bad-absence',
  'away-too-long',
  'own-seat',
  'bad-zone',
  'personal-setting',
  'expired',
  'too-many-matches',
  'no-league-here',
  'which-league',
  'league-over',
  'league-running',
  'league-not-running',
  'not-organiser',
  'already-in-league',
  'not-in-league',
  'league-full',
  'not-invited',
  'no-late-join',
  'too-few-entrants',
  'too-many-entrants',
  'no-such-pairing',
  'no-such-entrant',
  'wrong-seats',
  'settled-already',
  'needs-winner',
  'reason-needed',
  'bad-name',
  'no-results',
  'no-offer',
  'bad-order',
  'bot-account',
  'may-not-open-leagues',
  'may-not-write-there',
  'nothing-to-reopen',
  'no-draws',
  'which-game',
  'nothing-waits',
  'table-broken',
  'store-away',
  'game-paused',
  'place-changed',
  'too-many-avoided',
  'avoided-inside',
  'alone-by-choice',
  'unknown-choice',
  'no-tables-role',
  'cannot-give-role',
  'role-not-yours',
] as const;
export type RefusalName = (typeof REFUSALS)[number];

/** A named no. It is thrown before anything is changed and costs nothing but a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly why: RefusalName;
  /** What the sentence needs: a rule's number, a name, the options that would do. */
  readonly about: Readonly<Record<string, string>>;

  constructor(why: RefusalName, about: Readonly<Record<string, string>> = {}) {
    super(why);
    this.why = why;
    this.about = about;
  }
}

/** This interaction has been dealt with before: the second delivery is dropped silently. */
export class AlreadyHandled extends Error {
  override readonly name = 'AlreadyHandled';
}
