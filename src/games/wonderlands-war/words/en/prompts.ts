import { teaName } from '../names/index.js';
import { unitsHere } from '../reading.js';
import type { Prompts } from '../sentences.js';
import {
  aChip,
  aUnit,
  cards,
  chip,
  chipList,
  fromRegion,
  inRegion,
  instructionText,
  intoRegion,
  oddsText,
  quests,
  shards,
  source,
  theStandee,
  units,
} from './grammar.js';

const SEALED = 'Your answer stays sealed until everybody has answered.';

/** What an instruction does besides drawing. */
const ABSENT = 'It gives up supporters, and uses the shield when you would lose two units or the last one.';

/** What somebody is picked for. */
const TARGETS: Readonly<Record<string, string>> = {
  'D-flamingo': 'who gains a shard?',
  royal_temper: 'who gives you 1 VP?',
  claws_that_catch: 'whose bag gets the poison?',
  knave_crown: 'whose next chip counts as 1?',
};

export const prompts: Prompts = {
  'keep-quest': () => `Which quest do you keep? The other goes back to the deck. ${SEALED}`,
  'tea-move': ({ left }, { view }) =>
    `On which chair does your leader sit down? You take card ${view.table.limit - left + 1} of ${view.table.limit}.`,
  'host-card': () => 'Host: which card do you take? Your leader does not move.',
  'place-leader': () => 'You have all your cards of this tea party. Where does your leader go?',
  poison: ({ source: from, left }) =>
    `${source(from)}: which card do you poison?${left > 1 ? ` You may poison up to ${cards(left)}.` : ''}`,
  'next-effect': ({ card, units: count }) =>
    count > 0
      ? `${teaName(card, 'en')}: where do you place ${units(count)}? You may also begin with something else.`
      : `${teaName(card, 'en')}: what now?`,
  half: ({ card }) => `${teaName(card, 'en')}: the top or the bottom of the card?`,
  corrupted: ({ card }) => `${teaName(card, 'en')}: do you roll the shard die for the corrupted reward?`,
  'place-units': ({ source: from, units: count, what }) => {
    if (what === 'standees') return `${source(from)}: where do the standees of your reserve go?`;
    if (what === 'supporter') return `${source(from)}: where does the next supporter go? Left to place: ${count}.`;
    return `${source(from)}: where do you place ${units(count)}?`;
  },
  standees: ({ source: from, units: count }) =>
    `${source(from)}: you place ${units(count)}. Which standees of your reserve come in place of supporters?`,
  lift: ({ source: from, to, left }) =>
    `${source(from)}: your pool is empty. Whom do you move${to === null ? '' : ` ${intoRegion(to)}`}? Missing: ${left}.`,
  'lift-to': ({ source: by, unit, from }) => `${source(by)}: where does ${aUnit(unit)} ${fromRegion(from)} go?`,
  'extra-unit': ({ source: from, to }) =>
    to === null
      ? `${source(from)}: where do you add a supporter?`
      : `${source(from)}: whom do you add ${inRegion(to)}?`,
  standee: ({ standee }) => `Where does ${theStandee(standee)} go?`,
  castle: ({ source: from }) =>
    from === 'walrus' ? 'Walrus: where do you build the castle you won?' : `${source(from)}: where do you build?`,
  ally: ({ source: from, level, instead }) =>
    instead === null
      ? `${source(from)}: which ${level} ally do you take?`
      : `${source(from)}: there is no ${chip(instead)} left. What do you take instead?`,
  ability: ({ source: from }) => `${source(from)}: which ability do you unlock?`,
  market: ({ source: from }) => `${source(from)}: which Wonderlandian do you take?`,
  'quest-draw': ({ source: from, draw, discard }) =>
    `${source(from)}: do you draw ${quests(draw)}?${discard > 0 ? ' Then you discard one from your hand.' : ''} This cannot be taken back.`,
  'quest-discard': () => 'Which quest do you discard? It goes back to the deck.',
  'leader-at-six': ({ source: from }) =>
    `${source(from)}: your leader has strength 6 already. Do you discard a shard instead?`,
  grin: ({ rolled }, { view }) =>
    `Shared Grin: the roll gave you ${shards(rolled)}. ${view.twoPlayerBoards ? 'Do you return one to the supply?' : 'Who gets one of them?'}`,
  fly: ({ source: from, from: left }) =>
    `${source(from)}: where does ${from === 'gryphon' ? 'it fly' : 'the leader go'} ${fromRegion(left)}?`,
  wager: ({ region: at }) => `Wager: who will win ${inRegion(at)}? Your choice is shown after the battle.`,
  answer: ({ drawn }) =>
    drawn.length === 1
      ? `You draw ${aChip(drawn[0]!)}. What do you do? ${SEALED}`
      : `You draw: ${chipList(drawn).join(', ')}. Which do you play? The rest goes back to the bag. ${SEALED}`,
  'draw-on': ({ strength, odds }, scene, seat) =>
    `Strength ${strength}, ${units(unitsHere(scene, seat))}: do you draw on? ${oddsText(odds)} ${SEALED}`,
  instruction: ({ given, odds }) =>
    [
      given === null
        ? 'Leave an instruction, and the battle does not wait for you.'
        : `Your instruction: ${instructionText(given)}.`,
      'Only you see it; you may change it until it acts.',
      ABSENT,
      ...(odds === null ? [] : [oddsText(odds)]),
    ].join(' '),
  pause: (_, { view }) =>
    view.battle === null ? 'Your leader stops at the head of the table.' : 'The first draw is next.',
  soldier: ({ chip: played }) => `${chip(played)}: what does it do?`,
  triple: ({ chip: played }) => `${chip(played)}: do you count it triple?`,
  'chip-order': ({ chip: played }) => `${chip(played)}: the order of its effects is yours. What does it count for?`,
  'give-up': ({ source: from }) => `${source(from)}: whom do you give up to make the axe 2 stronger?`,
  'bring-leader': ({ source: by, from }) =>
    `${source(by)}: do you bring your leader ${from === null ? 'from the reserve' : fromRegion(from)} and gain 1 strength?`,
  'bring-unit': ({ source: from }) => `${source(from)}: whom do you bring into this battle?`,
  target: ({ source: from }) => `${source(from)}: ${TARGETS[from] ?? 'which opponent do you pick?'}`,
  amulet: ({ source: from }) => `${source(from)}: whose madness goes from the track back to the bag?`,
  shift: ({ strength }) => `Flamingo: do you move your marker from ${strength} to the nearest forge symbol?`,
  award: ({ region: at, value }) => `Award ${inRegion(at)}: ${value} VP or a castle?`,
  feat: ({ free, costs }) =>
    [
      free ? 'Two Roses: which quest do you claim without its conditions?' : 'Feat done! Which quest do you reveal?',
      ...(costs ? ['The Red Rook will take an active chip for it.'] : []),
      SEALED,
    ].join(' '),
  'feat-cost': () => 'Red Rook: which active chip do you discard for good?',
  shards: ({ source: from }) => `${source(from)}: how many shards do you discard?`,
  forge: ({ symbol, chips }) =>
    `What do you forge, and on which track? Forgings left: ${symbol + chips}${symbol > 0 ? ', one by the symbol under your marker' : ''}.`,
  learn: ({ source: from }) => `${source(from)}: which ally goes back to the bag?`,
};
