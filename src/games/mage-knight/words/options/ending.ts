import { COLOURS } from '../../terms.js';
import { cardText, skillText } from '../component-texts.js';
import type { Options } from '../sentences.js';
import { DOTS, type Speech } from '../speech.js';
import { anyCard, crystalOption, no, offerUnit, unitOrNone } from './effects.js';
import { option, sealed } from './option.js';

type Ending =
  | 'rest'
  | 'rest-wounds'
  | 'die-back'
  | 'glade'
  | 'mine'
  | 'reward'
  | 'crystal-colour'
  | 'offer-card'
  | 'artifact-back'
  | 'artifact-order'
  | 'unit-reward'
  | 'disband'
  | 'level'
  | 'discard'
  | 'long-night'
  | 'banner-stays'
  | 'give-up';

const REWARDS = {
  artifact: ['Artefakt', 'Artifact'],
  spell: ['Czar', 'Spell'],
  advanced: ['Akcja Zaawansowana', 'Advanced action'],
  unit: ['Jednostka', 'Unit'],
  crystals: ['Kryształ z rzutu kością', 'Crystal by a die'],
  'crystals-of-each': ['Po krysztale każdego koloru', 'A crystal of each colour'],
  'chosen-crystal': ['Kryształ dowolnego koloru', 'Crystal of any colour'],
  dungeon: ['Nagroda z Lochu: Czar albo Artefakt', 'Reward of the dungeon: spell or artifact'],
} as const;
const DRAWN: ReadonlySet<string> = new Set(['artifact', 'crystals', 'dungeon']);

/** The end of a turn and of a round: rest, rewards, levels, cards. */
export function endingOptions(speech: Speech): Pick<Options, Ending> {
  const { pick } = speech;
  return {
    rest: id => anyCard(id, speech),
    'rest-wounds': id => option(id, id),
    'die-back': (id, { face }) =>
      id === 'roll'
        ? option(sealed(pick('Przerzuć kość', 'Reroll the die')), pick('rzuć', 'roll'))
        : option(`${pick('Zostaw', 'Leave it')} ${DOTS[face]}`, pick('zostaw', 'leave')),
    glade: id =>
      id === 'none'
        ? no(pick('Nie wyrzucaj', 'Throw none away'), speech)
        : id === 'hand'
          ? option(pick('Wyrzuć Ranę z ręki', 'Throw away a Wound in hand'), pick('ręka', 'hand'), { tone: 'main' })
          : option(
              pick('Wyrzuć Ranę z kart wykorzystanych', 'Throw away a Wound in the discard pile'),
              pick('odrzucone', 'discard'),
            ),
    mine: id => crystalOption(id, speech),
    reward: id =>
      option(DRAWN.has(id) ? sealed(speech.of(REWARDS[id])) : speech.of(REWARDS[id]), speech.of(REWARDS[id]), {
        tone: 'main',
      }),
    'crystal-colour': id => crystalOption(COLOURS.find(one => one === id)!, speech),
    'offer-card': id => ({ ...anyCard(id, speech), ...cardText(id, 'basic', speech), tone: 'main' }),
    'artifact-back': id => ({ ...anyCard(id, speech), ...cardText(id, 'basic', speech) }),
    'artifact-order': id => anyCard(id, speech),
    'unit-reward': id => {
      if (id === 'none') return no(pick('Nie biorę żadnej', 'Take none'), speech);
      if (id === 'later') return option(pick('Po awansie', 'After the level-up'), pick('później', 'later'));
      return { ...offerUnit(id, speech), tone: 'main' };
    },
    disband: (id, _, scene, seat) => unitOrNone(id, seat, scene, pick('Nikogo, rezygnuję', 'None, leave it'), speech),
    level: (id, { lowest }) => {
      const [whose, skill] = id.split(':') as ['own' | 'common', string];
      const name = speech.skillOfHero(skill);
      const more = skillText(skill, speech).note;
      const card = lowest === null ? '' : pick(`potem ${speech.cardAcc(lowest)}`, `then ${speech.card(lowest)}`);
      if (whose === 'own') return option(name, name, { tone: 'main', ...(more ? { note: more } : {}) });
      const note = [card, more].filter(one => one).join('. ');
      return option(pick(`Ze wspólnych: ${name}`, `Common: ${name}`), pick(`wspólna ${name}`, `common ${name}`), {
        ...(note === '' ? {} : { note }),
        among: { heading: pick('Wspólne Umiejętności, karta najniższa', 'Common skills, lowest card'), name },
      });
    },
    discard: id => anyCard(id, speech),
    'long-night': (id, { missing }) =>
      id === 'use'
        ? option(
            sealed(
              pick(
                `Użyj Długiej nocy (brakuje ${speech.cardCount(missing).replace('kartę', 'karty')})`,
                `Use Long Night (${speech.cardCount(missing)} missing)`,
              ),
            ),
            pick('użyj', 'use'),
            { tone: 'main' },
          )
        : option(pick('Zachowaj', 'Keep it'), pick('zachowaj', 'keep'), { tone: 'quiet' }),
    'banner-stays': id =>
      id === 'stay'
        ? option(pick('Zostaje przy Jednostce', 'It stays on the unit'), pick('zostaje', 'stay'), { tone: 'main' })
        : option(pick('Wraca do talii', 'It goes back to the deck'), pick('talia', 'deck')),
    'give-up': id => anyCard(id, speech),
  };
}
