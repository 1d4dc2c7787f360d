import type { Language } from '../../../engine/language.js';
import { ENEMIES } from '../tokens/enemies.js';
import type { Enemy, EnemyAbility, EnemyAttack, Pile } from '../tokens/enemy.js';
import { ABILITY_NAMES, ELEMENT_NAMES, ENEMY_NAMES, UNIT_NAMES } from '../words/names/index.js';
import { abilityText } from '../words/texts/index.js';
import { describe, formsOf, kindLine, type Pictured, pick, unlikeOther } from './describing.js';

const PILES: Readonly<Record<Language, Readonly<Record<Pile, string>>>> = {
  pl: { green: 'zielony', grey: 'szary', brown: 'brązowy', violet: 'fioletowy', white: 'biały', red: 'czerwony' },
  en: { green: 'green', grey: 'grey', brown: 'brown', violet: 'violet', white: 'white', red: 'red' },
};
/** Where the tokens of a pile are met. */
const MET: Readonly<Record<Language, Readonly<Record<Pile, string>>>> = {
  pl: {
    green: 'Plądrujący orkowie',
    grey: 'załogi twierdz',
    brown: 'potwory z lochów i legowisk',
    violet: 'załogi wież magów',
    white: 'załogi miast',
    red: 'Draconum',
  },
  en: {
    green: 'marauding orcs',
    grey: 'keep garrisons',
    brown: 'monsters of dungeons and dens',
    violet: 'mage tower garrisons',
    white: 'city garrisons',
    red: 'draconum',
  },
};

const RULES: Readonly<Record<EnemyAbility, string>> = {
  fortified: 'MK-W-13.1',
  unfortified: 'MK-W-13.1',
  swift: 'MK-W-13.2',
  brutal: 'MK-W-13.2',
  poison: 'MK-W-13.3',
  paralyze: 'MK-W-13.4',
  assassination: 'MK-W-13.6',
  cumbersome: 'MK-W-13.7',
  elusive: 'MK-W-13.8',
  vampiric: 'MK-W-13.9',
  arcane_immunity: 'MK-W-13.10',
  defend: 'MK-W-13.10',
};

function attackText(attack: EnemyAttack, language: Language): string {
  if ('summon' in attack) {
    if (attack.summon === 'brown') return pick(language, 'przywołuje brązowego', 'summons a brown one');
    return pick(language, 'przywołuje zielonego swojego stronnictwa', 'summons a green one of its faction');
  }
  if (language === 'en')
    return attack.element === 'physical'
      ? String(attack.amount)
      : `${attack.amount} ${ELEMENT_NAMES[attack.element]!.en.toLowerCase()}`;
  const by = { physical: '', fire: ' ogniem', ice: ' lodem', cold_fire: ' zimnym ogniem' }[attack.element];
  return `${attack.amount}${by}`;
}

/** What its abilities and resistances are called and do. */
function traits({ abilities, resistances, attacks, defend }: Enemy, language: Language): string[] {
  const summons = attacks.some(attack => 'summon' in attack) ? ['summon'] : [];
  const several = attacks.length > 1 ? ['several_attacks'] : [];
  return [...abilities, ...summons, ...resistances.map(each => `resist_${each}`), ...several].map(id => {
    const value = id === 'defend' ? ` ${defend}` : '';
    return `**${ABILITY_NAMES[id]![language]}${value}.** ${abilityText(id, language)}`;
  });
}

function bodyOf(enemy: Enemy, language: Language): string {
  const { set, color, armor, armorElusive, attacks, fame, reputation, count } = enemy;
  const attack = attacks.map(each => attackText(each, language)).join(' + ');
  const armors = armorElusive === undefined ? String(armor) : `${armorElusive} / ${armor}`;
  return [
    kindLine(
      language,
      set,
      pick(language, `Wróg, ${PILES.pl[color]} żeton`, `Enemy, ${PILES.en[color]} token`),
      MET[language][color],
    ),
    pick(
      language,
      `Atak ${attack} · Pancerz ${armors} · Sława ${fame}`,
      `Attack ${attack} · Armor ${armors} · Fame ${fame}`,
    ),
    ...traits(enemy, language),
    ...(reputation === undefined
      ? []
      : [pick(language, `Pokonany: Reputacja ${signed(reputation)}.`, `Beaten: Reputation ${signed(reputation)}.`)]),
    '',
    pick(language, `Żetonów: ${count}`, `Tokens: ${count}`),
  ].join('\n');
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

function rulesOf({ abilities, resistances, attacks, color }: Enemy): string[] {
  return [
    ...abilities.map(ability => RULES[ability]),
    ...(attacks.some(attack => 'summon' in attack) ? ['MK-W-11.1'] : []),
    ...(resistances.length > 0 ? ['MK-W-10.2'] : []),
    ...(attacks.length > 1 ? ['MK-W-13.11'] : []),
    ...(attacks.some(attack => 'element' in attack && attack.element !== 'physical') ? ['MK-W-11.3'] : []),
    ...(color === 'green' ? ['MK-S-18.1'] : color === 'red' ? ['MK-S-19.1'] : []),
    'MK-W-1.3',
  ];
}

const component = (enemy: Enemy): Pictured =>
  describe('enemy', enemy.id, rulesOf(enemy), language => {
    const name = ENEMY_NAMES[enemy.id]!;
    return {
      name: unlikeOther(name, UNIT_NAMES, language, ['wróg', 'enemy']),
      group: pick(language, `Wrogowie: ${PILES.pl[enemy.color]} stos`, `Enemies: ${PILES.en[enemy.color]} pile`),
      words: [name[language], ...formsOf(name, language)],
      body: bodyOf(enemy, language),
    };
  });

export const enemies: readonly Pictured[] = ENEMIES.map(component);
