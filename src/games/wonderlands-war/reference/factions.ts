import type { Language } from '../../../engine/language.js';
import type { Level } from '../chips.js';
import type { RewardStep } from '../effect.js';
import type { AbilityId, BoardAbility, Faction } from '../faction.js';
import { FACTIONS } from '../factions/index.js';
import { pictureWords } from '../pictures/say/index.js';
import { ABILITIES } from '../words/names/abilities.js';
import { FACTION_TEXTS } from '../words/names/factions.js';
import { abilityName, abilityText, factionName } from '../words/names/index.js';
import { describe, type Pictured, slug } from './describing.js';

interface Terms {
  readonly kinds: Readonly<Record<BoardAbility['kind'], string>>;
  readonly short: Readonly<Record<BoardAbility['kind'], string>>;
  readonly faction: string;
  readonly artifact: string;
  readonly artifactCount: string;
  readonly artifactText: string;
  readonly between: (one: number, other: number, column: number) => string;
  readonly forge: string;
  readonly forTwo: string;
  readonly of: (faction: string) => string;
  readonly anyAlly: Readonly<Record<Level, string>>;
}

const TERMS: Readonly<Record<Language, Terms>> = {
  pl: {
    kinds: { leader: 'Zdolność lidera', artifact: 'Zdolność ulepszająca artefakty', passive: 'Zdolność pasywna' },
    short: { leader: 'lider', artifact: 'artefakt', passive: 'pasywna' },
    faction: 'Frakcja',
    artifact: 'Artefakt',
    artifactCount: '6 żetonów o sile 3: 2 w worku, 4 na końcach torów kuźni',
    artifactText: 'Sam nie ma efektu. Dają mu go odblokowane zdolności:',
    between: (one, other, column) => `między torami ${one} i ${other}, pole ${column}`,
    forge: 'Tory kuźni',
    forTwo: 'Plansza dla 2 graczy',
    of: faction => `frakcja: ${faction}`,
    anyAlly: { weak: 'dowolny słaby sprzymierzeniec', strong: 'dowolny silny sprzymierzeniec' },
  },
  en: {
    kinds: { leader: 'Leader ability', artifact: 'Artifact upgrade', passive: 'Passive ability' },
    short: { leader: 'leader', artifact: 'artifact', passive: 'passive' },
    faction: 'Faction',
    artifact: 'Artifact',
    artifactCount: '6 chips of strength 3: 2 in the bag, 4 at the ends of the forge tracks',
    artifactText: 'It has no effect of its own. Unlocked abilities give it one:',
    between: (one, other, column) => `between tracks ${one} and ${other}, space ${column}`,
    forge: 'Forge tracks',
    forTwo: 'Board for 2 players',
    of: faction => `faction: ${faction}`,
    anyAlly: { weak: 'any weak ally', strong: 'any strong ally' },
  },
};

/** Rules on abilities about which more has to be said. */
const RULES: Partial<Readonly<Record<AbilityId, readonly string[]>>> = {
  looking_glass: ['WW-5.1'],
  everywhere_at_once: ['WW-20.7c'],
  unbroken_mirror: ['WW-9.8'],
  love_of_learning: ['WW-14.2', 'A-13'],
  friend_of_the_folk: ['WW-20.7b', 'A-39', 'WW-4.18'],
  host: ['WW-5.2', 'WW-20.7d'],
  boiling_cup: ['WW-10.2'],
  war_tactics: ['WW-20.6c', 'WW-10.7'],
  more_tea: ['WW-3.4', 'WW-5.8'],
  red_army: ['WW-5.3', 'A-36'],
  paint_my_world: ['WW-20.6d', 'A-29'],
  royal_temper: ['WW-20.6a', 'A-24', 'WW-5.8'],
  off_with_heads: ['WW-3.5'],
  double_speed: ['WW-20.7a', 'A-50'],
  jaws_that_bite: ['WW-5.5', 'WW-5.6', 'WW-20.8b'],
  manxome_foe: ['WW-20.6b'],
  claws_that_catch: ['WW-20.8b', 'WW-5.6'],
  slithy_toves: ['WW-20.8a', 'A-35', 'WW-20.8b'],
  burbling: ['WW-20.8c'],
  shared_grin: ['WW-5.4', 'WW-5.8'],
  nightmare_grin: ['WW-10.2'],
  fade_out: ['A-13', 'A-48'],
  here_and_gone: ['WW-1.6', 'WW-3.6'],
  all_mad_here: ['WW-20.9'],
};

function abilityLines(id: AbilityId, language: Language): string[] {
  const { forTwo } = ABILITIES[id];
  const text = abilityText(id, language, false);
  return forTwo ? [text, `**${TERMS[language].forTwo}:** ${forTwo[language]}`] : [text];
}

const ability = (faction: Faction, { id, kind }: BoardAbility): Pictured =>
  describe(`ability-${slug(id)}`, id, [...(RULES[id] ?? []), ...(kind === 'leader' ? [] : ['WW-4.9'])], language => {
    const name = factionName(faction.id, language);
    const say = TERMS[language];
    return {
      name: abilityName(id, language),
      group: name,
      words: [],
      body: [`*${say.kinds[kind]}, ${say.of(name)}*`, ...abilityLines(id, language)].join('\n'),
    };
  });

const artifact = ({ id, abilities }: Faction): Pictured =>
  describe(`artifact-${id}`, 'artifact', ['WW-15.3', 'WW-1.7', 'WW-4.9'], language => {
    const say = TERMS[language];
    const name = factionName(id, language);
    const upgrades = abilities.filter(({ kind }) => kind === 'artifact');
    return {
      name: FACTION_TEXTS[id].artifact[language],
      group: name,
      words: [language === 'pl' ? 'artefakt' : 'artifact'],
      body: [
        `*${say.artifact}, ${say.of(name)}*`,
        say.artifactText,
        ...upgrades.map(each => `**${abilityName(each.id, language)}.** ${abilityText(each.id, language, false)}`),
        '',
        say.artifactCount,
      ].join('\n'),
    };
  });

/** What a space of a track brings, its name aside. */
function spaceOf(step: RewardStep, language: Language): string {
  if (step.op === 'leader_strength' || step.op === 'release_supporters') return `+${step.n}`;
  if (step.op === 'castle_value') return String(step.to);
  if (step.op === 'gain_any_ally') return TERMS[language].anyAlly[step.level];
  return pictureWords[language].reward(step);
}

function forgeLines({ tracks, between, twoPlayers }: Faction, language: Language): string[] {
  const say = TERMS[language];
  const { forge } = pictureWords[language];
  const spaces = (steps: readonly RewardStep[]): string => steps.map(step => spaceOf(step, language)).join(', ');
  return [
    `**${say.forge}**`,
    ...tracks.map((steps, at) => `${at + 1}. ${forge.tracks[at]}: ${spaces(steps)}`),
    ...between.map(
      ({ between: [one, other], column, reward: steps }) => `• ${say.between(one, other, column)}: ${spaces(steps)}`,
    ),
    `${say.forTwo}: ${forge.tracks[3]} ${spaces(twoPlayers.castles)}`,
  ];
}

const board = (faction: Faction): Pictured =>
  describe(`faction-${faction.id}`, faction.id, ['WW-2.6', 'WW-5.8', 'WW-4.9', 'WW-15.2'], language => {
    const say = TERMS[language];
    const { id, leader, abilities } = faction;
    return {
      name: factionName(id, language),
      group: factionName(id, language),
      words: language === 'pl' ? [FACTION_TEXTS[id].genitive, FACTION_TEXTS[id].accusative] : [],
      body: [
        `*${say.faction}*`,
        ...[leader, ...abilities].map(
          each =>
            `**${abilityName(each.id, language)}** (${say.short[each.kind]}): ${abilityText(each.id, language, false)}`,
        ),
        `${say.artifact}: ${FACTION_TEXTS[id].artifact[language]}`,
        '',
        ...forgeLines(faction, language),
      ].join('\n'),
    };
  });

/** Each faction: its board, its abilities, its artifact. */
export const factions: readonly Pictured[] = Object.values(FACTIONS).flatMap(faction => [
  board(faction),
  ...[faction.leader, ...faction.abilities].map(each => ability(faction, each)),
  artifact(faction),
]);
