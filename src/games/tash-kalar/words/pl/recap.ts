import { polish } from '../../../../engine/language.js';
import type { Effected } from '../../drawn-effects.js';
import { schoolName, taskName } from '../names.js';
import { colourOf, sideOf } from '../reading.js';
import type { RecapWords, Upshot } from '../recap.js';
import type { ContestScene } from '../sentences.js';
import { and, gainedActions, players, points, scored, task, teams, whom, whose } from './grammar.js';
import { modes } from './lobby.js';
import { endNears } from './news.js';

const head = (entry: Effected, { names }: ContestScene): string => {
  const name = names[entry.seat]!;
  switch (entry.tell) {
    case 'summoned':
      return `${name} przywołuje ${whom(entry.card)} na ${entry.square}`;
    case 'flare':
      return `${name} rzuca flarę`;
    case 'thawed':
      return `${name} rozmraża ${whom(entry.card)}`;
    case 'warped':
      return `${name} zagrywa osnowę ${whose(entry.card)}`;
  }
};

const pieces = (count: number): string => `${count} ${polish(count, 'pion', 'piony', 'pionów')}`;
const die = (count: number): string => polish(count, 'ginie', 'giną', 'ginie');

/** „ginie 5 wrogich pionów”, of one among many „giną 2 piony (Celina)”. */
function death(colour: number, count: number, scene: ContestScene, by: number): string {
  const side = sideOf(scene, colour, by);
  if (side === 'named') return `${die(count)} ${pieces(count)} (${players(scene, colour)})`;
  const adjective = side === 'own' ? ['własny', 'własne', 'własnych'] : ['wrogi', 'wrogie', 'wrogich'];
  return `${die(count)} ${count} ${polish(count, adjective[0]!, adjective[1]!, adjective[2]!)} ${polish(count, 'pion', 'piony', 'pionów')}`;
}

/** Among many who lose something each: „giną 4 piony (własne 1, Celina 3)”. */
function deaths(killed: Upshot['killed'], scene: ContestScene, by: number): string[] {
  const isAmongMany = killed.length > 1 && scene.view.colours.length > 2;
  if (!isAmongMany) return killed.map(({ colour, count }) => death(colour, count, scene, by));
  const all = killed.reduce((sum, { count }) => sum + count, 0);
  const each = killed.map(({ colour, count }) => `${colour === by ? 'własne' : players(scene, colour)} ${count}`);
  return [`${die(all)} ${pieces(all)} (${each.join(', ')})`];
}

function upshot(it: Upshot, scene: ContestScene, by: number): string {
  return [
    ...deaths(it.killed, scene, by),
    ...(it.converted > 0
      ? [`${pieces(it.converted)} ${polish(it.converted, 'zmienia', 'zmieniają', 'zmienia')} kolor`]
      : []),
    ...(it.placed > 0
      ? [
          `${polish(it.placed, 'staje', 'stają', 'staje')} ${it.placed} ${polish(it.placed, 'nowy pion', 'nowe piony', 'nowych pionów')}`,
        ]
      : []),
    ...(it.upgraded > 0 ? [`${polish(it.upgraded, 'awansuje', 'awansują', 'awansuje')} ${pieces(it.upgraded)}`] : []),
    ...(it.downgraded > 0
      ? [`${polish(it.downgraded, 'traci', 'tracą', 'traci')} rangę ${pieces(it.downgraded)}`]
      : []),
    ...(it.actions > 0 ? [`zyskuje ${gainedActions(it.actions)}`] : []),
    ...(it.hasExtraTurn ? ['dodatkowa tura'] : []),
  ].join(', ');
}

export const recap: RecapWords = {
  acted: (entry, it, scene) => {
    const came = upshot(it, scene, colourOf(scene, entry.seat));
    const gained = 'points' in entry && entry.points.length > 0 ? `. Punkty: ${scored(entry.points, scene)}` : '';
    return `${head(entry, scene)}${came === '' ? '' : `: ${came}`}${gained}`;
  },
  placed: (by, squares, { names }) =>
    `${names[by]} stawia ${squares.length === 1 ? 'pion' : 'piony'} na ${and(squares)}`,
  opened: (seat, squares, { names }) => `Pierwsze piony stawia ${names[seat]}: ${and(squares)}`,
  discarded: ({ seat, card }, { names }) => `${names[seat]} odrzuca ${whom(card)}`,
  gained: (all, scene) => `Punkty: ${scored(all, scene)}`,
  endNears,
  scored: ({ points: gained }, scene) => `Za zniszczone piony: ${scored(gained, scene)}`,
  claimed: ({ seat, task: id, points: gained }, { names }) =>
    `${names[seat]} wykonuje zadanie ${taskName(id, 'pl')}: +${points(gained)}`,
  newTask: ({ current, next }) =>
    [
      ...(current === null ? [] : [`Nowe zadanie: ${task(current)}`]),
      ...(next === null ? [] : [`następne: ${task(next)}`]),
    ].join(', '),
  tasks: ({ current }) => `Zadania: ${current.map(id => taskName(id, 'pl')).join(', ')}`,
  begins: ({ mode }) => `Zaczyna się partia: ${modes[mode]}`,
  seated: (entry, { names }) => [
    `Kolejność: ${entry.order.map(seat => `${names[seat]} (${schoolName(entry.schools[seat]!, 'pl')})`).join(', ')}`,
    ...teams(entry, names),
  ],
};
