import type { AbilityId } from '../../faction.js';
import type { AbilityText } from './text.js';

/** Abilities of the boards; `forTwo` = on the side for two players. */
export const ABILITIES: Readonly<Record<AbilityId, AbilityText>> = {
  looking_glass: {
    name: { pl: 'Na wspak', en: 'Through the Looking-Glass' },
    text: {
      pl: 'Alicja okrąża stół przeciwnie do ruchu wskazówek zegara.',
      en: 'Alice goes round the tea table counter-clockwise.',
    },
  },
  everywhere_at_once: {
    name: { pl: 'Wszędzie naraz', en: 'Everywhere at Once' },
    text: {
      pl: 'Gdy zagrywasz Miecz Nadziei, a Alicji tu nie ma, możesz ją tu sprowadzić z innego regionu lub z rezerwy i zyskać 1 siły.',
      en: 'Playing a Sword of Hope while Alice is not here: you may bring her from anywhere and gain 1 strength.',
    },
  },
  unbroken_mirror: {
    name: { pl: 'Niestłuczone lustro', en: 'Unbroken Mirror' },
    text: {
      pl: 'Zagrywając Miecz Nadziei, naprawiasz swoją tarczę.',
      en: 'Playing a Sword of Hope: your shield is whole again.',
    },
  },
  love_of_learning: {
    name: { pl: 'Miłość do nauki', en: 'Love of Learning' },
    text: {
      pl: 'Podczas porządków po bitwie możesz zwrócić do worka jednego aktywnego sprzymierzeńca, zamiast go wyczerpać.',
      en: 'In cleanup you may put one of your active allies into the bag instead of exhausting it.',
    },
  },
  friend_of_the_folk: {
    name: { pl: 'Przyjaźń z ludem', en: 'Friend of the Folk' },
    text: {
      pl: 'Raz, po odblokowaniu: odsłaniaj karty mieszkańców aż do pierwszego pionka i postaw go w dowolnym regionie; resztę kart wtasuj z powrotem.',
      en: 'Once, when unlocked: reveal Wonderlandians up to the first standee and place it in any region; shuffle the rest back.',
    },
  },
  host: {
    name: { pl: 'Gospodarz', en: 'Host' },
    text: {
      pl: 'Raz na herbatkę zamiast tury: dołóż karty na wszystkie puste pola bez liderów i weź dowolną kartę, nie ruszając się z miejsca.',
      en: 'Once per tea party instead of a turn: fill every empty free seat, then take any card without moving.',
    },
  },
  boiling_cup: {
    name: { pl: 'Filiżanka wrzątku', en: 'Cup of Boiling Water' },
    text: {
      pl: 'Zagrywając Bojowy imbryk, zyskujesz 1 siły i po 1 za każdy żeton na swoim torze szaleństwa, razem najwyżej 4.',
      en: 'Playing a Battle Teapot: gain 1 strength plus 1 per chip on your madness track, 4 at most.',
    },
  },
  change_places: {
    name: { pl: 'Zmiana miejsc!', en: 'Change Places!' },
    text: {
      pl: 'Zagrywając Bojowy imbryk, możesz ściągnąć tu swojego stronnika lub pionek z innego regionu.',
      en: 'Playing a Battle Teapot: you may move one of your supporters or standees here from another region.',
    },
  },
  war_tactics: {
    name: { pl: 'Taktyki wojenne', en: 'War Tactics' },
    text: {
      pl: 'Gdy szaleństwo lub trucizna zabiera ci stronnika, a któryś przeciwnik cię wyprzedza, zyskujesz 2 siły.',
      en: 'When madness or poison takes your supporter while an opponent is ahead of you, gain 2 strength.',
    },
  },
  more_tea: {
    name: { pl: 'Jeszcze filiżankę?', en: 'More Tea?' },
    text: {
      pl: 'Raz na herbatkę, gdy stajesz na szczycie stołu, weź dowolnego słabego sprzymierzeńca.',
      en: 'Once per tea party, pausing at the head of the table: gain any weak ally.',
    },
    forTwo: {
      pl: 'Dwa razy na herbatkę, gdy stajesz na szczycie stołu, weź dowolnego słabego sprzymierzeńca.',
      en: 'The first two times per tea party, pausing at the head of the table: gain any weak ally.',
    },
  },
  red_army: {
    name: { pl: 'Czerwona armia', en: 'Red Army' },
    text: {
      pl: 'Stronników z jednej karty możesz rozdzielić między różne regiony.',
      en: 'Supporters of one card may go to several regions.',
    },
  },
  paint_my_world: {
    name: { pl: 'Pomaluj mój świat', en: 'Paint My World' },
    text: {
      pl: 'Zagrywając Topór wojenny, możesz stracić jednostkę w wybranym regionie: topór jest wtedy silniejszy o 2.',
      en: 'Playing a War Axe: you may lose one of your units anywhere to make the axe +2.',
    },
  },
  royal_temper: {
    name: { pl: 'Królewski temperament', en: 'Royal Temper' },
    text: {
      pl: 'Zagrywając Topór wojenny, zabierasz 1 PZ temu, kto prowadzi w bitwie, chyba że prowadzisz lub remisujesz.',
      en: 'Playing a War Axe: take 1 VP from the player who leads the battle track, unless you lead or tie.',
    },
    forTwo: {
      pl: 'Zagrywając Topór wojenny, zyskujesz 1 PZ, jeśli przeciwnik cię wyprzedza; nikt niczego nie traci.',
      en: 'Playing a War Axe: gain 1 VP if your opponent is ahead of you; nobody loses any.',
    },
  },
  off_with_heads: {
    name: { pl: 'Uciąć im głowę!', en: 'Off with Their Heads!' },
    text: {
      pl: 'Gdy stawiasz Królową w regionie, każdy inny gracz traci tam jednego stronnika.',
      en: 'When you put the Queen in a region, every other player loses one supporter there.',
    },
  },
  double_speed: {
    name: { pl: 'Zdwojona prędkość', en: 'Double Speed' },
    text: {
      pl: 'Jeśli w swojej turze herbatki miniesz lidera siedzącego na krześle, możesz dostawić jednego stronnika w dowolnym regionie.',
      en: 'If you pass a leader on a chair in your tea turn, you may place one more supporter in any region.',
    },
  },
  jaws_that_bite: {
    name: { pl: 'Tnące szczęki', en: 'Jaws That Bite' },
    text: {
      pl: 'Gdy zaczyna się herbatka, możesz zatruć najwyżej dwie karty, każdą jednym żetonem. Kończąc turę, możesz zatruć jedną, jeśli na stole nie leży żadna trucizna.',
      en: 'Tea party start: up to one poison on each of two cards. End of your turn: you may add one if none lies on the table.',
    },
    forTwo: {
      pl: 'Gdy zaczyna się herbatka, możesz zatruć jedną kartę. Kończąc turę, możesz zatruć jedną, jeśli na stole nie leży żadna trucizna.',
      en: 'Tea party start: you may poison one card. End of your turn: you may add one if none lies on the table.',
    },
  },
  manxome_foe: {
    name: { pl: 'Pogromny wróg', en: 'Manxome Foe' },
    text: {
      pl: 'Zagrywane Płomienne oko jest silniejsze o 2, jeśli któryś przeciwnik cię wyprzedza.',
      en: 'Playing an Eye of Flame: the chip is +2 if an opponent is ahead of you.',
    },
  },
  claws_that_catch: {
    name: { pl: 'Szpony jak kły', en: 'Claws That Catch' },
    text: {
      pl: 'Zagrywając Płomienne oko, możesz wrzucić przeciwnikowi do worka truciznę ze swojej puli.',
      en: "Playing an Eye of Flame: you may drop one poison from your pool into an opponent's bag.",
    },
  },
  slithy_toves: {
    name: { pl: 'Jaszmije smukwijne', en: 'Slithy Toves' },
    text: {
      pl: 'Możesz zatruć o jedną kartę więcej, gdy zaczyna się herbatka i gdy Tnące szczęki dokładają truciznę na koniec tury.',
      en: 'You may poison one more card at tea party start, and whenever Jaws That Bite adds poison at your turn end.',
    },
  },
  burbling: {
    name: { pl: 'Sapgulczenie', en: 'Burbling Onward' },
    text: {
      pl: 'Zyskujesz 1 PZ za każdą dobraną truciznę, która do ciebie wraca.',
      en: 'Gain 1 VP whenever a drawn poison comes back to you.',
    },
  },
  shared_grin: {
    name: { pl: 'Wspólny uśmiech', en: 'Shared Grin' },
    text: {
      pl: 'Gdy na herbatce wypadną ci 2 lub 3 odłamki, możesz jeden z nich oddać innemu graczowi.',
      en: 'On a tea party roll of 2 or 3 you may hand one of the shards to another player.',
    },
    forTwo: {
      pl: 'Gdy na herbatce wypadną ci 2 lub 3 odłamki, możesz jeden z nich odłożyć do puli.',
      en: 'On a tea party roll of 2 or 3 you may return one of the shards to the supply.',
    },
  },
  nightmare_grin: {
    name: { pl: 'Koszmarny uśmiech', en: 'Nightmare Grin' },
    text: {
      pl: 'Zagrywając Pazur znikąd, zyskujesz 2 siły, jeśli któryś przeciwnik ma więcej odłamków niż ty.',
      en: 'Playing a Claw from Nowhere: gain 2 strength if an opponent here has more shards than you.',
    },
  },
  fade_out: {
    name: { pl: 'Stopniowe znikanie', en: 'Fading by Degrees' },
    text: {
      pl: 'Podczas porządków po bitwie twoje aktywne Pazury znikąd wracają do worka, zamiast się wyczerpać.',
      en: 'In cleanup your active Claws from Nowhere go back to the bag instead of being exhausted.',
    },
  },
  here_and_gone: {
    name: { pl: 'Raz tu, raz tam', en: 'Here and Gone' },
    text: {
      pl: 'Gdy wszyscy liderzy są już w regionach, możesz przenieść Kota do sąsiedniego.',
      en: 'When all leaders are placed you may move the Cat to an adjacent region.',
    },
  },
  all_mad_here: {
    name: { pl: 'Wszyscy tu szaleni', en: 'All Mad Here' },
    text: {
      pl: 'Raz na bitwę, przy zwykłym żetonie szaleństwa, możesz wziąć odłamek i nie tracić jednostki; żeton i tak trafia na tor.',
      en: 'Once per battle, on a regular madness: you may take 1 shard and lose no unit; the chip still goes on the track.',
    },
  },
};
