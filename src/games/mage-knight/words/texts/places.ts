import type { Texts } from './text.js';

export const SITE_TEXTS: Texts = {
  portal: [
    'Tu bohaterowie wchodzą na mapę. Bezpieczny dla wielu; nikt nikogo nie atakuje. Kto kończy tu turę, znika z mapy do swojej następnej.',
    'Heroes enter the map here. Safe for many; nobody is attacked. End a turn here and you are off the map until your next one.',
  ],
  village: [
    'Werbujesz jednostki z ikoną wioski; Leczenie 1 za 3 Wpływu. Poza swoją turą możesz ją splądrować: 2 karty, Reputacja −1.',
    'Recruit village units; Heal 1 for 3 Influence. Outside your turn you may plunder it: 2 cards, Reputation −1.',
  ],
  monastery: [
    'Werbujesz jednostki z ikoną monastyru; Leczenie 1 za 2 Wpływu; akcje zaawansowane z puli jednostek za 6. Palenie: Reputacja −3, walka z fioletowym bez jednostek, nagroda: artefakt.',
    'Recruit monastery units; Heal 1 for 2 Influence; advanced actions in the unit offer for 6. You may burn it: Reputation −3, fight a violet enemy without units, reward: an artifact.',
  ],
  keep: [
    'Broni jej szary, ufortyfikowany. Szturm: Reputacja −1. W zdobytej werbujesz, a w niej i obok niej dobierasz o tyle kart więcej, ile masz twierdz.',
    'Defended by a grey enemy, fortified. Assault: Reputation −1. Once yours you recruit there, and on or next to it you draw as many cards more as you own keeps.',
  ],
  mage_tower: [
    'Broni jej fioletowy, ufortyfikowany. Szturm: Reputacja −1, nagroda: czar. Zdobyta jest otwarta dla wszystkich: jednostki i czary z puli za 7 Wpływu i manę koloru czaru.',
    'Defended by a violet enemy, fortified. Assault: Reputation −1, reward: a spell. Conquered it is open to all: units, and spells of the offer for 7 Influence and a mana of its colour.',
  ],
  city: [
    'Wejście kosztuje 2. Szturm (Reputacja −1) na wszystkich obrońców naraz, ufortyfikowanych i z premią miasta. Zdobyte jest otwarte dla wszystkich; +1 Wpływu za każdą swoją tarczę.',
    'Costs 2 to enter. An assault (Reputation −1) on all defenders at once, fortified and with the bonus of the city. Conquered it is open to all; +1 Influence per shield of yours.',
  ],
  magical_glade: [
    'Zaczynasz tu turę: w dzień złota mana, w nocy czarna. Kończysz tu turę: możesz wyrzucić ranę z ręki lub ze stosu wykorzystanych.',
    'Start your turn here: a gold mana by day, a black one by night. End it here: you may throw away a Wound from hand or discard pile.',
  ],
  mine: ['Kończysz tu turę: kryształ koloru kopalni.', 'End your turn here: a crystal of the mine’s colour.'],
  dungeon: [
    'Walka z brązowym na zasadach nocy, bez jednostek. Za pierwszym razem nagroda z rzutu: złoty lub czarny czar, inny kolor artefakt. Potem już tylko sława.',
    'Fight a brown enemy by night rules, without units. The first time a reward by die: gold or black a spell, else an artifact. Later Fame only.',
  ],
  tomb: [
    'Walka z czerwonym na zasadach nocy, bez jednostek. Za pierwszym razem nagroda: czar i artefakt. Potem już tylko sława.',
    'Fight a red enemy by night rules, without units. The first time the reward is a spell and an artifact. Later Fame only.',
  ],
  monster_den: [
    'Walka z brązowym. Nagroda: 2 losowe kryształy. Niepokonany czeka odkryty na następnego śmiałka.',
    'Fight a brown enemy. Reward: 2 random crystals. Undefeated it waits face up for the next one.',
  ],
  spawning_grounds: [
    'Walka z dwoma brązowymi. Nagroda: artefakt i 3 losowe kryształy. W miejsce pokonanego przychodzi nowy, dopóki obaj nie padną naraz.',
    'Fight two brown enemies. Reward: an artifact and 3 random crystals. A beaten one is replaced until both fall at once.',
  ],
  ancient_ruins: [
    'Leży tu żeton ruin: ołtarz, na którym płacisz manę za sławę, albo wrogowie z nagrodą. W nocy zakryty, dopóki ktoś nie wejdzie.',
    'A ruins token lies here: an altar where mana buys Fame, or enemies with a reward. Face down by night until somebody enters.',
  ],
  marauding_orcs: [
    'Zielony wróg blokuje obszar. Prowokuje go przejście między dwoma obszarami obok niego; możesz też go wyzwać. Pokonany: Reputacja +1.',
    'A green enemy blocks the space. Moving between two spaces next to it provokes it; you may also challenge it. Beaten: Reputation +1.',
  ],
  draconum: [
    'Czerwony wróg blokuje obszar. Prowokuje go przejście między dwoma obszarami obok niego; możesz też go wyzwać. Pokonany: Reputacja +2.',
    'A red enemy blocks the space. Moving between two spaces next to it provokes it; you may also challenge it. Beaten: Reputation +2.',
  ],
  maze: [
    'Zapłać 2, 4 albo 6 świeżego Ruchu i walcz z brązowym, z najwyżej jedną jednostką. Nagroda: 2 kryształy, czar albo artefakt. Każda ścieżka raz, każdy gracz raz.',
    'Pay 2, 4 or 6 fresh Move and fight a brown enemy, with one unit at most. Reward: 2 crystals, a spell or an artifact. Each path once, each player once.',
  ],
  labyrinth: [
    'Zapłać 2, 4 albo 6 świeżego Ruchu i walcz z czerwonym, z najwyżej jedną jednostką. Nagroda: 2 kryształy, czar albo artefakt i zawsze akcja zaawansowana.',
    'Pay 2, 4 or 6 fresh Move and fight a red enemy, with one unit at most. Reward: 2 crystals, a spell or an artifact, and always an advanced action.',
  ],
  deep_mine: [
    'Kończysz tu turę: kryształ jednego z kolorów kopalni.',
    'End your turn here: a crystal of one of the mine’s colours.',
  ],
  refugee_camp: [
    'Werbujesz jednostki każdego miejsca, drożej: z wioski bez dopłaty, z monastyru i twierdzy +1, z wieży +2, z miasta +3.',
    'Recruit units of any site for more: from a village at no extra, a monastery or keep +1, a tower +2, a city +3.',
  ],
  walls: [
    'Przejście przez mur kosztuje 1 Ruchu więcej. Wrogowie wyzwani przez mur są ufortyfikowani; ruch za mur nie prowokuje.',
    'Crossing the wall costs 1 Move more. Enemies challenged across it are fortified; moving behind it does not provoke.',
  ],
};

export const CITY_TEXTS: Texts = {
  green: [
    'Obrońcy: ataki fizyczne zatruwają. Po zdobyciu: akcje zaawansowane z puli albo z wierzchu talii za 6 Wpływu.',
    'Defenders: physical attacks poison. Once conquered: advanced actions of the offer or the top of the deck for 6 Influence.',
  ],
  blue: [
    'Obrońcy: ataki ogniem i lodem +2, zimnym ogniem +1. Po zdobyciu: czary z puli za 7 Wpływu i manę ich koloru.',
    'Defenders: fire and ice attacks +2, cold fire +1. Once conquered: spells of the offer for 7 Influence and a mana of the colour.',
  ],
  white: [
    'Obrońcy: Pancerz +1. Po zdobyciu: jednostki z każdą ikoną; za 2 Wpływu dokładasz do puli jednostkę elitarną.',
    'Defenders: Armor +1. Once conquered: units of every icon; for 2 Influence an elite unit is added to the offer.',
  ],
  red: [
    'Obrońcy: ataki fizyczne są brutalne. Po zdobyciu: artefakty po 12 Wpływu.',
    'Defenders: physical attacks are brutal. Once conquered: artifacts for 12 Influence each.',
  ],
  megapolis: [
    'Dwa miasta w jednym, poziom do 22, na dwóch obszarach: jeden garnizon z premiami obu. Po zdobyciu obie oferty, jeden namiestnik.',
    'Two cities in one, level up to 22, on two spaces: one garrison with both bonuses. Once conquered both offers, one leader.',
  ],
};

export const RUINS_TEXTS: Texts = {
  altar_green: ['Zapłać 3 zielone many: Sława +7.', 'Pay 3 green mana: Fame +7.'],
  altar_blue: ['Zapłać 3 niebieskie many: Sława +7.', 'Pay 3 blue mana: Fame +7.'],
  altar_white: ['Zapłać 3 białe many: Sława +7.', 'Pay 3 white mana: Fame +7.'],
  altar_red: ['Zapłać 3 czerwone many: Sława +7.', 'Pay 3 red mana: Fame +7.'],
  enemies_grey_violet: ['Szary i fioletowy wróg. Nagroda: jednostka.', 'A grey and a violet enemy. Reward: a unit.'],
  enemies_green_brown: [
    'Zielony i brązowy wróg. Nagroda: artefakt.',
    'A green and a brown enemy. Reward: an artifact.',
  ],
  enemies_green_green: [
    'Dwóch zielonych wrogów. Nagroda: po krysztale każdego koloru.',
    'Two green enemies. Reward: a crystal of each colour.',
  ],
  enemies_brown_violet: [
    'Brązowy i fioletowy wróg. Nagroda: czar i po krysztale każdego koloru.',
    'A brown and a violet enemy. Reward: a spell and a crystal of each colour.',
  ],
  enemies_grey_white: [
    'Szary i biały wróg. Nagroda: artefakt i czar.',
    'A grey and a white enemy. Reward: an artifact and a spell.',
  ],
  enemies_grey_brown: ['Szary i brązowy wróg. Nagroda: artefakt.', 'A grey and a brown enemy. Reward: an artifact.'],
  enemies_brown_red: [
    'Brązowy i czerwony wróg. Nagroda: 2 artefakty.',
    'A brown and a red enemy. Reward: 2 artifacts.',
  ],
  enemies_green_red: [
    'Zielony i czerwony wróg. Nagroda: artefakt i akcja zaawansowana.',
    'A green and a red enemy. Reward: an artifact and an advanced action.',
  ],
  altar_all: ['Zapłać po manie każdego podstawowego koloru: Sława +10.', 'Pay a mana of each basic colour: Fame +10.'],
  enemies_violet_violet: [
    'Dwóch fioletowych wrogów. Nagroda: czar i akcja zaawansowana.',
    'Two violet enemies. Reward: a spell and an advanced action.',
  ],
  enemies_green_green_green: ['Trzech zielonych wrogów. Nagroda: jednostka.', 'Three green enemies. Reward: a unit.'],
};
