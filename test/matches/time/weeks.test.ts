import { expect, test } from 'vitest';
import { changeSettings } from '../../../src/discord/people/settings.js';
import { type RandomState, randomAnswer, randomBelow, randomFrom } from '../../../src/engine/index.js';
import {
  ALWAYS_AWAKE,
  answer,
  type Calendar,
  goAway,
  House,
  type Match,
  makeSleep,
  openTurn,
  type Person,
  parseSleep,
  playUnmanned,
  Refusal,
  ring,
  undo,
  usedBy,
  waitingSeats,
} from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from '../stand.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PEOPLE: readonly Person[] = [ola, kuba, ewa];
/** Summer time begins and ends in the middle of some of these weeks. */
const STARTS = ['2026-03-20T07:00:00Z', '2026-10-18T19:30:00Z', '2026-06-01T00:00:00Z', '2026-11-18T12:00:00Z'];
const ZONES = ['Europe/Warsaw', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney'];

/** What the world knows of a seat, counted minute by minute with the simplest means there are. */
interface Ledger {
  used: number;
  calendar: Calendar;
  /** Grows whenever the person does something, or is not waited for: only then may reminders begin anew. */
  epoch: number;
}

/** Whether the clock on somebody's wall, as the machine itself tells it, stands in their night, or they are away. */
function isResting({ sleep, away }: Calendar, at: number): boolean {
  if (away && at >= away.from && at < away.to) return true;
  if (!sleep) return false;
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone: sleep.zone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(wall.format(at));
  return sleep.from < sleep.to ? hour >= sleep.from && hour < sleep.to : hour >= sleep.from || hour < sleep.to;
}

/** Samples lie so close together that every night and every absence begins and ends with one. */
const SAMPLE = 30 * MINUTE;

/** Weeks at one table: people sleep, go away, answer, take back, and the program dies whenever it likes. */
class Weeks {
  readonly random: RandomState;
  readonly stand: Stand;
  readonly ledgers: Ledger[] = PEOPLE.map(() => ({ used: 0, calendar: ALWAYS_AWAKE, epoch: 0 }));
  /** Every reminder by what it was about: whose, since when, the how manieth. */
  readonly reminders: string[] = [];
  #seen = 0;
  match!: Match;

  constructor(seed: string, start: string) {
    this.random = randomFrom(seed.repeat(32));
    this.stand = makeStand([pebbles]);
    this.stand.time = Date.parse(start);
  }

  chance(oneIn: number): boolean {
    return randomBelow(this.random, oneIn) === 0;
  }

  /** A house that has just come up on the same store: nothing in memory. */
  get house(): House {
    return this.chance(4) ? new House(this.stand.house.world) : this.stand.house;
  }

  async begin(): Promise<void> {
    for (const [seat, person] of PEOPLE.entries()) {
      if (this.chance(4)) continue;
      const from = 20 + randomBelow(this.random, 4);
      const quiet = makeSleep({ from, to: (from + 6 + randomBelow(this.random, 4)) % 24, zone: ZONES[seat]! });
      await changeSettings(this.house, { kind: 'player', id: person.id }, { quiet });
      this.ledgers[seat]!.calendar = { sleep: parseSleep(quiet), away: null };
    }
    this.match = await startedMatch(this.stand, pebbles, PEOPLE);
  }

  async step(minutes: number): Promise<void> {
    const from = this.stand.time;
    const before = await this.house.match(this.match.id);
    const waiting = await waitingSeats(this.house, before);
    for (const [seat, ledger] of this.ledgers.entries()) {
      if (!waiting.includes(seat)) ledger.epoch += 1;
      else
        for (let at = from; at < from + minutes * MINUTE; at += SAMPLE)
          if (!isResting(ledger.calendar, at)) ledger.used += SAMPLE;
    }
    this.stand.time += minutes * MINUTE;
  }

  /** The program strikes its minute, now and then twice, now and then dying before it has sent anything. */
  async strike(): Promise<void> {
    await ring(this.house);
    if (this.chance(5)) await ring(this.house);
    await this.note();
    await playUnmanned(this.house, this.match.id);
    if (this.chance(6)) return;
    const { store } = this.house;
    // One in eight is lost on the way and stays in the outbox.
    for (const { id } of await store.postsOf(this.match.id)) if (!this.chance(8)) await store.postsSent([id]);
  }

  async note(): Promise<void> {
    const posts = (await this.house.store.postsOf(this.match.id)).filter(({ id }) => id > this.#seen);
    this.#seen = Math.max(this.#seen, ...posts.map(({ id }) => id));
    for (const { kind, about } of posts) {
      if (kind !== 'reminder') continue;
      this.reminders.push(`${about.seat} ${this.ledgers[Number(about.seat)]!.epoch} ${about.round}`);
    }
  }

  async live(person: Person, seat: number): Promise<void> {
    const { match } = this;
    const reply = () => ({ match: match.id, person, interaction: this.stand.press() });
    try {
      if (this.chance(60)) await this.leave(person, seat);
      else if (this.chance(30)) await undo(this.house, reply());
      else if (this.chance(14)) {
        await openTurn(this.house, match.id, person.id);
        await answer(this.house, reply(), decision => randomAnswer(decision, this.random));
      } else return;
      this.ledgers[seat]!.epoch += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async leave(person: Person, seat: number): Promise<void> {
    const now = this.stand.time;
    const away = this.chance(2) ? { from: now, to: now + (1 + randomBelow(this.random, 4)) * DAY } : null;
    await goAway(this.house, person.id, away, null);
    this.ledgers[seat]!.calendar = { ...this.ledgers[seat]!.calendar, away };
  }
}

test.each([
  ['1', 0],
  ['2', 1],
  ['3', 2],
  ['4', 3],
] as const)(
  'weeks of seed %s: no seat is charged for time it did not use, nobody is called twice',
  async (seed, start) => {
    const weeks = new Weeks(seed, STARTS[start]!);
    await weeks.begin();
    for (let hours = 0; hours < 28 * 24; hours += 2) {
      await weeks.step(120);
      const before = await weeks.house.match(weeks.match.id);
      if (before.status !== 'running') break;
      await weeks.strike();
      for (const [seat, person] of PEOPLE.entries()) await weeks.live(person, seat);
      const now = await weeks.house.match(weeks.match.id);
      for (const [seat, { used, calendar }] of weeks.ledgers.entries()) {
        const charged = usedBy(now.clocks[seat]!, calendar, weeks.stand.time);
        expect(Math.abs(charged - used), `seat ${seat} after ${hours} h`).toBeLessThan(MINUTE);
      }
    }
    expect(new Set(weeks.reminders).size).toBe(weeks.reminders.length);
    expect(weeks.reminders.length).toBeGreaterThan(3);
  },
);
