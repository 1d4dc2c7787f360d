import { english } from '../../../../engine/language.js';
import type { Effected } from '../../drawn-effects.js';
import { schoolName, taskName } from '../names.js';
import { colourOf, sideOf } from '../reading.js';
import type { RecapWords, Upshot } from '../recap.js';
import type { ContestScene } from '../sentences.js';
import { actions, and, players, points, scored, task, teams, the } from './grammar.js';
import { modes } from './lobby.js';
import { endNears } from './news.js';

const head = (entry: Effected, { names }: ContestScene): string => {
  const name = names[entry.seat]!;
  switch (entry.tell) {
    case 'summoned':
      return `${name} summons ${the(entry.card)} on ${entry.square}`;
    case 'flare':
      return `${name} throws a flare`;
    case 'thawed':
      return `${name} thaws ${the(entry.card)}`;
    case 'warped':
      return `${name} plays the warp of ${the(entry.card)}`;
  }
};

const pieces = (count: number): string => `${count} ${english(count, 'piece', 'pieces')}`;

/** "5 enemy pieces die", of one among many "2 of Celina's pieces die". */
function death(colour: number, count: number, scene: ContestScene, by: number): string {
  const side = sideOf(scene, colour, by);
  const verb = english(count, 'dies', 'die');
  if (side === 'named') return `${count} of ${players(scene, colour)}'s pieces ${verb}`;
  return side === 'own'
    ? `${count} of their own pieces ${verb}`
    : `${count} enemy ${english(count, 'piece', 'pieces')} ${verb}`;
}

/** Among many who lose something each: "4 pieces die (1 own, 3 of Celina's)". */
function deaths(killed: Upshot['killed'], scene: ContestScene, by: number): string[] {
  const isAmongMany = killed.length > 1 && scene.view.colours.length > 2;
  if (!isAmongMany) return killed.map(({ colour, count }) => death(colour, count, scene, by));
  const all = killed.reduce((sum, { count }) => sum + count, 0);
  const each = killed.map(
    ({ colour, count }) => `${count} ${colour === by ? 'own' : `of ${players(scene, colour)}'s`}`,
  );
  return [`${pieces(all)} die (${each.join(', ')})`];
}

function upshot(it: Upshot, scene: ContestScene, by: number): string {
  return [
    ...deaths(it.killed, scene, by),
    ...(it.converted > 0 ? [`${pieces(it.converted)} ${english(it.converted, 'changes', 'change')} colour`] : []),
    ...(it.placed > 0 ? [`${it.placed} new ${english(it.placed, 'piece', 'pieces')}`] : []),
    ...(it.upgraded > 0 ? [`${pieces(it.upgraded)} upgraded`] : []),
    ...(it.downgraded > 0 ? [`${pieces(it.downgraded)} downgraded`] : []),
    ...(it.actions > 0 ? [`${actions(it.actions)} gained`] : []),
    ...(it.hasExtraTurn ? ['an extra turn'] : []),
  ].join(', ');
}

export const recap: RecapWords = {
  acted: (entry, it, scene) => {
    const came = upshot(it, scene, colourOf(scene, entry.seat));
    const gained = 'points' in entry && entry.points.length > 0 ? `. Points: ${scored(entry.points, scene)}` : '';
    return `${head(entry, scene)}${came === '' ? '' : `: ${came}`}${gained}`;
  },
  placed: (by, squares, { names }) =>
    `${names[by]} places ${squares.length === 1 ? 'a common' : 'commons'} on ${and(squares)}`,
  opened: (seat, squares, { names }) => `${names[seat]} puts the first commons on ${and(squares)}`,
  discarded: ({ seat, card }, { names }) => `${names[seat]} discards ${the(card)}`,
  gained: (all, scene) => `Points: ${scored(all, scene)}`,
  endNears,
  scored: ({ points: gained }, scene) => `For destroyed pieces: ${scored(gained, scene)}`,
  claimed: ({ seat, task: id, points: gained }, { names }) =>
    `${names[seat]} claims ${taskName(id, 'en')}: +${points(gained)}`,
  newTask: ({ current, next }) =>
    [
      ...(current === null ? [] : [`New task: ${task(current)}`]),
      ...(next === null ? [] : [`next: ${task(next)}`]),
    ].join(', '),
  tasks: ({ current }) => `Tasks: ${current.map(id => taskName(id, 'en')).join(', ')}`,
  begins: ({ mode }) => `The match begins: ${modes[mode]}`,
  seated: (entry, { names }) => [
    `Order: ${entry.order.map(seat => `${names[seat]} (${schoolName(entry.schools[seat]!, 'en')})`).join(', ')}`,
    ...teams(entry, names),
  ],
};
