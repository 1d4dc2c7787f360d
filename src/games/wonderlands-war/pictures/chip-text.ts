import { allyTypeOf, type Chip, typeOf } from '../chips.js';
import { ITEMS } from '../wonderlandian.js';
import { abilityText, allyText, wonderlandianText } from '../words/names/index.js';
import { abilitiesOf } from './abilities.js';
import type { Crowd } from './crowd.js';

/** What a chip of a seat does in this match: by the ally set in play, with the upgrades of an artifact. */
export function chipText({ view, say }: Crowd, seat: number, chip: Chip): string {
  const { language } = say;
  const type = allyTypeOf(chip);
  if (type !== null) return allyText(`${view.sets[type]}-${type}`, language);
  if (chip === 'forge') return allyText('forge', language);
  if (chip === 'artifact') {
    const own = view.seats[seat]!;
    const upgrades = abilitiesOf(own.faction).filter(
      ({ id, kind }) => kind === 'artifact' && own.abilities.includes(id) && !own.fresh.includes(id),
    );
    return upgrades.length === 0
      ? say.plainChip
      : upgrades.map(({ id }) => abilityText(id, language, view.twoPlayerBoards)).join(' ');
  }
  const item = ITEMS.find(each => each === typeOf(chip));
  if (item) return wonderlandianText(item, language);
  return say.chipTexts[chip] && !chip.startsWith('faction') ? say.chipTexts[chip] : say.plainChip;
}
