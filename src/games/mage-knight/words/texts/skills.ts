import type { Text, Texts } from './text.js';

/** Every hero has one; what it gives the last in Fame differs. */
export const motivation = (pl: string, en: string): Text => [
  `W turze dowolnego gracza: dobierz 2 karty. Jeśli masz najmniej sławy ze wszystkich: ${pl}. Do końca twojej następnej tury nikt nie użyje innej Motywacji.`,
  `On anyone's turn: draw 2 cards. If you have the least Fame of all: ${en}. No other Motivation until the end of your next turn.`,
];

/** Skills of the four heroes of the base game. */
export const SKILL_TEXTS: Texts = {
  dark_paths: ['Ruch 1 w dzień, 2 w nocy.', 'Move 1 by day, 2 by night.'],
  burning_power: ['Atak oblężniczy 1, fizyczny albo ogniem.', 'Siege Attack 1, physical or fire.'],
  hot_swordsmanship: ['Atak 2, fizyczny albo ogniem.', 'Attack 2, physical or fire.'],
  dark_negotiation: ['Wpływ 2 w dzień, 3 w nocy.', 'Influence 2 by day, 3 by night.'],
  dark_fire_magic: ['Czerwony kryształ oraz czerwona albo czarna mana.', 'A red crystal and a red or black mana.'],
  power_of_pain: ['Możesz zagrać bokiem jedną ranę, jako 2.', 'You may play one Wound sideways, for 2.'],
  invocation: [
    'Odrzuć ranę: czerwona albo czarna mana; albo inną kartę: biała albo zielona. Trzeba ją od razu wydać.',
    'Discard a Wound for a red or black mana, or another card for a white or green one. Spend it at once.',
  ],
  polarization: [
    'Jedna mana działa jak przeciwna: czerwona–niebieska, zielona–biała. W dzień czarna jak dowolna (nie dla mocnego czaru); w nocy złota jak czarna, tylko dla mocnego czaru.',
    'One mana works as its opposite: red–blue, green–white. By day a black one as any colour (not for a strong spell); by night a gold one as black, for a strong spell only.',
  ],
  arythea_motivation: motivation('czerwona mana', 'a red mana'),
  healing_ritual: [
    'Poza walką: wyrzuć do 2 ran z ręki; jedna z nich trafia do ręki najbliższego bohatera.',
    'Outside combat: throw away up to 2 Wounds from hand; one of them goes to the hand of the nearest hero.',
  ],
  ritual_of_pain: [
    'Poza walką: wyrzuć do 2 ran z ręki. Kto zwróci ci żeton, może zagrać bokiem ranę, jako 3.',
    'Outside combat: throw away up to 2 Wounds from hand. Who returns the token may play a Wound sideways, for 3.',
  ],
  freezing_power: ['Atak oblężniczy 1, fizyczny albo lodem.', 'Siege Attack 1, physical or ice.'],
  potion_making: ['Poza walką: Leczenie 2.', 'Outside combat: Heal 2.'],
  white_crystal_craft: ['Niebieski kryształ i biała mana.', 'A blue crystal and a white mana.'],
  green_crystal_craft: ['Niebieski kryształ i zielona mana.', 'A blue crystal and a green mana.'],
  red_crystal_craft: ['Niebieski kryształ i czerwona mana.', 'A blue crystal and a red mana.'],
  glittering_fortune: [
    'W negocjacjach: Wpływ 1 za każdy kolor twoich kryształów, tylko na nie.',
    'In an interaction: Influence 1 for each colour among your crystals, for that only.',
  ],
  flight: [
    'Leć na sąsiedni obszar za darmo albo o 2 obszary za 2 Ruchu; lądujesz na bezpiecznym i nikogo nie prowokujesz.',
    'Fly to an adjacent space for free or 2 spaces for 2 Move; land on a safe space, nobody is provoked.',
  ],
  universal_power: [
    'Zapłać manę: karta bokiem liczy się jako 3, a akcja lub czar tego koloru jako 4.',
    'Pay a mana: a sideways card counts 3, an action or spell of that colour 4.',
  ],
  goldyx_motivation: motivation('zielona mana', 'a green mana'),
  source_freeze: [
    'Żeton do źródła: inni nie mogą użyć swojej zwykłej kości. Na początku następnej tury weź kryształ koloru widocznego w źródle.',
    'The token goes to the Source: others may not use their normal die. At the start of your next turn gain a crystal of a colour shown there.',
  ],
  source_opening: [
    'Możesz przerzucić kość źródła. Kto zwróci ci żeton, używa dodatkowej kości podstawowego koloru (przerzut, jeśli chce), a ty bierzesz taki kryształ.',
    'You may reroll a Source die. Who returns the token uses one more die of a basic colour (rerolled if they like) and you gain a crystal of it.',
  ],
  forward_march: [
    'Ruch 1 za każdą gotową, nieranną jednostkę, najwyżej 3.',
    'Move 1 for each ready, unwounded unit, at most 3.',
  ],
  day_sharpshooting: ['Atak dystansowy 2 w dzień, 1 w nocy.', 'Ranged Attack 2 by day, 1 by night.'],
  inspiration: ['Poza walką: przygotuj albo ulecz jednostkę.', 'Outside combat: ready or heal a unit.'],
  bright_negotiation: ['Wpływ 3 w dzień, 2 w nocy.', 'Influence 3 by day, 2 by night.'],
  leaves_in_the_wind: ['Zielony kryształ i biała mana.', 'A green crystal and a white mana.'],
  whispers_in_the_treetops: ['Biały kryształ i zielona mana.', 'A white crystal and a green mana.'],
  leadership: [
    'Gdy używasz jednostki: jej Blok +3, Atak +2 albo Atak dystansowy +1.',
    'When you use a unit: its Block +3, Attack +2, or Ranged Attack +1.',
  ],
  bonds_of_loyalty: [
    'Od razu 2 jednostki regularne do puli. Żeton służy za dowodzenie: jednostka pod nim kosztuje o 5 mniej, walczy także tam, gdzie jednostkom nie wolno, i nie można jej rozformować.',
    'At once 2 regular units go to the offer. It serves as a Command token: the unit under it costs 5 less, may be used even where units are barred, and cannot be disbanded.',
  ],
  norowas_motivation: motivation('biała mana', 'a white mana'),
  prayer_of_weather_competitive: [
    'Do początku twojej następnej tury każdy teren kosztuje ciebie o 2 mniej (min. 1), innych o 1 więcej (najwyżej 5).',
    'Until your next turn starts every terrain costs you 2 less (min. 1) and the others 1 more (5 at most).',
  ],
  prayer_of_weather_cooperative: [
    'W tej turze każdy teren kosztuje o 2 mniej (min. 1). Kto zwróci ci żeton, ma w swojej turze tereny o 1 tańsze (min. 1).',
    'This turn every terrain costs 2 less (min. 1). Who returns the token has all terrain 1 cheaper on their turn (min. 1).',
  ],
  double_time: ['Ruch 2 w dzień, 1 w nocy.', 'Move 2 by day, 1 by night.'],
  night_sharpshooting: ['Atak dystansowy 1 w dzień, 2 w nocy.', 'Ranged Attack 1 by day, 2 by night.'],
  cold_swordsmanship: ['Atak 2, fizyczny albo lodem.', 'Attack 2, physical or ice.'],
  shield_mastery: ['Blok 3, Blok ogniem 2 albo Blok lodem 2.', 'Block 3, Fire Block 2 or Ice Block 2.'],
  resistance_break: [
    'Pancerz jednego wroga −1 za każdą jego odporność (min. 1).',
    'Armor of one enemy −1 for each resistance it has (min. 1).',
  ],
  i_feel_no_pain: [
    'Poza walką: odrzuć ranę z ręki i dobierz kartę.',
    'Outside combat: discard a Wound from hand and draw a card.',
  ],
  i_dont_give_a_damn: [
    'Karta bokiem liczy się jako 2; akcja zaawansowana, czar lub artefakt jako 3.',
    'A sideways card counts 2; an advanced action, spell or artifact 3.',
  ],
  who_needs_magic: [
    'Karta bokiem liczy się jako 2, albo jako 3, jeśli w tej turze nie używasz kości ze źródła.',
    'A sideways card counts 2, or 3 if you use no Source die this turn.',
  ],
  tovak_motivation: motivation('niebieska mana', 'a blue mana'),
  mana_exploit: [
    'Wybierz kolor prócz złotego: weź taką manę. Do początku twojej następnej tury inni biorą ranę za użycie many innego koloru (jedną za kolor).',
    'Name a colour but gold: gain a mana of it. Until your next turn starts others take a Wound for using mana of another colour (one per colour).',
  ],
  mana_overload: [
    'Wybierz kolor prócz złotego: weź taką manę. Kto pierwszy wzmocni tym kolorem kartę na Ruch, Wpływ, Atak lub Blok, ma +4 i zwraca ci żeton.',
    'Name a colour but gold: gain a mana of it. The first to power a card with it for Move, Influence, Attack or Block gets +4 and returns the token.',
  ],
};
