import type { Unit } from '../../cards/card.js';
import type { Text } from './text.js';

const influenceOfHeroes: Text = [
  'Wpływ 5; w negocjacjach Reputacja +1.',
  'Influence 5; in an interaction Reputation +1.',
];
const threeEither: Text = ['Atak 3 albo Blok 3.', 'Attack 3 or Block 3.'];
const fiveEither: Text = ['Atak 5 albo Blok 5.', 'Attack 5 or Block 5.'];
const twoEither: Text = ['Atak 2 albo Blok 2.', 'Attack 2 or Block 2.'];

/** Every ability of a unit in its order, without the mana it costs. */
export const UNIT_TEXTS: Readonly<Record<string, readonly Text[]>> = {
  peasants: [twoEither, ['Wpływ 2.', 'Influence 2.'], ['Ruch 2.', 'Move 2.']],
  herbalists: [
    ['Leczenie 2.', 'Heal 2.'],
    ['Przygotuj jednostkę poziomu do 2.', 'Ready a unit of level up to 2.'],
    ['Zielona mana.', 'A green mana.'],
  ],
  foresters: [
    [
      'Ruch 2; lasy, wzgórza i bagna kosztują w tej turze o 1 mniej (min. 0).',
      'Move 2; forests, hills and swamps cost 1 less this turn (min. 0).',
    ],
    ['Blok 3.', 'Block 3.'],
  ],
  utem_crossbowmen: [threeEither, ['Atak dystansowy 2.', 'Ranged Attack 2.']],
  utem_guardsmen: [
    ['Atak 2.', 'Attack 2.'],
    ['Blok 4, przeciw Szybkości liczony podwójnie.', 'Block 4, counted twice against swift.'],
  ],
  utem_swordsmen: [
    threeEither,
    ['Atak 6 albo Blok 6; ta jednostka zostaje ranna.', 'Attack 6 or Block 6; this unit is wounded.'],
  ],
  guardian_golems: [twoEither, ['Blok ogniem 4.', 'Fire Block 4.'], ['Blok lodem 4.', 'Ice Block 4.']],
  illusionists: [
    ['Wpływ 4.', 'Influence 4.'],
    ['Jeden nieufortyfikowany wróg nie atakuje w tej walce.', 'One unfortified enemy does not attack in this combat.'],
    ['Biały kryształ.', 'A white crystal.'],
  ],
  red_cape_monks: [threeEither, ['Atak ogniem 4 albo Blok ogniem 4.', 'Fire Attack 4 or Fire Block 4.']],
  northern_monks: [threeEither, ['Atak lodem 4 albo Blok lodem 4.', 'Ice Attack 4 or Ice Block 4.']],
  savage_monks: [threeEither, ['Atak oblężniczy 4.', 'Siege Attack 4.']],
  fire_golems: [threeEither, ['Atak dystansowy ogniem 4.', 'Ranged Fire Attack 4.']],
  ice_golems: [threeEither, ['Atak lodem 6.', 'Ice Attack 6.']],
  fire_mages: [
    ['Atak dystansowy ogniem 3.', 'Ranged Fire Attack 3.'],
    ['Atak ogniem 6 albo Blok ogniem 6.', 'Fire Attack 6 or Fire Block 6.'],
    ['Czerwona mana i czerwony kryształ.', 'A red mana and a red crystal.'],
  ],
  ice_mages: [
    ['Atak lodem 4 albo Blok lodem 4.', 'Ice Attack 4 or Ice Block 4.'],
    ['Atak oblężniczy lodem 4.', 'Siege Ice Attack 4.'],
    ['Niebieska mana i niebieski kryształ.', 'A blue mana and a blue crystal.'],
  ],
  amotep_gunners: [fiveEither, ['Atak dystansowy ogniem 6.', 'Ranged Fire Attack 6.']],
  amotep_freezers: [
    fiveEither,
    [
      'Jeden wróg nie atakuje w tej walce i ma Pancerz −3 (min. 1).',
      'One enemy does not attack in this combat and has Armor −3 (min. 1).',
    ],
  ],
  catapults: [
    ['Atak oblężniczy 3.', 'Siege Attack 3.'],
    ['Atak oblężniczy ogniem 5.', 'Siege Fire Attack 5.'],
    ['Atak oblężniczy lodem 5.', 'Siege Ice Attack 5.'],
  ],
  altem_mages: [
    ['2 many dowolnych kolorów.', '2 mana of any colours.'],
    [
      'Atak zimnym ogniem 5 albo Blok zimnym ogniem 5; z niebieską lub czerwoną maną 7, z obiema 9.',
      'Cold Fire Attack 5 or Cold Fire Block 5; with a blue or red mana 7, with both 9.',
    ],
    [
      'W tej walce wszystkie twoje ataki są zimnym ogniem albo wszystkie są też oblężnicze.',
      'In this combat all your attacks become cold fire, or all count as siege too.',
    ],
  ],
  altem_guardians: [
    ['Atak 5.', 'Attack 5.'],
    ['Blok 8, przeciw Szybkości liczony podwójnie.', 'Block 8, counted twice against swift.'],
    [
      'Wszystkie twoje jednostki mają w tej turze odporność fizyczną, na ogień i na lód.',
      'All your units have physical, fire and ice resistance this turn.',
    ],
  ],
  scouts: [
    ['Atak oblężniczy 1.', 'Siege Attack 1.'],
    [
      'Podejrzyj zakryty żeton do 3 obszarów stąd albo wierzch stosu wrogów; Sława +1, jeśli go w tej turze pokonasz.',
      'Look at a face-down token up to 3 spaces away or at the top of an enemy pile; Fame +1 if you defeat it this turn.',
    ],
    [
      'Ruch 2; w tej turze możesz odkrywać tereny z 2 obszarów.',
      'Move 2; this turn you may reveal tiles from 2 spaces away.',
    ],
  ],
  thugs: [
    ['Blok 3.', 'Block 3.'],
    ['Atak 3, Reputacja −1.', 'Attack 3, Reputation −1.'],
    ['Wpływ 4, Reputacja −1.', 'Influence 4, Reputation −1.'],
  ],
  shocktroops: [
    [
      'Atak dystansowy 1; ataki twoich innych jednostek w tej turze +1.',
      'Ranged Attack 1; attacks of your other units +1 this turn.',
    ],
    [
      'Pancerz jednego wroga −1 (min. 1) i jeden jego atak −1.',
      'One enemy: Armor −1 (min. 1) and one of its attacks −1.',
    ],
    [
      'Jeden atak wroga −3; obrażenia z niego przyjmuje najpierw ta jednostka, nawet przy Skrytobójstwie.',
      'One enemy attack −3; its damage must go to this unit first, even with assassination.',
    ],
  ],
  magic_familiars: [
    ['Atak 3; z czerwoną maną na karcie 5.', 'Attack 3; with red mana on the card 5.'],
    ['Blok 4; z niebieską maną na karcie 7.', 'Block 4; with blue mana on the card 7.'],
    ['Ruch 3 albo Wpływ 3; z białą maną na karcie 5.', 'Move 3 or Influence 3; with white mana on the card 5.'],
    ['Leczenie 2; z zieloną maną na karcie 3.', 'Heal 2; with green mana on the card 3.'],
  ],
  heroes_white: [fiveEither, ['Atak dystansowy 7.', 'Ranged Attack 7.'], influenceOfHeroes],
  heroes_green: [fiveEither, ['Leczenie 4.', 'Heal 4.'], influenceOfHeroes],
  heroes_blue: [fiveEither, ['Blok zimnym ogniem 8.', 'Cold Fire Block 8.'], influenceOfHeroes],
  heroes_red: [fiveEither, ['Atak zimnym ogniem 6.', 'Cold Fire Attack 6.'], influenceOfHeroes],
  sorcerers: [
    ['Atak dystansowy 3.', 'Ranged Attack 3.'],
    ['Jeden wróg traci fortyfikacje. Atak dystansowy 3.', 'One enemy loses all fortification. Ranged Attack 3.'],
    ['Jeden wróg traci odporności. Atak dystansowy 3.', 'One enemy loses all resistances. Ranged Attack 3.'],
  ],
  delphana_masters: [
    ['Jeden wróg nie atakuje w tej walce.', 'One enemy does not attack in this combat.'],
    ['Jeden wróg, jeśli go zablokujesz, zostaje zniszczony.', 'One enemy is destroyed if you block it.'],
    ['Pancerz jednego wroga −5 (min. 1).', 'Armor of one enemy −5 (min. 1).'],
    ['Jeden wróg traci fortyfikacje i odporności.', 'One enemy loses all fortification and resistances.'],
  ],
};

/** What a unit's card says besides its abilities. */
export const UNIT_SPECIALS: Readonly<Record<NonNullable<Unit['special']>[number], Text>> = {
  payInfluenceToTakeDamage: [
    'Obrażenia przyjmuje dopiero po zapłaceniu 2 Wpływu w tej walce.',
    'Takes damage only after you pay 2 Influence in that combat.',
  ],
  reputationReversed: [
    'Przy werbowaniu wpływ reputacji działa odwrotnie.',
    'Reputation works the other way round when you recruit it.',
  ],
  payInfluenceInAssault: [
    'W szturmie i w ataku na gracza użycie kosztuje 2 Wpływu.',
    'In an assault or an attack on a player using it costs 2 Influence.',
  ],
  severalAbilities: [
    'Jedno użycie może obejmować kilka różnych zdolności.',
    'One use may take several different abilities.',
  ],
};
