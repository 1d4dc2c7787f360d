import { type CardTexts, card, NOTHING, warp } from './text.js';

export const ETHERWEAVE_TEXTS: CardTexts = {
  doppelganger: card('Wykonaj osnowę swojej oczekującej istoty.', 'Carry out the warp of your pending being.'),
  'paradox-worm': warp(
    card(
      'Możesz przestawić swój zwykły lub heroiczny pion z wrogim tej samej rangi.',
      'You may swap a common or heroic of yours with an enemy of equal rank.',
    ),
    'Awansuj wrogi zwykły pion. Potem możesz odrzucić swoją oczekującą istotę.',
    'Upgrade an enemy common. Then you may discard your pending being.',
  ),
  'lesser-shadow-twin': warp(
    card(
      'Gdy Większy bliźniak leży w odrzuconych: wybierz swój pion i zniszcz obok niego do 2 zwykłych.',
      'With the Greater Twin in your discard pile: choose a piece of yours, destroy up to 2 commons beside it.',
    ),
    'Awansuj swój zwykły pion.',
    'Upgrade a common of yours.',
  ),
  translocationist: warp(
    card(
      'Do 2 twoich heroicznych pionów może się zamienić miejscami z twoimi zwykłymi.',
      'Up to 2 heroics of yours may each swap places with a common of yours.',
    ),
    'Zyskujesz akcję.',
    'Gain 1 action.',
  ),
  'antimatter-spirit': warp(
    NOTHING,
    'Wszystko albo nic: twój nowy zwykły pion na bezbarwnym polu robi bojowy ruch, potem wrogi z tego samego pola w przeciwną stronę.',
    'All or nothing: your new common on a colourless square makes a combat move, then an enemy one from there the opposite way.',
  ),
  'merchant-of-time': warp(
    card(
      'Pion leżący na tej karcie skacze standardowo na dowolne bezbarwne pole.',
      'The piece lying on this card standard-leaps to any colourless square.',
    ),
    'Połóż na tej karcie dowolny pion z bezbarwnego pola.',
    'Put any piece from a colourless square onto this card.',
  ),
  'gate-of-oblivion': warp(
    card(
      'Zniszcz pion na gładkim oznaczonym polu. Możesz też zniszczyć zwykły lub heroiczny na polu w paski.',
      'Destroy the piece on the plain marked square. You may also destroy a common or heroic on a striped one.',
    ),
    'Do końca tury każdy zniszczony pion liczy się o raz więcej.',
    'Until the end of the turn every destroyed piece counts once more.',
  ),
  'time-traveler': card(
    'Przybywa na dowolne puste bezbarwne pole. Może zniszczyć obok zwykły pion; wtedy twoja ostatnio odrzucona karta wraca na talię.',
    'Arrives on any empty colourless square. It may destroy a common beside it; then your last discard returns onto your deck.',
  ),
  'greater-shadow-twin': warp(
    card(
      'Gdy Mniejszy bliźniak leży w odrzuconych: możesz zniszczyć heroiczny pion stykający się z 2 twoimi.',
      'With the Lesser Twin in your discard pile: you may destroy a heroic touching 2 pieces of yours.',
    ),
    'Awansuj swój zwykły pion.',
    'Upgrade a common of yours.',
  ),
  warpmaster: card(
    'Możesz wziąć na rękę oczekującą istotę albo wykonać tą istotą standardowy ruch.',
    'You may take your pending being back to hand, or make a standard move with this being.',
  ),
  'dark-sphere': card(
    'Do 3 nielegendarnych pionów, najwyżej 2 jednego koloru, robi po bojowym ruchu na pole odległe stąd o 2.',
    'Up to 3 pieces below legendary, at most 2 of a colour, make a combat move each to a square 2 away from here.',
  ),
  'void-summoner': warp(
    card(
      'W następnym wzorze tej tury do 2 pustych pól może zastąpić twoje zwykłe piony.',
      'In your next pattern this turn up to 2 empty squares may stand for commons of yours.',
    ),
    'Twój zwykły lub heroiczny pion wykonuje standardowy ruch.',
    'A common or heroic of yours makes a standard move.',
  ),
  'eternal-emperor': warp(
    card(
      'Możesz wykonać jego osnowę, jeśli nie zagrano jej w tej turze.',
      'You may carry out its warp, unless that was played this turn.',
    ),
    'Umieść swój zwykły pion albo porusz swoim: zwykły bojowo, awansowany standardowo.',
    'Place a common of yours, or move a piece: a common by combat, an upgraded one by standard move.',
  ),
  'reality-patch': card(
    'Każdemu wrogowi możesz zniszczyć heroiczny pion. Możesz odrzucić oczekującą istotę i kartę z ręki.',
    'You may destroy a heroic of every enemy. You may discard your pending being, and a card from hand.',
  ),
  'polarity-queen': warp(
    card(
      'Wszystko albo nic: 2 inne twoje nielegendarne piony robią po bojowym ruchu w przeciwne strony.',
      'All or nothing: 2 other pieces of yours below legendary make combat moves in opposite directions.',
    ),
    'Umieść swój zwykły pion obok wrogiego.',
    'Place a common of yours beside an enemy.',
  ),
  singularity: card(
    'Wybierz puste bezbarwne pole: wszystkie zwykłe piony wokół wchodzą na nie kolejno bojowym ruchem.',
    'Choose an empty colourless square: all commons around it enter it one by one by combat moves.',
  ),
  'ziggurat-sentinel': warp(
    card(
      'Możesz wykonać osnowę karty ze swoich odrzuconych albo do 3 bojowych ruchów tą istotą wzdłuż strzałki.',
      'You may carry out a warp from your discard pile, or up to 3 combat moves of this being along the arrow.',
    ),
    'Twój nielegendarny pion robi 1 bojowy ruch albo 2 standardowe.',
    'A piece of yours below legendary makes 1 combat move or 2 standard ones.',
  ),
  'iris-of-eternity': card(
    'Możesz zniszczyć sąsiedni legendarny pion albo ją awansować. Gdy stanie się legendą, odrzucasz legendy z ręki.',
    'You may destroy an adjacent legendary, or upgrade this being. Becoming legendary costs all legends in your hand.',
  ),
};
