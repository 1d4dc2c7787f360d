import type { QuestText } from './text.js';

export const QUEST_TEXTS: Readonly<Record<string, QuestText>> = {
  'Q-N1': {
    name: { pl: 'Twierdza zwana zamkiem', en: 'A Fortress Called a Castle' },
    feat: {
      pl: 'Ostatni z twoich aktywnych żetonów ma tu bazową siłę 1.',
      en: 'Your last active chip here has base strength 1.',
    },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Róż i Czerwonych wież.',
      en: 'Own at least 7 Roses and Red Rooks together.',
    },
  },
  'Q-N2': {
    name: { pl: 'Powolny zegar słoneczny', en: 'Slow Sundial' },
    feat: { pl: 'Na koniec bitwy masz tu siłę 6, 8, 12 lub 13.', en: 'Finish here with strength 6, 8, 12 or 13.' },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Flamingów i Istot.',
      en: 'Own at least 7 Flamingos and Creatures together.',
    },
  },
  'Q-N3': {
    name: { pl: 'Trzy zakręty', en: 'Three Gyres' },
    feat: {
      pl: 'Na koniec bitwy masz tu równo 3 albo 7 aktywnych żetonów.',
      en: 'Finish here with exactly 3 or 7 active chips.',
    },
    goal: { pl: 'Masz co najmniej 5 Istot.', en: 'Own at least 5 Creatures.' },
  },
  'Q-N4': {
    name: { pl: 'Ubłocone buty', en: 'Muddy Boots' },
    feat: { pl: 'Strać tu co najmniej 2 jednostki i nie odpadnij.', en: 'Lose at least 2 units here and stay in.' },
    goal: {
      pl: 'Co najmniej 5 twoich kart herbatki ma w rogu kość odłamków.',
      en: 'At least 5 of your tea cards show the shard die in the corner.',
    },
  },
  'Q-N5': {
    name: { pl: 'Laur drugiego', en: "Runner-up's Laurel" },
    feat: { pl: 'Zajmij tu drugie miejsce bez remisu.', en: 'Take second place alone here.' },
    goal: { pl: 'Siła twojego lidera wynosi 6.', en: 'Leader strength 6.' },
  },
  'Q-N6': {
    name: { pl: 'Mieszane towarzystwo', en: 'Mixed Company' },
    feat: {
      pl: 'Miej tu aktywnych sprzymierzeńców co najmniej 3 różnych rodzajów (kuźnia też się liczy).',
      en: 'Have active allies of at least 3 different kinds here (forge counts).',
    },
    goal: {
      pl: 'Masz na planszy co najmniej 5 zamków (2 graczy: 4, leżące też się liczą).',
      en: 'At least 5 castles on the board (2 players: 4, lying ones count).',
    },
  },
  'Q-R1': {
    name: { pl: 'Nierówny rachunek', en: 'Uneven Sums' },
    feat: { pl: 'Na koniec bitwy masz tu siłę 1, 6, 10 lub 15.', en: 'Finish here with strength 1, 6, 10 or 15.' },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Czerwonych wież i Karcianych żołnierzy.',
      en: 'Own at least 7 Red Rooks and Card Soldiers together.',
    },
  },
  'Q-R2': {
    name: { pl: 'Ciężka brama', en: 'Heavy Gate' },
    feat: {
      pl: 'Ostatni z twoich aktywnych żetonów ma tu bazową siłę 3, 4 lub 5.',
      en: 'Your last active chip here has base strength 3, 4 or 5.',
    },
    goal: { pl: 'Masz co najmniej 5 Czerwonych wież.', en: 'Own at least 5 Red Rooks.' },
  },
  'Q-R3': {
    name: { pl: 'Miażdżące oblężenie', en: 'Crushing Siege' },
    feat: {
      pl: 'Wygraj tu z przewagą co najmniej 4 nad kolejnym graczem.',
      en: 'Win here by 4 or more over the next player.',
    },
    goal: { pl: 'Masz odblokowane wszystkie 4 zdolności.', en: 'All 4 abilities unlocked.' },
  },
  'Q-R4': {
    name: { pl: 'Nieobecny dowódca', en: 'Absent General' },
    feat: { pl: 'Wygraj tu bez swojego lidera.', en: 'Win here without your leader.' },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Flamingów i Karcianych żołnierzy.',
      en: 'Own at least 7 Flamingos and Card Soldiers together.',
    },
  },
  'Q-R5': {
    name: { pl: 'Majaki na murach', en: 'Ravings on the Wall' },
    feat: {
      pl: 'Na koniec bitwy masz co najmniej 2 żetony na torze szaleństwa.',
      en: 'Finish here with at least 2 chips on your madness track.',
    },
    goal: { pl: 'Masz co najmniej 7 przekutych żetonów.', en: 'At least 7 chips forged.' },
  },
  'Q-R6': {
    name: { pl: 'Jednakowe mundury', en: 'Matching Uniforms' },
    feat: {
      pl: 'Miej tu co najmniej 2 aktywne żetony sprzymierzeńców jednego rodzaju (kuźnia też się liczy).',
      en: 'Have at least 2 active allies of one kind here (forge counts).',
    },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Istot i Karcianych żołnierzy.',
      en: 'Own at least 7 Creatures and Card Soldiers together.',
    },
  },
  'Q-G1': {
    name: { pl: 'Pomaluj róże', en: 'Paint the Roses' },
    feat: { pl: 'Na koniec bitwy masz tu siłę 3, 4, 9 lub 10.', en: 'Finish here with strength 3, 4, 9 or 10.' },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Róż i Karcianych żołnierzy.',
      en: 'Own at least 7 Roses and Card Soldiers together.',
    },
  },
  'Q-G2': {
    name: { pl: 'Samotny płatek', en: 'Lone Petal' },
    feat: {
      pl: 'Na koniec bitwy masz tu równo 1 albo 5 aktywnych żetonów.',
      en: 'Finish here with exactly 1 or 5 active chips.',
    },
    goal: { pl: 'Masz co najmniej 5 Róż.', en: 'Own at least 5 Roses.' },
  },
  'Q-G3': {
    name: { pl: 'Dwa listki', en: 'Pair of Leaves' },
    feat: {
      pl: 'Ostatni z twoich aktywnych żetonów ma tu bazową siłę 2.',
      en: 'Your last active chip here has base strength 2.',
    },
    goal: { pl: 'Masz łącznie co najmniej 7 Róż i Flamingów.', en: 'Own at least 7 Roses and Flamingos together.' },
  },
  'Q-G4': {
    name: { pl: 'Ostatni ogrodnik', en: 'Last Gardener' },
    feat: {
      pl: 'Na koniec bitwy zostaje ci tu dokładnie jedna jednostka, a na początku było ich więcej.',
      en: 'Finish here with exactly 1 unit after starting with more.',
    },
    goal: { pl: 'Masz na planszy co najmniej 8 jednostek.', en: 'At least 8 units on the board.' },
  },
  'Q-G5': {
    name: { pl: 'Kowal wśród kwiatów', en: 'Smith among Flowers' },
    feat: {
      pl: 'Na koniec bitwy masz tu co najmniej 1 aktywny żeton kuźni.',
      en: 'Finish here with at least 1 active forge chip.',
    },
    goal: { pl: 'Masz co najmniej 2 pełne tory kuźni.', en: 'At least 2 forge tracks full.' },
  },
  'Q-G6': {
    name: { pl: 'Podwójny skarb', en: 'Twin Treasures' },
    feat: {
      pl: 'Na koniec bitwy masz tu co najmniej 2 aktywne artefakty.',
      en: 'Finish here with at least 2 active artifacts.',
    },
    goal: { pl: 'Masz co najmniej 3 karty mieszkańców Krainy Czarów.', en: 'At least 3 Wonderlandian cards.' },
  },
  'Q-T1': {
    name: { pl: 'Ciekawskie ostrygi', en: 'Curious Oysters' },
    feat: {
      pl: 'Na koniec bitwy masz tu równo 2 albo 6 aktywnych żetonów.',
      en: 'Finish here with exactly 2 or 6 active chips.',
    },
    goal: {
      pl: 'Na torach kuźni masz sprzymierzeńców co najmniej 3 rodzajów (kuźnia też się liczy).',
      en: 'Allies of at least 3 different kinds forged (forge counts).',
    },
  },
  'Q-T2': {
    name: { pl: 'Skromny finał', en: 'Small Finish' },
    feat: {
      pl: 'Ostatni z twoich aktywnych żetonów ma tu bazową siłę 1.',
      en: 'Your last active chip here has base strength 1.',
    },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Istot i Czerwonych wież.',
      en: 'Own at least 7 Creatures and Red Rooks together.',
    },
  },
  'Q-T3': {
    name: { pl: 'Sęki w korze', en: 'Knots in the Bark' },
    feat: { pl: 'Na koniec bitwy masz tu siłę 6, 8, 13 lub 16.', en: 'Finish here with strength 6, 8, 13 or 16.' },
    goal: { pl: 'Masz co najmniej 5 Flamingów.', en: 'Own at least 5 Flamingos.' },
  },
  'Q-T4': {
    name: { pl: 'O włos', en: 'By a Whisker' },
    feat: {
      pl: 'Wygraj tu z przewagą dokładnie 1 lub 2 nad kolejnym graczem.',
      en: 'Win here by exactly 1 or 2 over the next player.',
    },
    goal: {
      pl: 'Masz jednostki w co najmniej 4 regionach (2 graczy: 3).',
      en: 'Units in at least 4 regions (2 players: 3).',
    },
  },
  'Q-T5': {
    name: { pl: 'Leśna rada', en: 'Forest Council' },
    feat: {
      pl: 'Miej tu aktywnych sprzymierzeńców co najmniej 3 różnych rodzajów (kuźnia też się liczy).',
      en: 'Have active allies of at least 3 different kinds here (forge counts).',
    },
    goal: {
      pl: 'Masz co najmniej po 2 żetony każdego z pięciu rodzajów sprzymierzeńców (bez kuźni).',
      en: 'At least 2 chips of each of the five ally types (forge does not count).',
    },
  },
  'Q-T6': {
    name: { pl: 'Jasny umysł', en: 'Clear Head' },
    feat: {
      pl: 'Na koniec bitwy masz pusty tor szaleństwa i co najmniej 2 aktywne żetony.',
      en: 'Finish here with an empty madness track and at least 2 active chips.',
    },
    goal: { pl: 'Masz co najmniej 4 żetony kuźni.', en: 'Own at least 4 forge chips.' },
  },
  'Q-P1': {
    name: { pl: 'Porwani z prądem', en: 'Swept Away' },
    feat: { pl: 'Strać tu co najmniej 2 jednostki i nie odpadnij.', en: 'Lose at least 2 units here and stay in.' },
    goal: { pl: 'Masz łącznie co najmniej 7 Róż i Istot.', en: 'Own at least 7 Roses and Creatures together.' },
  },
  'Q-P2': {
    name: { pl: 'Znaki głębokości', en: 'Depth Marks' },
    feat: { pl: 'Na koniec bitwy masz tu siłę 0, 4, 8 lub 12.', en: 'Finish here with strength 0, 4, 8 or 12.' },
    goal: { pl: 'Masz co najmniej 8 silnych żetonów sprzymierzeńców.', en: 'Own at least 8 strong allies.' },
  },
  'Q-P3': {
    name: { pl: 'Wyścig kumotrów', en: 'Caucus Race' },
    feat: { pl: 'Zajmij tu drugie miejsce bez remisu.', en: 'Take second place alone here.' },
    goal: {
      pl: 'Masz łącznie co najmniej 7 Flamingów i Czerwonych wież.',
      en: 'Own at least 7 Flamingos and Red Rooks together.',
    },
  },
  'Q-P4': {
    name: { pl: 'Bez cudzej pomocy', en: 'Little Outside Help' },
    feat: {
      pl: 'Na koniec bitwy masz tu co najmniej 2 aktywne żetony, w tym najwyżej jednego sprzymierzeńca (kuźnia też się liczy).',
      en: 'Finish here with at least 2 active chips, at most 1 of them an ally (forge counts).',
    },
    goal: { pl: 'Twój zamek jest wart 6 PZ (2 graczy: 7 PZ).', en: 'Castle value 6 (2 players: 7).' },
  },
  'Q-P5': {
    name: { pl: 'Wzbierająca fala', en: 'Rising Tide' },
    feat: {
      pl: 'Na koniec bitwy masz tu co najmniej 3 aktywne żetony, a ich bazowa siła od lewej do prawej nigdzie nie maleje.',
      en: 'Finish here with at least 3 active chips whose base strengths never fall from left to right.',
    },
    goal: { pl: 'Masz co najmniej 5 Karcianych żołnierzy.', en: 'Own at least 5 Card Soldiers.' },
  },
  'Q-P6': {
    name: { pl: 'Cztery kręgi', en: 'Four Ripples' },
    feat: { pl: 'Na koniec bitwy masz tu równo 4 aktywne żetony.', en: 'Finish here with exactly 4 active chips.' },
    goal: {
      pl: 'Masz co najmniej 9 słabych żetonów sprzymierzeńców (bez kuźni).',
      en: 'Own at least 9 weak allies (forge does not count).',
    },
  },
};
