import { seal, tell } from '../../../engine/match-state.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { question } from '../question.js';
import type { Realm } from '../state.js';
import type { FightPhase, FightState, Foe } from './state.js';

/** Colours a spare die may be set to against another's enemy; green does nothing (MK-X-33.2). */
export const SECRET_FACES = ['white', 'red', 'blue', 'green'] as const;
export type SecretFace = (typeof SECRET_FACES)[number];

/** The phase in which each colour counts, and is shown. */
const COUNTS: Readonly<Record<SecretFace, FightPhase | null>> = {
  white: 'ranged',
  red: 'block',
  blue: 'attack',
  green: null,
};

/** The player before sets a die against a fight with exactly one enemy (MK-X-33.1, 33.2). */
export function openTampering(realm: Realm, fight: FightState): void {
  const by = realm.lastSeat;
  if (!realm.charter.interactiveCombat || fight.foes.length !== 1 || by === null || by === fight.seat) return;
  if (!realm.heroes[by]!.out) fight.secret = { by, face: null, shown: false };
}

/** The die is set; white is shown or denied at once. */
export function* setDie(realm: Realm, fight: FightState): Rules<void> {
  const secret = fight.secret!;
  const about = { seat: fight.seat, enemy: fight.foes[0]!.enemy };
  const asked = question('secret-die', secret.by, about, SECRET_FACES);
  secret.face = yield* ask<SecretFace>({ ...asked, usual: 'green' });
  showDie(realm, fight, 'ranged');
}

/** At the start of a phase the die is shown or its colour denied; at the attack phase it is shown in any case (MK-X-33.3). */
export function showDie(realm: Realm, fight: FightState, phase: FightPhase): void {
  const { secret } = fight;
  if (secret === null || secret.face === null || secret.shown) return;
  const asked = SECRET_FACES.find(face => COUNTS[face] === phase);
  if (asked === undefined) return;
  if (secret.face === asked || phase === 'attack') {
    turnOver(realm, fight);
    return;
  }
  seal(realm);
  tell(realm, { tell: 'die-denied', seat: secret.by, face: asked });
}

/** The die is shown: its phase came, or the enemy fell before and its Fame tells the colour. */
export function turnOver(realm: Realm, { secret }: FightState): void {
  if (secret === null || secret.face === null || secret.shown) return;
  seal(realm);
  secret.shown = true;
  tell(realm, { tell: 'die-shown', seat: secret.by, face: secret.face, reveals: true });
}

const isRaised = ({ secret }: FightState, foe: Foe, face: SecretFace): boolean =>
  secret?.face === face && foe.origin !== 'summoned';

/** Armor and attack the die adds, in the phase its colour counts. */
export const armorRaised = (fight: FightState, foe: Foe): number =>
  (fight.phase === 'ranged' && isRaised(fight, foe, 'white')) ||
  (fight.phase === 'attack' && isRaised(fight, foe, 'blue'))
    ? 1
    : 0;
export const attackRaised = (fight: FightState, foe: Foe): number =>
  (fight.phase === 'block' || fight.phase === 'damage') && isRaised(fight, foe, 'red') ? 1 : 0;

/** Each of the three colours makes the enemy worth more. */
export const fameRaised = ({ secret }: FightState, foes: readonly Foe[]): number =>
  secret !== null && secret.face !== null && secret.face !== 'green' && foes.some(({ origin }) => origin !== 'summoned')
    ? 1
    : 0;
