import type { Asked } from '../asked.js';

/**
 * The last set about Monolith Arena: written when the search was done, asked once, and nothing changed after it. First as
 * typed on a phone, then plainly. The one time it was asked the search answered 75 %
 * and 83.3 % at once, 95.8 % and all in three.
 */
export const ARENA_LAST_PHONE: readonly Asked[] = [
  ['pl', 'ktory gracz 1szy kladzie choragiew', 'MA-1.6'],
  ['pl', 'dobieram do ilu', 'MA-3.1'],
  ['pl', 'pechowe ile razy na ture', 'MA-4.3'],
  ['pl', 'teleport zasieciowanego', 'MA-6.4', 'MA-10.3'],
  ['pl', 'dmg dystansowy przez puste pola', 'MA-8.3', 'MA-8.2'],
  ['pl', 'landsknecht pancerz z ktorej', 'tile-landsknecht', 'MA-8.6'],
  ['pl', 'runa celnosci bonus', 'MA-11.8', 'tile-accuracy-rune'],
  ['pl', 'dwa regeny obok siebie', 'MA-12.8', 'MA-12.5'],
  ['pl', 'zatruty sztandar traci hp?', 'MA-13.3', 'MA-13.1'],
  ['pl', 'net order na kogo', 'MA-16.6', 'tile-net'],
  ['pl', 'push wlasnego sztandaru', 'MA-18.1', 'MA-18.6'],
  ['pl', 'taktyczny wariant 6 zet', 'MA-21.1'],
  ['en', 'draw up 2 how many', 'MA-3.1'],
  ['en', 'keep both tiles 4 next turn', 'MA-3.3'],
  ['en', 'feature b4 discard ok?', 'MA-6.2'],
  ['en', 'hunter 2 init vals', 'MA-7.10', 'tile-hunter'],
  ['en', 'melee thru ally', 'MA-8.1', 'MA-8.3'],
  ['en', 'sniper dmg any hex assassin', 'MA-8.10', 'tile-assassin'],
  ['en', 'netter dies mid battle', 'MA-10.5'],
  ['en', 'agility rune gives', 'MA-11.11', 'tile-agility-rune'],
  ['en', 'entrench wears off', 'MA-16.8', 'tile-entrenchment'],
  ['en', 'morlok hits banner', 'MA-19.3'],
  ['en', 'monolith tiles secret?', 'MA-22.3'],
  ['en', 'team hp shared', 'MA-23.2'],
];

export const ARENA_LAST_PLAIN: readonly Asked[] = [
  ['pl', 'Czy sztandar wlicza się do stosu żetonów?', 'MA-1.5'],
  ['pl', 'Czy w pierwszej turze muszę odrzucić żeton?', 'MA-2.1', 'MA-2.2'],
  ['pl', 'Czy wolno użyć manewru po zagraniu obu żetonów?', 'MA-6.2'],
  ['pl', 'Co się dzieje, gdy żeton ma dwie inicjatywy?', 'MA-7.10'],
  ['pl', 'Czy atak wręcz trafia własne żetony?', 'MA-8.3', 'MA-8.1'],
  ['pl', 'Jaką siłę ma atak sztandaru?', 'MA-8.9'],
  ['pl', 'Czy sieć zatrzymuje regenerację?', 'MA-12.9', 'MA-10.3'],
  ['pl', 'Czy runa zniszczona w segmencie jeszcze działa?', 'MA-11.19', 'MA-7.6'],
  ['pl', 'Co daje sztandar Smoczego Imperium?', 'MA-15.2'],
  ['pl', 'Czy obrót można zagrać na zasieciowany żeton?', 'MA-16.5', 'tile-rotation'],
  ['pl', 'Kiedy rozgrywa się ostatnią bitwę?', 'MA-20.1'],
  ['pl', 'Jak długo monolit pozostaje rozwinięty?', 'MA-22.9'],
  ['en', 'How many tiles may I play after the discard?', 'MA-5.1'],
  ['en', 'Is an order removed after it was played?', 'MA-5.2'],
  ['en', 'Does teleporting let me turn the tile?', 'MA-6.6'],
  ['en', 'What is done before the first segment of a battle?', 'MA-19.1', 'MA-7.3'],
  ['en', 'Does a shot stop at empty hexes?', 'MA-8.3'],
  ['en', 'Can toughness be lost when the guardian banner is netted?', 'MA-15.5'],
  ['en', 'Does penetration ignore armor?', 'MA-11.13', 'MA-8.6'],
  ['en', 'Does poison stay on the tile after it dealt wounds?', 'MA-13.3', 'AMB-10'],
  ['en', 'May a cavalry tile charge a rune?', 'MA-17.1', 'MA-17.4'],
  ['en', 'Who decides where a pushed tile goes?', 'MA-18.2'],
  ['en', 'What if the hit points are equal after the last battle?', 'MA-20.7'],
  ['en', 'In what order do four players take turns?', 'MA-23.1'],
];
