import { lobby } from '../lobby.js';
import { VARIANT_NAMES } from './names/index.js';
import type { LobbyWords } from './sentences.js';
import type { Both, Speech } from './speech.js';

/** What each choice is called; those of the rulebook go by its names. */
const OPTIONS: Readonly<Record<string, Both>> = {
  scenario: ['Scenariusz', 'Scenario'],
  teams: ['Drużyny po dwie osoby', 'Teams of two'],
  player_combat: ['Walka między graczami', 'Player combat'],
  joint_assaults: ['Wspólne szturmy Miast', 'Joint city assaults'],
  dummy: ['Wirtualny Gracz', 'Dummy player'],
  map: ['Kształt mapy', 'Map shape'],
  countryside_tiles: ['Tereny wiejskie', 'Countryside tiles'],
  city_tiles: ['Tereny miejskie', 'City tiles'],
  core_tiles: ['Tereny główne', 'Core tiles'],
  megapolis_level: ['Poziom Megapolis', 'Megapolis level'],
  epic: ['Dłuższa wersja scenariusza', 'Longer form of the scenario'],
  tight_glades: ['Ciasne polany', 'Tight glades'],
  open_tiles: ['Odkryte Tereny', 'Open tiles'],
  lowest_scoring: ['Liczy się najniższy wynik', 'The lowest result counts'],
  starter_deck: ['Bez trudniejszych kart', 'Without the harder cards'],
  lessons: ['Lekcje w panelu', 'Lessons in the panel'],
  lost_legion: ['Dodatek: Zaginiony Legion', 'Expansion: Lost Legion'],
  shades_of_tezla: ['Dodatek: Cienie Tezli', 'Expansion: Shades of Tezla'],
  krang: ['Dodatek: Krang', 'Expansion: Krang'],
  ultimate: ['Karty wydania Ultimate', 'Cards of the Ultimate edition'],
};
const MAPS: Readonly<Record<string, Both>> = {
  wedge: ['klinowa', 'wedge'],
  wedge_no_limit: ['klinowa bez granic', 'wedge without limit'],
  open_3: ['otwarta, szerokość 3', 'open, 3 wide'],
  open_4: ['otwarta, szerokość 4', 'open, 4 wide'],
  open_5: ['otwarta, szerokość 5', 'open, 5 wide'],
};

function valueText(option: string, value: string, speech: Speech): string {
  const { pick } = speech;
  if (value === 'scenario') return pick('jak w scenariuszu', 'as the scenario says');
  if (option === 'scenario') return speech.scenario(value);
  if (option === 'map') return speech.of(MAPS[value]!);
  if (option === 'rampage' && value !== 'off')
    return value === 'more' ? pick('bardziej wściekli', 'more rampage') : pick('tak', 'on');
  if (option === 'megapolis' && value !== 'off') return value === 'one' ? pick('jedna', 'one') : pick('dwie', 'two');
  if (option === 'city_levels') {
    const [how, number] = value.split('_') as [string, string];
    return how === 'plus'
      ? pick(`o ${number} wyższe`, `raised by ${number}`)
      : pick(`wszystkie ${number}`, `all ${number}`);
  }
  return value === 'on' ? pick('tak', 'on') : value === 'off' ? pick('nie', 'off') : value;
}

export function lobbyIn(speech: Speech): LobbyWords {
  return Object.fromEntries(
    lobby.options.map(({ id, values }) => {
      const variant = VARIANT_NAMES[id];
      const name = OPTIONS[id] === undefined ? speech.name(variant!) : speech.of(OPTIONS[id]);
      return [id, { name, values: Object.fromEntries(values.map(value => [value, valueText(id, value, speech)])) }];
    }),
  );
}
