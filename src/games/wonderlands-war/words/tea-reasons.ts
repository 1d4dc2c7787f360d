import { polish } from '../../../engine/language.js';
import { inRegion as inRegionEn, region as regionEn, short as shortEn, units as unitsEn } from './en/grammar.js';
import { abilityName, factionName, questName, standeeName, teaName, wonderlandianName } from './names/index.js';
import { inRegion, region, short, units } from './pl/grammar.js';
import { reasons } from './reason.js';

/** Why things are forbidden at the table, in our own words. */
export const TEA_REASONS = reasons({
  'no-chair': {
    rule: 'WW-2.4',
    pl: it =>
      `Nie ma krzesła ${it.chair}: przy tym stole ${polish(it.chairs, 'jest', 'są', 'jest')} ${it.chairs} ${polish(it.chairs, 'krzesło', 'krzesła', 'krzeseł')}.`,
    en: it => `There is no chair ${it.chair}: this table has ${it.chairs} chairs.`,
  },
  'chair-taken': {
    rule: 'WW-3.3',
    pl: it => `Na krześle ${it.chair} siedzi ${factionName(it.faction, 'pl')}: potrzebne jest wolne krzesło z kartą.`,
    en: it => `${factionName(it.faction, 'en')} sits on chair ${it.chair}: you need a free chair with a card.`,
  },
  'own-chair': {
    rule: 'WW-3.3',
    pl: it => `Na krześle ${it.chair} siedzi już twój lider, a w swojej turze musi się ruszyć.`,
    en: it => `Your leader sits on chair ${it.chair} already, and has to move in your turn.`,
  },
  'chair-empty': {
    rule: 'WW-3.3',
    pl: it => `Przy krześle ${it.chair} nie leży karta: siada się tylko tam, gdzie jest co wziąć.`,
    en: it => `There is no card at chair ${it.chair}: you sit down only where there is one to take.`,
  },
  'chair-behind': {
    rule: 'WW-3.4',
    pl: it => `Krzesło ${it.chair} jest już za twoim liderem: po drodze musi stanąć na szczycie stołu.`,
    en: it => `Chair ${it.chair} lies behind your leader: the way there leads past the head of the table.`,
  },
  'chair-behind-alice': {
    rule: 'WW-5.1',
    pl: it =>
      `Alicja okrąża stół w przeciwną stronę, więc krzesło ${it.chair} jest za nią: po drodze musi stanąć na szczycie stołu.`,
    en: it =>
      `Alice goes round the table the other way, so chair ${it.chair} lies behind her: the way there leads past the head of the table.`,
  },
  'head-once': {
    rule: 'WW-3.4',
    pl: 'Na szczycie stołu można stanąć tylko raz w turze: teraz trzeba usiąść na krześle.',
    en: 'The head of the table may be reached once a turn: now your leader has to sit down.',
  },
  'no-host': {
    rule: 'WW-5.2',
    pl: 'Gospodarzem może być tylko Kapelusznik.',
    en: 'Only the Mad Hatter can be the host.',
  },
  'host-used': {
    rule: 'WW-5.2',
    pl: 'Gospodarzem jest się raz na herbatkę, a ta okazja już minęła.',
    en: 'You may be the host once a tea party, and have been.',
  },
  'host-full': {
    rule: 'WW-5.2',
    pl: 'Masz już wszystkie karty tej herbatki: gospodarz nie zastępuje postawienia lidera.',
    en: 'You have all your cards of this tea party: the host cannot replace placing the leader.',
  },
  'cards-first': {
    rule: 'WW-3.5',
    pl: it => `Lider idzie do regionu dopiero po wzięciu ${it.limit} kart, a masz ${it.count}.`,
    en: it => `The leader goes to a region only after ${it.limit} cards, and you have ${it.count}.`,
  },
  'cards-full': {
    rule: 'WW-3.5',
    pl: it =>
      `Masz już ${it.limit} ${polish(it.limit, 'kartę', 'karty', 'kart')}: teraz lider idzie do regionu i to cała tura.`,
    en: it => `You have your ${it.limit} cards: now the leader goes to a region, and that is the whole turn.`,
  },
  'not-your-turn': {
    rule: 'WW-3.2',
    pl: it => `To nie twoja tura: teraz gra ${factionName(it.faction, 'pl')}.`,
    en: it => `It is not your turn: ${factionName(it.faction, 'en')} is playing.`,
  },
  'leader-away': {
    rule: 'WW-3.5',
    pl: 'Twój lider jest już w regionie: w tej herbatce nie masz więcej tur.',
    en: 'Your leader is in a region already: you have no more turns this tea party.',
  },
  'tea-over': {
    rule: 'WW-3.6',
    pl: 'Herbatka się skończyła, trwa wojna.',
    en: 'The tea party is over, this is the war.',
  },
  'no-battle': {
    rule: 'WW-7.1',
    pl: 'Trwa herbatka: bitwy zaczną się, gdy wszyscy liderzy będą w regionach.',
    en: 'This is the tea party: battles begin when all leaders are in regions.',
  },
  'region-out': {
    rule: 'WW-18.1',
    pl: it => `${region(it.region)} jest poza grą: przy dwóch graczach jednego regionu się nie używa.`,
    en: it => `${regionEn(it.region)} is out of the game: two players leave one region unused.`,
  },
  'card-first': {
    rule: 'WW-4.1',
    pl: it => `Najpierw trzeba rozpatrzyć do końca kartę ${teaName(it.card, 'pl')}.`,
    en: it => `First ${teaName(it.card, 'en')} has to be resolved to the end.`,
  },
  'not-on-card': {
    rule: 'WW-4.1',
    pl: it => `Tego nie ma już na karcie ${teaName(it.card, 'pl')}.`,
    en: it => `There is nothing of that left on ${teaName(it.card, 'en')}.`,
  },
  'skip-last': {
    rule: 'WW-4.16',
    pl: 'Spaczoną nagrodę pominiesz na końcu, gdy nic innego z karty nie zostanie.',
    en: 'You may skip the corrupted reward at the end, when nothing else of the card is left.',
  },
  'no-poisoner': {
    rule: 'WW-5.5',
    pl: 'Truciznę kładzie tylko Dżabbersmok.',
    en: 'Only the Jabberwock places poison.',
  },
  'poison-when': {
    rule: 'WW-5.5',
    pl: 'Truciznę kładziesz na początku herbatki i na koniec swojej tury, jeśli żadna karta na stole nie jest zatruta.',
    en: 'Poison is placed at the start of the tea party, and at the end of your turn if no card on the table has any.',
  },
  'poisoned-already': {
    rule: 'WW-5.5',
    pl: it => `Karta przy krześle ${it.chair} jest już zatruta: każda trucizna idzie na inną kartę.`,
    en: it => `The card at chair ${it.chair} is poisoned already: each poison goes on another card.`,
  },
  'no-split': {
    rule: 'WW-4.2',
    pl: 'Jednostki jednej grupy idą do jednego regionu; rozdzielać je może tylko Królowa Kier.',
    en: 'The units of one group go to one region; only the Queen of Hearts may spread them.',
  },
  'not-in-reserve': {
    rule: 'WW-4.2',
    pl: it => `${standeeName(it.standee, 'pl')} nie czeka w twojej rezerwie.`,
    en: it => `${standeeName(it.standee, 'en')} does not wait in your reserve.`,
  },
  'too-many-standees': {
    rule: 'WW-4.2',
    pl: it => `Ustawiasz tylko ${units(it.count)}: tyle pionków może stanąć najwyżej.`,
    en: it => `You place ${unitsEn(it.count)} only: no more standees can come.`,
  },
  'leader-stays': {
    rule: 'WW-4.3',
    pl: 'Lidera nie przenosi się z karty: wolno przenieść stronnika albo pionek.',
    en: 'The leader is never moved by a card: a supporter or a standee is.',
  },
  'nobody-there': {
    rule: 'WW-4.3',
    pl: it => `Nie masz takiej jednostki ${inRegion(it.region)}.`,
    en: it => `You have no such unit ${inRegionEn(it.region)}.`,
  },
  'same-region': {
    rule: 'WW-4.17',
    pl: it => `Jednostka przychodzi z innego regionu, a ta jest już ${inRegion(it.region)}.`,
    en: it => `The unit comes from another region, and this one is ${inRegionEn(it.region)} already.`,
  },
  'castle-there': {
    rule: 'WW-4.11',
    pl: it => `Masz już zamek ${inRegion(it.region)}: w regionie stoi najwyżej jeden twój zamek.`,
    en: it => `You have a castle ${inRegionEn(it.region)}: at most one of yours stands in a region.`,
  },
  'wrong-level': {
    rule: 'WW-4.5',
    pl: it =>
      `To musi być ${it.level === 'weak' ? 'słaby' : 'silny'} sprzymierzeniec${it.level === 'weak' ? '; żeton kuźni liczy się jako słaby' : ''}.`,
    en: it => `It has to be a ${it.level} ally${it.level === 'weak' ? '; a forge chip counts as weak' : ''}.`,
  },
  'no-ally': {
    rule: 'WW-4.5',
    pl: 'Sprzymierzeńcem jest jeden z pięciu rodzajów albo żeton kuźni.',
    en: 'An ally is one of the five types, or a forge chip.',
  },
  'out-of-supply': {
    rule: 'WW-4.5',
    pl: it => `W puli nie ma już takiego żetonu: ${short(it.chip)}.`,
    en: it => `There is no ${shortEn(it.chip)} left in the supply.`,
  },
  'ability-known': {
    rule: 'WW-4.9',
    pl: it => `Zdolność ${abilityName(it.ability, 'pl')} masz już odblokowaną.`,
    en: it => `You have unlocked ${abilityName(it.ability, 'en')} already.`,
  },
  'ability-foreign': {
    rule: 'WW-4.9',
    pl: it => `Zdolności ${abilityName(it.ability, 'pl')} nie ma na twojej planszy do odblokowania.`,
    en: it => `${abilityName(it.ability, 'en')} is no ability to unlock on your board.`,
  },
  'not-face-up': {
    rule: 'WW-4.8',
    pl: it => `${wonderlandianName(it.card, 'pl')} nie leży wśród odkrytych mieszkańców.`,
    en: it => `${wonderlandianName(it.card, 'en')} does not lie among the face-up Wonderlandians.`,
  },
  'quest-foreign': {
    rule: 'WW-4.14',
    pl: it => `Nie masz na ręce zadania ${questName(it.quest, 'pl')}.`,
    en: it => `You do not hold the quest ${questName(it.quest, 'en')}.`,
  },
  'grin-self': {
    rule: 'WW-5.4',
    pl: 'Odłamek oddajesz innemu graczowi.',
    en: 'The shard goes to another player.',
  },
  'not-adjacent': {
    rule: 'WW-1.6',
    pl: it =>
      `${region(it.region)} nie sąsiaduje z tym regionem: sąsiednie są poprzedni i następny w kolejności bitew.`,
    en: it => `${regionEn(it.region)} is not adjacent: neighbours are the previous and the next in battle order.`,
  },
  'sealed-quests': {
    rule: 'WW-2.8',
    pl: 'Twój wybór zadania jest zapieczętowany, póki nie wybiorą wszyscy. Możesz go jeszcze cofnąć.',
    en: 'Your choice of quest is sealed until everybody has chosen. You may still take it back.',
  },
});
