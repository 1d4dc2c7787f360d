import type { Name } from './name.js';

export const SCENARIO_NAMES: Readonly<Record<string, Name>> = {
  first_reconnaissance: {
    en: 'First Reconnaissance',
    pl: 'Pierwszy rekonesans',
    acc: 'Pierwszy rekonesans',
    gender: 'm',
  },
  full_conquest: { en: 'Full Conquest', pl: 'Pełen podbój', acc: 'Pełen podbój', gender: 'm' },
  blitz_conquest: { en: 'Blitz Conquest', pl: 'Błyskawiczny podbój', acc: 'Błyskawiczny podbój', gender: 'm' },
  solo_conquest: { en: 'Solo Conquest', pl: 'Podbój jednoosobowy', acc: 'Podbój jednoosobowy', gender: 'm' },
  mines_liberation: { en: 'Mines Liberation', pl: 'Wyzwolenie kopalń', acc: 'Wyzwolenie kopalń', gender: 'n' },
  full_cooperation: { en: 'Full Cooperation', pl: 'Pełna kooperacja', acc: 'Pełną kooperację', gender: 'ż' },
  blitz_cooperation: {
    en: 'Blitz Cooperation',
    pl: 'Błyskawiczna kooperacja',
    acc: 'Błyskawiczną kooperację',
    gender: 'ż',
  },
  dungeon_lords: { en: 'Dungeon Lords', pl: 'Władcy podziemi', acc: 'Władców podziemi', gender: 'mos' },
  druid_nights: { en: 'Druid Nights', pl: 'Noce druidów', acc: 'Noce druidów', gender: 'nmos' },
  one_to_return: { en: 'One to Return', pl: 'Jeden powraca', acc: 'Jeden powraca', gender: 'n' },
  conquer_and_hold: { en: 'Conquer and Hold', pl: 'Podbij i utrzymaj', acc: 'Podbij i utrzymaj', gender: 'n' },
};

export const VARIANT_NAMES: Readonly<Record<string, Name>> = {
  hero_auction: { en: 'Hero auction', pl: 'Licytacja bohaterów', acc: 'Licytację bohaterów', gender: 'ż' },
  map_shape_free: {
    en: 'Map shape and number of tiles',
    pl: 'Kształt mapy i liczba terenów',
    acc: 'Kształt mapy i liczbę terenów',
    gender: 'm',
  },
  random_tile_orientation: {
    en: 'Random tile orientation',
    pl: 'Losowy kierunek terenów',
    acc: 'Losowy kierunek terenów',
    gender: 'm',
  },
  random_cities: { en: 'Random cities', pl: 'Losowe miasta', acc: 'Losowe miasta', gender: 'nmos' },
  night_arrival: { en: 'Night arrival', pl: 'Nocne przybycie', acc: 'Nocne przybycie', gender: 'n' },
  darkness_is_coming: { en: 'Darkness is coming', pl: 'Nadciąga ciemność', acc: 'Nadciąga ciemność', gender: 'n' },
  no_interactive_spells: {
    en: 'No interactive spells',
    pl: 'Brak czarów interakcyjnych',
    acc: 'Brak czarów interakcyjnych',
    gender: 'm',
  },
  no_interactive_skills: {
    en: 'No interactive skills',
    pl: 'Brak umiejętności interakcyjnych',
    acc: 'Brak umiejętności interakcyjnych',
    gender: 'm',
  },
  no_pvp: { en: 'No player combat', pl: 'Brak walki między graczami', acc: 'Brak walki między graczami', gender: 'm' },
  friendly_mana: { en: 'Friendly mana', pl: 'Przyjazna mana', acc: 'Przyjazną manę', gender: 'ż' },
  rampage: { en: 'Rampage', pl: 'Wściekłość!', acc: 'Wściekłość!', gender: 'ż' },
  more_rampage: { en: 'More rampage', pl: 'Więcej wściekłości!', acc: 'Więcej wściekłości!', gender: 'n' },
  interactive_combat: { en: 'Interactive combat', pl: 'Walka interakcyjna', acc: 'Walkę interakcyjną', gender: 'ż' },
  action_upgrades: { en: 'Action upgrades', pl: 'Ulepszanie akcji', acc: 'Ulepszanie akcji', gender: 'n' },
  draft_at_start: {
    en: 'Draft at the start',
    pl: 'Wybieranie kart na początku',
    acc: 'Wybieranie kart na początku',
    gender: 'n',
  },
  city_levels: { en: 'City levels', pl: 'Poziomy miast', acc: 'Poziomy miast', gender: 'nmos' },
  megapolis: { en: 'Megapolis', pl: 'Megapolis', acc: 'Megapolis', gender: 'n' },
};

export const TITLE_NAMES: Readonly<Record<string, Name>> = {
  greatest_knowledge: { en: 'Greatest Knowledge', pl: 'Największy Mędrzec', acc: 'Największego Mędrca', gender: 'm' },
  greatest_loot: { en: 'Greatest Loot', pl: 'Największy Rabuś', acc: 'Największego Rabusia', gender: 'm' },
  greatest_leader: { en: 'Greatest Leader', pl: 'Największy Dowódca', acc: 'Największego Dowódcę', gender: 'm' },
  greatest_conqueror: {
    en: 'Greatest Conqueror',
    pl: 'Największy Zdobywca',
    acc: 'Największego Zdobywcę',
    gender: 'm',
  },
  greatest_adventurer: {
    en: 'Greatest Adventurer',
    pl: 'Największy Poszukiwacz Przygód',
    acc: 'Największego Poszukiwacza Przygód',
    gender: 'm',
  },
  greatest_beating: {
    en: 'Greatest Beating',
    pl: 'Największe Sponiewieranie',
    acc: 'Największe Sponiewieranie',
    gender: 'n',
  },
  greatest_city_conqueror: {
    en: 'Greatest City Conqueror',
    pl: 'Największy Zdobywca Miast',
    acc: 'Największego Zdobywcę Miast',
    gender: 'm',
  },
  greatest_liberator: {
    en: 'Greatest Liberator',
    pl: 'Największy Wyzwoliciel',
    acc: 'Największego Wyzwoliciela',
    gender: 'm',
  },
  greatest_dungeon_crawler: {
    en: 'Greatest Dungeon Crawler',
    pl: 'Największy Eksplorator Podziemi',
    acc: 'Największego Eksploratora Podziemi',
    gender: 'm',
  },
};
