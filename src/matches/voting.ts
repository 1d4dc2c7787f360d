import { finished, type Reply } from './answering.js';
import { changeMatch } from './changing.js';
import { giveUp } from './conceding.js';
import type { House } from './house.js';
import { requireRoom } from './lobby.js';
import { handedTo, type Match, ownSeatOf, type Person, type Seat, seatOf } from './match.js';
import { Refusal } from './refusal.js';
import { seesAnother } from './showing-hands.js';
import type { NewPost, Vote, VoteKind } from './store.js';
import { isOverdue } from './time/clock.js';
import { hasAnswered, undoByConsent } from './undoing.js';

/** Who is to take a seat over, by the vote about it; null for any other vote. */
export const newcomerOf = ({ kind, about }: Pick<Vote, 'kind' | 'about'>): string | null =>
  kind === 'replace' ? (about.player ?? null) : null;

/**
 * The people whose consent a vote needs: everybody who plays and is still here, except who asked. Whoever is to take a
 * seat over takes it themselves.
 */
export async function electors(
  house: House,
  match: Match,
  vote: Pick<Vote, 'by' | 'kind' | 'about'>,
): Promise<readonly string[]> {
  const now = house.world.now();
  // Who let the time pass has no say in what becomes of the match.
  const playing = match.seats.flatMap(({ player, conceded }, seat) =>
    player && !conceded && player !== vote.by && !isOverdue(match.clocks[seat], now) ? [player] : [],
  );
  const present = await Promise.all(playing.map(player => isHere(house, match, player)));
  const newcomer = newcomerOf(vote);
  const needed = playing.filter((_, index) => present[index]);
  return newcomer === null ? needed : [...needed, newcomer];
}

/** Whether the person is still where the match is played: who has left cannot answer, and need not. */
export const isHere = (house: House, { guild }: Pick<Match, 'guild'>, player: string): Promise<boolean> =>
  guild === null ? Promise.resolve(true) : (house.world.isHere?.(guild, player) ?? Promise.resolve(true));

export interface Proposal {
  readonly kind: VoteKind;
  /** For a replacement: the seat that changes hands, and the person who takes it. */
  readonly seat?: number;
  readonly newcomer?: Person;
}

/** A vote as it stands: who is still waited for. */
export interface Poll {
  readonly match: Match;
  readonly vote: Vote;
  readonly state: 'open' | 'carried' | 'refused';
  readonly missing: readonly string[];
}

/** The match after something was proposed, and the vote about it; null = nobody had to be asked. */
export interface Asked {
  readonly match: Match;
  readonly vote: Vote | null;
}

/** Proposes something everybody has to agree to. With nobody else to ask it happens at once. */
export function propose(house: House, reply: Reply, proposal: Proposal): Promise<Asked> {
  return house.queues.run(reply.match, async () => {
    const match = await house.runningMatch(reply.match);
    const seat = ownSeatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    if (proposal.kind === 'draw' && !house.game(match.game).lobby.mayDraw?.(match.chosen))
      throw new Refusal('no-draws');
    if (proposal.kind === 'undo' && !(await hasAnswered(house, match, seat))) throw new Refusal('nothing-to-undo');
    const vote: Vote = {
      id: house.world.makeId(),
      match: match.id,
      kind: proposal.kind,
      by: reply.person.id,
      about: replacement(match, proposal),
      moment: match.moment,
      agreed: [],
    };
    await house.allowances.spend('votes', reply.person.id);
    return put(house, match, vote, reply.interaction);
  });
}

/** Puts a vote to those it needs; with nobody left to ask it is carried out at once. */
async function put(house: House, match: Match, vote: Vote, interaction: string): Promise<Asked> {
  const missing = (await electors(house, match, vote)).filter(player => !vote.agreed.includes(player));
  if (missing.length === 0) return { match: await carryOut(house, match, vote, interaction), vote: null };
  const posts = [{ kind: 'vote', about: { vote: vote.id } }] as const;
  await house.store.write({ interaction, match, closeVotes: true, vote, posts }, house.world.now());
  house.world.wakeOutbox(match.id);
  return { match, vote };
}

/** A seat goes to somebody who wants it, by the wish of one who plays: everybody else who has a say is asked. */
export async function proposeReplacement(
  house: House,
  match: Match,
  wish: { readonly by: string; readonly seat: number; readonly newcomer: Person; readonly interaction: string },
): Promise<Match> {
  const { by, seat, newcomer, interaction } = wish;
  const about = replacement(match, { kind: 'replace', seat, newcomer });
  const vote: Vote = {
    id: house.world.makeId(),
    match: match.id,
    kind: 'replace',
    by,
    about,
    moment: match.moment,
    agreed: [newcomer.id],
  };
  return (await put(house, match, vote, interaction)).match;
}

/** A seat that let its time pass is taken out of the match, by the wish of one who waits: not against anybody else who does. */
export async function proposeClaim(
  house: House,
  match: Match,
  wish: { readonly by: string; readonly seat: number; readonly interaction: string },
): Promise<Asked> {
  const { by, seat, interaction } = wish;
  const { player, name } = match.seats[seat]!;
  const about = { seat: String(seat), from: name, ...(player ? { former: player } : {}) };
  const vote: Vote = {
    id: house.world.makeId(),
    match: match.id,
    kind: 'claim',
    by,
    about,
    moment: match.moment,
    agreed: [],
  };
  // Each time the others are called.
  await house.allowances.spend('votes', by);
  return put(house, match, vote, interaction);
}

/** Whether what a vote is about has passed: somebody has moved, or the late seat was given more time. */
const isVoid = (match: Match, { kind, about, moment }: Vote, now: number): boolean =>
  match.status !== 'running' ||
  moment !== match.moment ||
  (kind === 'claim' && !isOverdue(match.clocks[Number(about.seat)], now));

/** What a vote about a seat remembers: whose it was is told also after it has changed hands. */
function replacement(match: Match, { seat, newcomer }: Proposal): Record<string, string> {
  if (seat === undefined || !newcomer) return {};
  const held = match.seats[seat];
  if (!held) throw new Refusal('no-such-seat');
  if (seatOf(match, newcomer.id) >= 0) throw new Refusal('already-seated');
  if (seesAnother(match, seat, newcomer.id)) throw new Refusal('sees-a-hand');
  return {
    seat: String(seat),
    player: newcomer.id,
    name: newcomer.name,
    from: held.name,
    ...(held.player ? { former: held.player } : {}),
    ...(held.bot ? { bot: held.bot } : {}),
  };
}

/** How somebody answers a vote; `take` is said by who takes the seat it is about. */
export const BALLOTS = ['yes', 'no', 'take'] as const;
export type Ballot = (typeof BALLOTS)[number];

/** Says yes or no. The last yes carries the vote out, one no ends it. */
export function castVote(house: House, reply: Reply, id: string, ballot: Ballot): Promise<Poll> {
  return house.queues.run(reply.match, async () => {
    const match = await house.match(reply.match);
    const vote = (await house.store.votes(match.id)).find(candidate => candidate.id === id);
    if (!vote || isVoid(match, vote, house.world.now())) throw new Refusal('vote-closed');
    const { id: voter } = reply.person;
    const needed = await electors(house, match, vote);
    const isProposer = voter === vote.by;
    const missingOf = ({ agreed }: Vote): string[] => needed.filter(player => !agreed.includes(player));
    // Who asked may look again: whoever was waited for may have left since.
    if (isProposer && (ballot === 'no' || missingOf(vote).length > 0)) throw new Refusal('own-proposal');
    const isLate = isOverdue(match.clocks[seatOf(match, voter)], house.world.now());
    if (!isProposer && !needed.includes(voter)) throw new Refusal(isLate ? 'own-delay' : 'not-seated');
    if (ballot === 'take' && voter !== newcomerOf(vote)) throw new Refusal('not-your-seat');
    if (ballot !== 'no' && voter === newcomerOf(vote)) await requireRoom(house, reply.person);
    const now = house.world.now();
    if (ballot === 'no') {
      await house.store.write({ interaction: reply.interaction, match, closeVotes: true }, now);
      return { match, vote, state: 'refused', missing: [] };
    }
    const agreed: Vote = { ...vote, agreed: [...new Set([...vote.agreed, voter])] };
    const missing = missingOf(agreed);
    if (missing.length === 0) {
      const changed = await carryOut(house, match, agreed, reply.interaction);
      return { match: changed, vote: agreed, state: 'carried', missing };
    }
    await house.store.write({ interaction: reply.interaction, match, vote: agreed }, now);
    return { match, vote: agreed, state: 'open', missing };
  });
}

async function carryOut(house: House, match: Match, vote: Vote, interaction: string): Promise<Match> {
  const now = house.world.now();
  if (vote.kind === 'undo') return (await undoByConsent(house, match, seatOf(match, vote.by), interaction)).match;
  if (vote.kind === 'claim') return giveUp(house, match, Number(vote.about.seat), 'claimed', interaction);
  const posts: NewPost[] =
    vote.kind === 'draw'
      ? [{ kind: 'board' }, { kind: 'result' }]
      : [{ kind: 'notice', about: { notice: vote.kind, ...vote.about } }, { kind: 'board' }];
  return changeMatch(house, match, settled(match, vote, now), posts, interaction);
}

/** The match as the vote wants it. */
function settled(match: Match, vote: Vote, now: number): Match {
  if (vote.kind === 'abort') return { ...match, status: 'aborted', endedAt: now };
  if (vote.kind === 'draw') return finished(match, { places: match.seats.map(() => 1), reason: 'agreed' }, now);
  return replaced(match, vote);
}

function replaced(match: Match, { about }: Vote): Match {
  const newcomer = { id: about.player!, name: about.name! };
  const seat = Number(about.seat);
  if (seatOf(match, newcomer.id) >= 0) throw new Refusal('already-seated');
  if (seesAnother(match, seat, newcomer.id)) throw new Refusal('sees-a-hand');
  // Ratings count for those who stayed: the match is not the newcomer's alone.
  const taken: Seat = { ...handedTo(match.seats[seat]!, newcomer), helped: true };
  return { ...match, seats: match.seats.with(seat, taken) };
}
