import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '../../../src/engine/decision.js';
import type { Language } from '../../../src/engine/language.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { makeSpace, openPlace } from '../../../src/games/mage-knight/land.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { spacesOfTile } from '../../../src/games/mage-knight/tiles/lattice.js';
import { inTurn, onTile, Stage, withUnits } from './stage.js';

const NAMES = ['Ola', 'Jan', 'Ewa'];
const sceneOf = (realm: Readonly<Realm>, { seat }: Decision) => ({
  view: game.view(realm as Realm, seat),
  reader: seat,
  names: NAMES.slice(0, realm.heroes.length),
});

const promptOf = ({ realm, asked }: Stage, language: Language): string =>
  game.words[language].prompt(asked, sceneOf(realm, asked));

function labelOf({ realm, asked }: Stage, id: string, language: Language): string {
  const options: readonly Option[] = asked.kind === 'number' ? [] : asked.options;
  const option = options.find(one => one.id === id);
  if (option === undefined) throw new Error(`${id} is not offered`);
  return game.words[language].option(asked, option, sceneOf(realm, asked)).label;
}

const at = (tile: string, place: number, sets: readonly string[], change: (realm: Realm) => void): Stage => {
  const realm = inTurn({ sets });
  onTile(realm, tile, place);
  change(realm);
  return new Stage(realm);
};

describe('what a site offers is said on its button', () => {
  it('the tribute of an altar and its Fame (MK-S-16.4, 17.1, 17.10)', () => {
    const altar = (id: string): Stage =>
      at('country_8', 1, ['lost_legion'], realm => {
        const hero = realm.heroes[0]!;
        openPlace(realm, hero.space!).ruins = { id, up: true };
        hero.crystals = { red: 3, blue: 1, green: 1, white: 1 };
      });
    expect(labelOf(altar('altar_red'), 'altar', 'pl')).toBe('Złóż daninę 🔴🔴🔴 (Sława +7)');
    expect(labelOf(altar('altar_red'), 'altar', 'en')).toBe('Pay the tribute 🔴🔴🔴 (Fame +7)');
    expect(labelOf(altar('altar_all'), 'altar', 'en')).toBe('Pay the tribute 🔴🔵🟢⚪ (Fame +10)');
  });

  const maze = (tile: string, place: number, units: readonly string[]): Stage =>
    at(tile, place, ['lost_legion'], realm => {
      realm.piles.brown.push('minotaur');
      realm.heroes[0]!.hand = ['march', 'march', 'march'];
      withUnits(realm, ...units);
    });
  const inside = (...from: Parameters<typeof maze>): Stage =>
    maze(...from).say('adventure', 'play:march', 'basic', 'play:march', 'basic');

  it('each path of a maze, what it costs and brings (MK-S-20.1)', () => {
    const stage = inside('country_12', 4, ['peasants']);
    expect(labelOf(stage, 'path:2', 'pl')).toBe('Ścieżka za Ruch 2: 2 kryształy');
    expect(labelOf(stage, 'path:4', 'en')).toBe('Path for Move 4: a Spell');
    expect(promptOf(stage, 'pl')).toContain('Ruch 2: 2 kryształy, Ruch 4: Czar, Ruch 6: Artefakt');
    expect(promptOf(stage, 'en')).toContain('Move 2: 2 crystals, Move 4: a Spell, Move 6: an artifact');
  });

  it('a path somebody took is told of no more; a labyrinth adds an advanced action (MK-S-20.1, 20.2)', () => {
    const stage = at('core_9', 6, ['lost_legion'], realm => {
      const hero = realm.heroes[0]!;
      openPlace(realm, hero.space!).paths.push(2);
      hero.hand = ['march'];
    }).say('adventure');
    expect(promptOf(stage, 'en')).toContain('Move 4: a Spell, Move 6: an artifact');
    expect(promptOf(stage, 'en')).not.toContain('Move 2');
    expect(promptOf(stage, 'pl')).toContain('do tego Akcja Zaawansowana');
  });

  it('going in can be taken back; who is met there cannot (MK-C-8.3)', () => {
    expect(labelOf(maze('country_12', 4, []), 'adventure', 'pl')).not.toContain('🔒');
    expect(labelOf(inside('country_12', 4, []), 'path:2', 'pl')).toContain('🔒');
    const accompanied = inside('country_12', 4, ['peasants']);
    expect(labelOf(accompanied, 'path:2', 'pl')).not.toContain('🔒');
    accompanied.say('path:2');
    for (const id of ['1', 'none']) expect(labelOf(accompanied, id, 'en')).toContain('🔒');
  });

  it('a tile and its price in one line of a phone', () => {
    const atRim = (space: number): Stage =>
      new Stage(
        inTurn({}, hero => {
          hero.space = space;
          hero.area.path = [space];
          hero.area.move = 3;
        }),
      );
    const explorable = spacesOfTile(0, 1)
      .map(atRim)
      .flatMap(stage => stage.options.filter(id => id.startsWith('explore')).map(id => labelOf(stage, id, 'pl')));
    expect(explorable).toContain('Odkryj: północny wschód (Ruch 2) 🔒');
    for (const label of explorable) expect(label.length).toBeLessThanOrEqual(36);
  });
});

it('a unit says what its ability does, never only which one it is', () => {
  const stage = at('country_3', 6, ['lost_legion'], realm => withUnits(realm, 'foresters', 'scouts'));
  expect(labelOf(stage, 'unit:1:1', 'pl')).toBe('Leśnicy: Ruch 2…');
  expect(labelOf(stage, 'unit:2:3', 'en')).toBe('Scouts: Move 2…');
  for (const id of stage.options.filter(one => one.startsWith('unit')))
    expect(labelOf(stage, id, 'pl')).not.toContain('zdolność');
});

describe('a question names whom it is about', () => {
  it('who is fought, and who may be challenged to join (MK-W-6.4)', () => {
    const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'arythea'] });
    const spaces = onTile(realm, 'core_7', 1);
    const city = openPlace(realm, spaces[0]!);
    city.tokens = [{ enemy: 'guardsmen', pile: 'grey', up: true }];
    openPlace(realm, spaces[3]!).tokens = [{ enemy: 'swamp_dragon', pile: 'red', up: true }];
    realm.heroes[0]!.area.move = 2;
    const stage = new Stage(realm).say(`charge:${makeSpace(realm, spaces[0]!)}`);
    expect(stage.asked.key).toBe('join');
    expect(promptOf(stage, 'en')).toContain('The fight begins: Guardsmen.');
    expect(promptOf(stage, 'pl')).toContain('Walka się zaczyna: Gwardziści.');
  });
});

it('what a card is paid for with stands before what it brings, without a comma between', () => {
  const stage = new Stage(
    inTurn({}, (hero, realm) => {
      hero.hand = ['crystallize'];
      realm.source = ['red'];
    }),
  ).say('play:crystallize');
  const [basic] = stage.options.filter(id => id.startsWith('basic'));
  expect(labelOf(stage, basic!, 'en')).toContain('for mana: crystal');
  expect(labelOf(stage, basic!, 'pl')).toContain('za manę: kryształ');
});
