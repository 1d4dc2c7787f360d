import type { Texts } from './text.js';

export const SCENARIO_TEXTS: Texts = {
  first_reconnaissance: [
    '1–4 graczy, 3 rundy (solo 4). Szukacie miasta: każdy odkryty teren to Sława +1. Odkryte miasto: wszyscy mają jeszcze jedną turę. Wygrywa najsławniejszy.',
    '1–4 players, 3 rounds (solo 4). Find the city: every tile revealed is Fame +1. Once it is found everybody has one last turn. Most Fame wins.',
  ],
  full_conquest: [
    '2–4 graczy, 6 rund. Zdobywacie miasta poziomu 4; namiestnik dostaje na koniec 7, inni z tarczą 4. Wygrywa najsławniejszy.',
    '2–4 players, 6 rounds. Conquer cities of level 4; in the end the leader of a city scores 7, others with a shield 4. Most Fame wins.',
  ],
  blitz_conquest: [
    '2–4 graczy, 4 rundy. Podbój miast poziomu 3 z przyspieszeniem: Sława 1 i Reputacja +2 na start, dodatkowa kość i jednostka, +1 Sławy za każdą przekroczoną linię.',
    '2–4 players, 4 rounds. A conquest of level 3 cities, sped up: start with Fame 1 and Reputation +2, one more die and unit, +1 Fame for every line crossed.',
  ],
  solo_conquest: [
    '1 gracz, 6 rund, przeciw wirtualnemu graczowi. Zdobądź dwa miasta: poziomu 5, potem 8.',
    '1 player, 6 rounds, against the dummy. Conquer two cities: level 5, then 8.',
  ],
  mines_liberation: [
    '2–4 graczy, 4 rundy. Kopalni strzegą wrogowie; uwolniona daje kryształy i Reputację, a na koniec 4 (w centrum 7). Miasto jest przyjazne.',
    '2–4 players, 4 rounds. Mines are guarded; a freed one gives crystals and Reputation, and scores 4 (core tiles 7). The city is friendly.',
  ],
  full_cooperation: [
    '2–3 graczy, 6 rund, razem przeciw wirtualnemu graczowi. Zdobądźcie wszystkie miasta: przy 2 graczach poziomy 5, 5, 8, przy 3 poziomy 5, 5, 5, 11.',
    '2–3 players, 6 rounds, together against the dummy. Conquer all cities: with 2 players levels 5, 5, 8, with 3 levels 5, 5, 5, 11.',
  ],
  blitz_cooperation: [
    '2–3 graczy, 4 rundy, razem przeciw wirtualnemu graczowi, z przyspieszeniem Błyskawicznego podboju. Miasta poziomu 5, 8, a przy 3 graczach jeszcze 11.',
    '2–3 players, 4 rounds, together against the dummy, sped up as in Blitz Conquest. Cities of level 5, 8, and with 3 players 11.',
  ],
  dungeon_lords: [
    '2–4 graczy, 5 rund. Przy wioskach i monastyrach leżą ukryte lochy i grobowce; każdy zdobyty liczy się na koniec za 4, a zdobyte łączą podziemne przejścia.',
    '2–4 players, 5 rounds. Secret dungeons and tombs lie next to villages and monasteries; each one conquered scores 4, and tunnels link them.',
  ],
  druid_nights: [
    '2–4 graczy, 4 rundy. W dzień zostawiacie tarcze na polanach; w nocy każda przywołuje wroga za podwójną sławę i kryształy.',
    '2–4 players, 4 rounds. By day leave shields on glades; at night each summons an enemy for double Fame and crystals.',
  ],
  one_to_return: [
    '2–4 graczy, 4 rundy, miasta poziomu 3. Po pierwszym dniu portal się zamyka; wygrywa ten, kto stoi na nim na koniec drugiej nocy. Sława się nie liczy.',
    '2–4 players, 4 rounds, cities of level 3. After the first day the portal closes; who stands on it at the end of the second night wins. Fame does not count.',
  ],
  conquer_and_hold: [
    '2 graczy (6 rund) albo 4 w parach (4 rundy). Zdobywacie i bronicie twierdz (3 punkty) i wież (2 punkty). Wygrywa więcej punktów.',
    '2 players (6 rounds) or 4 in pairs (4 rounds). Take and hold keeps (3 points) and towers (2 points). More points win.',
  ],
};

export const VARIANT_TEXTS: Texts = {
  hero_auction: [
    'Bohaterów licytujecie za sławę; kto wybiera, musi się liczyć z przebiciem.',
    'Heroes are auctioned for Fame; who picks one may be outbid.',
  ],
  map_shape_free: [
    'Kształt mapy i liczbę terenów ustalacie sami.',
    'You agree on the map shape and the number of tiles.',
  ],
  random_tile_orientation: ['Nowe tereny kładzie się w losowym obrocie.', 'New tiles are laid in a random direction.'],
  random_cities: [
    'Odkryte miasto dostaje losową kartę miasta, niezależnie od koloru terenu.',
    'A revealed city gets a random city card, whatever the colour of its tile.',
  ],
  night_arrival: ['Pierwsza runda jest nocą.', 'The first round is a night.'],
  darkness_is_coming: [
    'Po każdym dniu rzut 2 kośćmi many: jeśli któraś czarna, już do końca trwa noc.',
    'After each day roll 2 mana dice: if one is black, it is night for the rest of the game.',
  ],
  no_interactive_spells: [
    'Bez czarów działających na innych graczy (109–112).',
    'Without the spells that act on other players (109–112).',
  ],
  no_interactive_skills: [
    'Bez umiejętności działających na innych graczy.',
    'Without skills that act on other players.',
  ],
  no_pvp: [
    'Graczy się nie atakuje; kto kończy ruch na obszarze innego bohatera, wycofuje się.',
    'Players are not attacked; who ends a move on another hero’s space withdraws.',
  ],
  friendly_mana: [
    'W dzień złota kość nie zastąpi koloru widocznego w źródle i nie można jej przerzucić ani ustawić, póki są inne.',
    'By day a gold die may not stand for a colour shown in the Source, nor be rerolled or set while others are there.',
  ],
  rampage: [
    'Zaczynacie z Reputacją −2. Na koniec każdej rundy na obszary pokonanych rozwścieczonych mogą wrócić nowi, czasem z brązowym.',
    'Start with Reputation −2. At the end of each round new enemies may return where rampaging ones were beaten, sometimes with a brown one.',
  ],
  more_rampage: [
    'Zaczynacie z Reputacją −4. Na obszary pokonanych rozwścieczonych zawsze wracają nowi, czasem z brązowym.',
    'Start with Reputation −4. New enemies always return where rampaging ones were beaten, sometimes with a brown one.',
  ],
  interactive_combat: [
    'W walce z jednym wrogiem poprzedni gracz potajemnie wzmacnia go o 1: Pancerz w fazie dystansowej, atak albo Pancerz w fazie ataku. Taki wróg to Sława +1.',
    'In a fight with one enemy the player before you secretly raises by 1 its Armor in the Ranged phase, its attack, or its Armor in the Attack phase. Such an enemy is Fame +1.',
  ],
  action_upgrades: [
    'Po każdej nocy prócz ostatniej, od najsłabszej talii, można wymienić akcję na zaawansowaną tego samego koloru albo z tą samą ikoną.',
    'After each night but the last, from the weakest deck up, you may swap an action for an advanced one of the same colour or icon.',
  ],
  draft_at_start: [
    'Na początku każdy wybiera 3 akcje zaawansowane z podawanych rąk; po każdym dniu dokłada jedną do talii.',
    'At the start everybody drafts 3 advanced actions; after each day one of them joins the deck.',
  ],
  city_levels: ['Poziomy miast ustalacie sami, do 11.', 'You agree on the city levels, up to 11.'],
  megapolis: [
    'Jedno albo dwa miasta są podwójne: dwa garnizony i obie premie naraz.',
    'One or two cities are double: two garrisons and both bonuses at once.',
  ],
};
