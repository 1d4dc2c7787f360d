import { type Decision, isAllowed, type OneDecision, onlyAnswer, type Said } from '../../../src/engine/decision.js';
import { randomFrom } from '../../../src/engine/random.js';
import { advance } from '../../../src/engine/rules.js';
import { CARDS, cardOf, isLegend, nameOfCard } from '../../../src/games/tash-kalar/cards.js';
import { putPiece } from '../../../src/games/tash-kalar/changes.js';
import { FLARES } from '../../../src/games/tash-kalar/flares.js';
import { layingOf } from '../../../src/games/tash-kalar/layings.js';
import { layoutsOf } from '../../../src/games/tash-kalar/patterns.js';
import { colourOf, idOf, rankOf } from '../../../src/games/tash-kalar/pieces.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import { SCHOOLS } from '../../../src/games/tash-kalar/schools/index.js';
import { type Contest, squareOf } from '../../../src/games/tash-kalar/state.js';
import { MOST_PLACEMENTS } from '../../../src/games/tash-kalar/summon.js';
import { forceOf, summoningsOf } from '../../../src/games/tash-kalar/summonings.js';
import type { ContestView } from '../../../src/games/tash-kalar/view.js';
import type { ContestEntry, Questions } from '../../../src/games/tash-kalar/vocabulary.js';
import { makeSquare, parseSquare } from '../../../src/geometry/square.js';

/** Common, heroic and legendary pieces of each colour in turn. */
const LETTERS = ['chl', 'CHL', '123', '456'];

/** What was wanted is not offered. */
export class NotOffered extends Error {}

export interface Staging {
  readonly mode?: string;
  readonly seats?: number;
  readonly schools?: readonly string[];
  /** Pieces: letters (c h l own, C H L of the next colour, 1 2 3 and 4 5 6 of the others), each before its squares. */
  readonly board?: string;
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly flare?: string;
  readonly actions?: number;
}

/** The middle of a match with seat 0 on turn, holding only what is given, played on through the real decisions. */
export class Stage {
  readonly contest: Contest;
  /** Everything asked since the start, questions with one answer excepted. */
  readonly asked: Decision[] = [];

  constructor(from: Staging | Contest = {}) {
    this.contest = 'phase' in from ? from : middle(from);
    if ('phase' in from) return;
    const { contest } = this;
    for (const card of from.hand ?? []) this.give(0, card);
    for (const card of from.discard ?? []) contest.seats[0]!.discard.push(this.#takeFromDeck(0, card));
    if (from.flare !== undefined) this.giveFlare(0, from.flare);
    this.put(from.board ?? '');
  }

  /** Puts pieces on the board. */
  put(pieces: string): this {
    let letter = '';
    for (const word of pieces.split(/\s+/).filter(text => text !== '')) {
      const square = parseSquare(word);
      if (square === undefined) letter = word;
      else {
        const colour = LETTERS.findIndex(letters => letters.includes(letter));
        if (this.contest.board[square] !== 0) throw new Error(`${word} is taken`);
        putPiece(this.contest, square, colour, LETTERS[colour]!.indexOf(letter) + 1);
      }
    }
    return this;
  }

  /** Puts the pieces a card needs for its printed orientation on the board. */
  fit(card: string, at: string): this {
    const layout = layoutsOf(cardOf(card)).all.find(({ square, laying }) => makeSquare(square) === at && laying === 0)!;
    for (const [index, cell] of layout.cells.entries()) putPiece(this.contest, cell, 0, index < layout.heroics ? 2 : 1);
    return this;
  }

  give(seat: number, card: string): this {
    const owner = this.contest.seats[seat]!;
    const { legendDeck } = this.contest;
    const number = cardOf(card);
    if (isLegend(number)) owner.legends.push(legendDeck.splice(legendDeck.indexOf(number), 1)[0]!);
    else owner.beings.push(this.#takeFromDeck(seat, card));
    return this;
  }

  giveFlare(seat: number, flare: string): this {
    const { flareDeck, seats } = this.contest;
    const number = FLARES.findIndex(({ id }) => id === flare);
    seats[seat]!.flares.push(flareDeck.splice(flareDeck.indexOf(number), 1)[0]!);
    return this;
  }

  #takeFromDeck(seat: number, card: string): number {
    const { deck } = this.contest.seats[seat]!;
    const at = deck.indexOf(cardOf(card));
    if (at < 0) throw new Error(`${card} is not in the deck`);
    return deck.splice(at, 1)[0]!;
  }

  /** Changes the position by hand. */
  with(change: (contest: Contest) => void): this {
    change(this.contest);
    return this;
  }

  /** Goes on by these answers, in this order, to the resting point after the last of them. */
  say(...answers: readonly Said[]): this {
    const left = [...answers];
    do {
      const rules = contestRules.step(this.contest);
      let turn = rules.next([]);
      while (!turn.done) turn = rules.next(turn.value.map(decision => this.#answer(decision, left)));
    } while (left.length > 0);
    return this;
  }

  /** What has only one answer needs none; the menu of the turn may be answered all the same. */
  #answer(decision: Decision, left: Said[]): Said {
    const only = onlyAnswer(decision);
    if (only === undefined) {
      this.asked.push(decision);
      return said(decision, left.shift());
    }
    if (decision.key === 'turn' && left[0] === only) left.shift();
    return only;
  }

  /** Summons a card in its printed orientation, or the one named after the square. */
  summon(card: string, at: string, ...answers: readonly Said[]): this {
    const wanted = at.includes(':') ? at : `${at}:r0`;
    const placed = contestPlacements(this.contest, card);
    const frame = placed.length > MOST_PLACEMENTS ? [wanted.slice(0, 2)] : [];
    const here = frame.length > 0 ? placed.filter(id => id.startsWith(wanted.slice(0, 2))) : placed;
    if (!here.includes(wanted)) throw new NotOffered(`${wanted} of ${card}: ${here}`);
    return this.say(`summon:${card}`, ...frame, ...(here.length > 1 ? [wanted] : []), ...answers);
  }

  /** Whether these answers are not all offered; the position is spoilt by asking. */
  refuses(...answers: readonly Said[]): boolean {
    try {
      this.say(...answers);
      return false;
    } catch (error) {
      if (error instanceof NotOffered) return true;
      throw error;
    }
  }

  /** Steps that ask nothing, until somebody is asked or the match is over. */
  rest(): this {
    while (this.contest.outcome === null) {
      const before = JSON.stringify(this.contest);
      const turn = advance(contestRules.step(this.contest), []);
      if (!turn.done) {
        Object.assign(this.contest, JSON.parse(before));
        break;
      }
    }
    return this;
  }

  /** What is asked next, without answering. */
  get question(): OneDecision {
    const copy = JSON.parse(JSON.stringify(this.contest)) as Contest;
    for (;;) {
      const turn = advance(contestRules.step(copy), []);
      if (!turn.done) return turn.value[0] as OneDecision;
      if (copy.outcome !== null) throw new Error('Nobody is asked any more');
    }
  }

  get offers(): string[] {
    return this.question.options.map(({ id }) => id);
  }

  /** The options of the last question with this key. */
  offered<Key extends keyof Questions>(key: Key): string[] {
    const decision = this.asked.findLast(asked => asked.key === key) as OneDecision | undefined;
    if (!decision) throw new Error(`${key} was not asked`);
    return decision.options.map(({ id }) => id);
  }

  /** The letter of what stands on a square, '.' = nothing. */
  at(square: string): string {
    const piece = this.contest.board[parseSquare(square)!]!;
    return piece === 0 ? '.' : LETTERS[colourOf(piece)]![rankOf(piece) - 1]!;
  }

  /** Kills that count, as letters: 'C C H'. */
  get kills(): string {
    return this.contest.turn.kills
      .flatMap((count, at) => new Array<string>(count).fill(LETTERS[Math.floor(at / 3)]![at % 3]!))
      .join(' ');
  }

  get actions(): number {
    return this.contest.turn.actions;
  }

  get gateway(): string | null {
    const square = squareOf(this.contest, this.contest.gateway);
    return square < 0 ? null : makeSquare(square);
  }

  setGateway(square: string): this {
    this.contest.gateway = idOf(this.contest.board[parseSquare(square)!]!);
    return this;
  }

  view(reader: number | 'spectator' = 'spectator'): ContestView {
    return contestRules.view(this.contest, reader);
  }

  told<Tell extends ContestEntry['tell']>(tell: Tell): Extract<ContestEntry, { tell: Tell }>[] {
    return this.contest.news
      .map(({ entry }) => entry)
      .filter((entry): entry is Extract<ContestEntry, { tell: Tell }> => entry.tell === tell);
  }

  /** The seats each entry of this kind was told to; undefined = everybody. */
  heard(tell: ContestEntry['tell']): (readonly number[] | undefined)[] {
    return this.contest.news.filter(({ entry }) => entry.tell === tell).map(({ seats }) => seats);
  }

  hand(seat = 0): string[] {
    return this.contest.seats[seat]!.beings.map(nameOfCard);
  }
}

function said(decision: Decision, answer: Said | undefined): Said {
  if (answer === undefined) {
    const options = decision.kind === 'number' ? [] : decision.options.map(({ id }) => id);
    throw new Error(`Seat ${decision.seat} is asked ${decision.key} (${options}), nothing is said to it`);
  }
  if (!isAllowed(decision, answer)) {
    const options = decision.kind === 'number' ? [] : decision.options.map(({ id }) => id);
    throw new NotOffered(`${JSON.stringify(answer)} to ${decision.key}, which offers ${options}`);
  }
  return answer;
}

/** A match in its middle, seat 0 on turn, all hands put back into the decks. */
function middle({ mode = 'high-form', seats, schools = [], actions = 2 }: Staging): Contest {
  const contest = freshContest(mode, seats ?? (mode === 'melee' ? 3 : mode.endsWith('team') ? 4 : 2), schools);
  contest.phase = 'turn';
  contest.turnNumber = 9;
  contest.turn.actions = actions;
  for (const owner of contest.seats) {
    owner.turns = 3;
    owner.deck.unshift(...owner.beings);
    contest.legendDeck.unshift(...owner.legends);
    contest.flareDeck.unshift(...owner.flares);
    Object.assign(owner, { beings: [], legends: [], flares: [] });
  }
  return contest;
}

/** The placements a card has now. */
export function contestPlacements(contest: Contest, card: string): string[] {
  const force = forceOf(contest, contest.turn.control, true);
  const found = summoningsOf(contest, force, cardOf(card));
  return found.map(summoning => layingOf(contest, force, summoning, found).id);
}

/** A match as it begins, seat 0 first, without its opening news. */
export function freshContest(mode: string, seats: number, schools: readonly string[] = [], first = 'first'): Contest {
  const contest = contestRules.setup({
    seats,
    chosen: { mode, expansions: 'on', first },
    sides: Array.from({ length: seats }, (_, seat) => schools[seat] ?? null),
    random: randomFrom('00112233445566778899aabbccddeeff'),
  });
  contest.news = [];
  return contest;
}

/** The school a card belongs to; a legend's goes with any. */
export const schoolOfCard = (card: string): string =>
  SCHOOLS.find(({ cards }) => cards.includes(CARDS[cardOf(card)]!))?.id ?? 'northern-imperial';

/** A card about to be summoned in its printed orientation onto a square, among other pieces. */
export function ready(card: string, pieces = '', { at = 'E5', ...staging }: Staging & { at?: string } = {}): Stage {
  return new Stage({ schools: [schoolOfCard(card)], hand: [card], ...staging }).fit(card, at).put(pieces);
}

/** Summons it and answers what its effect asks. */
export function summoned(
  card: string,
  pieces: string,
  answers: readonly Said[],
  { at = 'E5', ...staging }: Staging & { at?: string } = {},
): Stage {
  return ready(card, pieces, { at, ...staging }).summon(card, at, ...answers);
}
