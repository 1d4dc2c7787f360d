import type { Drawing } from '../../../engine/drawing.js';
import type { Ally, Chip } from '../chips.js';
import type { AbilityId } from '../faction.js';
import type { QuestionKey } from '../vocabulary.js';
import type { StandeeId } from '../wonderlandian.js';
import { standeeName } from '../words/names/index.js';
import { abilityPlaque } from './abilities.js';
import { chipsSection } from './bag.js';
import { chipPlaqueOf, listed } from './battle-choice.js';
import { ownStats } from './card-choice.js';
import { chipText } from './chip-text.js';
import { type Crowd, coloursIn } from './crowd.js';
import { fittingSheet, may, must, TALLEST } from './fitting-sheet.js';
import { MARGIN } from './furniture.js';
import { questsSection } from './hand.js';
import { ICON } from './icons.js';
import { allyOffer, guestPlaque } from './piece-plaques.js';
import type { Plaque } from './plaque.js';
import { columnsHeight, regionColumns } from './region-column.js';
import type { Section } from './sections.js';
import { standee } from './standee.js';

const map = (crowd: Crowd): Section => ({ height: columnsHeight(crowd), marks: y => regionColumns(crowd, y) });

/** Things to choose from under each other, each with what it does. */
export function listChoice(crowd: Crowd, seat: number, key: QuestionKey, ids: readonly string[]): Drawing {
  const { view, say, livery } = crowd;
  const shown = ids.filter(id => id !== 'none');
  switch (key) {
    case 'ally':
      return fittingSheet([
        must(
          listed(
            shown.map(id =>
              allyOffer(id as Ally, chipText(crowd, seat, id as Chip), view.supply[id as Ally], say, livery),
            ),
          ),
        ),
        may(ownStats(crowd, seat)),
      ]);
    case 'ability':
      return fittingSheet([
        must(
          listed(
            shown.map(id => ({
              ...abilityPlaque(id as AbilityId, view.twoPlayerBoards, 'locked', say, livery),
              isDim: false,
              isLit: true,
            })),
          ),
        ),
        may(ownStats(crowd, seat)),
      ]);
    case 'market':
      return fittingSheet([must(listed(shown.map(id => guestPlaque(id, say, { isLit: true })))), may(map(crowd))]);
    case 'standees':
      return fittingSheet([
        must(
          listed(
            shown.map(
              (id): Plaque => ({
                sign: (x, y, radius) => [standee(id as StandeeId, x, y, radius, coloursIn(crowd, seat))],
                title: standeeName(id, say.language),
                text: say.brief[id.startsWith('twin') ? 'twins' : id]!,
                isLit: true,
              }),
            ),
          ),
        ),
        may(map(crowd)),
      ]);
    default: {
      const chips = shown.map(id => id as Chip);
      const told = listed(chips.map(id => chipPlaqueOf(crowd, seat, id)));
      const isTooLong = told !== null && told.height + 2 * MARGIN > TALLEST;
      const { faction } = view.seats[seat]!;
      return fittingSheet([
        must(
          isTooLong ? chipsSection(chips, faction, livery, { icon: ICON.hand, name: say.active, isLit: true }) : told,
        ),
        may(ownStats(crowd, seat)),
      ]);
    }
  }
}

/** Quests to choose from, with how far their goals are. */
export function questChoice(crowd: Crowd, seat: number, ids: readonly string[]): Drawing {
  const { quests } = crowd.view.seats[seat]!;
  const held = typeof quests === 'number' ? [] : quests;
  const shown = ids
    .filter(id => id !== 'none')
    .map(id => ({ view: held.find(each => each.id === id) ?? { id, have: 0, need: 0 }, isFeatDone: false }));
  return fittingSheet([must(questsSection(shown, crowd, true)), may(map(crowd))]);
}
