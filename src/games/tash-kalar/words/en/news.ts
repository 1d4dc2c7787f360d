import { english } from '../../../../engine/language.js';
import type { ContestEntry, EndReason, Laying, Mention } from '../../vocabulary.js';
import { taskName } from '../names.js';
import { colourOf } from '../reading.js';
import type { ContestScene, News } from '../sentences.js';
import { deedsText } from './deeds.js';
import {
  actions,
  and,
  cards,
  legends,
  lent,
  one,
  players,
  points,
  RANKS,
  scored,
  task,
  the,
  turns,
} from './grammar.js';
import { recap } from './recap.js';

const REASONS: Readonly<Record<EndReason, string>> = {
  points: 'more points',
  'other-colours': 'level in the weakest colour, the next one decides',
  upgraded: 'level on points, more upgraded pieces',
  pieces: 'level on points and upgraded pieces, more pieces',
  draw: 'level in everything',
};

function ending(reason: EndReason, winners: readonly number[], scores: readonly number[], scene: ContestScene): string {
  const names = winners.map(seat => scene.names[seat]!);
  const result = names.length === 0 ? 'A draw' : `${and(names)} ${names.length === 1 ? 'wins' : 'win'}`;
  const table = scores.map((score, colour) => `${players(scene, colour)} ${score}`);
  return `${result}: ${REASONS[reason]}. Points: ${table.join(', ')}.`;
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
    `pattern ${used.join(' ')}`,
    ...lent(laying, scene),
    ...(improvised === null ? [] : ['improvised']),
    ...(voids.length > 0 ? [`with empty ${english(voids.length, 'square', 'squares')} ${and(voids)}`] : []),
    ...(lifted === null ? [] : [`piece lifted from ${lifted.square}`]),
  ].join('; ');
}

type Entry<Tell extends ContestEntry['tell']> = Extract<ContestEntry, { readonly tell: Tell }>;

function summoned(entry: Entry<'summoned'>, scene: ContestScene): string {
  const { seat, card, square, laying, lifted, points: gained } = entry;
  const by = colourOf(scene, seat);
  const crushed = laying.crushes ? `, destroying ${one(laying.crushes, { scene, by })}` : '';
  const score = gained.length > 0 ? ` Points: ${scored(gained, scene)}.` : '';
  return `${scene.names[seat]} summons ${the(card)} on ${square} (${remarks(laying, lifted, scene)})${crushed}. ${deedsText(entry, scene)}${score}`;
}

function flare(
  { seat, flare: card, against, upper, lower, deeds, points: given }: Entry<'flare'>,
  scene: ContestScene,
) {
  const halves = upper && lower ? 'upper and lower effect' : upper ? 'upper effect' : 'lower effect';
  const score = given.length > 0 ? ` Points: ${scored(given, scene)}.` : '';
  return `${scene.names[seat]} throws ${the(card)} against ${players(scene, against)} (${halves}). ${deedsText({ seat, card, deeds }, scene)}${score}`;
}

function kills({ seat, kills: killed, points: gained }: Entry<'scored'>, scene: ContestScene): string {
  const each = killed.map(({ colour, rank, count }) => {
    const owner = scene.view.colours.length > 2 ? ` (${players(scene, colour)})` : '';
    return `${count} ${english(count, ...RANKS[rank])}${owner}`;
  });
  const score = gained.length > 0 ? `Points: ${scored(gained, scene)}.` : 'Not enough for a point.';
  return `${scene.names[seat]} ends the turn, destroyed: ${and(each)}. ${score}`;
}

/** Why the match draws to its end: "The end is near: Ada reached 9 points." */
export function endNears(
  { seat, why, colours }: Extract<ContestEntry, { readonly tell: 'end-nears' }>,
  scene: ContestScene,
): string {
  const { names, view } = scene;
  const goal = `${points(view.colours[0]!.goal)}${view.mode === 'melee' ? ' in one colour' : ''}`;
  if (why !== 'points') return `The end is near: ${names[seat]} drew the last card of the deck.`;
  return `The end is near: ${and(colours.map(colour => players(scene, colour)))} reached ${goal}.`;
}

export const news: News = {
  'match-begins': (entry, scene) =>
    [recap.begins(entry), ...recap.seated(entry, scene)].map(line => `${line}.`).join(' '),
  tasks: ({ current, next }) =>
    `Tasks: ${current.map(task).join(', ')}.${next === null ? '' : ` Next: ${task(next)}.`}`,
  opened: ({ seat, piece: { colour, square } }, scene) =>
    `${scene.names[seat]} puts one of ${players(scene, colour)}'s commons on ${square}.`,
  'turn-begins': ({ seat, turn, actions: count, lost, extra, finals }, { names }) => {
    const head = `Turn ${turn}: ${names[seat]}, ${actions(count)}${lost > 0 ? ` (${lost} fewer)` : ''}.`;
    const last =
      finals === null ? '' : finals === 1 ? ' It is the last turn.' : ` ${turns(finals)} left, this one included.`;
    return `${head}${extra ? ' It is an extra turn.' : ''}${last}`;
  },
  placed: ({ seat, by, piece: { square }, lifted }, { names }) =>
    `${names[by]} places a common on ${square}${lifted === null ? '' : ` (lifted from ${lifted.square})`}${by === seat ? '' : ` in ${names[seat]}'s turn`}.`,
  summoned,
  discarded: ({ seat, card, returned }, { names }) => {
    const under = cards(returned);
    return `${names[seat]} discards ${the(card)}${under === '' ? '' : ` and puts ${under} under the decks`}.`;
  },
  returned: entry => `You put under the decks: ${entry.cards.map(the).join(', ')}.`,
  flare,
  thawed: (entry, scene) => `${scene.names[entry.seat]} thaws ${the(entry.card)}. ${deedsText(entry, scene)}`,
  warped: (entry, scene) =>
    `${scene.names[entry.seat]} plays the warp of ${the(entry.card)}; the card is pending on the deck. ${deedsText(entry, scene)}`,
  frozen: ({ seat, card, dropped }, { names }) =>
    `${names[seat]} has a frozen effect: ${the(card)}${dropped === null ? '' : `; discards ${the(dropped)}`}.`,
  'handed-over': ({ seat, partner }, { names }) =>
    `${names[seat]} hands the rest of the turn over: ${names[partner]} plays.`,
  claimed: ({ seat, task: id, points: gained, current, next }, { names }) => {
    const came = current === null ? '' : ` New task: ${task(current)}.`;
    return `${names[seat]} claims ${taskName(id, 'en')}: +${points(gained)}.${came}${next === null ? '' : ` Next: ${task(next)}.`}`;
  },
  scored: kills,
  drawn: ({ seat, deck, ...counts }, { names }) => {
    const left = deck === 0 ? 'the deck is empty' : `${deck} left in the deck`;
    return `${names[seat]} draws ${cards(counts)}${counts.beings > 0 ? `; ${left}` : ''}.`;
  },
  'drawn-cards': entry => `You draw: ${[...entry.beings, ...entry.legends, ...entry.flares].map(the).join(', ')}.`,
  'legends-passed': ({ seat, partner, count }, { names }) =>
    `${names[seat]} passes ${legends(count)} to ${names[partner]}.`,
  'legends-received': entry => `You get the legends: ${entry.legends.map(the).join(', ')}.`,
  'end-nears': (entry, scene) =>
    `${endNears(entry, scene)} One more turn each: ${entry.turns.map(each => scene.names[each]).join(', ')}.`,
  'match-ends': ({ reason, winners, scores }, scene) => ending(reason, winners, scores, scene),
};
