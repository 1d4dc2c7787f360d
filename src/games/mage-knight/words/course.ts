import type { Course } from '../../../engine/course.js';

/** The first turn of a First Reconnaissance: cards and mana, a way to the Village, a unit recruited. */
export const course: Course = {
  beginning: {
    seed: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
    seats: 2,
    chosen: {
      scenario: 'first_reconnaissance',
      teams: 'off',
      player_combat: 'scenario',
      joint_assaults: 'scenario',
      dummy: 'scenario',
      hero_auction: 'off',
      map: 'scenario',
      countryside_tiles: 'scenario',
      city_tiles: 'scenario',
      core_tiles: 'scenario',
      random_tile_orientation: 'off',
      city_levels: 'scenario',
      megapolis: 'off',
      megapolis_level: 'scenario',
      random_cities: 'off',
      night_arrival: 'off',
      darkness_is_coming: 'off',
      no_interactive_spells: 'off',
      no_interactive_skills: 'off',
      friendly_mana: 'off',
      rampage: 'off',
      interactive_combat: 'off',
      action_upgrades: 'off',
      draft_at_start: 'off',
      epic: 'off',
      tight_glades: 'off',
      open_tiles: 'off',
      lowest_scoring: 'off',
      starter_deck: 'off',
      lessons: 'off',
      lost_legion: 'off',
      shades_of_tezla: 'off',
      krang: 'off',
      ultimate: 'off',
    },
    sides: ['tovak', 'arythea'],
  },
  seat: 0,
  answers: [
    { key: 'tactic', seat: 1, said: 'great_start' },
    { key: 'tactic', seat: 0, said: 'planning' },
    { key: 'turn', seat: 0, said: 'play:march' },
    { key: 'side', seat: 0, said: 'powered:die:green' },
    { key: 'turn', seat: 0, said: 'play:instinct' },
    { key: 'side', seat: 0, said: 'basic' },
    { key: 'turn', seat: 0, said: 'move:B3' },
    { key: 'turn', seat: 0, said: 'move:B2' },
    { key: 'turn', seat: 0, said: 'interact' },
    { key: 'turn', seat: 0, said: 'play:promise' },
    { key: 'side', seat: 0, said: 'basic' },
    { key: 'turn', seat: 0, said: 'play:march' },
    { key: 'turn', seat: 0, said: 'recruit:herbalists' },
    { key: 'turn', seat: 0, said: 'unit:1:3' },
    { key: 'turn', seat: 0, said: 'play:crystallize' },
    { key: 'side', seat: 0, said: 'basic' },
    { key: 'turn', seat: 0, said: 'end' },
  ],
  steps: [
    {
      at: 1,
      rule: 'MK-W-2.5',
      text: {
        pl: 'Rundę zaczyna wybór Taktyki: jej liczba mówi, kiedy masz turę, a tekst, co ci daje. Weź Planowanie: dzięki niemu zachowasz więcej kart.',
        en: 'A round begins with a Tactic: its number says when your turn comes, its text what it gives you. Take Planning: it lets you keep more cards.',
      },
      otherwise: {
        pl: 'Też dobra, ale na początek więcej kart znaczy więcej możliwości. Weź Planowanie.',
        en: 'A good one too, but for a beginning more cards mean more to choose from. Take Planning.',
      },
    },
    {
      at: 2,
      rule: 'MK-W-3.8',
      text: {
        pl: 'Tura to ruch, a potem jedno działanie; wszystko robisz kartami z ręki. Zacznij od Marszu.',
        en: 'A turn is movement and then one action; all of it is done with cards from your hand. Begin with March.',
      },
      otherwise: {
        pl: 'Tę kartę zachowaj na później: najpierw trzeba dokądś dojść. Zagraj Marsz.',
        en: 'Keep that card for later: first you have to get somewhere. Play March.',
      },
    },
    {
      at: 3,
      rule: 'MK-C-1.3',
      text: {
        pl: 'Każda karta ma stronę podstawową i wzmocnioną za manę swojego koloru. W Źródle leży zielona kość, raz na turę możesz jej użyć: wzmocnij Marsz do Ruchu 4.',
        en: 'Every card has a basic side and one powered by mana of its colour. A green die lies in the Source, and once a turn you may use one: power March to Move 4.',
      },
      otherwise: {
        pl: 'Podstawowy Marsz da tylko 2, a zielona kość i tak leży w Źródle. Wzmocnij go.',
        en: 'The basic March gives only 2, and the green die lies in the Source anyway. Power it.',
      },
    },
    {
      at: 6,
      rule: 'MK-W-4.1',
      text: {
        pl: 'Marsz i Instynkt dały razem 6 Ruchu, a panel pokazuje, dokąd sięgasz i za ile. Idź na B3: to połowa drogi do Wioski na B2.',
        en: 'March and Instinct gave you 6 Move together, and the panel shows how far that reaches and at what cost. Go to B3: it is half the way to the Village on B2.',
      },
      otherwise: {
        pl: 'Dojść tam można, ale Wioska, do której idziemy, jest na B2. Idź na B3.',
        en: 'You could go there, but the Village we are heading for is on B2. Go to B3.',
      },
    },
    {
      at: 7,
      rule: 'MK-S-3.1',
      text: {
        pl: 'Zostały 2 Ruchu. Wejdź do Wioski na B2: wejście do niej nie kończy ruchu ani nikogo nie prowokuje.',
        en: '2 Move are left. Enter the Village on B2: entering it does not end your movement and provokes nobody.',
      },
      otherwise: {
        pl: 'Teraz liczy się Wioska: tam czekają jednostki do zwerbowania. Idź na B2.',
        en: 'The Village is what counts now: units wait there to be recruited. Go to B2.',
      },
    },
    {
      at: 8,
      rule: 'MK-W-3.10',
      text: {
        pl: 'Po ruchu przychodzi działanie, jedno na turę. W Wiosce możesz negocjować: za Wpływ werbuje się tam jednostki i leczy rany.',
        en: 'After movement comes the action, one a turn. In a Village you can interact: for Influence you recruit units there and heal wounds.',
      },
      otherwise: {
        pl: 'Na to przyjdzie pora. Skoro stoisz w Wiosce, negocjuj.',
        en: 'There will be time for that. As you stand in the Village, interact.',
      },
    },
    {
      at: 9,
      rule: 'MK-W-8.1',
      text: {
        pl: 'Wpływ zbierasz kartami tak samo jak Ruch. Zagraj Obietnicę: daje Wpływ 2.',
        en: 'You gather Influence with cards just as you gathered Move. Play Promise: it gives Influence 2.',
      },
      otherwise: {
        pl: 'Najpierw Obietnica, bo to ona daje Wpływ. Zagraj ją.',
        en: 'Promise first, for it is the one that gives Influence. Play it.',
      },
    },
    {
      at: 11,
      rule: 'MK-C-2.1',
      text: {
        pl: 'Zielarze kosztują 3, a masz 2. Każdą kartę wolno zagrać bokiem za 1: drugi Marsz da brakujący Wpływ.',
        en: 'The Herbalists cost 3 and you have 2. Any card may be played sideways for 1: the second March gives the Influence that is missing.',
      },
      otherwise: {
        pl: 'Brakuje tylko 1 Wpływu, a Marsz w Wiosce do niczego innego się nie przyda. Zagraj Marsz.',
        en: 'Only 1 Influence is missing, and in the Village March is good for nothing else. Play March.',
      },
    },
    {
      at: 12,
      rule: 'MK-W-8.5',
      text: {
        pl: 'Masz 3 Wpływu i wolny żeton dowodzenia. Zwerbuj Zielarzy: leczą rany albo dają zieloną manę, raz na rundę.',
        en: 'You have 3 Influence and a free command token. Recruit the Herbalists: they heal wounds or give green mana, once a round.',
      },
      otherwise: {
        pl: 'Na nic innego nie starczy Wpływu tak dobrze. Zwerbuj Zielarzy.',
        en: 'Nothing else uses your Influence as well. Recruit the Herbalists.',
      },
    },
    {
      at: 16,
      rule: 'MK-W-15.8',
      text: {
        pl: 'Zielarze dali zieloną manę, a Krystalizacja zamieniła ją w kryształ, który zostaje na zawsze. Zakończ turę: zagrane karty idą na stos odrzuconych i dobierasz nową rękę.',
        en: 'The Herbalists gave green mana, and Crystallize turned it into a crystal that stays with you. End the turn: what you played is discarded, and you draw a new hand.',
      },
      otherwise: {
        pl: 'Nic więcej tu nie zdziałasz. Zakończ turę.',
        en: 'There is nothing more to do here. End the turn.',
      },
    },
  ],
  end: {
    pl: 'Karty dały ruch, wpływ i manę: tak samo dadzą blok i atak, gdy spotkasz wrogów. Za pokonanych i zdobyte miejsca rośnie Sława, a z nią poziom bohatera.',
    en: 'Cards gave you movement, influence and mana: they will give block and attack just so when you meet enemies. Fame grows with every enemy defeated and site conquered, and your hero’s level with it.',
  },
};
