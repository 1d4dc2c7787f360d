import { type Bilingual, says } from './text.js';

/** What each task of High Form asks for at the end of the turn. */
export const TASK_TEXTS: Readonly<Record<string, Bilingual>> = {
  destruction: says('Zniszcz w turze 3 wrogie piony.', 'Destroy 3 enemies in the turn.'),
  devastation: says('Zniszcz w turze 4 wrogie piony.', 'Destroy 4 enemies in the turn.'),
  'heroic-destruction': says(
    'Zniszcz w turze 3 wrogie piony, w tym awansowany.',
    'Destroy 3 enemies in the turn, 1 of them upgraded.',
  ),
  'heroic-devastation': says(
    'Zniszcz w turze 4 wrogie piony, w tym 2 awansowane.',
    'Destroy 4 enemies in the turn, 2 of them upgraded.',
  ),
  'end-of-legends': says(
    'Zniszcz w turze legendarny albo 2 heroiczne piony.',
    'Destroy a legendary or 2 heroic enemies in the turn.',
  ),
  'red-conquest': says(
    '3 piony na czerwonych 🔥 polach, 2 awansowane.',
    '3 pieces on red 🔥 squares, 2 of them upgraded.',
  ),
  'green-conquest': says(
    '3 piony na zielonych ☘ polach, 2 awansowane.',
    '3 pieces on green ☘ squares, 2 of them upgraded.',
  ),
  'color-conquest': says('5 pionów na barwnych polach, 3 awansowane.', '5 pieces on colour, 3 of them upgraded.'),
  'red-legends': says(
    '2 awansowane piony na czerwonych 🔥 polach, w tym legendarny.',
    '2 upgraded pieces on red 🔥 squares, 1 of them legendary.',
  ),
  'green-legends': says(
    '2 awansowane piony na zielonych ☘ polach, w tym legendarny.',
    '2 upgraded pieces on green ☘ squares, 1 of them legendary.',
  ),
  'rainbow-dominance': says(
    'Przewaga awansowanych na czerwonych 🔥 i na zielonych ☘.',
    'A lead in upgraded pieces on red 🔥 and on green ☘.',
  ),
  'red-summoning': says(
    'Przywołaj w turze 2 istoty, w tym jedną na czerwone 🔥.',
    'Summon 2 beings in the turn, 1 of them on red 🔥.',
  ),
  'green-summoning': says(
    'Przywołaj w turze 2 istoty, w tym jedną na zielone ☘.',
    'Summon 2 beings in the turn, 1 of them on green ☘.',
  ),
  'colored-summoning': says('Przywołaj w turze 2 istoty na barwne pola.', 'Summon 2 beings on colour in the turn.'),
  'legendary-summoning': says(
    'Przywołaj w turze 2 istoty, w tym legendę.',
    'Summon 2 beings in the turn, 1 of them a legend.',
  ),
  'central-dominance': says('5 pionów w centrum, 2 awansowane.', '5 pieces in the centre, 2 of them upgraded.'),
  'center-cross': says('5 pionów w centrum tworzy + albo ×.', '5 pieces in the centre form + or ×.'),
  'line-dominance': says(
    'O 6 pionów więcej od wroga w linii przez centrum.',
    '6 pieces more than the enemy on a line through the centre.',
  ),
  diagonals: says(
    'Po 4 piony na obu przekątnych, na każdej awansowany.',
    '4 pieces on both diagonals, 1 upgraded on each.',
  ),
  'side-chain': says('Łańcuch pionów łączy przeciwległe boki.', 'A chain of pieces links opposite sides.'),
  'corner-chain': says('Łańcuch pionów łączy przeciwległe narożniki.', 'A chain of pieces links opposite corners.'),
  imprisonment: says('6 pionów wokół jednego wrogiego.', '6 pieces around one enemy.'),
  envelopment: says('7 pionów wokół jednego wrogiego.', '7 pieces around one enemy.'),
  isolation: says(
    'Wrogi pion ma swój o 2 pola, lecz w 3 krokach żadnego nie sięgnie.',
    'An enemy, 2 squares from another, cannot reach any in 3 steps.',
  ),
};
