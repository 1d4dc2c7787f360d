import { motivation } from './skills.js';
import type { Text, Texts } from './text.js';

const regenerate = (pl: string, en: string): Text => [
  `Poza walką: zapłać manę, by wyrzucić ranę z ręki. Jeśli mana jest ${pl} albo masz najmniej sławy ze wszystkich, dobierz kartę.`,
  `Outside combat: pay a mana to throw away a Wound from hand. If the mana is ${en} or you have the least Fame of all, draw a card.`,
];

/** Skills of the heroes of the expansions. */
export const MORE_SKILL_TEXTS: Texts = {
  refreshing_bath: ['Poza walką: Leczenie 1 i niebieski kryształ.', 'Outside combat: Heal 1 and a blue crystal.'],
  refreshing_breeze: ['Poza walką: Leczenie 1 i biały kryształ.', 'Outside combat: Heal 1 and a white crystal.'],
  hawk_eyes: [
    'Ruch 1. W nocy odkrywanie kosztuje w tej turze o 1 mniej; w dzień odsłaniasz garnizony do 2 obszarów stąd.',
    'Move 1. By night exploring costs 1 less this turn; by day garrisons up to 2 spaces away turn up.',
  ],
  on_her_own: [
    'Wpływ 1, albo 3, jeśli w tej turze nikogo nie werbujesz za Wpływ.',
    'Influence 1, or 3 if you recruit no unit for Influence this turn.',
  ],
  deadly_aim: [
    'Karta dająca atak (także bokiem) ma +1 w fazie dystansowej albo +2 w fazie ataku.',
    'A card giving attack (sideways too) gets +1 in the Ranged phase or +2 in the Attack phase.',
  ],
  know_your_prey: [
    'W walce: pomiń jedną zdolność albo odporność wroga, albo żywioł jednego jego ataku (zimny ogień staje się ogniem lub lodem). Nie przeciw tajemnej odporności.',
    'In combat: ignore one ability or resistance of an enemy, or an element of one of its attacks (cold fire becomes fire or ice). Not against arcane immunity.',
  ],
  taunt: [
    'Faza blokowania: jeden atak wroga −1; albo +2, a jego Pancerz −2 (min. 1).',
    'Block phase: one enemy attack −1; or +2, and its Armor −2 (min. 1).',
  ],
  dueling: [
    'Faza blokowania: Blok 1 przeciw jednemu wrogowi i Atak 1 na niego w fazie ataku. Pokonany bez udziału jednostek: Sława +1.',
    'Block phase: Block 1 against one enemy and Attack 1 on it in the Attack phase. Defeated without your units: Fame +1.',
  ],
  wolfhawk_motivation: motivation('Sława +1', 'Fame +1'),
  wolfs_howl_competitive: [
    'Poza negocjacjami: karta bokiem liczy się jako 4, +1 za każdy żeton dowodzenia bez jednostki. Do początku twojej następnej tury jednostki innych mają Ataki i Bloki −1.',
    'Not in an interaction: a sideways card counts 4, +1 for each Command token without a unit. Until your next turn starts other players’ units have Attacks and Blocks −1.',
  ],
  wolfs_howl_cooperative: [
    'Poza negocjacjami: karta bokiem liczy się jako 4, +1 za każdy żeton dowodzenia bez jednostki. Kto zwróci ci żeton w walce: Pancerz wroga −1 (min. 1) i atak tego lub innego −1.',
    'Not in an interaction: a sideways card counts 4, +1 for each Command token without a unit. Who returns the token in combat: an enemy’s Armor −1 (min. 1), its or another’s attack −1.',
  ],
  spirit_guides: [
    'Ruch 1; możesz też dodać +1 do Bloku w fazie blokowania.',
    'Move 1; you may also add +1 to a Block in the Block phase.',
  ],
  battle_hardened: [
    'Obrażenia bohatera z jednego ataku fizycznego −2 albo z innego −1.',
    'Damage to your hero from one physical attack −2, or from another kind −1.',
  ],
  battle_frenzy: [
    'Atak 2; albo odwróć żeton: Atak 4. Odwrócisz go z powrotem, odpoczywając.',
    'Attack 2; or flip the token: Attack 4. Resting may flip it back.',
  ],
  shamanic_ritual: [
    'Mana dowolnego koloru. Akcją późniejszej tury odwrócisz żeton z powrotem.',
    'A mana of any colour. As the action of a later turn you may flip the token back.',
  ],
  krang_regenerate: regenerate('czerwona', 'red'),
  arcane_disguise: [
    'Wpływ 2; albo odwróć żeton: w tej turze reputacja się nie liczy. Zielona mana odwraca go z powrotem.',
    'Influence 2; or flip the token: ignore Reputation this turn. A green mana flips it back.',
  ],
  puppet_master: [
    'Zachowaj żeton właśnie pokonanego wroga albo odrzuć zachowany: połowa jego ataku jako Atak (jego żywiołem) lub połowa pancerza jako Blok (przeciwny do odporności), w górę.',
    'Keep the token of an enemy just beaten, or discard a kept one: half its attack as Attack (its element) or half its armor as Block (opposite to its resistance), rounded up.',
  ],
  master_of_chaos: [
    'Przesuń znacznik i weź: niebieski Blok 3, zielony Ruch 1, czarny Atak dystansowy zimnym ogniem 1, biały Wpływ 2, czerwony Atak 2, złoty dowolne z nich.',
    'Turn the marker one step and take: blue Block 3, green Move 1, black Ranged Cold Fire Attack 1, white Influence 2, red Attack 2, gold any of these.',
  ],
  curse: [
    'Jeden atak wroga −2 albo jego Pancerz −1 (min. 1); nie ufortyfikowanego w fazie dystansowej.',
    'One attack of an enemy −2, or its Armor −1 (min. 1); not on a fortified one in the Ranged phase.',
  ],
  mana_suppression: [
    'Do początku twojej następnej tury pierwsza podstawowa mana w turze kosztuje innych jeszcze jedną tego koloru. Potem weź kryształ jednego z tych kolorów.',
    'Until your next turn starts the first basic mana of a turn costs the others one more of its colour. Then gain a crystal of one of those colours.',
  ],
  mana_enhancement: [
    'Gdy wydajesz podstawową manę: weź kryształ tego koloru. Kto zwróci ci żeton, bierze taką manę.',
    'When you spend a basic mana: gain a crystal of it. Who returns the token gains a mana of it.',
  ],
  elemental_resistance: [
    'Obrażenia bohatera z jednego ataku ogniem lub lodem −2 albo z innego −1.',
    'Damage to your hero from one fire or ice attack −2, or from another kind −1.',
  ],
  feral_allies: [
    'Odkrywanie kosztuje w tej turze o 1 mniej. Atak 1 albo jeden atak wroga −1.',
    'Exploring costs 1 less this turn. Attack 1, or one enemy attack −1.',
  ],
  thunderstorm: [
    'Zielona albo niebieska mana oraz zielona albo biała.',
    'A green or blue mana and a green or white mana.',
  ],
  lightning_storm: [
    'Niebieska albo zielona mana oraz niebieska albo czerwona.',
    'A blue or green mana and a blue or red mana.',
  ],
  beguile: [
    'Wpływ 3; w miejscu ufortyfikowanym 2, na magicznej polanie 4.',
    'Influence 3; at a fortified site 2, at a magical glade 4.',
  ],
  forked_lightning: [
    'Atak dystansowy zimnym ogniem 1 na każdego z najwyżej 3 różnych wrogów.',
    'Ranged Cold Fire Attack 1 against each of up to 3 different enemies.',
  ],
  shapeshift: [
    'Akcja podstawowa ze stałą wartością Ruchu, Ataku lub Bloku daje ją jako inne z tych trzech; Atak i Blok zachowują żywioł.',
    'A basic action with a fixed Move, Attack or Block gives it as another of the three; Attack and Block keep their element.',
  ],
  secret_ways: [
    'Ruch 1. Góry są dostępne za 5 i bezpieczne; za niebieską manę także jeziora, za 2.',
    'Move 1. Mountains can be entered for 5 and are safe; for a blue mana lakes too, for 2.',
  ],
  braevalar_regenerate: regenerate('zielona', 'green'),
  natures_vengeance_competitive: [
    'Jeden atak wroga −1 i wróg staje się Powolny. Do początku twojej następnej tury ataki wrogów innych graczy +1 w fazie blokowania.',
    'One enemy attack −1 and that enemy becomes cumbersome. Until your next turn starts enemies of others have attacks +1 in the Block phase.',
  ],
  natures_vengeance_cooperative: [
    'Jeden atak wroga −1 i wróg staje się Powolny. Kto zwróci ci żeton, robi to samo swojemu wrogowi.',
    'One enemy attack −1 and that enemy becomes cumbersome. Who returns the token does the same to an enemy of theirs.',
  ],
};
