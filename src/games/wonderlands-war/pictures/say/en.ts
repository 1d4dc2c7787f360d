import { english } from '../../../../engine/language.js';
import type { Phase } from '../../state.js';
import { instructionText, units } from '../../words/en/grammar.js';
import { briefReward } from '../../words/en/rewards.js';
import { factionName } from '../../words/names/index.js';
import type { PictureWords } from '../picture-words.js';
import { BRIEFS } from './briefs.js';

/** What somebody does at the table besides choosing a chair. */
const DOING: Readonly<Partial<Record<Phase, string>>> = {
  'tea-start': 'before the tea',
  'tea-opening': 'poisons cards',
  'tea-arrive': 'leaves the head',
  'tea-next': 'ends the turn',
  'tea-end': 'moves the leader',
};

export const en: PictureWords = {
  language: 'en',
  reward: briefReward,
  units: counts => (counts.length > 1 ? `${counts.join(' + ')} units` : units(counts[0] ?? 0)),
  brief: BRIEFS.en,
  tea: 'Tea party',
  war: 'War',
  over: {
    points: 'The game is over, won by',
    'tie-break': 'The game is over, on level points won by',
    shared: 'The game is over, the win is shared by',
  },
  round: round => `round ${round} of 3`,
  head: 'Head of the table',
  turn: 'Turn',
  teaDoing: (phase, isPlacing) =>
    phase === 'tea-turn'
      ? isPlacing
        ? 'places the leader'
        : 'chooses a seat'
      : (DOING[phase] ?? 'takes what the card gives'),
  allChoose: 'Everybody chooses a quest',
  regions: { na_muniu: 'Wabe', red_castle: 'Castle', garden: 'Garden', tumtum: 'Tumtum', pool_of_tears: 'Pool' },
  unused: 'not in play',
  battleOf: (number, battles, round) => `battle ${number} of ${battles} · round ${round}`,
  status: { in: 'drawing', halt: 'stands', out: 'out' },
  noUnits: 'no units left',
  wagers: 'Wagers',
  betting: 'betting',
  faceDown: 'face down',
  resistance: 'Local resistance',
  bag: 'bag',
  ownBag: 'your bag',
  closedBag: 'Your bag. It may not be looked into during the war.',
  exhausted: 'exhausted',
  inReserve: 'waits in the reserve',
  sealed: 'Drawn; sealed until everybody has answered.',
  instruction: given => `Instruction: ${instructionText(given)}.`,
  ownWager: faction => `Your wager: ${factionName(faction, 'en')}. Nobody else sees it.`,
  nextDraw: (chips, taken) =>
    taken > 1 ? `Next draw: the best of ${taken}, ${chips} in the bag` : `Next chip, ${chips} in the bag`,
  madness: 'madness',
  madnessOrPoison: 'madness, poison',
  loss: 'a unit lost',
  bust: 'eliminated',
  average: 'strength on average',
  host: 'Host',
  hostText: 'new cards, take any without moving',
  yours: 'You have:',
  skip: 'skip this reward',
  leader: 'Your leader',
  castle: 'Castle',
  castleText: '+2 strength at the start',
  nextDoor: 'to a region next door',
  inPool: count => `in the pool: ${count}`,
  plainChip: 'Just its strength.',
  costs: (count, mayBlock) => `Costs ${units(count)}${mayBlock ? ' unless you block it' : ''}`,
  active: 'active',
  points: count => `${count} VP at once`,
  castleFor: value => `Castle: ${value} VP at the end, +2 here`,
  questsInHand: count =>
    count === 0 ? 'No quests in your hand' : `${count} ${english(count, 'quest', 'quests')} in your hand`,
  wonBy: names => `won by ${names}`,
  tieOf: names => `tie: ${names}`,
  nobodyWins: 'nobody wins',
  goesOn: 'the battle goes on',
  bet: 'wager:',
  betRight: 'right',
  betWrong: 'wrong',
  betNothing: 'tie, nothing',
  chair: number => `chair ${number}`,
  or: 'or',
  feat: 'Feat',
  goal: 'Goal',
  leaderAbility: 'leader ability',
  passive: 'always works',
  upgrade: 'improves the artifact',
  fresh: 'from the next battle on',
  used: 'used in this tea party',
  forge: { tracks: ['Abilities', 'Leader strength', 'Supporters', 'Castles'] },
  item: 'Item, 2 chips',
  standee: 'Standee',
  strengthOf: strength => `strength ${strength}`,
  allySet: set => `Set ${set}`,
  left: count => `${count} in the supply`,
  chipTexts: {
    'faction:1': 'A starting chip of strength 1. Everybody begins with three.',
    'faction:2': 'A starting chip of strength 2. Everybody begins with one.',
    artifact: 'Strength 3. Everybody begins with two, each full forge track gives one more. Abilities can improve it.',
    madness: 'You lose 1 unit in this battle. The fourth chip on the track refreshes the bag.',
    madness2: 'You lose 2 units in this battle. It can never be discarded from the bag.',
    poison: 'You lose 1 unit in this battle, and the chip goes back to the Jabberwock.',
  },
  things: {
    die: { name: 'Shard die', text: 'Faces 1, 1, 1, 2, 2, 3: you take that many shards.' },
    shard: {
      name: 'Looking-glass shard',
      text: 'Each costs 1 VP at the end of the game. Whoever has most after the tea party gets one more madness.',
    },
    shield: {
      name: 'Shield',
      text: 'Whole, it stops one madness or poison and cracks. Cracked, it does nothing until it is repaired.',
    },
    pawn: { name: 'First-battle pawn', text: 'The war begins in its region and goes on clockwise.' },
    'score-token': {
      name: 'Region score token',
      text: 'What the region is worth in rounds 1, 2 and 3. Second place takes half.',
    },
    supporter: { name: 'Supporter', text: 'A unit: lets you fight in a region, but adds no strength.' },
    castle: {
      name: 'Castle',
      text: 'Gives 2 strength at the start of a battle in its region, and points at the end of the game.',
    },
    leader: {
      name: 'Leader',
      text: 'A unit: goes round the table, then brings its strength into the battle of one region.',
    },
    wager: {
      name: 'Wager card',
      text: 'Who does not fight may bet face down on the winner. Right: a weak ally, wrong: a shard.',
    },
  },
};
