import { type CardTexts, card } from './text.js';

/** Advanced actions of the expansions. */
export const MORE_ADVANCED_ACTION_TEXTS: CardTexts = {
  counterattack: card(
    ['Atak 2, +2 za każdego wroga zablokowanego w tej turze.', 'Attack 2, +2 for each enemy blocked this turn.'],
    ['Atak 4, +3 za każdego wroga zablokowanego w tej turze.', 'Attack 4, +3 for each enemy blocked this turn.'],
  ),
  ritual_attack: card(
    [
      'Usuń z gry inną akcję z ręki: czerwona Atak 5, niebieska Atak lodem 3, biała Atak dystansowy 3, zielona Atak oblężniczy 2.',
      'Remove another action in hand from the game: red Attack 5, blue Ice Attack 3, white Ranged Attack 3, green Siege Attack 2.',
    ],
    [
      'Usuń z gry inną akcję z ręki: czerwona Atak ogniem 6, niebieska Atak zimnym ogniem 4, biała Atak dystansowy ogniem 4, zielona Atak oblężniczy ogniem 3.',
      'Remove another action in hand from the game: red Fire Attack 6, blue Cold Fire Attack 4, white Ranged Fire Attack 4, green Siege Fire Attack 3.',
    ],
  ),
  blood_of_ancients: card(
    [
      'Weź ranę i zapłać manę: weź z puli akcję zaawansowaną tego koloru na rękę.',
      'Take a Wound and pay a mana: take an advanced action of that colour from the offer to your hand.',
    ],
    [
      'Weź ranę na rękę albo na stos wykorzystanych: użyj bez many mocnej strony dowolnej akcji zaawansowanej z puli. Zostaje w puli.',
      'Take a Wound to hand or discard pile: use the strong side of any advanced action in the offer for free. It stays there.',
    ],
  ),
  shield_bash: card(
    ['Blok 3, przeciw Szybkości liczony podwójnie.', 'Block 3, counted twice against swift.'],
    [
      'Blok 5, przeciw Szybkości liczony podwójnie. Każdy nadmiarowy punkt: Pancerz zablokowanego wroga −1 (min. 1).',
      'Block 5, counted twice against swift. Each point too many: Armor of the blocked enemy −1 (min. 1).',
    ],
  ),
  temporal_portal: card(
    [
      'Twoja akcja w tej turze: możesz przejść na sąsiedni odkryty bezpieczny obszar, nikogo nie prowokując. Limit ręki +1 przy najbliższym doborze.',
      'Your action this turn: you may go to an adjacent revealed safe space, provoking nobody. Hand limit +1 at the next draw.',
    ],
    [
      'Twoja akcja w tej turze: to samo, ale ruch sięga do 2 obszarów (limit ręki +1) albo limit ręki rośnie o +2 (ruch o 1).',
      'Your action this turn: the same, but either you go up to 2 spaces (hand limit +1), or 1 space with hand limit +2.',
    ],
  ),
  spell_forge: card(
    ['Kryształ w kolorze jednego z czarów w puli.', 'A crystal in the colour of one spell in the offer.'],
    ['2 kryształy w kolorach różnych czarów z puli.', '2 crystals in the colours of different spells in the offer.'],
  ),
  chivalry: card(
    [
      'Atak 3; albo Atak 2, a każdy pokonany nim wróg to Reputacja +1.',
      'Attack 3; or Attack 2 with Reputation +1 for each enemy it defeats.',
    ],
    [
      'Atak 6; albo Atak 4, a każdy pokonany nim wróg to Reputacja +1 i Sława +1.',
      'Attack 6; or Attack 4 with Reputation +1 and Fame +1 for each enemy it defeats.',
    ],
  ),
  peaceful_moment: card(
    [
      'Wpływ 3. Jako akcja tury: każde 2 Wpływu dają Leczenie 1.',
      'Influence 3. As the action of your turn: each 2 Influence give Heal 1.',
    ],
    [
      'Wpływ 6. Jako akcja tury: każde 2 Wpływu dają Leczenie 1; jedną jednostkę możesz przygotować za 2 Wpływu za poziom.',
      'Influence 6. As the action of your turn: each 2 Influence give Heal 1; you may ready one unit for 2 Influence per level.',
    ],
  ),
  dodge_and_weave: card(
    [
      'Jeden atak wroga −2. W fazie ataku: Atak 1, jeśli w tej walce żadna rana nie trafiła na rękę.',
      'One enemy attack −2. In the Attack phase: Attack 1 if no Wound came to your hand in this combat.',
    ],
    [
      'Jeden atak wroga −4 albo 2 ataki po −2. W fazie ataku: Atak 2, jeśli w tej walce żadna rana nie trafiła na rękę.',
      'One enemy attack −4, or 2 attacks −2 each. In the Attack phase: Attack 2 if no Wound came to your hand in this combat.',
    ],
  ),
  stout_resolve: card(
    [
      'Ruch, Wpływ, Atak albo Blok 2; +1, jeśli odrzucisz ranę.',
      'Move, Influence, Attack or Block 2; +1 if you discard a Wound.',
    ],
    [
      'Ruch, Wpływ, Atak albo Blok 3; +2 za każdą odrzuconą kartę (w tym najwyżej 1 ranę).',
      'Move, Influence, Attack or Block 3; +2 for each card you discard (at most 1 of them a Wound).',
    ],
  ),
  force_of_nature: card(
    ['Jedna jednostka ma w tej walce odporność fizyczną.', 'One unit has physical resistance in this combat.'],
    ['Atak oblężniczy 3 albo Blok 6.', 'Siege Attack 3 or Block 6.'],
  ),
  mountain_lore: card(
    [
      'Ruch 3. Kończysz turę na wzgórzach: limit ręki +1 przy najbliższym doborze.',
      'Move 3. End the turn on hills: hand limit +1 at the next draw.',
    ],
    [
      'Ruch 5. Góry są w tej turze dostępne za 5 i bezpieczne. Kończysz na górach: limit ręki +2 przy najbliższym doborze, na wzgórzach +1.',
      'Move 5. Mountains can be entered for 5 and are safe this turn. End on a mountain: hand limit +2 at the next draw, on hills +1.',
    ],
  ),
  power_of_crystals: card(
    ['Kryształ podstawowego koloru, którego nie masz.', 'A crystal of a basic colour you have no crystal of.'],
    [
      'Ruch 4, Leczenie 2 albo dobierz 2 karty. Za każdy komplet kryształów czterech kolorów jeszcze Ruch 2, Leczenie 1 albo karta.',
      'Move 4, Heal 2 or draw 2 cards. For each full set of four crystal colours also Move 2, Heal 1 or a card.',
    ],
  ),
  rush_of_adrenaline: card(
    [
      'Za każdą z pierwszych 3 ran, które trafią w tej turze na rękę, dobierz kartę.',
      'For each of the first 3 Wounds to come to your hand this turn, draw a card.',
    ],
    [
      'Pierwszą ranę, która trafi w tej turze na rękę, odłóż do zapasu i dobierz kartę; za każdą z 3 następnych też dobierz kartę.',
      'The first Wound to come to your hand this turn goes back to the supply and you draw a card; also draw for each of the next 3.',
    ],
  ),
  explosive_bolt: card(
    ['Weź ranę. Biały i czerwony kryształ.', 'Take a Wound. A white and a red crystal.'],
    [
      'Atak dystansowy 3. Za każdego pokonanego nim wroga inny wróg ma Pancerz −1 (min. 1).',
      'Ranged Attack 3. For each enemy it defeats, another enemy gets Armor −1 (min. 1).',
    ],
  ),
  chilling_stare: card(
    [
      'Wpływ 3, albo jeden atak wroga traci wszystkie zdolności (żywioł zostaje).',
      'Influence 3, or one enemy attack loses all its abilities (the element stays).',
    ],
    ['Wpływ 5, albo jeden wróg nie atakuje.', 'Influence 5, or one enemy does not attack.'],
  ),
};
