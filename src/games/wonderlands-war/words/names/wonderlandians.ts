import type { Described, Texts } from './text.js';

/** Wonderlandians by card. */
export const WONDERLANDIANS: Readonly<Record<string, Described>> = {
  white_rabbit: {
    name: { pl: 'Biały Królik', en: 'White Rabbit' },
    text: {
      pl: 'Każdy zagrany tu przez ciebie żeton z wydrukowaną siłą 1 daje ci dodatkowo 1 siły.',
      en: 'Each chip of printed strength 1 you play here gives you 1 more strength.',
    },
  },
  knave: {
    name: { pl: 'Walet Kierowy', en: 'Knave of Hearts' },
    text: {
      pl: 'Jeśli wydrukowana siła twojego żetonu przebija wszystkie żetony przeciwników z tego samego dobrania, zyskujesz 1 PZ.',
      en: "If your chip's printed strength beats every opponent's chip of the same draw, gain 1 VP.",
    },
  },
  march_hare: {
    name: { pl: 'Marcowy Zając', en: 'March Hare' },
    text: {
      pl: 'Gdy na twój tor trafia szaleństwo, każdy przeciwnik traci 1 siły.',
      en: 'When you put madness on your track, every opponent drops 1 strength.',
    },
  },
  duchess: {
    name: { pl: 'Księżna', en: 'Duchess' },
    text: {
      pl: 'Za każdą straconą tu jednostkę zyskujesz 1 PZ, ale nic za dobranie, w którym tracisz Księżną.',
      en: 'Gain 1 VP per unit you lose here; nothing for a draw in which she is lost.',
    },
  },
  walrus: {
    name: { pl: 'Mors', en: 'Walrus' },
    text: {
      pl: 'Wygrywasz tu: 3 PZ, a zdobyty zamek możesz postawić w dowolnym innym regionie.',
      en: 'Win here: 3 VP, and the castle you win may go to any region instead.',
    },
  },
  gryphon: {
    name: { pl: 'Gryf', en: 'Gryphon' },
    text: {
      pl: 'Po bitwie może przelecieć do sąsiedniego regionu.',
      en: 'After a battle here it may fly to an adjacent region.',
    },
  },
  caterpillar: {
    name: { pl: 'Gąsienica', en: 'Caterpillar' },
    text: {
      pl: 'Po bitwie możesz odrzucić najwyżej 2 odłamki.',
      en: 'After a battle here you may discard up to 2 shards.',
    },
  },
  humpty: {
    name: { pl: 'Humpty Dumpty', en: 'Humpty Dumpty' },
    text: { pl: 'Gdy go tracisz, pęka twoja tarcza.', en: 'When he is lost your shield cracks.' },
  },
  dodo: {
    name: { pl: 'Dodo', en: 'Dodo' },
    text: {
      pl: 'Drugie miejsce bez remisu daje tu całą nagrodę zamiast połowy.',
      en: 'Second place alone here pays the full award.',
    },
  },
  dormouse: {
    name: { pl: 'Suseł', en: 'Dormouse' },
    text: {
      pl: 'Pierwszy w bitwie żeton szaleństwa na twoim torze zabiera o jedną jednostkę mniej.',
      en: 'The first madness put on your track in a battle here costs one unit less.',
    },
  },
  mock_turtle: {
    name: { pl: 'Żółwiciel', en: 'Mock Turtle' },
    text: {
      pl: 'Jeśli nie odpadniesz i nie będziesz na pierwszym miejscu, zyskujesz 2 PZ.',
      en: 'If you stay in to the end and are not first, gain 2 VP.',
    },
  },
  twins: {
    name: { pl: 'Tweedledum i Tweedledee', en: 'Tweedledum and Tweedledee' },
    text: {
      pl: 'Dwa pionki o sile 1, stawiane razem lub osobno; w jednym regionie mają łącznie siłę 3.',
      en: 'Two standees of strength 1, placed together or apart; in one region they count 3.',
    },
  },
  rabbit_watch: {
    name: { pl: 'Zegarek Białego Królika', en: "White Rabbit's Watch" },
    text: {
      pl: 'Przy następnym dobraniu wyciągasz o jeden żeton więcej; jeden zagrywasz, drugi wraca do worka.',
      en: 'Your next draw takes one more chip; play one, return the other.',
    },
  },
  knave_crown: {
    name: { pl: 'Korona Waleta', en: "Knave's Crown" },
    text: {
      pl: 'Wskaż przeciwnika: jego następny żeton liczy się tak, jakby miał siłę 1.',
      en: 'Pick an opponent: the next chip they play counts as strength 1.',
    },
  },
  hare_spoon: {
    name: { pl: 'Łyżka Marcowego Zająca', en: "March Hare's Spoon" },
    text: {
      pl: '+1 siły za każdy żeton na twoim torze szaleństwa, najwyżej +3.',
      en: '+1 per chip on your madness track, +3 at most.',
    },
  },
  duchess_amulet: {
    name: { pl: 'Amulet Księżnej', en: "Duchess's Amulet" },
    text: {
      pl: 'Wskaż przeciwnika: wybrany przez ciebie żeton szaleństwa wraca z jego toru do jego worka.',
      en: 'Pick an opponent: one madness of your choice goes from their track to their bag.',
    },
  },
  walrus_oysters: {
    name: { pl: 'Ostrygi Morsa', en: "Walrus's Oysters" },
    text: { pl: 'Przekuwając je, zyskujesz 2 PZ.', en: '2 VP when forged.' },
  },
  gryphon_feather: {
    name: { pl: 'Pióro Gryfa', en: "Gryphon's Feather" },
    text: {
      pl: 'Możesz ściągnąć tu jednego stronnika z sąsiedniego regionu.',
      en: 'You may move one supporter here from an adjacent region.',
    },
  },
  caterpillar_hookah: {
    name: { pl: 'Fajka Gąsienicy', en: "Caterpillar's Hookah" },
    text: {
      pl: 'Jeśli w tym dobraniu nikomu nie przybyło szaleństwa na torze, odrzucasz 1 odłamek.',
      en: 'If nobody put madness on a track in this draw, discard 1 shard.',
    },
  },
  humpty_glove: {
    name: { pl: "Rękawiczka Humpty'ego", en: "Humpty's Glove" },
    text: { pl: 'Naprawiasz swoją tarczę.', en: 'Your shield is whole again.' },
  },
  dodo_thimble: {
    name: { pl: 'Naparstek Dodo', en: "Dodo's Thimble" },
    text: {
      pl: '+1 siły za każdego przeciwnika, który wciąż dobiera, najwyżej +3.',
      en: '+1 per opponent still drawing, +3 at most.',
    },
  },
  dormouse_pillow: {
    name: { pl: 'Poduszka Susła', en: "Dormouse's Pillow" },
    text: {
      pl: 'Twój następny żeton szaleństwa w tej bitwie wraca do worka bez skutku.',
      en: 'Your next madness in this battle goes back to the bag without effect.',
    },
  },
  turtle_soup: {
    name: { pl: 'Zupa Żółwiciela', en: "Mock Turtle's Soup" },
    text: { pl: 'Dostaw tu jednego stronnika.', en: 'Place one supporter here.' },
  },
  twins_rattle: {
    name: { pl: 'Grzechotka bliźniaków', en: "Twins' Rattle" },
    text: {
      pl: '+2 siły, jeśli twoja druga Grzechotka jest już aktywna.',
      en: '+2 if your other Rattle is already active.',
    },
  },
};

/** The twins as standees. */
export const TWINS: Readonly<Record<string, Texts>> = {
  twin1: { pl: 'Tweedledum', en: 'Tweedledum' },
  twin2: { pl: 'Tweedledee', en: 'Tweedledee' },
};
