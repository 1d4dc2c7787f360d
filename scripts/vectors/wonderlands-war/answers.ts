import type { Decision, OneDecision, Said } from '../../../src/engine/decision.js';
import { makeAnswer, parseAnswer } from '../../../src/games/wonderlands-war/answers.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { nameOfRegion } from '../../../src/games/wonderlands-war/regions.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import type { Unit } from '../../../src/games/wonderlands-war/units.js';
import type { Answer, Choices, Draw } from './format.js';
import type { Places } from './position.js';

/** What a vector wants is not offered: it is illegal. */
export class Refused extends Error {}

/** Says what a vector says to the questions of one draw and of the results; what is silent follows its conventions. */
export class Speaker {
  /** Keys of the answers that some question asked for, by player. */
  readonly used = new Set<string>();
  /** Who places the supporter of Creature B, and how many Rose D has placed for whom. */
  readonly creatureBonus: string[] = [];
  readonly placedAny = new Map<string, number>();

  readonly #state: Wonderland;
  readonly #players: readonly string[];
  readonly #places: Places;
  readonly #draw: Draw;
  readonly #choices: Choices;

  constructor(state: Wonderland, players: readonly string[], places: Places, draw: Draw, choices: Choices) {
    this.#state = state;
    this.#players = players;
    this.#places = places;
    this.#draw = draw;
    this.#choices = choices;
  }

  say(decision: Decision): Said {
    if (decision.kind === 'number') return decision.max;
    if (decision.kind !== 'one') throw new Refused(`${decision.key} is no question of a battle`);
    const said = this.#sayOne(decision);
    if (!decision.options.some(({ id }) => id === said))
      throw new Refused(`${said} is not offered for ${decision.key}`);
    return said;
  }

  #use<Key extends keyof Answer>(player: string, key: Key): Answer[Key] | undefined {
    this.used.add(`${player}.${key}`);
    return this.#draw[player]?.[key];
  }

  #sayOne(decision: OneDecision): string {
    const player = this.#players[decision.seat] ?? '';
    const about = decision.about ?? {};
    switch (decision.key) {
      case 'draw-on':
        return this.#use(player, 'halt') || !this.#draw[player] ? 'withdraw' : 'draw';
      case 'answer':
        return this.#answer(decision, player);
      case 'soldier':
        return this.#soldier(player);
      case 'triple':
        return this.#use(player, 'mode') ?? 'triple';
      case 'target':
        return this.#target(decision, player, about.source === 'claws_that_catch');
      case 'amulet':
        return this.#amulet(decision, player);
      case 'give-up':
        return this.#paint(decision, player);
      case 'bring-leader':
        return this.#use(player, 'alice') ? 'bring' : 'none';
      case 'bring-unit':
        return this.#bring(player, String(about.source));
      case 'extra-unit':
        return this.#extraUnit(decision, player, String(about.source));
      case 'lift-to':
        return decision.options.some(({ id }) => id === nameOfRegion(this.#places.spare))
          ? nameOfRegion(this.#places.spare)
          : decision.options[0]!.id;
      case 'shift':
        return String(this.#use(player, 'to_forge') ?? 'stay');
      case 'award':
        return this.#choices.award?.[player] ?? 'vp';
      case 'learn':
        return this.#choices.learn?.[player] ?? 'none';
      case 'fly':
        return 'stay';
      case 'wager':
      case 'feat':
        return 'none';
      case 'chip-order':
        return decision.usual!;
      default:
        return decision.options[0]!.id;
    }
  }

  /** Units are lost as the vector lists them, or supporters, standees as listed, leader. */
  #answer({ options }: OneDecision, player: string): string {
    const chip = this.#use(player, 'chip') as Chip;
    if (this.#use(player, 'shield')) return makeAnswer({ chip, response: 'shield', lose: [] });
    if (this.#use(player, 'all_mad')) return makeAnswer({ chip, response: 'all-mad', lose: [] });
    const wanted = this.#use(player, 'lose') as readonly Unit[] | undefined;
    const losses = options
      .map(({ id }) => ({ id, ...parseAnswer(id) }))
      .filter(each => each.chip === chip && each.response === 'none');
    const fits = losses.find(({ lose }) => {
      const units = wanted ?? this.#unitsHere(player).slice(0, lose.length);
      return [...lose].sort().join() === [...units].sort().join();
    });
    return fits?.id ?? `${chip}/lose=${(wanted ?? []).join('+')}`;
  }

  #unitsHere(player: string): Unit[] {
    const { here } = this.#places;
    const { supporters, standees, leaderIn } = this.#state.seats[this.#players.indexOf(player)]!;
    return [
      ...Array.from({ length: supporters[here]! }, (): Unit => 'supporter'),
      ...standees[here]!.map((id): Unit => `standee:${id}`),
      ...(leaderIn === here ? (['leader'] as const) : []),
    ];
  }

  #soldier(player: string): string {
    const mode = this.#use(player, 'mode') ?? 'double';
    if (mode.startsWith('return=')) return `return:${mode.slice('return='.length)}`;
    if (mode !== 'move') return mode;
    const count = this.#use(player, 'move') ?? 0;
    return count === 0 ? 'move' : `move:${nameOfRegion(this.#places.adjacent)}:${count}`;
  }

  #target({ options }: OneDecision, player: string, mayDecline: boolean): string {
    const target = this.#use(player, 'target');
    if (target !== undefined) return String(this.#players.indexOf(target));
    return mayDecline ? 'none' : options.find(({ id }) => id !== 'none')!.id;
  }

  #amulet({ options }: OneDecision, player: string): string {
    const target = this.#use(player, 'target');
    const pick = this.#use(player, 'pick');
    const fits = options.filter(
      ({ id }) =>
        (target === undefined || id.startsWith(`${this.#players.indexOf(target)}:`)) &&
        (pick === undefined || id.endsWith(`:${pick}`)),
    );
    return fits[0]?.id ?? 'nothing';
  }

  #paint({ options }: OneDecision, player: string): string {
    const paint = this.#use(player, 'paint');
    if (paint === undefined) return 'none';
    if (paint === 'elsewhere') return `supporter@${nameOfRegion(this.#places.elsewhere)}`;
    const unit = this.#use(player, 'paint_unit');
    const here = `@${nameOfRegion(this.#places.here)}`;
    return unit === undefined ? (options.find(({ id }) => id.endsWith(here))?.id ?? 'nothing') : `${unit}${here}`;
  }

  #bring(player: string, source: string): string {
    if (source === 'change_places')
      return this.#use(player, 'change') ? `supporter@${nameOfRegion(this.#places.elsewhere)}` : 'none';
    return this.#use(player, 'move') ? `supporter@${nameOfRegion(this.#places.adjacent)}` : 'none';
  }

  /** The supporters of Creature B and Rose D go where nobody looks. */
  #extraUnit({ options }: OneDecision, player: string, source: string): string {
    const spare = `supporter@${nameOfRegion(this.#places.spare)}`;
    if (source === 'B-creature') this.creatureBonus.push(player);
    if (source === 'D-rose') this.placedAny.set(player, (this.placedAny.get(player) ?? 0) + 1);
    if (source === 'turtle_soup') {
      const lifted = `lift:supporter@${nameOfRegion(this.#places.elsewhere)}`;
      return options.some(({ id }) => id === 'none') ? (this.#use(player, 'move') ? lifted : 'none') : options[0]!.id;
    }
    return options.some(({ id }) => id === spare) ? spare : 'none';
  }
}
