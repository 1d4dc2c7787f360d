import { type CardTexts, card } from './text.js';

export const IMPERIAL_TEXTS: CardTexts = {
  swordmaster: card(
    'Może zniszczyć 1 wrogi zwykły pion obok po przekątnej. Po zabiciu awansuje.',
    'It may destroy 1 enemy common at its corner. After the kill it is upgraded.',
  ),
  messenger: card(
    'Twój zwykły lub heroiczny pion może iść w jednym kierunku dowolną liczbą standardowych ruchów.',
    'One common or heroic of yours may go in one direction by any number of standard moves.',
  ),
  herald: card(
    'Do 2 ruchów twoimi pionami, każdy na puste pole.',
    'Up to 2 moves by your pieces, each onto an empty square.',
  ),
  bomb: card(
    'Niszczy siebie i każdy sąsiedni zwykły pion. Niewypał, jeśli to ostatnia akcja tury.',
    'Destroys itself and every adjacent common. A dud with the last action of the turn.',
  ),
  chronicler: card(
    'Awansuj inny swój zwykły pion. Może on potem wykonać standardowy ruch.',
    'Upgrade another common of yours. That piece may then make a standard move.',
  ),
  assassin: card(
    'Zniszcz pion na oznaczonym polu, czyjkolwiek jest. Jeśli pole jest puste, istota może tam wejść.',
    'Destroy whatever stands on the marked square. If it is empty, this being may move there.',
  ),
  'time-mage': card(
    'Zyskujesz akcję. Wrogi pion na oznaczonym polu ginie, jakąkolwiek ma rangę.',
    'Gain 1 action. An enemy on the marked square is destroyed, whatever its rank.',
  ),
  summoner: card(
    'Umieść do 2 swoich zwykłych pionów na pustych oznaczonych polach.',
    'Place up to 2 commons of yours on empty marked squares.',
  ),
  hypnotist: card(
    'Do 3 zwykłych albo do 2 heroicznych pionów jednego wroga wykonuje z twojej woli po 1 bojowym ruchu.',
    'Up to 3 commons or up to 2 heroics of one enemy make 1 combat move each, at your will.',
  ),
  cannon: card(
    'Może strzelić wzdłuż strzałki: giną wszystkie zwykłe piony na linii, wyższe rangi nie osłaniają.',
    'It may shoot along an arrow: all commons on the line are destroyed, higher ranks give no cover.',
  ),
  champion: card(
    'Może zniszczyć 1 sąsiedni wrogi pion. Za legendarny sam ginie, a ty zyskujesz akcję.',
    'It may destroy 1 adjacent enemy. For a legendary it dies too, and you gain 1 action.',
  ),
  'infantry-captain': card('Do 2 bojowych ruchów innymi twoimi pionami.', 'Up to 2 combat moves by your other pieces.'),
  'cavalry-captain': card(
    'Inny twój pion może wykonać 1 bojowy ruch i do 2 standardowych, w dowolnej kolejności.',
    'Another piece of yours may make 1 combat move and up to 2 standard ones, in any order.',
  ),
  'gryphon-rider': card(
    'Może skoczyć bojowo na dowolne pole. Po skoku możesz ją zdegradować, by umieścić obok swój zwykły pion.',
    'It may combat-leap anywhere. After a leap you may downgrade it to place a common of yours beside it.',
  ),
  knight: card(
    'Do 3 bojowych ruchów tą istotą, ale nigdy na zwykły pion.',
    'Up to 3 combat moves by this being, but never onto a common.',
  ),
  'high-priestess': card(
    'Może wykonać standardowy ruch. Potem możesz awansować dowolny zwykły pion obok niej.',
    'It may make a standard move. Then you may upgrade any common beside it.',
  ),
  'master-of-intrigue': card(
    'Łącznie do 3 ruchów: standardowe tą istotą, bojowe nielegendarnymi pionami jej wzoru.',
    'Up to 3 moves in all: standard by this being, combat by non-legendary pieces of its pattern.',
  ),
  'gun-tower': card(
    'Może strzelić wzdłuż strzałki: giną 2 najbliższe piony. Legendarny zatrzymuje strzał bez szkody.',
    'It may shoot along an arrow: the 2 nearest pieces die. A legendary stops the shot unharmed.',
  ),
};
