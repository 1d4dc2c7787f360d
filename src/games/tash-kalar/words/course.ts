import type { Course } from '../../../engine/course.js';

/** A first match in High Form: stairs, two summonings in one turn, and a task claimed by them. */
export const course: Course = {
  beginning: {
    seed: 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    seats: 2,
    chosen: { mode: 'high-form', expansions: 'off', first: 'first' },
    sides: ['highland', 'sylvan'],
  },
  seat: 0,
  answers: [
    { key: 'turn', seat: 0, said: 'place:D4' },
    { key: 'pause', seat: 1, said: 'turn' },
    { key: 'turn', seat: 1, said: 'place:F4' },
    { key: 'turn', seat: 1, said: 'place:E5' },
    { key: 'pause', seat: 0, said: 'turn' },
    { key: 'turn', seat: 0, said: 'place:C3' },
    { key: 'turn', seat: 0, said: 'place:D3' },
    { key: 'pause', seat: 1, said: 'turn' },
    { key: 'turn', seat: 1, said: 'place:F6' },
    { key: 'turn', seat: 1, said: 'place:E6' },
    { key: 'pause', seat: 0, said: 'turn' },
    { key: 'turn', seat: 0, said: 'place:E4' },
    { key: 'turn', seat: 0, said: 'summon:mountain-troll' },
    { key: 'placement', seat: 0, said: 'D5:r2' },
    { key: 'turn', seat: 0, said: 'summon:hungry-bear' },
    { key: 'placement', seat: 0, said: 'E3:r1' },
    { key: 'destination', seat: 0, said: 'F4' },
    { key: 'destination', seat: 0, said: 'E3' },
    { key: 'claim', seat: 0, said: 'destruction' },
  ],
  steps: [
    {
      at: 0,
      rule: 'TK-3.5',
      text: {
        pl: 'Na arenie stawiasz piony, a z pionów układasz wzory, które przywołują istoty. W pierwszej turze masz jedną akcję: postaw zwykły pion na D4, blisko środka.',
        en: 'On the arena you put pieces, and out of pieces you make patterns that summon beings. Your first turn has one action: put a common piece on D4, near the centre.',
      },
      otherwise: {
        pl: 'Tam też wolno, ale wzory twoich kart łatwiej ułożyć ze środka. Wybierz D4.',
        en: 'You may, but the patterns of your cards are easier to make from the centre. Choose D4.',
      },
    },
    {
      at: 5,
      rule: 'TK-3.3',
      text: {
        pl: 'Odtąd każda tura to dwie akcje. Górski troll na twojej ręce chce schodków z czterech pionów: dołóż C3, po skosie od D4.',
        en: 'From now on every turn has two actions. The Mountain Troll in your hand wants stairs of four pieces: add C3, diagonal to D4.',
      },
      otherwise: {
        pl: 'Ten pion nie pasuje do schodków Górskiego trolla. Wybierz C3.',
        en: 'That piece does not fit the stairs of the Mountain Troll. Choose C3.',
      },
    },
    {
      at: 11,
      rule: 'TK-4.1',
      text: {
        pl: 'Stoją już C3, D3 i D4; Komputer ma piony na E5 i E6. Brakuje jednego stopnia: postaw pion na E4, a wzór Górskiego trolla będzie gotowy.',
        en: 'C3, D3 and D4 stand already; the computer has pieces on E5 and E6. One stair is missing: put a piece on E4, and the pattern of the Mountain Troll is complete.',
      },
      otherwise: {
        pl: 'Prawie: ale tylko E4 domyka schodki C3, D3, D4, E4. Postaw pion właśnie tam.',
        en: 'Almost, but only E4 completes the stairs C3, D3, D4, E4. Put the piece there.',
      },
    },
    {
      at: 12,
      rule: 'TK-4.2',
      text: {
        pl: 'Druga akcja: przywołanie. Wzór już leży, więc wybierz Górskiego trolla.',
        en: 'The second action is a summoning. The pattern lies ready, so choose the Mountain Troll.',
      },
      otherwise: {
        pl: 'Szkoda akcji: wzór Górskiego trolla jest gotowy i niszczy dwa wrogie piony. Przywołaj go.',
        en: 'A pity for the action: the pattern of the Mountain Troll is ready and destroys two enemy pieces. Summon it.',
      },
    },
    {
      at: 13,
      rule: 'TK-4.4',
      text: {
        pl: 'Wzór wolno obracać, więc istota może stanąć w kilku miejscach. Na D5 troll stoi obok E5 i E6, i niszczy oba.',
        en: 'A pattern may be turned, so the being can arrive in several places. On D5 the Troll stands beside E5 and E6, and destroys both.',
      },
      otherwise: {
        pl: 'Stamtąd troll nie dosięgnie obu pionów Komputera. Wybierz D5.',
        en: 'From there the Troll does not reach both pieces of the computer. Choose D5.',
      },
    },
    {
      at: 14,
      rule: 'TK-6.2',
      text: {
        pl: 'Górski troll dał ci jeszcze jedną akcję. Piony po przywołaniu zostają, więc z tych samych ułożysz następny wzór: przywołaj Głodnego niedźwiedzia.',
        en: 'The Mountain Troll gave you one more action. Pieces stay after a summoning, so the same ones make the next pattern: summon the Hungry Bear.',
      },
      otherwise: {
        pl: 'Możesz więcej: wzór Głodnego niedźwiedzia też już leży. Przywołaj go.',
        en: 'You can do more: the pattern of the Hungry Bear lies there as well. Summon it.',
      },
    },
    {
      at: 15,
      rule: 'TK-4.4',
      text: {
        pl: 'Niedźwiedź może potem zrobić dwa kroki i zniszczyć to, na co wejdzie. Postaw go na E3: stamtąd ma krok do wrogiego piona na F4.',
        en: 'The Bear may then take two steps and destroy what it walks onto. Put it on E3: from there it is one step to the enemy piece on F4.',
      },
      otherwise: {
        pl: 'Stamtąd na F4 jest za daleko. Wybierz E3.',
        en: 'From there F4 is too far. Choose E3.',
      },
    },
    {
      at: 16,
      rule: 'TK-7.4',
      text: {
        pl: 'Wchodząc na pole, istota niszczy piona niższej rangi: heroiczny niedźwiedź zwykłego. Idź na F4.',
        en: 'By moving there a being destroys a piece of lower rank: the heroic Bear a common one. Go to F4.',
      },
      otherwise: {
        pl: 'Tam nikogo nie ma, a każdy zniszczony pion liczy się do zadania. Idź na F4.',
        en: 'Nobody is there, and every destroyed piece counts for the task. Go to F4.',
      },
    },
    {
      at: 17,
      rule: 'TK-7.3',
      text: {
        pl: 'Został drugi krok. Wróć na E3: razem z innymi pionami zbudujesz stamtąd następny wzór.',
        en: 'One step is left. Go back to E3: with your other pieces you will make the next pattern from there.',
      },
      otherwise: {
        pl: 'Można, ale na E3 niedźwiedź przyda się we wzorach. Idź na E3.',
        en: 'You may, but on E3 the Bear serves your patterns. Go to E3.',
      },
    },
    {
      at: 18,
      rule: 'TK-9.2',
      text: {
        pl: 'Zniszczone zostały trzy wrogie piony, a zadanie „Zniszczenie” chce właśnie tego. Na koniec tury wolno wykonać jedno zadanie: weź punkt.',
        en: 'Three enemy pieces were destroyed, and the task Destruction asks for just that. At the end of your turn you may claim one task: take the point.',
      },
      otherwise: {
        pl: 'Punkt leży na stole, a Komputer może go zabrać w swojej turze. Wykonaj zadanie.',
        en: 'The point lies on the table, and the computer may take it in its turn. Claim the task.',
      },
    },
  ],
  end: {
    pl: 'Jedna tura, dwa przywołania, trzy zniszczone piony i pierwszy punkt. Kto pierwszy zbierze 9 punktów z zadań i legend, kończy partię: każdy ma jeszcze jedną turę.',
    en: 'One turn, two summonings, three pieces destroyed and the first point. Whoever reaches 9 points by tasks and legends first ends the match: everybody has one more turn.',
  },
};
