import type { Language } from '../../../engine/language.js';
import type { Rank } from '../vocabulary.js';

/** How Polish endings agree with the noun. */
export type PolishGender = 'personal' | 'animate' | 'inanimate' | 'feminine' | 'neuter';

/** A noun in the cases our sentences use. */
export interface PolishName {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly gender: PolishGender;
}

export interface CardNames {
  readonly pl: PolishName;
  readonly en: string;
}

function card(
  en: string,
  gender: PolishGender,
  nominative: string,
  genitive: string,
  accusative = genitive,
): CardNames {
  return { en, pl: { nominative, genitive, accusative, gender } };
}

/** Names that are one noun and a fixed addition behind it. */
const demon = (en: string, of: string): CardNames => card(`Demon of ${en}`, 'animate', `Demon ${of}`, `Demona ${of}`);
const elemental = (en: string, of: string): CardNames =>
  card(`${en} Elemental`, 'animate', `Żywiołak ${of}`, `Żywiołaka ${of}`);
const acolyte = (en: string, of: string): CardNames =>
  card(`Acolyte of ${en}`, 'personal', `Akolita ${of}`, `Akolity ${of}`, `Akolitę ${of}`);

/** Every being and legend, by id. */
export const CARD_NAMES: Readonly<Record<string, CardNames>> = {
  swordmaster: card('Swordmaster', 'personal', 'Mistrz miecza', 'Mistrza miecza'),
  messenger: card('Messenger', 'personal', 'Posłaniec', 'Posłańca'),
  herald: card('Herald', 'personal', 'Herold', 'Herolda'),
  bomb: card('Bomb', 'feminine', 'Bomba', 'Bomby', 'Bombę'),
  chronicler: card('Chronicler', 'personal', 'Kronikarz', 'Kronikarza'),
  assassin: card('Assassin', 'personal', 'Zabójca', 'Zabójcy', 'Zabójcę'),
  'time-mage': card('Time Mage', 'personal', 'Mag czasu', 'Maga czasu'),
  summoner: card('Summoner', 'personal', 'Przywoływacz', 'Przywoływacza'),
  hypnotist: card('Hypnotist', 'personal', 'Hipnotyzer', 'Hipnotyzera'),
  cannon: card('Cannon', 'neuter', 'Działo', 'Działa', 'Działo'),
  champion: card('Champion', 'personal', 'Czempion', 'Czempiona'),
  'infantry-captain': card('Infantry Captain', 'personal', 'Kapitan piechoty', 'Kapitana piechoty'),
  'cavalry-captain': card('Cavalry Captain', 'personal', 'Kapitan jazdy', 'Kapitana jazdy'),
  'gryphon-rider': card('Gryphon Rider', 'personal', 'Jeździec gryfa', 'Jeźdźca gryfa'),
  knight: card('Knight', 'personal', 'Rycerz', 'Rycerza'),
  'high-priestess': card('High Priestess', 'feminine', 'Arcykapłanka', 'Arcykapłanki', 'Arcykapłankę'),
  'master-of-intrigue': card('Master of Intrigue', 'personal', 'Mistrz intryg', 'Mistrza intryg'),
  'gun-tower': card('Gun Tower', 'feminine', 'Wieża działowa', 'Wieży działowej', 'Wieżę działową'),

  'wild-eagle': card('Wild Eagle', 'animate', 'Dziki orzeł', 'Dzikiego orła'),
  'clan-axeman': card('Clan Axeman', 'personal', 'Topornik klanu', 'Topornika klanu'),
  'clan-healer': card('Clan Healer', 'feminine', 'Uzdrowicielka klanu', 'Uzdrowicielki klanu', 'Uzdrowicielkę klanu'),
  'dire-wolf': card('Dire Wolf', 'animate', 'Wilkor', 'Wilkora'),
  'ritual-keeper': card(
    'Ritual Keeper',
    'feminine',
    'Strażniczka rytuału',
    'Strażniczki rytuału',
    'Strażniczkę rytuału',
  ),
  'eagle-lord': card('Eagle Lord', 'personal', 'Władca orłów', 'Władcy orłów', 'Władcę orłów'),
  'wolf-rider': card('Wolf Rider', 'personal', 'Wilczy jeździec', 'Wilczego jeźdźca'),
  'blood-shaman': card('Blood Shaman', 'personal', 'Krwawy szaman', 'Krwawego szamana'),
  'war-drummer': card('War Drummer', 'personal', 'Wojenny dobosz', 'Wojennego dobosza'),
  'hill-giant': card('Hill Giant', 'animate', 'Olbrzym ze wzgórz', 'Olbrzyma ze wzgórz'),
  warlord: card('Warlord', 'personal', 'Wódz', 'Wodza'),
  'war-summoner': card('War Summoner', 'personal', 'Wojenny przywoływacz', 'Wojennego przywoływacza'),
  'ritual-master': card('Ritual Master', 'personal', 'Mistrz rytuału', 'Mistrza rytuału'),
  'legend-slayer': card('Legend Slayer', 'personal', 'Pogromca legend', 'Pogromcy legend', 'Pogromcę legend'),
  'mountain-troll': card('Mountain Troll', 'animate', 'Górski troll', 'Górskiego trolla'),
  'hungry-bear': card('Hungry Bear', 'animate', 'Głodny niedźwiedź', 'Głodnego niedźwiedzia'),
  werewolf: card('Werewolf', 'animate', 'Wilkołak', 'Wilkołaka'),
  'clan-guardian': card('Clan Guardian', 'personal', 'Strażnik klanu', 'Strażnika klanu'),

  sapling: card('Sapling', 'neuter', 'Młode drzewko', 'Młodego drzewka', 'Młode drzewko'),
  'kiskin-farseeders': card(
    'Kiskin Farseeders',
    'personal',
    'Kiskiński siewca',
    'Kiskińskiego siewcy',
    'Kiskińskiego siewcę',
  ),
  'charging-buck': card('Charging Buck', 'animate', 'Szarżujący jeleń', 'Szarżującego jelenia'),
  'forest-wardens': card('Forest Wardens', 'feminine', 'Leśna straż', 'Leśnej straży', 'Leśną straż'),
  naiad: card('Naiad', 'feminine', 'Najada', 'Najady', 'Najadę'),
  'kiskin-spirit': card('Kiskin Spirit', 'animate', 'Duch kiskinów', 'Ducha kiskinów'),
  dryad: card('Dryad', 'feminine', 'Driada', 'Driady', 'Driadę'),
  'centaur-spearman': card('Centaur Spearman', 'animate', 'Centaur włócznik', 'Centaura włócznika'),
  'centaur-chieftain': card('Centaur Chieftain', 'personal', 'Wódz centaurów', 'Wodza centaurów'),
  unicorn: card('Unicorn', 'animate', 'Jednorożec', 'Jednorożca'),
  'sylvan-queen': card('Sylvan Queen', 'feminine', 'Królowa lasu', 'Królowej lasu', 'Królową lasu'),
  'sylvan-princess': card('Sylvan Princess', 'feminine', 'Księżniczka lasu', 'Księżniczki lasu', 'Księżniczkę lasu'),
  'woodland-druid': card('Woodland Druid', 'personal', 'Leśny druid', 'Leśnego druida'),
  'forest-ancient': card('Forest Ancient', 'animate', 'Prastary drzewiec', 'Prastarego drzewca'),
  'forest-mystic': card('Forest Mystic', 'feminine', 'Leśna mistyczka', 'Leśnej mistyczki', 'Leśną mistyczkę'),
  'kiskin-leafsplitter': card('Kiskin Leafsplitter', 'personal', 'Kiskiński łucznik', 'Kiskińskiego łucznika'),
  'kiskin-boughrunner': card(
    'Kiskin Boughrunner',
    'personal',
    'Kiskiński zwiadowca',
    'Kiskińskiego zwiadowcy',
    'Kiskińskiego zwiadowcę',
  ),
  'tree-shepherd': card('Tree Shepherd', 'personal', 'Pasterz drzew', 'Pasterza drzew'),

  'snow-fox': card('Snow Fox', 'animate', 'Śnieżny lis', 'Śnieżnego lisa'),
  'royal-reindeer': card('Royal Reindeer', 'animate', 'Królewski renifer', 'Królewskiego renifera'),
  'crystal-mirror': card(
    'Crystal Mirror',
    'neuter',
    'Kryształowe zwierciadło',
    'Kryształowego zwierciadła',
    'Kryształowe zwierciadło',
  ),
  'crystal-grower': card(
    'Crystal Grower',
    'personal',
    'Hodowca kryształów',
    'Hodowcy kryształów',
    'Hodowcę kryształów',
  ),
  'ice-princess': card('Ice Princess', 'feminine', 'Lodowa księżniczka', 'Lodowej księżniczki', 'Lodową księżniczkę'),
  'ice-queen': card('Ice Queen', 'feminine', 'Lodowa królowa', 'Lodowej królowej', 'Lodową królową'),
  'frostweave-summoner': card('Frostweave Summoner', 'personal', 'Mroźny przywoływacz', 'Mroźnego przywoływacza'),
  'winter-whisperer': card('Winter Whisperer', 'personal', 'Zaklinacz zimy', 'Zaklinacza zimy'),
  'frozen-chest': card(
    'Frozen Chest',
    'feminine',
    'Zamarznięta skrzynia',
    'Zamarzniętej skrzyni',
    'Zamarzniętą skrzynię',
  ),
  'everfrost-sentinel': card('Everfrost Sentinel', 'personal', 'Wartownik mrozu', 'Wartownika mrozu'),
  'glacier-giant': card('Glacier Giant', 'animate', 'Lodowcowy olbrzym', 'Lodowcowego olbrzyma'),
  'polar-bear': card('Polar Bear', 'animate', 'Niedźwiedź polarny', 'Niedźwiedzia polarnego'),
  'war-sled': card('War Sled', 'inanimate', 'Wojenny zaprzęg', 'Wojennego zaprzęgu', 'Wojenny zaprzęg'),
  'snow-monster': card('Snow Monster', 'animate', 'Śnieżny potwór', 'Śnieżnego potwora'),
  'frost-imp': card('Frost Imp', 'animate', 'Mroźny chochlik', 'Mroźnego chochlika'),
  'ice-wyvern': card('Ice Wyvern', 'feminine', 'Lodowa wywerna', 'Lodowej wywerny', 'Lodową wywernę'),
  deathbringer: card('Deathbringer', 'animate', 'Zwiastun śmierci', 'Zwiastuna śmierci'),
  'frostweave-illusionist': card(
    'Frostweave Illusionist',
    'personal',
    'Mroźny iluzjonista',
    'Mroźnego iluzjonisty',
    'Mroźnego iluzjonistę',
  ),

  'shadow-imp': card('Shadow Imp', 'animate', 'Cienisty chochlik', 'Cienistego chochlika'),
  'flame-imp': card('Flame Imp', 'animate', 'Ognisty chochlik', 'Ognistego chochlika'),
  'gate-keeper': card('Gate Keeper', 'personal', 'Odźwierny', 'Odźwiernego'),
  'demon-of-gluttony': demon('Gluttony', 'obżarstwa'),
  'demon-of-pride': demon('Pride', 'pychy'),
  'acolyte-of-destruction': acolyte('Destruction', 'zniszczenia'),
  'acolyte-of-growth': acolyte('Growth', 'wzrostu'),
  'power-seeker': card('Power Seeker', 'personal', 'Łowca mocy', 'Łowcy mocy', 'Łowcę mocy'),
  'hell-hound': card('Hell Hound', 'animate', 'Piekielny ogar', 'Piekielnego ogara'),
  vortexmaster: card('Vortexmaster', 'personal', 'Mistrz wirów', 'Mistrza wirów'),
  'gate-master': card('Gate Master', 'personal', 'Mistrz bramy', 'Mistrza bramy'),
  'hell-rider': card('Hell Rider', 'personal', 'Piekielny jeździec', 'Piekielnego jeźdźca'),
  'demon-of-wrath': demon('Wrath', 'gniewu'),
  'demon-of-greed': demon('Greed', 'chciwości'),
  'demon-of-lust': demon('Lust', 'żądzy'),
  'demon-of-sloth': demon('Sloth', 'lenistwa'),
  'demon-of-envy': demon('Envy', 'zawiści'),
  'possessed-summoner': card('Possessed Summoner', 'personal', 'Opętany przywoływacz', 'Opętanego przywoływacza'),

  doppelganger: card('Doppelganger', 'animate', 'Sobowtór', 'Sobowtóra'),
  'paradox-worm': card('Paradox Worm', 'animate', 'Czerw paradoksu', 'Czerwia paradoksu'),
  'lesser-shadow-twin': card(
    'Lesser Shadow Twin',
    'personal',
    'Mniejszy bliźniak cienia',
    'Mniejszego bliźniaka cienia',
  ),
  translocationist: card('Translocationist', 'personal', 'Translokator', 'Translokatora'),
  'antimatter-spirit': card('Antimatter Spirit', 'animate', 'Duch antymaterii', 'Ducha antymaterii'),
  'merchant-of-time': card('Merchant of Time', 'personal', 'Kupiec czasu', 'Kupca czasu'),
  'gate-of-oblivion': card(
    'Gate of Oblivion',
    'inanimate',
    'Próg zapomnienia',
    'Progu zapomnienia',
    'Próg zapomnienia',
  ),
  'time-traveler': card('Time Traveler', 'personal', 'Podróżnik w czasie', 'Podróżnika w czasie'),
  'greater-shadow-twin': card(
    'Greater Shadow Twin',
    'personal',
    'Większy bliźniak cienia',
    'Większego bliźniaka cienia',
  ),
  warpmaster: card('Warpmaster', 'personal', 'Mistrz osnowy', 'Mistrza osnowy'),
  'dark-sphere': card('Dark Sphere', 'feminine', 'Mroczna sfera', 'Mrocznej sfery', 'Mroczną sferę'),
  'void-summoner': card('Void Summoner', 'personal', 'Przywoływacz pustki', 'Przywoływacza pustki'),
  'eternal-emperor': card('Eternal Emperor', 'personal', 'Wieczny cesarz', 'Wiecznego cesarza'),
  'reality-patch': card(
    'Reality Patch',
    'feminine',
    'Łata rzeczywistości',
    'Łaty rzeczywistości',
    'Łatę rzeczywistości',
  ),
  'polarity-queen': card('Polarity Queen', 'feminine', 'Królowa biegunów', 'Królowej biegunów', 'Królową biegunów'),
  singularity: card('Singularity', 'feminine', 'Osobliwość', 'Osobliwości', 'Osobliwość'),
  'ziggurat-sentinel': card('Ziggurat Sentinel', 'personal', 'Strażnik zigguratu', 'Strażnika zigguratu'),
  'iris-of-eternity': card('Iris of Eternity', 'neuter', 'Oko wieczności', 'Oka wieczności', 'Oko wieczności'),

  'fire-dragon': card('Fire Dragon', 'animate', 'Ognisty smok', 'Ognistego smoka'),
  'hell-bull': card('Hell Bull', 'animate', 'Piekielny byk', 'Piekielnego byka'),
  'angel-of-death': card('Angel of Death', 'animate', 'Anioł śmierci', 'Anioła śmierci'),
  'eldest-tree': card('The Eldest Tree', 'neuter', 'Najstarsze drzewo', 'Najstarszego drzewa', 'Najstarsze drzewo'),
  'bone-catapult': card('Bone Catapult', 'feminine', 'Kościana katapulta', 'Kościanej katapulty', 'Kościaną katapultę'),
  'fire-elemental': elemental('Fire', 'ognia'),
  leviathan: card('Leviathan', 'animate', 'Lewiatan', 'Lewiatana'),
  'two-headed-dragon': card('Two-Headed Dragon', 'animate', 'Dwugłowy smok', 'Dwugłowego smoka'),
  'earth-elemental': elemental('Earth', 'ziemi'),
  'time-elemental': elemental('Time', 'czasu'),
  'storm-elemental': elemental('Storm', 'burzy'),
  titan: card('Titan', 'animate', 'Tytan', 'Tytana'),
};

/** Schools: what they are called, and "of" them in Polish. */
export const SCHOOL_NAMES: Readonly<
  Record<string, { readonly pl: string; readonly genitive: string; readonly en: string }>
> = {
  'northern-imperial': { pl: 'Imperium Północy', genitive: 'Imperium Północy', en: 'Northern Imperial' },
  'southern-imperial': { pl: 'Imperium Południa', genitive: 'Imperium Południa', en: 'Southern Imperial' },
  highland: { pl: 'Górale', genitive: 'Górali', en: 'Highland' },
  sylvan: { pl: 'Leśny Lud', genitive: 'Leśnego Ludu', en: 'Sylvan' },
  everfrost: { pl: 'Wieczny Mróz', genitive: 'Wiecznego Mrozu', en: 'Everfrost' },
  nethervoid: { pl: 'Otchłań', genitive: 'Otchłani', en: 'Nethervoid' },
  etherweave: { pl: 'Splot Eteru', genitive: 'Splotu Eteru', en: 'Etherweave' },
};

type Bilingual = Readonly<Record<Language, string>>;

/** The tasks of High Form. */
export const TASK_NAMES: Readonly<Record<string, Bilingual>> = {
  destruction: { pl: 'Zniszczenie', en: 'Destruction' },
  devastation: { pl: 'Spustoszenie', en: 'Devastation' },
  'heroic-destruction': { pl: 'Heroiczne zniszczenie', en: 'Heroic Destruction' },
  'heroic-devastation': { pl: 'Heroiczne spustoszenie', en: 'Heroic Devastation' },
  'end-of-legends': { pl: 'Kres legend', en: 'End of Legends' },
  'red-conquest': { pl: 'Czerwony podbój', en: 'Red Conquest' },
  'green-conquest': { pl: 'Zielony podbój', en: 'Green Conquest' },
  'color-conquest': { pl: 'Barwny podbój', en: 'Color Conquest' },
  'red-legends': { pl: 'Czerwone legendy', en: 'Red Legends' },
  'green-legends': { pl: 'Zielone legendy', en: 'Green Legends' },
  'rainbow-dominance': { pl: 'Tęczowa przewaga', en: 'Rainbow Dominance' },
  'red-summoning': { pl: 'Czerwone przywołanie', en: 'Red Summoning' },
  'green-summoning': { pl: 'Zielone przywołanie', en: 'Green Summoning' },
  'colored-summoning': { pl: 'Barwne przywołanie', en: 'Colored Summoning' },
  'legendary-summoning': { pl: 'Legendarne przywołanie', en: 'Legendary Summoning' },
  'central-dominance': { pl: 'Przewaga w centrum', en: 'Central Dominance' },
  'center-cross': { pl: 'Krzyż w centrum', en: 'Center Cross' },
  'line-dominance': { pl: 'Przewaga na linii', en: 'Line Dominance' },
  diagonals: { pl: 'Przekątne', en: 'Diagonals' },
  'side-chain': { pl: 'Łańcuch boków', en: 'Side Chain' },
  'corner-chain': { pl: 'Łańcuch narożników', en: 'Corner Chain' },
  imprisonment: { pl: 'Uwięzienie', en: 'Imprisonment' },
  envelopment: { pl: 'Okrążenie', en: 'Envelopment' },
  isolation: { pl: 'Odosobnienie', en: 'Isolation' },
};

/** A flare is known by what it does: it has a number only so that two of them can be told apart. */
export const FLARE_NAME: Bilingual = { pl: 'Flara', en: 'Flare' };

/** What stands on a piece of each rank. */
export const RANK_LETTERS: Readonly<Record<Language, Readonly<Record<Rank, string>>>> = {
  pl: { common: 'Z', heroic: 'H', legendary: 'L' },
  en: { common: 'C', heroic: 'H', legendary: 'L' },
};

export function namesOf(id: string): CardNames {
  const names = CARD_NAMES[id];
  if (!names) throw new Error(`Card without a name: ${id}`);
  return names;
}

/** The being or legend as it stands at the head of a line. */
export const cardName = (id: string, language: Language): string =>
  language === 'pl' ? namesOf(id).pl.nominative : namesOf(id).en;

export function schoolName(id: string, language: Language): string {
  const names = SCHOOL_NAMES[id];
  if (!names) throw new Error(`School without a name: ${id}`);
  return names[language];
}

export function taskName(id: string, language: Language): string {
  const names = TASK_NAMES[id];
  if (!names) throw new Error(`Task without a name: ${id}`);
  return names[language];
}

/** "Flare 3" for 'flare-03'. */
export const flareName = (id: string, language: Language): string =>
  `${FLARE_NAME[language]} ${Number(id.slice('flare-'.length))}`;
