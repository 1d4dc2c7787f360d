import type { OptionWords } from '../../../../engine/game.js';
import type { Action, EffectId, HexName, Questions } from '../../vocabulary.js';
import {
  arrowsOf,
  countEach,
  type Feature,
  featuresOf,
  isBattle,
  isElement,
  printIn,
  tileOn,
  times,
  within,
} from '../reading.js';
import type { ArenaScene, Options } from '../sentences.js';
import { tileLine } from '../tiles.js';
import { and, effectName, on, tiles, typed, who, whom } from './grammar.js';

const FEATURES: Readonly<Record<Feature, { readonly label: string; readonly note: string }>> = {
  maneuver: { label: 'Manewr', note: 'Ruch na sąsiednie puste pole i/lub obrót.' },
  teleport: { label: 'Teleport', note: 'Ruch na dowolne puste pole i/lub obrót.' },
  rotation: { label: 'Obrót', note: 'Obrót w miejscu.' },
  charge: { label: 'Szarża', note: 'Szarżuje jeden twój żeton konnicy. Kończy turę.' },
};

function feature(hex: HexName, scene: ArenaScene, seat: number): OptionWords {
  const tile = tileOn(scene.view, hex);
  const features = tile ? featuresOf(tile, seat) : [];
  const label = features.map(each => FEATURES[each].label).join(', ') || 'Cecha';
  const partner = tile && tile.seat !== seat ? ['Żeton sojusznika.'] : [];
  const note = [...partner, ...features.map(each => FEATURES[each].note)].join(' ');
  const among = { heading: 'Użyj cechy…', name: `${label}: ${on(scene, hex)}` };
  return { label: among.name, ...(note ? { note } : {}), typed: `użyj ${hex}`, among };
}

function turnOption(id: Questions['turn']['option'], scene: ArenaScene, seat: number): OptionWords {
  if (id === 'end') return { label: 'Zakończ turę', note: 'Niezagrane żetony zostają na ręce.', typed: 'koniec' };
  if (id === 'unfold') {
    return { label: 'Rozwiń Monolit', note: 'W tej turze bez stawiania żetonów z ręki.', typed: 'rozwiń' };
  }
  const [what, name] = id.split(':') as [string, string];
  if (what === 'feature') return feature(name, scene, seat);
  const note = tileLine(scene.view.seats[seat]!.faction, name, 'pl');
  const among = (heading: string) => ({ heading, name: who(name) });
  if (what === 'place')
    return { label: `Postaw ${whom(name)}`, note, typed: `postaw ${typed(name)}`, among: among('Postaw…') };
  if (what === 'order')
    return {
      label: `Zagraj ${whom(name)}`,
      note,
      typed: typed(name),
      // A Battle is never a press further away.
      ...(isBattle(printIn(scene, seat, name)) ? {} : { among: among('Zagraj…') }),
    };
  return { label: `Odrzuć ${whom(name)}`, typed: `odrzuć ${typed(name)}`, among: among('Odrzuć…') };
}

/** What going to a hex is called in each action. */
function going(action: Action, to: HexName): string {
  if (action === 'place' || action === 'unfold') return `Postaw na ${to}`;
  if (action === 'charge') return `Szarżuj z ${to}`;
  return action.startsWith('teleport') ? `Teleportuj na ${to}` : `Przesuń na ${to}`;
}

function hexOption(hex: HexName, about: Questions['hex']['about'], scene: ArenaScene): OptionWords {
  if (about.removes.includes(hex))
    return { label: `${hex}, usuwa ${on(scene, hex, 'accusative')}`, short: `${hex} ✕`, typed: hex };
  if (hex === about.hex) return { label: `Zostaw na ${hex} i obróć`, short: `${hex} ↻`, typed: hex };
  // A tile that is the same all around is not turned, Cavalry has one attacking side: a last choice says all of it.
  const isLast = isElement(about) || about.action === 'charge' || printIn(scene, about.seat, about.tile).isRound;
  if (isLast) return { label: going(about.action, hex), typed: hex };
  return { label: hex, typed: hex };
}

const TARGETS: Partial<Record<Action, string>> = {
  move: 'Przesuń',
  'rotation-order': 'Obróć',
  net: 'Zarzuć sieć na',
  entrenchment: 'Okop',
  'false-order': 'Przesuń',
  'precise-shot': 'Strzel w',
};

const SOURCES: Readonly<Record<string, { readonly label: string; readonly typed: string }>> = {
  poison: { label: 'przed zatruciem', typed: 'zatrucie' },
  order: { label: 'przed rozkazem', typed: 'rozkaz' },
};

const TYPED_EFFECTS: Readonly<Record<string, string>> = {
  maneuver: 'manewr',
  teleport: 'teleport',
  rotation: 'obrót',
  aura: 'aura',
  agility: 'zwinność',
  teleportation: 'teleportacja',
  charge: 'szarża',
};

function typedEffect(effect: EffectId): string {
  const [kind, hex] = effect.split(':') as [string, string | undefined];
  return hex === undefined ? TYPED_EFFECTS[kind]! : `${TYPED_EFFECTS[kind]} ${hex}`;
}

function fire(id: string, scene: ArenaScene, seat: number): OptionWords {
  const hexes = id.split('-');
  const hit = hexes.flatMap(hex => tileOn(scene.view, hex) ?? []).filter(({ tile }) => tile !== 'banner');
  const own = hit.filter(tile => tile.seat === seat);
  const named = countEach(hit.map(({ tile }) => who(tile))).map(([name, count]) => times(name, count));
  const label = within(`${hexes.join(' ')}: ${named.join(', ') || 'nikt'}`, `${hexes.join(' ')}: ${tiles(hit.length)}`);
  const note = `${own.length === 1 ? 'Obrywa też twój żeton' : 'Obrywają też twoje żetony'}: ${and(own.map(({ hex }) => hex))}.`;
  return { label, ...(own.length > 0 ? { note } : {}), typed: id };
}

export const options: Options = {
  monolith: (id, { faction }) => {
    const [name, copy] = id.split('#') as [string, string | undefined];
    const note = tileLine(faction, name, 'pl');
    return copy === undefined
      ? { label: who(name), note, typed: typed(name) }
      : { label: `${who(name)}, drugi egzemplarz`, note, typed: `${typed(name)} ${copy}` };
  },
  banner: (hex, { folded }) => ({ label: `${folded ? 'Monolit' : 'Sztandar'} na ${hex}`, typed: `sztandar ${hex}` }),
  redraw: (id, { tiles: held }) => {
    const isOne = held.length === 1;
    if (id === 'keep') return { label: isOne ? 'Zostaw go' : 'Zostaw te żetony', typed: 'zostaw' };
    return { label: isOne ? 'Odrzuć i dobierz nowy' : 'Odrzuć wszystkie i dobierz nowe', typed: 'dobierz' };
  },
  'forced-discard': (id, _, scene, seat) => ({
    label: `Odrzuć ${whom(id)}`,
    note: tileLine(scene.view.seats[seat]!.faction, id, 'pl'),
    typed: `odrzuć ${typed(id)}`,
  }),
  turn: (id, _, scene, seat) => turnOption(id, scene, seat),
  mode: (id, { fills }) => {
    if (id === 'charge') return { label: 'Szarżuj konnicą', typed: 'szarża' };
    if (id === 'battle') return { label: fills ? 'Postaw i rozpocznij bitwę' : 'Rozpocznij bitwę', typed: 'bitwa' };
    return { label: 'Jeszcze nie', typed: 'jeszcze nie' };
  },
  pause: (id, _, { view }) =>
    view.turnsLeft === 0
      ? { label: id === 'turn' ? 'Zobacz Ostatnią Bitwę' : 'Ostatnia Bitwa od razu', typed: 'dalej' }
      : { label: 'Zacznij turę', typed: 'dalej' },
  effect: id => ({ label: effectName(id), typed: typedEffect(id) }),
  hex: hexOption,
  rotation: (id, about, scene) => {
    const arrows = arrowsOf(printIn(scene, about.seat, about.tile), Number(id));
    return { label: `${id} ${arrows}`.trimEnd(), typed: id };
  },
  target: (hex, { action, from }, scene) => ({
    label: `${from === null ? (TARGETS[action] ?? 'Wybierz') : 'Zaatakuj'} ${on(scene, hex, 'accusative')}`,
    typed: hex,
  }),
  triangle: (id, _, scene, seat) => fire(id, scene, seat),
  pusher: (hex, _, scene) => ({ label: `Odpycha ${on(scene, hex)}`, typed: hex }),
  pushed: (hex, _, scene) => ({ label: `Odepchnij ${on(scene, hex, 'accusative')}`, typed: hex }),
  'push-hex': (hex, { tile }) => ({ label: `${who(tile)} schodzi na ${hex}`, typed: hex }),
  charger: (hex, _, scene) => ({ label: `Szarżuje ${on(scene, hex)}`, typed: hex }),
  regeneration: (id, _, scene) => {
    const [rune, saved, source] = id.split(':') as [string, string, string];
    const from = SOURCES[source];
    const named = `Runa ${rune} ratuje ${on(scene, saved, 'accusative')} ${from?.label ?? `przed atakiem ${on(scene, source, 'genitive')}`}`;
    return {
      label: within(named, `Runa ${rune} ratuje ${saved} ${from?.label ?? `przed atakiem z ${source}`}`),
      typed: `${rune} ${saved} ${from?.typed ?? source}`,
    };
  },
  poison: (hex, _, scene) => ({ label: `Zatruj ${on(scene, hex, 'accusative')}`, typed: hex }),
  assassin: (hex, _, scene) => ({ label: `Traf ${on(scene, hex, 'accusative')}`, typed: hex }),
};
