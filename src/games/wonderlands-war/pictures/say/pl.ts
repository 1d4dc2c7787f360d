import { polish } from '../../../../engine/language.js';
import type { Phase } from '../../state.js';
import { factionName } from '../../words/names/index.js';
import { instructionText, unitCount } from '../../words/pl/grammar.js';
import { briefReward } from '../../words/pl/rewards.js';
import type { PictureWords } from '../picture-words.js';
import { BRIEFS } from './briefs.js';

/** What somebody does at the table besides choosing a chair. */
const DOING: Readonly<Partial<Record<Phase, string>>> = {
  'tea-start': 'przed herbatką',
  'tea-opening': 'zatruwa karty',
  'tea-arrive': 'rusza ze szczytu',
  'tea-next': 'kończy turę',
  'tea-end': 'przenosi lidera',
};

export const pl: PictureWords = {
  language: 'pl',
  reward: briefReward,
  units: counts => (counts.length > 1 ? `${counts.join(' + ')} jednostki` : unitCount(counts[0] ?? 0)),
  brief: BRIEFS.pl,
  tea: 'Herbatka',
  war: 'Wojna',
  over: {
    points: 'Koniec gry, wygrywa',
    'tie-break': 'Koniec gry, przy równych punktach wygrywa',
    shared: 'Koniec gry, wspólnie wygrywają',
  },
  round: round => `runda ${round} z 3`,
  head: 'Szczyt stołu',
  turn: 'Ruch',
  teaDoing: (phase, isPlacing) =>
    phase === 'tea-turn'
      ? isPlacing
        ? 'stawia lidera'
        : 'wybiera miejsce'
      : (DOING[phase] ?? 'bierze, co daje karta'),
  allChoose: 'Wszyscy wybierają zadania',
  regions: { na_muniu: 'Na-Muniu', red_castle: 'Zamek', garden: 'Ogród', tumtum: 'Tumtum', pool_of_tears: 'Kałuża' },
  unused: 'poza grą',
  battleOf: (number, battles, round) => `bitwa ${number} z ${battles} · runda ${round}`,
  status: { in: 'dobiera', halt: 'stoi', out: 'odpada' },
  noUnits: 'bez jednostek',
  wagers: 'Zakłady',
  betting: 'obstawia',
  faceDown: 'zakryty',
  resistance: 'Lokalny ruch oporu',
  bag: 'worek',
  ownBag: 'twój worek',
  closedBag: 'Twój worek. Podczas wojny nie wolno do niego zaglądać.',
  exhausted: 'wyczerpane',
  inReserve: 'czeka w rezerwie',
  sealed: 'Wyciągnięte; tajne, aż wszyscy odpowiedzą.',
  instruction: given => `Polecenie: ${instructionText(given)}.`,
  ownWager: faction => `Twój zakład: ${factionName(faction, 'pl')}. Nikt poza tobą go nie widzi.`,
  nextDraw: (chips, taken) =>
    taken > 1 ? `Następne dobranie: najlepszy z ${taken}, w worku ${chips}` : `Następny żeton, w worku ${chips}`,
  madness: 'szaleństwo',
  madnessOrPoison: 'szaleństwo, trucizna',
  loss: 'strata jednostki',
  bust: 'odpadnięcie',
  average: 'średnio siły',
  host: 'Gospodarz',
  hostText: 'nowe karty, weź dowolną bez ruchu',
  yours: 'Masz:',
  skip: 'pomiń tę nagrodę',
  leader: 'Twój lider',
  castle: 'Zamek',
  castleText: '+2 siły na start bitwy',
  nextDoor: 'do regionu obok',
  inPool: count => `w puli: ${count}`,
  plainChip: 'Sama siła, nic więcej.',
  costs: (count, mayBlock) =>
    `Tracisz ${count} ${polish(count, 'jednostkę', 'jednostki', 'jednostek')}${mayBlock ? ', chyba że się obronisz' : ''}`,
  active: 'aktywne',
  points: count => `${count} PZ od razu`,
  castleFor: value => `Zamek: ${value} PZ na końcu, +2 siły tutaj`,
  questsInHand: count =>
    count === 0 ? 'Nie masz zadań na ręce' : `Masz ${count} ${polish(count, 'zadanie', 'zadania', 'zadań')} na ręce`,
  wonBy: names => `wygrywa ${names}`,
  tieOf: names => `remis: ${names}`,
  nobodyWins: 'nikt nie wygrywa',
  goesOn: 'bitwa trwa',
  bet: 'zakład:',
  betRight: 'trafiony',
  betWrong: 'chybiony',
  betNothing: 'remis, nic',
  chair: number => `krzesło ${number}`,
  or: 'albo',
  feat: 'Wyczyn',
  goal: 'Cel',
  leaderAbility: 'zdolność lidera',
  passive: 'działa stale',
  upgrade: 'ulepsza artefakt',
  fresh: 'od następnej bitwy',
  used: 'na tej herbatce już użyte',
  forge: { tracks: ['Zdolności', 'Siła lidera', 'Stronnicy', 'Zamki'] },
  item: 'Przedmiot, 2 żetony',
  standee: 'Pionek',
  strengthOf: strength => `siła ${strength}`,
  allySet: set => `Zestaw ${set}`,
  left: count => `w puli: ${count}`,
  chipTexts: {
    'faction:1': 'Żeton startowy o sile 1. Każdy zaczyna z trzema.',
    'faction:2': 'Żeton startowy o sile 2. Każdy zaczyna z jednym.',
    artifact: 'Siła 3. Każdy zaczyna z dwoma, następny daje każdy pełny tor kuźni. Zdolności mogą go ulepszyć.',
    madness: 'Tracisz w tej bitwie 1 jednostkę. Czwarty żeton na torze odświeża worek.',
    madness2: 'Tracisz w tej bitwie 2 jednostki. Nie da się go odrzucić z worka.',
    poison: 'Tracisz w tej bitwie 1 jednostkę, a żeton wraca do Dżabbersmoka.',
  },
  things: {
    die: { name: 'Kość odłamków', text: 'Ścianki 1, 1, 1, 2, 2, 3: tyle odłamków bierzesz.' },
    shard: {
      name: 'Odłamek zwierciadła',
      text: 'Na koniec gry każdy kosztuje 1 PZ. Kto ma ich po herbatce najwięcej, dostaje dodatkowe szaleństwo.',
    },
    shield: {
      name: 'Tarcza',
      text: 'Cała raz zatrzymuje szaleństwo albo truciznę i pęka. Pęknięta nie działa, póki jej nie naprawisz.',
    },
    pawn: {
      name: 'Pionek pierwszej bitwy',
      text: 'Wojna zaczyna się w tym regionie i idzie dalej zgodnie z ruchem wskazówek zegara.',
    },
    'score-token': {
      name: 'Żeton punktacji regionu',
      text: 'Tyle PZ jest warty region w rundach 1, 2 i 3. Drugie miejsce dostaje połowę.',
    },
    supporter: { name: 'Stronnik', text: 'Jednostka: pozwala walczyć w regionie, ale nie dodaje siły.' },
    castle: { name: 'Zamek', text: 'Daje 2 siły na początku bitwy w swoim regionie i punkty na koniec gry.' },
    leader: {
      name: 'Lider',
      text: 'Jednostka: krąży wokół stołu, a potem wnosi swoją siłę do bitwy w jednym regionie.',
    },
    wager: {
      name: 'Karta zakładu',
      text: 'Kto nie walczy, może zakryty postawić na zwycięzcę. Trafiony: słaby sprzymierzeniec, nietrafiony: odłamek.',
    },
  },
};
