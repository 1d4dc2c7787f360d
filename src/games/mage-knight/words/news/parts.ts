import type { ScoreLine } from '../../entries.js';
import { tileOf } from '../../land.js';
import { GREAT_TITLE } from '../../scoring.js';
import { counted, type Speech } from '../speech.js';

/** What a new tile brings: its sites. */
export function tile(id: string, speech: Speech): string {
  const { spaces, kind } = tileOf(id);
  const sites = spaces.flatMap(({ site, city }) =>
    city !== undefined ? [speech.city(city)] : site === undefined ? [] : [speech.site(site)],
  );
  if (sites.length > 0) return counted(sites).join(', ');
  return kind === 'start' ? speech.pick('początkowy', 'start tile') : speech.pick('same pustki', 'nothing but land');
}

const CATEGORIES: Readonly<Record<ScoreLine['category'], readonly [pl: string, en: string]>> = {
  fame: ['Sława', 'Fame'],
  knowledge: ['wiedza', 'knowledge'],
  loot: ['łupy', 'loot'],
  leader: ['dowodzenie', 'leadership'],
  conqueror: ['zdobyte miejsca', 'conquests'],
  adventurer: ['przygody', 'adventures'],
  beating: ['Rany', 'Wounds'],
  cities: ['Miasta', 'cities'],
  mines: ['kopalnie', 'mines'],
  leaders: ['każdy jest namiestnikiem', 'everybody leads a city'],
  'all-cities': ['wszystkie Miasta', 'all cities'],
  rounds: ['rundy przed czasem', 'rounds to spare'],
  dummy: ['karty Wirtualnego Gracza', 'cards of the dummy'],
  unannounced: ['bez ogłoszenia końca rundy', 'end not announced'],
  keeps: ['twierdze', 'keeps'],
  towers: ['wieże', 'towers'],
  returned: ['powrót przez portal', 'back through the portal'],
};

/** The titles of the achievements, where somebody earned one. */
const TITLES: Readonly<Partial<Record<ScoreLine['category'], readonly [pl: string, en: string]>>> = {
  knowledge: ['Największy Mędrzec', 'Greatest Knowledge'],
  loot: ['Największy Rabuś', 'Greatest Loot'],
  leader: ['Największy Dowódca', 'Greatest Leader'],
  conqueror: ['Największy Zdobywca', 'Greatest Conqueror'],
  adventurer: ['Największy Poszukiwacz Przygód', 'Greatest Adventurer'],
  beating: ['Największe Sponiewieranie', 'Greatest Beating'],
  cities: ['Największy Zdobywca Miast', 'Greatest City Conqueror'],
  mines: ['Największy Wyzwoliciel', 'Greatest Liberator'],
};

/** The greater title of the adventurer, where dungeons and tombs count more (MK-X-8.12). */
const DUNGEON_CRAWLER = ['Największy Eksplorator Podziemi', 'Greatest Dungeon Crawler'] as const;

const titleOf = ({ category, title }: ScoreLine): readonly [pl: string, en: string] | undefined =>
  category === 'adventurer' && Object.values(GREAT_TITLE).includes(title) ? DUNGEON_CRAWLER : TITLES[category];

/** The sheet, what counts nothing left out; a title is named with its points, unless there is no room for it. */
export const scoreText = (lines: readonly ScoreLine[], speech: Speech, areTitlesNamed = true): string =>
  lines
    .filter(({ points, title }) => points !== 0 || title !== 0)
    .map(line => {
      const { category, points, title } = line;
      const name = areTitlesNamed ? titleOf(line) : undefined;
      const also = title === 0 ? '' : ` ${speech.signed(title)}${name === undefined ? '' : ` ${speech.of(name)}`}`;
      return `${speech.of(CATEGORIES[category])} ${points < 0 ? `−${-points}` : points}${also}`;
    })
    .join(', ') || speech.pick('nic', 'nothing');
