import { seal, tell } from '../../../../engine/match-state.js';
import { askEach, type Rules } from '../../../../engine/rules.js';
import { coloursOf, isAction } from '../../cards/index.js';
import { discardCards, distinct, isSpell, takeOut } from '../../deeds.js';
import { question } from '../../question.js';
import { choose } from '../asking.js';
import { boundColours } from '../card-steps.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect, heroIn } from '../effect.js';

/** Every other player gives up a card of the colour, or shows a hand without one; one may be kept (Mind Read). */
export function* othersDiscard(effect: Effect, step: CustomNamed<'othersDiscard'>): Rules<void> {
  const { realm, seat } = effect;
  const [colour] = boundColours(effect, step.color.bind);
  if (colour === undefined) return;
  const holds = (card: string) => (isAction(card) || isSpell(card)) && coloursOf(card).includes(colour);
  const others = [...realm.heroes.keys()].filter(other => other !== seat);
  const asked = others.filter(other => realm.heroes[other]!.hand.some(holds));
  seal(realm);
  for (const other of others)
    if (!asked.includes(other))
      tell(realm, { tell: 'showed', seat: other, cards: [...realm.heroes[other]!.hand], reveals: true });
  const given = yield* askEach(
    asked.map(other => {
      const cards = distinct(realm.heroes[other]!.hand.filter(holds));
      return { kind: 'one' as const, ...question('give-up', other, { colour, by: seat }, cards) };
    }),
  );
  seal(realm);
  for (const [at, other] of asked.entries()) discardCards(realm, other, [String(given[at])]);
  if (step.stealOne === undefined) return;
  const actions = asked.flatMap((other, at) =>
    isAction(String(given[at])) ? [{ other, card: String(given[at]) }] : [],
  );
  if (actions.length === 0) return;
  const about = { ...during(effect), purpose: 'steal', zone: 'discard' } as const;
  const said = yield* choose(effect, 'card', about, [...distinct(actions.map(({ card }) => card)), 'none']);
  const stolen = actions.find(({ card }) => card === said);
  if (stolen === undefined) return;
  takeOut(realm.heroes[stolen.other]!.discard, stolen.card);
  heroIn(effect).hand.push(stolen.card);
  tell(realm, { tell: 'stolen', seat, card: stolen.card, from: stolen.other });
}
