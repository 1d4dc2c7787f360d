import {
  type Bot,
  isPause,
  type MatchState,
  onlyAnswer,
  type Playable,
  randomAnswer,
  type Said,
  Table,
} from '../src/engine/index.js';
import { seeded } from './seeded.js';

/** Time of one player on the processor, whatever else the machine does. */
interface Pace {
  decisions: number;
  total: number;
  longest: number;
  /** What the longest one was asked. */
  at: string;
}

/** The computer players of a game and one who answers anything, their matches and how long they think. */
export class Rivals<State extends MatchState> {
  readonly #players: readonly Bot<State>[];
  readonly #paces = new Map<string, Pace>();

  constructor(bots: readonly Bot<State>[]) {
    const random: Bot<State> = {
      id: 'random',
      choose: (table, seat, chance) => randomAnswer(table.decisionOf(seat)!, chance),
    };
    this.#players = [...bots, random];
  }

  named(id: string): Bot<State> {
    const player = this.#players.find(bot => bot.id === id);
    if (!player) throw new Error(`There is no player ${id}; there are ${this.#players.map(bot => bot.id).join(', ')}`);
    return player;
  }

  /** The pairs of a text such as `hard:random,hard:easy`. */
  pairs(text: string): (readonly [Bot<State>, Bot<State>])[] {
    return text.split(',').map(pair => {
      const [one = '', other = ''] = pair.split(':');
      return [this.named(one), this.named(other)];
    });
  }

  /** A whole match from this state; `seated` go around where there are fewer of them than seats. */
  play(rules: Playable<State>, state: State, seated: readonly Bot<State>[], seed: string): Readonly<State> {
    const { table } = Table.start<State>(rules, state);
    for (let answers = 0; !table.isOver; answers++) {
      const decision = table.open[0]!;
      const { seat } = decision;
      const bot = seated[seat % seated.length]!;
      // Nobody thinks at a rest.
      const said = isPause(decision)
        ? onlyAnswer(decision)!
        : this.#timed(bot, table, seat, decision.key, `${seed} ${answers}`);
      if (!table.answer(seat, said)) throw new Error(`${bot.id} said ${JSON.stringify(said)} in ${seed}`);
    }
    return table.state;
  }

  printPaces(): void {
    for (const [id, { decisions, total, longest, at }] of this.#paces)
      console.log(
        `${id}: ${(total / decisions).toFixed(1)} ms a decision, longest ${longest.toFixed(0)} (${at}), over ${decisions} decisions`,
      );
  }

  #timed(bot: Bot<State>, table: Table<State>, seat: number, key: string, seed: string): Said {
    const pace = this.#paces.get(bot.id) ?? { decisions: 0, total: 0, longest: 0, at: '' };
    this.#paces.set(bot.id, pace);
    const started = process.cpuUsage();
    const said = bot.choose(table, seat, seeded(seed));
    const { user, system } = process.cpuUsage(started);
    const took = (user + system) / 1000;
    pace.decisions += 1;
    pace.total += took;
    if (took > pace.longest) Object.assign(pace, { longest: took, at: key });
    return said;
  }
}
