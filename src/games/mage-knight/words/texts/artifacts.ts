import { type CardTexts, card, type SideTexts } from './text.js';

const ring = (pl: readonly [mana: string, crystal: string, many: string, spell: string], en: string): SideTexts =>
  card(
    [`${pl[0]} mana, ${pl[1]} kryształ i Sława +1.`, `A ${en} mana, a ${en} crystal and Fame +1.`],
    [
      `W tej turze ${pl[2]} i czarna mana bez limitu. Sława +1 za każdy ${pl[3]} czar.`,
      `No limit on ${en} and black mana this turn. Fame +1 for each ${en} spell.`,
    ],
  );

export const ARTIFACT_TEXTS: CardTexts = {
  banner_of_glory: card(
    [
      'Na jednostce: Pancerz +1, jej Ataki i Bloki +1; Sława +1, gdy atakuje lub blokuje.',
      'On a unit: Armor +1, its Attacks and Blocks +1; Fame +1 whenever it attacks or blocks.',
    ],
    [
      'W tej turze twoje jednostki: Pancerz +1, Ataki i Bloki +1; Sława +1 za każdą, która atakuje lub blokuje.',
      'This turn your units: Armor +1, Attacks and Blocks +1; Fame +1 for each that attacks or blocks.',
    ],
  ),
  banner_of_fear: card(
    [
      'Na jednostce: w fazie blokowania wyczerp ją, by odwołać jeden atak wroga; Sława +1.',
      'On a unit: in the Block phase spend it to cancel one enemy attack; Fame +1.',
    ],
    ['Do 3 wrogów nie atakuje w tej walce.', 'Up to 3 enemies do not attack in this combat.'],
  ),
  banner_of_protection: card(
    ['Na jednostce: Pancerz +1, odporność na ogień i lód.', 'On a unit: Armor +1, fire and ice resistance.'],
    [
      'Na koniec tury możesz wyrzucić wszystkie rany wzięte w tej turze.',
      'At end of turn you may throw away all Wounds you took this turn.',
    ],
  ),
  banner_of_courage: card(
    ['Na jednostce: raz na rundę, poza walką, przygotuj ją.', 'On a unit: once a round, outside combat, ready it.'],
    ['Poza walką: przygotuj wszystkie swoje jednostki.', 'Outside combat: ready all your units.'],
  ),
  ruby_ring: ring(['Czerwona', 'czerwony', 'czerwona', 'czerwony'], 'red'),
  sapphire_ring: ring(['Niebieska', 'niebieski', 'niebieska', 'niebieski'], 'blue'),
  diamond_ring: ring(['Biała', 'biały', 'biała', 'biały'], 'white'),
  emerald_ring: ring(['Zielona', 'zielony', 'zielona', 'zielony'], 'green'),
  sword_of_justice: card(
    [
      'Odrzuć dowolnie wiele kart (nie ran): za każdą Atak 3. Sława +1 za każdego wroga pokonanego w tej turze.',
      'Discard any number of cards (no Wounds): Attack 3 each. Fame +1 for each enemy defeated this turn.',
    ],
    [
      'W fazie ataku twoje ataki fizyczne liczą się podwójnie, a wrogowie tracą odporność fizyczną. Sława +1 za każdego wroga pokonanego w tej turze.',
      'In the Attack phase your physical attacks count double and enemies lose physical resistance. Fame +1 for each enemy defeated this turn.',
    ],
  ),
  horn_of_wrath: card(
    [
      'Atak oblężniczy 5. Rzuć kością many: czarny lub czerwony to rana.',
      'Siege Attack 5. Roll a mana die: black or red is a Wound.',
    ],
    [
      'Atak oblężniczy 5, możesz dodać do 5. Za każdy dodany punkt rzuć kością many: czarny lub czerwony to rana.',
      'Siege Attack 5, you may add up to 5. For each point added roll a mana die: black or red is a Wound.',
    ],
  ),
  endless_bag_of_gold: card(
    ['Wpływ 4 i Sława +2.', 'Influence 4 and Fame +2.'],
    ['Wpływ 9 i Sława +3.', 'Influence 9 and Fame +3.'],
  ),
  endless_gem_pouch: card(
    [
      'Rzuć 2 razy kością many: za każdym razem kryształ tego koloru; złoty: dowolny, czarny: Sława +1.',
      'Roll a mana die 2 times: each time a crystal of that colour; gold: any, black: Fame +1.',
    ],
    [
      'Po manie każdego podstawowego koloru oraz w dzień złota, w nocy czarna.',
      'A mana of each basic colour, and a gold one by day or a black one by night.',
    ],
  ),
  golden_grail: card(
    ['Leczenie 2; Sława +1 za każdy wydany z niego punkt.', 'Heal 2; Fame +1 for each of these points you spend.'],
    [
      'Leczenie 6; za każdą uleczoną w tej turze ranę z ręki dobierz kartę.',
      'Heal 6; draw a card for each Wound healed from hand this turn.',
    ],
  ),
  book_of_wisdom: card(
    [
      'Usuń z gry akcję z ręki: weź z puli akcję zaawansowaną tego koloru na rękę.',
      'Remove an action in hand from the game: take an advanced action of its colour from the offer to your hand.',
    ],
    [
      'Usuń z gry akcję z ręki: weź z puli czar tego koloru na rękę i taki kryształ.',
      'Remove an action in hand from the game: take a spell of its colour from the offer to your hand and a crystal of it.',
    ],
  ),
  amulet_of_the_sun: card(
    [
      'Złota mana. W nocy: lasy kosztują 3, złota mana działa, a sąsiednie garnizony i ruiny odsłaniasz jak w dzień.',
      'A gold mana. By night: forests cost 3, gold mana works, and garrisons next to you and ruins turn up as by day.',
    ],
    [
      '3 złote many. W nocy: lasy kosztują 3, złota mana działa, a sąsiednie garnizony i ruiny odsłaniasz jak w dzień.',
      '3 gold mana. By night: forests cost 3, gold mana works, and garrisons next to you and ruins turn up as by day.',
    ],
  ),
  amulet_of_darkness: card(
    [
      'Mana dowolnego koloru. W dzień: pustynie kosztują 3, a czarna mana działa jak w nocy.',
      'A mana of any colour. By day: deserts cost 3 and black mana works as by night.',
    ],
    [
      '3 many dowolnych kolorów. W dzień: pustynie kosztują 3, a czarna mana działa jak w nocy.',
      '3 mana of any colours. By day: deserts cost 3 and black mana works as by night.',
    ],
  ),
  bow_of_starsdawn: card(
    [
      'Odrzuć dowolnie wiele kart (nie ran): za każdą Atak dystansowy 2. Sława +1 za każdego wroga pokonanego w tej fazie.',
      'Discard any number of cards (no Wounds): Ranged Attack 2 each. Fame +1 for each enemy defeated in this phase.',
    ],
    [
      'W tej turze każdy Atak dystansowy liczy się podwójnie albo staje się oblężniczym; oblężniczy może liczyć się podwójnie jako dystansowy.',
      'This turn each Ranged Attack counts double or becomes Siege; a Siege Attack may count double as Ranged.',
    ],
  ),
  banner_of_command: card(
    [
      'Wpływ 4. Jednostce zwerbowanej w tej turze chorągiew może służyć za żeton dowodzenia.',
      'Influence 4. The banner may serve a unit recruited this turn as its Command token.',
    ],
    [
      'Sława +2. Zwerbuj za darmo dowolną jednostkę z puli (bez wolnego dowodzenia rozformuj jedną).',
      'Fame +2. Recruit any unit in the offer for free (without a free Command token disband one).',
    ],
  ),
  banner_of_fortitude: card(
    [
      'Na jednostce: raz na rundę, gdy miałaby dostać ranę, pomiń ją i jej skutki.',
      'On a unit: once a round, when it would be wounded, ignore that and its side effects.',
    ],
    ['Poza walką: ulecz całkowicie wszystkie swoje jednostki.', 'Outside combat: heal all your units fully.'],
  ),
  soul_harvester: card(
    [
      'Atak 3. Za jednego pokonanego nim wroga kryształ: biały albo według jego odporności czerwony (ogień), niebieski (lód), zielony (fizyczna).',
      'Attack 3. For one enemy it defeats a crystal: white, or by its resistance red (fire), blue (ice), green (physical).',
    ],
    [
      'Atak 8. Za każdego wroga pokonanego w tej fazie kryształ: biały albo według jego odporności czerwony (ogień), niebieski (lód), zielony (fizyczna).',
      'Attack 8. For each enemy defeated in this phase a crystal: white, or by its resistance red (fire), blue (ice), green (physical).',
    ],
  ),
  shield_of_the_fallen_kings: card(
    ['Blok 6 albo dwa Bloki 4 na różne ataki.', 'Block 6, or two Blocks 4 against different attacks.'],
    [
      'Blok zimnym ogniem 8 albo do trzech Bloków zimnym ogniem 4 na różne ataki.',
      'Cold Fire Block 8, or up to three Cold Fire Blocks 4 against different attacks.',
    ],
  ),
  druidic_staff: card(
    [
      'Odrzuć kartę: biała – przejdź do 2 odkrytych obszarów na bezpieczny; niebieska – 2 kryształy jednego koloru; czerwona – przygotuj jednostkę poziomu do 3; zielona – Leczenie 3.',
      'Discard a card: white – go up to 2 revealed spaces to a safe one; blue – 2 crystals of one colour; red – ready a unit of level up to 3; green – Heal 3.',
    ],
    [
      'Wybierz 2 różne: przejdź do 2 odkrytych obszarów na bezpieczny; 2 kryształy jednego koloru; przygotuj jednostkę poziomu do 3; Leczenie 3.',
      'Choose 2 different: go up to 2 revealed spaces to a safe one; 2 crystals of one colour; ready a unit of level up to 3; Heal 3.',
    ],
  ),
  circlet_of_proficiency: card(
    [
      'Użyj nieinterakcyjnej umiejętności ze wspólnej puli; takiej „raz na turę” 2 razy.',
      'Use a non-interactive skill of the common pool; a once-per-turn one 2 times.',
    ],
    ['Weź na stałe umiejętność ze wspólnej puli.', 'Take a skill of the common pool for good.'],
  ),
  tome_of_all_spells: card(
    [
      'Odrzuć kolorową kartę: użyj bez many słabej strony czaru tego koloru z puli.',
      'Discard a coloured card: use the basic side of a spell of that colour in the offer for free.',
    ],
    [
      'Odrzuć kolorową kartę: użyj bez many mocnej strony czaru tego koloru z puli, nawet w dzień.',
      'Discard a coloured card: use the strong side of a spell of that colour in the offer for free, even by day.',
    ],
  ),
  mysterious_box: card(
    [
      'Odsłoń wierzchni artefakt: w tej turze użyj szkatułki jako niego za Sławę +1. Na koniec tury idzie on pod talię, a nieużyta szkatułka wraca na rękę.',
      'Turn up the top artifact: this turn use the box as it, for Fame +1. At end of turn it goes under its deck; the unused box returns to hand.',
    ],
    ['', ''],
  ),
};
