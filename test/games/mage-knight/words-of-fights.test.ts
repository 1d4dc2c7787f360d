import { describe, expect, it } from 'vitest';
import { isButtonRow } from '../../../src/discord/components.js';
import { controlsFor } from '../../../src/discord/matches/presenter.js';
import { controlsHeight } from '../../../src/discord/phone.js';
import { LANGUAGES, type Language } from '../../../src/engine/language.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { makeSpace } from '../../../src/games/mage-knight/land.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { textsOf } from '../picture-texts.js';
import { inFight, inTurn, onTile, Stage } from './stage.js';

const NAMES = ['Ola', 'Jan'];
const sceneOf = ({ realm, asked }: Stage) => ({
  view: game.view(realm as Realm, asked.seat),
  reader: asked.seat,
  names: NAMES,
});
const promptOf = (stage: Stage, language: Language): string[] =>
  game.words[language].prompt(stage.asked, sceneOf(stage)).split('\n');

/** Goldyx, seat 1, has been attacked by Tovak with a ranged attack by fire. */
function attacked(...said: readonly string[]): Stage {
  const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, hero => {
    hero.area.move = 4;
    hero.area.mana.red = 1;
    hero.hand = ['fire_bolt', 'rage'];
  });
  const spaces = onTile(realm, 'country_3', 6);
  Object.assign(realm.heroes[1]!, { space: spaces[5], hand: ['determination', 'rage'] });
  return new Stage(realm).say(`move:${makeSpace(realm, spaces[5]!)}`, 'attack-player:1', ...said);
}

describe('a fight between players', () => {
  it.each(LANGUAGES)('how to take part: what it costs in the question, two buttons side by side (%s)', language => {
    const stage = attacked();
    expect(promptOf(stage, language)[1]).toMatch(/Źródła i Umiejętności.*następną turę|no Source.*next turn/);
    const fits = (rows: Parameters<typeof controlsHeight>[0]) => controlsHeight(rows) <= 300;
    const showing = { game, language, scene: sceneOf(stage), match: 'm', moment: 1, page: 0, picks: [], fits };
    const rows = controlsFor(stage.asked, showing).filter(isButtonRow);
    expect([rows.length, controlsHeight(rows)]).toEqual([1, 40]);
  });

  it('whoever blocks reads whose attack it is', () => {
    const stage = attacked('partial', 'play:fire_bolt', 'powered:token:red', 'strike');
    expect([stage.asked.seat, stage.asked.key]).toEqual([1, 'clash']);
    expect(promptOf(stage, 'pl')).toContain('Rywal: Atak dystansowy ogniem 3');
    expect(promptOf(stage, 'en')).toContain('Rival: Ranged Fire Attack 3');
    const { drawing } = game.pictures.choice!(stage.asked, sceneOf(stage), 'pl', { palette: 'standard' })!;
    const words = textsOf(drawing).map(({ text }) => text);
    expect(words).toContain('Atak rywala');
    expect(words).not.toContain('Twój atak');
    stage.say('play:determination', 'basic');
    expect(promptOf(stage, 'pl')).toContain('Ty: Blok 2');
  });
});

it('Wounds that are merely counted stand in the nominative', () => {
  const realm = inTurn({}, hero => Object.assign(hero, { level: 3 }));
  inFight(realm, ['prowlers', 'cursed_hags'], { phase: 'damage' });
  const stage = new Stage(realm);
  expect(promptOf(stage, 'pl')).toContain('Łupieżcy: obrażenia 4, 2 Rany');
  const labels = stage.options.map(id => game.words.pl.option(stage.asked, { id }, sceneOf(stage)).label);
  expect(promptOf(stage, 'pl')).toContain('Przeklęte wiedźmy: obrażenia 3, 1 Rana');
  expect(labels).toContain('Przeklęte wiedźmy: Bohater: 1 Rana, zatrucie');
});
