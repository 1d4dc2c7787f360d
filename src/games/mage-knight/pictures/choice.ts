import { type Decision, isPause } from '../../../engine/decision.js';
import type { Drawing } from '../../../engine/drawing.js';
import type { During, QuestionKey, Questions, Standing } from '../vocabulary.js';
import { damageChoice, fightChoice, fightSheet } from './choice-fight.js';
import {
  cardsChoice,
  enemiesBlock,
  heroesChoice,
  isCardId,
  levelChoice,
  rewardChoice,
  skillsChoice,
  tacticChoice,
  unitsChoice,
} from './choice-lists.js';
import { duringBlock, handParts, mapPart } from './choice-parts.js';
import { signsBlock, signsChoice } from './choice-signs.js';
import { sideChoice, turnChoice } from './choice-turn.js';
import type { Block } from './items.js';
import type { Lit } from './map.js';
import { choiceSheet, may, must, type Part } from './sheet.js';
import { standingStrip } from './standing-strip.js';
import type { Vista } from './vista.js';

type Kind =
  | 'turn'
  | 'side'
  | 'fight'
  | 'clash'
  | 'damage'
  | 'foe'
  | 'cards'
  | 'units'
  | 'skills'
  | 'places'
  | 'signs'
  | 'own';

/** What is looked at while each question is answered; 'own' has a picture of its own. */
const KINDS: Readonly<Record<QuestionKey, Kind>> = {
  tactic: 'own',
  'pick-hero': 'own',
  bid: 'own',
  draft: 'cards',
  'secret-die': 'signs',
  'drop-tactic': 'own',
  drafted: 'cards',
  upgrade: 'cards',
  'upgrade-away': 'cards',
  before: 'places',
  react: 'places',
  announce: 'signs',
  turn: 'turn',
  side: 'side',
  pay: 'signs',
  join: 'places',
  fight: 'fight',
  attend: 'signs',
  clash: 'clash',
  assign: 'clash',
  'joint-invite': 'signs',
  'joint-share': 'places',
  'joint-agree': 'places',
  along: 'units',
  secret: 'places',
  'replace-shield': 'signs',
  damage: 'damage',
  option: 'signs',
  may: 'signs',
  colour: 'signs',
  card: 'cards',
  cards: 'cards',
  unit: 'units',
  foe: 'foe',
  'foe-attack': 'foe',
  symbol: 'signs',
  space: 'places',
  terrain: 'signs',
  element: 'signs',
  pile: 'signs',
  die: 'signs',
  amount: 'signs',
  'wound-to': 'signs',
  'deck-end': 'signs',
  skill: 'skills',
  seat: 'signs',
  token: 'own',
  boost: 'signs',
  transform: 'signs',
  rest: 'cards',
  'rest-wounds': 'cards',
  'die-back': 'signs',
  glade: 'signs',
  mine: 'signs',
  reward: 'own',
  'crystal-colour': 'signs',
  'offer-card': 'cards',
  'artifact-back': 'cards',
  'artifact-order': 'cards',
  'unit-reward': 'units',
  disband: 'units',
  level: 'own',
  discard: 'cards',
  'long-night': 'signs',
  'banner-stays': 'signs',
  'give-up': 'cards',
};

const isDuring = (about: object): about is During =>
  'from' in about && about.from !== null && typeof about.from === 'object';

/** The card, unit or skill a question is part of. */
const aboveOf = (vista: Vista, about: object): Block | null => (isDuring(about) ? duringBlock(vista, about) : null);

/** What is in sight whatever is asked: the fight, or the land and the hand. */
function around(vista: Vista, seat: number): Part[] {
  const hero = vista.view.heroes[seat]!;
  return [may(standingStrip(vista, hero.standing), 1), ...handParts(vista, hero, 2), may(mapPart(vista, seat, 420), 4)];
}

/** Spaces among the options, lit on the land. */
function placesChoice(vista: Vista, seat: number, key: string, ids: readonly string[], about: object): Drawing {
  const labels = new Set(vista.view.tiles.flatMap(({ label }) => [0, 1, 2, 3, 4, 5, 6].map(at => `${label}${at}`)));
  const city = 'city' in about && typeof about.city === 'string' ? [about.city] : [];
  const lit = new Map<string, Lit>(
    [...ids, ...city].filter(id => labels.has(id)).map(id => [id, { cost: null, danger: key === 'join' }]),
  );
  const enemies =
    'enemies' in about && Array.isArray(about.enemies) ? about.enemies.filter(each => typeof each === 'string') : [];
  return choiceSheet(vista, [
    must(aboveOf(vista, about)),
    must(mapPart(vista, seat, 480, { lit })),
    may(enemies.length > 0 ? enemiesBlock(vista, enemies) : null, 1),
    may(signsBlock(vista, key, ids), 2),
    may(standingStrip(vista, vista.view.heroes[seat]!.standing), 3),
    ...handParts(vista, vista.view.heroes[seat]!, 4),
  ]);
}

function ownChoice(vista: Vista, seat: number, key: QuestionKey, ids: readonly string[], about: object): Drawing {
  switch (key) {
    case 'tactic':
    case 'drop-tactic':
      return tacticChoice(vista, seat, ids);
    case 'level':
      return levelChoice(vista, about as Questions['level']['about'], ids);
    case 'reward':
      return rewardChoice(vista, ids);
    case 'pick-hero':
      return heroesChoice(vista, ids, null);
    case 'bid':
      return heroesChoice(vista, ids, about as Questions['bid']['about']);
    default:
      return choiceSheet(
        vista,
        [must(aboveOf(vista, about)), must(enemiesBlock(vista, ids)), ...around(vista, seat)],
        'fight',
      );
  }
}

/** What the asked seat looks at while it chooses; null where nothing is chosen. */
export function choiceDrawing(decision: Decision, vista: Vista): Drawing | null {
  if (isPause(decision)) return null;
  const key = decision.key as QuestionKey;
  const { seat } = decision;
  const about: object = decision.about ?? {};
  const ids = decision.kind === 'number' ? [] : decision.options.map(({ id }) => id);
  const { fight } = vista.view;
  switch (KINDS[key]) {
    case 'turn':
      return turnChoice(vista, seat, about as Questions['turn']['about']);
    case 'side':
      return sideChoice(vista, seat, about as Questions['side']['about'], ids);
    case 'fight':
      return fightChoice(vista, seat, about as Questions['fight']['about'], ids);
    case 'damage':
      return damageChoice(vista, seat, about as Questions['damage']['about'], ids);
    case 'clash': {
      const asked = about as Questions['clash']['about'];
      return fightSheet(vista, seat, asked.fight, { standing: asked satisfies Standing });
    }
    case 'foe': {
      const asked = about as Questions['foe']['about'];
      const lit = new Set(ids.map(id => id.split('.')[0]!));
      return fightSheet(vista, seat, asked.fight, { lit, under: aboveOf(vista, asked) });
    }
    case 'cards':
      return cardsChoice(
        vista,
        cardsOf(vista, seat, key, ids),
        aboveOf(vista, about),
        fight ? [] : around(vista, seat).slice(-1),
      );
    case 'units': {
      const owner = 'seat' in about && typeof about.seat === 'number' ? about.seat : seat;
      return unitsChoice(vista, owner, ids, aboveOf(vista, about));
    }
    case 'skills':
      return skillsChoice(vista, ids, aboveOf(vista, about));
    case 'places':
      return placesChoice(vista, seat, key, ids, about);
    case 'own':
      return ownChoice(vista, seat, key, ids, about);
    case 'signs':
      return signsChoice(vista, key, ids, aboveOf(vista, about), around(vista, seat));
  }
}

/** The cards a question is about: its options, or the hand where it asks for a number. */
function cardsOf(vista: Vista, seat: number, key: QuestionKey, ids: readonly string[]): readonly string[] {
  if (key === 'rest-wounds') return vista.view.heroes[seat]!.hand ?? [];
  return ids.filter(id => isCardId(id));
}
