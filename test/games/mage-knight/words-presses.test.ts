import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/discord/components.js';
import { controlsFor } from '../../../src/discord/matches/presenter.js';
import { controlsHeight } from '../../../src/discord/phone.js';
import type { Decision } from '../../../src/engine/decision.js';
import { LANGUAGES, type Language } from '../../../src/engine/language.js';
import { game } from '../../../src/games/mage-knight/game.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { spacesOfTile } from '../../../src/games/mage-knight/tiles/lattice.js';
import { freshRealm, inFight, inTurn, Stage, withUnits } from './stage.js';

interface Control {
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly { readonly value: string }[];
}

/** What a picture of the map and the question leave of a phone's screen. */
const ROOM = 330;

function rowsOf({ realm, asked }: Stage, language: Language = 'pl', decision: Decision = asked): Control[][] {
  const scene = { view: game.view(realm as Realm, decision.seat), reader: decision.seat, names: ['Ola'] };
  const fits = (rows: readonly Row[]) => controlsHeight(rows) <= ROOM;
  const showing = { game, language, scene, match: 'm', moment: 1, page: 0, picks: [], fits };
  return controlsFor(decision, showing).map(({ components }): Control[] => [...components]);
}

/** Presses that say this: one for a button, two for a menu. */
function press(stage: Stage, said: string): number {
  const { asked } = stage;
  const index = stage.options.indexOf(said);
  const presses = LANGUAGES.map(language => {
    const all = rowsOf(stage, language, asked).flat();
    if (all.some(({ custom_id }) => custom_id === `say.m.1.${index}`)) return 1;
    if (all.some(({ options }) => options?.some(({ value }) => value === String(index)))) return 2;
    throw new Error(`${said} cannot be pressed at ${asked.key}: ${stage.options.join(' ')}`);
  });
  stage.say(said);
  return Math.max(...presses);
}

const holding = (hand: readonly string[]): Realm =>
  inTurn({}, hero => {
    hero.hand = [...hand];
  });
const HAND = ['march', 'stamina', 'rage', 'determination', 'promise', 'tranquility', 'swiftness'];

describe('what cannot be taken back is said before', () => {
  const locked = (start: Parameters<typeof freshRealm>[0]): string[] => {
    const stage = new Stage(freshRealm(start));
    const labels = rowsOf(stage)
      .flat()
      .map(({ label }) => label ?? '');
    return labels.filter(label => label.includes('🔒'));
  };

  it('a tactic that draws at once, and any after which the dummy draws', () => {
    expect(locked({ scenario: 'full_conquest', heroes: ['tovak', 'arythea'] })).toEqual([
      '2. Analiza 🔒',
      '5. Wielki start 🔒',
    ]);
    expect(locked({ scenario: 'solo_conquest' })).toHaveLength(6);
  });

  it.each(LANGUAGES)('a tile, the end of a turn and a card that draws (%s)', language => {
    const realm = inTurn({}, hero => {
      hero.hand = ['tranquility'];
      hero.area.move = 3;
      const [near] = spacesOfTile(0, 1);
      hero.space = near!;
      hero.area.path = [near!];
    });
    const stage = new Stage(realm);
    const labels = (): string[] =>
      rowsOf(stage, language)
        .flat()
        .map(({ label }) => label ?? '');
    expect(labels().filter(label => /Odkryj|Reveal|Koniec|End the turn/.test(label))).not.toHaveLength(0);
    for (const label of labels()) if (/Odkryj|Reveal|Koniec|End the turn/.test(label)) expect(label).toContain('🔒');
    stage.say('play:tranquility');
    expect(labels().filter(label => label.includes('🔒'))).not.toHaveLength(0);
  });
});

describe('presses on a phone', () => {
  it('a card: one chooses it, one its side', () => {
    const stage = new Stage(
      inTurn({}, (hero, realm) => {
        hero.hand = [...HAND];
        realm.source = ['green', 'gold', 'red'];
      }),
    );
    expect(press(stage, 'play:march')).toBe(1);
    expect(press(stage, 'powered:die:green')).toBe(1);
    expect(stage.hero.area.move).toBe(4);
  });

  it('a reachable space three hexes away: one, with cards, units, skills and crystals on the table', () => {
    const realm = inTurn({}, (hero, state) => {
      hero.hand = HAND.slice(0, 5);
      hero.area.move = 9;
      hero.crystals = { red: 1, blue: 2, green: 1, white: 0 };
      hero.skills = [{ id: 'dark_paths', up: true, marks: [] }];
      state.source = ['green', 'gold', 'red'];
    });
    withUnits(realm, 'peasants', 'foresters', 'herbalists');
    const stage = new Stage(realm);
    const far = (stage.about.reachable as { to: string; path: string[] }[]).find(({ path }) => path.length === 3)!;
    expect(far).toBeDefined();
    for (const language of LANGUAGES) {
      const rows = rowsOf(stage, language);
      expect(rows.flat().filter(({ custom_id }) => custom_id?.startsWith('say')).length).toBeLessThanOrEqual(45);
      expect(rows.length).toBeLessThanOrEqual(14);
    }
    expect(press(stage, `move:${far.to}`)).toBe(1);
    expect(stage.options.length).toBeGreaterThan(0);
  });

  it('cards stay a press each beside places, units and the rest', () => {
    const realm = inTurn({}, (hero, state) => {
      hero.hand = HAND.slice(0, 5);
      hero.area.move = 6;
      hero.crystals = { red: 1, blue: 2, green: 1, white: 0 };
      state.source = ['green', 'gold', 'red'];
    });
    withUnits(realm, 'peasants', 'foresters', 'herbalists');
    const stage = new Stage(realm);
    expect(press(stage, 'play:march')).toBe(1);
  });

  it('the end of a turn stands apart, quiet and last, and says that it cannot be taken back', () => {
    const stage = new Stage(holding(HAND.slice(0, 3)));
    const labels = rowsOf(stage)
      .at(-1)!
      .map(({ label }) => label);
    expect(labels).toContain('Koniec tury 🔒');
  });

  it('in a fight a block that is enough is a press', () => {
    const realm = holding(['determination', 'rage']);
    inFight(realm, ['prowlers'], { phase: 'block' });
    const stage = new Stage(realm);
    stage.say('play:determination', 'basic', '2');
    stage.say('play:rage', 'basic');
    expect(stage.options).toContain('block:1.0');
    expect(press(stage, 'block:1.0')).toBe(1);
  });
});
