import { type CardTexts, card } from './text.js';

export const SYLVAN_TEXTS: CardTexts = {
  sapling: card('Od razu awansuje.', 'It is upgraded at once.'),
  'kiskin-farseeders': card(
    'Możesz umieścić swój zwykły pion obok dowolnego swojego piona.',
    'You may place a common of yours beside any piece of yours.',
  ),
  'charging-buck': card(
    'Do 2 bojowych skoków tą istotą, każdy dokładnie o 2 pola.',
    'Up to 2 combat leaps by this being, each exactly 2 squares far.',
  ),
  'forest-wardens': card(
    'Kto ma od ciebie więcej zwykłych pionów, traci zwykły; kto więcej awansowanych, traci heroiczny.',
    'Who has more commons than you loses a common; who has more upgraded pieces loses a heroic.',
  ),
  naiad: card(
    'Do 2 twoich sąsiednich pionów wykonuje po 1 standardowym ruchu.',
    'Up to 2 adjacent pieces of yours make 1 standard move each.',
  ),
  'kiskin-spirit': card(
    'Możesz odłożyć na talię kartę ze swoich odrzuconych. Wtedy, lub gdy ich brak, dobierzesz dodatkową istotę.',
    'You may put a card of your discard pile on your deck. Then, or with an empty pile, you draw an extra being.',
  ),
  dryad: card(
    'Może zamienić sąsiedni wrogi zwykły lub heroiczny pion w twój zwykły.',
    'It may turn an adjacent enemy common or heroic into a common of yours.',
  ),
  'centaur-spearman': card(
    'Może wykonać bojowy ruch. Wtedy ginie najbliższy pion dalej na tej linii, chyba że legendarny.',
    'It may make a combat move. Then the nearest piece further on that line dies, unless legendary.',
  ),
  'centaur-chieftain': card(
    'Może wykonać bojowy ruch. Wtedy inne twoje piony robią do 3 takich ruchów w tym samym kierunku.',
    'It may make a combat move. Then your other pieces make up to 3 in the same direction.',
  ),
  unicorn: card(
    'Może wykonać bojowy ruch albo zyskujesz akcję.',
    'Either it may make a combat move, or you gain 1 action.',
  ),
  'sylvan-queen': card(
    'Może zamienić na twój wrogi zwykły lub heroiczny pion obok po przekątnej. Ranga zostaje.',
    'It may convert an enemy common or heroic at its corner. The rank stays.',
  ),
  'sylvan-princess': card(
    'Może zamienić na twój wrogi zwykły pion obok po przekątnej.',
    'It may convert an enemy common at its corner.',
  ),
  'woodland-druid': card(
    'Awansuj po 1 zwykłym pionie każdego koloru, także swojego.',
    'Upgrade 1 common of every colour, yours included.',
  ),
  'forest-ancient': card(
    'Umieść 2 wrogie zwykłe piony nie dalej niż 2 pola stąd. Potem zniszcz 2 zwykłe tych kolorów do 3 pól stąd.',
    'Place 2 enemy commons at most 2 squares away. Then destroy 2 commons of those colours at most 3 away.',
  ),
  'forest-mystic': card(
    'Na koniec tury dobierz dodatkową istotę i dodatkową legendę.',
    'At the end of the turn draw an extra being and an extra legend.',
  ),
  'kiskin-leafsplitter': card(
    'Do 2 strzałów po przekątnych; każdy niszczy najbliższy pion dowolnej rangi.',
    'Up to 2 shots along diagonals; each destroys the nearest piece of any rank.',
  ),
  'kiskin-boughrunner': card(
    'Do 3 bojowych ruchów tą istotą; każdy kończy się obok innego twojego piona.',
    'Up to 3 combat moves by this being; each ends beside another piece of yours.',
  ),
  'tree-shepherd': card(
    'Wybierz swój pion: zwykły awansuje, heroiczny może wykonać bojowy ruch, legendarny standardowy.',
    'Choose a piece of yours: a common is upgraded, a heroic may make a combat move, a legendary a standard one.',
  ),
};
