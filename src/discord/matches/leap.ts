import type { Game, Language, MatchState, OneDecision, Scene, Table } from '../../engine/index.js';

/** A question asked together with the one before it: where, once there is only one thing to put somewhere. */
export interface Leap<View = unknown> {
  /** The option that leads there, among those of the question before. */
  readonly by: number;
  readonly decision: OneDecision;
  readonly scene: Scene<View>;
}

/**
 * Where one answer alone moves the match on and the next question only asks for a place on the board, both are asked at
 * once: the place says both. Null everywhere else.
 */
export function leapFrom<State extends MatchState, View>(
  game: Game<State, View>,
  table: Table<State>,
  seat: number,
  scene: Scene<View>,
  language: Language,
): Leap<View> | null {
  const asked = table.decisionOf(seat);
  if (asked?.kind !== 'one' || game.places === undefined) return null;
  const isMain = asked.options.map(option => game.words[language].option(asked, option, scene).tone === 'main');
  const by = isMain.indexOf(true);
  if (by < 0 || isMain.lastIndexOf(true) !== by || asked.options[by]!.place !== undefined) return null;
  const ahead = table.fork();
  const given = ahead.answer(seat, asked.options[by]!.id);
  const decision = ahead.decisionOf(seat);
  // What tells or seals something is no mere question.
  if (!given || given.change.news.length > 0 || !ahead.canUndo(seat)) return null;
  if (decision?.kind !== 'one' || decision.opens !== undefined) return null;
  const view = game.view(ahead.state as State, seat);
  const board = new Set(game.places(view).flatMap(({ places }) => places));
  const places = decision.options.flatMap(({ place }) => (place !== undefined && board.has(place) ? [place] : []));
  if (places.length < decision.options.length || new Set(places).size < places.length) return null;
  return { by, decision, scene: { ...scene, view } };
}
