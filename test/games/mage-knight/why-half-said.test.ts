import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/language.js';
import { Table } from '../../../src/engine/table.js';
import { readMove } from '../../../src/engine/typed.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { openPlace } from '../../../src/games/mage-knight/land.js';
import type { HeroState, Realm } from '../../../src/games/mage-knight/state.js';
import { why } from '../../../src/games/mage-knight/why.js';
import { inFight, inTurn, onTile, withUnits } from './stage.js';

type Change = (realm: Realm, hero: HeroState) => void;

const turn =
  (change: Change = () => undefined) =>
  (): Realm => {
    const realm = inTurn({}, (hero, state) => {
      hero.hand = ['march', 'rage', 'determination', 'promise', 'wound'];
      state.source = ['gold', 'red', 'black'];
    });
    withUnits(realm, 'peasants');
    change(realm, realm.heroes[0]!);
    return realm;
  };
const walking = turn((_, hero) => Object.assign(hero.area, { move: 2 }));
const skilled = turn((_, hero) => hero.skills.push({ id: 'cold_swordsmanship', up: true, marks: [] }));
const fight = (phase: 'ranged' | 'block' | 'attack') =>
  turn(realm => void inFight(realm, ['prowlers', 'wolf_riders'], { phase }));
const talking = (tile: string, place: number, influence: number, change: Change = () => undefined) =>
  turn((realm, hero) => {
    const spaces = onTile(realm, tile, place);
    const site = openPlace(realm, spaces[place]!);
    if (site.tokens.length > 0) Object.assign(site, { tokens: [], shields: [0] });
    realm.offers.units = ['foresters', 'utem_swordsmen'];
    realm.offers.monastery = ['pure_magic'];
    realm.offers.spells = ['fireball', 'tremor'];
    Object.assign(hero.area, { stage: 'interaction', influence });
    change(realm, hero);
  });
const village = talking('country_1', 2, 3);
const monastery = talking('core_1', 0, 4);
const tower = talking('country_9', 4, 7, realm => Object.assign(realm, { source: ['red'] }));
const nobody = talking('country_1', 2, 9, realm => Object.assign(realm.offers, { units: [] }));
const two = (): Realm => inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] });

/** What is typed where, the rule, and what the English and the Polish sentence say. */
const SAMPLES: readonly (readonly [typed: string, where: () => Realm, rule: string, en: string, pl: string])[] = [
  ['idź', turn(), 'MK-W-4.3', 'You have Move 0: that is not enough', 'Masz Ruch 0: na żaden obszar obok'],
  ['move 3', turn(), 'MK-W-4.3', 'You have Move 0', 'Masz Ruch 0'],
  ['walk to the village', walking, 'MK-W-4.3', 'with Move 2 you reach A2 or A6.', 'z Ruchem 2 dojdziesz na A2 lub A6.'],
  ['szturm', fight('block'), 'MK-C-1.12', 'There is no moving in a fight', 'W walce nie można się ruszać'],
  ['wejdź do miasta', village, 'MK-W-3.11', 'Your movement is over', 'Ruch w tej turze już się skończył'],
  ['block orc', fight('block'), 'MK-W-11.2', 'Say whom you block: Prowlers, Wolf Riders.', 'kogo blokujesz: Łupieżcy'],
  ['attack the orc', fight('attack'), 'MK-W-10.1', 'Say whom you attack: Prowlers, Wolf', 'kogo atakujesz: Łupieżcy'],
  ['attack all', fight('attack'), 'MK-W-10.1', 'Armor 7 together, Attack 0 counts, 7 missing', 'Łupieżcy i Wilczy'],
  ['szał, atakuj łupieżców i jeźdźców', fight('attack'), 'MK-W-10.1', 'Attack 2 counts, 5 missing', 'razem 7'],
  ['uciekam', fight('block'), 'MK-W-9.5', 'There is no running from a fight', 'Z walki nie można uciec'],
  ['promise attack', fight('attack'), 'MK-C-1.11', 'Promise does nothing now but sideways', 'nic inaczej niż bokiem'],
  ['promise sideways move 3', turn(), 'MK-C-2.1', 'A sideways card gives 1', 'Bokiem karta daje 1 punkt'],
  ['werbuj', village, 'MK-W-8.5', 'whom you recruit: Foresters (Influence 5).', 'kogo werbujesz: Leśnicy (Wpływ 5).'],
  ['rekrutuj mieczników', village, 'MK-S-1.16', 'Utem Swordsmen: not recruited at', 'tej Jednostki nie werbuje się'],
  ['recruit', nobody, 'MK-S-1.16', 'Nobody can be recruited here now.', 'Nikogo tu teraz nie zwerbujesz.'],
  ['kup akcję', monastery, 'MK-W-8.1', 'Healing 1 (Influence 2), Pure Magic (Influence 6).', 'kupujesz w Monastyrze'],
  ['learn blood rage', monastery, 'MK-W-8.1', 'Blood Rage is not sold at the monastery. For', 'Kupisz: Leczenie 1'],
  ['kup czar', tower, 'MK-W-8.1', 'at the mage tower: Fireball (Influence 7).', 'w Wieży Maga: Kula ognia (Wpływ 7).'],
  [
    'buy tremor',
    tower,
    'MK-W-8.8',
    'green mana besides the Influence, and you have none',
    'potrzebna jest zielona mana',
  ],
  ['skill', turn(), 'MK-C-5.1', 'You have no skill yet', 'Nie masz jeszcze żadnej Umiejętności'],
  ['umiejętność', skilled, 'MK-C-5.1', 'which skill you use: Cold Swordsmanship.', 'używasz: Zimny fechtunek.'],
  ['ogłoś koniec rundy', turn(), 'MK-W-3.3', 'cards left in yours: 11.', 'w twojej zostało kart: 11.'],
  ['odrzuć marsz', turn(), 'MK-W-15.8', 'not discarded in the middle of a turn', 'W trakcie tury kart się nie odrzuca'],
  ['discard wound', turn(), 'MK-W-15.8', 'when you rest', 'odpoczywając'],
  ['take red die', turn(), 'MK-W-3.14', 'A Source die is not taken by itself', 'Kości ze Źródła nie bierze się osobno'],
  ['taktyka 3', turn(), 'MK-C-6.1', 'taken at the start of a round', 'na początku rundy'],
  ['attack Goldyx', two, 'MK-W-6.8', 'On the portal', 'Na Portalu'],
  ['marsz+ czarna kość', turn(), 'MK-C-3.4', 'Black mana cannot be used by day', 'W dzień czarnej many'],
];

const typist = { game, seat: 0, names: ['Ola', 'Jan'] };

describe('what is half said, or wanted at the wrong time', () => {
  it.each(SAMPLES)('%s', (typed, where, rule, inEnglish, inPolish) => {
    const { table } = Table.start(game, where());
    const forbidden = why(table, 0, typed);
    expect([forbidden?.rule, forbidden?.because]).toEqual([
      rule,
      { en: expect.stringContaining(inEnglish), pl: expect.stringContaining(inPolish) },
    ]);
    for (const language of LANGUAGES) expect(forbidden!.because[language]).toMatch(/^[^a-z].*\.$/);
  });

  it.each(['pass', 'skip', 'pas', 'dalej'])('%s goes on in a fight', typed => {
    const { table } = Table.start(game, fight('block')());
    expect(readMove(typist, table, typed)).toMatchObject({ said: ['next'], later: '' });
  });

  it.each(['attack goldyx', 'goldyx', 'fight tovak'])('%s is no move that says nothing', typed => {
    const { table } = Table.start(game, two());
    expect(readMove(typist, table, typed)).not.toHaveProperty('said');
  });
});
