import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseKept } from '../../scripts/replays/kept.js';
import { type Album, LENGTH_BYTES } from '../../src/album/album.js';
import { plain } from '../../src/discord/limits.js';
import { albumWords } from '../../src/discord/words/album.js';
import { wordsIn } from '../../src/discord/words/index.js';
import { begin, type Game, type Language, type MatchState } from '../../src/engine/index.js';
import type { AlbumOrder, AlbumTongue, Frame } from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { pebbles } from '../engine/pebbles.js';

/** Names as strangers have them: markup of pages and of Discord, another alphabet, emoji. */
export const NAMES = ['</script><b id=evil>', 'Żaneta_*x*', 'Юлія 🐉', '"><img src=x onerror=alert(1)>', 'Kim'];

export interface Ordered {
  readonly game: Game;
  readonly order: AlbumOrder;
}

/** A kept match as an order for an album, as its surface would give it; with `answers` it is still running after so many. */
export function keptOrder(file: string, language: Language = 'en', answers?: number): Ordered {
  const kept = parseKept(readFileSync(`test/replays/${file}.json`, 'utf8'));
  const game = [...games, pebbles].find(({ id }) => id === kept.game)!;
  const { table, change } = begin<MatchState>(game, kept.beginning);
  const given = kept.answers.slice(0, answers);
  const frames: Frame[] = [];
  const hear = (moment: number, news: MatchState['news']): void => {
    if (news.length > 0) frames.push({ moment, told: news.map(told => ({ ...told, moment })) });
  };
  hear(1, [...change.news]);
  for (const [at, { seat, said, key }] of given.entries()) {
    hear(at + 2, [...table.answer(seat, said, key)!.change.news]);
  }
  const names = NAMES.slice(0, kept.beginning.seats);
  const tongue = (spokenIn: Language): AlbumTongue => ({
    words: albumWords(spokenIn).page,
    names,
    spoken: names.map(plain),
    privately: wordsIn(spokenIn).privately,
    hands: names.map(albumWords(spokenIn).handOf),
    result: table.isOver
      ? game.words[spokenIn].outcome({
          view: game.view(table.state as MatchState, 'spectator'),
          reader: 'spectator',
          names,
        })
      : albumWords(spokenIn).running,
  });
  const isPublic = ({ seats }: { readonly seats?: readonly number[] }) => seats === undefined;
  return {
    game,
    order: {
      game: game.id,
      beginning: kept.beginning,
      answers: given.map((answer, at) => ({ moment: at + 2, answer })),
      frames: table.isOver
        ? frames
        : frames.flatMap(({ moment, told }) => (told.some(isPublic) ? [{ moment, told: told.filter(isPublic) }] : [])),
      isOpen: table.isOver,
      look: { palette: 'standard' },
      languages: language === 'pl' ? ['pl', 'en'] : ['en', 'pl'],
      tongues: { pl: tongue('pl'), en: tongue('en') },
    },
  };
}

/** Everything a file holds, as it is read in the browser, and the same as text. */
export function openFile(html: string): { readonly album: Album; readonly text: string } {
  const letters = /<script type="text\/plain" id="album">([A-Za-z0-9+/=]+)<\/script>/.exec(html)![1]!;
  const bytes = gunzipSync(Buffer.from(letters, 'base64'));
  const text = bytes.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + bytes.readUInt32LE(0));
  return { album: JSON.parse(text) as Album, text };
}
