import { changeSettings } from '../../../src/discord/people/settings.js';
import { type Game, type RandomState, randomAnswer, randomBelow, randomFrom } from '../../../src/engine/index.js';
import {
  answer,
  goAway,
  House,
  isOverdue,
  leftTo,
  type Match,
  type MatchStore,
  makeSleep,
  openTurn,
  type Pace,
  type Person,
  playUnmanned,
  Refusal,
  ring,
  undo,
  usedBy,
  waitingSeats,
} from '../../../src/matches/index.js';
import { calendarOf } from '../../../src/matches/time/timing.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { sqliteMatchStore } from '../../../src/storage/sqlite/match-store.js';
import { NO_LIMITS } from '../../discord/no-limits.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from '../stand.js';
import { Died, type Ends, fragileStore } from './fragile-store.js';
import { Ledger } from './ledger.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PEOPLE: readonly Person[] = [ola, kuba, ewa, { id: 'jan', name: 'Jan' }];
const ZONES = ['Europe/Warsaw', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney'];

/** Weeks at one table: people sleep, go away, answer, take back, and the program ends whenever it likes. */
export class Weeks {
  readonly random: RandomState;
  readonly stand: Stand;
  readonly people: readonly Person[];
  readonly ledgers: readonly Ledger[];
  /** Every reminder by what it was about: whose, since when, the how manieth. */
  readonly reminders: string[] = [];
  /** The program ended so often. */
  deaths = 0;
  readonly #game: Game;
  readonly #chosen: Record<string, string>;
  readonly #pace: Pace;
  readonly #store: { store: MatchStore; revive(): void };
  #house: House | null = null;
  #seen = 0;
  #isRunning = false;
  id = '';

  constructor(seed: string, start: string, game: Game, chosen: Record<string, string>, people: number, pace: Pace) {
    this.random = randomFrom(seed.repeat(32));
    this.#pace = pace;
    this.#game = game;
    this.#chosen = chosen;
    this.people = PEOPLE.slice(0, people);
    this.ledgers = this.people.map(() => new Ledger());
    this.#store = fragileStore(sqliteMatchStore(openDatabase(':memory:')), () => this.#end());
    this.stand = makeStand([game], { store: this.#store.store, allowances: NO_LIMITS });
    this.stand.time = Date.parse(start);
  }

  chance(oneIn: number): boolean {
    return randomBelow(this.random, oneIn) === 0;
  }

  #end(): Ends {
    if (!this.#isRunning || !this.chance(12)) return null;
    this.deaths += 1;
    return this.chance(2) ? 'before' : 'after';
  }

  get house(): House {
    this.#house ??= new House(this.stand.house.world);
    return this.#house;
  }

  /** Does something that the end of the program may cut short, after which it comes up on the same store. */
  async #survive(job: () => Promise<unknown>): Promise<void> {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof Died)) throw error;
    }
    this.#store.revive();
    // Now and then the program is started anew for no reason at all.
    if (this.stand.reports.splice(0).length > 0 || this.chance(4)) this.#house = null;
  }

  async begin(): Promise<void> {
    for (const seat of this.people.keys()) if (!this.chance(4)) await this.#changeHours(seat);
    const more = { chosen: this.#chosen, pace: this.#pace };
    this.id = (await startedMatch(this.stand, this.#game, this.people, more)).id;
    this.#isRunning = true;
  }

  async #changeHours(seat: number): Promise<void> {
    const from = 20 + randomBelow(this.random, 4);
    const zone = ZONES[this.chance(5) ? randomBelow(this.random, ZONES.length) : seat]!;
    const quiet = makeSleep({ from, to: (from + 6 + randomBelow(this.random, 4)) % 24, zone });
    const owner = { kind: 'player', id: this.people[seat]!.id } as const;
    await changeSettings(this.house, owner, { quiet }).catch(error => {
      if (!(error instanceof Died)) throw error;
    });
    this.#store.revive();
    const kept = await this.house.store.settings('player', owner.id);
    if (kept.quiet === quiet && kept.quiet !== this.ledgers[seat]!.quiet) this.ledgers[seat]!.changeHours(quiet);
  }

  async match(): Promise<Match> {
    return this.house.match(this.id);
  }

  async step(minutes: number): Promise<void> {
    const from = this.stand.time;
    const waiting = await waitingSeats(this.house, await this.match());
    for (const [seat, ledger] of this.ledgers.entries()) {
      if (!waiting.includes(seat)) ledger.epoch += 1;
      ledger.pass(from, from + minutes * MINUTE, waiting.includes(seat));
    }
    this.stand.time += minutes * MINUTE;
  }

  /** The program strikes its minute, now and then twice, now and then without having sent anything. */
  async strike(): Promise<void> {
    await this.#survive(() => ring(this.house));
    if (this.chance(5)) await this.#survive(() => ring(this.house));
    await this.#note();
    await this.#survive(() => playUnmanned(this.house, this.id));
    if (this.chance(6)) return;
    await this.#survive(async () => {
      const { store } = this.house;
      // One in eight is lost on the way and stays in the outbox.
      for (const { id } of await store.postsOf(this.id)) if (!this.chance(8)) await store.postsSent([id]);
    });
  }

  async #note(): Promise<void> {
    const posts = (await this.house.store.postsOf(this.id)).filter(({ id }) => id > this.#seen);
    this.#seen = Math.max(this.#seen, ...posts.map(({ id }) => id));
    for (const { kind, about } of posts) {
      if (kind !== 'reminder') continue;
      this.reminders.push(`${about.seat} ${this.ledgers[Number(about.seat)]!.epoch} ${about.round}`);
    }
  }

  async live(): Promise<void> {
    for (const seat of this.people.keys()) await this.#liveAt(seat);
  }

  async #liveAt(seat: number): Promise<void> {
    const person = this.people[seat]!;
    const reply = () => ({ match: this.id, person, interaction: this.stand.press() });
    const { moment } = await this.match();
    if (this.chance(60)) await this.#leave(seat);
    else if (this.chance(70)) await this.#changeHours(seat);
    else if (this.chance(30)) await this.#survive(() => undo(this.house, reply()));
    else if (this.chance(14))
      await this.#survive(async () => {
        await openTurn(this.house, this.id, person.id);
        await answer(this.house, reply(), decision => randomAnswer(decision, this.random));
      });
    if ((await this.match()).moment !== moment) this.ledgers[seat]!.epoch += 1;
  }

  async #leave(seat: number): Promise<void> {
    const { id } = this.people[seat]!;
    const now = this.stand.time;
    const away = this.chance(2) ? { from: now, to: now + (1 + randomBelow(this.random, 4)) * DAY } : null;
    await this.#survive(() => goAway(this.house, id, away, null));
    // Whether it was written before the program ended is what counts.
    const kept = await calendarOf(this.house, id);
    this.ledgers[seat]!.away = kept.away;
    this.ledgers[seat]!.epoch += 1;
  }

  /** How far each clock is from what its person used, and whether it says rightly that their time is up. */
  async audit(): Promise<readonly { seat: number; off: number; isRight: boolean }[]> {
    const match = await this.match();
    const now = this.stand.time;
    return Promise.all(
      this.ledgers.map(async ({ used }, seat) => {
        const clock = match.clocks[seat]!;
        const calendar = await calendarOf(this.house, this.people[seat]!.id, match);
        const isUp = clock.since !== null && leftTo(match.pace, clock, calendar, now) === 0;
        return {
          seat,
          off: usedBy(clock, calendar, now) - used,
          isRight: clock.warned === 'none' ? !isUp || isOverdue(clock, now) : isUp,
        };
      }),
    );
  }
}
