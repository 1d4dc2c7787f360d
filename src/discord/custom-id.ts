/** What a button or menu of ours does. */
export const VERBS = [
  'play',
  'go',
  'hand',
  'text',
  'past',
  'leaf',
  'more',
  'status',
  'ask',
  'say',
  'instruct',
  'back',
  'anew',
  'page',
  'pick',
  'unpick',
  'done',
  'number',
  'join',
  'leave',
  'side',
  'options',
  'option',
  'variant',
  'pace',
  'zero',
  'rated',
  'bot',
  'start',
  'vote',
  'late',
  'snooze',
  'stand-in',
  'rematch',
  'free',
  'concede',
  'rules',
  'rule',
  'passage',
  'chapter',
  'share',
  'league',
  'league-look',
  'league-seat',
  'league-set',
  'league-form',
  'forget',
  'setting',
  'visit',
  'next',
  'note',
  'noted',
  'picture',
  'look-back',
  'replay',
  'replay-share',
  'film',
  'film-stop',
  'withdraw',
  'take',
  'seek-seat',
  'always',
  'hear',
  'unseek',
  'learn',
  'follow',
  'shown-hand',
  'hide-hand',
  'predict',
  'puzzle',
  'puzzle-tell',
  'puzzle-open',
] as const;
export type Verb = (typeof VERBS)[number];

/**
 * A custom id: what to do, in which match (in the rules look-up: of which game; in leagues: in which league), at which moment, with which option.
 * Nothing else is ever in one.
 */
export interface CustomId {
  readonly verb: Verb;
  readonly match: string;
  /** Moment, option index, page, seat, name of an option: as the verb needs. */
  readonly parts: readonly string[];
}

export function makeCustomId(verb: Verb, match: string, ...parts: readonly (string | number)[]): string {
  return [verb, match, ...parts].join('.');
}

/** Reads a custom id back; null for anything that is not ours. */
export function parseCustomId(text: string): CustomId | null {
  const [verb, match, ...parts] = text.split('.');
  if (verb === undefined || match === undefined || !isVerb(verb) || !/^[a-z0-9-]{1,32}$/.test(match)) return null;
  return { verb, match, parts };
}

const isVerb = (text: string): text is Verb => (VERBS as readonly string[]).includes(text);

/** A whole number from 0 on, written in digits and nothing else: a menu value, say. Null for anything else. */
export const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** A part that has to be a whole number from 0 on; null otherwise. */
export const numberPart = (id: CustomId, index: number): number | null => wholeNumber(id.parts[index]);
