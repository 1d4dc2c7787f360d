import { type CardTexts, card } from './text.js';

export const SPELL_TEXTS: CardTexts = {
  fireball: card(
    ['Atak dystansowy ogniem 5.', 'Ranged Fire Attack 5.'],
    ['Weź ranę. Atak oblężniczy ogniem 8.', 'Take a Wound. Siege Fire Attack 8.'],
  ),
  snowstorm: card(
    ['Atak dystansowy lodem 5.', 'Ranged Ice Attack 5.'],
    ['Weź ranę. Atak oblężniczy lodem 8.', 'Take a Wound. Siege Ice Attack 8.'],
  ),
  expose: card(
    [
      'Jeden wróg traci w tej walce fortyfikacje i odporności. Atak dystansowy 2.',
      'One enemy loses all fortifications and resistances in this combat. Ranged Attack 2.',
    ],
    [
      'Wszyscy wrogowie tracą w tej walce fortyfikacje albo wszyscy tracą odporności. Atak dystansowy 3.',
      'All enemies lose their fortifications, or all lose their resistances, in this combat. Ranged Attack 3.',
    ],
  ),
  tremor: card(
    ['Pancerz jednego wroga −3 albo wszystkich −2 (min. 1).', 'Armor of one enemy −3, or of all enemies −2 (min. 1).'],
    [
      'Pancerz jednego wroga −3 (ufortyfikowanego −6) albo wszystkich −2 (ufortyfikowanych −4), min. 1.',
      'Armor of one enemy −3 (fortified −6), or of all enemies −2 (fortified −4), min. 1.',
    ],
  ),
  flame_wall: card(
    ['Atak ogniem 5 albo Blok ogniem 7.', 'Fire Attack 5 or Fire Block 7.'],
    [
      'Atak ogniem 5 albo Blok ogniem 7, +2 za każdego wroga w walce.',
      'Fire Attack 5 or Fire Block 7, +2 for each enemy you face.',
    ],
  ),
  mana_bolt: card(
    [
      'Zapłać jeszcze manę: niebieska Atak lodem 8, czerwona Atak zimnym ogniem 7, biała Atak dystansowy lodem 6, zielona Atak oblężniczy lodem 5.',
      'Pay another mana: blue Ice Attack 8, red Cold Fire Attack 7, white Ranged Ice Attack 6, green Siege Ice Attack 5.',
    ],
    [
      'Zapłać jeszcze manę: niebieska Atak lodem 11, czerwona Atak zimnym ogniem 10, biała Atak dystansowy lodem 9, zielona Atak oblężniczy lodem 8.',
      'Pay another mana: blue Ice Attack 11, red Cold Fire Attack 10, white Ranged Ice Attack 9, green Siege Ice Attack 8.',
    ],
  ),
  whirlwind: card(
    ['Jeden wróg nie atakuje w tej walce.', 'One enemy does not attack in this combat.'],
    ['Tylko w fazie ataku: zniszcz jednego wroga.', 'In the Attack phase only: destroy one enemy.'],
  ),
  underground_travel: card(
    [
      'Przejdź do 3 odkrytych obszarów, nie przez bagna ani jeziora, i zatrzymaj się na bezpiecznym. Nikogo nie prowokujesz.',
      'Go up to 3 revealed spaces, not through swamps or lakes, and stop on a safe one. Nobody is provoked.',
    ],
    [
      'Przejdź tak do 3 obszarów do miejsca ufortyfikowanego albo gracza: to szturm lub atak na gracza. Fortyfikacja miejsca nie działa; wycofujesz się na początek drogi.',
      'Go up to 3 spaces like that to a fortified site or a player: an assault or an attack on them. Site fortification is ignored; you withdraw to where you began.',
    ],
  ),
  burning_shield: card(
    [
      'Blok ogniem 4. Po udanym bloku możesz w fazie ataku użyć karty jako Atak ogniem 4.',
      'Fire Block 4. After a successful block you may use it as Fire Attack 4 in the Attack phase.',
    ],
    [
      'Blok ogniem 4. Po udanym bloku zniszcz zablokowanego wroga.',
      'Fire Block 4. After a successful block destroy the blocked enemy.',
    ],
  ),
  chill: card(
    [
      'Jeden wróg nie atakuje w tej walce i do końca tury traci odporność na ogień.',
      'One enemy does not attack in this combat and loses fire resistance this turn.',
    ],
    [
      'Jeden wróg nie atakuje w tej walce, a jego Pancerz do końca tury −4 (min. 1).',
      'One enemy does not attack in this combat and has Armor −4 this turn (min. 1).',
    ],
  ),
  wings_of_wind: card(
    [
      'Wydaj 1–5 Ruchu: leć tyle odkrytych obszarów i wyląduj na bezpiecznym. Nikogo nie prowokujesz.',
      'Spend 1–5 Move: fly that many revealed spaces and land on a safe one. Nobody is provoked.',
    ],
    [
      'Jeden wróg nie atakuje w tej walce. Kolejni też, za Ruch: drugi 1, każdy następny o 1 więcej.',
      'One enemy does not attack in this combat. Further ones for Move: the second 1, each next 1 more.',
    ],
  ),
  restoration: card(
    ['Leczenie 3; w lesie 5.', 'Heal 3; in a forest 5.'],
    [
      'Leczenie 3 i przygotuj jednostki o łącznym poziomie do 3; w lesie 5 i do 5.',
      'Heal 3 and ready units of up to 3 levels in total; in a forest 5 and up to 5.',
    ],
  ),
  demolish: card(
    [
      'W tej turze fortyfikacja miejsc nie działa. Pancerz każdego wroga −1 (min. 1).',
      'Site fortification is ignored this turn. Armor of every enemy −1 (min. 1).',
    ],
    [
      'Tylko w fazie ataku: zniszcz jednego wroga; Pancerz pozostałych −1 (min. 1).',
      'In the Attack phase only: destroy one enemy; Armor of the others −1 (min. 1).',
    ],
  ),
  space_bending: card(
    [
      'W tej turze obszary i miejsca na tereny odległe o dwa są dla ruchu i odkrywania sąsiednie. Nikogo nie prowokujesz.',
      'This turn spaces and tile places two away count as adjacent for moving and exploring. Nobody is provoked.',
    ],
    [
      'Na koniec tury odłóż tę kartę do końca rundy, weź zagrane karty z powrotem na rękę i zamiast dobierać rozegraj kolejną turę.',
      'At end of turn set this card aside for the round, take the cards you played back to hand and, instead of drawing, take another turn.',
    ],
  ),
  call_to_arms: card(
    [
      'Użyj jednej zdolności jednostki z puli jak własnej, płacąc jej manę. Nie przyjmuje obrażeń.',
      'Use one ability of a unit in the offer as your own, paying its mana. It cannot take damage.',
    ],
    [
      'Zwerbuj za darmo dowolną jednostkę z puli (bez wolnego dowodzenia rozformuj jedną).',
      'Recruit any unit in the offer for free (without a free Command token disband one).',
    ],
  ),
  meditation: card(
    [
      '2 losowe karty ze stosu wykorzystanych na wierzch albo spód talii. Limit ręki +2 przy najbliższym doborze.',
      '2 random cards of your discard pile go on top of or under your deck. Hand limit +2 at the next draw.',
    ],
    [
      '2 wybrane karty ze stosu wykorzystanych na wierzch albo spód talii. Limit ręki +2 przy najbliższym doborze.',
      '2 chosen cards of your discard pile go on top of or under your deck. Hand limit +2 at the next draw.',
    ],
  ),
  mana_meltdown: card(
    [
      'Każdy inny gracz traci losowy kryształ; jeden z nich możesz wziąć. Kto nie ma kryształów, bierze ranę.',
      'Each other player loses a random crystal; you may take one of them. Who has none takes a Wound.',
    ],
    [
      'Wybierz podstawowy kolor: każdy, ty też, bierze ranę za każdy swój taki kryształ. Potem weź 2 kryształy tego koloru.',
      'Name a basic colour: everyone, you too, takes a Wound per crystal of it owned. Then gain 2 crystals of it.',
    ],
  ),
  mana_claim: card(
    [
      'Weź ze źródła kość podstawowego koloru do końca rundy: 3 many od razu albo mana na początku każdej następnej twojej tury.',
      'Take a Source die of a basic colour for the round: 3 mana of it now, or one at the start of each of your later turns.',
    ],
    [
      'Weź ze źródła kość podstawowego koloru do końca rundy: 3 many od razu albo mana na początku każdej następnej twojej tury. Inni za użycie tego koloru biorą ranę, raz na turę.',
      'Take a Source die of a basic colour for the round: 3 mana of it now, or one at the start of each of your later turns. Others take a Wound for using that colour, once a turn.',
    ],
  ),
  mind_read: card(
    [
      'Wybierz kolor: weź taki kryształ. Każdy inny odrzuca czar lub akcję tego koloru albo pokazuje rękę bez nich.',
      'Name a colour: gain a crystal of it. Each other player discards a spell or action of it, or shows a hand without one.',
    ],
    [
      'Wybierz kolor: weź taki kryształ. Każdy inny odrzuca czar lub akcję tego koloru albo pokazuje rękę bez nich. Jedną odrzuconą akcję możesz zabrać na stałe.',
      'Name a colour: gain a crystal of it. Each other player discards a spell or action of it, or shows a hand without one. You may keep one discarded action for good.',
    ],
  ),
  energy_flow: card(
    [
      'Przygotuj jednostkę. Jeśli tak, możesz wyczerpać każdemu innemu jedną jednostkę poziomu do 2.',
      'Ready a unit. If you did, you may spend one unit of level up to 2 of each other player.',
    ],
    [
      'Przygotuj jednostkę i ulecz ją. Jeśli tak, możesz wyczerpać każdemu innemu jedną jednostkę poziomu do 3.',
      'Ready a unit and heal it. If you did, you may spend one unit of level up to 3 of each other player.',
    ],
  ),
  offering: card(
    [
      'Czerwony kryształ. Możesz odrzucić do 3 kart (nie ran): za każdą kryształ jej koloru (artefakt: dowolny).',
      'A red crystal. You may discard up to 3 cards (no Wounds): for each a crystal of its colour (artifact: any).',
    ],
    [
      'Wybierz zielony (Atak oblężniczy 4) albo biały (dystansowy 6) i czerwony (ogniem) albo niebieski (lodem): tyle za każdą parę twoich kryształów tych kolorów. Pary stają się maną.',
      'Choose green (Siege Attack 4) or white (Ranged 6), and red (fire) or blue (ice): that much per pair of your crystals of both colours. The pairs become mana.',
    ],
  ),
  mist_form: card(
    [
      'Ruch 4. Każdy teren, jeziora też, kosztuje w tej turze 2. Na wzgórza i góry nie wejdziesz.',
      'Move 4. Every terrain, lakes too, costs 2 this turn. Hills and mountains cannot be entered.',
    ],
    [
      'W tej turze twoje jednostki mają wszystkie odporności, a pierwsza rana od wroga dla bohatera i jej skutki przepadają.',
      'This turn your units have all resistances, and the first Wound an enemy would deal your hero is ignored with its side effects.',
    ],
  ),
  charm: card(
    [
      'Wpływ 4. W negocjacjach także kryształ dowolnego koloru albo jedna jednostka tańsza o 3.',
      'Influence 4. In an interaction also a crystal of any colour, or one unit costs 3 less.',
    ],
    [
      'Jeden wróg nie atakuje. W fazie ataku masz jego Atak z jego żywiołem, bez zdolności, przeciw pozostałym.',
      'One enemy does not attack. In the Attack phase you have its Attack with its element, without abilities, against the others.',
    ],
  ),
  cure: card(
    [
      'Leczenie 2. W tej turze za każdą uleczoną ranę z ręki dobierz kartę; uleczone jednostki są gotowe.',
      'Heal 2. This turn draw a card for each Wound healed from hand; healed units are readied.',
    ],
    ['Pancerz każdego w pełni zablokowanego wroga staje się równy 1.', 'Armor of every fully blocked enemy becomes 1.'],
  ),
};
