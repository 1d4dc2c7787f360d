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
import { and, chipList, inRegion, instructionText, oddsText, players, region, shards, supporters } from './grammar.js';

const STATUSES = { in: 'drawing', halt: 'withdrawn', out: 'eliminated' } as const;

export const board: BoardWords = {
  round: (round, part) =>
    part === 'over' ? 'The game is over.' : `Round ${round} of 3, ${part === 'tea' ? 'tea party' : 'war'}.`,
  onTurn: name => `On turn: ${name}.`,
  seat: (name, seat) =>
    `${[
      `${name} (${factionName(seat.faction, 'en')}): ${seat.vp} VP, ${shards(seat.shards)}, shield ${seat.shield ? 'whole' : 'cracked'}`,
      `leader strength ${seat.leader.strength}`,
      `${seat.pool} in the pool`,
      `abilities ${seat.abilities.length}`,
      `forged ${seat.forged.flat().length}`,
      `bag ${typeof seat.bag === 'number' ? seat.bag : seat.bag.length}`,
      ...(seat.track.length > 0 ? [`madness track ${seat.track.length}`] : []),
    ].join(', ')}.`,
  score: (place, name, { total, track, castles, quests, shards: minus }) =>
    `${place}. ${name}: ${total} VP (track ${track}, castles ${castles}, quests ${quests}, shards ${signed(minus)}).`,
  region: (id, value, pawn, lines) =>
    `${region(id)}, ${value} VP${pawn ? ', first-battle pawn' : ''}: ${lines.length === 0 ? 'empty' : lines.join('; ')}.`,
  units: (name, count, standees, leader) =>
    `${name} ${and([
      ...(count > 0 ? [supporters(count)] : []),
      ...standees.map(id => standeeName(id, 'en')),
      ...(leader === null ? [] : [`leader ${leader}`]),
    ])}`,
  castle: (name, stands) => `${name} ${stands ? 'castle' : 'lying castle'}`,
  table: (cards, deck) =>
    `Table: ${cards.map(({ chair, card, poisoned }) => `${chair}. ${teaName(card, 'en')}${poisoned ? ' (poisoned)' : ''}`).join(', ')}. Deck: ${deck}.`,
  market: cards =>
    cards.length === 0
      ? 'No Wonderlandian lies face up.'
      : `Wonderlandians: ${cards.map(id => wonderlandianName(id, 'en')).join(', ')}.`,
  battle: ({ region: at, value, draw, first }, scene) =>
    `Battle ${inRegion(at)} for ${value} VP, draw ${draw}.${first.length > 0 ? ` First place: ${players(scene, first)}.` : ''}`,
  fighter: (name, { strength, status, units, played }) =>
    `${name}: strength ${strength}, units ${units}, ${STATUSES[status]}${played === null ? '' : `, last ${chipName(played, 'en')}`}.`,
  resistance: strength => `Local resistance: ${strength}.`,
  quest: ({ id, have, need }) =>
    `Quest ${questName(id, 'en')}. Feat: ${featText(id, 'en')} Goal: ${goalText(id, 'en')} Now ${have} of ${need}.`,
  revealed: ({ id, have, need }) =>
    `Revealed quest ${questName(id, 'en')}. Goal: ${goalText(id, 'en')} Now ${have} of ${need}.`,
  bag: chips => `Bag: ${counted(chipList(chips))}.`,
  sealed: chips => `Drawn and still sealed: ${chipList(chips).join(', ')}.`,
  instruction: given => `Instruction: ${instructionText(given)}.`,
  odds: oddsText,
  wager: faction => `Your wager: ${factionName(FACTION_IDS.find(id => id === faction)!, 'en')}.`,
  noHand: 'You hold nothing in secret.',
};
