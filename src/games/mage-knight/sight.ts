import type { Reader } from '../../engine/game.js';
import { handLimit } from './drawing-up.js';
import { nextTile } from './exploring.js';
import { fightNow } from './fight/now.js';
import { labelOfTile, leaderOf, makeSpace } from './land.js';
import { onTurn } from './setup.js';
import { standingOf } from './standing.js';
import type { Place, Realm } from './state.js';
import { PILES, type Pile } from './tokens/enemy.js';
import { armorAt, commandTokensAt } from './tracks.js';
import type { HeroView, PlaceView, RealmView } from './view.js';

/** What a reader may see of the realm. */
export function view(realm: Realm, reader: Reader): RealmView {
  const { decks, dummy, fight } = realm;
  return {
    scenario: realm.scenario,
    charter: realm.charter,
    phase: realm.phase,
    sets: realm.sets,
    round: realm.round,
    rounds: realm.charter.rounds,
    time: realm.time,
    nights: realm.nights,
    dark: realm.dark,
    turn: realm.turnNumber,
    onTurn: onTurn(realm),
    guest: realm.guest,
    order: realm.order,
    announced: realm.announced,
    finals: realm.finals,
    heroes: realm.heroes.map((_, seat) => heroView(realm, seat, reader)),
    dummy:
      dummy === null
        ? null
        : {
            hero: dummy.hero,
            deck: dummy.deck.length,
            discard: dummy.discard,
            crystals: dummy.crystals,
            tactic: dummy.tactic,
          },
    source: realm.source,
    tiles: realm.tiles.map((tile, index) => ({ ...tile, label: labelOfTile(index) })),
    places: Object.entries(realm.places).map(([space, place]) => placeView(realm, Number(space), place)),
    nextTile: nextTile(realm)?.kind ?? null,
    tilesLeft: decks.tiles.length,
    piles: countsOf(realm),
    discards: realm.discards,
    offers: realm.offers,
    decks: {
      advanced: decks.advanced.length,
      spells: decks.spells.length,
      artifacts: decks.artifacts.length,
      regular: decks.regular.length,
      elite: decks.elite.length,
    },
    tactics: realm.tactics.open,
    commonSkills: realm.commonSkills,
    upgrades: realm.upgrades,
    upgrading: realm.upgrading,
    auction: realm.auction,
    draft: reader === 'spectator' ? null : (realm.draft[reader] ?? null),
    champion: reader === 'spectator' ? null : (realm.champions[realm.teams[reader]!] ?? null),
    joint: jointView(realm),
    center: realm.center.map(({ skill, owner, mark }) => ({ skill, owner, mark })),
    fight:
      fight === null
        ? null
        : { ...fightNow(realm, fight), seat: fight.seat, space: makeSpace(realm, fight.space), night: fight.night },
    secretDie: secretView(realm, reader),
    scores: realm.scores,
    accomplished: realm.accomplished,
    outcome: realm.outcome,
  };
}

function countsOf({ piles }: Realm): Record<Pile, number> {
  const counts: Record<Pile, number> = { green: 0, grey: 0, brown: 0, violet: 0, white: 0, red: 0 };
  for (const pile of PILES) counts[pile] = piles[pile].length;
  return counts;
}

function heroView(realm: Realm, seat: number, reader: Reader): HeroView {
  const hero = realm.heroes[seat]!;
  const own = reader === seat;
  const { tactic } = hero;
  return {
    hero: hero.hero,
    team: realm.teams[seat]!,
    fame: hero.fame,
    reputation: hero.reputation,
    level: hero.level,
    armor: armorAt(hero.level),
    handLimit: handLimit(realm, seat),
    commands: commandTokensAt(hero.level),
    space: hero.space === null ? null : makeSpace(realm, hero.space),
    hand: own ? hero.hand : null,
    handSize: hero.hand.length,
    deck: hero.deck.length,
    discard: hero.discard,
    aside: hero.aside,
    crystals: hero.crystals,
    units: hero.units,
    skills: hero.skills,
    tactic: tactic === null ? null : { id: tactic.id, up: tactic.up, die: tactic.die, stash: tactic.stash.length },
    claims: hero.claims.map(({ face }) => face),
    skipped: hero.skipped,
    out: hero.out,
    incanted: hero.incanted,
    drafted: own ? hero.drafted : null,
    draftedCount: hero.drafted.length,
    kept: hero.kept,
    drawn: own ? hero.drawn : [],
    seen: own
      ? hero.area.seen.map(({ pile, space, enemy }) => ({
          pile,
          space: space === null ? null : makeSpace(realm, space),
          enemy,
        }))
      : [],
    box: hero.area.box?.used === false ? hero.area.box.artifact : null,
    played: hero.area.played,
    path: hero.area.path.map(space => makeSpace(realm, space)),
    standing: standingOf(realm, seat),
  };
}

/** A joint assault with whom each still faces. */
function jointView(realm: Realm): RealmView['joint'] {
  const { joint } = realm;
  if (joint === null) return null;
  const shares = joint.shares.map(share => share.map(({ enemy }) => enemy ?? ''));
  return { city: makeSpace(realm, joint.city), members: joint.members, at: joint.at, shares, ending: joint.ending };
}

/** Who set the die sees it, others only once it is shown. */
function secretView({ fight }: Realm, reader: Reader): RealmView['secretDie'] {
  const secret = fight?.secret ?? null;
  if (secret === null) return null;
  return { by: secret.by, face: secret.shown || reader === secret.by ? secret.face : null };
}

const placeView = (
  realm: Realm,
  space: number,
  { tokens, ruins, shields, burned, city, site, partOf, paths }: Place,
): PlaceView => ({
  space: makeSpace(realm, space),
  tokens: tokens.map(({ pile, enemy, up }) => ({ pile, enemy: up ? enemy : null })),
  ruins: ruins === null ? null : ruins.up ? ruins.id : 'hidden',
  shields,
  burned,
  site,
  partOf: partOf === null ? null : makeSpace(realm, partOf),
  paths,
  city: city === null ? null : { ...city, leader: realm.charter.cityKind === 'friendly' ? null : leaderOf(shields) },
});
