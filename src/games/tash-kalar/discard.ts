import { tell } from '../../engine/match-state.js';
import { askSome, type Rules } from '../../engine/rules.js';
import { cardOf, nameOfCard, nameOfFlare } from './cards.js';
import { FLARES } from './flares.js';
import { open } from './news.js';
import { plainQuestion } from './question.js';
import type { Contest } from './state.js';

/** The action of discarding a being; any number of other cards may then go under their decks (TK-3.7). */
export function* discard(contest: Contest, seat: number, card: number): Rules<void> {
  const owner = contest.seats[seat]!;
  const name = nameOfCard(card);
  const others = [
    ...owner.beings.filter(other => other !== card).map(other => `being:${nameOfCard(other)}` as const),
    ...owner.legends.map(other => `legend:${nameOfCard(other)}` as const),
    ...owner.flares.map(flare => `flare:${nameOfFlare(flare)}` as const),
  ];
  const asked = plainQuestion('return', seat, { discarded: name }, others);
  const returned = yield* askSome({ ...asked, min: 0, max: others.length });

  contest.turn.actions -= 1;
  contest.turn.discarded = true;
  owner.beings.splice(owner.beings.indexOf(card), 1);
  owner.discard.push(card);
  open(contest, { seat, what: 'discarded', card: name });
  for (const id of returned) putUnder(contest, seat, id);
  const count = (kind: string): number => returned.filter(id => id.startsWith(kind)).length;
  tell(contest, {
    tell: 'discarded',
    seat,
    card: name,
    returned: { beings: count('being:'), legends: count('legend:'), flares: count('flare:') },
  });
  if (returned.length === 0) return;
  const cards = returned.map(id => id.slice(id.indexOf(':') + 1));
  tell(contest, { tell: 'returned', seat, cards }, [seat]);
}

/** Team play: a being goes in sideways and the topmost sideways card is turned upright, so their number stays (TK-13.2). */
function putUnder(contest: Contest, seat: number, id: string): void {
  const owner = contest.seats[seat]!;
  const [kind, name] = id.split(':') as [string, string];
  if (kind === 'flare') {
    const flare = FLARES.findIndex(other => other.id === name);
    owner.flares.splice(owner.flares.indexOf(flare), 1);
    contest.flareDeck.unshift(flare);
    return;
  }
  const card = cardOf(name);
  const [hand, deck] = kind === 'legend' ? [owner.legends, contest.legendDeck] : [owner.beings, owner.deck];
  hand.splice(hand.indexOf(card), 1);
  deck.unshift(card);
}
