import type { Texts } from './text.js';

/** Abilities, resistances and ways of attacking of enemies (MK-W-11.1, 13). */
export const ABILITY_TEXTS: Texts = {
  fortified: [
    'W fazie dystansowej działają na niego tylko ataki oblężnicze; w miejscu ufortyfikowanym żadne.',
    'In the Ranged phase only Siege Attacks work on it; at a fortified site none do.',
  ],
  unfortified: ['Fortyfikacja miejsca go nie chroni.', 'The fortification of a site does not protect it.'],
  swift: ['Do zablokowania potrzeba dwa razy tyle Bloku.', 'Blocking it takes twice as much Block.'],
  brutal: ['Niezablokowany zadaje podwójne obrażenia.', 'Unblocked it deals double damage.'],
  poison: [
    'Ranna jednostka dostaje dwie rany. Za każdą ranę na rękę bohater bierze jeszcze jedną na stos wykorzystanych.',
    'A wounded unit gets two Wounds. For each Wound to hand the hero takes one more to the discard pile.',
  ],
  paralyze: [
    'Jednostka, która miałaby być ranna, zostaje zniszczona. Ranny bohater odrzuca z ręki wszystko prócz ran.',
    'A unit that would be wounded is destroyed. A wounded hero discards all cards but Wounds.',
  ],
  summon: [
    'W fazie blokowania zastępuje go dobrany brązowy żeton; w fazie ataku wraca. Za przywołanego nie ma sławy.',
    'In the Block phase a brown token is drawn in its place; in the Attack phase it is back. The summoned one gives no Fame.',
  ],
  assassination: ['Obrażenia może przyjąć tylko bohater.', 'Its damage goes to the hero only.'],
  cumbersome: [
    'W fazie blokowania każdy wydany punkt Ruchu to jego atak −1; przy 0 jest zablokowany.',
    'In the Block phase each Move point spent gives its attack −1; at 0 it is blocked.',
  ],
  vampiric: [
    'Pancerz +1 za każdą zranioną jednostkę i każdą ranę zadaną na rękę.',
    'Armor +1 for each unit it wounds and each Wound it puts into a hand.',
  ],
  elusive: [
    'Liczy się wyższy Pancerz; niższy tylko w fazie ataku, gdy wszystkie jego ataki zablokowano.',
    'The higher Armor counts; the lower one only in the Attack phase once all its attacks were blocked.',
  ],
  arcane_immunity: [
    'Działają na niego tylko ataki, bloki i to, co zmienia jego ataki.',
    'Only attacks, blocks and what changes its attacks work on it.',
  ],
  defend: [
    'Pierwszy atakowany w tej walce wróg dostaje tyle Pancerza więcej.',
    'The first enemy attacked in this combat gets that much more Armor.',
  ],
  resist_physical: ['Ataki fizyczne liczą się za połowę.', 'Physical attacks count half.'],
  resist_fire: [
    'Ataki ogniem liczą się za połowę; inne działania czerwonych kart i zdolności za czerwoną manę go nie ruszają.',
    'Fire attacks count half; other effects of red cards and of abilities paid with red mana do nothing to it.',
  ],
  resist_ice: [
    'Ataki lodem liczą się za połowę; inne działania niebieskich kart i zdolności za niebieską manę go nie ruszają.',
    'Ice attacks count half; other effects of blue cards and of abilities paid with blue mana do nothing to it.',
  ],
  several_attacks: [
    'Każdy atak blokujesz osobno; wróg jest zablokowany, gdy zablokujesz wszystkie.',
    'Each attack is blocked on its own; the enemy is blocked once all of them are.',
  ],
};
