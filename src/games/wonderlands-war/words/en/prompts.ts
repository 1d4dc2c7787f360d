import { standeeName, teaName } from '../names/index.js';
import { decimal, percent } from '../reading.js';
import type { Prompts } from '../sentences.js';
import { aChip, aUnit, chip, chipList, quests, region, shards, source, units } from './grammar.js';

export const prompts: Prompts = {
  'keep-quest': () => 'Which quest do you keep? The other goes back to the deck.',
  'tea-move': ({ from, left }) =>
    `${from === 0 ? 'You leave the head of the table.' : `You leave chair ${from}.`} Where does your leader sit down? Cards left to take this tea party: ${left}.`,
  'host-card': () => 'Host: which card do you take without moving?',
  'place-leader': () => 'You have all your cards. In which region do you put your leader?',
  poison: ({ source: from, left }) =>
    `${source(from)}: which card do you poison?${left > 1 ? ` Up to ${left} more.` : ''}`,
  'next-effect': ({ card }) => `${teaName(card, 'en')}: what comes first?`,
  half: ({ card }) => `${teaName(card, 'en')}: which half do you take?`,
  corrupted: ({ card }) => `${teaName(card, 'en')}: do you roll the shard die for the corrupted reward?`,
  'place-units': ({ source: from, units: count, what }) => {
    if (what === 'standees') return `${source(from)}: in which region do you put the standees of your reserve?`;
    if (what === 'supporter') return `${source(from)}: where does the next supporter go? Left: ${count}.`;
    return `${source(from)}: in which region do you place ${units(count)}?`;
  },
  standees: ({ source: from, units: count }) =>
    `${source(from)}: which standees come from the reserve in place of supporters? You place ${units(count)} in all.`,
  lift: ({ source: from, to, left }) =>
    `${source(from)}: your pool is empty. Which unit do you move${to === null ? '' : ` to ${region(to)}`}? Missing: ${left}.`,
  'lift-to': ({ source: by, unit, from }) => `${source(by)}: where do you move ${aUnit(unit)} from ${region(from)}?`,
  'extra-unit': ({ source: from, to }) =>
    to === null
      ? `${source(from)}: where do you place a supporter?`
      : `${source(from)}: whom do you add in ${region(to)}?`,
  standee: ({ standee }) => `In which region do you put ${standeeName(standee, 'en')}?`,
  castle: ({ source: from }) =>
    from === 'walrus'
      ? 'Walrus: where do you build the castle you won?'
      : `${source(from)}: in which region do you build?`,
  ally: ({ source: from, level, instead }) =>
    instead === null
      ? `${source(from)}: which ${level} ally do you take?`
      : `${source(from)}: there is no ${chip(instead)} left. What do you take instead?`,
  ability: ({ source: from }) => `${source(from)}: which ability do you unlock?`,
  market: ({ source: from }) => `${source(from)}: which Wonderlandian do you take?`,
  'quest-draw': ({ source: from, draw, discard }) =>
    `${source(from)}: do you draw ${quests(draw)}?${discard > 0 ? ' Then you discard one from your hand.' : ''}`,
  'quest-discard': () => 'Which quest do you discard? It goes back to the deck.',
  'leader-at-six': ({ source: from }) => `${source(from)}: your leader has strength 6. Do you discard a shard instead?`,
  grin: ({ rolled }) => `Shared Grin: the roll gave you ${shards(rolled)}. Do you hand one on?`,
  fly: ({ source: from, from: left }) => `${source(from)}: where to from ${region(left)}?`,
  wager: ({ region: at }) => `Wager: who will win in ${region(at)}?`,
  answer: ({ drawn, losses }) => {
    const harm = drawn.some(each => (losses[each] ?? 0) > 0)
      ? ' Your answer stays sealed until all chips are shown.'
      : '';
    return drawn.length === 1
      ? `You draw ${aChip(drawn[0]!)}. What do you do?${harm}`
      : `You draw ${chipList(drawn).join(', ')}. Which do you play? The rest goes back to the bag.`;
  },
  'draw-on': ({ strength, odds }) =>
    `You have strength ${strength}. Next draw: a unit lost ${percent(odds.loss)}%, eliminated ${percent(odds.bust)}%, +${decimal(odds.average, 'en')} on average. Draw or withdraw?`,
  soldier: ({ chip: played }) => `${chip(played)}: what does it do?`,
  triple: ({ chip: played }) => `${chip(played)}: do you count it triple?`,
  'chip-order': ({ chip: played }) => `${chip(played)}: the order of its effects is yours. What shall it count?`,
  'give-up': ({ source: from }) => `${source(from)}: which unit do you lose to make the axe +2?`,
  'bring-leader': ({ source: by, from }) =>
    `${source(by)}: do you bring your leader from ${from === null ? 'the reserve' : region(from)}? You gain 1 strength.`,
  'bring-unit': ({ source: from }) => `${source(from)}: whom do you bring into this battle?`,
  target: ({ source: from }) => `${source(from)}: which opponent do you pick?`,
  amulet: ({ source: from }) => `${source(from)}: whose madness goes back to the bag?`,
  shift: ({ strength }) => `Flamingo: do you move your marker from ${strength} to the nearest forge symbol?`,
  award: ({ region: at, value }) => `Award in ${region(at)}: ${value} VP or a castle?`,
  feat: ({ free, costs }) =>
    `${free ? 'Two Roses: which quest do you claim without its conditions?' : 'Feat done. Which quest do you reveal?'}${costs ? ' The Red Rook will take an active chip for it.' : ''}`,
  'feat-cost': () => 'Red Rook: which active chip do you discard for good?',
  shards: ({ source: from }) => `${source(from)}: how many shards do you discard?`,
  forge: ({ symbol, chips }) =>
    `Forging: what, and on which track? Left: ${symbol + chips}${symbol > 0 ? ', one by the forge symbol' : ''}.`,
  learn: ({ source: from }) => `${source(from)}: which ally goes back to the bag?`,
};
