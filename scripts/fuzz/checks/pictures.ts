import { type Game, LANGUAGES, type Look, type Picture, readableBy } from '../../../src/engine/index.js';
import { Broken } from '../broken.js';
import { type Answered, type Moment, offeredAt, readersOf, sceneOf } from './moment.js';

const LOOK: Look = { palette: 'standard' };

/** Every picture can be drawn, holds nothing a painter cannot paint, and has words that stand for it. */
export function checkPictures(moment: Moment): void {
  const pictures = picturesOf(moment.game);
  if (!pictures) return;
  for (const language of LANGUAGES) {
    for (const reader of readersOf(moment.seats)) {
      const scene = sceneOf(moment, reader);
      checkPicture(pictures.board(scene, language, LOOK), 'the board');
      if (typeof reader === 'number') checkPicture(pictures.hand(scene, language, LOOK), 'the hand');
    }
    for (const decision of offeredAt(moment)) {
      const scene = sceneOf(moment, decision.seat);
      checkPicture(pictures.choice(decision, scene, language, LOOK), `the choice ${decision.key}`);
      const accent = pictures.accent(scene, decision.seat, LOOK);
      if (!/^#[0-9A-Fa-f]{6}$/.test(accent)) throw new Broken('pictures', `The accent ${accent} is not #RRGGBB`);
    }
  }
}

/** What happened can be drawn for everybody who is shown it. */
export function checkStory(answered: Answered): void {
  const pictures = picturesOf(answered.game);
  if (!pictures) return;
  for (const reader of readersOf(answered.seats)) {
    for (const told of [answered.news, answered.untold]) {
      const news = readableBy(told, reader);
      checkPicture(pictures.story(news, sceneOf(answered, reader), 'pl', LOOK), 'the story');
    }
  }
}

function checkPicture(picture: Picture | null, what: string): void {
  if (picture === null) return;
  const { drawing, alt } = picture;
  if (alt.trim() === '') throw new Broken('pictures', `${what} has no words that stand for it`);
  if (!(drawing.width > 0 && drawing.height > 0)) throw new Broken('pictures', `${what} has no size`);
  const fault = unpaintable(drawing.marks, 'marks');
  if (fault !== null) throw new Broken('pictures', `${what} cannot be painted: ${fault}`);
}

/** Marks that can be painted: games keep those that come again, and each is looked at once. */
const paintable = new WeakSet<object>();

/** Marks may be shared between places, unlike parts of a state; only numbers and paths can be wrong. */
function unpaintable(value: unknown, path: string): string | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return `${path} is ${value}`;
  if (typeof value === 'string' && /\bNaN\b|\bundefined\b/.test(value)) return `${path} reads ${value.slice(0, 60)}`;
  if (typeof value !== 'object' || value === null || paintable.has(value)) return null;
  for (const [name, member] of Object.entries(value)) {
    const fault = unpaintable(member, `${path}.${name}`);
    if (fault !== null) return fault;
  }
  paintable.add(value);
  return null;
}

/** A game may be played by the fuzzer before it has pictures. */
const picturesOf = (game: Game): Game['pictures'] | undefined => game.pictures;
