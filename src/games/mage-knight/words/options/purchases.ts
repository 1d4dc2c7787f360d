import type { OptionWords } from '../../../../engine/game.js';
import { unitOf } from '../../cards/index.js';
import type { Purchase } from '../../vocabulary.js';
import { cardText, unitText } from '../component-texts.js';
import { heroAt, siteAt, unitLabel } from '../position.js';
import type { RealmScene } from '../sentences.js';
import type { Speech } from '../speech.js';
import { cardLabel } from './doing.js';
import { option, sealed } from './option.js';

/** What Influence buys; null where the option is nothing that is bought. */
export function purchaseOption(
  id: string,
  purchases: readonly Purchase[],
  scene: RealmScene,
  seat: number,
  speech: Speech,
): OptionWords | null {
  const found = purchases.find(one => one.id === id);
  if (found === undefined) return null;
  const [what, name] = id.split(':') as [string, string];
  const { pick } = speech;
  const price = pick(`Wpływ ${found.cost}`, `Influence ${found.cost}`);
  const among = (heading: string, named: string) => ({ heading, name: `${named} (${price})` });
  const cards = pick('Kup kartę', 'Buy a card');
  const isBeside = what === 'buy-advanced' && siteAt(scene, heroAt(scene, seat).space ?? '') === 'monastery';
  // A card taken out of its offer is replaced at once; one beside the units is not (MK-C-4.7).
  const renewed = (label: string) => (isBeside ? label : sealed(label));
  switch (what) {
    case 'recruit': {
      const { level, armor } = unitOf(name);
      const sizes = pick(`poziom ${level}, Pancerz ${armor}`, `level ${level}, Armor ${armor}`);
      return option(
        pick(`Werbuj ${speech.unitAcc(name)} (${price})`, `Recruit ${speech.unit(name)} (${price})`),
        pick(`werbuj ${speech.unit(name)}`, `recruit ${speech.unit(name)}`),
        {
          tone: 'good',
          short: `${speech.unit(name)} (${price})`,
          note: [sizes, unitText(name, speech).note].filter(one => one !== undefined).join('. '),
          among: among(pick('Zwerbuj Jednostkę', 'Recruit a unit'), speech.unit(name)),
        },
      );
    }
    case 'buy-healing':
      return option(
        pick(`Kup Leczenie 1 (${price})`, `Buy Healing 1 (${price})`),
        pick('kup leczenie', 'buy healing'),
        { tone: 'good' },
      );
    case 'buy-spell':
    case 'buy-advanced':
      return option(
        renewed(pick(`Kup: ${cardLabel(name, speech)} (${price})`, `Buy: ${cardLabel(name, speech)} (${price})`)),
        pick(`kup ${speech.card(name)}`, `buy ${speech.card(name)}`),
        {
          tone: 'good',
          ...cardText(name, 'basic', speech),
          among: among(cards, cardLabel(name, speech)),
        },
      );
    case 'learn':
      return option(
        renewed(
          pick(`Naucz się: ${cardLabel(name, speech)} (${price})`, `Learn: ${cardLabel(name, speech)} (${price})`),
        ),
        pick(`naucz ${speech.card(name)}`, `learn ${speech.card(name)}`),
        {
          tone: 'good',
          ...cardText(name, 'basic', speech),
          among: among(pick('Naucz się akcji', 'Learn an action'), cardLabel(name, speech)),
        },
      );
    case 'buy-unseen':
      return option(
        sealed(pick(`Kup zakrytą Akcję Zaawansowaną (${price})`, `Buy an unseen advanced action (${price})`)),
        pick('kup zakrytą', 'buy unseen'),
      );
    case 'buy-artifact':
      return option(
        pick(`Kup Artefakt (${price})`, `Buy an artifact (${price})`),
        pick('kup artefakt', 'buy artifact'),
        { tone: 'good' },
      );
    case 'buy-elite':
      return option(
        sealed(pick(`Dołóż Jednostkę Elitarną do puli (${price})`, `Add an elite unit to the offer (${price})`)),
        pick('dołóż elitarną', 'add elite'),
      );
    default: {
      const unit = unitLabel(heroAt(scene, seat), name, speech);
      return option(
        pick(`Przygotuj: ${unit} (${price})`, `Ready: ${unit} (${price})`),
        pick(`przygotuj ${unit}`, `ready ${unit}`),
        { tone: 'good' },
      );
    }
  }
}
