import type { Named } from '../../../engine/naming.js';
import { namesOf, SCHOOL_NAMES, TASK_NAMES } from './names.js';

/** A card in both languages, also in the cases people write. */
export function namedCard(id: string): Named {
  const { en, pl } = namesOf(id);
  return { id, names: [en, pl.nominative, pl.genitive, pl.accusative] };
}
export const namedTask = (id: string): Named => ({ id, names: [TASK_NAMES[id]!.pl, TASK_NAMES[id]!.en] });
export const schoolNames = (id: string): readonly string[] => [SCHOOL_NAMES[id]!.pl, SCHOOL_NAMES[id]!.en];
