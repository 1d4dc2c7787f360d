import { polish } from '../../../../engine/language.js';
import type { Entry, Marker } from '../../vocabulary.js';
import {
  abilityName,
  factionAccusative,
  factionName,
  questName,
  standeeName,
  teaName,
  wonderlandianName,
} from '../names/index.js';
import { endOf, questNames } from '../reading.js';
import type { News, WonderlandScene } from '../sentences.js';
import {
  and,
  chip,
  chipOf,
  fromRegion,
  inRegion,
  intoRegion,
  players,
  quests,
  region,
  shards,
  short,
  source,
  supporters,
  unitOf,
  unitsFrom,
} from './grammar.js';

const STATUSES = { in: '', halt: ', wycofuje się', out: ', odpada' } as const;
const RESPONSES = {
  none: '',
  shield: ' (tarcza)',
  pillow: ' (Poduszka Susła)',
  'all-mad': ' (Wszyscy tu szaleni)',
} as const;

/** Where the markers stand when the battle is over. */
const finals = (all: readonly Marker[], { names }: WonderlandScene): string =>
  all.map(({ seat, strength, status }) => `${names[seat]} ${status === 'out' ? 'odpada' : strength}`).join(', ');

const signed = (count: number): string => (count > 0 ? `+${count}` : `${count}`);

function placed(
  { seat, region: at, supporters: count, standees, moved }: Extract<Entry, { tell: 'units-placed' }>,
  { names }: WonderlandScene,
): string {
  const all = [...(count > 0 ? [supporters(count)] : []), ...standees.map(id => `pionek ${standeeName(id, 'pl')}`)];
  const lifted = unitsFrom(moved);
  if (all.length + moved.length === 0) return `${names[seat]} nikogo nie ustawia ${inRegion(at)}.`;
  if (all.length === 0) return `${names[seat]} przenosi ${intoRegion(at)} ${lifted}.`;
  const more = moved.length === 0 ? '' : ` i przenosi tam ${lifted}`;
  return `${names[seat]} ustawia ${and(all)} ${inRegion(at)}${more}.`;
}

const filled = (cards: readonly { chair: number; card: string }[]): string =>
  cards.length === 0
    ? 'Nie dochodzą nowe karty.'
    : `Nowe karty: ${cards.map(({ chair, card }) => `${chair}. ${teaName(card, 'pl')}`).join(', ')}.`;

function ending(reason: string, winners: readonly number[], totals: readonly number[], scene: WonderlandScene): string {
  const scores = totals.map((total, seat) => `${scene.names[seat]} ${total} PZ`).join(', ');
  if (reason === 'shared') return `Remis: wspólnie wygrywają ${players(scene, winners)}. ${scores}.`;
  const how = reason === 'tie-break' ? ' po rozstrzygnięciu remisu' : '';
  return `Wygrywa ${players(scene, winners)}${how}. ${scores}.`;
}

export const outcome = (scene: WonderlandScene): string => {
  const { reason, winners, totals } = endOf(scene);
  return ending(reason, winners, totals, scene);
};

const ENDS = {
  nobody: 'nikt już nie dobiera',
  marker: 'znacznik siły staje na 25',
  ahead: 'ostatni dobierający gracz prowadzi',
} as const;

export const news: News = {
  'match-begins': ({ factions, order, unused, pawn, rolled }, { names }) => {
    const seated = order.map(seat => `${names[seat]} (${factionName(factions[seat]!, 'pl')})`).join(', ');
    const out = unused === null ? '' : ` Bez regionu: ${region(unused)}.`;
    return `Zaczyna się wojna w Krainie Czarów. Kolejność: ${seated}.${out} Kość: ${rolled}, pierwsza bitwa ${inRegion(pawn)}.`;
  },
  'quests-seen': ({ quests: ids }) => `Dobierasz: ${questNames(ids, 'pl')}.`,
  'quests-kept': () => 'Zadania wybrane, zaczyna się herbatka.',
  'table-laid': ({ round, cards: laid, order }, scene) =>
    `Runda ${round}, herbatka: na stole leży ${laid.filter(card => card !== null).length} kart. Zaczyna ${scene.names[order[0]!]}.`,
  'turn-begins': ({ seat, left }, { names }) =>
    left === 0 ? `Kolej: ${names[seat]}, lider idzie do regionu.` : `Kolej: ${names[seat]}, karty do wzięcia: ${left}.`,
  'head-reached': ({ seat }, { names }) => `${names[seat]} staje na szczycie stołu.`,
  'table-filled': ({ filled: cards }) => filled(cards),
  hosted: ({ seat, filled: cards }, { names }) => `${names[seat]} jest gospodarzem. ${filled(cards)}`,
  'card-taken': ({ seat, card, chair, poisoned, sits }, { names, view }) => {
    const poison = !poisoned
      ? ''
      : view.seats[seat]!.faction === 'jabberwock'
        ? ' Trucizna wraca do puli.'
        : ' Trucizna trafia do worka.';
    return `${names[seat]} ${sits ? `siada na krześle ${chair} i bierze` : `bierze z krzesła ${chair}`} kartę ${teaName(card, 'pl')}.${poison}`;
  },
  'leader-placed': ({ seat, region: at }, { names }) => `${names[seat]} stawia lidera ${inRegion(at)}.`,
  beheaded: ({ region: at, losers }, scene) =>
    `Uciąć im głowę! Po jednym stronniku ${inRegion(at)} tracą: ${players(scene, losers)}.`,
  'poison-placed': ({ seat, chair, card }, { names }) =>
    `${names[seat]} zatruwa kartę ${chair}. ${teaName(card, 'pl')}.`,
  'shards-rolled': ({ seat, rolled, shards: all }, { names }) =>
    `${names[seat]} rzuca kością i bierze ${shards(rolled)}, razem ${all}.`,
  'shard-given': ({ seat, target }, { names }) => `${names[seat]} oddaje odłamek, bierze go ${names[target]}.`,
  'tea-ends': ({ madness: gained, shards: left }, { names }) => {
    const listed = (counts: readonly number[]) => counts.map((count, seat) => `${names[seat]} ${count}`).join(', ');
    return `Koniec herbatki. Szaleństwo: ${listed(gained)}. Odłamki: ${listed(left)}.`;
  },
  'round-ends': ({ round, rolled, pawn }) =>
    `Koniec rundy ${round}. Kość: ${rolled}, następna wojna zaczyna się ${inRegion(pawn)}.`,

  'units-placed': placed,
  castle: ({ seat, region: at, stands, was }, { names }) => {
    const verb = !stands ? 'kładzie' : was === 'lying' ? 'podnosi' : 'stawia';
    return `${names[seat]} ${verb} zamek ${inRegion(at)}.`;
  },
  'chip-gained': ({ seat, chip: id, source: from }, { names }) =>
    `${names[seat]} bierze ${chipOf(id)} (${source(from)}).`,
  'leader-strength': ({ seat, strength }, { names }) => `${names[seat]}: siła lidera ${strength}.`,
  'ability-unlocked': ({ seat, ability }, { names }) =>
    `${names[seat]} odblokowuje zdolność ${abilityName(ability, 'pl')}.`,
  wonderlandian: ({ seat, card }, { names }) => `${names[seat]} bierze kartę ${wonderlandianName(card, 'pl')}.`,
  market: ({ card }) => `Na rynku pojawia się ${wonderlandianName(card, 'pl')}.`,
  'standee-drawn': ({ seat, card, shown }, { names }) =>
    card === null
      ? `${names[seat]} nie znajduje w talii żadnego pionka.`
      : `${names[seat]} odsłania ${shown === 1 ? 'kartę' : `karty (${shown})`} i bierze: ${wonderlandianName(card, 'pl')}.`,
  'quests-drawn': ({ seat, count }, { names }) => `${names[seat]} dobiera ${quests(count)}.`,
  'quest-discarded': ({ seat }, { names }) => `${names[seat]} odrzuca zadanie.`,
  'madness-discarded': ({ seat }, { names }) => `${names[seat]} pozbywa się żetonu szaleństwa z worka.`,
  shards: ({ seat, change, shards: all, source: from }, { names }) =>
    `${names[seat]} ${change < 0 ? 'odrzuca' : 'bierze'} ${shards(Math.abs(change))} (${source(from)}), razem ${all}.`,
  points: ({ seat, points, vp, source: from }, { names }) =>
    `${names[seat]} ${signed(points)} PZ (${source(from)}), razem ${vp}.`,
  shield: ({ seat, whole, source: from }, { names }) =>
    whole ? `${names[seat]} naprawia tarczę (${source(from)}).` : `${names[seat]}: tarcza pęka (${source(from)}).`,
  'castle-value': ({ seat, value }, { names }) => `${names[seat]}: zamki są warte po ${value} PZ.`,
  'supporters-released': ({ seat, count }, { names }) => `${names[seat]} dokłada do puli ${supporters(count)}.`,
  'unit-moved': ({ seat, unit, from, into, source: by }, { names }) =>
    `${names[seat]} przenosi ${unitOf(unit)} ${from === null ? 'z rezerwy' : fromRegion(from)} ${intoRegion(into)} (${source(by)}).`,
  'supporters-moved': ({ seat, count, from, into }, { names }) =>
    `${names[seat]} ściąga ${supporters(count)} ${fromRegion(from)} ${intoRegion(into)}.`,

  'no-battle': ({ region: at }) => `${region(at)}: nikogo tu nie ma, bitwy nie będzie.`,
  uncontested: ({ seat, region: at, value }, { names }) =>
    `${region(at)}: region bezsporny, ${names[seat]} bierze ${value} PZ albo zamek.`,
  'battle-begins': ({ region: at, value, resistance, fighters }, { names }) => {
    const each = fighters.map(({ seat, strength }) => `${names[seat]} ${strength}`).join(', ');
    const against = resistance === null ? '' : ` Lokalny ruch oporu: ${resistance}.`;
    return `Bitwa ${inRegion(at)} o ${value} PZ. Początkowa siła: ${each}.${against}`;
  },
  'bag-refilled': ({ seat }, { names }) => `${names[seat]} odświeża worek.`,
  'bag-empty': ({ seat }, { names }) => `${names[seat]} nie ma czego dobrać i się wycofuje.`,
  revealed: ({ draw, plays }, { names }) =>
    `Dobranie ${draw}: ${plays.map(({ seat, chip: id, response }) => `${names[seat]} ${short(id)}${RESPONSES[response]}`).join('; ')}.`,
  pillow: ({ seat, chip: id }, { names }) => `Poduszka Susła: ${chip(id)} wraca do worka (${names[seat]}).`,
  'all-mad': ({ seat, shards: all }, { names }) => `${names[seat]} bierze odłamek i nie traci jednostki, razem ${all}.`,
  'pushed-back': ({ by, markers: all }, { names }) =>
    `Marcowy Zając spycha przeciwników o ${by}: ${all.map(({ seat, strength }) => `${names[seat]} ${strength}`).join(', ')}.`,
  'poison-returned': ({ seat, owner }, { names }) =>
    `${names[seat]} oddaje truciznę. Do puli bierze ją z powrotem ${names[owner]}.`,
  'unit-lost': ({ seat, unit, region: at }, { names }) => `${names[seat]} traci ${unitOf(unit)} ${inRegion(at)}.`,
  'strength-gained': ({ seat, gained, strength, source: from }, { names }) =>
    `${names[seat]} +${gained} siły (${source(from)}), razem ${strength}.`,
  eliminated: ({ seat, region: at }, { names }) => `${names[seat]} odpada z bitwy ${inRegion(at)}.`,
  'chip-returned': ({ seat, chip: id, source: from }, { names }) =>
    `${names[seat]} zwraca do worka ${chipOf(id)} (${source(from)}).`,
  'poison-given': ({ seat, target }, { names }) =>
    `${names[seat]} podrzuca truciznę. Do worka dostaje ją ${names[target]}.`,
  crowned: ({ seat, target }, { names }) =>
    `${names[seat]} zagrywa Koronę Waleta: swój następny żeton liczy za 1 ${names[target]}.`,
  'track-lightened': ({ seat, target, chip: id }, { names }) =>
    `${names[seat]} zagrywa Amulet Księżnej: ${chipOf(id)} cofa z toru do worka ${names[target]}.`,
  marked: ({ moves, markers: all }, { names }) => {
    const each = all.map(({ seat, strength, status }) => {
      const move = moves.find(other => other.seat === seat);
      return `${names[seat]} ${strength}${move ? ` (+${move.value + move.gain})` : STATUSES[status]}`;
    });
    return `Siła: ${each.join('; ')}.`;
  },
  shifted: ({ seat, strength }, { names }) => `${names[seat]} przesuwa znacznik na symbol kuźni: ${strength}.`,
  decided: ({ on, withdrawn }, scene) => {
    const out =
      withdrawn.length === 0
        ? ''
        : `${polish(withdrawn.length, 'Wycofuje', 'Wycofują', 'Wycofują')} się ${players(scene, withdrawn)}. `;
    return `${out}${on.length === 0 ? 'Nikt już nie dobiera.' : `Dalej ${polish(on.length, 'dobiera', 'dobierają', 'dobierają')} ${players(scene, on)}.`}`;
  },
  'battle-over': ({ region: at, by }) => `Koniec bitwy ${inRegion(at)}: ${ENDS[by]}.`,
  'battle-won': ({ region: at, value, first, second, tie, markers: all }, scene) => {
    const won =
      first.length === 0
        ? 'nikt nie wygrywa'
        : tie
          ? `remis o pierwsze miejsce, każdy bierze ${value} PZ albo zamek: ${players(scene, first)}`
          : `wygrywa ${players(scene, first)}`;
    const next = second.length === 0 ? '' : ` Drugie miejsce: ${players(scene, second)}.`;
    return `${region(at)}: ${won}.${next} Siła: ${finals(all, scene)}.`;
  },
  feat: ({ seat, quest, free }, { names }) =>
    `${names[seat]} zalicza wyczyn: ${questName(quest, 'pl')}${free ? ' (dwie Róże)' : ''}.`,
  'chip-discarded': ({ seat, chip: id }, { names }) => `${names[seat]} odrzuca na stałe ${chipOf(id)}.`,
  forged: ({ seat, chip: id, track }, { names }) => `${names[seat]} przekuwa ${chipOf(id)} na torze ${track}.`,
  wagers: ({ results }, { names }) => {
    const said = {
      weak_ally: 'trafnie, bierze słabego sprzymierzeńca',
      shard: 'nietrafnie, bierze odłamek',
      none: 'remis, bez zmian',
    };
    return `Zakłady: ${results.map(({ seat, faction, result }) => `${names[seat]} na ${factionAccusative(faction)}, ${said[result]}`).join('; ')}.`;
  },
  'chip-swapped': ({ seat, from, into }, { names }) => `${names[seat]} wymienia ${chipOf(from)} na ${chipOf(into)}.`,
  'match-ends': ({ reason, winners, scores, quests: done }, scene) => {
    const lines = done.flatMap((all, seat) =>
      all.length === 0
        ? []
        : [
            `${scene.names[seat]}: ${all
              .map(
                ({ quest, feat, goal }) =>
                  `${questName(quest, 'pl')} ${feat ? 'wyczyn' : ''}${feat && goal ? ' i ' : ''}${goal ? 'cel' : ''}${!feat && !goal ? 'nic' : ''}`,
              )
              .join(', ')}.`,
          ],
    );
    return [
      ending(
        reason,
        winners,
        scores.map(({ total }) => total),
        scene,
      ),
      ...lines,
    ].join('\n');
  },
};
