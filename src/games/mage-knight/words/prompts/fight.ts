import type { FightNow, FoeAttackNow, FoeNow, Questions } from '../../vocabulary.js';
import { attackLabel, foeLabel, standing } from '../position.js';
import type { RealmScene } from '../sentences.js';
import type { Speech } from '../speech.js';
import { lines, sealedLine, standingText } from './standing.js';

/** What is printed beside an attack. */
const ABILITIES = ['swift', 'brutal', 'poison', 'paralyze', 'assassination', 'cumbersome'] as const;

export function attackText({ element, amount, ...attack }: FoeAttackNow, speech: Speech): string {
  if (element === null) return speech.pick('przywołuje', 'summons');
  const abilities = ABILITIES.filter(ability => attack[ability]).map(ability => speech.ability(ability).toLowerCase());
  return [speech.attack(amount, element, 'melee'), ...abilities].join(', ');
}

/** Armor with what makes it harder: resistances, fortification. */
export function armorText({ armor, resistances, fortifications }: FoeNow, speech: Speech): string {
  const { pick } = speech;
  const kinds = { physical: ['fizyczna', 'physical'], fire: ['ogień', 'fire'], ice: ['lód', 'ice'] } as const;
  const against = resistances.map(one => speech.of(kinds[one]));
  const walls = ['', pick('ufortyfikowany', 'fortified'), pick('podwójnie ufortyfikowany', 'doubly fortified')][
    Math.min(fortifications, 2)
  ]!;
  return [
    pick(`Pancerz ${armor}`, `Armor ${armor}`),
    ...(against.length === 0 ? [] : [pick(`odporność: ${against.join(', ')}`, `resists ${against.join(', ')}`)]),
    ...(walls === '' ? [] : [walls]),
  ].join(', ');
}

/** What is still missing to beat this one alone. */
function toBeat(foe: FoeNow, fight: FightNow, speech: Speech): string {
  const { pick } = speech;
  const name = foeLabel(fight, foe.key, speech);
  const missing = foe.armor - foe.attack;
  const state =
    foe.attack === 0
      ? ''
      : missing > 0
        ? pick(`: masz ${foe.attack}, brakuje ${missing}`, `: you have ${foe.attack}, ${missing} missing`)
        : pick(`: masz ${foe.attack}, wystarczy`, `: you have ${foe.attack}, enough`);
  return `${name}, ${armorText(foe, speech)}${state}`;
}

/** What is still missing to block these attacks. */
function toBlock(foe: FoeNow, fight: FightNow, speech: Speech): string[] {
  const { pick } = speech;
  return foe.attacks.map(attack => {
    const head = `${attackLabel(fight, attack.key, speech)}, ${attackText(attack, speech)}`;
    if (attack.state === 'blocked') return pick(`${head}: zablokowany`, `${head}: blocked`);
    if (attack.state !== 'open') return pick(`${head}: nie atakuje`, `${head}: does not attack`);
    const missing = attack.needed - attack.block;
    if (missing <= 0)
      return pick(`${head}: Blok ${attack.block} wystarczy`, `${head}: Block ${attack.block} is enough`);
    const have = attack.block === 0 ? '' : pick(`, masz ${attack.block}`, `, you have ${attack.block}`);
    return pick(
      `${head}: potrzeba Bloku ${attack.needed}${have}, brakuje ${missing}`,
      `${head}: Block ${attack.needed} needed${have}, ${missing} missing`,
    );
  });
}

const PHASES = {
  ranged: ['Walka: Atak dystansowy i oblężniczy', 'Fight: ranged and siege attacks'],
  block: ['Walka: Blokowanie', 'Fight: blocking'],
  damage: ['Walka: obrażenia', 'Fight: damage'],
  attack: ['Walka: Atak', 'Fight: attack'],
} as const;

/** The phase, everybody who stands, the points played, what the turn stands at. */
export function fightPrompt({ fight, ...standingNow }: Questions['fight']['about'], speech: Speech): string {
  const foes = standing(fight);
  const each =
    fight.phase === 'block'
      ? foes.flatMap(foe => toBlock(foe, fight, speech))
      : foes.map(foe => toBeat(foe, fight, speech));
  const points = [...speech.pieces(fight.attack, 'attack'), ...speech.pieces(fight.block, 'block')];
  return lines(
    speech.of(PHASES[fight.phase]),
    ...each,
    points.length === 0 ? null : speech.pick(`Zagrane: ${points.join(', ')}`, `Played: ${points.join(', ')}`),
    standingText(standingNow, speech),
  );
}

export function damagePrompt({ fight, armor, attacks }: Questions['damage']['about'], speech: Speech): string {
  const { pick } = speech;
  const each = attacks.map(({ attack, damage, wounds }) =>
    pick(
      `${attackLabel(fight, attack, speech)}: obrażenia ${damage}, ${speech.woundCount(wounds)}`,
      `${attackLabel(fight, attack, speech)}: ${damage} damage, ${speech.woundCount(wounds)}`,
    ),
  );
  return lines(
    pick(`Kto przyjmuje obrażenia? Pancerz bohatera: ${armor}`, `Who takes the damage? The hero's Armor: ${armor}`),
    ...each,
  );
}

export function clashPrompt(
  { fight, ...standingNow }: Questions['clash']['about'],
  scene: RealmScene,
  seat: number,
  speech: Speech,
): string {
  const { pick } = speech;
  const clash = fight.clash!;
  const rival = seat === clash.aggressor ? clash.defender : clash.aggressor;
  const phase =
    clash.phase === 'ranged' ? pick('faza dystansowa', 'ranged phase') : pick('faza Ataku wręcz', 'melee phase');
  const isBlocking = clash.role === 'block';
  const attacks = speech.pieces(fight.attack, 'attack').join(', ');
  const blocks = speech.pieces(fight.block, 'block').join(', ');
  const what = isBlocking
    ? pick(
        `Atak ${clash.attack}, Blok zdejmuje ${clash.reduction}, zostaje ${clash.damage}. Jak się bronisz?`,
        `Attack ${clash.attack}, your block takes off ${clash.reduction}, ${clash.damage} is left. How do you defend?`,
      )
    : pick('Atakujesz czy pasujesz?', 'Do you strike or pass?');
  return lines(
    pick(
      `Walka z graczem ${speech.player(scene, rival)}, ${phase}. ${what}`,
      `Fight with ${speech.player(scene, rival)}, ${phase}. ${what}`,
    ),
    attacks === ''
      ? null
      : isBlocking
        ? pick(`Rywal: ${attacks}`, `Rival: ${attacks}`)
        : pick(`Zagrane: ${attacks}`, `Played: ${attacks}`),
    blocks === '' ? null : pick(`Ty: ${blocks}`, `You: ${blocks}`),
    [standingText(standingNow, speech), sealedLine(speech)].filter(Boolean).join(' · '),
  );
}
