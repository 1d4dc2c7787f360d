import type { Language } from '../../../engine/language.js';

/** Masculine nouns come in three kinds, told apart by their accusative and their plural. */
export type PolishGender = 'personal' | 'animate' | 'inanimate' | 'feminine' | 'neuter';

/** A noun in the cases our sentences use. */
export interface PolishName {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly gender: PolishGender;
}

export interface TileName {
  readonly pl: PolishName;
  readonly en: string;
}

function tile(en: string, gender: PolishGender, nominative: string, genitive: string, accusative = genitive): TileName {
  return { en, pl: { nominative, genitive, accusative, gender } };
}

/** Runes differ only in what follows the noun. */
const rune = (en: string, of: string): TileName => tile(en, 'feminine', `Runa ${of}`, `Runy ${of}`, `Runę ${of}`);

/** A tile of one id is called the same in every faction. */
export const TILE_NAMES: Readonly<Record<string, TileName>> = {
  banner: tile('Banner', 'inanimate', 'Sztandar', 'Sztandaru', 'Sztandar'),

  pikeman: tile('Pikeman', 'personal', 'Pikinier', 'Pikiniera'),
  knight: tile('Knight', 'personal', 'Rycerz', 'Rycerza'),
  'dragon-rider': tile('Dragon Rider', 'personal', 'Smoczy Jeździec', 'Smoczego Jeźdźca'),
  swordsman: tile('Swordsman', 'personal', 'Szermierz', 'Szermierza'),
  landsknecht: tile('Landsknecht', 'personal', 'Landsknecht', 'Landsknechta'),
  arquebusier: tile('Arquebusier', 'personal', 'Arkebuzer', 'Arkebuzera'),

  mygalomorph: tile('Mygalomorph', 'animate', 'Ptasznik', 'Ptasznika'),
  spike: tile('Spike', 'animate', 'Kolec', 'Kolca'),
  chaos: tile('Chaos', 'inanimate', 'Chaos', 'Chaosu', 'Chaos'),
  horror: tile('Horror', 'feminine', 'Groza', 'Grozy', 'Grozę'),
  nightmare: tile('Nightmare', 'inanimate', 'Koszmar', 'Koszmaru', 'Koszmar'),
  wraith: tile('Wraith', 'animate', 'Upiór', 'Upiora'),
  demon: tile('Demon', 'animate', 'Demon', 'Demona'),

  axeman: tile('Axeman', 'personal', 'Topornik', 'Topornika'),
  crossbowman: tile('Crossbowman', 'personal', 'Kusznik', 'Kusznika'),
  veteran: tile('Veteran', 'personal', 'Weteran', 'Weterana'),
  golem: tile('Golem', 'animate', 'Golem', 'Golema'),
  'combat-platform': tile('Combat Platform', 'feminine', 'Platforma bojowa', 'Platformy bojowej', 'Platformę bojową'),
  pupil: tile('Pupil', 'animate', 'Pupil', 'Pupila'),
  wyvern: tile('Wyvern', 'feminine', 'Wywerna', 'Wywerny', 'Wywernę'),

  morlock: tile('Morlock', 'animate', 'Morlok', 'Morloka'),
  spark: tile('Spark', 'feminine', 'Iskra', 'Iskry', 'Iskrę'),
  hunter: tile('Hunter', 'personal', 'Łowca', 'Łowcy', 'Łowcę'),
  sorcerer: tile('Sorcerer', 'personal', 'Czarownik', 'Czarownika'),
  herne: tile('Herne', 'animate', 'Hern', 'Herna'),
  assassin: tile('Assassin', 'personal', 'Skrytobójca', 'Skrytobójcy', 'Skrytobójcę'),
  wyrm: tile('Wyrm', 'animate', 'Wij', 'Wija'),

  'minor-acceleration-rune': rune('Rune of Minor Acceleration', 'pomniejszego przyspieszenia'),
  'greater-acceleration-rune': rune('Rune of Greater Acceleration', 'większego przyspieszenia'),
  'regeneration-rune': rune('Rune of Regeneration', 'regeneracji'),
  'agility-rune': rune('Rune of Agility', 'zwinności'),
  'strength-rune': rune('Rune of Strength', 'siły'),
  'charge-rune': rune('Rune of Charge', 'szarży'),
  'disarm-rune': rune('Rune of Disarmament', 'rozbrojenia'),
  'teleportation-rune': rune('Rune of Teleportation', 'teleportacji'),
  'double-attack-rune': rune('Rune of Double Attack', 'podwójnego ataku'),
  'reinforcement-rune': rune('Rune of Reinforcement', 'wzmocnienia'),
  'penetration-rune': rune('Rune of Penetration', 'penetracji'),
  'accuracy-rune': rune('Rune of Accuracy', 'celności'),

  'battle-charge': tile('Battle/Charge', 'feminine', 'Bitwa/Szarża', 'Bitwy/Szarży', 'Bitwę/Szarżę'),
  battle: tile('Battle', 'feminine', 'Bitwa', 'Bitwy', 'Bitwę'),
  move: tile('Move', 'inanimate', 'Ruch', 'Ruchu', 'Ruch'),
  net: tile('Net', 'feminine', 'Sieć', 'Sieci', 'Sieć'),
  push: tile('Push', 'neuter', 'Odepchnięcie', 'Odepchnięcia', 'Odepchnięcie'),
  'fire-concoction': tile('Fire Concoction', 'feminine', 'Bomba', 'Bomby', 'Bombę'),
  entrenchment: tile('Entrenchment', 'neuter', 'Okopanie', 'Okopania', 'Okopanie'),
  rotation: tile('Rotation', 'inanimate', 'Obrót', 'Obrotu', 'Obrót'),
  'false-order': tile('False Order', 'inanimate', 'Fałszywy rozkaz', 'Fałszywego rozkazu', 'Fałszywy rozkaz'),
  'precise-shot': tile('Precise Shot', 'personal', 'Strzelec wyborowy', 'Strzelca wyborowego'),
};

/** Factions: what they are called, and "of" them in Polish. */
export const FACTION_NAMES: Readonly<
  Record<string, { readonly pl: string; readonly genitive: string; readonly en: string }>
> = {
  'dragon-empire': { pl: 'Smocze Imperium', genitive: 'Smoczego Imperium', en: 'Dragon Empire' },
  'lords-of-the-abyss': { pl: 'Władcy Otchłani', genitive: 'Władców Otchłani', en: 'Lords of the Abyss' },
  'guardians-of-the-realm': { pl: 'Strażnicy Krain', genitive: 'Strażników Krain', en: 'Guardians of the Realm' },
  'harbingers-of-the-forest': {
    pl: 'Wysłannicy Puszczy',
    genitive: 'Wysłanników Puszczy',
    en: 'Harbingers of the Forest',
  },
};

export function namesOf(tile: string): TileName {
  const names = TILE_NAMES[tile];
  if (!names) throw new Error(`Tile without a name: ${tile}`);
  return names;
}

/** The tile as it stands at the head of a line. */
export const tileName = (tile: string, language: Language): string =>
  language === 'pl' ? namesOf(tile).pl.nominative : namesOf(tile).en;

export function factionName(faction: string, language: Language): string {
  const names = FACTION_NAMES[faction];
  if (!names) throw new Error(`Faction without a name: ${faction}`);
  return names[language];
}
