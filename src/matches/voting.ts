import type { Reply } from './answering.js';
import type { House } from './house.js';
import { type Match, type Person, seatOf } from './match.js';
import { Refusal } from './refusal.js';
import type { Vote, VoteKind } from './store.js';
import { hasAnswered, undoByConsent } from './undoing.js';

/** The people whose consent a vote needs: everybody who plays, except who asked. */
export function electors(match: Match, vote: Pick<Vote, 'by'>): readonly string[] {
  return match.seats.flatMap(({ player, conceded }) => (player && !conceded && player !== vote.by ? [player] : []));
}

export interface Proposal {
  readonly kind: VoteKind;
  /** For a replacement: the seat that changes hands, and the person who takes it. */
  readonly seat?: number;
  readonly newcomer?: Person;
}

/** Proposes something everybody has to agree to. With nobody else to ask it happens at once. */
export function propose(house: House, reply: Reply, proposal: Proposal): Promise<{ match: Match; vote: Vote | null }> {
  return house.queues.run(reply.match, async () => {
    const { match } = await house.running(reply.match);
    const seat = seatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
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
    if (electors(match, vote).length === 0)
      return { match: await carryOut(house, match, vote, reply.interaction), vote: null };
    const now = house.world.now();
    await house.store.write(
      {
        interaction: reply.interaction,
        match,
        closeVotes: true,
        vote,
        posts: [{ kind: 'vote', about: { vote: vote.id } }],
      },
      now,
    );
    house.world.wakeOutbox(match.id);
    return { match, vote };
  });
}

function replacement(match: Match, { seat, newcomer }: Proposal): Record<string, string> {
  if (seat === undefined || !newcomer) return {};
  if (!match.seats[seat]) throw new Refusal('no-such-seat');
  if (seatOf(match, newcomer.id) >= 0) throw new Refusal('already-seated');
  return { seat: String(seat), player: newcomer.id, name: newcomer.name };
}

/** Says yes or no. The last yes carries the vote out, one no ends it. */
export function castVote(
  house: House,
  reply: Reply,
  id: string,
  agrees: boolean,
): Promise<{ match: Match; vote: Vote; state: 'open' | 'carried' | 'refused' }> {
  return house.queues.run(reply.match, async () => {
    const match = await house.match(reply.match);
    const vote = (await house.store.votes(match.id)).find(candidate => candidate.id === id);
    if (!vote || match.status !== 'running' || vote.moment !== match.moment) throw new Refusal('vote-closed');
    const needed = electors(match, vote);
    if (reply.person.id === vote.by) throw new Refusal('own-proposal');
    if (!needed.includes(reply.person.id)) throw new Refusal('not-seated');
    const now = house.world.now();
    if (!agrees) {
      await house.store.write({ interaction: reply.interaction, match, closeVotes: true }, now);
      return { match, vote, state: 'refused' };
    }
    const agreed: Vote = { ...vote, agreed: [...new Set([...vote.agreed, reply.person.id])] };
    if (needed.every(player => agreed.agreed.includes(player))) {
      return { match: await carryOut(house, match, agreed, reply.interaction), vote: agreed, state: 'carried' };
    }
    await house.store.write({ interaction: reply.interaction, match, vote: agreed }, now);
    return { match, vote: agreed, state: 'open' };
  });
}

async function carryOut(house: House, match: Match, vote: Vote, interaction: string): Promise<Match> {
  const now = house.world.now();
  if (vote.kind === 'undo') return (await undoByConsent(house, match, seatOf(match, vote.by), interaction)).match;
  const changed: Match =
    vote.kind === 'abort'
      ? { ...match, status: 'aborted', endedAt: now, moment: match.moment + 1 }
      : { ...replaced(match, vote), moment: match.moment + 1, asked: match.moment + 1, askedAt: now };
  await house.store.write(
    {
      interaction,
      match: changed,
      expect: match.moment,
      closeVotes: true,
      posts: [{ kind: 'notice', about: { notice: vote.kind, ...vote.about } }, { kind: 'board' }],
    },
    now,
  );
  house.dropTable(match.id);
  house.world.wakeOutbox(match.id);
  house.world.wakeBots(match.id);
  if (changed.endedAt !== null) house.world.matchEnded?.(changed);
  return changed;
}

function replaced(match: Match, vote: Vote): Match {
  const seat = Number(vote.about.seat);
  const newcomer = { player: vote.about.player!, name: vote.about.name!, bot: null, conceded: false };
  return { ...match, seats: match.seats.with(seat, { ...match.seats[seat]!, ...newcomer }) };
}
