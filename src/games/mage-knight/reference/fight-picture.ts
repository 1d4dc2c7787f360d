import type { Drawing } from '../../../engine/drawing.js';
import type { Language } from '../../../engine/language.js';
import { isWound } from '../cards/index.js';
import { fightNow } from '../fight/now.js';
import { capsule } from '../pictures/capsule.js';
import { enemyBlock } from '../pictures/enemy-block.js';
import { ACROSS, BAR, panel, titleBar } from '../pictures/furniture.js';
import { columnWidth, grid } from '../pictures/grid.js';
import { SITE_ICONS } from '../pictures/icons.js';
import { type Block, flow, type Item, strong } from '../pictures/items.js';
import { INK } from '../pictures/palette.js';
import { plaque } from '../pictures/plaque.js';
import { headed, must, sheet } from '../pictures/sheet.js';
import { unitBlock } from '../pictures/unit.js';
import type { Vista } from '../pictures/vista.js';
import type { FightNow, FoeNow } from '../vocabulary.js';
import { CITY_NAMES } from '../words/names/index.js';
import { cityText } from '../words/texts/index.js';
import type { FightExample } from './example.js';
import type { Shown } from './position.js';

interface Terms {
  readonly phases: Readonly<Record<FightExample['phase'], string>>;
  readonly played: string;
  readonly together: string;
  readonly taken: string;
  readonly toHand: string;
  readonly toDiscard: string;
}

const TERMS: Readonly<Record<Language, Terms>> = {
  pl: {
    phases: {
      ranged: 'Faza dystansowa i oblężnicza',
      block: 'Faza blokowania',
      damage: 'Obrażenia',
      attack: 'Faza ataku',
    },
    played: 'Zagrane',
    together: 'Razem z potrzebnych',
    taken: 'Rany',
    toHand: 'na rękę',
    toDiscard: 'na stos wykorzystanych',
  },
  en: {
    phases: { ranged: 'Ranged and siege phase', block: 'Block phase', damage: 'Damage', attack: 'Attack phase' },
    played: 'Played',
    together: 'Counts, of what is needed',
    taken: 'Wounds',
    toHand: 'to hand',
    toDiscard: 'to the discard pile',
  },
};

/** Items in a row on a plate. */
function plate(items: readonly Item[]): Block {
  const inner = flow(items, ACROSS - 40, 84);
  const height = inner.height + 16;
  return { height, draw: (x, y) => [...panel({ x, y, width: ACROSS, height }), ...inner.draw(x + 20, y + 8)] };
}

/** The points played, each with its element and range. */
const pieces = ({ attack, block }: FightNow): Item[] => [
  ...attack.map(({ amount, range, element }) => capsule(range, amount, 66, element)),
  ...block.map(({ amount, element }) => capsule('block', amount, 66, element)),
];

/** What they are worth against what is needed: one attack on all that are there, or one block. */
function totals(foes: readonly FoeNow[], phase: FightExample['phase']): Item[] {
  if (phase === 'block') {
    return foes.flatMap(({ attacks }) =>
      attacks
        .filter(({ element }) => element !== null)
        .map(({ block, needed }) => capsule('block', `${block} / ${needed}`, 66)),
    );
  }
  // Who cannot be reached in this phase is no target.
  const targets = foes.filter(({ attack }) => attack > 0);
  const armor = targets.reduce((sum, foe) => sum + foe.armor, 0);
  return [
    capsule(
      phase === 'ranged' ? 'siege' : 'melee',
      `${Math.min(...targets.map(({ attack }) => attack))} / ${armor}`,
      66,
    ),
  ];
}

/** Enemies, what was played against them, and what it comes to; or the Wounds their damage brought. */
export function fightDrawing(example: FightExample, { realm }: Shown, vista: Vista): Drawing {
  const { say, palette } = vista;
  const terms = TERMS[say.language];
  const fight = fightNow(realm, realm.fight!);
  const foes = fight.foes.filter(({ away, beaten }) => !away && !beaten);
  const [hero] = realm.heroes;
  const wounds = hero!.hand.filter(isWound).length;
  const discarded = hero!.discard.filter(isWound).length;
  const played = pieces(fight);
  const columns = Math.min(2, foes.length);
  const half = columnWidth(2);
  return sheet(
    { height: BAR, marks: titleBar(terms.phases[fight.phase === 'attack' ? example.phase : fight.phase], '#7A2030') },
    [
      must(
        grid(
          foes.map(
            ({ enemy }) =>
              (least: number) =>
                enemyBlock(enemy, { palette, say, width: columnWidth(columns) }, least),
          ),
          columns,
        ),
      ),
      must(
        hero!.units.length > 0 && example.phase === 'damage'
          ? grid(
              hero!.units.map(
                state => least => unitBlock(state.id, { palette, say, width: half, state, brief: true }, least),
              ),
              2,
            )
          : null,
      ),
      ...realm.fight!.cities.map(city =>
        must(plaque(CITY_NAMES[city]![say.language], cityText(city, say.language), SITE_ICONS.city, ACROSS)),
      ),
      must(played.length > 0 ? headed(terms.played, plate(played)) : null),
      must(played.length > 0 ? headed(terms.together, plate(totals(foes, fight.phase))) : null),
      must(
        wounds > 0
          ? headed(
              terms.taken,
              plate([
                capsule('wound', wounds, 66),
                strong(terms.toHand, INK.text, 36),
                ...(discarded > 0 ? [capsule('wound', discarded, 66), strong(terms.toDiscard, INK.text, 36)] : []),
              ]),
            )
          : null,
      ),
    ],
    'fight',
    4000,
  );
}
