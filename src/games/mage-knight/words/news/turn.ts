import type { News } from '../sentences.js';
import type { Speech } from '../speech.js';

type OfTurn =
  | 'plundered'
  | 'gift'
  | 'played'
  | 'unit-used'
  | 'skill-used'
  | 'skill-returned'
  | 'skill-expired'
  | 'tactic-used'
  | 'moved'
  | 'carried'
  | 'turned-up'
  | 'ruins-turned-up'
  | 'peeked'
  | 'saw-token'
  | 'drew'
  | 'drawn'
  | 'discarded'
  | 'thrown-away'
  | 'showed'
  | 'box'
  | 'stolen'
  | 'rested'
  | 'wounded'
  | 'healed'
  | 'unit-wounded'
  | 'unit-lost'
  | 'unit-readied'
  | 'unit-spent'
  | 'crystal'
  | 'mana'
  | 'rolled'
  | 'source'
  | 'die-set'
  | 'die-taken'
  | 'fame'
  | 'reputation'
  | 'left-map'
  | 'interaction'
  | 'recruited'
  | 'bought'
  | 'gained-card'
  | 'artifacts'
  | 'artifacts-drawn'
  | 'altar'
  | 'level'
  | 'skill-gained'
  | 'banner'
  | 'extra-turn'
  | 'incantation'
  | 'marked'
  | 'secret-site';

const SIDEWAYS = {
  move: ['Ruch', 'Move'],
  influence: ['Wpływ', 'Influence'],
  attack: ['Atak', 'Attack'],
  block: ['Blok', 'Block'],
} as const;
const BOUGHT = {
  healing: ['Leczenie', 'Healing'],
  spell: ['Czar', 'a spell'],
  advanced: ['Akcję Zaawansowaną', 'an advanced action'],
  artifact: ['Artefakt', 'an artifact'],
  elite: ['nową Jednostkę Elitarną w puli', 'a new elite unit for the offer'],
  ready: ['przygotowanie Jednostki', 'the readying of a unit'],
} as const;
const INTO = {
  hand: ['na rękę', 'to the hand'],
  discard: ['do kart wykorzystanych', 'to the discard pile'],
  deck: ['na wierzch talii', 'on top of the deck'],
} as const;

/** A turn: cards, moves, what is gained and lost. */
export function turnNews(speech: Speech): Pick<News, OfTurn> {
  const { pick, player } = speech;
  const paid = (mana: readonly string[]): string =>
    mana.length === 0 ? '' : ` (${mana.map(speech.paymentDots).join(' ')})`;
  return {
    plundered: ({ seat, space }, scene) =>
      pick(
        `${player(scene, seat)} plądruje Wioskę na ${space}.`,
        `${player(scene, seat)} plunders the village on ${space}.`,
      ),
    gift: ({ seat, mana, space }, scene) =>
      pick(
        `Polana na ${space} daje manę: ${player(scene, seat)} bierze ${speech.manaAcc(mana)}.`,
        `The glade on ${space} gives ${player(scene, seat)} ${speech.mana(mana)}.`,
      ),
    played: ({ seat, card, side, mana, as, amount }, scene) => {
      if (side === 'sideways')
        return pick(
          `${player(scene, seat)} zagrywa ${speech.cardAcc(card)} bokiem: ${speech.of(SIDEWAYS[as ?? 'move'])} ${amount}.`,
          `${player(scene, seat)} plays ${speech.card(card)} sideways: ${speech.of(SIDEWAYS[as ?? 'move'])} ${amount}.`,
        );
      const name = speech.sideAcc(card, side);
      const strong = side === 'powered' && !speech.isSpell(card) ? pick(' z mocą', ', powered') : '';
      return pick(
        `${player(scene, seat)} zagrywa ${name}${strong}${paid(mana)}.`,
        `${player(scene, seat)} plays ${name}${strong}${paid(mana)}.`,
      );
    },
    'unit-used': ({ seat, unit, mana }, scene) =>
      pick(
        `${player(scene, seat)} używa: ${speech.anything(unit)}${paid(mana)}.`,
        `${player(scene, seat)} uses ${speech.anything(unit)}${paid(mana)}.`,
      ),
    'skill-used': ({ seat, skill }, scene) =>
      pick(
        `${player(scene, seat)} używa Umiejętności: ${speech.skill(skill)}.`,
        `${player(scene, seat)} uses ${speech.skill(skill)}.`,
      ),
    'skill-returned': ({ skill, owner }, scene) =>
      pick(
        `Żeton ${speech.skill(skill)} wraca do właściciela: ${player(scene, owner)}.`,
        `The token ${speech.skill(skill)} goes back to ${player(scene, owner)}.`,
      ),
    'skill-expired': ({ seat, skill }, scene) =>
      pick(
        `Kończy się działanie: ${speech.skill(skill)} (${player(scene, seat)}).`,
        `${speech.skill(skill)} of ${player(scene, seat)} runs out.`,
      ),
    'tactic-used': ({ seat, tactic }, scene) =>
      pick(
        `${player(scene, seat)} używa Taktyki: ${speech.tactic(tactic)}.`,
        `${player(scene, seat)} uses the Tactic ${speech.tactic(tactic)}.`,
      ),
    moved: ({ seat, path, cost, provoked }, scene) => {
      const angry =
        provoked.length === 0
          ? ''
          : pick(
              ` i prowokuje wrogów na ${speech.and(provoked)}`,
              ` and provokes the enemies on ${speech.and(provoked)}`,
            );
      return pick(
        `${player(scene, seat)} idzie przez ${path.join(', ')} (Ruch ${cost})${angry}.`,
        `${player(scene, seat)} goes ${path.join(', ')} (Move ${cost})${angry}.`,
      );
    },
    carried: ({ seat, from, at }, scene) =>
      pick(
        `${player(scene, seat)} przenosi się z ${from} na ${at}.`,
        `${player(scene, seat)} is carried from ${from} to ${at}.`,
      ),
    'turned-up': ({ space, enemies }) =>
      pick(
        `Na ${space} ${enemies.length > 1 ? 'odsłaniają się' : 'odsłania się'}: ${speech.enemies(enemies)}.`,
        `Turned up on ${space}: ${speech.enemies(enemies)}.`,
      ),
    'ruins-turned-up': ({ space, ruins }) =>
      pick(`Ruiny na ${space}: ${speech.ruins(ruins)}.`, `The ruins on ${space}: ${speech.ruins(ruins)}.`),
    peeked: ({ seat, space, pile }, scene) =>
      space === null
        ? pick(
            `${player(scene, seat)} podgląda wierzchni żeton stosu${pile === null ? '' : `: ${speech.pile(pile)}`}.`,
            `${player(scene, seat)} looks at the top token of a pile${pile === null ? '' : `: ${speech.pile(pile).toLowerCase()}`}.`,
          )
        : pick(
            `${player(scene, seat)} podgląda żeton na ${space}.`,
            `${player(scene, seat)} looks at the token on ${space}.`,
          ),
    'saw-token': ({ enemy }) => pick(`To ${speech.enemy(enemy)}.`, `It is ${speech.enemy(enemy)}.`),
    drew: ({ seat, count }, scene) =>
      pick(
        `${player(scene, seat)} dobiera ${speech.cardCount(count)}.`,
        `${player(scene, seat)} draws ${speech.cardCount(count)}.`,
      ),
    drawn: ({ cards }) => pick(`Na rękę: ${speech.cards(cards)}.`, `Into the hand: ${speech.cards(cards)}.`),
    discarded: ({ seat, cards }, scene) =>
      pick(
        `${player(scene, seat)} odrzuca ${speech.cardsAcc(cards)}.`,
        `${player(scene, seat)} discards ${speech.cardsAcc(cards)}.`,
      ),
    'thrown-away': ({ seat, cards }, scene) =>
      pick(
        `${player(scene, seat)} wyrzuca z gry ${speech.cardsAcc(cards)}.`,
        `${player(scene, seat)} throws away ${speech.cardsAcc(cards)}.`,
      ),
    showed: ({ seat, cards }, scene) =>
      cards.length === 0
        ? pick(`${player(scene, seat)} pokazuje pustą rękę.`, `${player(scene, seat)} shows an empty hand.`)
        : pick(
            `${player(scene, seat)} pokazuje rękę: ${speech.cards(cards)}.`,
            `${player(scene, seat)} shows the hand: ${speech.cards(cards)}.`,
          ),
    box: ({ seat, card }, scene) =>
      pick(
        `Tajemnicza szkatułka (${player(scene, seat)}): ${speech.card(card)}.`,
        `The Mysterious Box of ${player(scene, seat)} holds ${speech.card(card)}.`,
      ),
    stolen: ({ seat, card, from }, scene) =>
      pick(
        `${player(scene, seat)} zabiera ${speech.cardAcc(card)}, traci: ${player(scene, from)}.`,
        `${player(scene, seat)} takes ${speech.card(card)} from ${player(scene, from)}.`,
      ),
    rested: ({ seat, slow, cards }, scene) =>
      slow
        ? pick(
            `${player(scene, seat)} powoli zdrowieje: odrzuca ${speech.cardsAcc(cards)}.`,
            `${player(scene, seat)} recovers slowly: discards ${speech.cardsAcc(cards)}.`,
          )
        : pick(
            `${player(scene, seat)} odpoczywa: odrzuca ${speech.cardsAcc(cards)}.`,
            `${player(scene, seat)} rests: discards ${speech.cardsAcc(cards)}.`,
          ),
    wounded: ({ seat, hand, discard, by }, scene) => {
      const from = by === null ? '' : ` (${speech.anything(by)})`;
      const parts = [
        ...(hand > 0 ? [pick(`${speech.wounds(hand)} na rękę`, `${speech.wounds(hand)} in hand`)] : []),
        ...(discard > 0
          ? [pick(`${speech.wounds(discard)} do kart wykorzystanych`, `${speech.wounds(discard)} in the discard pile`)]
          : []),
      ];
      return pick(
        `${player(scene, seat)} dostaje ${speech.and(parts)}${from}.`,
        `${player(scene, seat)} takes ${speech.and(parts)}${from}.`,
      );
    },
    healed: ({ seat, unit, count }, scene) =>
      unit === null
        ? pick(
            `${player(scene, seat)} leczy ${speech.wounds(count)}.`,
            `${player(scene, seat)} heals ${speech.wounds(count)}.`,
          )
        : pick(
            `${player(scene, seat)} leczy Jednostkę: ${speech.unit(unit)}.`,
            `${player(scene, seat)} heals ${speech.unit(unit)}.`,
          ),
    'unit-wounded': ({ seat, unit, wounds }, scene) =>
      pick(
        `${speech.unit(unit)} (${player(scene, seat)}): ${wounds > 1 ? 'podwójna Rana' : 'Rana'}.`,
        `${speech.unit(unit)} of ${player(scene, seat)} ${speech.isMany('unit', unit) ? 'are' : 'is'} wounded${wounds > 1 ? ' twice' : ''}.`,
      ),
    'unit-lost': ({ seat, unit, disbanded }, scene) =>
      disbanded
        ? pick(
            `${player(scene, seat)} rozformowuje ${speech.unitAcc(unit)}.`,
            `${player(scene, seat)} disbands ${speech.unit(unit)}.`,
          )
        : pick(
            `${player(scene, seat)} traci ${speech.unitAcc(unit)}.`,
            `${player(scene, seat)} loses ${speech.unit(unit)}.`,
          ),
    'unit-readied': ({ seat, unit }, scene) =>
      pick(
        `${player(scene, seat)} przygotowuje ${speech.unitAcc(unit)}.`,
        `${player(scene, seat)} readies ${speech.unit(unit)}.`,
      ),
    'unit-spent': ({ seat, unit, by }, scene) =>
      pick(
        `${player(scene, by)} wyczerpuje ${speech.unitAcc(unit)} (${player(scene, seat)}).`,
        `${player(scene, by)} spends ${speech.unit(unit)} of ${player(scene, seat)}.`,
      ),
    crystal: ({ seat, colour, amount }, scene) => {
      const what = `${speech.crystal(colour)}${Math.abs(amount) > 1 ? ` ×${Math.abs(amount)}` : ''}`;
      return amount < 0
        ? pick(`${player(scene, seat)} traci ${what}.`, `${player(scene, seat)} loses a ${what}.`)
        : pick(`${player(scene, seat)} dostaje ${what}.`, `${player(scene, seat)} gains a ${what}.`);
    },
    mana: ({ seat, mana, amount }, scene) => {
      const times = amount > 1 ? ` ×${amount}` : '';
      return pick(
        `${player(scene, seat)} dostaje ${speech.manaAcc(mana)}${times}.`,
        `${player(scene, seat)} gains ${speech.mana(mana)}${times}.`,
      );
    },
    rolled: ({ faces }) => pick(`Rzut: ${speech.dots(faces)}.`, `Rolled: ${speech.dots(faces)}.`),
    source: ({ dice }) => pick(`Źródło: ${speech.dots(dice)}.`, `Source: ${speech.dots(dice)}.`),
    'die-set': ({ seat, from, face }, scene) =>
      pick(
        `${player(scene, seat)} przestawia kość: ${speech.dots([from])} → ${speech.dots([face])}.`,
        `${player(scene, seat)} sets a die: ${speech.dots([from])} → ${speech.dots([face])}.`,
      ),
    'die-taken': ({ seat, face }, scene) =>
      pick(
        `${player(scene, seat)} zabiera ze Źródła kość ${speech.dots([face])}.`,
        `${player(scene, seat)} takes a die ${speech.dots([face])} off the Source.`,
      ),
    fame: ({ seat, amount, total }, scene) =>
      pick(
        `${player(scene, seat)}: Sława ${total - amount} → ${total}.`,
        `${player(scene, seat)}: Fame ${total - amount} → ${total}.`,
      ),
    reputation: ({ seat, amount, total }, scene) =>
      pick(
        `${player(scene, seat)}: Reputacja ${speech.level(total - amount)} → ${speech.level(total)}.`,
        `${player(scene, seat)}: Reputation ${speech.level(total - amount)} → ${speech.level(total)}.`,
      ),
    'left-map': ({ seat }, scene) =>
      pick(`${player(scene, seat)} znika z mapy.`, `${player(scene, seat)} is off the map.`),
    interaction: ({ seat, space, modifier }, scene) =>
      pick(
        `${player(scene, seat)} negocjuje na ${space}${modifier === 0 ? '' : `, Wpływ ${speech.signed(modifier)}`}.`,
        `${player(scene, seat)} interacts on ${space}${modifier === 0 ? '' : `, Influence ${speech.signed(modifier)}`}.`,
      ),
    recruited: ({ seat, unit, cost }, scene) => {
      const price = cost === 0 ? '' : pick(` za ${cost} Wpływu`, ` for ${cost} Influence`);
      return pick(
        `${player(scene, seat)} werbuje ${speech.unitAcc(unit)}${price}.`,
        `${player(scene, seat)} recruits ${speech.unit(unit)}${price}.`,
      );
    },
    bought: ({ seat, what, card, cost }, scene) => {
      const name = card === null ? speech.of(BOUGHT[what]) : speech.cardAcc(card);
      return pick(
        `${player(scene, seat)} kupuje ${name} za ${cost} Wpływu.`,
        `${player(scene, seat)} buys ${name} for ${cost} Influence.`,
      );
    },
    'gained-card': ({ seat, card, into }, scene) =>
      pick(
        `${player(scene, seat)} dostaje ${speech.cardAcc(card)} ${speech.of(INTO[into])}.`,
        `${player(scene, seat)} gains ${speech.card(card)} ${speech.of(INTO[into])}.`,
      ),
    artifacts: ({ cards, back }) =>
      pick(
        `Zatrzymujesz: ${speech.cards(cards)}.${back === '' ? '' : ` Pod talię wraca ${speech.card(back)}.`}`,
        `You keep ${speech.cards(cards)}.${back === '' ? '' : ` ${speech.card(back)} goes under the deck.`}`,
      ),
    'artifacts-drawn': ({ seat, count }, scene) =>
      pick(
        `${player(scene, seat)} dobiera Artefakty: ${count}.`,
        `${player(scene, seat)} draws ${speech.count(count, ['Artefakt', 'Artefakty', 'Artefaktów'], ['artifact', 'artifacts'])}.`,
      ),
    altar: ({ seat, space }, scene) =>
      pick(
        `${player(scene, seat)} składa daninę na ołtarzu (${space}).`,
        `${player(scene, seat)} pays the tribute of the altar on ${space}.`,
      ),
    level: ({ seat, level }, scene) =>
      pick(`${player(scene, seat)} awansuje na poziom ${level}!`, `${player(scene, seat)} reaches level ${level}!`),
    'skill-gained': ({ seat, skill }, scene) =>
      pick(
        `${player(scene, seat)} zdobywa Umiejętność: ${speech.skill(skill)}.`,
        `${player(scene, seat)} gains the skill ${speech.skill(skill)}.`,
      ),
    banner: ({ seat, card, unit }, scene) =>
      pick(
        `${player(scene, seat)} daje Jednostce ${speech.unit(unit)} ${speech.cardAcc(card)}.`,
        `${player(scene, seat)} gives ${speech.card(card)} to ${speech.unit(unit)}.`,
      ),
    'extra-turn': ({ seat, by }, scene) =>
      pick(
        `${player(scene, seat)} ma dodatkową turę (${speech.anything(by)}).`,
        `${player(scene, seat)} has an extra turn (${speech.anything(by)}).`,
      ),
    incantation: ({ seat, night, shields }, scene) =>
      pick(
        `${player(scene, seat)} wypowiada Inkantację nocy ${night}, Tarcz na polanach: ${shields}.`,
        `${player(scene, seat)} speaks the incantation of night ${night}, shields on glades: ${shields}.`,
      ),
    marked: ({ seat, space }, scene) =>
      pick(
        `${player(scene, seat)} kładzie Tarczę na polanie ${space}.`,
        `${player(scene, seat)} puts a shield on the glade ${space}.`,
      ),
    'secret-site': ({ space, site }) =>
      pick(
        `Ukryty ${speech.site(site)} leży na ${space}.`,
        `The secret ${speech.site(site).toLowerCase()} lies on ${space}.`,
      ),
  };
}
