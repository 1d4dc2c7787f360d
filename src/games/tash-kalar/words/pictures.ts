import { english, type Language, list, polish } from '../../../engine/language.js';
import type { PictureWords } from '../pictures/picture-words.js';
import type { ContestView, LastMove } from '../view.js';
import type { Deed, Mention, Rank } from '../vocabulary.js';
import { cardName, FLARE_NAME, RANK_LETTERS } from './names.js';

type Names = readonly string[];

/** "+3", "0", "−2": with a real minus. */
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const isFlare = (card: string): boolean => card.startsWith('flare-');

/** Where the being went by itself, the square it came to first. */
function wayOf({ square, deeds }: LastMove): string[] {
  const way = square === null ? [] : [square];
  for (const deed of deeds) if (deed.did === 'moved' && deed.path[0] === way.at(-1)) way.push(deed.path.at(-1)!);
  return way;
}

const killsOf = ({ deeds }: LastMove): number => deeds.filter(({ did }) => did === 'destroyed').length;

/** "Knight D4 → G3"; who comes back is told by the whole way. */
function acted(last: LastMove, name: string): string {
  const way = wayOf(last);
  const shown = way[0] === way.at(-1) ? way : [way[0]!, way.at(-1)!];
  return [name, way.length > 1 ? shown.join(' → ') : way[0]].filter(Boolean).join(' ');
}

const PL_RANKS: Readonly<Record<Rank, string>> = { common: 'zwykły', heroic: 'heroiczny', legendary: 'legendarny' };

const nameIn = (card: string, language: Language): string =>
  isFlare(card) ? FLARE_NAME[language] : cardName(card, language);

const pl = {
  at: ({ rank, square, colour }: Mention, names: Names) => `${PL_RANKS[rank]} ${square} (${names[colour] ?? ''})`,

  caption(last: LastMove, view: ContestView): string {
    const kills = killsOf(last);
    const dead = kills ? ` · ${polish(kills, 'ginie', 'giną', 'ginie')} ${kills}` : '';
    const name = last.card === null ? '' : nameIn(last.card, 'pl');
    switch (last.what) {
      case 'opened':
      case 'placed':
        return `Nowy pion ${last.square ?? ''}`;
      case 'summoned':
        return acted(last, name) + dead;
      case 'discarded':
        return `Odrzucono: ${name}`;
      case 'flare':
        return `Flara${dead}`;
      case 'thawed':
        return `Rozmrożono: ${name}${dead}`;
      case 'warped':
        return `Osnowa: ${name}${dead}${view.countBonus ? ` · każda śmierć +${view.countBonus}` : ''}`;
    }
  },

  deed(deed: Deed, names: Names): string | null {
    switch (deed.did) {
      case 'destroyed':
        return `ginie ${pl.at(deed.piece, names)}${deed.counted > 1 ? `, liczy się ×${deed.counted}` : ''}`;
      case 'upgraded':
        return `awans ${deed.piece.square}: ${PL_RANKS[deed.to]}`;
      case 'downgraded':
        return `degradacja ${deed.piece.square}: ${PL_RANKS[deed.to]}`;
      case 'converted':
        return `${deed.piece.square} zmienia kolor (${names[deed.colour] ?? ''})`;
      case 'placed':
        return `nowy ${pl.at(deed.piece, names)}`;
      case 'moved':
        return deed.path.join(' → ');
      case 'swapped':
        return `${deed.one.square} i ${deed.other.square} zamieniają się`;
      case 'shot':
        return `strzał z ${deed.from}`;
      case 'gateway':
        return deed.square === null ? 'Brama upada' : `Brama: ${deed.square}`;
      case 'action':
        return deed.gained === 1 ? 'dodatkowa akcja' : `dodatkowe akcje: ${deed.gained}`;
      case 'burnt':
        return 'akcja przepada';
      case 'slowed':
        return `akcja mniej: ${deed.colours.map(colour => names[colour]).join(', ')}`;
      case 'extra-turn':
        return 'dodatkowa tura';
      case 'extra-card':
        return deed.deck === 'being' ? 'na koniec tury dodatkowa istota' : 'na koniec tury dodatkowa legenda';
      case 'card':
        return `${nameIn(deed.card, 'pl')}: ${{ 'deck-top': 'na talię', 'deck-bottom': 'pod talię', frozen: 'zamrożenie', discard: 'odrzucenie', hand: 'na rękę' }[deed.to]}`;
      case 'right':
        return {
          borrow: 'następny wzór może użyć wrogiego piona',
          void: 'następny wzór może użyć pustych pól',
          colour: `następny wzór: piony gracza ${names[deed.colour ?? -1] ?? ''}`,
        }[deed.right];
      case 'counts-as-legend':
        return 'liczy się jak legenda';
      case 'copied':
        return `osnowa: ${cardName(deed.card, 'pl')}`;
      case 'captured':
        return `${pl.at(deed.piece, names)} na kartę Kupca`;
      case 'released':
        return `${pl.at(deed.piece, names)} wraca z karty Kupca`;
      case 'count-bonus':
        return 'każda śmierć liczy się o raz więcej';
    }
  },
};

const EN_RANKS: Readonly<Record<Rank, string>> = { common: 'common', heroic: 'heroic', legendary: 'legendary' };

const en = {
  at: ({ rank, square, colour }: Mention, names: Names) => `${EN_RANKS[rank]} ${square} (${names[colour] ?? ''})`,

  caption(last: LastMove, view: ContestView): string {
    const kills = killsOf(last);
    const dead = kills ? ` · ${kills} destroyed` : '';
    const name = last.card === null ? '' : nameIn(last.card, 'en');
    switch (last.what) {
      case 'opened':
      case 'placed':
        return `New piece ${last.square ?? ''}`;
      case 'summoned':
        return acted(last, name) + dead;
      case 'discarded':
        return `Discarded: ${name}`;
      case 'flare':
        return `Flare${dead}`;
      case 'thawed':
        return `Thawed: ${name}${dead}`;
      case 'warped':
        return `Warp: ${name}${dead}${view.countBonus ? ` · each kill +${view.countBonus}` : ''}`;
    }
  },

  deed(deed: Deed, names: Names): string | null {
    switch (deed.did) {
      case 'destroyed':
        return `${en.at(deed.piece, names)} destroyed${deed.counted > 1 ? `, counts ×${deed.counted}` : ''}`;
      case 'upgraded':
        return `${deed.piece.square} upgraded to ${EN_RANKS[deed.to]}`;
      case 'downgraded':
        return `${deed.piece.square} downgraded to ${EN_RANKS[deed.to]}`;
      case 'converted':
        return `${deed.piece.square} changes colour (${names[deed.colour] ?? ''})`;
      case 'placed':
        return `new ${en.at(deed.piece, names)}`;
      case 'moved':
        return deed.path.join(' → ');
      case 'swapped':
        return `${deed.one.square} and ${deed.other.square} swap`;
      case 'shot':
        return `a shot from ${deed.from}`;
      case 'gateway':
        return deed.square === null ? 'the Gateway falls' : `Gateway: ${deed.square}`;
      case 'action':
        return deed.gained === 1 ? 'an extra action' : `extra actions: ${deed.gained}`;
      case 'burnt':
        return 'an action is lost';
      case 'slowed':
        return `1 action fewer: ${deed.colours.map(colour => names[colour]).join(', ')}`;
      case 'extra-turn':
        return 'an extra turn';
      case 'extra-card':
        return deed.deck === 'being' ? 'an extra being at the end of turn' : 'an extra legend at the end of turn';
      case 'card':
        return `${nameIn(deed.card, 'en')}: ${{ 'deck-top': 'onto the deck', 'deck-bottom': 'under the deck', frozen: 'frozen', discard: 'discarded', hand: 'back to hand' }[deed.to]}`;
      case 'right':
        return {
          borrow: 'the next pattern may use an enemy piece',
          void: 'the next pattern may use empty squares',
          colour: `the next pattern: pieces of ${names[deed.colour ?? -1] ?? ''}`,
        }[deed.right];
      case 'counts-as-legend':
        return 'counts as a legend';
      case 'copied':
        return `warp: ${cardName(deed.card, 'en')}`;
      case 'captured':
        return `${en.at(deed.piece, names)} onto the Merchant`;
      case 'released':
        return `${en.at(deed.piece, names)} back from the Merchant`;
      case 'count-bonus':
        return 'each kill counts once more';
    }
  },
};

export const pictureWords: Readonly<Record<Language, PictureWords>> = {
  pl: {
    language: 'pl',
    letters: RANK_LETTERS.pl,
    rank: rank => ({ common: 'zwykła', heroic: 'heroiczna', legendary: 'legenda' })[rank],
    actions: 'akcje',
    next: 'następne',
    turn: turn => `tura ${turn}`,
    beforeTurns: 'Przed pierwszą turą',
    finals: turns => `koniec za ${turns} ${polish(turns, 'turę', 'tury', 'tur')}`,
    over: 'koniec gry',
    goal: points => `do ${points}`,
    caption: pl.caption,
    hand: 'Twoja ręka',
    handState: actions =>
      actions === null
        ? 'Czekasz na swoją turę'
        : `Twoja tura · ${actions} ${polish(actions, 'akcja', 'akcje', 'akcji')}`,
    placements: count => (count === 0 ? 'brak ułożeń' : `${count} ${polish(count, 'ułożenie', 'ułożenia', 'ułożeń')}`),
    flare: FLARE_NAME.pl,
    flareRule: 'bez akcji, gdy przegrywasz',
    now: lead => `teraz ${signed(lead)}`,
    frozen: 'Zamrożony efekt',
    warp: 'Osnowa',
    pending: 'oczekuje',
    lying: 'zamrożona',
    deed: pl.deed,
    arrived: square => `przybywa na ${square}`,
  },
  en: {
    language: 'en',
    letters: RANK_LETTERS.en,
    rank: rank => ({ common: 'common', heroic: 'heroic', legendary: 'legend' })[rank],
    actions: 'actions',
    next: 'next',
    turn: turn => `turn ${turn}`,
    beforeTurns: 'Before the first turn',
    finals: turns => `ends in ${turns} ${english(turns, 'turn', 'turns')}`,
    over: 'game over',
    goal: points => `of ${points}`,
    caption: en.caption,
    hand: 'Your hand',
    handState: actions =>
      actions === null ? 'Waiting for your turn' : `Your turn · ${actions} ${english(actions, 'action', 'actions')}`,
    placements: count => (count === 0 ? 'no placement' : `${count} ${english(count, 'placement', 'placements')}`),
    flare: FLARE_NAME.en,
    flareRule: 'no action, when you are behind',
    now: lead => `now ${signed(lead)}`,
    frozen: 'Frozen effect',
    warp: 'Warp',
    pending: 'pending',
    lying: 'frozen',
    deed: en.deed,
    arrived: square => `arrives on ${square}`,
  },
};

/** Names of the players of each colour. */
export const colourNames = (view: ContestView, names: Names, language: Language): string[] =>
  view.colours.map(({ seats }) =>
    list(
      seats.map(seat => names[seat] ?? ''),
      language === 'pl' ? 'i' : 'and',
    ),
  );
