import type { Course } from '../../../engine/course.js';

/** A first match of two: a tea party, and the battle after it with a draw, madness and a withdrawal. */
export const course: Course = {
  beginning: {
    seed: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    seats: 2,
    chosen: { allies: 'A', first: 'first', boards: 'two-player' },
    sides: ['alice', 'hatter'],
  },
  seat: 0,
  answers: [
    { key: 'keep-quest', seat: 0, said: 'Q-G5' },
    { key: 'keep-quest', seat: 1, said: 'Q-T3' },
    { key: 'tea-move', seat: 0, said: 'chair:8' },
    { key: 'next-effect', seat: 0, said: 'place_units:2@tumtum' },
    { key: 'corrupted', seat: 0, said: 'roll' },
    { key: 'tea-move', seat: 1, said: 'chair:2' },
    { key: 'next-effect', seat: 1, said: 'place_units:3@tumtum' },
    { key: 'tea-move', seat: 0, said: 'chair:3' },
    { key: 'next-effect', seat: 0, said: 'place_units:2@red_castle' },
    { key: 'corrupted', seat: 0, said: 'roll' },
    { key: 'market', seat: 0, said: 'gryphon' },
    { key: 'standee', seat: 0, said: 'garden' },
    { key: 'tea-move', seat: 1, said: 'host' },
    { key: 'host-card', seat: 1, said: 'chair:7' },
    { key: 'place-units', seat: 1, said: 'garden' },
    { key: 'tea-move', seat: 0, said: 'chair:1' },
    { key: 'next-effect', seat: 0, said: 'place_units:1@na_muniu' },
    { key: 'half', seat: 0, said: 'bottom' },
    { key: 'market', seat: 0, said: 'walrus_oysters' },
    { key: 'tea-move', seat: 1, said: 'chair:10' },
    { key: 'place-units', seat: 1, said: 'na_muniu' },
    { key: 'pause', seat: 0, said: 'turn' },
    { key: 'tea-move', seat: 0, said: 'chair:3' },
    { key: 'next-effect', seat: 0, said: 'place_units:1@garden' },
    { key: 'ability', seat: 0, said: 'friend_of_the_folk' },
    { key: 'standee', seat: 0, said: 'na_muniu' },
    { key: 'tea-move', seat: 1, said: 'head' },
    { key: 'tea-move', seat: 1, said: 'chair:2' },
    { key: 'next-effect', seat: 1, said: 'place_units:3@red_castle' },
    { key: 'tea-move', seat: 0, said: 'chair:1' },
    { key: 'next-effect', seat: 0, said: 'place_units:2@tumtum' },
    { key: 'next-effect', seat: 0, said: 'roll_shards' },
    { key: 'market', seat: 0, said: 'walrus' },
    { key: 'standee', seat: 0, said: 'tumtum' },
    { key: 'tea-move', seat: 1, said: 'chair:11' },
    { key: 'castle', seat: 1, said: 'tumtum' },
    { key: 'place-leader', seat: 0, said: 'tumtum' },
    { key: 'place-leader', seat: 1, said: 'tumtum' },
    { key: 'pause', seat: 0, said: 'turn' },
    { key: 'draw-on', seat: 0, said: 'draw' },
    { key: 'draw-on', seat: 1, said: 'draw' },
    { key: 'answer', seat: 0, said: 'madness/lose=supporter' },
    { key: 'draw-on', seat: 0, said: 'withdraw' },
    { key: 'draw-on', seat: 1, said: 'draw' },
  ],
  steps: [
    {
      at: 0,
      rule: 'WW-2.8',
      text: {
        pl: 'Grasz Alicją i z dwóch tajnych zadań zachowujesz jedno: na końcu da punkty, jeśli je wypełnisz. Weź „Kowala wśród kwiatów”: kuźnia i tak się przyda.',
        en: 'You play Alice and keep one of two secret quests: it gives points in the end if you fulfil it. Take “Smith among Flowers”: you will use the forge anyway.',
      },
      otherwise: {
        pl: 'To też dobre zadanie, ale na tym stole łatwiej o kuźnię. Zachowaj to drugie.',
        en: 'A good quest too, but at this table the forge is nearer. Keep the other one.',
      },
    },
    {
      at: 2,
      rule: 'WW-3.3',
      text: {
        pl: 'Rundę otwiera herbatka: przesuwasz lidera na krzesło i bierzesz kartę, która przy nim leży. Usiądź na krześle 8: karta wzmocni lidera i da żeton do kuźni.',
        en: 'A round opens with a tea party: you move your leader to a chair and take the card that lies there. Sit on chair 8: its card strengthens the leader and gives a chip for the forge.',
      },
      otherwise: {
        pl: 'Ta karta też coś daje, ale krzesło 8 daje najwięcej na początek: siłę lidera, stronników i kuźnię. Usiądź tam.',
        en: 'That card gives something too, but chair 8 gives the most to begin with: strength, supporters and a forge chip. Sit there.',
      },
    },
    {
      at: 3,
      rule: 'WW-4.2',
      text: {
        pl: 'Karta daje dwóch stronników, a oni idą do jednego regionu. Po herbatce w każdym regionie jest bitwa o punkty: wyślij ich pod Drzewa Tumtum.',
        en: 'The card brings two supporters, and they go to one region. After tea there is a battle for points in every region: send them to the Tumtum Trees.',
      },
      otherwise: {
        pl: 'Można i tam; tym razem zbierz siły pod Drzewami Tumtum, gdzie później stanie twój lider. Wybierz je.',
        en: 'You may; this time gather at the Tumtum Trees, where your leader will stand later. Choose them.',
      },
    },
    {
      at: 4,
      rule: 'WW-4.16',
      text: {
        pl: 'Ta nagroda jest skażona: najpierw rzucasz kością odłamków. Kto po herbatce ma ich najwięcej, dostaje do worka dodatkowe szaleństwo, ale teraz warto zaryzykować.',
        en: 'This reward is corrupted: first you roll the die of shards. Whoever has the most of them after tea gets one more madness into the bag, but now the risk is worth it.',
      },
      otherwise: {
        pl: 'Bez rzutu nie ma nagrody, a odłamków masz jeszcze mało. Rzuć kością.',
        en: 'No roll, no reward, and you have few shards so far. Roll the die.',
      },
    },
    {
      at: 10,
      rule: 'WW-4.8',
      text: {
        pl: 'Po ruchu Komputera bierzesz kolejną kartę i wybierasz mieszkańca Krainy Czarów z rynku. Gryf to pionek, który walczy u twego boku: weź go.',
        en: 'After the computer’s move you take another card and choose a Wonderlandian from the market. The Gryphon is a standee that fights at your side: take it.',
      },
      otherwise: {
        pl: 'To przedmiot: pomaga, ale nie stanie do bitwy. Weź Gryfa.',
        en: 'That is an item: it helps, but it does not stand in a battle. Take the Gryphon.',
      },
    },
    {
      at: 11,
      rule: 'WW-4.8',
      text: {
        pl: 'Pionek od razu staje w regionie. W Ogrodzie o żywych kwiatach przyda się do twojego zadania: postaw go tam.',
        en: 'A standee goes to a region at once. In the Garden of Live Flowers it serves your quest: put it there.',
      },
      otherwise: {
        pl: 'Tam masz już kogo wystawić. Ogród o żywych kwiatach jest w treści twojego zadania, więc postaw Gryfa właśnie tam.',
        en: 'There you have others to send. Your quest names the Garden of Live Flowers, so put the Gryphon there.',
      },
    },
    {
      at: 36,
      rule: 'WW-3.5',
      text: {
        pl: 'Herbatka dobiega końca i lider idzie do regionu, gdzie walczy z całą swoją siłą. Postaw Alicję pod Drzewami Tumtum, obok stronników.',
        en: 'Tea comes to its end, and your leader goes to a region to fight with all its strength. Put Alice at the Tumtum Trees, beside the supporters.',
      },
      otherwise: {
        pl: 'Tam lider byłby sam. Pod Drzewami Tumtum czekają stronnicy, więc postaw go z nimi.',
        en: 'There the leader would stand alone. At the Tumtum Trees supporters wait, so join them.',
      },
    },
    {
      at: 39,
      rule: 'WW-8.3',
      text: {
        pl: 'Pierwsza bitwa: Czerwony zamek. Wszyscy naraz dobierają z worków żetony siły, a potem każdy w tajemnicy mówi, czy dobiera dalej: przegrywasz 1 do 3, więc dobierz.',
        en: 'The first battle: the Red Castle. All draw chips of strength from their bags at once, then everybody says in secret whether to go on: you are behind by 1 to 3, so draw.',
      },
      otherwise: {
        pl: 'Z siłą 1 nie wygrasz, a ryzyko jest jeszcze niewielkie. Dobierz.',
        en: 'With a strength of 1 you will not win, and the risk is still small. Draw.',
      },
    },
    {
      at: 41,
      rule: 'WW-9.4',
      text: {
        pl: 'Szaleństwo: kosztuje cię jednostkę w tym regionie albo tarczę. Tarcza po użyciu pęka, a stronników jest tu dwóch, więc strać stronnika.',
        en: 'Madness: it costs you a unit in this region, or your shield. A shield that is used cracks, and you have two supporters here, so lose a supporter.',
      },
      otherwise: {
        pl: 'Tarcza przyda się, gdy zostanie ostatnia jednostka albo lider. Teraz strać stronnika.',
        en: 'The shield is for the moment when the last unit or your leader is at stake. Lose a supporter now.',
      },
    },
    {
      at: 42,
      rule: 'WW-8.3',
      text: {
        pl: 'Został jeden stronnik: jeszcze jedno szaleństwo i odpadasz, a panel pokazuje dokładne szanse. Wycofaj się: zachowasz stronnika, a przed tobą kolejne bitwy.',
        en: 'One supporter is left: one more madness and you are out, and the panel shows the exact odds. Withdraw: you keep the supporter, and there are more battles to come.',
      },
      otherwise: {
        pl: 'Kuszące, ale Komputer prowadzi 4 do 1, a ryzykujesz ostatniego stronnika. Wycofaj się.',
        en: 'Tempting, but the computer leads by 4 to 1 and you would risk your last supporter. Withdraw.',
      },
    },
  ],
  end: {
    pl: 'Tak mija runda: herbatka zbiera siły, a bitwy o regiony sprawdzają, kto umie przestać w porę. Po trzech rundach liczą się punkty z bitew, zamki, zadania i odłamki.',
    en: 'So a round goes: tea gathers your forces, and the battles for the regions tell who can stop in time. After three rounds points of battles, castles, quests and shards are counted.',
  },
};
