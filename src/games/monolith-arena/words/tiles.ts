import type { Language } from '../../../engine/language.js';

/** What a tile does, in one line of at most 100 characters. */
export type TileLine = Readonly<Record<Language, string>>;

const line = (pl: string, en: string): TileLine => ({ pl, en });

const REGENERATION = line(
  'Gdy połączony żeton zostaje ranny, runa schodzi z planszy i znosi rany z jednego źródła.',
  'When a linked tile is wounded, the Rune leaves and cancels the wounds of one source.',
);
const MINOR_ACCELERATION = line(
  'Połączone własne żetony mają inicjatywę wyższą o 1.',
  'Linked friendly tiles have 1 more Initiative.',
);
const AGILITY = line('Połączone własne żetony otrzymują Manewr.', 'Linked friendly tiles have Maneuver.');
const STRENGTH = line(
  'Połączone własne żetony mają +1 do ataku wręcz.',
  'Linked friendly tiles strike 1 harder in melee.',
);
const DOUBLE_ATTACK = line(
  'Połączone własne żetony atakują jeszcze raz, o segment później.',
  'Linked friendly tiles attack once more, one segment later.',
);
const BATTLE = line('Rozpocznij bitwę. Kończy turę.', 'Start a Battle. Ends the turn.');
const MOVE = line(
  'Przesuń własny żeton na sąsiednie puste pole i/lub go obróć.',
  'One of your tiles steps to an adjacent empty hex and/or turns.',
);
const PUSH = line(
  'Twój żeton odpycha sąsiedni wrogi żeton o jedno pole.',
  'One of your tiles pushes an adjacent enemy tile one hex away.',
);

/** By faction, then by tile: tiles of one name differ between factions. */
export const TILE_LINES: Readonly<Record<string, Readonly<Record<string, TileLine>>>> = {
  'dragon-empire': {
    banner: line(
      'Sąsiednie własne żetony mają +1 do ataku wręcz. Sam bije wręcz 1 wokół siebie.',
      'Adjacent friendly tiles strike 1 harder in melee. Strikes 1 all around itself.',
    ),
    pikeman: line('Atak wręcz 1 na czterech bokach. Inicjatywa 2.', 'Melee 1 on four sides. Initiative 2.'),
    knight: line(
      'Atak wręcz 2, pancerz na trzech bokach, wytrzymałość. Manewr, konnica. Inicjatywa 1.',
      'Melee 2, Armor on three sides, Toughness. Maneuver, Cavalry. Initiative 1.',
    ),
    'dragon-rider': line(
      'Atak wręcz 3, pancerz na trzech bokach. Manewr, konnica. Inicjatywa 2.',
      'Melee 3, Armor on three sides. Maneuver, Cavalry. Initiative 2.',
    ),
    swordsman: line('Atak wręcz 1 na dwóch bokach. Inicjatywa 3.', 'Melee 1 on two sides. Initiative 3.'),
    landsknecht: line(
      'Atak wręcz 2 i 1, pancerz na tych bokach. Inicjatywa 2.',
      'Melee 2 and 1, Armor on those sides. Initiative 2.',
    ),
    arquebusier: line(
      'Strzał 1 i pancerz na tym samym boku. Inicjatywa 2.',
      'Ranged 1 and Armor on the same side. Initiative 2.',
    ),
    'minor-acceleration-rune': MINOR_ACCELERATION,
    'regeneration-rune': REGENERATION,
    'agility-rune': AGILITY,
    'strength-rune': STRENGTH,
    'charge-rune': line(
      'Raz w turze twój żeton konnicy, gdziekolwiek stoi, może szarżować. Kończy turę.',
      'Once a turn one of your Cavalry tiles, wherever it stands, may charge. Ends the turn.',
    ),
    'battle-charge': line(
      'Rozpocznij bitwę albo szarżę konnicy. Kończy turę.',
      'Start a Battle, or charge with one Cavalry tile. Ends the turn.',
    ),
    move: MOVE,
    net: line(
      'Zarzuć sieć na dowolny wrogi żeton. Trzyma do końca najbliższej bitwy.',
      'Net any enemy tile. It holds until the end of the next Battle.',
    ),
  },
  'lords-of-the-abyss': {
    banner: line(
      'Ataki sąsiednich własnych żetonów mają Jad. Sam bije wręcz 1 wokół siebie.',
      'Attacks of adjacent friendly tiles have Venom. Strikes 1 all around itself.',
    ),
    mygalomorph: line('Atak wręcz 1 na trzech bokach. Inicjatywa 3.', 'Melee 1 on three sides. Initiative 3.'),
    spike: line('Atak wręcz 1 z Jadem. Inicjatywa 1.', 'Melee 1 with Venom. Initiative 1.'),
    chaos: line(
      'Atak wręcz 2, strzał 1 i pancerz, każde na innym boku. Inicjatywa 2.',
      'Melee 2, Ranged 1 and Armor, each on its own side. Initiative 2.',
    ),
    horror: line(
      'Sieć i atak wręcz 2 na tym samym boku. Inicjatywa 0.',
      'Net and melee 2 on the same side. Initiative 0.',
    ),
    nightmare: line('Sieć na jednym boku, Teleport. Nie atakuje.', 'Net on one side, Teleport. Does not attack.'),
    wraith: line(
      'Atak wręcz 1 na dwóch bokach, Teleport. Inicjatywa 2.',
      'Melee 1 on two sides, Teleport. Initiative 2.',
    ),
    demon: line(
      'Atak wręcz 2 na trzech bokach. Może zająć miejsce wrogiego żetonu. Inicjatywa 1.',
      'Melee 2 on three sides. May take the place of an enemy tile. Initiative 1.',
    ),
    'disarm-rune': line('Połączone wrogie żetony nie mogą atakować.', 'Linked enemy tiles cannot attack.'),
    'minor-acceleration-rune': MINOR_ACCELERATION,
    'teleportation-rune': line('Połączone własne żetony otrzymują Teleport.', 'Linked friendly tiles have Teleport.'),
    'strength-rune': line(
      'Połączone własne żetony mają +1 do ataku wręcz. Runa ma wytrzymałość.',
      'Linked friendly tiles strike 1 harder in melee. The Rune has Toughness.',
    ),
    'regeneration-rune': REGENERATION,
    'double-attack-rune': DOUBLE_ATTACK,
    battle: BATTLE,
    move: MOVE,
    push: PUSH,
  },
  'guardians-of-the-realm': {
    banner: line(
      'Sąsiednie własne żetony mają +1 wytrzymałości. Sam bije wręcz 1 wokół siebie.',
      'Adjacent friendly tiles have 1 more Toughness. Strikes 1 all around itself.',
    ),
    axeman: line(
      'Atak wręcz 1 na trzech bokach, dwa razy w bitwie. Inicjatywa 2 i 1.',
      'Melee 1 on three sides, twice a Battle. Initiative 2 and 1.',
    ),
    crossbowman: line('Strzał 2, wytrzymałość. Inicjatywa 2.', 'Ranged 2, Toughness. Initiative 2.'),
    veteran: line(
      'Atak wręcz 2, 1 i 1, pancerz na najsilniejszym boku. Inicjatywa 2.',
      'Melee 2, 1 and 1, Armor on the strongest side. Initiative 2.',
    ),
    golem: line(
      'Podwójna wytrzymałość, pancerz na jednym boku. Nie atakuje.',
      'Toughness twice, Armor on one side. Does not attack.',
    ),
    'combat-platform': line(
      'Strzał 1 w czterech kierunkach. Inicjatywa 3.',
      'Ranged 1 in four directions. Initiative 3.',
    ),
    pupil: line('Atak wręcz 1, Manewr. Inicjatywa 3.', 'Melee 1, Maneuver. Initiative 3.'),
    wyvern: line(
      'Atak wręcz na każdym boku, na jednym o sile 2. Wytrzymałość. Inicjatywa 2.',
      'Melee on every side, one of strength 2. Toughness. Initiative 2.',
    ),
    'agility-rune': line(
      'Połączone własne żetony otrzymują Manewr. Runa może się obrócić raz w turze.',
      'Linked friendly tiles have Maneuver. The Rune may turn once a turn.',
    ),
    'reinforcement-rune': line(
      'Połączone własne żetony mają +1 do ataku wręcz i do strzału.',
      'Linked friendly tiles strike and shoot 1 harder.',
    ),
    'double-attack-rune': DOUBLE_ATTACK,
    'regeneration-rune': REGENERATION,
    'penetration-rune': line(
      'Strzały połączonych własnych żetonów ranią każdego wroga na linii.',
      'Shots of linked friendly tiles wound every enemy on their line.',
    ),
    battle: BATTLE,
    push: PUSH,
    'fire-concoction': line(
      'Trzy stykające się pola: każdy żeton na nich, także twój, dostaje ranę. Nie rani Sztandarów.',
      'Three touching hexes: every tile there, yours too, takes a wound. Spares Banners.',
    ),
    entrenchment: line(
      'Własny żeton dostaje znacznik, który przyjmie za niego pierwszą ranę.',
      'One of your tiles gets a marker that takes its first wound for it.',
    ),
    rotation: line('Obróć jeden własny żeton.', 'Turn one of your tiles.'),
    'false-order': line(
      'Przesuń wrogi żeton na sąsiednie puste pole i/lub go obróć.',
      'An enemy tile steps to an adjacent empty hex and/or turns, as you say.',
    ),
  },
  'harbingers-of-the-forest': {
    banner: line(
      'Sąsiednie własne żetony otrzymują Manewr. Sam bije wręcz 1 wokół siebie.',
      'Adjacent friendly tiles have Maneuver. Strikes 1 all around itself.',
    ),
    morlock: line(
      'Na początku bitwy niszczy wroga przed sobą i sam ginie. Sztandarowi nie szkodzi.',
      'At the start of a Battle destroys the enemy before it and itself. Spares a Banner.',
    ),
    spark: line('Strzał 1 w dwóch kierunkach. Inicjatywa 2.', 'Ranged 1 in two directions. Initiative 2.'),
    hunter: line('Strzał 1, dwa razy w bitwie. Inicjatywa 3 i 0.', 'Ranged 1, twice a Battle. Initiative 3 and 0.'),
    sorcerer: line('Strzał 2. Inicjatywa 2.', 'Ranged 2. Initiative 2.'),
    herne: line('Atak wręcz 2, Manewr. Inicjatywa 2.', 'Melee 2, Maneuver. Initiative 2.'),
    assassin: line(
      'Rani jeden wrogi żeton, gdziekolwiek stoi. Siła 1, inicjatywa 3.',
      'Wounds one enemy tile anywhere. Strength 1, Initiative 3.',
    ),
    wyrm: line(
      'Atak wręcz 1 na każdym boku, dwa razy w bitwie. Manewr. Inicjatywa 2 i 1.',
      'Melee 1 on every side, twice a Battle. Maneuver. Initiative 2 and 1.',
    ),
    'minor-acceleration-rune': MINOR_ACCELERATION,
    'greater-acceleration-rune': line(
      'Połączone własne żetony mają inicjatywę wyższą o 2.',
      'Linked friendly tiles have 2 more Initiative.',
    ),
    'regeneration-rune': REGENERATION,
    'accuracy-rune': line('Połączone własne żetony mają +1 do strzału.', 'Linked friendly tiles shoot 1 harder.'),
    'double-attack-rune': DOUBLE_ATTACK,
    battle: BATTLE,
    move: MOVE,
    'precise-shot': line(
      'Zadaj 1 ranę dowolnemu wrogiemu żetonowi prócz Sztandaru.',
      'One wound to any enemy tile except a Banner.',
    ),
  },
};

export function tileLine(faction: string, tile: string, language: Language): string {
  const found = TILE_LINES[faction]?.[tile];
  if (!found) throw new Error(`Tile without a line: ${faction} ${tile}`);
  return found[language];
}
