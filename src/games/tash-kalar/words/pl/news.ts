import { polish } from '../../../../engine/language.js';
import type { ContestEntry, EndReason, Laying, Mention } from '../../vocabulary.js';
import { taskName } from '../names.js';
import { colourOf } from '../reading.js';
import type { ContestScene, News } from '../sentences.js';
import { deedsText } from './deeds.js';
import {
  actions,
  and,
  cards,
  group,
  have,
  legends,
  lent,
  players,
  points,
  scored,
  task,
  turns,
  who,
  whom,
  whose,
} from './grammar.js';
import { recap } from './recap.js';

const REASONS: Readonly<Record<EndReason, string>> = {
  points: 'więcej punktów',
  'other-colours': 'równo w najsłabszym kolorze, rozstrzyga kolejny',
  upgraded: 'równo punktów, więcej awansowanych pionów',
  pieces: 'równo punktów i awansowanych, więcej pionów',
  draw: 'wszystko równo',
};

function ending(reason: EndReason, winners: readonly number[], scores: readonly number[], scene: ContestScene): string {
  const names = winners.map(seat => scene.names[seat]!);
  const result = names.length === 0 ? 'Remis' : `${names.length === 1 ? 'Wygrywa' : 'Wygrywają'} ${and(names)}`;
  const table = scores.map((score, colour) => `${players(scene, colour)} ${score}`);
  return `${result}: ${REASONS[reason]}. Punkty: ${table.join(', ')}.`;
}

export function outcome(scene: ContestScene): string {
  const { end, colours } = scene.view;
  const scores = colours.map(({ score }) => score);
  return end === null ? '' : ending(end.reason, end.winners, scores, scene);
}

/** The pattern used, and what is unusual about it: borrowed pieces, vacant squares, a piece lifted first. */
function remarks(laying: Laying, lifted: Mention | null, scene: ContestScene): string {
  const { used, voids, improvised } = laying;
  return [
    `wzór ${used.join(' ')}`,
    ...lent(laying, scene),
    ...(improvised === null ? [] : ['improwizacja']),
    ...(voids.length > 0 ? [`puste ${voids.length === 1 ? 'pole' : 'pola'} we wzorze: ${and(voids)}`] : []),
    ...(lifted === null ? [] : [`pion zabrany z ${lifted.square}`]),
  ].join('; ');
}

type Entry<Tell extends ContestEntry['tell']> = Extract<ContestEntry, { readonly tell: Tell }>;

function summoned(entry: Entry<'summoned'>, scene: ContestScene): string {
  const { seat, card, square, laying, lifted, points: gained } = entry;
  const by = colourOf(scene, seat);
  const crushed = laying.crushes ? `, niszcząc ${group({ ...laying.crushes, squares: [] }, { scene, by })}` : '';
  const score = gained.length > 0 ? ` Punkty: ${scored(gained, scene)}.` : '';
  return `${scene.names[seat]} przywołuje ${whom(card)} na ${square} (${remarks(laying, lifted, scene)})${crushed}. ${deedsText(entry, scene)}${score}`;
}

function flare(
  { seat, flare: card, against, upper, lower, deeds, points: given }: Entry<'flare'>,
  scene: ContestScene,
) {
  const halves = upper && lower ? 'górny i dolny efekt' : upper ? 'górny efekt' : 'dolny efekt';
  const score = given.length > 0 ? ` Punkty: ${scored(given, scene)}.` : '';
  return `${scene.names[seat]} rzuca ${whom(card)} (${halves}; przewagę ${have(scene, against)}). ${deedsText({ seat, card, deeds }, scene)}${score}`;
}

function kills({ seat, kills: killed, points: gained }: Entry<'scored'>, scene: ContestScene): string {
  const each = killed.map(({ colour, rank, count }) => {
    const noun = {
      common: ['zwykły', 'zwykłe', 'zwykłych'],
      heroic: ['heroiczny', 'heroiczne', 'heroicznych'],
      legendary: ['legendarny', 'legendarne', 'legendarnych'],
    }[rank];
    const owner = scene.view.colours.length > 2 ? ` (${players(scene, colour)})` : '';
    return `${count} ${polish(count, noun[0]!, noun[1]!, noun[2]!)}${owner}`;
  });
  const score = gained.length > 0 ? `Punkty: ${scored(gained, scene)}.` : 'To za mało na punkt.';
  return `${scene.names[seat]} kończy turę, zniszczone piony: ${and(each)}. ${score}`;
}

/** Why the match draws to its end: „Koniec blisko: 9 punktów ma Ada.” */
export function endNears(
  { seat, why, colours }: Extract<ContestEntry, { readonly tell: 'end-nears' }>,
  scene: ContestScene,
): string {
  const { names, view } = scene;
  const goal = `${points(view.colours[0]!.goal)}${view.mode === 'melee' ? ' w jednym kolorze' : ''}`;
  if (why !== 'points') return `Koniec blisko: ostatnią kartę talii dobiera ${names[seat]}.`;
  return `Koniec blisko: ${goal} ${and(colours.map(colour => have(scene, colour)))}.`;
}

export const news: News = {
  'match-begins': (entry, scene) =>
    [recap.begins(entry), ...recap.seated(entry, scene)].map(line => `${line}.`).join(' '),
  tasks: ({ current, next }) =>
    `Zadania: ${current.map(task).join(', ')}.${next === null ? '' : ` Następne: ${task(next)}.`}`,
  opened: ({ seat, piece: { colour, square } }, scene) =>
    `${scene.names[seat]} stawia na ${square} zwykły pion: ${players(scene, colour)}.`,
  'turn-begins': ({ seat, turn, actions: count, lost, extra, finals }, { names }) => {
    const head = `Tura ${turn}: ${names[seat]}, ${actions(count)}${lost > 0 ? ` (o ${lost} mniej)` : ''}.`;
    const last = finals === null ? '' : finals === 1 ? ' To ostatnia tura.' : ` Do końca ${turns(finals)}, razem z tą.`;
    return `${head}${extra ? ' To dodatkowa tura.' : ''}${last}`;
  },
  placed: ({ seat, by, piece: { square }, lifted }, { names }) =>
    `${names[by]} stawia zwykły pion na ${square}${lifted === null ? '' : ` (zabrany z ${lifted.square})`}${by === seat ? '' : ` w turze, którą ma ${names[seat]}`}.`,
  summoned,
  discarded: ({ seat, card, returned }, { names }) => {
    const under = cards(returned);
    return `${names[seat]} odrzuca ${whom(card)}${under === '' ? '' : ` i odkłada pod talie ${under}`}.`;
  },
  returned: entry => `Odkładasz pod talie: ${entry.cards.map(who).join(', ')}.`,
  flare,
  thawed: (entry, scene) => `${scene.names[entry.seat]} rozmraża ${whom(entry.card)}. ${deedsText(entry, scene)}`,
  warped: (entry, scene) =>
    `${scene.names[entry.seat]} zagrywa osnowę ${whose(entry.card)}; karta oczekuje na talii. ${deedsText(entry, scene)}`,
  frozen: ({ seat, card, dropped }, { names }) =>
    `${names[seat]} ma zamrożony efekt: ${who(card)}${dropped === null ? '' : `; odrzuca ${whom(dropped)}`}.`,
  'handed-over': ({ seat, partner }, { names }) => `${names[seat]} oddaje resztę tury: gra ${names[partner]}.`,
  claimed: ({ seat, task: id, points: gained, current, next }, { names }) => {
    const came = current === null ? '' : ` Nowe zadanie: ${task(current)}.`;
    return `${names[seat]} wykonuje zadanie ${taskName(id, 'pl')}: +${points(gained)}.${came}${next === null ? '' : ` Następne: ${task(next)}.`}`;
  },
  scored: kills,
  drawn: ({ seat, deck, ...counts }, { names }) => {
    const left = deck === 0 ? 'talia jest pusta' : `w talii ${polish(deck, 'zostaje', 'zostają', 'zostaje')} ${deck}`;
    return `${names[seat]} dobiera ${cards(counts)}${counts.beings > 0 ? `; ${left}` : ''}.`;
  },
  'drawn-cards': entry => `Dobierasz: ${[...entry.beings, ...entry.legends, ...entry.flares].map(who).join(', ')}.`,
  'legends-passed': ({ seat, partner, count }, { names }) =>
    `${names[seat]} przekazuje ${legends(count)}, dostaje ${count === 1 ? 'ją' : 'je'} ${names[partner]}.`,
  'legends-received': entry => `Dostajesz legendy: ${entry.legends.map(who).join(', ')}.`,
  'end-nears': (entry, scene) =>
    `${endNears(entry, scene)} Jeszcze po jednej turze: ${entry.turns.map(each => scene.names[each]).join(', ')}.`,
  'match-ends': ({ reason, winners, scores }, scene) => ending(reason, winners, scores, scene),
};
