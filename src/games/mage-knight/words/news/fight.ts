import type { News } from '../sentences.js';
import type { Both, Speech } from '../speech.js';

type OfFight =
  | 'fight-begins'
  | 'attacked'
  | 'attends'
  | 'struck'
  | 'fended'
  | 'passed'
  | 'pushed'
  | 'clash-ends'
  | 'joint-proposed'
  | 'joint-answer'
  | 'joint-begins'
  | 'stayed-out'
  | 'phase'
  | 'die-shown'
  | 'die-denied'
  | 'summoned'
  | 'affected'
  | 'blocked'
  | 'cancelled'
  | 'beaten'
  | 'knocked-out'
  | 'fight-ends'
  | 'conquered'
  | 'repelled'
  | 'withdrew';

const PHASES = {
  ranged: ['Faza Ataku dystansowego i oblężniczego.', 'Ranged and siege phase.'],
  block: ['Faza Blokowania.', 'Block phase.'],
  damage: ['Faza zadawania obrażeń.', 'Damage phase.'],
  attack: ['Faza Ataku.', 'Attack phase.'],
} as const;

/** What became of an enemy, behind its name. */
const AFFECTED: Readonly<Record<string, Both>> = {
  armor: ['zmienia się Pancerz', 'Armor changes'],
  armorSet: ['zmienia się Pancerz', 'Armor changes'],
  attack: ['atak słabnie', 'the attack is weakened'],
  doesNotAttack: ['nie atakuje', 'no attack'],
  loseFortification: ['traci fortyfikację', 'loses fortification'],
  loseResistance: ['traci odporności', 'loses resistances'],
  loseAttackAbilities: ['atak traci zdolności', 'the attack loses its abilities'],
  loseOneAbility: ['traci jedną cechę', 'loses one symbol'],
  gainAbility: ['dostaje zdolność', 'gets an ability'],
  destroy: ['ginie', 'destroyed'],
  destroyIfBlocked: ['zginie, jeśli zostanie zablokowany', 'dies if blocked'],
};

/** Fights: against enemies, between players, together against a city. */
export function fightNews(speech: Speech): Pick<News, OfFight> {
  const { pick, player } = speech;
  return {
    'fight-begins': ({ seat, cause, site, space, enemies }, scene) => {
      const where = site === null ? pick(`na ${space}`, `on ${space}`) : `${speech.where(site)} (${space})`;
      const who = enemies.length === 0 ? '' : `: ${speech.enemies(enemies)}`;
      return cause === 'assault'
        ? pick(
            `${player(scene, seat)} szturmuje ${site === null ? space : `${speech.siteAcc(site)} (${space})`}${who}.`,
            `${player(scene, seat)} assaults ${site === null ? space : `the ${speech.site(site).toLowerCase()} (${space})`}${who}.`,
          )
        : pick(`${player(scene, seat)} walczy ${where}${who}.`, `${player(scene, seat)} fights ${where}${who}.`);
    },
    attacked: ({ seat, defender, space }, scene) =>
      pick(
        `${player(scene, seat)} atakuje gracza na ${space}: ${player(scene, defender)}.`,
        `${player(scene, seat)} attacks ${player(scene, defender)} on ${space}.`,
      ),
    attends: ({ seat, full }, scene) =>
      full
        ? pick(`${player(scene, seat)} uczestniczy w walce w pełni.`, `${player(scene, seat)} joins the fight in full.`)
        : pick(
            `${player(scene, seat)} uczestniczy w walce częściowo.`,
            `${player(scene, seat)} joins the fight in part.`,
          ),
    struck: ({ seat, amount }, scene) =>
      pick(`${player(scene, seat)} uderza: Atak ${amount}.`, `${player(scene, seat)} strikes: Attack ${amount}.`),
    fended: ({ seat, reduction, damage }, scene) =>
      pick(
        `${player(scene, seat)} broni się: Blok zdejmuje ${reduction}, zostaje ${damage}.`,
        `${player(scene, seat)} defends: ${reduction} is blocked, ${damage} is left.`,
      ),
    passed: ({ seat }, scene) => pick(`${player(scene, seat)} pasuje.`, `${player(scene, seat)} passes.`),
    pushed: ({ seat, loser, to }, scene) =>
      pick(
        `${player(scene, seat)} spycha gracza na ${to}: ${player(scene, loser)}.`,
        `${player(scene, seat)} pushes ${player(scene, loser)} to ${to}.`,
      ),
    'clash-ends': ({ aggressor, defender, winner }, scene) => {
      const [one, other] = [player(scene, aggressor), player(scene, defender)];
      if (winner === null)
        return pick(`${one} i ${other} walczą bez rozstrzygnięcia.`, `${one} and ${other} fight to no decision.`);
      const loser = winner === aggressor ? other : one;
      return pick(
        `${player(scene, winner)} wygrywa walkę, przegrywa ${loser}.`,
        `${player(scene, winner)} wins the fight against ${loser}.`,
      );
    },
    'joint-proposed': ({ city, by, seats, shares }, scene) => {
      const each = seats.map((seat, at) => `${player(scene, seat)} ${shares[at]}`).join(', ');
      return pick(
        `${player(scene, by)} proponuje wspólny szturm Miasta na ${city}. Obrońcy: ${each}.`,
        `${player(scene, by)} proposes a joint assault on the city on ${city}. Defenders: ${each}.`,
      );
    },
    'joint-answer': ({ agreed }) =>
      agreed
        ? pick('Wszyscy się zgadzają na wspólny szturm.', 'Everybody agrees to the joint assault.')
        : pick('Do wspólnego szturmu nie dochodzi.', 'The joint assault is off.'),
    'joint-begins': ({ city, seats, enemies }, scene) => {
      const each = seats.map((seat, at) => `${player(scene, seat)}: ${speech.enemies(enemies[at]!) || '–'}`).join('; ');
      return pick(`Wspólny szturm Miasta na ${city}. ${each}.`, `Joint assault on the city on ${city}. ${each}.`);
    },
    'stayed-out': ({ seat }, scene) =>
      pick(`${player(scene, seat)} zostaje poza Miastem.`, `${player(scene, seat)} stays out of the city.`),
    phase: ({ phase }) => speech.of(PHASES[phase]),
    'die-shown': ({ seat, face }, scene) =>
      pick(
        `${player(scene, seat)} pokazuje kość: ${speech.dots([face])}.`,
        `${player(scene, seat)} shows the die: ${speech.dots([face])}.`,
      ),
    'die-denied': ({ seat, face }, scene) =>
      pick(
        `${player(scene, seat)}: kość nie pokazuje ${speech.dots([face])}.`,
        `${player(scene, seat)}: the die does not show ${speech.dots([face])}.`,
      ),
    summoned: ({ by, enemy }) =>
      pick(
        `${speech.enemy(by)}: przywołanie, nadchodzi ${speech.enemy(enemy)}.`,
        `${speech.enemy(by)}: summoned, ${speech.enemy(enemy)}.`,
      ),
    affected: ({ enemy, unit, what }) => {
      const name = unit ? speech.unit(enemy) : speech.enemy(enemy);
      return `${name}: ${speech.of(AFFECTED[what] ?? ['bez skutku', 'no effect'])}.`;
    },
    blocked: ({ seat, enemy, value }, scene) =>
      pick(
        `${player(scene, seat)} blokuje ${speech.enemyAcc(enemy)} (Blok ${value}).`,
        `${player(scene, seat)} blocks ${speech.enemy(enemy)} (Block ${value}).`,
      ),
    cancelled: ({ enemy }) =>
      pick(`${speech.enemy(enemy)}: atak odwołany.`, `${speech.enemy(enemy)}: the attack is cancelled.`),
    beaten: ({ seat, enemies, value, armor }, scene) =>
      pick(
        `${player(scene, seat)} pokonuje ${speech.enemiesAcc(enemies)} (Atak ${value}, Pancerz ${armor}).`,
        `${player(scene, seat)} beats ${speech.enemies(enemies)} (Attack ${value}, Armor ${armor}).`,
      ),
    'knocked-out': ({ seat, by }, scene) =>
      by === 'wounds'
        ? pick(
            `${player(scene, seat)} pada bez sił: na ręce zostają tylko Rany.`,
            `${player(scene, seat)} is knocked out: only Wounds are left in hand.`,
          )
        : pick(
            `${player(scene, seat)} ulega paraliżowi i odrzuca rękę.`,
            `${player(scene, seat)} is paralyzed and discards the hand.`,
          ),
    'fight-ends': ({ seat, won }, scene) =>
      won
        ? pick(`${player(scene, seat)} wygrywa walkę.`, `${player(scene, seat)} wins the fight.`)
        : pick(
            `${player(scene, seat)} kończy walkę, wróg stoi nadal.`,
            `${player(scene, seat)} ends the fight, the enemy still stands.`,
          ),
    conquered: ({ seat, space, site }, scene) =>
      pick(
        `${player(scene, seat)} zdobywa ${speech.siteAcc(site)} (${space})!`,
        `${player(scene, seat)} conquers the ${speech.site(site).toLowerCase()} (${space})!`,
      ),
    repelled: ({ seat, at }, scene) =>
      pick(`${player(scene, seat)} wycofuje się na ${at}.`, `${player(scene, seat)} falls back to ${at}.`),
    // Its Wounds are told as they are taken.
    withdrew: ({ seat, at }, scene) =>
      pick(
        `${player(scene, seat)}: Wymuszony Odwrót na ${at}.`,
        `${player(scene, seat)} is forced to withdraw to ${at}.`,
      ),
  };
}
