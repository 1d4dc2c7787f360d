import { FACTION_IDS } from '../../faction.js';
import {
  chipName,
  factionName,
  featText,
  goalText,
  questName,
  standeeName,
  teaName,
  wonderlandianName,
} from '../names/index.js';
import type { BoardWords } from '../position.js';
import { counted, signed } from '../reading.js';
import { and, chipList, inRegion, instructionText, oddsText, players, region, shards } from './grammar.js';

const STATUSES = { in: 'dobiera', halt: 'wycofuje się', out: 'odpada' } as const;

export const board: BoardWords = {
  round: (round, part) => {
    if (part === 'over') return 'Koniec gry.';
    return `Runda ${round} z 3, ${part === 'tea' ? 'faza herbatki' : 'faza wojny'}.`;
  },
  onTurn: name => `Kolej: ${name}.`,
  seat: (name, seat) =>
    `${[
      `${name} (${factionName(seat.faction, 'pl')}): ${seat.vp} PZ, ${shards(seat.shards)}, tarcza ${seat.shield ? 'sprawna' : 'pęknięta'}`,
      `siła lidera ${seat.leader.strength}`,
      `w puli stronnicy: ${seat.pool}`,
      `zdolności: ${seat.abilities.length}`,
      `przekute żetony: ${seat.forged.flat().length}`,
      `w worku ${typeof seat.bag === 'number' ? seat.bag : seat.bag.length}`,
      ...(seat.track.length > 0 ? [`tor szaleństwa ${seat.track.length}`] : []),
    ].join(', ')}.`,
  score: (place, name, { total, track, castles, quests, shards: minus }) =>
    `${place}. ${name}: ${total} PZ (tor ${track}, zamki ${castles}, zadania ${quests}, odłamki ${signed(minus)}).`,
  region: (id, value, pawn, lines) =>
    `${region(id)}, ${value} PZ${pawn ? ', pionek początkowej bitwy' : ''}: ${lines.length === 0 ? 'pusto' : lines.join('; ')}.`,
  units: (name, supporters, standees, leader) =>
    `${name} ${and([
      ...(supporters > 0 ? [`stronnicy ${supporters}`] : []),
      ...standees.map(id => standeeName(id, 'pl')),
      ...(leader === null ? [] : [`lider ${leader}`]),
    ])}`,
  castle: (name, stands) => `${name} ${stands ? 'zamek' : 'zamek leżący bokiem'}`,
  table: (cards, deck) =>
    `Stół: ${cards.map(({ chair, card, poisoned }) => `${chair}. ${teaName(card, 'pl')}${poisoned ? ' (zatruta)' : ''}`).join(', ')}. W talii: ${deck}.`,
  market: cards =>
    cards.length === 0 ? 'Rynek jest pusty.' : `Rynek: ${cards.map(id => wonderlandianName(id, 'pl')).join(', ')}.`,
  battle: ({ region: at, value, draw, first }, scene) =>
    `Bitwa ${inRegion(at)} o ${value} PZ, dobranie ${draw}.${first.length > 0 ? ` Pierwsze miejsce: ${players(scene, first)}.` : ''}`,
  fighter: (name, { strength, status, units, played }) =>
    `${name}: siła ${strength}, jednostki ${units}, ${STATUSES[status]}${played === null ? '' : `, ostatnio ${chipName(played, 'pl')}`}.`,
  resistance: strength => `Lokalny ruch oporu: ${strength}.`,
  quest: ({ id, have, need }) =>
    `Zadanie ${questName(id, 'pl')}. Wyczyn: ${featText(id, 'pl')} Cel: ${goalText(id, 'pl')} Teraz ${have} z ${need}.`,
  revealed: ({ id, have, need }) =>
    `Odsłonięte zadanie ${questName(id, 'pl')}. Cel: ${goalText(id, 'pl')} Teraz ${have} z ${need}.`,
  bag: chips => `Worek: ${counted(chipList(chips))}.`,
  sealed: chips => `Dobrane, jeszcze zakryte: ${chipList(chips).join(', ')}.`,
  instruction: given => `Polecenie: ${instructionText(given)}.`,
  odds: oddsText,
  wager: faction => `Twój zakład: ${factionName(FACTION_IDS.find(id => id === faction)!, 'pl')}.`,
  noHand: 'Nie masz nic zakrytego.',
};
