import { type Language, list, polish } from '../../../engine/language.js';
import type { PictureWords } from '../pictures/picture-words.js';
import type { LastMove, TileView } from '../view.js';
import type { Told } from './battle.js';
import { factionName, namesOf, tileName } from './names.js';
import { tileLine } from './tiles.js';

type Placed = Pick<TileView, 'tile' | 'hex'>;

const hexes = (tiles: readonly { readonly hex: string }[]): string[] => [...new Set(tiles.map(({ hex }) => hex))];
const lost = (told: Told): TileView[] => [...told.dead, ...told.fallen];
const stoppedAt = (told: Told): string[] =>
  hexes(told.blows.flatMap(({ targets }) => targets.filter(({ isStopped }) => isStopped).map(({ tile }) => tile)));
const hurts = (told: Told): boolean => told.blows.some(({ targets }) => targets.some(({ wounds }) => wounds > 0));

/** "Wraith E3 → D4", "Knight C3", "B2, B3, C3". */
function moved({ tile, from, to }: LastMove, name: (tile: string) => string): string {
  const way = from && to[0] && from !== to[0] ? `${from} → ${to[0]}` : to.join(', ');
  return tile ? `${name(tile)} ${way}`.trim() : way;
}

/** A longer head of a panel would be set too small to read: the picture shows which tile it is. */
const LONGEST_HEAD = 25;
const headOf = (whole: string, brief: string): string => (whole.length <= LONGEST_HEAD ? whole : brief);
const areAlike = (tiles: readonly TileView[]): boolean => new Set(tiles.map(({ tile }) => tile)).size < tiles.length;

/** Titles are set in a face whose digits hang below the line: numbers are written out. */
const PL_NUMBERS =
  '– jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście'.split(
    ' ',
  );
const EN_NUMBERS = '– One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen'.split(
  ' ',
);

const pl = {
  name: (tile: string) => tileName(tile, 'pl'),
  and: (parts: readonly string[]) => list(parts, 'i'),
  at: ({ tile, hex }: Placed) => `${tileName(tile, 'pl')} ${hex}`,

  caption(last: LastMove): string {
    const what = moved(last, pl.name);
    const lead: Readonly<Record<string, string>> = {
      turned: 'Obrót: ',
      pushed: 'Odepchnięcie: ',
      removed: 'Znika ',
      net: 'Sieć: ',
      fire: 'Bomba: ',
      shot: 'Strzał: ',
      entrenched: 'Okopanie: ',
      unfolded: 'Monolit: ',
      charged: 'Szarża: ',
    };
    if (last.what === 'battle') return 'Bitwa';
    if (last.what === 'fire') return `Bomba: ${last.to.join(', ')}`;
    return `${lead[last.what] ?? ''}${what}`;
  },

  head(told: Told): string {
    const gone = lost(told);
    if (gone.some(({ tile }) => tile === 'banner'))
      return gone.length > 1 ? 'Pada Sztandar i nie tylko on' : 'Pada Sztandar';
    if (gone.length === 1)
      return told.dead.length
        ? headOf(`Ginie ${pl.name(gone[0]!.tile)}`, 'Ginie czempion')
        : headOf(`Pada ${pl.name(gone[0]!.tile)}`, 'Pada runa');
    if (gone.length === 2 && !areAlike(gone)) {
      const verb = told.dead.length ? 'Giną' : 'Padają';
      return headOf(`${verb} ${pl.and(gone.map(({ tile }) => pl.name(tile)))}`, `${verb} dwa żetony`);
    }
    if (gone.length) {
      const count = PL_NUMBERS[gone.length] ?? gone.length;
      return polish(gone.length, '', `Giną ${count} żetony`, `Ginie ${count} żetonów`);
    }
    if (told.saves.length) {
      const saved = pl.and(told.saves.map(({ tile }) => namesOf(tile.tile).pl.accusative));
      return told.saves.length > 1
        ? headOf(`Runy ratują ${saved}`, 'Runy ratują żetony')
        : headOf(`Runa ratuje ${saved}`, 'Runa ratuje żeton');
    }
    if (told.losses.length) return told.losses.length > 1 ? 'Ciosy w oba Sztandary' : 'Cios w Sztandar';
    if (hurts(told)) return 'Są ranni, nikt nie ginie';
    return stoppedAt(told).length ? 'Pancerz wytrzymuje' : 'Nikt nie obrywa';
  },
};

const en = {
  name: (tile: string) => tileName(tile, 'en'),
  and: (parts: readonly string[]) => list(parts, 'and'),
  at: ({ tile, hex }: Placed) => `${tileName(tile, 'en')} ${hex}`,

  caption(last: LastMove): string {
    const what = moved(last, en.name);
    const lead: Readonly<Record<string, string>> = {
      turned: 'Turned: ',
      pushed: 'Push: ',
      removed: 'Gone: ',
      net: 'Net: ',
      shot: 'Shot: ',
      entrenched: 'Entrenched: ',
      unfolded: 'Monolith: ',
      charged: 'Charge: ',
    };
    if (last.what === 'battle') return 'Battle';
    if (last.what === 'fire') return `Fire: ${last.to.join(', ')}`;
    return `${lead[last.what] ?? ''}${what}`;
  },

  head(told: Told): string {
    const gone = lost(told);
    if (gone.some(({ tile }) => tile === 'banner'))
      return gone.length > 1 ? 'A Banner falls, and more' : 'A Banner falls';
    if (gone.length === 1)
      return told.dead.length
        ? headOf(`${en.name(gone[0]!.tile)} dies`, 'A Champion dies')
        : headOf(`${en.name(gone[0]!.tile)} falls`, 'A Rune falls');
    if (gone.length === 2 && !areAlike(gone)) {
      const verb = told.dead.length ? 'die' : 'fall';
      return headOf(`${en.and(gone.map(({ tile }) => en.name(tile)))} ${verb}`, `Two tiles ${verb}`);
    }
    if (gone.length) return `${EN_NUMBERS[gone.length] ?? gone.length} tiles fall`;
    if (told.saves.length) {
      const saved = en.and(told.saves.map(({ tile }) => en.name(tile.tile)));
      return told.saves.length > 1
        ? headOf(`Runes save ${saved}`, 'Runes save tiles')
        : headOf(`A Rune saves ${saved}`, 'A Rune saves a tile');
    }
    if (told.losses.length) return told.losses.length > 1 ? 'Blows to both Banners' : 'A blow to the Banner';
    if (hurts(told)) return 'Wounds, but no deaths';
    return stoppedAt(told).length ? 'The Armor holds' : 'Nobody is hit';
  },
};

const KINDS = {
  pl: { banner: 'SZTANDAR', champion: 'CZEMPION', rune: 'RUNA', order: 'ROZKAZ' },
  en: { banner: 'BANNER', champion: 'CHAMPION', rune: 'RUNE', order: 'ORDER' },
} as const;

const shared = (language: Language) =>
  ({
    tile: tile => tileName(tile, language),
    tileLine: (faction, tile) => tileLine(faction, tile, language),
    kind: kind => KINDS[language][kind],
    faction: faction => factionName(faction, language),
  }) satisfies Partial<PictureWords>;

export const pictureWords: Readonly<Record<Language, PictureWords>> = {
  pl: {
    ...shared('pl'),
    turn: 'TURA',
    setup: 'START',
    lastBattle: 'OSTATNIA BITWA',
    turnsLeft: turns =>
      turns === 0 ? 'teraz' : `za ${turns === 1 ? '' : `${turns} `}${polish(turns, 'turę', 'tury', 'tur')}`,
    caption: pl.caption,
    hand: 'Twoja ręka',
    monolith: 'W twoim Monolicie',
    count: tiles => `${tiles} ${polish(tiles, 'żeton', 'żetony', 'żetonów')}`,
    battle: (number, why) => (why === 'last' || why === 'extra-last' ? 'Ostatnia bitwa' : `Bitwa ${number}`),
    battleGoesOn: 'Bitwa trwa',
    before: 'PRZED BITWĄ',
    battleStart: 'POCZĄTEK',
    segmentHead: pl.head,
  },
  en: {
    ...shared('en'),
    turn: 'TURN',
    setup: 'SETUP',
    lastBattle: 'LAST BATTLE',
    turnsLeft: turns => (turns === 0 ? 'now' : turns === 1 ? 'in 1 turn' : `in ${turns} turns`),
    caption: en.caption,
    hand: 'Your hand',
    monolith: 'In your Monolith',
    count: tiles => `${tiles} ${tiles === 1 ? 'tile' : 'tiles'}`,
    battle: (number, why) => (why === 'last' || why === 'extra-last' ? 'Last Battle' : `Battle ${number}`),
    battleGoesOn: 'The Battle goes on',
    before: 'BEFORE',
    battleStart: 'START',
    segmentHead: en.head,
  },
};
