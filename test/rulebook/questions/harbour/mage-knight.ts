import type { Asked } from '../asked.js';

/**
 * About Mage Knight in whole sentences, half in each language: things that come up while people play, written from the digest by
 * rule numbers before any passage or any other set was read. The first time the search answered 96.7 % at once and all in three;
 * then they were opened. Nothing was fitted to them.
 */
export const KNIGHT_HARBOUR_PLAIN: readonly Asked[] = [
  [
    'pl',
    'Czy mogę zagrać ranę bokiem, żeby dostać jeden punkt ruchu?',
    'MK-C-1.7',
    'MK-C-2.1',
    'MK-W-14.1',
    'MK-W-4.1',
  ],
  [
    'pl',
    'Ile kart dobieram na koniec tury, jeśli stoję obok własnej twierdzy?',
    'MK-W-15.9',
    'MK-S-5.11',
    'MK-C-10.11',
  ],
  ['pl', 'Co się dzieje, gdy przy losowaniu kryształu wypadnie czarny kolor?', 'MK-W-15.4', 'MK-S-1.10', 'MK-C-3.11'],
  ['pl', 'Czy po walce mogę jeszcze się ruszyć?', 'MK-W-3.11'],
  ['pl', 'Ile wpływu kosztuje czar w wieży maga?', 'MK-S-6.7', 'MK-W-8.8'],
  ['pl', 'Jaką premię mają obrońcy czerwonego miasta?', 'MK-S-8.8', 'MK-W-13.12'],
  ['pl', 'Kiedy odkrywa się żetony leżące na karcie miasta?', 'MK-S-7.3', 'MK-W-5.9'],
  ['pl', 'Czy jednostki mogą walczyć w grobowcu?', 'MK-S-13.2', 'MK-S-12.3', 'MK-W-9.8'],
  ['pl', 'Ile reputacji tracę za spalenie monastyru?', 'MK-S-4.5', 'MK-W-9.2'],
  ['pl', 'Czym zablokować atak zimnego ognia?', 'MK-W-11.3'],
  ['pl', 'Przegrałem walkę w lochu, czy muszę się z niego wycofać?', 'MK-S-12.6', 'MK-W-12.5'],
  ['pl', 'Co robi wirtualny gracz w swojej turze?', 'MK-W-18.1', 'MK-X-14.5', 'MK-X-14.4', 'MK-C-11.4'],
  ['pl', 'Ile sławy potrzeba na szósty poziom?', 'MK-W-1.10', 'MK-C-14.1'],
  ['pl', 'Mam na ręce same rany, co mogę zrobić w tej turze?', 'MK-W-3.6', 'MK-W-3.12', 'MK-C-9.6'],
  ['pl', 'Czy w Podbij i utrzymaj szturm na wieżę kosztuje reputację?', 'MK-X-11.7'],
  ['en', 'How much healing do I need to get a wound off a level three unit?', 'MK-W-14.2', 'MK-C-7.6'],
  ['en', 'What happens to the movement points I did not spend when I start a fight?', 'MK-W-3.11', 'MK-C-4.11'],
  ['en', 'Can I pay for a card with a gold die at night?', 'MK-C-3.5', 'MK-C-3.9', 'MK-W-3.14'],
  ['en', "Do I get the tower's spell right away or at the end of my turn?", 'MK-S-6.4', 'MK-W-12.4', 'MK-S-1.9'],
  [
    'en',
    'My friend owns a keep and is away from it. What defends it if I attack?',
    'MK-S-5.7',
    'MK-W-9.3',
    'MK-W-12.10',
  ],
  ['en', 'How much is healing in a monastery and what else can I buy there?', 'MK-S-4.4', 'MK-W-8.6'],
  ['en', 'How many wounds does it take to be knocked out?', 'MK-W-11.12', 'MK-C-12.6', 'MK-W-11.14'],
  ['en', 'Do I gain reputation for beating an orc that I met inside ruins?', 'MK-W-12.2', 'MK-S-1.15', 'MK-S-16.8'],
  ['en', 'If I reveal an orc right next to me, does it attack me?', 'MK-W-5.8'],
  ['en', 'Can I use two dice from the source in one turn?', 'MK-W-3.14', 'MK-C-3.7'],
  ['en', 'Who picks a tactic first?', 'MK-W-2.5', 'MK-C-6.1'],
  [
    'en',
    'What happens when there are no brown monsters left to draw, not even in the discard?',
    'MK-W-1.19',
    'MK-X-5.11',
  ],
  ['en', 'How many artifacts do I get for clearing a spawning ground?', 'MK-S-15.3'],
  ['en', 'Is a hero standing on the portal safe from other players?', 'MK-S-2.3', 'MK-W-6.8'],
  ['en', 'When the last city falls in full conquest, does everyone get another turn?', 'MK-X-2.4', 'MK-X-12.3'],
];

/**
 * The same evening, typed on a phone: no Polish letters, misspelt, three words for a question. Answered at once the first time:
 * 93.3 %, all in three; nothing was fitted to them.
 */
export const KNIGHT_HARBOUR_PHONE: readonly Asked[] = [
  ['pl', 'limit reki 5 poziom', 'MK-W-1.9'],
  ['pl', 'podwojnie ufortyfikowany luk?', 'MK-W-10.7', 'MK-W-10.6'],
  ['pl', 'jednostka zatruta ile ran', 'MK-W-13.3'],
  ['pl', 'mozna wejsc na jezioro', 'MK-W-4.2', 'MK-W-4.8'],
  ['pl', 'dobieranie jak talia pusta', 'MK-W-15.8', 'MK-C-10.12'],
  ['pl', 'przywolywacz kiedy go bic', 'MK-W-11.1'],
  ['pl', 'polana noca co daje', 'MK-S-10.2', 'MK-W-3.16'],
  ['pl', 'kopalnia mam juz 3', 'MK-S-11.2', 'MK-W-15.3', 'MK-C-3.10'],
  ['pl', 'pladrowanie ile kart', 'MK-S-3.3'],
  ['pl', 'remis tarcz kto namiestnik', 'MK-S-7.10', 'MK-W-12.8'],
  ['pl', 'reputacja x czy moge kupic', 'MK-W-8.2', 'MK-W-1.11', 'MK-C-14.2'],
  ['pl', 'talia czynow pusta koniec rundy', 'MK-W-3.3', 'MK-C-9.1'],
  ['pl', 'wymuszony odwrot ile ran', 'MK-W-7.2', 'MK-C-10.3'],
  ['pl', 'megapolis max lvl', 'MK-W-19.5', 'MK-S-9.1'],
  ['pl', 'ulepszanie akcji kto pierwszy', 'MK-X-34.3'],
  ['en', 'swift double block?', 'MK-W-13.2', 'MK-W-11.5'],
  ['en', 'max crystals per colour', 'MK-C-3.2', 'MK-C-3.10'],
  ['en', 'desert night cost', 'MK-W-4.2'],
  ['en', 'when can i plunder vilage', 'MK-S-3.3', 'MK-S-3.4'],
  ['en', 'can i heal mid fight', 'MK-W-14.3', 'MK-W-9.7'],
  ['en', 'paralyse unit dies?', 'MK-W-13.4'],
  ['en', 'explore tile how many move pts', 'MK-W-5.1'],
  ['en', 'level up take other players skill', 'MK-W-15.6', 'MK-C-10.8'],
  ['en', 'moved past orc now fight?', 'MK-W-6.1', 'MK-S-18.3'],
  ['en', 'dungen loot', 'MK-S-12.4'],
  ['en', 'banner lost when unit dies', 'MK-C-7.2'],
  ['en', 'pvp steal artifact how much dmg', 'MK-W-16.7', 'MK-W-16.12'],
  ['en', 'solo score unplayed rounds', 'MK-X-4.9', 'MK-W-19.3'],
  ['en', 'blue city bonus fire atk', 'MK-S-8.4', 'MK-W-13.12'],
  ['en', 'undo after new tile', 'MK-W-3.15', 'MK-C-8.2'],
];
