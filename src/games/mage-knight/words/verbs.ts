/** What people write for a word of ours, folded: both languages, as they are inflected. */
const VERBS: Readonly<Record<string, string>> = {
  move: 'move go walk step ruch rusz idz ide ruszam wejdz wchodze',
  charge: 'charge assault storm szarza szarzuj szturm szturmuj szturmuje',
  explore: 'explore reveal odkryj odkrywam odkrycie',
  interact: 'interact talk interaction negocjuj negocjuje negocjacje rozmawiaj',
  adventure: 'adventure eksploruj eksploruje',
  challenge: 'challenge wyzwij wyzywam',
  fight: 'fight combat walka walcz walcze',
  recruit: 'recruit hire werbuj zwerbuj werbuje rekrutuj rekrutuje',
  buy: 'buy kup kupuje',
  learn: 'learn naucz ucze',
  heal: 'heal ulecz lecz lecze leczenie healing',
  ready: 'ready przygotuj przygotowuje odswiez odswiezam',
  rest: 'rest odpocznij odpoczywam odpoczynek',
  end: 'end finish done koniec zakoncz koncze',
  next: 'next dalej',
  attack: 'attack beat kill hit shoot atak atakuj atakuje pokonaj zabij strzelaj strzelam',
  block: 'block blok blokuj zablokuj blokuje',
  slow: 'slow spowolnij',
  burn: 'burn spal pale',
  altar: 'altar tribute danina',
  tactic: 'tactic taktyka taktyki',
  plunder: 'plunder pladruj',
  pass: 'pass skip pas pasuje pomin pomijam',
  strike: 'strike uderz uderzam',
  take: 'take przyjmij przyjmuje',
  go: 'start zacznij',
  tunnel: 'tunnel tunel',
  path: 'path sciezka',
  incant: 'incant inkantacja',
  yes: 'yes tak ok',
  no: 'no nie',
  none: 'none nic nikogo zadna',
};

export const VERB_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(VERBS).flatMap(([verb, words]) => words.split(' ').map(word => [word, verb] as const)),
);

/** Values a card or a unit may give, by what people call them. */
export const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    move: 'move ruch',
    influence: 'influence wplyw',
    attack: 'attack atak',
    block: 'block blok',
    heal: 'heal healing leczenie',
    draw: 'draw dobierz',
  }).flatMap(([kind, words]) => words.split(' ').map(word => [word, kind] as const)),
);

/** How a card is used, as people write it behind its name. */
export const SIDE_OF: ReadonlyMap<string, 'basic' | '+' | 'sideways'> = new Map([
  ...['basic', 'weak', 'podstawowa', 'podstawowo', 'slaba', 'slabo'].map(word => [word, 'basic'] as const),
  ...['+', 'powered', 'strong', 'wzmocniona', 'wzmocnione', 'mocna', 'mocno'].map(word => [word, '+'] as const),
  ...['sideways', 'side', 'bokiem', 'bok'].map(word => [word, 'sideways'] as const),
]);

export const COLOUR_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: 'red czerwona czerwony czerwonej czerwone',
    blue: 'blue niebieska niebieski niebieskiej niebieskie',
    green: 'green zielona zielony zielonej zielone',
    white: 'white biala bialy bialej biale',
    gold: 'gold zlota zloty zlotej zlote',
    black: 'black czarna czarny czarnej czarne',
  }).flatMap(([colour, words]) => words.split(' ').map(word => [word, colour] as const)),
);

export const PLACE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    die: 'die dice kosc koscia kosci',
    crystal: 'crystal krysztal krysztalem',
    'mana token': 'token mana mane znacznik znacznikiem',
  }).flatMap(([place, words]) => words.split(' ').map(word => [word, place] as const)),
);

export const COMPASS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    north: 'n polnoc',
    'north-east': 'ne northeast polnocny-wschod',
    east: 'e wschod',
    'south-east': 'se southeast poludniowy-wschod',
    south: 's poludnie',
    'south-west': 'sw southwest poludniowy-zachod',
    west: 'w zachod',
    'north-west': 'nw northwest polnocny-zachod',
  }).flatMap(([way, words]) => [way, ...words.split(' ')].map(word => [word, way] as const)),
);

export const FILLERS: ReadonlySet<string> = new Set(
  'the a an to on in at into from of with and my me by up then card unit skill using na do z ze w we i oraz potem za od karta karte karty gracz jednostka jednostke umiejetnosc obszar pole wrog wroga as jako'.split(
    ' ',
  ),
);
