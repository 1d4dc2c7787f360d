import type { Forbidden } from '../../../engine/game.js';
import { at, the } from './en/grammar.js';
import { who, whoAt, whom, whose } from './pl/grammar.js';

/** What a sentence may name: a tile by id, the hex it lies on, the hex it would go to. */
export interface Facts {
  readonly tile: string;
  readonly hex: string;
  readonly to: string;
}

interface Reason {
  /** The rule that usually says so; where several do, the caller names the nearest. */
  readonly rule: string;
  readonly pl: string | ((it: Facts) => string);
  readonly en: string | ((it: Facts) => string);
}

const reasons = <Name extends string>(table: Readonly<Record<Name, Reason>>) => table;

/** Why things are forbidden, in our own words. */
const REASONS = reasons({
  'no-hex': {
    rule: 'MA-1.1',
    pl: it => `Nie ma pola ${it.hex}: plansza to A1–A3, B1–B4, C1–C5, D1–D4 i E1–E3.`,
    en: it => `There is no hex ${it.hex}: the board is A1–A3, B1–B4, C1–C5, D1–D4 and E1–E3.`,
  },
  'order-on-board': {
    rule: 'MA-1.3',
    pl: it => `To rozkaz: ${whom(it.tile)} się zagrywa, a nie stawia na planszy.`,
    en: it => `${the(it.tile)} is an Order: it is played, never placed on the board.`,
  },
  'banners-first': {
    rule: 'MA-1.6',
    pl: 'Najpierw wszyscy stawiają swoje Sztandary.',
    en: 'First everybody places their Banner.',
  },
  'banner-waits': {
    rule: 'MA-1.6',
    pl: 'Sztandary stawia się po kolei, a teraz nie twoja kolej.',
    en: 'Banners are placed one by one, and it is not yours now.',
  },
  'banner-taken': {
    rule: 'MA-1.6',
    pl: it => `Pole ${it.hex} jest zajęte. Sztandar stawia się na wolnym polu.`,
    en: it => `${it.hex} is taken. A Banner goes on a free hex.`,
  },
  'banner-placed': {
    rule: 'MA-1.6',
    pl: 'Sztandar stawia się tylko raz, na początku partii.',
    en: 'A Banner is placed only once, at the start of the match.',
  },
  'forced-discard': {
    rule: 'MA-3.2',
    pl: 'Masz komplet żetonów: najpierw odrzuć jeden z nich.',
    en: 'Your hand is full: first discard one of its tiles.',
  },
  'not-in-hand': {
    rule: 'MA-3.3',
    pl: it => `Nie masz na ręce ${whose(it.tile)}.`,
    en: it => `You have no ${the(it.tile)} in hand.`,
  },
  'not-your-turn': {
    rule: 'MA-3.7',
    pl: 'To nie twoja tura.',
    en: 'It is not your turn.',
  },
  'redraw-first': {
    rule: 'MA-4.3',
    pl: 'Najpierw rozstrzygnij pechowe dobranie: `dobierz` albo `zostaw`.',
    en: 'First settle the unlucky draw: `redraw` or `keep`.',
  },
  'no-redraw': {
    rule: 'MA-4.1',
    pl: 'Nowe żetony dobiera się tylko wtedy, gdy zaraz po dobraniu na ręce są same rozkazy.',
    en: 'You draw again only if you hold nothing but Orders right after drawing.',
  },
  'play-in-own-turn': {
    rule: 'MA-5.1',
    pl: 'To nie twoja tura, a żetony zagrywa się tylko w swojej.',
    en: 'It is not your turn, and tiles are played only in your own.',
  },
  'no-rotation': {
    rule: 'MA-5.3',
    pl: 'Obrót to liczba od 0 do 5.',
    en: 'A rotation is a number from 0 to 5.',
  },
  occupied: {
    rule: 'MA-5.4',
    pl: it => `Pole jest zajęte: stoi na nim ${whoAt(it)}.`,
    en: it => `The hex is occupied: ${at(it)} stands there.`,
  },
  'placed-stays': {
    rule: 'MA-5.5',
    pl: 'Postawionego żetonu nie przesuwa się ani nie obraca, chyba że pozwala na to cecha, runa, Sztandar albo rozkaz.',
    en: 'A placed tile is neither moved nor turned unless a feature, a Rune, a Banner or an Order lets it.',
  },
  'own-turn-features': {
    rule: 'MA-6.2',
    pl: 'To nie twoja tura, a cech żetonów używa się tylko w swojej.',
    en: 'It is not your turn, and features are used only in your own.',
  },
  'no-feature': {
    rule: 'MA-6.1',
    pl: it => `${whoAt(it)} nie ma teraz takiej cechy.`,
    en: it => `${at(it)} has no such feature now.`,
  },
  'attacks-alone': {
    rule: 'MA-7.16',
    pl: 'Żetony atakują same, w bitwie. Poza nią atakuje tylko szarżująca konnica.',
    en: 'Tiles attack by themselves, in a Battle. Outside one only charging Cavalry attacks.',
  },
  'feature-used': {
    rule: 'MA-6.9',
    pl: it => `${whoAt(it)} ma to już za sobą: jeden efekt działa na żeton raz w turze.`,
    en: it => `${at(it)} has done that already: one effect serves a tile once a turn.`,
  },
  'nothing-changes': {
    rule: 'MA-6.5',
    pl: 'To nic nie zmienia: przesuń żeton, obróć go albo jedno i drugie.',
    en: 'That changes nothing: step, turn, or both.',
  },
  round: {
    rule: 'MA-6.5',
    pl: it => `${who(it.tile)} ${it.hex} wygląda tak samo z każdej strony: obrót nic nie zmienia.`,
    en: it => `${the(it.tile)} ${it.hex} looks the same from every side: turning it changes nothing.`,
  },
  'turn-only': {
    rule: 'MA-6.7',
    pl: 'To tylko obrót: żeton zostaje na swoim polu.',
    en: 'This only turns the tile: it stays on its hex.',
  },
  'transform-banner': {
    rule: 'MA-6.8',
    pl: 'Demon nie zajmuje miejsca Sztandaru.',
    en: 'The Demon cannot take the place of a Banner.',
  },
  'transform-friend': {
    rule: 'MA-6.8',
    pl: 'Demon zajmuje miejsce tylko wrogiego żetonu.',
    en: 'The Demon takes the place of enemy tiles only.',
  },
  'in-battle': {
    rule: 'MA-7.2',
    pl: 'Trwa bitwa: do jej końca nic się nie zagrywa, nie przesuwa ani nie odrzuca.',
    en: 'A Battle is on: until it ends nothing is played, moved or discarded.',
  },
  'assassin-target': {
    rule: 'MA-8.10',
    pl: 'Skrytobójca trafia dowolny wrogi żeton; tu takiego nie ma.',
    en: 'The Assassin hits any enemy tile; there is none here.',
  },
  netted: {
    rule: 'MA-10.3',
    pl: it => `${whoAt(it)} jest w sieci: ani nie działa, ani nie może się ruszyć.`,
    en: it => `${at(it)} is netted: it does not act, and nobody can move it.`,
  },
  'wounds-wait': {
    rule: 'MA-12.3',
    pl: 'Najpierw właściciel Runy regeneracji wybiera, kogo ona ratuje.',
    en: 'First the owner of the Rune of Regeneration chooses what it saves.',
  },
  'regeneration-choice': {
    rule: 'MA-12.3',
    pl: 'Runa regeneracji zdejmuje rany z jednego źródła z jednego żetonu, z którym jest połączona: runa, ratowany, źródło.',
    en: 'A Rune of Regeneration takes the wounds of one source off one tile it is linked to: rune, saved tile, source.',
  },
  'poison-target': {
    rule: 'MA-13.7',
    pl: 'Znacznik zatrucia dostaje tylko żeton zraniony przed chwilą Jadem.',
    en: 'Only a tile just wounded by Venom gets a poison marker.',
  },
  'no-tile': {
    rule: 'MA-5.7',
    pl: it => `Na polu ${it.hex} nie ma żadnego żetonu.`,
    en: it => `There is no tile on ${it.hex}.`,
  },
  'not-own': {
    rule: 'MA-3.5',
    pl: it => `${whoAt(it)} to nie twój żeton.`,
    en: it => `${at(it)} is not your tile.`,
  },
  'not-enemy': {
    rule: 'MA-16.9',
    pl: it => `${whoAt(it)} to nie jest wrogi żeton.`,
    en: it => `${at(it)} is not an enemy tile.`,
  },
  'begun-first': {
    rule: 'MA-5.2',
    pl: 'Najpierw dokończ to, co zaczęte, albo cofnij (↩️, `/cofnij`).',
    en: 'First finish what you have begun, or take it back (↩️, `/undo`).',
  },
  'no-target': {
    rule: 'MA-5.2',
    pl: it => `Na planszy nie ma teraz celu dla ${whose(it.tile)}.`,
    en: it => `Nothing on the board can be the target of ${the(it.tile)} now.`,
  },
  'not-adjacent': {
    rule: 'MA-6.5',
    pl: it => `Pola ${it.hex} i ${it.to} nie sąsiadują.`,
    en: it => `${it.hex} and ${it.to} do not touch.`,
  },
  triangle: {
    rule: 'MA-16.7',
    pl: 'Bomba obejmuje trzy pola, z których każde styka się z pozostałymi.',
    en: 'A Fire Concoction covers three hexes that all touch one another.',
  },
  'shot-banner': {
    rule: 'MA-16.10',
    pl: 'Strzelec wyborowy nie celuje w Sztandary.',
    en: 'A Precise Shot cannot be aimed at a Banner.',
  },
  'no-charge': {
    rule: 'MA-17.3',
    pl: 'Żaden twój żeton konnicy nie ma dokąd wejść tak, by zaatakować wroga, a szarża to krok i atak.',
    en: 'A Charge is a step and an attack, and none of your Cavalry tiles can do both now.',
  },
  'charger-stuck': {
    rule: 'MA-17.3',
    pl: it => `${whoAt(it)} nie ma dokąd wejść tak, by zaatakować wroga.`,
    en: it => `${at(it)} has no step after which it could attack an enemy.`,
  },
  'charge-stays': {
    rule: 'MA-17.3',
    pl: 'Szarża zaczyna się od kroku na sąsiednie pole; nie można zostać w miejscu.',
    en: 'A Charge begins with a step to an adjacent hex; the tile cannot stay where it is.',
  },
  'no-cavalry': {
    rule: 'MA-17.1',
    pl: it => `${whoAt(it)} to nie konnica, więc nie szarżuje.`,
    en: it => `${at(it)} is not Cavalry, so it cannot charge.`,
  },
  'charge-target': {
    rule: 'MA-17.1',
    pl: 'Celem szarży jest wrogi żeton, który po kroku o jedno pole będzie tuż obok.',
    en: 'A Charge is aimed at an enemy tile that is adjacent after a step of one hex.',
  },
  'charge-side': {
    rule: 'MA-17.2',
    pl: 'W tym obrocie do celu nie jest zwrócony żaden atakujący bok.',
    en: 'In this rotation no attacking side faces the target.',
  },
  'charge-net': {
    rule: 'MA-17.9',
    pl: it => `Pole ${it.to} jest pod wrogą siecią: szarżujący żeton nie mógłby zaatakować.`,
    en: it => `${it.to} lies under an enemy net: the charging tile could not attack.`,
  },
  'push-waits': {
    rule: 'MA-18.2',
    pl: 'Najpierw właściciel odepchniętego żetonu wybiera dla niego pole.',
    en: 'First the owner of the pushed tile chooses its hex.',
  },
  'push-hex': {
    rule: 'MA-18.1',
    pl: 'Odepchnięty żeton schodzi na puste pole obok siebie, które nie sąsiaduje z odpychającym.',
    en: 'The pushed tile goes to an empty hex next to it that does not touch the pusher.',
  },
  'push-nowhere': {
    rule: 'MA-18.4',
    pl: it => `Nie ma dokąd odepchnąć ${whose(it.tile)} ${it.hex}.`,
    en: it => `There is no hex ${at(it)} could be pushed to.`,
  },
  'push-nobody': {
    rule: 'MA-18.4',
    pl: it => `${whoAt(it)} nie ma kogo odepchnąć.`,
    en: it => `${at(it)} has nobody to push.`,
  },
  'push-none': {
    rule: 'MA-18.4',
    pl: 'Żadnego wrogiego żetonu nie da się teraz odepchnąć.',
    en: 'No enemy tile can be pushed now.',
  },
  'push-partner': {
    rule: 'MA-23.8',
    pl: 'Żetonów sojusznika się nie odpycha.',
    en: 'Your partner’s tiles cannot be pushed.',
  },
  'last-draw': {
    rule: 'MA-20.2',
    pl: 'Ktoś dobrał już ostatni żeton, więc rozkazu Bitwy nie można zagrać.',
    en: 'Somebody has drawn their last tile: Battle orders can no longer be played.',
  },
  limit: {
    rule: 'MA-21.1',
    pl: 'W tej turze nie możesz już zagrać ani odrzucić żadnego żetonu.',
    en: 'You may not play or discard another tile this turn.',
  },
  'monolith-first': {
    rule: 'MA-22.1',
    pl: 'Najpierw każdy ukrywa w Monolicie dwa swoje żetony planszy.',
    en: 'First everybody hides two of their own Board tiles in the Monolith.',
  },
  'monolith-order': {
    rule: 'MA-22.1',
    pl: 'W Monolicie ukrywa się czempionów i runy, a nie rozkazy.',
    en: 'Champions and Runes are hidden in a Monolith, not Orders.',
  },
  'no-monolith': {
    rule: 'MA-22.1',
    pl: 'W tej partii nie ma Monolitów.',
    en: 'This match is played without Monoliths.',
  },
  'unfolded-turn': {
    rule: 'MA-22.5',
    pl: 'W turze rozwinięcia Monolitu nie stawia się żetonów z ręki.',
    en: 'In the turn in which you unfold the Monolith no Board tile is placed from the hand.',
  },
  'elements-only': {
    rule: 'MA-22.6',
    pl: 'W turze rozwinięcia Monolitu żetony stawia się tylko na jego pustych elementach.',
    en: 'In the turn in which you unfold the Monolith tiles go only on its empty elements.',
  },
  'placed-before': {
    rule: 'MA-22.5',
    pl: 'W tej turze stoi już na planszy nowy żeton z twojej ręki, więc Monolitu nie rozwiniesz.',
    en: 'You have already placed a tile this turn, so the Monolith stays folded.',
  },
  'unfold-apart': {
    rule: 'MA-22.7',
    pl: 'Każdy element rozwiniętego Monolitu musi się stykać z innym jego elementem.',
    en: 'Each element of an unfolded Monolith must touch another one of it.',
  },
  'unfold-taken': {
    rule: 'MA-22.8',
    pl: it => `Element kładzie się na pustym polu bez innego elementu, a ${it.hex} takie nie jest.`,
    en: it => `An element goes on an empty hex without any element, and ${it.hex} is not one.`,
  },
  'no-room': {
    rule: 'MA-22.8',
    pl: 'Nie ma dwóch pól, na których dałoby się położyć elementy Monolitu.',
    en: 'There are no two hexes for the elements of the Monolith.',
  },
  'already-unfolded': {
    rule: 'MA-22.9',
    pl: 'Twój Monolit jest już rozwinięty; zwija się sam po bitwie.',
    en: 'Your Monolith is already unfolded; it folds by itself after a Battle.',
  },
  'never-folded': {
    rule: 'MA-22.9',
    pl: 'Monolitu nie zwija się samemu: zwija się po bitwie.',
    en: 'A Monolith is never folded by choice: it folds after a Battle.',
  },
  apart: {
    rule: 'MA-22.13',
    pl: 'Monolit by się rozerwał: każdy jego element musi się stykać z innym.',
    en: 'The Monolith would come apart: each of its elements must touch another one.',
  },
  'unfold-waits': {
    rule: 'MA-22.15',
    pl: 'Trwa rozwijanie Monolitu: najpierw inny gracz obraca swój żeton.',
    en: 'A Monolith is being unfolded: another player turns their tile first.',
  },
  'two-elements': {
    rule: 'MA-22.17',
    pl: it => `${whoAt(it)} idzie razem ze swoim elementem Monolitu, a na ${it.to} leży już inny.`,
    en: it => `${at(it)} takes its Monolith element along, and ${it.to} already holds one.`,
  },
  'partner-feature': {
    rule: 'MA-23.7',
    pl: 'Z cech żetonów sojusznika możesz użyć tylko Manewru.',
    en: 'Of your partner’s tiles you may use only Maneuver.',
  },
});

export type ReasonName = keyof typeof REASONS;

/** The sentence of a reason in both languages. `rule` where another rule than the usual one is nearer. */
export function forbid(name: ReasonName, facts: Partial<Facts> = {}, rule?: string): Forbidden {
  const reason: Reason = REASONS[name];
  const it: Facts = { tile: '', hex: '', to: '', ...facts };
  const say = (line: Reason['pl']): string => (typeof line === 'string' ? line : line(it));
  return { rule: rule ?? reason.rule, because: { pl: say(reason.pl), en: say(reason.en) } };
}
