import { type CardTexts, card } from './text.js';

/** Advanced actions of the base game. */
export const ADVANCED_ACTION_TEXTS: CardTexts = {
  fire_bolt: card(['Czerwony kryształ.', 'A red crystal.'], ['Atak dystansowy ogniem 3.', 'Ranged Fire Attack 3.']),
  ice_bolt: card(['Niebieski kryształ.', 'A blue crystal.'], ['Atak dystansowy lodem 3.', 'Ranged Ice Attack 3.']),
  swift_bolt: card(['Biały kryształ.', 'A white crystal.'], ['Atak dystansowy 4.', 'Ranged Attack 4.']),
  crushing_bolt: card(['Zielony kryształ.', 'A green crystal.'], ['Atak oblężniczy 3.', 'Siege Attack 3.']),
  blood_rage: card(
    ['Atak 2. Możesz wziąć ranę: zamiast tego Atak 5.', 'Attack 2. You may take a Wound: Attack 5 instead.'],
    ['Atak 4. Możesz wziąć ranę: zamiast tego Atak 9.', 'Attack 4. You may take a Wound: Attack 9 instead.'],
  ),
  ice_shield: card(
    ['Blok lodem 3.', 'Ice Block 3.'],
    [
      'Blok lodem 3. Pancerz jednego zablokowanego nim wroga −3 (min. 1).',
      'Ice Block 3. One enemy blocked with it: Armor −3 (min. 1).',
    ],
  ),
  agility: card(
    [
      'Ruch 2. W walce możesz zamieniać Ruch na Atak 1 za 1.',
      'Move 2. In combat you may turn Move into Attack, 1 for 1.',
    ],
    [
      'Ruch 4. W walce zamieniasz 1 Ruch na Atak 1 albo 2 Ruchu na Atak dystansowy 1.',
      'Move 4. In combat turn 1 Move into Attack 1, or 2 Move into Ranged Attack 1.',
    ],
  ),
  refreshing_walk: card(
    ['Ruch 2 i Leczenie 1 (w walce tylko Ruch).', 'Move 2 and Heal 1 (in combat only Move).'],
    ['Ruch 4 i Leczenie 2 (w walce tylko Ruch).', 'Move 4 and Heal 2 (in combat only Move).'],
  ),
  intimidate: card(
    ['Wpływ 4 albo Atak 3. Reputacja −1.', 'Influence 4 or Attack 3. Reputation −1.'],
    ['Wpływ 8 albo Atak 7. Reputacja −2.', 'Influence 8 or Attack 7. Reputation −2.'],
  ),
  frost_bridge: card(
    ['Ruch 2. Bagna kosztują w tej turze 1.', 'Move 2. Swamps cost 1 this turn.'],
    [
      'Ruch 4. Możesz wchodzić na jeziora; jeziora i bagna kosztują w tej turze 1.',
      'Move 4. You may enter lakes; lakes and swamps cost 1 this turn.',
    ],
  ),
  song_of_wind: card(
    [
      'Ruch 2. Równiny, pustynie i pustkowia kosztują w tej turze o 1 mniej (min. 0).',
      'Move 2. Plains, deserts and wastelands cost 1 less this turn (min. 0).',
    ],
    [
      'Ruch 2. Równiny, pustynie i pustkowia kosztują w tej turze o 2 mniej (min. 0). Za niebieską manę także jeziora, po 0.',
      'Move 2. Plains, deserts and wastelands cost 2 less this turn (min. 0). For a blue mana lakes too, at 0.',
    ],
  ),
  path_finding: card(
    [
      'Ruch 2. Każdy teren kosztuje w tej turze o 1 mniej (min. 2).',
      'Move 2. Every terrain costs 1 less this turn (min. 2).',
    ],
    ['Ruch 4. Każdy teren kosztuje w tej turze 2.', 'Move 4. Every terrain costs 2 this turn.'],
  ),
  blood_ritual: card(
    [
      'Weź ranę. Czerwony kryształ i mana dowolnego koloru, także złota lub czarna.',
      'Take a Wound. A red crystal and a mana of any colour, even gold or black.',
    ],
    [
      'Weź ranę. 3 many dowolnych kolorów, także złote i czarne. Jedną podstawową możesz zamienić w kryształ.',
      'Take a Wound. 3 mana of any colours, even gold or black. You may turn one basic mana into a crystal.',
    ],
  ),
  pure_magic: card(
    [
      'Zapłać manę: zielona Ruch 4, biała Wpływ 4, niebieska Blok 4, czerwona Atak 4.',
      'Pay a mana: green Move 4, white Influence 4, blue Block 4, red Attack 4.',
    ],
    [
      'Zapłać manę: zielona Ruch 7, biała Wpływ 7, niebieska Blok 7, czerwona Atak 7.',
      'Pay a mana: green Move 7, white Influence 7, blue Block 7, red Attack 7.',
    ],
  ),
  heroic_tale: card(
    [
      'Wpływ 3. Reputacja +1 za każdą jednostkę zwerbowaną w tej turze.',
      'Influence 3. Reputation +1 for each unit recruited this turn.',
    ],
    [
      'Wpływ 6. Sława +1 i Reputacja +1 za każdą jednostkę zwerbowaną w tej turze.',
      'Influence 6. Fame +1 and Reputation +1 for each unit recruited this turn.',
    ],
  ),
  regeneration: card(
    ['Leczenie 1 i przygotuj jednostkę poziomu do 2.', 'Heal 1 and ready a unit of level up to 2.'],
    ['Leczenie 2 i przygotuj jednostkę poziomu do 3.', 'Heal 2 and ready a unit of level up to 3.'],
  ),
  into_the_heat: card(
    [
      'Na początku walki: twoje jednostki mają w niej Atak +2 i Blok +2. Nie wolno im w tej turze przydzielać obrażeń.',
      'At the start of combat: your units have Attack +2 and Block +2 in it. They may not be given damage this turn.',
    ],
    [
      'Na początku walki: twoje jednostki mają w niej Atak +3 i Blok +3. Nie wolno im w tej turze przydzielać obrażeń.',
      'At the start of combat: your units have Attack +3 and Block +3 in it. They may not be given damage this turn.',
    ],
  ),
  steady_tempo: card(
    [
      'Ruch 2. Na koniec tury możesz włożyć tę kartę pod talię, jeśli nie jest pusta.',
      'Move 2. At end of turn you may put this card under your deck, if that is not empty.',
    ],
    [
      'Ruch 4. Na koniec tury możesz położyć tę kartę na wierzch talii.',
      'Move 4. At end of turn you may put this card on top of your deck.',
    ],
  ),
  diplomacy: card(
    ['Wpływ 2. W tej turze możesz używać Wpływu jako Bloku.', 'Influence 2. This turn you may use Influence as Block.'],
    [
      'Wpływ 4. Wybierz ogień albo lód: w tej turze Wpływ służy jako taki Blok.',
      'Influence 4. Choose fire or ice: this turn Influence works as Block of it.',
    ],
  ),
  in_need: card(
    [
      'Wpływ 3, +1 za każdą ranę na ręce i na twoich jednostkach.',
      'Influence 3, +1 for each Wound in hand and on your units.',
    ],
    [
      'Wpływ 5, +2 za każdą ranę na ręce i na twoich jednostkach.',
      'Influence 5, +2 for each Wound in hand and on your units.',
    ],
  ),
  decompose: card(
    [
      'Usuń z gry akcję z ręki: 2 kryształy jej koloru.',
      'Remove an action in hand from the game: 2 crystals of its colour.',
    ],
    [
      'Usuń z gry akcję z ręki: po krysztale każdego koloru, którego nie ma.',
      'Remove an action in hand from the game: a crystal of each colour it does not have.',
    ],
  ),
  crystal_mastery: card(
    ['Kryształ koloru, którego kryształ już masz.', 'A crystal of a colour you already have a crystal of.'],
    [
      'Na koniec tury wracają do ciebie kryształy wydane w tej turze.',
      'At end of turn the crystals you spent this turn come back.',
    ],
  ),
  mana_storm: card(
    [
      'Wybierz kość podstawowego koloru w źródle: weź kryształ tego koloru i od razu ją przerzuć.',
      'Choose a Source die of a basic colour: gain a crystal of it and reroll the die at once.',
    ],
    [
      'Przerzuć wszystkie kości źródła. W tej turze możesz użyć o 3 więcej; złote i czarne liczą się jako dowolny podstawowy kolor.',
      'Reroll all Source dice. You may use 3 more this turn; gold and black count as any basic colour.',
    ],
  ),
  ambush: card(
    [
      'Ruch 2. Pierwsza w tej turze karta ataku ma +1 albo karta bloku +2, zależnie która pierwsza.',
      'Move 2. The first card this turn to attack gets +1, or to block +2, whichever comes first.',
    ],
    [
      'Ruch 4. Pierwsza w tej turze karta ataku ma +2 albo karta bloku +4, zależnie która pierwsza.',
      'Move 4. The first card this turn to attack gets +2, or to block +4, whichever comes first.',
    ],
  ),
  maximal_effect: card(
    [
      'Zagraj z tą kartą inną akcję: jej słaba strona 3 razy, potem usuń ją z gry.',
      'Play another action with this: its basic side 3 times, then remove it from the game.',
    ],
    [
      'Zagraj z tą kartą inną akcję: jej mocna strona 2 razy bez many, potem usuń ją z gry.',
      'Play another action with this: its strong side 2 times for free, then remove it from the game.',
    ],
  ),
  magic_talent: card(
    [
      'Odrzuć kolorową kartę: możesz rzucić czar tego koloru z puli, płacąc jego manę. Czar zostaje w puli.',
      'Discard a coloured card: you may cast a spell of that colour from the offer, paying its mana. It stays there.',
    ],
    [
      'Zapłać manę: weź czar tego koloru z puli na stos wykorzystanych.',
      'Pay a mana: take a spell of that colour from the offer to your discard pile.',
    ],
  ),
  learning: card(
    [
      'Wpływ 2. Raz w tej turze możesz kupić za 6 Wpływu akcję zaawansowaną z puli na stos wykorzystanych.',
      'Influence 2. Once this turn you may buy an advanced action from the offer for 6 Influence to your discard pile.',
    ],
    [
      'Wpływ 4. Raz w tej turze możesz kupić za 9 Wpływu akcję zaawansowaną z puli na rękę.',
      'Influence 4. Once this turn you may buy an advanced action from the offer for 9 Influence to your hand.',
    ],
  ),
  training: card(
    [
      'Usuń z gry akcję z ręki: weź z puli akcję zaawansowaną tego koloru na stos wykorzystanych.',
      'Remove an action in hand from the game: take an advanced action of its colour from the offer to your discard pile.',
    ],
    [
      'Usuń z gry akcję z ręki: weź z puli akcję zaawansowaną tego koloru na rękę.',
      'Remove an action in hand from the game: take an advanced action of its colour from the offer to your hand.',
    ],
  ),
};
