import { type CardTexts, card } from './text.js';

export const LEGEND_TEXTS: CardTexts = {
  'fire-dragon': card(
    'Wybierz strzałkę: na tej linii i na dwóch obok, do 2 pól, giną wszystkie zwykłe i heroiczne piony.',
    'Choose an arrow: on that line and the 2 beside it all commons and heroics up to 2 squares away die.',
  ),
  'hell-bull': card(
    'Może szarżować w jednym kierunku bojowymi ruchami; zatrzymuje go stratowany legendarny pion.',
    'It may charge in one direction by combat moves; trampling a legendary stops it.',
  ),
  'angel-of-death': card(
    'Możesz wybrać inny pion: awansuje, po czym anioł skacze bojowo na jego pole.',
    'You may choose another piece: it is upgraded, then the angel combat-leaps onto it.',
  ),
  'eldest-tree': card(
    'Do 3 sąsiednich pól: nielegendarny wróg ginie, twój zwykły pion awansuje, na pustym staje twój zwykły.',
    'Up to 3 adjacent squares: an enemy below legendary dies, your common is upgraded, an empty one gets your common.',
  ),
  'bone-catapult': card(
    'Możesz zniszczyć dowolny pion na linii strzałek, a z nim wszystkie zwykłe wokół niego.',
    'You may destroy any piece on a line of the arrows, and with it all commons around it.',
  ),
  'fire-elemental': card(
    'Giną sąsiednie nielegendarne piony wrogów albo wszystkie ich zwykłe do 2 pól stąd.',
    'All adjacent enemies below legendary die, or all enemy commons at most 2 squares away.',
  ),
  leviathan: card(
    'Zdegraduj do 3 stykających się awansowanych pionów albo zniszcz do 4 stykających się zwykłych.',
    'Downgrade up to 3 touching upgraded pieces, or destroy up to 4 touching commons.',
  ),
  'two-headed-dragon': card(
    'Możesz awansować pion wzoru, a potem możesz zniszczyć heroiczny pion obok niego.',
    'You may upgrade a piece of the pattern, and then may destroy a heroic beside it.',
  ),
  'earth-elemental': card(
    'Na czerwonym 🔥 lub obok zniszcz nielegendarny pion. Na zielonym ☘ lub obok awansuj zwykły. Potem może ruszyć bojowo na barwę.',
    'On or beside red 🔥 destroy a piece below legendary. On or beside green ☘ upgrade a common. Then it may combat-move to colour.',
  ),
  'time-elemental': card('Zaraz po tej turze rozgrywasz jeszcze jedną.', 'You take another turn right after this one.'),
  'storm-elemental': card(
    'Możesz umieścić swój pion do 3 pól stąd. Pędzi bojowo w jedną stronę (zwykły 5, heroiczny 3, legendarny 1), potem ginie.',
    'You may place a piece up to 3 squares away. It storms one way (common 5, heroic 3, legendary 1 combat moves), then dies.',
  ),
  titan: card(
    'Giną wszystkie piony przy bokach i nielegendarne przy rogach, także twoje. Nikomu się nie liczą.',
    'All pieces at its edges and those below legendary at its corners die, yours too. They count for nobody.',
  ),
};
