import { QUESTS } from '../cards/quests.js';
import { REGULAR_MADNESS, SHARD_DIE } from '../components.js';
import { FACTION_IDS } from '../faction.js';
import { neighbours, REGIONS, type RegionId, regionOf, SCORE_TOKENS } from '../regions.js';
import { questName, regionName } from '../words/names/index.js';
import type { Texts } from '../words/names/text.js';
import { describe, type Pictured, slug, wordsIn } from './describing.js';

const GROUPS = {
  regions: { pl: 'Regiony', en: 'Regions' },
  pieces: { pl: 'Żetony i znaczniki', en: 'Chips and markers' },
} as const;

const REGION_WORDS: Partial<Readonly<Record<RegionId, Texts>>> = {
  red_castle: { pl: 'czerwona twierdza', en: 'red fortress' },
  garden: { pl: 'ogród', en: 'garden' },
  tumtum: { pl: 'tumtum, drzewa', en: 'tumtum' },
  pool_of_tears: { pl: 'kałuża', en: 'pool' },
  na_muniu: { pl: 'na muniu', en: 'wabe' },
};

const region = (id: RegionId): Pictured =>
  describe(`region-${slug(id)}`, id, ['WW-1.6', 'A-2', 'WW-7.1'], language => {
    const near = neighbours(regionOf(id), -1).map(each => regionName(REGIONS[each]!, language));
    const quests = QUESTS.filter(quest => quest.region === id).map(quest => questName(quest.id, language));
    const say =
      language === 'pl'
        ? { kind: 'Region', near: 'Sąsiednie', quests: 'Zadania' }
        : { kind: 'Region', near: 'Adjacent', quests: 'Quests' };
    return {
      name: regionName(id, language),
      group: GROUPS.regions[language],
      words: wordsIn(REGION_WORDS[id]!, language),
      body: [`*${say.kind}*`, `**${say.near}:** ${near.join(', ')}`, `**${say.quests}:** ${quests.join(', ')}`].join(
        '\n',
      ),
    };
  });

interface Piece {
  readonly id: string;
  readonly picture: string;
  readonly name: Texts;
  readonly words: Texts;
  readonly body: Texts;
  readonly rules: readonly string[];
}

const tokens = SCORE_TOKENS.map(({ values }) => values.join('/')).join(', ');

/** What lies in bags, on tracks and in regions besides cards. */
const PIECES: readonly Piece[] = [
  {
    id: 'chip-madness',
    picture: 'madness',
    name: { pl: 'Zwykły żeton szaleństwa', en: 'Regular madness chip' },
    words: { pl: 'szaleństwo', en: 'madness' },
    body: {
      pl: `Dobrany w bitwie zabiera 1 jednostkę i trafia na tor szaleństwa. Siły nie ma.\n\n${REGULAR_MADNESS} żetonów, po 2 w każdym worku na początku`,
      en: `Drawn in battle it takes 1 unit and goes on the madness track. It has no strength.\n\n${REGULAR_MADNESS} chips, 2 in each bag at the start`,
    },
    rules: ['WW-9.1', 'WW-9.6', 'WW-4.13'],
  },
  {
    id: 'chip-madness2',
    picture: 'madness2',
    name: { pl: 'Podwójny żeton szaleństwa', en: 'Double madness chip' },
    words: { pl: 'podwójne szaleństwo', en: 'double madness' },
    body: {
      pl: 'Dobrany w bitwie zabiera 2 jednostki i trafia na tor szaleństwa. Nie można go odrzucić.\n\n5 żetonów, po jednym w worku każdej frakcji',
      en: 'Drawn in battle it takes 2 units and goes on the madness track. It can never be discarded.\n\n5 chips, one in the bag of each faction',
    },
    rules: ['WW-9.1', 'WW-9.4', 'WW-4.13'],
  },
  {
    id: 'chip-poison',
    picture: 'poison',
    name: { pl: 'Żeton trucizny', en: 'Poison chip' },
    words: { pl: 'trucizna', en: 'poison' },
    body: {
      pl: 'Dobrany w bitwie zabiera 1 jednostkę i wraca do Dżabbersmoka. Na tor szaleństwa nie trafia.\n\nTyle żetonów, ilu graczy, i 2 więcej',
      en: 'Drawn in battle it takes 1 unit and goes back to the Jabberwock. It never enters the madness track.\n\nAs many chips as players, plus 2',
    },
    rules: ['WW-5.7', 'WW-5.6', 'WW-2.10'],
  },
  {
    id: 'chip-faction',
    picture: 'faction:1',
    name: { pl: 'Żeton frakcji', en: 'Faction chip' },
    words: { pl: 'żetony frakcji 1 i 2', en: 'faction chips 1 and 2' },
    body: {
      pl: 'Daje siłę 1 albo 2, nic więcej. Z artefaktami tworzy jeden rodzaj żetonów.\n\n4 w każdym worku na początku: 1, 1, 1, 2',
      en: 'It gives strength 1 or 2 and nothing else. With the artifacts it is one type of chip.\n\n4 in each bag at the start: 1, 1, 1, 2',
    },
    rules: ['WW-1.7', 'WW-2.7'],
  },
  {
    id: 'shard',
    picture: 'shard',
    name: { pl: 'Odłamek szaleństwa', en: 'Madness shard' },
    words: { pl: 'odłamki lustra', en: 'mirror shard' },
    body: {
      pl: 'Leży przy planszy frakcji. Po herbatce najwięcej odłamków znaczy dodatkowe szaleństwo, na koniec gry każdy to −1 PZ, a remis wygrywa ten, kto ma ich mniej.',
      en: 'It lies by the faction board. After the tea party the most shards mean one more madness, at the end of the game each is −1 VP, and a tie goes to whoever has fewer.',
    },
    rules: ['WW-6.1', 'WW-17.1', 'WW-4.6', 'WW-4.10', 'WW-17.2'],
  },
  {
    id: 'shard-die',
    picture: 'die',
    name: { pl: 'Kość odłamków: ścianki', en: 'Shard die: its faces' },
    words: { pl: 'kość, ścianki kości, co jest na kości', en: 'die, dice, faces of the die, what is on the die' },
    body: {
      pl: `Ścianki: ${SHARD_DIE.join(', ')}. Rzucasz na szczycie stołu, przy symbolu kości i przesuwając pionek początkowej bitwy.\n\n1 kość`,
      en: `Faces: ${SHARD_DIE.join(', ')}. Rolled at the head of the table, for the die symbol and to move the first-battle pawn.\n\n1 die`,
    },
    rules: ['WW-4.6', 'WW-3.4', 'WW-2.5', 'A-3'],
  },
  {
    id: 'score-token',
    picture: 'score-token',
    name: { pl: 'Żeton punktacji regionu', en: 'Region score token' },
    words: { pl: 'wartości żetonów punktacji', en: 'values of the score tokens' },
    body: {
      pl: `Mówi, ile PZ wart jest region w rundach 1/2/3: ${tokens}.\n\n6 żetonów, jeden zostaje poza grą`,
      en: `It tells the VP of a region in rounds 1/2/3: ${tokens}.\n\n6 tokens, one stays out of the game`,
    },
    rules: ['WW-2.1', 'WW-12.2', 'A-3'],
  },
  {
    id: 'supporter',
    picture: 'supporter',
    name: { pl: 'Pionek stronnika', en: 'Supporter piece' },
    words: { pl: 'ilu stronników', en: 'number of supporters' },
    body: {
      pl: 'Jednostka bez siły: pozwala walczyć w regionie i ginie zamiast lepszych.\n\n14 w kolorze frakcji: 10 w puli, 4 na trzecim torze kuźni',
      en: 'A unit without strength: it lets you fight in a region and falls in place of better ones.\n\n14 in the colour of the faction: 10 in the pool, 4 on the third forge track',
    },
    rules: ['WW-1.3', 'WW-4.2', 'WW-4.3', 'WW-2.6'],
  },
  {
    id: 'leader-piece',
    picture: 'leader',
    name: { pl: 'Pionek lidera', en: 'Leader piece' },
    words: { pl: 'figurka lidera', en: 'leader figure' },
    body: {
      pl: 'Jednostka. Na herbatce krąży wokół stołu, a potem wnosi swoją siłę (1–6) do bitwy w jednym regionie.\n\n1 dla gracza',
      en: 'A unit. At the tea party it goes round the table, then brings its strength (1–6) to the battle in one region.\n\n1 per player',
    },
    rules: ['WW-3.3', 'WW-3.5', 'WW-7.4', 'WW-9.2', 'WW-4.12'],
  },
  {
    id: 'battle-pawn',
    picture: 'pawn',
    name: { pl: 'Pionek bitwy', en: 'Battle pawn' },
    words: { pl: 'pionek początkowej bitwy', en: 'first-battle pawn' },
    body: {
      pl: 'Stoi w regionie, od którego zaczyna się wojna. Po każdej rundzie idzie dalej o wynik rzutu kością.\n\n1 pionek',
      en: 'It stands in the region where the war begins. After each round it moves on by a roll of the die.\n\n1 pawn',
    },
    rules: ['WW-2.5', 'WW-7.1', 'WW-16.3'],
  },
  {
    id: 'castle-piece',
    picture: 'castle',
    name: { pl: 'Znacznik zamku', en: 'Castle piece' },
    words: { pl: 'ile zamków', en: 'number of castles' },
    body: {
      pl: 'Daje 2 siły na początku bitwy, gdy masz tu jednostki, a na koniec gry swoją wartość w PZ. Najwyżej jeden twój w regionie.\n\n5 w kolorze frakcji',
      en: 'It gives 2 strength at the start of a battle if you have units here, and its value in VP at the end. At most one of yours in a region.\n\n5 in the colour of the faction',
    },
    rules: ['WW-4.11', 'WW-7.4', 'WW-12.8', 'WW-17.1', 'WW-18.7'],
  },
  {
    id: 'shield-token',
    picture: 'shield',
    name: { pl: 'Żeton tarczy', en: 'Shield token' },
    words: { pl: 'tarcza z obu stron', en: 'both sides of the shield' },
    body: {
      pl: 'Sprawna strona blokuje raz szaleństwo albo truciznę, pęknięta nic nie daje. Na początku sprawna.\n\n1 dla gracza',
      en: 'Its whole side blocks madness or poison once, the cracked side does nothing. Whole at the start.\n\n1 per player',
    },
    rules: ['WW-9.4', 'WW-9.8', 'WW-4.7'],
  },
  {
    id: 'wager-card',
    picture: 'wager',
    name: { pl: 'Karta zakładu', en: 'Wager card' },
    words: { pl: 'karty zakładów', en: 'wager cards' },
    body: {
      pl: `Pokazuje frakcję, na którą stawiasz. Bez kart frakcji, których nie ma w grze; we dwoje niepotrzebne.\n\n${FACTION_IDS.length - 1} dla gracza`,
      en: `It shows the faction you bet on. None of factions not in play; not used with two players.\n\n${FACTION_IDS.length - 1} per player`,
    },
    rules: ['WW-7.5', 'WW-16.1', 'WW-2.6'],
  },
];

/** Regions, chips that belong to no card, and markers. */
export const pieces: readonly Pictured[] = [
  ...REGIONS.map(region),
  ...PIECES.map(({ id, picture, name, words, body, rules }) =>
    describe(id, picture, rules, language => ({
      name: name[language],
      group: GROUPS.pieces[language],
      words: wordsIn(words, language),
      body: body[language],
    })),
  ),
];
