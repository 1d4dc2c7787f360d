import type { Score } from '../../engine/match-state.js';
import { cityLevelAt } from './scenarios/charter.js';
import { isScenarioId, type ScenarioId } from './scenarios/scenario.js';
import type { Realm } from './state.js';

/** Whose scores can be compared: one scenario, so many players, cities of the same levels. */
export interface Category {
  readonly scenario: ScenarioId;
  readonly players: number;
  /** Empty where nobody fights for a city. */
  readonly levels: readonly number[];
}

export const makeCategory = ({ scenario, players, levels }: Category): string =>
  [scenario, players, levels.join('+')].join('/');

export function parseCategory(text: string): Category | null {
  const [scenario = '', players = '', levels = ''] = text.split('/');
  if (!isScenarioId(scenario)) return null;
  return { scenario, players: Number(players), levels: levels === '' ? [] : levels.split('+').map(Number) };
}

/** Alone or all together the match comes to one score; whoever plays against others has a place instead (MK-X-4.9, 6.11). */
export function scoreOf(realm: Realm, totals: readonly number[]): Score | null {
  const { scoring, cityKind, cities } = realm.charter;
  if (scoring !== 'solo' && scoring !== 'cooperation') return null;
  const levels =
    cityKind === 'garrisoned' ? Array.from({ length: cities }, (_, before) => cityLevelAt(realm.charter, before)) : [];
  const category = makeCategory({ scenario: realm.scenario, players: realm.heroes.length, levels });
  return { category, points: totals[0]! };
}
