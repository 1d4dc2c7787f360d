import type { Language } from '../../engine/index.js';
import {
  entrantAt,
  isFinal,
  type Pairing,
  type Predicted,
  pairingOf,
  pairingsOf,
  predict,
  predictedOn,
  type Season,
} from '../../leagues/index.js';
import { type Match, Refusal } from '../../matches/index.js';
import { button, buttonRows, type Part, text } from '../components.js';
import { makeCustomId, numberPart } from '../custom-id.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import type { Surface } from '../surface.js';
import { watchingWords } from '../words/watching.js';
import { nameOf, namesOf } from './names.js';
import { onServer } from './on-server.js';

/** On the message of a final: who wins? Once it has begun how many said what, and in the end who was right. */
export function predictionParts(season: Season, pairing: Pairing, predicted: Predicted | null): Part[] {
  if (!predicted) return [];
  const { id, language } = season.league;
  const words = watchingWords(language);
  if (predicted.isOpen)
    return [
      text(words.whoWins),
      ...buttonRows(
        pairing.seats.map(number =>
          button(makeCustomId('predict', id, pairing.id, number), {
            label: words.wins(entrantAt(season, number).name),
          }),
        ),
      ),
    ];
  const line = predictionLine(season, pairing, predicted, language);
  return line === null ? [] : [text(line)];
}

/** What people said of a final; null where nobody has said anything. */
function predictionLine(season: Season, pairing: Pairing, predicted: Predicted, language: Language): string | null {
  const all = predicted.votes.reduce((sum, votes) => sum + votes, 0);
  if (all === 0) return null;
  const words = watchingWords(language);
  if (predicted.right !== null) return words.predictionsRight(predicted.right, all);
  const names = namesOf(season, pairing);
  return words.predictions(predicted.votes.map((votes, seat) => ({ name: names[seat]!, votes })));
}

/** How many were right about the final of a season that is over; nothing where nobody was asked. */
export async function finalForetold({ hall }: Surface, season: Season): Promise<string[]> {
  const { language, round } = season.league;
  const final = pairingsOf(season, round).find(pairing => isFinal(season, pairing));
  const predicted = final ? await predictedOn(hall, season, final) : null;
  if (!final || predicted?.right == null) return [];
  return [predictionLine(season, final, predicted, language) ?? ''].filter(line => line !== '');
}

/** How many were right about a match that was a final; nothing where it was none. */
export async function foretoldText({ hall }: Surface, match: Match, language: Language): Promise<string> {
  if (!match.event || (await hall.store.moment(match.event.id)) === null) return '';
  const season = await hall.season(match.event.id);
  const pairing = pairingOf(season, match.id);
  const predicted = pairing ? await predictedOn(hall, season, pairing) : null;
  if (!pairing || predicted?.right == null) return '';
  return predictionLine(season, pairing, predicted, language) ?? '';
}

async function pressPredict({ surface, press, id, language }: Pressed): Promise<Message> {
  const [pairing] = id.parts;
  const entrant = numberPart(id, 1);
  if (pairing === undefined || entrant === null) throw new Refusal('stale');
  const season = await predict(surface.hall, { league: id.match, pairing, entrant }, press.user.id);
  return message([text(watchingWords(language).youSaid(nameOf(season, entrant)))]);
}

export const predictionPresses: Readonly<Record<'predict', PressRule>> = {
  predict: { way: 'private', spends: 'look-ups', run: onServer(pressPredict) },
};
