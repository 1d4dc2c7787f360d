import { type CardTexts, card } from './text.js';

export const BASIC_ACTION_TEXTS: CardTexts = {
  rage: card(['Atak 2 albo Blok 2.', 'Attack 2 or Block 2.'], ['Atak 4.', 'Attack 4.']),
  determination: card(['Atak 2 albo Blok 2.', 'Attack 2 or Block 2.'], ['Blok 5.', 'Block 5.']),
  swiftness: card(['Ruch 2.', 'Move 2.'], ['Atak dystansowy 3.', 'Ranged Attack 3.']),
  march: card(['Ruch 2.', 'Move 2.'], ['Ruch 4.', 'Move 4.']),
  stamina: card(['Ruch 2.', 'Move 2.'], ['Ruch 4.', 'Move 4.']),
  tranquility: card(
    ['Leczenie 1 albo dobierz kartę.', 'Heal 1 or draw a card.'],
    ['Leczenie 2 albo dobierz 2 karty.', 'Heal 2 or draw 2 cards.'],
  ),
  promise: card(['Wpływ 2.', 'Influence 2.'], ['Wpływ 4.', 'Influence 4.']),
  threaten: card(['Wpływ 2.', 'Influence 2.'], ['Wpływ 5. Reputacja −1.', 'Influence 5. Reputation −1.']),
  crystallize: card(
    [
      'Zapłać manę podstawowego koloru: weź kryształ tego koloru.',
      'Pay a mana of a basic colour: gain a crystal of it.',
    ],
    ['Weź kryształ dowolnego koloru.', 'Gain a crystal of any colour.'],
  ),
  mana_draw: card(
    ['W tej turze możesz użyć jeszcze jednej kości ze źródła.', 'You may use one more Source die this turn.'],
    [
      'Weź kość ze źródła i ustaw na niej dowolny kolor prócz złotego: 2 znaczniki tej many. Kość wraca bez przerzutu.',
      'Take a Source die and set it to any colour but gold: gain 2 mana of it. The die goes back as it is.',
    ],
  ),
  concentration: card(
    ['Niebieska, biała albo czerwona mana.', 'A blue, white or red mana.'],
    [
      'Zagraj z tą kartą inną akcję: jej mocna strona bez many, a Ruch, Wpływ, Blok albo Atak z niej +2.',
      'Play another action with this: its strong side for free, and its Move, Influence, Block or Attack +2.',
    ],
  ),
  improvisation: card(
    [
      'Odrzuć kartę (nie ranę): Ruch, Wpływ, Atak albo Blok 3.',
      'Discard a card (no Wound): Move, Influence, Attack or Block 3.',
    ],
    [
      'Odrzuć kartę (nie ranę): Ruch, Wpływ, Atak albo Blok 5.',
      'Discard a card (no Wound): Move, Influence, Attack or Block 5.',
    ],
  ),
  battle_versatility: card(
    ['Atak 2, Blok 2 albo Atak dystansowy 1.', 'Attack 2, Block 2 or Ranged Attack 1.'],
    [
      'Atak 4, Blok 4, Atak ogniem 3, Blok ogniem 3, Atak dystansowy 3 albo Atak oblężniczy 2.',
      'Attack 4, Block 4, Fire Attack 3, Fire Block 3, Ranged Attack 3 or Siege Attack 2.',
    ],
  ),
  mana_pull: card(
    [
      'W tej turze możesz użyć jeszcze jednej kości ze źródła; czarna liczy się jako dowolny kolor.',
      'You may use one more Source die this turn; a black one counts as any colour.',
    ],
    [
      'Weź do 2 kości ze źródła, ustaw na nich dowolne kolory prócz złotego i weź po manie każdego. Kości wracają bez przerzutu.',
      'Take up to 2 Source dice, set each to any colour but gold and gain a mana of each. The dice go back as they are.',
    ],
  ),
  will_focus: card(
    ['Niebieska, biała albo czerwona mana, albo zielony kryształ.', 'A blue, white or red mana, or a green crystal.'],
    [
      'Zagraj z tą kartą inną akcję: jej mocna strona bez many, a Ruch, Wpływ, Blok albo Atak z niej +3.',
      'Play another action with this: its strong side for free, and its Move, Influence, Block or Attack +3.',
    ],
  ),
  crystal_joy: card(
    [
      'Zapłać manę podstawowego koloru: weź kryształ tego koloru. Na koniec tury możesz odrzucić inną kartę (nie ranę), by wziąć tę z powrotem.',
      'Pay a mana of a basic colour: gain a crystal of it. At end of turn you may discard another card (no Wound) to take this back.',
    ],
    [
      'Weź kryształ dowolnego koloru. Na koniec tury możesz odrzucić inną kartę (choćby ranę), by wziąć tę z powrotem.',
      'Gain a crystal of any colour. At end of turn you may discard another card (even a Wound) to take this back.',
    ],
  ),
  noble_manners: card(
    ['Wpływ 2. W negocjacjach: Sława +1 na koniec tury.', 'Influence 2. In an interaction: Fame +1 at end of turn.'],
    [
      'Wpływ 4. W negocjacjach: Sława +1 i Reputacja +1 na koniec tury.',
      'Influence 4. In an interaction: Fame +1 and Reputation +1 at end of turn.',
    ],
  ),
  rejuvenate: card(
    [
      'Leczenie 1, dobierz kartę, zielona mana albo przygotuj jednostkę poziomu do 2.',
      'Heal 1, draw a card, a green mana, or ready a unit of level up to 2.',
    ],
    [
      'Leczenie 2, dobierz 2 karty, zielony kryształ albo przygotuj jednostkę poziomu do 3.',
      'Heal 2, draw 2 cards, a green crystal, or ready a unit of level up to 3.',
    ],
  ),
  cold_toughness: card(
    ['Atak lodem 2 albo Blok lodem 3.', 'Ice Attack 2 or Ice Block 3.'],
    [
      'Blok lodem 5, +1 za każdą zdolność, odporność i kolor ataku na blokowanym żetonie.',
      'Ice Block 5, +1 for each ability, resistance and attack colour on the blocked token.',
    ],
  ),
  instinct: card(
    ['Ruch, Wpływ, Atak albo Blok 2.', 'Move, Influence, Attack or Block 2.'],
    ['Ruch, Wpływ, Atak albo Blok 4.', 'Move, Influence, Attack or Block 4.'],
  ),
  swift_reflexes: card(
    ['Ruch 2, Atak dystansowy 1 albo jeden atak wroga −1.', 'Move 2, Ranged Attack 1, or one enemy attack −1.'],
    ['Ruch 4, Atak dystansowy 3 albo jeden atak wroga −2.', 'Move 4, Ranged Attack 3, or one enemy attack −2.'],
  ),
  tirelessness: card(
    [
      'Ruch 2. Następna karta dająca w tej turze Ruch (także bokiem) daje +1.',
      'Move 2. The next card giving Move this turn (sideways too) gives +1.',
    ],
    [
      'Ruch 4. Każda inna karta dająca w tej turze Ruch (także bokiem) daje +1.',
      'Move 4. Every other card giving Move this turn (sideways too) gives +1.',
    ],
  ),
  savage_harvesting: card(
    [
      'Ruch 2. Raz w tej turze, wchodząc na obszar, możesz odrzucić kartę za kryształ jej koloru (artefakt: dowolny).',
      'Move 2. Once this turn, moving a space, you may discard a card for a crystal of its colour (artifact: any).',
    ],
    [
      'Ruch 4. Wchodząc na każdy obszar, możesz odrzucić kartę za kryształ jej koloru (artefakt: dowolny).',
      'Move 4. For each space moved you may discard a card for a crystal of its colour (artifact: any).',
    ],
  ),
  ruthless_coercion: card(
    [
      'Wpływ 2. Jedna jednostka kosztuje w tej turze o 2 mniej; jeśli skorzystasz: Reputacja −1.',
      'Influence 2. One unit costs 2 less this turn; if you use that: Reputation −1.',
    ],
    [
      'Wpływ 6. Reputacja −1. Jednostki poziomu do 2 możesz przygotowywać za 2 Wpływu za poziom.',
      'Influence 6. Reputation −1. You may ready units of level up to 2 for 2 Influence per level.',
    ],
  ),
  one_with_the_land: card(
    ['Ruch 2, Leczenie 1 albo Blok 2.', 'Move 2, Heal 1 or Block 2.'],
    [
      'Ruch 4, Leczenie 2 albo Blok równy kosztowi wejścia na twój obszar (góry 5, jezioro 2): w dzień ogniem, w nocy lodem.',
      'Move 4, Heal 2, or Block equal to the move cost of your space (mountain 5, lake 2): fire by day, ice by night.',
    ],
  ),
  druidic_paths: card(
    [
      'Ruch 2. Wejście na jeden obszar kosztuje o 1 mniej (min. 2).',
      'Move 2. One space costs 1 less to enter (min. 2).',
    ],
    ['Ruch 4. Jeden rodzaj terenu kosztuje o 1 mniej (min. 2).', 'Move 4. One type of terrain costs 1 less (min. 2).'],
  ),
};
