import type { Decision } from '../../../engine/decision.js';
import { fold } from '../../../engine/language.js';
import { type Named, nearest } from '../../../engine/naming.js';
import { cardOf, isWound, unitOf } from '../cards/index.js';
import type { Steps } from '../effects/step.js';
import { groundOfView } from '../ground.js';
import { isChargeStep } from './charging.js';
import { ENEMY_NAMES, type Name, SKILL_NAMES, UNIT_NAMES } from './names/index.js';
import type { RealmScene } from './sentences.js';
import { CARD_NAMES, Speech, typed as typedForm } from './speech.js';
import { COLOUR_OF, COMPASS, FILLERS, KIND_OF, PLACE_OF, SIDE_OF, VERB_OF } from './verbs.js';

const english = new Speech('en');
const SPACE = /^[a-z]a?[0-6]$/;
/** A name of the game has no more words than this. */
const LONGEST_NAME = 5;

/** Something that can be named in a line. */
interface Thing {
  readonly kind: 'card' | 'unit' | 'skill' | 'enemy';
  readonly id: string;
}

const namesOf = (name: Name): string[] => [
  ...new Set(
    [name.en, name.pl, name.acc].map(one =>
      fold(one)
        .replace(/[^\p{L}\d+ -]+/gu, ' ')
        .trim(),
    ),
  ),
];
const named = (kind: Thing['kind'], ids: readonly string[], names: Readonly<Record<string, Name>>): Named[] =>
  [...new Set(ids)].map(id => ({ id: `${kind}:${id}`, names: namesOf(names[id]!) }));

/** All that may be named here: what is in hand, own, for sale, in sight. */
function thingsIn({ view, reader }: RealmScene): Named[] {
  const own = reader === 'spectator' ? undefined : view.heroes[reader];
  const cards = [...(own?.hand ?? []), ...view.offers.advanced, ...view.offers.spells, ...view.offers.monastery];
  const enemies = [
    ...(view.fight?.foes ?? []).flatMap(({ enemy }) => (enemy === '' ? [] : [enemy])),
    ...view.places.flatMap(({ tokens }) => tokens.flatMap(({ enemy }) => (enemy === null ? [] : [enemy]))),
  ];
  return [
    ...named(
      'card',
      cards.filter(card => !isWound(card)),
      CARD_NAMES,
    ),
    ...named('unit', [...(own?.units ?? []).map(({ id }) => id), ...view.offers.units], UNIT_NAMES),
    ...named(
      'skill',
      (own?.skills ?? []).map(({ id }) => id),
      SKILL_NAMES,
    ),
    ...named('enemy', enemies, ENEMY_NAMES),
  ];
}

/** A line of play as the options are typed, in English; null where something in it is not understood. */
export function rewordLine(decision: Decision, text: string, scene: RealmScene): string | null {
  const tokens = text
    .replace(/\+/g, ' + ')
    .replace(/[,;:!?]+|->|→/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .split(' ')
    .filter(word => word !== '' && !FILLERS.has(word));
  return tokens.length === 0 ? null : new Line(decision, tokens, scene).read();
}

class Line {
  readonly #decision: Decision;
  readonly #tokens: readonly string[];
  readonly #scene: RealmScene;
  readonly #things: readonly Named[];
  readonly #heroes: ReadonlySet<string>;
  readonly #said: string[] = [];
  #at = 0;
  #verb: string | null = null;
  #space: string | null;

  constructor(decision: Decision, tokens: readonly string[], scene: RealmScene) {
    this.#decision = decision;
    this.#tokens = tokens;
    this.#scene = scene;
    this.#things = thingsIn(scene);
    this.#heroes = new Set(scene.view.heroes.map(({ hero }) => hero));
    this.#space = scene.reader === 'spectator' ? null : (scene.view.heroes[scene.reader]?.space ?? null);
  }

  read(): string | null {
    while (this.#at < this.#tokens.length) if (!this.#readOne()) return null;
    // A verb and a hero's name alone say nothing that could be done.
    return this.#said.length === 0 ? null : this.#said.join(' ');
  }

  get #next(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #readOne(): boolean {
    const token = this.#next;
    if (SPACE.test(token)) return this.#readSpace(token);
    const thing = this.#readThing();
    if (thing !== null) return this.#useThing(thing);
    const colour = COLOUR_OF.get(token);
    if (colour !== undefined && PLACE_OF.get(this.#tokens[this.#at + 1] ?? '') === 'crystal') {
      this.#at += 2;
      this.#said.push(`${colour} crystal`);
      return true;
    }
    const way = this.#readWay();
    if (way !== null) {
      this.#said.push(way);
      return true;
    }
    const verb = VERB_OF.get(token);
    if (verb !== undefined) return this.#useVerb(verb);
    // A hero is who acts anyway.
    const isHero = this.#heroes.has(token);
    if (!isHero && !/^\d+$/.test(token) && !SIDE_OF.has(token)) return false;
    this.#at += 1;
    if (!isHero) this.#said.push(token);
    return true;
  }

  /** The longest name that begins here, also cut short; of what is named by a verb alone the verb wins. */
  #readThing(): Thing | null {
    for (let length = Math.min(LONGEST_NAME, this.#tokens.length - this.#at); length > 0; length--) {
      const part = this.#tokens.slice(this.#at, this.#at + length);
      const whole = this.#things.find(({ names }) => names.includes(part.join(' ')));
      const isWord = length === 1 && (VERB_OF.has(part[0]!) || COMPASS.has(part[0]!) || SIDE_OF.has(part[0]!));
      const id = whole?.id ?? (isWord || part[0]!.length < 3 ? null : nearest(part, this.#things));
      if (id === null || id === undefined) continue;
      this.#at += length;
      const [kind, name] = id.split(':') as [Thing['kind'], string];
      return { kind, id: name };
    }
    return null;
  }

  #readWay(): string | null {
    for (const length of [2, 1]) {
      const way = COMPASS.get(this.#tokens.slice(this.#at, this.#at + length).join('-'));
      if (way === undefined || (length === 1 && this.#verb !== 'explore')) continue;
      this.#at += length;
      return way;
    }
    return null;
  }

  #useVerb(verb: string): boolean {
    this.#at += 1;
    this.#verb = verb;
    if (verb === 'fight') return this.#useFight();
    // Whoever passes in a fight goes on to its next phase.
    if (verb === 'pass' && this.#decision.key === 'fight') {
      this.#said.push('next');
      return true;
    }
    // Where to, whom and what come behind it and bring their verb along.
    const waits = ['move', 'charge', 'attack', 'block', 'challenge', 'slow', 'recruit', 'learn', 'ready', 'tunnel'];
    const last = this.#at >= this.#tokens.length;
    if (verb === 'buy') {
      const what =
        VERB_OF.get(this.#next) === 'heal' ? 'healing' : /^(artifact|artefakt)/.test(this.#next) ? 'artifact' : null;
      if (what === null) return !last;
      this.#at += 1;
      this.#said.push(`buy ${what}`);
      return true;
    }
    if (!waits.includes(verb)) this.#said.push(verb);
    return !last || !waits.includes(verb);
  }

  /** "Fight" is whatever begins one here; behind a charge the fight is on already. */
  #useFight(): boolean {
    if (this.#said.some(part => part.startsWith('charge')) || this.#decision.kind !== 'one') return true;
    const ids = this.#decision.options.map(({ id }) => id);
    const [challenge] = ids
      .filter(id => id.startsWith('challenge:'))
      .toSorted((one, other) => other.length - one.length);
    if (ids.includes('adventure')) this.#said.push('adventure');
    else if (challenge !== undefined) this.#said.push(`challenge ${challenge.slice(10).replaceAll('+', ' ')}`);
    return true;
  }

  #readSpace(label: string): boolean {
    const space = label.replace(/^[a-z]/, letter => letter.toUpperCase());
    this.#at += 1;
    if (this.#verb === 'challenge') {
      this.#said.push(this.#said.at(-1)?.startsWith('challenge') ? label : `challenge ${label}`);
      return true;
    }
    if (this.#verb === 'tunnel') this.#said.push(`tunnel ${label}`);
    else this.#said.push(`${this.#verb === 'charge' || this.#isCharge(space) ? 'charge' : 'move'} ${label}`);
    this.#space = space;
    return true;
  }

  #isCharge(space: string): boolean {
    const { view } = this.#scene;
    if (this.#decision.kind === 'one' && this.#said.length === 0) {
      const ids = this.#decision.options.map(({ id }) => id);
      if (ids.includes(`move:${space}`) || ids.includes(`charge:${space}`)) return !ids.includes(`move:${space}`);
    }
    return groundOfView(view, space) !== undefined && isChargeStep(view, this.#space, space);
  }

  #useThing({ kind, id }: Thing): boolean {
    switch (kind) {
      case 'card':
        return this.#useCard(id);
      case 'unit':
        return this.#useUnit(id);
      case 'skill':
        this.#said.push(`skill ${typedForm(english.skillOfHero(id))}`);
        return true;
      case 'enemy':
        return this.#useEnemy(id);
    }
  }

  #useCard(id: string): boolean {
    const name = typedForm(english.card(id));
    if (this.#verb === 'buy' || this.#verb === 'learn') {
      this.#said.push(`${this.#verb} ${name}`);
      this.#verb = null;
      return true;
    }
    const use = SIDE_OF.get(this.#next);
    if (use !== undefined) this.#at += 1;
    this.#said.push(name);
    if (use === 'sideways') this.#said.push(`sideways ${this.#readKind() ?? this.#usualKind()}`);
    else if (use === '+') this.#said.push(this.#readPower(id), ...this.#readChoice(cardOf(id).powered?.steps ?? []));
    else this.#said.push('basic', ...this.#readChoice(cardOf(id).basic.steps));
    return true;
  }

  /** „+ zielony kryształ”: the colour and where the mana lies; a bare plus leaves it to the rules of thumb. */
  #readPower(card: string): string {
    const colour = COLOUR_OF.get(this.#next);
    const place = PLACE_OF.get(this.#tokens[this.#at + (colour === undefined ? 0 : 1)] ?? '');
    if (colour === undefined && place === undefined) return '+';
    this.#at += Number(colour !== undefined) + Number(place !== undefined);
    const [cost] = cardOf(card).powered?.cost ?? [];
    const needed = typeof cost === 'string' ? cost : (cost?.[0] ?? colour ?? 'red');
    const mana = colour ?? needed;
    return `+ ${mana} ${place ?? 'die'}${mana === needed ? '' : ` as ${needed}`}`;
  }

  #readKind(): string | undefined {
    const kind = KIND_OF.get(this.#next);
    if (kind !== undefined) this.#at += 1;
    return kind;
  }

  #usualKind(): string {
    const { fight } = this.#scene.view;
    if (fight !== null) return fight.phase === 'block' ? 'block' : 'attack';
    return this.#decision.about?.stage === 'interaction' || this.#verb === 'interact' ? 'influence' : 'move';
  }

  /** Which of a text's alternatives, by what it gives. */
  #readChoice(steps: Steps): string[] {
    const kind = KIND_OF.get(this.#next);
    const choice = steps.find(step => step.op === 'choose');
    if (kind === undefined || choice?.op !== 'choose') return [];
    const at = choice.options.findIndex(option => option.some(({ op }) => op === kind));
    if (at < 0) return [];
    this.#at += 1;
    this.#verb = kind;
    return [String(at + 1)];
  }

  #useUnit(id: string): boolean {
    const name = typedForm(english.unit(id));
    if (this.#verb === 'recruit' || this.#verb === 'ready' || this.#verb === 'heal') {
      const said = this.#verb === 'heal' ? name : `${this.#verb} ${name}`;
      this.#said.push(said);
      this.#verb = null;
      return true;
    }
    const { abilities } = unitOf(id);
    if (/^\d$/.test(this.#next)) {
      this.#said.push(`${name} ${this.#next}`);
      this.#at += 1;
      return true;
    }
    const kind = KIND_OF.get(this.#next);
    const at =
      kind === undefined ? -1 : abilities.findIndex(({ steps }) => JSON.stringify(steps).includes(`"op":"${kind}"`));
    if (at < 0) return false;
    this.#said.push(`${name} ${at + 1}`);
    const choice = this.#readChoice(abilities[at]!.steps);
    if (choice.length === 0) this.#at += 1;
    this.#said.push(...choice);
    return true;
  }

  #useEnemy(id: string): boolean {
    const verb = this.#verb === 'block' || this.#verb === 'slow' ? this.#verb : 'attack';
    if (this.#verb === 'challenge') {
      const place = this.#scene.view.places.find(({ tokens }) => tokens.some(({ enemy }) => enemy === id));
      this.#said.push(`challenge ${place?.space.toLowerCase() ?? ''}`);
      return place !== undefined;
    }
    const number = /^[2-9]$/.test(this.#next) ? ` ${this.#next}` : '';
    if (number !== '') this.#at += 1;
    this.#said.push(`${verb} ${typedForm(english.enemy(id))}${number}`);
    return true;
  }
}
