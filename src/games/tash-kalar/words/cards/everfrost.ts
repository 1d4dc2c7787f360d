import { type CardTexts, card, frozen, NOTHING } from './text.js';

export const EVERFROST_TEXTS: CardTexts = {
  'snow-fox': card('Do 2 standardowych ruchów tą istotą.', 'Up to 2 standard moves by this being.'),
  'royal-reindeer': card(
    'Może skoczyć bojowo dokładnie o 2 pola. Jeśli przywołanie ani skok nic nie zniszczyły, awansuje.',
    'It may combat-leap exactly 2 squares. If neither arrival nor leap destroyed anything, it is upgraded.',
  ),
  'crystal-mirror': card(
    'Możesz wskazać na polach w paski heroiczny pion albo do 2 zwykłych: na puste lustrzane pola trafiają takie same twoje.',
    'You may pick a heroic or up to 2 commons on striped squares: empty mirror squares get the same pieces in your colour.',
  ),
  'crystal-grower': frozen(
    card('Awansuj po 1 zwykłym pionie każdego wroga.', 'Upgrade 1 common of every enemy.'),
    'Awansuj swój zwykły pion.',
    'Upgrade a common of yours.',
  ),
  'ice-princess': frozen(
    card('Inny twój zwykły pion może wykonać bojowy ruch.', 'Another common of yours may make a combat move.'),
    'Twój zwykły pion wykonuje standardowy ruch.',
    'A common of yours makes a standard move.',
  ),
  'ice-queen': frozen(
    card('Inny twój heroiczny pion może wykonać bojowy ruch.', 'Another heroic of yours may make a combat move.'),
    'Twój heroiczny pion wykonuje standardowy ruch.',
    'A heroic of yours makes a standard move.',
  ),
  'frostweave-summoner': frozen(
    NOTHING,
    'Tuż przed przywołaniem: jego wzór może użyć 1 wrogiego piona.',
    'Right before a summoning: its pattern may use 1 enemy piece.',
  ),
  'winter-whisperer': frozen(
    NOTHING,
    'Możesz zniszczyć swój zwykły pion i możesz odrzucić flarę. Za jedno i drugie razem zyskujesz akcję.',
    'You may destroy a common of yours and may discard a flare. For both together gain 1 action.',
  ),
  'frozen-chest': card(
    'Możesz wyłożyć przed siebie kartę z zamrożonym efektem ze swoich odrzuconych.',
    'You may lay out a card with a frozen effect from your discard pile.',
  ),
  'everfrost-sentinel': card(
    'Jeśli przybywając zniszczyła wroga, możesz ją zdegradować: każdy inny gracz ma w następnej turze akcję mniej.',
    'If its arrival crushed an enemy, you may downgrade it: every other player has 1 action fewer next turn.',
  ),
  'glacier-giant': card(
    'Dowolnie wiele bojowych ruchów wzdłuż strzałki. Po ruchu może wpaść na legendarny pion: giną oba.',
    'Any number of combat moves along an arrow. Having moved it may ram a legendary: both are destroyed.',
  ),
  'polar-bear': card(
    'Może wykonać bojowy ruch; po zabiciu standardowy; po kolejnym zabiciu jeszcze jeden na puste pole.',
    'It may make a combat move; after a kill a standard one; after another kill one onto an empty square.',
  ),
  'war-sled': card(
    'Do 3 bojowych ruchów: pierwszy wzdłuż strzałki, każdy następny skręca najwyżej o 45°.',
    'Up to 3 combat moves: the first along an arrow, each next one turning 45° at most.',
  ),
  'snow-monster': card(
    'Ginie każdy wrogi zwykły pion do 2 pól stąd, który styka się z twoim pionem.',
    'Every enemy common at most 2 squares away that touches a piece of yours is destroyed.',
  ),
  'frost-imp': card(
    'Możesz posłać sąsiedni zwykły pion w jednym kierunku: robi wszystkie standardowe ruchy, jakie może.',
    'You may send an adjacent common one way: it makes every standard move it can.',
  ),
  'ice-wyvern': frozen(
    card(
      'Może skoczyć bojowo na dowolne pole; jeśli kogoś zniszczy, sama ginie.',
      'It may combat-leap anywhere; if that destroys a piece, it dies too.',
    ),
    'Umieść swój zwykły pion obok swojego heroicznego.',
    'Place a common of yours beside a heroic of yours.',
  ),
  deathbringer: card(
    'Może zniszczyć sąsiedni pion; heroiczny musi się stykać z innym twoim, legendarny z trzema. Liczy się podwójnie i odpada z gry.',
    'It may destroy an adjacent piece; a heroic must touch another of yours, a legendary three. It counts double and leaves the game.',
  ),
  'frostweave-illusionist': frozen(
    card('Staje się zwykłym pionem wybranego wroga.', 'It becomes a common of an enemy you choose.'),
    'Zamień wrogi zwykły pion na swój.',
    'Convert 1 enemy common.',
  ),
};
