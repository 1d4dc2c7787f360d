import type { Asked } from '../asked.js';

/**
 * The last set about Tash-Kalar: written when the search was done, asked once, and nothing changed after it. First as typed
 * on a phone, then plainly. The one time it was asked the search answered 91.7 % of both at once, all in three.
 */
export const CONTEST_LAST_PHONE: readonly Asked[] = [
  ['pl', 'tryby ile graczy', 'TK-1.1'],
  ['pl', 'akcje w turze jakie', 'TK-3.3'],
  ['pl', 'discard legendy?', 'TK-3.7'],
  ['pl', 'flara po akcji ok?', 'TK-3.8'],
  ['pl', 'za duzo kart w rece', 'TK-3.11'],
  ['pl', 'pattern lustro', 'TK-4.2'],
  ['pl', 'przywolanie na wroga heroicznego', 'TK-4.5'],
  ['pl', 'leap ile pol', 'TK-7.6'],
  ['pl', 'downgrade legendy jak', 'TK-7.10'],
  ['pl', 'kills tytana sie licza', 'TK-8.4', 'card-titan'],
  ['pl', 'melee legenda pkt kolor', 'TK-11.3'],
  ['pl', 'warp kosztuje akcje?', 'TK-14.10'],
  ['en', 'modes list', 'TK-1.1'],
  ['en', 'where r red squares', 'TK-1.3'],
  ['en', 'starter gets 1 action?', 'TK-3.2'],
  ['en', 'deck out reshuffle', 'TK-3.12', 'TK-12.1'],
  ['en', 'frame sq occupied', 'TK-4.5', 'TK-4.4'],
  ['en', 'flare lead needed', 'TK-5.1'],
  ['en', 'flare while resolving', 'TK-6.1'],
  ['en', 'std mv equal rank', 'TK-7.4'],
  ['en', 'dest own pc pts', 'TK-8.2', 'TK-10.1'],
  ['en', 'claim next task?', 'TK-9.2'],
  ['en', 'melee tie', 'TK-12.10'],
  ['en', 'thaw same turn', 'TK-14.2'],
];

export const CONTEST_LAST_PLAIN: readonly Asked[] = [
  ['pl', 'Ile dwustronnych pionów mam w pojedynku?', 'TK-1.8', 'TK-1.7'],
  ['pl', 'Kto wykłada początkowe piony w pojedynku?', 'TK-2.8'],
  ['pl', 'Czy mogę umieścić dwa piony w jednej turze?', 'TK-3.3'],
  ['pl', 'Kiedy używa się zdobytej akcji?', 'TK-3.9', 'TK-7.13'],
  ['pl', 'Co się dzieje z kartą istoty po rozpatrzeniu efektu?', 'TK-4.7'],
  ['pl', 'Czy do wzoru wystarczy pion wyższej rangi?', 'TK-4.3'],
  ['pl', 'Ile punktów dostaje przeciwnik za moją flarę w pojedynku?', 'TK-5.5'],
  ['pl', 'Czy efekt trzeba wykonać w całości?', 'TK-6.2', 'TK-6.3'],
  ['pl', 'Czy skok może zbić piona?', 'TK-7.6'],
  ['pl', 'Co oznacza strzałka na wzorze?', 'TK-7.16'],
  ['pl', 'Kiedy sprawdza się, czy zadanie jest spełnione?', 'TK-9.5', 'TK-9.2'],
  ['pl', 'Ile tur pozostaje po wyczerpaniu talii?', 'TK-12.6'],
  ['en', 'What are the three ranks?', 'TK-1.6'],
  ['en', 'What happens to pieces taken off the board?', 'TK-1.9'],
  ['en', 'May I put a piece on an occupied square?', 'TK-3.4', 'TK-4.5'],
  ['en', 'Does the being have to fit the pattern exactly as printed?', 'TK-4.2'],
  ['en', 'How often may I use improvised summoning?', 'TK-4.9'],
  ['en', 'Does throwing a flare cost points?', 'TK-5.5', 'TK-5.6', 'TK-5.4'],
  ['en', 'Which squares count as adjacent?', 'TK-7.1'],
  ['en', 'Can I downgrade a common piece?', 'TK-7.10'],
  ['en', 'Is a converted piece counted as destroyed?', 'TK-8.1'],
  ['en', 'What is the line dominance task?', 'TK-9.8', 'task-line-dominance'],
  ['en', 'How do I win a melee?', 'TK-12.10', 'TK-11.5', 'TK-12.9'],
  ['en', 'Who ends the turn after control was handed over?', 'TK-13.6'],
];
