import { aChip, inRegion as inRegionEn, short as shortEn, units as unitsEn } from './en/grammar.js';
import { factionName, questName } from './names/index.js';
import { inRegion, short, units } from './pl/grammar.js';
import { reasons } from './reason.js';

/** Why things are forbidden in the war. */
export const WAR_REASONS = reasons({
  'sealed-wager': {
    rule: 'WW-7.5',
    pl: 'Twój zakład jest zapieczętowany. Możesz go cofnąć, póki nie odpowiedzą inni.',
    en: 'Your wager is sealed. You may take it back until the others have answered.',
  },
  'sealed-answer': {
    rule: 'WW-8.9',
    pl: 'Twoja odpowiedź jest zapieczętowana i jest tylko jedna. Możesz ją cofnąć, póki nie odpowiedzą inni.',
    en: 'Your answer is sealed, and there is one only. You may take it back until the others have answered.',
  },
  'sealed-award': {
    rule: 'WW-12.4',
    pl: 'Nagroda jest już wybrana. Możesz cofnąć wybór, póki nie wybiorą inni.',
    en: 'You have chosen your award. You may take it back until the others have chosen.',
  },
  'sealed-feat': {
    rule: 'WW-13.2',
    pl: 'Twoja odpowiedź o wyczynie jest zapieczętowana. Możesz ją cofnąć, póki nie odpowiedzą inni.',
    en: 'Your answer about the feat is sealed. You may take it back until the others have answered.',
  },
  'sealed-forging': {
    rule: 'WW-15.1',
    pl: 'To przekucie jest już wybrane. Możesz je cofnąć, póki nie wybiorą inni.',
    en: 'You have chosen this forging. You may take it back until the others have chosen.',
  },
  'fighter-bets': {
    rule: 'WW-7.5',
    pl: 'Walczysz w tej bitwie, a zakładają się tylko ci, którzy nie walczą.',
    en: 'You fight in this battle, and only those who do not may lay a wager.',
  },
  'no-wagers': {
    rule: 'WW-18.3',
    pl: 'Przy dwóch graczach nie ma zakładów.',
    en: 'Two players lay no wagers.',
  },
  'wager-late': {
    rule: 'WW-7.5',
    pl: 'Zakłady przyjmuje się tylko przed pierwszym dobraniem bitwy.',
    en: 'Wagers are laid before the first draw of a battle only.',
  },
  'wager-absent': {
    rule: 'WW-7.5',
    pl: it => `${factionName(it.faction, 'pl')} nie walczy w tej bitwie: stawia się tylko na kogoś, kto walczy.`,
    en: it => `${factionName(it.faction, 'en')} does not fight in this battle: you may only bet on somebody who does.`,
  },
  'no-fighter': {
    rule: 'WW-7.2',
    pl: 'Nie masz jednostek w regionie tej bitwy, więc w niej nie walczysz.',
    en: 'You have no units in the region of this battle, so you do not fight in it.',
  },
  'withdrawn-already': {
    rule: 'WW-11.1',
    pl: 'Po wycofaniu się nie dobierasz już w tej bitwie, ale nadal liczysz się w wynikach.',
    en: 'You have withdrawn: you draw no more in this battle, but still count in its results.',
  },
  'eliminated-already': {
    rule: 'WW-9.5',
    pl: 'Odpadasz z tej bitwy: nie masz tu już jednostek.',
    en: 'You are eliminated from this battle: you have no units left here.',
  },
  'drawing-over': {
    rule: 'WW-11.2',
    pl: 'W tej bitwie nikt już nie dobiera.',
    en: 'Nobody draws any more in this battle.',
  },
  'not-now': {
    rule: 'WW-8.9',
    pl: 'Teraz odpowiadają inni. Możesz za to zostawić polecenie, na przykład „do 12”.',
    en: 'Others are answering now. You may leave an instruction instead, such as “until 12”.',
  },
  'draw-compulsory': {
    rule: 'WW-8.1',
    pl: 'Pierwsze dobranie jest obowiązkowe: wycofać się można dopiero po nim.',
    en: 'The first draw is compulsory: you may withdraw after it.',
  },
  'shield-cracked': {
    rule: 'WW-9.4',
    pl: 'Twoja tarcza jest pęknięta: niczego nie odbije, póki jej nie naprawisz.',
    en: 'Your shield is cracked: it blocks nothing until it is repaired.',
  },
  'nothing-to-block': {
    rule: 'WW-9.4',
    pl: 'Tarcza odbija tylko szaleństwo i truciznę.',
    en: 'A shield blocks madness and poison only.',
  },
  'leader-last': {
    rule: 'WW-9.2',
    pl: 'Lidera traci się dopiero wtedy, gdy nie ma tu już innych twoich jednostek.',
    en: 'The leader is lost only after all your other units here are gone.',
  },
  'unit-not-here': {
    rule: 'WW-9.2',
    pl: it => `Nie masz takiej jednostki ${inRegion(it.region)}: wybierasz spośród tych, które tu są.`,
    en: it => `You have no such unit ${inRegionEn(it.region)}: you choose among those that are here.`,
  },
  'units-lost': {
    rule: 'WW-9.1',
    pl: it => `Ten żeton kosztuje ${units(it.count)}: trzeba nazwać dokładnie tyle.`,
    en: it => `This chip costs ${unitsEn(it.count)}: exactly so many have to be named.`,
  },
  'nothing-lost': {
    rule: 'WW-9.1',
    pl: 'Tym żetonem nie tracisz jednostek.',
    en: 'This chip costs no unit.',
  },
  'not-drawn': {
    rule: 'WW-8.6',
    pl: it => `Nie dobierasz teraz żetonu ${short(it.chip)}: zagrać można tylko to, co wyszło z worka.`,
    en: it => `You have not drawn ${aChip(it.chip)}: only what came out of the bag can be played.`,
  },
  'not-all-mad': {
    rule: 'WW-20.9',
    pl: 'Odłamka zamiast straty teraz nie weźmiesz: Wszyscy tu szaleni działa raz na bitwę, na zwykłe szaleństwo, które coś zabiera.',
    en: 'You cannot take a shard instead: All Mad Here works once a battle, on a regular madness that costs a unit.',
  },
  'strength-had': {
    rule: 'WW-8.3',
    pl: it => `Masz już siłę ${it.strength}: polecenie może podać tylko większą.`,
    en: it => `You have strength ${it.strength} already: an instruction can only name a higher one.`,
  },
  'strength-end': {
    rule: 'WW-8.7',
    pl: 'Tor bitwy kończy się na 25.',
    en: 'The battle track ends at 25.',
  },
  'not-exhausted': {
    rule: 'WW-19.A5',
    pl: it => `Wśród wyczerpanych nie masz takiego żetonu: ${short(it.chip)}.`,
    en: it => `There is no ${shortEn(it.chip)} among your exhausted chips.`,
  },
  'rook-alone': {
    rule: 'WW-19.A3',
    pl: 'Na Czerwoną wieżę nie działają twoje inne żetony: nie zwróci jej żołnierz ani nie przekuje żeton kuźni.',
    en: 'Your other chips do not touch a Red Rook: no Soldier returns it and no forge chip forges it.',
  },
  'too-few-near': {
    rule: 'WW-19.B5',
    pl: it =>
      `Tylu stronników nie ściągniesz ${inRegion(it.region)}: najwyżej tylu, ile wynosi siła żołnierza, i tylko tych, którzy tam są.`,
    en: it =>
      `You cannot bring so many: at most the Soldier's strength, and only those who are ${inRegionEn(it.region)}.`,
  },
  'no-opponent': {
    rule: 'WW-1.4',
    pl: it =>
      `${factionName(it.faction, 'pl')} nie jest teraz twoim przeciwnikiem: to ktoś inny z jednostkami w tej bitwie, kto nie odpada.`,
    en: it =>
      `${factionName(it.faction, 'en')} is no opponent of yours now: that is somebody else with units in this battle who is not eliminated.`,
  },
  'not-targeted': {
    rule: 'WW-10.3',
    pl: it => `Tego gracza ten efekt teraz nie dosięga: ${factionName(it.faction, 'pl')}.`,
    en: it => `This effect does not reach ${factionName(it.faction, 'en')} now.`,
  },
  'track-clear': {
    rule: 'WW-20.2b',
    pl: it => `${factionName(it.faction, 'pl')} nie ma takiego szaleństwa na torze.`,
    en: it => `${factionName(it.faction, 'en')} has no such madness on the track.`,
  },
  'not-nearest': {
    rule: 'WW-19.C1',
    pl: 'Znacznik idzie tylko na najbliższy symbol kuźni, w przód albo w tył.',
    en: 'The marker goes to the nearest forge symbol only, ahead or behind.',
  },
  'award-only': {
    rule: 'WW-12.4',
    pl: 'Do wyboru są punkty albo zamek.',
    en: 'The choice is points or a castle.',
  },
  'feat-unmet': {
    rule: 'WW-13.2',
    pl: it => `Wyczyn zadania ${questName(it.quest, 'pl')} nie jest w tej bitwie wykonany.`,
    en: it => `The feat of ${questName(it.quest, 'en')} is not done in this battle.`,
  },
  'not-active': {
    rule: 'WW-15.2',
    pl: it => `Nie masz wśród aktywnych takiego żetonu: ${short(it.chip)}.`,
    en: it => `There is no ${shortEn(it.chip)} among your active chips.`,
  },
  'no-track': {
    rule: 'WW-15.2',
    pl: it => `Nie ma toru kuźni ${it.count}: są cztery.`,
    en: it => `There is no forge track ${it.count}: there are four.`,
  },
  'track-full': {
    rule: 'WW-15.3',
    pl: it => `Tor kuźni ${it.count} jest już pełny.`,
    en: it => `Forge track ${it.count} is full.`,
  },
  'no-symbol': {
    rule: 'WW-15.1',
    pl: 'Znacznik nie stoi na symbolu kuźni, więc za symbol nic nie przekujesz.',
    en: 'Your marker does not stand on a forge symbol, so nothing is forged by it.',
  },
  'no-forging': {
    rule: 'WW-15.1',
    pl: 'Przekuwa się po bitwie: za symbol kuźni pod znacznikiem i za każdy aktywny żeton kuźni.',
    en: 'Forging comes after the battle: for a forge symbol under your marker and for each active forge chip.',
  },
  'too-many-shards': {
    rule: 'WW-14.3',
    pl: it => `Odrzucić możesz najwyżej ${it.count}.`,
    en: it => `You may discard at most ${it.count}.`,
  },
  'no-ally-active': {
    rule: 'WW-14.1',
    pl: it => `Nie masz wśród aktywnych takiego sprzymierzeńca: ${short(it.chip)}.`,
    en: it => `There is no such ally among your active chips: ${shortEn(it.chip)}.`,
  },
  'take-chip': {
    rule: 'WW-19.C3',
    pl: it => `Nie odrzucisz żetonu, którego nie masz wśród aktywnych: ${short(it.chip)}.`,
    en: it => `You cannot discard ${aChip(it.chip)}: it is not among your active chips.`,
  },
});
