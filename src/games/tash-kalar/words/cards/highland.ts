import { type CardTexts, card } from './text.js';

const LEAP = card('Może skoczyć bojowo na dowolne pole.', 'It may combat-leap to any square.');
const RUN = card('Do 2 bojowych ruchów tą istotą.', 'Up to 2 combat moves by this being.');

export const HIGHLAND_TEXTS: CardTexts = {
  'wild-eagle': LEAP,
  'clan-axeman': card(
    'Może zniszczyć 1 zwykły lub heroiczny pion, który styka się z nią bokiem.',
    'It may destroy 1 common or heroic sharing an edge with it, whoever owns it.',
  ),
  'clan-healer': card(
    'Umieść do 2 swoich zwykłych pionów na pustych polach obok zielonych ☘.',
    'Place up to 2 commons of yours on empty squares beside green ☘ ones.',
  ),
  'dire-wolf': RUN,
  'ritual-keeper': card(
    'Na zielonym ☘: awansuj swój zwykły pion. Na czerwonym 🔥: twój pion może wykonać bojowy ruch.',
    'Arriving on green ☘: upgrade a common of yours. On red 🔥: a piece of yours may make a combat move.',
  ),
  'eagle-lord': LEAP,
  'wolf-rider': RUN,
  'blood-shaman': card(
    'Zniszcz dowolny zwykły lub heroiczny pion. Jeśli stał na czerwonym 🔥, giną też zwykłe piony wokół.',
    'Destroy any common or heroic. If it stood on red 🔥, the commons around it die too.',
  ),
  'war-drummer': card(
    'Inne twoje piony: 1 bojowy ruch albo do 2 standardowych.',
    'Your other pieces make 1 combat move or up to 2 standard moves.',
  ),
  'hill-giant': card(
    'Giną wszystkie zwykłe i heroiczne piony, które stykają się z nią bokiem, także twoje.',
    'All commons and heroics sharing an edge with it are destroyed, yours too.',
  ),
  warlord: card(
    'Do 2 bojowych ruchów twoimi pionami; do 3, jeśli choć jeden wykona ta istota.',
    'Up to 2 combat moves by your pieces; up to 3 if this being makes one of them.',
  ),
  'war-summoner': card(
    'Zyskujesz akcję. Twój następny wzór w tej turze może użyć 1 wrogiego piona.',
    'Gain 1 action. Your next pattern this turn may use 1 enemy piece.',
  ),
  'ritual-master': card(
    'Na zielonym ☘: zyskujesz 2 akcje. Na czerwonym 🔥: możesz zniszczyć heroiczny pion i zwykły pion.',
    'Arriving on green ☘: gain 2 actions. On red 🔥: you may destroy a heroic and may destroy a common.',
  ),
  'legend-slayer': card(
    'Może zniszczyć obok po przekątnej 1 legendarny albo do 2 słabszych pionów.',
    'It may destroy 1 legendary, or up to 2 lower pieces, at its corners.',
  ),
  'mountain-troll': card(
    'Giną wszystkie sąsiednie wrogie zwykłe piony. Za co najmniej 2 zyskujesz akcję.',
    'All adjacent enemy commons are destroyed. For 2 or more gain 1 action.',
  ),
  'hungry-bear': card(
    'Do 2 standardowych ruchów tą istotą; wejście na puste pole je kończy.',
    'Up to 2 standard moves by this being; entering an empty square ends them.',
  ),
  werewolf: card(
    'Na barwnym polu innym niż środek: do 3 bojowych ruchów. Gdzie indziej: najwyżej 1 standardowy.',
    'Arriving on colour, except the centre: up to 3 combat moves. Elsewhere: 1 standard move at most.',
  ),
  'clan-guardian': card(
    'Możesz awansować 1 zwykły pion użyty w jej wzorze.',
    'You may upgrade 1 common used in its pattern.',
  ),
};
