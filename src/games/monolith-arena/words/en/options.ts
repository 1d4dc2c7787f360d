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
import { and, effectName, on, the, tiles, typed } from './grammar.js';

const FEATURES: Readonly<Record<Feature, { readonly label: string; readonly note: string }>> = {
  maneuver: { label: 'Maneuver', note: 'Step to an adjacent empty hex and/or turn.' },
  teleport: { label: 'Teleport', note: 'Go to any empty hex and/or turn.' },
  rotation: { label: 'Rotation', note: 'Turn in place.' },
  charge: { label: 'Charge', note: 'One of your Cavalry tiles charges. Ends the turn.' },
};

function feature(hex: HexName, scene: ArenaScene, seat: number): OptionWords {
  const tile = tileOn(scene.view, hex);
  const features = tile ? featuresOf(tile, seat) : [];
  const label = features.map(each => FEATURES[each].label).join(', ') || 'Feature';
  const partner = tile && tile.seat !== seat ? ['Your partner’s tile.'] : [];
  const note = [...partner, ...features.map(each => FEATURES[each].note)].join(' ');
  const among = { heading: 'Use a feature…', name: `${label}: ${on(scene, hex)}` };
  return { label: among.name, ...(note ? { note } : {}), typed: `use ${hex}`, among };
}

function turnOption(id: Questions['turn']['option'], scene: ArenaScene, seat: number): OptionWords {
  if (id === 'end') return { label: 'End the turn', note: 'What is left in your hand stays there.', typed: 'end' };
  if (id === 'unfold') {
    return { label: 'Unfold the Monolith', note: 'No Board tile from the hand this turn.', typed: 'unfold' };
  }
  const [what, name] = id.split(':') as [string, string];
  if (what === 'feature') return feature(name, scene, seat);
  const note = tileLine(scene.view.seats[seat]!.faction, name, 'en');
  const among = (heading: string) => ({ heading, name: the(name) });
  if (what === 'place')
    return { label: `Place ${the(name)}`, note, typed: `place ${typed(name)}`, among: among('Place…') };
  if (what === 'order')
    return {
      label: `Play ${the(name)}`,
      note,
      typed: typed(name),
      // A Battle is never a press further away.
      ...(isBattle(printIn(scene, seat, name)) ? {} : { among: among('Play…') }),
    };
  return { label: `Discard ${the(name)}`, typed: `discard ${typed(name)}`, among: among('Discard…') };
}

/** What going to a hex is called in each action. */
function going(action: Action, to: HexName): string {
  if (action === 'place' || action === 'unfold') return `Place on ${to}`;
  if (action === 'charge') return `Charge from ${to}`;
  return action.startsWith('teleport') ? `Teleport to ${to}` : `Move to ${to}`;
}

function hexOption(hex: HexName, about: Questions['hex']['about'], scene: ArenaScene): OptionWords {
  if (about.removes.includes(hex))
    return { label: `${hex}, removing ${on(scene, hex)}`, short: `${hex} ✕`, typed: hex };
  if (hex === about.hex) return { label: `Stay on ${hex} and turn`, short: `${hex} ↻`, typed: hex };
  // A tile that is the same all around is not turned, Cavalry has one attacking side: a last choice says all of it.
  const isLast = isElement(about) || about.action === 'charge' || printIn(scene, about.seat, about.tile).isRound;
  if (isLast) return { label: going(about.action, hex), typed: hex };
  return { label: hex, typed: hex };
}

const TARGETS: Partial<Record<Action, string>> = {
  move: 'Move',
  'rotation-order': 'Turn',
  net: 'Net',
  entrenchment: 'Entrench',
  'false-order': 'Move',
  'precise-shot': 'Shoot',
};

const SOURCES: Readonly<Record<string, string>> = { poison: 'poison', order: 'the Order' };

const TYPED_EFFECTS: Readonly<Record<string, string>> = {
  maneuver: 'maneuver',
  teleport: 'teleport',
  rotation: 'rotation',
  aura: 'aura',
  agility: 'agility',
  teleportation: 'teleportation',
  charge: 'charge',
};

function typedEffect(effect: EffectId): string {
  const [kind, hex] = effect.split(':') as [string, string | undefined];
  return hex === undefined ? TYPED_EFFECTS[kind]! : `${TYPED_EFFECTS[kind]} ${hex}`;
}

function fire(id: string, scene: ArenaScene, seat: number): OptionWords {
  const hexes = id.split('-');
  const hit = hexes.flatMap(hex => tileOn(scene.view, hex) ?? []).filter(({ tile }) => tile !== 'banner');
  const own = hit.filter(tile => tile.seat === seat);
  const named = countEach(hit.map(({ tile }) => the(tile))).map(([name, count]) => times(name, count));
  const label = within(
    `${hexes.join(' ')}: ${named.join(', ') || 'nobody'}`,
    `${hexes.join(' ')}: ${tiles(hit.length)}`,
  );
  const note = `Also yours: ${and(own.map(({ hex }) => hex))}.`;
  return { label, ...(own.length > 0 ? { note } : {}), typed: id };
}

export const options: Options = {
  monolith: (id, { faction }) => {
    const [name, copy] = id.split('#') as [string, string | undefined];
    const note = tileLine(faction, name, 'en');
    return copy === undefined
      ? { label: the(name), note, typed: typed(name) }
      : { label: `${the(name)}, the second one`, note, typed: `${typed(name)} ${copy}` };
  },
  banner: (hex, { folded }) => ({ label: `${folded ? 'Monolith' : 'Banner'} on ${hex}`, typed: `banner ${hex}` }),
  redraw: (id, { tiles: held }) => {
    const isOne = held.length === 1;
    if (id === 'keep') return { label: isOne ? 'Keep it' : 'Keep these tiles', typed: 'keep' };
    return { label: isOne ? 'Discard it and draw again' : 'Discard all and draw again', typed: 'redraw' };
  },
  'forced-discard': (id, _, scene, seat) => ({
    label: `Discard ${the(id)}`,
    note: tileLine(scene.view.seats[seat]!.faction, id, 'en'),
    typed: `discard ${typed(id)}`,
  }),
  turn: (id, _, scene, seat) => turnOption(id, scene, seat),
  mode: (id, { fills }) => {
    if (id === 'charge') return { label: 'Charge with Cavalry', typed: 'charge' };
    if (id === 'battle') return { label: fills ? 'Place it and fight' : 'Start the Battle', typed: 'battle' };
    return { label: 'Not yet', typed: 'not yet' };
  },
  pause: (id, _, { view }) =>
    view.turnsLeft === 0
      ? { label: id === 'turn' ? 'See the Last Battle' : 'Fight the Last Battle now', typed: 'go on' }
      : { label: 'Begin the turn', typed: 'go on' },
  effect: id => ({ label: effectName(id), typed: typedEffect(id) }),
  hex: hexOption,
  rotation: (id, about, scene) => {
    const arrows = arrowsOf(printIn(scene, about.seat, about.tile), Number(id));
    return { label: `${id} ${arrows}`.trimEnd(), typed: id };
  },
  target: (hex, { action, from }, scene) => ({
    label: `${from === null ? (TARGETS[action] ?? 'Choose') : 'Attack'} ${on(scene, hex)}`,
    typed: hex,
  }),
  triangle: (id, _, scene, seat) => fire(id, scene, seat),
  pusher: (hex, _, scene) => ({ label: `Push with ${on(scene, hex)}`, typed: hex }),
  pushed: (hex, _, scene) => ({ label: `Push ${on(scene, hex)} away`, typed: hex }),
  'push-hex': (hex, { tile }) => ({ label: `${the(tile)} goes to ${hex}`, typed: hex }),
  charger: (hex, _, scene) => ({ label: `Charge with ${on(scene, hex)}`, typed: hex }),
  regeneration: (id, _, scene) => {
    const [rune, saved, source] = id.split(':') as [string, string, string];
    const named = `Rune ${rune} saves ${on(scene, saved)} from ${SOURCES[source] ?? on(scene, source)}`;
    return {
      label: within(named, `Rune ${rune} saves ${saved} from ${SOURCES[source] ?? source}`),
      typed: `${rune} ${saved} ${source}`,
    };
  },
  poison: (hex, _, scene) => ({ label: `Poison ${on(scene, hex)}`, typed: hex }),
  assassin: (hex, _, scene) => ({ label: `Hit ${on(scene, hex)}`, typed: hex }),
};
