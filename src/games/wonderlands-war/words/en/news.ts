import type { Entry, Marker } from '../../vocabulary.js';
import { abilityName, factionName, questName, teaName, wonderlandianName } from '../names/index.js';
import { capital, endOf, questNames } from '../reading.js';
import type { News, WonderlandScene } from '../sentences.js';
import {
  aChip,
  and,
  aUnit,
  fromRegion,
  inRegion,
  intoRegion,
  players,
  quests,
  region,
  shards,
  short,
  source,
  supporters,
  theStandee,
  unitsFrom,
} from './grammar.js';

const STATUSES = { in: '', halt: ', withdrawn', out: ', eliminated' } as const;
const RESPONSES = {
  none: '',
  shield: ' (shield)',
  pillow: ' (Dormouse’s Pillow)',
  'all-mad': ' (All Mad Here)',
} as const;

/** Where the markers stand when the battle is over. */
const finals = (all: readonly Marker[], { names }: WonderlandScene): string =>
  all.map(({ seat, strength, status }) => `${names[seat]} ${status === 'out' ? 'eliminated' : strength}`).join(', ');

const signed = (count: number): string => (count > 0 ? `+${count}` : `${count}`);

function placed(
  { seat, region: at, supporters: count, standees, moved }: Extract<Entry, { tell: 'units-placed' }>,
  { names }: WonderlandScene,
): string {
  const all = [...(count > 0 ? [supporters(count)] : []), ...standees.map(theStandee)];
  const lifted = unitsFrom(moved);
  if (all.length + moved.length === 0) return `${names[seat]} places nobody ${inRegion(at)}.`;
  if (all.length === 0) return `${names[seat]} moves ${lifted} ${intoRegion(at)}.`;
  const more = moved.length === 0 ? '' : ` and moves ${lifted} there`;
  return `${names[seat]} places ${and(all)} ${inRegion(at)}${more}.`;
}

const filled = (cards: readonly { chair: number; card: string }[]): string =>
  cards.length === 0
    ? 'No new cards.'
    : `New cards: ${cards.map(({ chair, card }) => `${chair}. ${teaName(card, 'en')}`).join(', ')}.`;

function ending(reason: string, winners: readonly number[], totals: readonly number[], scene: WonderlandScene): string {
  const scores = totals.map((total, seat) => `${scene.names[seat]} ${total} VP`).join(', ');
  if (reason === 'shared') return `A tie: ${players(scene, winners)} share the victory. ${scores}.`;
  return `${players(scene, winners)} wins${reason === 'tie-break' ? ' on the tie-break' : ''}. ${scores}.`;
}

export const outcome = (scene: WonderlandScene): string => {
  const { reason, winners, totals } = endOf(scene);
  return ending(reason, winners, totals, scene);
};

const ENDS = {
  nobody: 'nobody draws any more',
  marker: 'a marker stands on 25',
  ahead: 'the last player who draws is ahead',
} as const;

export const news: News = {
  'match-begins': ({ factions, order, unused, pawn, rolled }, { names }) => {
    const seated = order.map(seat => `${names[seat]} (${factionName(factions[seat]!, 'en')})`).join(', ');
    const out = unused === null ? '' : ` ${region(unused)} is not used.`;
    return `The war in Wonderland begins. Turn order: ${seated}.${out} Die: ${rolled}, the first battle is ${inRegion(pawn)}.`;
  },
  'quests-seen': ({ quests: ids }) => `You draw ${questNames(ids, 'en')}.`,
  'quests-kept': () => 'Quests are chosen, the tea party begins.',
  'table-laid': ({ round, cards, order }, scene) =>
    `Round ${round}, tea party: ${cards.filter(card => card !== null).length} cards lie on the table. ${scene.names[order[0]!]} begins.`,
  'turn-begins': ({ seat, left }, { names }) =>
    left === 0
      ? `${names[seat]} is on turn: the leader goes to a region.`
      : `${names[seat]} is on turn, cards left to take: ${left}.`,
  'head-reached': ({ seat }, { names }) => `${names[seat]} stops at the head of the table.`,
  'table-filled': ({ filled: cards }) => filled(cards),
  hosted: ({ seat, filled: cards }, { names }) => `${names[seat]} is the host. ${filled(cards)}`,
  'card-taken': ({ seat, card, chair, poisoned, sits }, { names, view }) => {
    const home = view.seats[seat]!.faction === 'jabberwock';
    const poison = !poisoned ? '' : home ? ' The poison goes back to the pool.' : ' The poison goes into the bag.';
    const where = sits ? `sits down on chair ${chair} and takes` : `takes from chair ${chair}`;
    return `${names[seat]} ${where} ${teaName(card, 'en')}.${poison}`;
  },
  'leader-placed': ({ seat, region: at }, { names }) => `${names[seat]} puts the leader ${inRegion(at)}.`,
  beheaded: ({ region: at, losers }, scene) =>
    `Off with their heads! One supporter each is lost ${inRegion(at)}: ${players(scene, losers)}.`,
  'poison-placed': ({ seat, chair, card }, { names }) =>
    `${names[seat]} poisons card ${chair}. ${teaName(card, 'en')}.`,
  'shards-rolled': ({ seat, rolled, shards: all }, { names }) =>
    `${names[seat]} rolls and takes ${shards(rolled)}, ${all} in all.`,
  'shard-given': ({ seat, target }, { names }) => `${names[seat]} hands a shard to ${names[target]}.`,
  'tea-ends': ({ madness: gained, shards: left }, { names }) => {
    const listed = (counts: readonly number[]) => counts.map((count, seat) => `${names[seat]} ${count}`).join(', ');
    return `The tea party is over. Madness: ${listed(gained)}. Shards: ${listed(left)}.`;
  },
  'round-ends': ({ round, rolled, pawn }) =>
    `Round ${round} is over. Die: ${rolled}, the next war begins ${inRegion(pawn)}.`,

  'units-placed': placed,
  castle: ({ seat, region: at, stands, was }, { names }) =>
    `${names[seat]} ${!stands ? 'lays' : was === 'lying' ? 'raises' : 'builds'} a castle ${inRegion(at)}.`,
  'chip-gained': ({ seat, chip: id, source: from }, { names }) =>
    `${names[seat]} gains ${aChip(id)} (${source(from)}).`,
  'leader-strength': ({ seat, strength }, { names }) => `${names[seat]}: leader strength ${strength}.`,
  'ability-unlocked': ({ seat, ability }, { names }) => `${names[seat]} unlocks ${abilityName(ability, 'en')}.`,
  wonderlandian: ({ seat, card }, { names }) => `${names[seat]} takes ${wonderlandianName(card, 'en')}.`,
  market: ({ card }) => `${wonderlandianName(card, 'en')} appears among the Wonderlandians.`,
  'standee-drawn': ({ seat, card, shown }, { names }) =>
    card === null
      ? `${names[seat]} finds no standee in the deck.`
      : `${names[seat]} reveals ${shown === 1 ? 'a card' : `${shown} cards`} and takes ${wonderlandianName(card, 'en')}.`,
  'quests-drawn': ({ seat, count }, { names }) => `${names[seat]} draws ${quests(count)}.`,
  'quest-discarded': ({ seat }, { names }) => `${names[seat]} discards a quest.`,
  'madness-discarded': ({ seat }, { names }) => `${names[seat]} removes a madness from the bag.`,
  shards: ({ seat, change, shards: all, source: from }, { names }) =>
    `${names[seat]} ${change < 0 ? 'discards' : 'takes'} ${shards(Math.abs(change))} (${source(from)}), ${all} in all.`,
  points: ({ seat, points, vp, source: from }, { names }) =>
    `${names[seat]} ${signed(points)} VP (${source(from)}), ${vp} in all.`,
  shield: ({ seat, whole, source: from }, { names }) =>
    whole
      ? `${names[seat]} repairs the shield (${source(from)}).`
      : `The shield of ${names[seat]} cracks (${source(from)}).`,
  'castle-value': ({ seat, value }, { names }) => `${names[seat]}: castles are worth ${value} VP each.`,
  'supporters-released': ({ seat, count }, { names }) => `${names[seat]} adds ${supporters(count)} to the pool.`,
  'unit-moved': ({ seat, unit, from, into, source: by }, { names }) =>
    `${names[seat]} moves ${aUnit(unit)} ${from === null ? 'from the reserve' : fromRegion(from)} ${intoRegion(into)} (${source(by)}).`,
  'supporters-moved': ({ seat, count, from, into }, { names }) =>
    `${names[seat]} brings ${supporters(count)} ${fromRegion(from)} ${intoRegion(into)}.`,

  'no-battle': ({ region: at }) => `${region(at)}: nobody is here, there is no battle.`,
  uncontested: ({ seat, region: at, value }, { names }) =>
    `${region(at)} is uncontested: ${names[seat]} takes ${value} VP or a castle.`,
  'battle-begins': ({ region: at, value, resistance, fighters }, { names }) => {
    const each = fighters.map(({ seat, strength }) => `${names[seat]} ${strength}`).join(', ');
    const against = resistance === null ? '' : ` Local resistance: ${resistance}.`;
    return `Battle ${inRegion(at)} for ${value} VP. Start strength: ${each}.${against}`;
  },
  'bag-refilled': ({ seat }, { names }) => `${names[seat]} refreshes the bag.`,
  'bag-empty': ({ seat }, { names }) => `${names[seat]} has nothing to draw and withdraws.`,
  revealed: ({ draw, plays }, { names }) =>
    `Draw ${draw}: ${plays.map(({ seat, chip: id, response }) => `${names[seat]} ${short(id)}${RESPONSES[response]}`).join('; ')}.`,
  pillow: ({ seat, chip: id }, { names }) => `Dormouse’s Pillow: ${names[seat]} returns ${aChip(id)} to the bag.`,
  'all-mad': ({ seat, shards: all }, { names }) => `${names[seat]} takes a shard and loses no unit, ${all} in all.`,
  'pushed-back': ({ by, markers: all }, { names }) =>
    `March Hare pushes opponents back by ${by}: ${all.map(({ seat, strength }) => `${names[seat]} ${strength}`).join(', ')}.`,
  'poison-returned': ({ seat, owner }, { names }) => `The poison ${names[seat]} drew goes back to ${names[owner]}.`,
  'unit-lost': ({ seat, unit, region: at }, { names }) => `${names[seat]} loses ${aUnit(unit)} ${inRegion(at)}.`,
  'strength-gained': ({ seat, gained, strength, source: from }, { names }) =>
    `${names[seat]} +${gained} strength (${source(from)}), ${strength} in all.`,
  eliminated: ({ seat, region: at }, { names }) => `${names[seat]} is eliminated ${inRegion(at)}.`,
  'chip-returned': ({ seat, chip: id, source: from }, { names }) =>
    `${names[seat]} returns ${aChip(id)} to the bag (${source(from)}).`,
  'poison-given': ({ seat, target }, { names }) => `${names[seat]} drops poison into the bag of ${names[target]}.`,
  crowned: ({ seat, target }, { names }) =>
    `${names[seat]} plays Knave’s Crown: the next chip of ${names[target]} counts as 1.`,
  'track-lightened': ({ seat, target, chip: id }, { names }) =>
    `${names[seat]} sends ${aChip(id)} of ${names[target]} from the track to the bag.`,
  marked: ({ moves, markers: all }, { names }) => {
    const each = all.map(({ seat, strength, status }) => {
      const move = moves.find(other => other.seat === seat);
      return `${names[seat]} ${strength}${move ? ` (+${move.value + move.gain})` : STATUSES[status]}`;
    });
    return `Strength: ${each.join('; ')}.`;
  },
  shifted: ({ seat, strength }, { names }) => `${names[seat]} moves the marker to a forge symbol: ${strength}.`,
  decided: ({ on, withdrawn }, scene) => {
    const out = withdrawn.length === 0 ? '' : `Withdrawn: ${players(scene, withdrawn)}. `;
    return `${out}${on.length === 0 ? 'Nobody draws any more.' : `Drawing on: ${players(scene, on)}.`}`;
  },
  'battle-over': ({ region: at, by }) => `The battle ${inRegion(at)} is over: ${ENDS[by]}.`,
  'battle-won': ({ region: at, value, first, second, tie, markers: all }, scene) => {
    const won =
      first.length === 0
        ? 'nobody wins'
        : tie
          ? `tied for first, each takes ${value} VP or a castle: ${players(scene, first)}`
          : `${players(scene, first)} wins`;
    const next = second.length === 0 ? '' : ` Second place: ${players(scene, second)}.`;
    return `${region(at)}: ${won}.${next} Strength: ${finals(all, scene)}.`;
  },
  feat: ({ seat, quest, free }, { names }) =>
    `${names[seat]} claims a feat: ${questName(quest, 'en')}${free ? ' (two Roses)' : ''}.`,
  'chip-discarded': ({ seat, chip: id }, { names }) => `${names[seat]} discards ${aChip(id)} for good.`,
  forged: ({ seat, chip: id, track }, { names }) => `${names[seat]} forges ${aChip(id)} on track ${track}.`,
  wagers: ({ results }, { names }) => {
    const said = { weak_ally: 'right, takes a weak ally', shard: 'wrong, takes a shard', none: 'a tie, nothing' };
    return `Wagers: ${results.map(({ seat, faction, result }) => `${names[seat]} on ${factionName(faction, 'en')}, ${said[result]}`).join('; ')}.`;
  },
  'chip-swapped': ({ seat, from, into }, { names }) => `${names[seat]} swaps ${aChip(from)} for ${aChip(into)}.`,
  'match-ends': ({ reason, winners, scores, quests: done }, scene) => {
    const totals = scores.map(({ total }) => total);
    const reached = (feat: boolean, goal: boolean): string =>
      feat && goal ? 'feat and goal' : feat ? 'feat' : goal ? 'goal' : 'nothing';
    const lines = done.flatMap((all, seat) => {
      const each = all.map(({ quest, feat, goal }) => `${questName(quest, 'en')} ${reached(feat, goal)}`);
      return each.length === 0 ? [] : [`${scene.names[seat]}: ${each.join(', ')}.`];
    });
    return [capital(ending(reason, winners, totals, scene)), ...lines].join('\n');
  },
};
