import type { Forbidden } from '../../../engine/game.js';
import { attackValue, fightNow } from '../fight/now.js';
import type { FightState } from '../fight/state.js';
import type { Realm } from '../state.js';
import type { FightNow, FoeNow } from '../vocabulary.js';
import { counted } from '../words/speech.js';
import { named, namedAll, partlyNamed, verbIn, wordsOf } from './named.js';
import { because, plainly } from './reasons.js';

const noFight: Forbidden = plainly('MK-W-9.5', ['Nie trwa żadna walka.', 'There is no fight.']);
const wrongPhase = (rule: string, pl: string, en: string): Forbidden => plainly(rule, [pl, en]);

/** The foe a text means: by its name or a beginning of it, the one left where none is named. */
function foeIn(fight: FightNow, text: string): FoeNow | null {
  const standing = standingIn(fight);
  const id = named('enemy', text);
  if (id !== null) return standing.find(({ enemy }) => enemy === id) ?? null;
  return standing.length === 1 ? standing[0]! : null;
}

/** Why an enemy cannot be blocked or beaten with what is played, and how much is missing. */
export function whyFight(realm: Realm, text: string): Forbidden | null {
  const verb = verbIn(text);
  if (verb !== 'block' && verb !== 'attack') return null;
  if (realm.fight === null) return noFight;
  const fight = fightNow(realm, realm.fight);
  const id = named('enemy', text);
  const foe = foeIn(fight, text);
  if (id !== null && foe === null)
    return because('MK-W-10.1', s =>
      s.pick(
        `${s.enemy(id)}: nikogo takiego nie ma w tej walce.`,
        `${s.enemy(id)}: nobody of that name is in this fight.`,
      ),
    );
  if (verb === 'block') return whyBlock(fight, foe);
  const several = foesIn(fight, text);
  if (several.length > 1 && fight.phase === 'attack') return whyTogether(realm, realm.fight, several);
  return whyAttack(fight, foe);
}

const standingIn = ({ foes }: FightNow): FoeNow[] => foes.filter(({ beaten, away }) => !beaten && !away);

/** All foes a text names, or everybody. */
function foesIn(fight: FightNow, text: string): FoeNow[] {
  const standing = standingIn(fight);
  if (wordsOf(text).some(word => EVERYBODY.has(word))) return standing;
  const ids = namedAll('enemy', text);
  return standing.filter(({ enemy }) => ids.includes(enemy) || partlyNamed('enemy', text, [enemy]) !== null);
}

const EVERYBODY: ReadonlySet<string> = new Set(['all', 'everyone', 'everybody', 'wszyscy', 'wszystkich', 'wszystko']);

/** One attack on several: their armors together (MK-W-10.1). */
function whyTogether(realm: Realm, fight: FightState, several: readonly FoeNow[]): Forbidden | null {
  const keys = new Set(several.map(({ key }) => key));
  const { value, armor } = attackValue(
    realm,
    fight,
    fight.foes.filter(({ key }) => keys.has(String(key))),
  );
  const missing = armor - value;
  if (missing <= 0) return null;
  return because('MK-W-10.1', s => {
    const who = s.and(counted(several.map(({ enemy }) => s.enemy(enemy))));
    return s.pick(
      `${who}: Pancerz razem ${armor}, liczy się Atak ${value}, brakuje ${missing}.`,
      `${who}: Armor ${armor} together, Attack ${value} counts, ${missing} missing.`,
    );
  });
}

/** Nobody of this fight is named. */
export function whoIsMeant(realm: Realm, verb: 'attack' | 'block'): Forbidden | null {
  if (realm.fight === null) return noFight;
  const standing = standingIn(fightNow(realm, realm.fight));
  if (standing.length === 0) return null;
  return because(verb === 'block' ? 'MK-W-11.2' : 'MK-W-10.1', s => {
    const who = counted(standing.map(({ enemy }) => s.enemy(enemy))).join(', ');
    return verb === 'block'
      ? s.pick(`Napisz, kogo blokujesz: ${who}.`, `Say whom you block: ${who}.`)
      : s.pick(`Napisz, kogo atakujesz: ${who}.`, `Say whom you attack: ${who}.`);
  });
}

function whyBlock(fight: FightNow, foe: FoeNow | null): Forbidden | null {
  if (fight.phase !== 'block')
    return wrongPhase(
      'MK-W-9.5',
      'Blokuje się tylko w fazie Blokowania.',
      'Attacks are blocked in the block phase only.',
    );
  if (foe === null) return null;
  const attack = foe.attacks.find(({ state }) => state === 'open');
  if (attack === undefined)
    return because('MK-W-11.2', s =>
      s.pick(
        `${s.enemy(foe.enemy)}: nie ma już czego blokować.`,
        `${s.enemy(foe.enemy)}: there is nothing left to block.`,
      ),
    );
  const missing = attack.needed - attack.block;
  if (missing <= 0) return null;
  return because(attack.swift ? 'MK-W-13.2' : 'MK-W-11.4', s => {
    const why = attack.swift ? s.pick(' (szybki: Blok podwójny)', ' (swift: double block)') : '';
    return s.pick(
      `${s.enemy(foe.enemy)}: potrzeba Bloku ${attack.needed}${why}, liczy się ${attack.block}, brakuje ${missing}.`,
      `${s.enemy(foe.enemy)}: it takes Block ${attack.needed}${why}, ${attack.block} counts, ${missing} missing.`,
    );
  });
}

function whyAttack(fight: FightNow, foe: FoeNow | null): Forbidden | null {
  if (fight.phase === 'block' || fight.phase === 'damage')
    return wrongPhase(
      'MK-W-9.5',
      'Teraz się blokuje: atakować można w fazie dystansowej i w fazie Ataku.',
      'Now attacks are blocked: you attack in the ranged phase and in the attack phase.',
    );
  if (foe === null) return null;
  if (fight.phase === 'ranged' && foe.fortifications >= 2)
    return because('MK-W-10.7', s =>
      s.pick(
        `${s.enemy(foe.enemy)}: podwójna fortyfikacja, w tej fazie nie można atakować.`,
        `${s.enemy(foe.enemy)} is fortified twice and cannot be attacked in this phase.`,
      ),
    );
  const missing = foe.armor - foe.attack;
  if (missing <= 0) return null;
  const siege = fight.phase === 'ranged' && foe.fortifications === 1;
  const resists = foe.resistances.length > 0 && fight.attack.length > 0;
  return because(siege ? 'MK-W-10.6' : resists ? 'MK-W-10.3' : 'MK-W-10.1', s => {
    const why = siege
      ? s.pick(' (ufortyfikowany: liczy się tylko Atak oblężniczy)', ' (fortified: only siege counts)')
      : resists
        ? s.pick(' (odporność: połowa)', ' (resistance: half)')
        : '';
    return s.pick(
      `${s.enemy(foe.enemy)}: Pancerz ${foe.armor}, liczy się Atak ${foe.attack}${why}, brakuje ${missing}.`,
      `${s.enemy(foe.enemy)}: Armor ${foe.armor}, Attack ${foe.attack} counts${why}, ${missing} missing.`,
    );
  });
}
