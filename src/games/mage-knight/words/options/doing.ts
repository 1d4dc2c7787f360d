import type { OptionWords } from '../../../../engine/game.js';
import { cardOf, isWound, skillOf, tacticOf, unitOf } from '../../cards/index.js';
import { mayReveal } from '../../effects/sealing.js';
import { COLOURS } from '../../terms.js';
import { abilityText, skillText, tacticText } from '../component-texts.js';
import { gist } from '../gist.js';
import { heroAt, unitLabel } from '../position.js';
import type { RealmScene } from '../sentences.js';
import { DOTS, type Speech } from '../speech.js';
import { beginning, fitting, option, SEALED, sealed } from './option.js';

/** What the menus of a turn and of a fight share; null where the option is none of these. */
export function doingOption(id: string, scene: RealmScene, seat: number, speech: Speech): OptionWords | null {
  const [what, name, more] = id.split(':') as [string, string, string];
  const { pick } = speech;
  const hero = heroAt(scene, seat);
  switch (what) {
    case 'play':
      return cardOption(name, (hero.hand ?? []).indexOf(name) + 1, speech);
    case 'unit':
      return unitOption(
        unitLabel(hero, name, speech),
        hero.units.find(({ key }) => String(key) === name)!.id,
        Number(more),
        speech,
      );
    case 'banner': {
      const unit = unitLabel(hero, name, speech);
      return option(pick(`Chorągiew: ${unit}`, `Banner: ${unit}`), pick(`chorągiew ${unit}`, `banner ${unit}`));
    }
    case 'skill':
      return skillOption(name, speech);
    case 'return': {
      const skill = speech.skillOfHero(name);
      return option(pick(`Oddaj: ${skill}`, `Give back: ${skill}`), pick(`oddaj ${skill}`, `return ${skill}`), {
        among: { heading: otherPowers(speech), name: pick(`Oddaj: ${skill}`, `Give back: ${skill}`) },
      });
    }
    case 'flip': {
      const skill = speech.skillOfHero(name);
      return option(pick(`Odwróć: ${skill}`, `Turn up: ${skill}`), pick(`odwróć ${skill}`, `flip ${skill}`));
    }
    case 'box': {
      const side = name === 'basic' ? pick('podstawowa', 'basic') : pick('wzmocniona', 'powered');
      const box = speech.card('mysterious_box');
      const artifact = hero.box === null ? '' : `: ${speech.card(hero.box)}`;
      return option(
        fitting(`${box}${artifact}, ${side}`, `${hero.box === null ? box : speech.card(hero.box)}, ${side}`),
        pick(`szkatułka ${side}`, `box ${side}`),
      );
    }
    case 'crystal': {
      const colour = COLOURS.find(one => one === name)!;
      const crystal = speech.crystal(colour);
      return option(pick(`${DOTS[colour]} na manę`, `${DOTS[colour]} into mana`), crystal, {
        // A crystal pays by itself: hardly ever is a token wanted.
        tone: 'quiet',
        among: {
          heading: quietThings(speech),
          name: pick(`${DOTS[colour]} kryształ na manę`, `${DOTS[colour]} crystal into mana`),
        },
      });
    }
    case 'tactic': {
      const tactic = hero.tactic!.id;
      const label = pick(`Taktyka: ${speech.tactic(tactic)}`, `Tactic: ${speech.tactic(tactic)}`);
      return option(
        mayReveal(tacticOf(tactic).steps) ? sealed(label) : label,
        pick('taktyka', 'tactic'),
        tacticText(tactic, speech),
      );
    }
    default:
      return null;
  }
}

/** What is seldom done: where there is little room, it stands in one menu below. */
export const quietThings = ({ pick }: Speech): string =>
  pick('Odpoczynek, odrzucanie, kryształy', 'Rest, discard, crystals');

/** All that is no card: where there is little room, it stands in one menu. */
const otherPowers = ({ pick }: Speech): string => pick('Jednostki, umiejętności, mana', 'Units, skills, mana');

const dotsOf = (card: string): string =>
  isWound(card)
    ? ''
    : cardOf(card)
        .colors.map(colour => DOTS[colour])
        .join('');

/** The colour of a card before its name; artifacts and Wounds have none. */
export function cardLabel(card: string, speech: Speech): string {
  const dots = dotsOf(card);
  const name = speech.card(card);
  return dots === '' ? name : `${dots} ${name}`;
}

/** `number` is where the card stands in the hand, as pictures count it. */
const cardOption = (card: string, number: number, speech: Speech): OptionWords =>
  option(cardLabel(card, speech), speech.card(card), {
    tone: 'main',
    short: `${dotsOf(card)}${number}`,
    among: { heading: speech.pick('Karty na ręce', 'Cards in hand'), name: cardLabel(card, speech) },
  });

function unitOption(label: string, unit: string, ability: number, speech: Speech): OptionWords {
  const { steps, mana } = unitOf(unit).abilities[ability - 1]!;
  const does = gist(steps, speech);
  const paid = mana === null ? '' : `${DOTS[mana]} `;
  const lock = mayReveal(steps) ? ` ${SEALED}` : '';
  const text = abilityText(unit, ability, speech);
  const says = [does ?? text, text].map(said => `${label}: ${paid}${said.replace(/\.$/, '')}${lock}`);
  const whole = fitting(...says, `${beginning(`${label}: ${paid}${text}`)}${lock}`);
  return option(whole, `${label} ${ability}`, {
    note: text,
    among: { heading: otherPowers(speech), name: whole },
  });
}

function skillOption(skill: string, speech: Speech): OptionWords {
  const name = speech.skill(skill);
  const { steps } = skillOf(skill);
  const does = gist(steps, speech);
  const lock = mayReveal(steps) ? ` ${SEALED}` : '';
  const whole = fitting(...(does === null ? [] : [`${name}: ${does}${lock}`]), `${name}${lock}`);
  const typedName = speech.skillOfHero(skill);
  return option(whole, speech.pick(`umiejętność ${typedName}`, `skill ${typedName}`), {
    ...noteOf(skillText(skill, speech).note, does),
    among: { heading: otherPowers(speech), name: whole },
  });
}

const noteOf = (text: string | undefined, does: string | null): Pick<OptionWords, 'note'> => {
  const note = text ?? does;
  return note === null ? {} : { note };
};
