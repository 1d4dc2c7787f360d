import type { Act, Gait, Kind, Questions } from '../../vocabulary.js';
import { colourOf } from '../reading.js';
import type { ContestScene, Prompts } from '../sentences.js';
import { actions, group, head, on, players, RANKS, the, YOURS } from './grammar.js';

const ACTS: Readonly<Record<Act, string>> = {
  destroy: 'which piece do you destroy?',
  upgrade: 'which piece do you upgrade?',
  downgrade: 'which piece do you downgrade?',
  convert: 'which enemy piece do you convert?',
  choose: 'which piece do you choose?',
  gateway: 'which of your pieces becomes the Gateway?',
  swap: 'which piece do you swap?',
  capture: 'which piece do you put onto the card?',
  tree: 'which adjacent square?',
};

const KINDS: Readonly<Record<Kind | 'mixed', string>> = {
  standard: 'standard ',
  combat: 'combat ',
  empty: '',
  mixed: '',
};

/** "combat move", "leap to an empty square". */
function going(gait: Gait, kind: Kind | 'mixed'): string {
  if (gait === 'line') return kind === 'combat' ? 'combat moves in one direction' : 'moves in one direction';
  return `${KINDS[kind]}${gait === 'leap' ? 'leap' : 'move'}${kind === 'empty' ? ' to an empty square' : ''}`;
}

/** How many more, where it is more than one. */
const more = (left: number | null, optional: boolean): string =>
  left === null || left < 2 ? '' : optional ? ` (up to ${left})` : ` (${left} to go)`;

function may(about: Questions['may']['about'], what: string): string {
  switch (about.what) {
    case 'steps':
      return 'do you downgrade this being to place a common beside it?';
    case 'upgrade':
      return `do you upgrade ${what}?`;
    case 'downgrade':
      return `do you downgrade ${what}?`;
    case 'discard-flare':
      return 'do you discard your flare?';
    case 'discard-pending':
      return 'do you discard your pending being?';
    case 'return-pending':
      return 'do you take your pending being back to hand?';
    case 'copy-warp':
      return 'do you carry out a warp?';
    case 'ram':
      return `do you ram ${what}? Both pieces die.`;
  }
}

const CARDS: Readonly<Record<Questions['card']['about']['to'], string>> = {
  'deck-top': 'which discarded card goes on top of your deck?',
  frozen: 'which discarded card do you lay out with its frozen effect?',
  discard: 'which card of your hand do you discard?',
  copy: 'whose warp do you carry out?',
};

const COLOURS: Readonly<Record<Questions['colour']['about']['act'], string>> = {
  choose: 'whose pieces do you choose?',
  place: 'whose piece do you place?',
  become: 'whose piece does it become?',
};

/** What the next pattern may or must do (AMB-30). */
function rights(scene: ContestScene): string[] {
  const { borrow, voids, colour } = scene.view.rights;
  return [
    ...(borrow > 0 ? ['The next pattern may use an enemy piece.'] : []),
    ...(voids > 0 ? [`The next pattern may use up to ${voids} empty squares.`] : []),
    ...(colour === null ? [] : [`The next pattern uses the pieces of ${players(scene, colour)}.`]),
  ];
}

export const prompts: Prompts = {
  opening: ({ left }) => `Before the first turn: put a common on a marked square${more(left, false)}.`,
  turn: ({ actions: left }, scene, seat) => {
    const { view, names } = scene;
    const whose =
      view.onTurn === null || view.onTurn === seat ? 'Your turn' : `You finish ${names[view.onTurn]}'s turn`;
    const head = left > 0 ? `${whose}. ${actions(left)} to spend.` : `${whose}. All actions are spent.`;
    return [head, ...rights(scene)].join(' ');
  },
  pause: () => 'Your turn may begin.',
  place: ({ lifted }) => `Where does the piece lifted from ${lifted} go, as a common?`,
  lift: ({ card }) =>
    `No pieces in supply. Which of your pieces do you lift${card === null ? '' : ` to summon ${the(card)}`}?`,
  frame: ({ card }) => `On which square do you summon ${the(card)}?`,
  placement: ({ card }) => `How do you lay the pattern of ${the(card)}?`,
  arrival: ({ card }) => `On which square does ${the(card)} arrive?`,
  'legend-colour': ({ card }) => `The point for summoning ${the(card)}: in whose colour?`,
  return: ({ discarded }) => `You discard ${the(discarded)}. Which other cards go under their decks?`,
  against: () => 'You throw the flare. Who do you compare with?',
  keep: () => 'Only one frozen effect may stay. Which one?',
  claim: () => 'End of the turn. Which task do you claim? After that the turn cannot be taken back.',
  'score-colour': () => 'The point for unpaired commons: in whose colour?',
  target: about => {
    const [first] = about.chosen;
    const what = about.act === 'swap' && first ? `which piece does ${first} swap with?` : ACTS[about.act];
    return `${head(about)}: ${what.slice(0, -1)}${more(about.left, about.optional)}?`;
  },
  mover: about =>
    `${head(about)}: ${going(about.gait, about.kind)}${more(about.left, about.optional)}. With which piece?`,
  destination: (about, scene, seat) => {
    if (about.from === null) return `${head(about)}: where does the piece on the card return?`;
    const mover =
      about.from === about.being ? `it go from ${about.from}` : `${on(scene, about.from, colourOf(scene, seat))} go`;
    return `${head(about)}: ${going(about.gait, about.kind)}${about.optional ? more(about.left, true) : ''}. Where does ${mover}?`;
  },
  direction: about =>
    `${head(about)}: ${about.act === 'cone' ? 'which way does the fire go' : 'which way does the shot go'}${more(about.left, about.optional)}?`,
  square: (about, scene, seat) => {
    if (about.rank === null) return `${head(about)}: which square do you choose?`;
    const by = colourOf(scene, seat);
    const what =
      about.colour === null
        ? RANKS[about.rank][0]
        : group({ colour: about.colour, rank: about.rank, squares: [] }, { scene, by, own: YOURS });
    return `${head(about)}: where do you place the ${what.replace(/^your /, '')}${more(about.left, about.optional)}?`;
  },
  colour: about => `${head(about)}: ${COLOURS[about.act]}`,
  rank: about => `${head(about)}: what rank is the piece you place?`,
  alternative: about => `${head(about)}: what do you choose?`,
  may: (about, scene, seat) =>
    `${head(about)}: ${may(about, about.square === null ? 'this being' : on(scene, about.square, colourOf(scene, seat)))}`,
  card: about => `${head(about)}: ${CARDS[about.to]}`,
};
