import type { PermissionsBitField, REST } from 'discord.js';
import {
  type Drawing,
  type Game,
  type Language,
  type Look,
  type MatchState,
  PALETTES,
  type Palette,
  type Picture,
  type Scene,
  type Table,
} from '../engine/index.js';
import type { Hall } from '../leagues/index.js';
import type { Binder, House, Match } from '../matches/index.js';
import type { PuzzleDesk } from '../puzzles/index.js';
import type { LookUp, Rulebook } from '../rulebook/index.js';
import { nameByContent } from './attachments.js';
import type { Films } from './films.js';
import { plain } from './limits.js';
import type { Looker, Spot } from './sight.js';
import type { Watch } from './watch.js';
import { seatNames } from './words/index.js';

/** What painting needs: a drawing becomes a file's bytes. */
export interface Painter {
  /** Pictures of one name follow each other, as the board of a match does from move to move. */
  render(drawing: Drawing, name?: string): Promise<Rendered>;
}

export interface Rendered {
  readonly data: Buffer;
  readonly suffix: string;
  /** How long it was painted and encoded, in milliseconds. */
  readonly took?: { readonly paint: number; readonly encode: number };
}

/** What our own log takes. */
export interface Logger {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** What Discord lets the bot do in a channel or thread. */
export interface Access {
  readonly permissions: Readonly<PermissionsBitField>;
  readonly isThread: boolean;
  /** A thread that only people who manage threads may write in. */
  readonly isLocked: boolean;
}

/** Everything the Discord side works with. */
export interface Surface {
  readonly house: House;
  readonly hall: Hall;
  readonly rest: REST;
  /** The way answers to interactions go (src/discord/rest.ts). */
  readonly answers: REST;
  readonly painter: Painter;
  readonly films: Films;
  readonly binder: Binder;
  readonly log: Logger;
  readonly watch: Watch;
  readonly rulebook: Rulebook;
  readonly lookUp: LookUp;
  readonly puzzles: PuzzleDesk;
  /** Resolves when no computer has to answer in the match, or has thought long enough to be waited for. */
  computersDone(match: string): Promise<void>;
  /** What is known of the bot's rights in a channel; null where nothing is. */
  access(channel: string): Access | null;
  /** Whether somebody may look into a channel; null where nobody here knows. */
  sees(spot: Spot, looker: Looker): Promise<boolean | null>;
}

/** What a reader sees of a match, with the names of the seats in the reader's language. */
export function sceneFor(
  game: Game,
  match: Match,
  table: Table<MatchState>,
  reader: number | 'spectator',
  language: Language,
): Scene<unknown> {
  return { view: game.view(table.state as MatchState, reader), reader, names: seatNames(match.seats, language) };
}

/** The same scene for sentences: markup inside a name is shown, not obeyed. */
export const spoken = <View>(scene: Scene<View>): Scene<View> => ({ ...scene, names: scene.names.map(plain) });

/** How a player wants pictures. */
export async function lookOf(house: House, player: string | null): Promise<Look> {
  const settings = player === null ? {} : await house.store.settings('player', player);
  return { palette: paletteOf(settings.palette) };
}

const paletteOf = (kept: string | undefined): Palette => PALETTES.find(each => each === kept) ?? 'standard';

/** Public pictures follow the place they are posted in. */
export async function publicLook(house: House, { home, guild }: Pick<Match, 'home' | 'guild'>): Promise<Look> {
  const channel = await house.store.settings('channel', home);
  const server = guild ? await house.store.settings('guild', guild) : {};
  return { palette: paletteOf(channel.palette ?? server.palette) };
}

/** A painted picture as a file to attach, and how to name it in a gallery. */
export interface PaintedFile {
  readonly file: string;
  readonly data: Buffer;
  readonly alt: string;
}

/** Paints pictures at the same time; a picture that cannot be painted is left out, its words still stand. */
export async function paint(surface: Surface, pictures: readonly Picture[], name: string): Promise<PaintedFile[]> {
  const painted = await Promise.all(
    pictures.map(async ({ drawing, alt }, index) => {
      try {
        // The last one is the one that is always there, such as the board.
        const { data, suffix } = await surface.painter.render(drawing, `${name} ${pictures.length - index}`);
        return { file: nameByContent(name, data, suffix), data, alt };
      } catch (error) {
        surface.log.error({ error, picture: name }, 'A picture could not be painted');
        return null;
      }
    }),
  );
  return painted.filter(file => file !== null);
}
