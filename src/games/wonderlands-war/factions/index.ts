import type { Faction, FactionId } from '../faction.js';
import { ALICE } from './alice.js';
import { CHESHIRE } from './cheshire.js';
import { HATTER } from './hatter.js';
import { JABBERWOCK } from './jabberwock.js';
import { QUEEN } from './queen.js';

/** The five factions, in the order of the rulebook. */
export const FACTIONS: Readonly<Record<FactionId, Faction>> = {
  alice: ALICE,
  hatter: HATTER,
  queen: QUEEN,
  jabberwock: JABBERWOCK,
  cheshire: CHESHIRE,
};
