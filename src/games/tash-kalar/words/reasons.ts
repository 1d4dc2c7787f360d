import { polish } from '../../../engine/language.js';
import { the } from './en/grammar.js';
import { type Facts, lacksText, polishPieces, polishUpgraded, rankWord, seen } from './facts.js';
import { schoolName, taskName } from './names.js';
import { head, whom, whose } from './pl/grammar.js';

interface Reason {
  /** The rule that usually says so. */
  readonly rule: string;
  readonly pl: string | ((it: Facts) => string);
  readonly en: string | ((it: Facts) => string);
}

const reasons = <Name extends string>(table: Readonly<Record<Name, Reason>>) => table;

/** The card at the head of a sentence. */
const name = (card: string): string => head({ card, part: 'effect' });

const plus = (count: number): string => (count > 0 ? `+${count}` : `${count}`);

/** Why things are forbidden, in our own words. */
export const REASONS = reasons({
  'no-square': {
    rule: 'TK-1.2',
    pl: it => `Nie ma pola ${it.square}: plansza to kolumny A–I i rzędy 1–9, bez trzech pól w każdym rogu.`,
    en: it =>
      `There is no square ${it.square}: the board is columns A–I and rows 1–9 without three squares in each corner.`,
  },
  'no-tasks': {
    rule: 'TK-1.1',
    pl: 'W tym trybie nie ma zadań: są tylko w Wysokim Stylu.',
    en: 'There are no tasks in this mode: only High Form has them.',
  },
  'opening-first': {
    rule: 'TK-2.8',
    pl: 'Najpierw na oznaczonych polach stają pierwsze zwykłe piony.',
    en: 'First the opening commons go on the marked squares.',
  },
  'opening-square': {
    rule: 'TK-2.8',
    pl: 'Pierwsze piony stają tylko na oznaczonych polach, po jednym każdego koloru.',
    en: 'The opening commons go on the marked squares only, one of each colour.',
  },
  'not-your-turn': {
    rule: 'TK-3.1',
    pl: 'To nie twoja tura.',
    en: 'It is not your turn.',
  },
  'no-such-action': {
    rule: 'TK-3.3',
    pl: 'Takiej akcji nie ma: można umieścić piona, przywołać istotę albo odrzucić kartę. Piony ruszają się tylko przez efekty.',
    en: 'There is no such action: you may place a piece, summon a being or discard a card. Pieces move only by effects.',
  },
  'draw-at-end': {
    rule: 'TK-3.11',
    pl: 'Karty dobiera się dopiero na koniec tury.',
    en: 'Cards are drawn only at the end of the turn.',
  },
  'own-turn-flare': {
    rule: 'TK-3.8',
    pl: 'To nie twoja tura, a flarę rzuca się tylko w swojej.',
    en: 'It is not your turn, and a flare is thrown only in your own.',
  },
  'no-actions': {
    rule: 'TK-3.3',
    pl: 'Nie masz już akcji w tej turze.',
    en: 'You have no actions left in this turn.',
  },
  'actions-left': {
    rule: 'TK-3.3',
    pl: it => `Trzeba wykorzystać wszystkie akcje: ${polish(it.count, 'została', 'zostały', 'zostało')} ${it.count}.`,
    en: it => `All actions must be spent: ${it.count} left.`,
  },
  'second-discard': {
    rule: 'TK-3.3',
    pl: 'Odrzucać można tylko raz w turze.',
    en: 'You may discard only once a turn.',
  },
  occupied: {
    rule: 'TK-3.4',
    pl: it => `Pole ${it.square} jest zajęte: stoi tam ${seen(it.piece, 'pl')}. Pion stawia się na pustym polu.`,
    en: it => `${it.square} is occupied: ${seen(it.piece, 'en')} stands there. A common goes on an empty square.`,
  },
  'board-full': {
    rule: 'TK-3.4',
    pl: 'Nie ma pustego pola, na którym można postawić pion.',
    en: 'There is no empty square to place a common on.',
  },
  'lift-first': {
    rule: 'TK-3.5',
    pl: 'Nie masz pionów w zasobie: najpierw zabierz z planszy swój zwykły lub heroiczny pion.',
    en: 'No piece is left in your supply: first lift a common or heroic of yours off the board.',
  },
  'lift-own': {
    rule: 'TK-3.5',
    pl: it => `Zabrać można tylko swój pion, i to takiego rodzaju, jaki jest potrzebny; na ${it.square} go nie ma.`,
    en: it => `You may lift only a piece of yours, of the kind that is needed; there is none on ${it.square}.`,
  },
  'lift-pattern': {
    rule: 'TK-4.6.2',
    pl: it => `Pion z ${it.square} należy do wzoru, więc nie można go zabrać.`,
    en: it => `The piece on ${it.square} is part of the pattern: it cannot be lifted.`,
  },
  'beings-only': {
    rule: 'TK-3.7',
    pl: 'Odrzuca się istotę ze swojej talii, nie legendę ani flarę. Te można potem odłożyć pod ich talie.',
    en: 'You discard a being of your own deck, no legend and no flare. Those may then go under their decks.',
  },
  'not-in-hand': {
    rule: 'TK-4.1',
    pl: it => `Nie masz na ręce ${whose(it.card)}.`,
    en: it => `You have no ${the(it.card)} in hand.`,
  },
  'not-under': {
    rule: 'TK-3.7',
    pl: 'Pod talie odkłada się tylko inne karty ze swojej ręki, każdą raz.',
    en: 'Only other cards of your hand go under their decks, each once.',
  },
  'no-pattern': {
    rule: 'TK-4.3',
    pl: it =>
      `Wzór ${whose(it.card)} nigdzie się nie układa. Do najbliższego ułożenia brakuje: ${lacksText(it.lacks, 'pl')}.`,
    en: it => `The pattern of ${the(it.card)} fits nowhere. The nearest placement lacks ${lacksText(it.lacks, 'en')}.`,
  },
  'no-pattern-at': {
    rule: 'TK-4.3',
    pl: it => `Żeby przywołać ${whom(it.card)} na ${it.square}, brakuje: ${lacksText(it.lacks, 'pl')}.`,
    en: it => `To summon ${the(it.card)} on ${it.square} you lack ${lacksText(it.lacks, 'en')}.`,
  },
  'off-board': {
    rule: 'TK-4.4',
    pl: it => `Wzór ${whose(it.card)} wychodzi poza planszę, jeśli istota ma stanąć na ${it.square}.`,
    en: it => `With ${the(it.card)} on ${it.square} the pattern runs off the board.`,
  },
  'other-colour': {
    rule: 'TK-14.7',
    pl: it => `Ten wzór trzeba ułożyć z pionów wskazanego przeciwnika. Brakuje: ${lacksText(it.lacks, 'pl')}.`,
    en: it => `This pattern must use the pieces of the chosen opponent. Missing: ${lacksText(it.lacks, 'en')}.`,
  },
  'improvised-before': {
    rule: 'TK-4.9',
    pl: it => `Do wzoru ${whose(it.card)} trzeba cudzego piona, a w tym kolorze improwizacja jest już wykorzystana.`,
    en: it => `The pattern of ${the(it.card)} needs a foreign piece, and you have improvised in that colour before.`,
  },
  'no-placement': {
    rule: 'TK-4.2',
    pl: it => `Na ${it.square} nie ma ułożenia o tym numerze: pasuje ich ${it.count}.`,
    en: it => `There is no placement of that number on ${it.square}: ${it.count} fit.`,
  },
  'higher-rank': {
    rule: 'TK-4.5',
    pl: it =>
      `Na ${it.square} stoi ${seen(it.piece, 'pl')}. ${name(it.card)} to ${rankWord(it.rank, 'pl')} pion i nie może stanąć na wyższej randze.`,
    en: it =>
      `${it.square} holds ${seen(it.piece, 'en')}. ${the(it.card)} is ${rankWord(it.rank, 'en')} and cannot land on a higher rank.`,
  },
  shortage: {
    rule: 'TK-4.6.3',
    pl: it => `Brakuje piona na przywołanie ${whose(it.card)}: nie ma go w zasobie ani na planszy poza wzorem.`,
    en: it => `No piece is left for ${the(it.card)}: neither in your supply nor on the board outside the pattern.`,
  },
  'no-room': {
    rule: 'TK-4.4',
    pl: it => `${name(it.card)} przybywa na puste bezbarwne pole.`,
    en: it => `${the(it.card)} arrives on an empty colourless square.`,
  },
  'no-flare': {
    rule: 'TK-5.3',
    pl: 'Nie masz flary. Nową dobierzesz na koniec tury.',
    en: 'You have no flare. A new one is drawn at the end of the turn.',
  },
  'flare-lead': {
    rule: 'TK-5.1',
    pl: it =>
      `Flara wymaga, by wróg miał na planszy o ${polishUpgraded(it.upgradedNeeded)} więcej albo o ${polishPieces(it.piecesNeeded)} więcej. Teraz ${it.leads.map(({ school, upgraded, pieces }) => `${schoolName(school, 'pl')}: ${plus(upgraded)} i ${plus(pieces)}`).join(', ')}.`,
    en: it =>
      `The flare needs an enemy with ${it.upgradedNeeded} more upgraded pieces or ${it.piecesNeeded} more pieces on the board. Now ${it.leads.map(({ school, upgraded, pieces }) => `${schoolName(school, 'en')}: ${plus(upgraded)} and ${plus(pieces)}`).join(', ')}.`,
  },
  'effect-first': {
    rule: 'TK-6.1',
    pl: 'Najpierw trzeba dokończyć efekt karty.',
    en: 'First the effect of the card must be finished.',
  },
  compulsory: {
    rule: 'TK-6.2',
    pl: it => `Ta część efektu nie jest dobrowolna: ${name(it.card)} nie mówi „możesz” ani „do”.`,
    en: it => `This part of the effect is not optional: ${the(it.card)} says neither “may” nor “up to”.`,
  },
  impossible: {
    rule: 'TK-6.3',
    pl: 'Tego teraz wybrać nie można: nic by się nie dało zrobić.',
    en: 'That cannot be chosen now: nothing could be done.',
  },
  'nothing-there': {
    rule: 'TK-6.3',
    pl: it => `Na ${it.square} nie ma piona.`,
    en: it => `There is no piece on ${it.square}.`,
  },
  'not-a-target': {
    rule: 'TK-6.3',
    pl: it => `${name(it.card)} nie działa na ten pion: na ${it.square} stoi ${seen(it.piece, 'pl')}.`,
    en: it => `${the(it.card)} does not reach ${it.square}: ${seen(it.piece, 'en')} stands there.`,
  },
  'not-a-mover': {
    rule: 'TK-7.3',
    pl: it => `${name(it.card)} nie może teraz ruszyć pionem z ${it.square}.`,
    en: it => `${the(it.card)} cannot move the piece on ${it.square} now.`,
  },
  'not-adjacent': {
    rule: 'TK-7.3',
    pl: it => `Ruch wykonuje się tylko na sąsiednie pole, a ${it.square} nim nie jest.`,
    en: it => `A move goes to an adjacent square, and ${it.square} is none.`,
  },
  'standard-move': {
    rule: 'TK-7.4',
    pl: it =>
      `Standardowo wchodzi się na puste pole albo na niższą rangę; na ${it.square} stoi ${seen(it.piece, 'pl')}.`,
    en: it => `A standard move enters an empty square or a lower rank; ${it.square} holds ${seen(it.piece, 'en')}.`,
  },
  'combat-move': {
    rule: 'TK-7.5',
    pl: it =>
      `Bojowo wchodzi się na puste pole albo na tę samą lub niższą rangę; na ${it.square} stoi ${seen(it.piece, 'pl')}.`,
    en: it =>
      `A combat move enters an empty square or the same or a lower rank; ${it.square} holds ${seen(it.piece, 'en')}.`,
  },
  'empty-only': {
    rule: 'TK-7.3',
    pl: it => `Ten ruch prowadzi tylko na puste pole; na ${it.square} stoi ${seen(it.piece, 'pl')}.`,
    en: it => `This move goes to an empty square only; ${it.square} holds ${seen(it.piece, 'en')}.`,
  },
  'not-a-destination': {
    rule: 'TK-7.3',
    pl: it => `Karta ${name(it.card)} nie pozwala wejść na ${it.square}.`,
    en: it => `By the text of ${the(it.card)} it cannot go to ${it.square}.`,
  },
  'no-line': {
    rule: 'TK-7.7',
    pl: it => `Do ${it.square} nie prowadzi prosta droga, na której każdy krok jest dozwolony.`,
    en: it => `No straight way leads to ${it.square} on which every single move is allowed.`,
  },
  'placed-on-empty': {
    rule: 'TK-7.8',
    pl: it => `Nowy pion staje tylko na pustym polu; na ${it.square} stoi ${seen(it.piece, 'pl')}.`,
    en: it => `A new piece goes on an empty square; ${it.square} holds ${seen(it.piece, 'en')}.`,
  },
  'not-a-place': {
    rule: 'TK-7.8',
    pl: it => `Karta ${name(it.card)} nie pozwala wybrać pola ${it.square}.`,
    en: it => `By the text of ${the(it.card)} you cannot choose ${it.square}.`,
  },
  'no-supply': {
    rule: 'TK-7.8',
    pl: 'W zasobie nie ma piona tej rangi.',
    en: 'There is no piece of that rank in supply.',
  },
  'no-upgrade': {
    rule: 'TK-7.9',
    pl: it => `Na ${it.square} stoi ${seen(it.piece, 'pl')}: wyżej awansować go nie można.`,
    en: it => `${it.square} holds ${seen(it.piece, 'en')}: it cannot be upgraded further.`,
  },
  'no-downgrade': {
    rule: 'TK-7.10',
    pl: it => `Na ${it.square} stoi ${seen(it.piece, 'pl')}: zdegradować go nie można.`,
    en: it => `${it.square} holds ${seen(it.piece, 'en')}: it cannot be downgraded.`,
  },
  'convert-enemy': {
    rule: 'TK-7.12',
    pl: it => `Zamienia się tylko wrogie piony; na ${it.square} stoi ${seen(it.piece, 'pl')}.`,
    en: it => `Only enemy pieces are converted; ${it.square} holds ${seen(it.piece, 'en')}.`,
  },
  'no-direction': {
    rule: 'TK-7.16',
    pl: it => `${name(it.card)} w tę stronę nic nie trafia albo strzałka tam nie wskazuje.`,
    en: it => `${the(it.card)} hits nothing that way, or no arrow points there.`,
  },
  'claim-at-end': {
    rule: 'TK-9.2',
    pl: 'Zadanie wykonuje się na koniec tury, gdy akcje są wykorzystane.',
    en: 'A task is claimed at the end of the turn, when all actions are spent.',
  },
  'not-current': {
    rule: 'TK-9.2',
    pl: it => `${taskName(it.task, 'pl')} nie jest wśród obecnych zadań.`,
    en: it => `${taskName(it.task, 'en')} is not among the current tasks.`,
  },
  'next-task': {
    rule: 'TK-9.2',
    pl: it => `${taskName(it.task, 'pl')} to dopiero następne zadanie: wykonuje się tylko obecne.`,
    en: it => `${taskName(it.task, 'en')} is only the next task: just the current ones can be claimed.`,
  },
  'task-unfulfilled': {
    rule: 'TK-9.2',
    pl: it => `Warunek zadania ${taskName(it.task, 'pl')} nie jest spełniony: ${it.have}.`,
    en: it => `${taskName(it.task, 'en')} is not fulfilled: ${it.have}.`,
  },
  'other-opponent': {
    rule: 'TK-11.3',
    pl: 'Ten kolor nie wchodzi tu w grę.',
    en: 'That colour cannot be chosen here.',
  },
  'no-team': {
    rule: 'TK-13.4',
    pl: 'Turę można oddać tylko partnerowi w grze zespołowej.',
    en: 'Only in team play may the turn be handed over, to the partner.',
  },
  'no-handover': {
    rule: 'TK-13.4',
    pl: 'Nie ma już czego oddać: akcje są wykorzystane.',
    en: 'There is nothing left to hand over: all actions are spent.',
  },
  'handed-over': {
    rule: 'TK-13.6',
    pl: 'Reszta tury jest oddana: akcje wykorzystuje partner.',
    en: 'The rest of the turn is handed over: your partner spends the actions.',
  },
  'partner-places': {
    rule: 'TK-13.5',
    pl: 'W cudzej turze możesz tylko stawiać zwykłe piony.',
    en: 'In your partner’s turn you may only place commons.',
  },
  'no-return': {
    rule: 'TK-13.7',
    pl: 'Oddanej tury nie można zwrócić.',
    en: 'A turn that was handed over cannot be given back.',
  },
  'keep-one': {
    rule: 'TK-14.1',
    pl: 'Zostaje nowy albo dotychczasowy zamrożony efekt.',
    en: 'Either the new or the former frozen effect stays.',
  },
  'no-frozen': {
    rule: 'TK-14.2',
    pl: 'Nie masz przed sobą karty z zamrożonym efektem.',
    en: 'No card with a frozen effect lies in front of you.',
  },
  'no-warp': {
    rule: 'TK-14.10',
    pl: it => `Na karcie ${name(it.card)} nie ma osnowy.`,
    en: it => `${the(it.card)} has no warp effect.`,
  },
  'first-turn-warp': {
    rule: 'TK-14.10',
    pl: 'W swojej pierwszej turze nie można zagrać osnowy.',
    en: 'No warp may be played on your first turn.',
  },
  'pending-already': {
    rule: 'TK-14.11',
    pl: it => `Oczekująca istota może być tylko jedna, a jest nią ${name(it.card)}.`,
    en: it => `Only one being may be pending, and ${the(it.card)} is.`,
  },
  'pending-stays': {
    rule: 'TK-14.11',
    pl: it => `${name(it.card)} oczekuje na talii: nie można odrzucić ani odłożyć oczekującej istoty.`,
    en: it => `${the(it.card)} is pending: it can be neither discarded nor put under the deck.`,
  },
  'not-copied': {
    rule: 'TK-14.12',
    pl: 'Tej karty tu wybrać nie można.',
    en: 'That card cannot be chosen here.',
  },
});

export type ReasonName = keyof typeof REASONS;
