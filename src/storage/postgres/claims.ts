import { randomBytes } from 'node:crypto';
import { type Claims, type Heard, NEWS, type Serves, type Work } from '../../matches/claims.js';
import { CLAIM_STATEMENTS as sql } from './claim-statements.js';
import { type Connection, inTransaction } from './database.js';
import { first, run } from './statement.js';

/** Beats between looking for rows that say nothing any more. */
const TIDYING = 30;
const CHANNEL = 'arbiter';
/** A difference that the way to the server and back explains. */
const BLUR = 50;

/** The clock of the server, which all processes share, read now and then and kept going by one that only goes on. */
export class ServerClock {
  #offset: number;

  private constructor(offset: number) {
    this.#offset = offset;
  }

  static async read(db: Connection): Promise<ServerClock> {
    // The first statement also opens the connection: its time says nothing.
    await first(db, sql.clock, {});
    const sent = performance.now();
    const { now } = (await first(db, sql.clock, {}))!;
    return new ServerClock(now - (sent + performance.now()) / 2);
  }

  now(): number {
    return Math.round(performance.now() + this.#offset);
  }

  /** What the server said between `sent` and now. */
  set(now: number, sent: number): void {
    const offset = now - (sent + performance.now()) / 2;
    if (Math.abs(offset - this.#offset) > BLUR + (performance.now() - sent)) this.#offset = offset;
  }
}

/**
 * Claims on PostgreSQL. A claim is worth as much as its holder: a row of a process that has not shown for a while that it
 * lives holds nobody back. Time is the server's alone.
 */
export function postgresClaims(db: Connection, clock: ServerClock): Claims {
  const me = randomBytes(9).toString('base64url');
  const { beat: rhythm, life } = db.patience;
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> = Promise.resolve();
  let isBeatDue = false;
  let listening: { unlisten(): Promise<void> } | null = null;
  let serves: Serves | null = null;
  let heard: Heard | null = null;
  let isShared = false;
  let hasOthers = false;
  let isAlone = false;
  /** When the others last knew that this process lives; before it has joined nobody asks. */
  let seen = Number.POSITIVE_INFINITY;
  let beats = 0;

  async function beat(): Promise<void> {
    const sent = performance.now();
    const { now, others } = (await first(db, sql.beat, { me, serves: serves!.what, life }))!;
    clock.set(now, sent);
    const served = JSON.parse(others) as string[];
    hasOthers = served.length > 0;
    isShared = served.some(other => serves!.isShared(other));
    // Who was cut off itself, or waited long for this, cannot tell the dead from those who did too.
    const wasCutOff = performance.now() - seen >= life;
    seen = sent;
    if (!wasCutOff && heard) await takeOver(heard);
    if (beats++ % TIDYING === 0) await run(db, sql.forgetTaken, { now });
  }

  async function takeOver(heard: Heard): Promise<void> {
    const { gone, left } = await inTransaction(db, async transaction => {
      const found = await run(transaction, sql.gone, { life });
      const lists = await Promise.all(found.map(({ id }) => run(transaction, sql.left, { gone: id })));
      return { gone: found, left: lists.flatMap(list => [...list]) };
    });
    if (gone.length > 0) heard.gone(left, Math.min(...gone.map(each => each.seen)));
  }

  /** A server that does not answer is asked again by the next beat; whoever needs it now says so. */
  function beatSoon(): Promise<void> {
    // Where it is long silent those that were to come do not pile up behind the one that waits.
    if (isBeatDue) return beating;
    isBeatDue = true;
    beating = beating
      .then(() => {
        isBeatDue = false;
        return beat();
      })
      .catch(() => undefined);
    return beating;
  }

  function hear(told: string): void {
    const [holder, work, id] = told.split(' ');
    if (told === '') return void beatSoon();
    const news = NEWS.find(each => each === work);
    if (news) {
      if (holder !== me) heard?.told(news, told.slice(`${holder} ${news} `.length));
    } else if (holder === me) heard?.wanted(work as Work, id!);
  }

  return {
    async join(served) {
      serves = served;
      isAlone = (await first(db, sql.anybody, { me })) === null;
      listening = await db.listen(CHANNEL, hear, deaf => heard?.missed(clock.now() - deaf));
      await beat();
      await run(db, sql.greet, { channel: CHANNEL });
      timer = setInterval(beatSoon, rhythm);
      timer.unref();
    },
    async start(hearing) {
      heard = hearing;
      await takeOver(hearing);
      if (isAlone) hearing.gone([], 0);
    },
    async isFirst(interaction) {
      return !isShared || (await run(db, sql.first, { press: `first/${interaction}` })).count === 1;
    },
    async claim(work, id) {
      for (;;) {
        if (await first(db, sql.claim, { work, id, me, life })) return true;
        if (await first(db, sql.tell, { work, id, me, channel: CHANNEL })) return false;
      }
    },
    async release(work, id) {
      await run(db, sql.release, { work, id, me });
    },
    async announce(news, about) {
      await run(db, sql.announce, { channel: CHANNEL, me, news, about });
    },
    async tally(key, { burst, every }, now, freeAt) {
      if (!hasOthers) return null;
      const taken = await first(db, sql.take, { key, every, freeAt, most: now + burst * every });
      if (taken) return { isLeft: true, freeAt: taken.freeAt };
      return { isLeft: false, freeAt: (await first(db, sql.taken, { key }))?.freeAt ?? freeAt };
    },
    isAlive: () => performance.now() - seen < life,
    async stop() {
      if (timer) clearInterval(timer);
      await beating;
      await listening?.unlisten();
      await run(db, sql.releaseAll, { me });
      await run(db, sql.leave, { me, life });
      await run(db, sql.greet, { channel: CHANNEL });
    },
  };
}
