import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, list } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { games } from '../../../src/registry.js';
import { publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const PATIENCE = 30_000;
const ARENA = 'monolith-arena';
const CONTEST = 'tash-kalar';
/** What the games are called whose rules can be looked up. */
const named = (language: Language): string[] =>
  games.filter(({ reference }) => reference).map(({ words }) => words[language].name);

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage(games);
}, PATIENCE);
afterAll(() => stage.close());

const ask = async (person: number, query: string, channel = stage.channel, more = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(stage.people[person]!, channel, 'rules', { query, ...more })).settled(PATIENCE);

const complete = async (person: number, query: string, channel = stage.channel, more = {}, focused = 'query') => {
  const { control } = stage.discord;
  const act = await control.autocomplete(stage.people[person]!, channel, 'rules', { query, ...more }, focused);
  return control.waitFor(() => act.choices, PATIENCE);
};

const press = async (person: number, message: SeenMessage, customId: string): Promise<SeenMessage> =>
  (await stage.discord.control.press(stage.people[person]!, message.id, customId)).settled(PATIENCE);

describe('/rules', () => {
  test('answers privately, in the language of the one who asks, with the number of the rule', async () => {
    const polish = await ask(0, 'zasieciowany');
    expect(polish.ephemeral).toBe(true);
    expect(polish.text).toContain('Co może zasieciowany żeton');
    expect(polish.text).toContain('MA-10.3');
    expect(polish.text).toContain('W instrukcji: „Opis ikon › Sieć”');
    const english = await ask(2, 'zasieciowany');
    expect(english.text).toContain('Netted: what such a tile can do');
  });

  test('shows a component as the bot draws it, with how many there are and its rules as buttons', async () => {
    const knight = await ask(0, 'rycerz', stage.channel, { game: ARENA });
    expect(knight.text).toContain('4 żetony');
    expect(knight.files).toHaveLength(1);
    expect(knight.files[0]!.filename).toMatch(/^monolith-arena-tile-knight/);
    expect(knight.buttons.map(({ customId }) => customId)).toEqual(
      expect.arrayContaining([`passage.${ARENA}.charge`, `passage.${ARENA}.armor`, `passage.${ARENA}.maneuver`]),
    );
  });

  test.each([
    [ARENA, 'tile-knight', 'rycerza', 'knight', 'Atak wręcz 2', 'Melee 2', '4 żetony', '4 tiles'],
    [ARENA, 'tile-golem', 'golem', 'golem', 'Nie atakuje', 'Does not attack', '2 żetony', '2 tiles'],
    [ARENA, 'tile-penetration-rune', 'runa penetracji', 'penetration rune', 'wrog', 'enem', '1 żeton', '1 tile'],
    [ARENA, 'tile-push', 'odepchniecie', 'push', 'odpycha', 'push', '3 żetony', '3 tiles'],
    [ARENA, 'tile-banner', 'sztandaru', 'banner', 'Manewr', 'Maneuver', '1 żeton', '1 tile'],
    [CONTEST, 'card-gryphon-rider', 'jezdziec gryfa', 'gryphon rider', 'bojowo', 'combat', '1 karta', '1 card'],
    [CONTEST, 'card-leviathan', 'lewiatana', 'leviatan', 'Zdegraduj do 3', 'Downgrade up to 3', '1 karta', '1 card'],
    [CONTEST, 'flare-07', 'flara 7', 'flare 7', 'o 6 pionów więcej', '6 more pieces', '1 karta', '1 card'],
    [CONTEST, 'task-diagonals', 'zadanie przekatne', 'diagonals task', 'przekątn', 'diagonal', '1 karta', '1 card'],
  ])('says of %s %s what it does and how many there are, with picture and rules', async (game, id, pl, en, ...said) => {
    const [doesPl, doesEn, countPl, countEn] = said;
    for (const [person, query, does, count] of [
      [0, pl, doesPl, countPl],
      [2, en, doesEn, countEn],
    ] as const) {
      const answer = await ask(person, query, stage.channel, { game });
      const ways = answer.buttons.map(({ customId }) => customId);
      const isIt = answer.files[0]?.filename.startsWith(`${game}-${id}`);
      const shown = isIt ? answer : await press(person, answer, `passage.${game}.${id}`);
      expect(isIt || ways.includes(`passage.${game}.${id}`), query).toBe(true);
      expect(shown.files.map(({ filename }) => filename)).toEqual([expect.stringContaining(`${game}-${id}`)]);
      expect(shown.text).toContain(does);
      expect(shown.text).toContain(count);
      const rules = shown.buttons.filter(({ customId }) => customId?.startsWith('passage.'));
      expect(rules.length).toBeGreaterThan(0);
      const first = await press(person, shown, rules[0]!.customId!);
      expect(first.text).toMatch(game === ARENA ? /MA-\d/ : /(TK|AMB)-\d/);
    }
  });

  test('turns to a passage it refers to, in the same private message', async () => {
    const net = await ask(2, 'how does a net work', stage.channel, { game: ARENA });
    const turned = await press(2, net, `passage.${ARENA}.net-ends`);
    expect(turned.id).toBe(net.id);
    expect(turned.text).toContain('When a net ends');
    expect(turned.files).toHaveLength(1);
  });

  test.each(['xqzzk wvvq', '???', '🦊', 'ż', '日本'])('gives the nearest three where nothing fits: %s', async query => {
    for (const [person, unsure] of [
      [0, 'Nie wiem na pewno'],
      [2, 'not sure'],
    ] as const) {
      const lost = await ask(person, query);
      expect(lost.text).toContain(unsure);
      const nearest = lost.buttons.filter(({ customId }) => customId?.startsWith('passage.'));
      expect(nearest).toHaveLength(3);
      expect((await press(person, lost, nearest[2]!.customId!)).text).toMatch(/[A-Z]{2}-([A-Z]-)?\d/);
    }
  });

  test('completes while one types, and takes what was picked', async () => {
    const choices = await complete(0, 'regener');
    expect(choices[0]!.name).toMatch(/Runa regeneracji/);
    const picked = await ask(2, String(choices[0]!.value));
    expect(picked.text).toContain('Rune of Regeneration');
    expect((await complete(0, '')).length).toBeGreaterThan(10);
  });

  test.each([
    ['a section', 'pechowe dob', 'Pechowe dobranie · MA-4.1'],
    ['a keyword', 'inicj', 'Inicjatywa · MA-7.9'],
    ['a keyword of the other language', 'initiat', 'Inicjatywa · MA-7.9'],
    ['a word without diacritics', 'lancuch regen', 'Łańcuch run regeneracji · MA-12.7'],
    ['a tile with ł written l', 'lowca', 'Łowca'],
    ['a tile with its diacritics', 'Łowc', 'Łowca'],
    ['an order', 'okopa', 'Okopanie · MA-16.8'],
    ['a card', 'leviat', 'Lewiatan'],
    ['a typo', 'pancez', 'Pancerz · MA-8.6'],
    ['an inflected form', 'zasieciowanego', 'Co może zasieciowany żeton · MA-10.3'],
    ['another inflected form', 'runę', 'Jak działają runy · MA-11.1'],
  ])('completes %s: %s', async (_what, typed, name) => {
    const choices = await complete(0, typed);
    expect(choices.length).toBeLessThanOrEqual(25);
    expect(choices[0]!.name).toMatch(new RegExp(`^${name}( ·|$)`));
  });

  test('completes games, and keeps to the one named, picked or typed', async () => {
    const games = await complete(0, '', stage.channel, { game: 'kalar' }, 'game');
    expect(games).toEqual([expect.objectContaining({ name: 'Tash-Kalar', value: CONTEST })]);
    for (const game of [CONTEST, 'tash']) {
      const choices = await complete(0, 'ruch', stage.channel, { game });
      expect(choices.every(({ value }) => String(value).startsWith(`${CONTEST}/`))).toBe(true);
      expect((await ask(0, 'ruch', stage.channel, { game })).text).toContain('TK-7.3');
    }
  });

  test.each([
    ['szachy', 'Gry „szachy” tu nie mam', 'no game “szachy” here'],
    ['rumis', `Znam zasady: ${list(named('pl'), 'i')}`, `the rules of ${list(named('en'), 'and')}`],
    ['a', 'pasuje do kilku gier', 'could be any of'],
  ])('says that there is no such game instead of answering from another: %s', async (game, polish, english) => {
    for (const [person, said] of [
      [0, polish],
      [2, english],
    ] as const) {
      const answer = await ask(person, 'pancerz', stage.channel, { game });
      expect(answer.text).toContain(said);
      expect(answer.text).not.toMatch(/MA-\d|TK-\d/);
      expect(await complete(person, 'pancerz', stage.channel, { game })).toEqual([]);
    }
  });

  test('keeps to the game a question names itself', async () => {
    expect((await ask(0, 'ruch tash-kalar')).text).toContain('TK-7.3');
    expect((await ask(2, 'Monolith Arena: move')).text).toContain('MA-16.4');
  });

  test('works in a private conversation with the bot, for somebody in no match, and is shared there', async () => {
    const person = stage.people[3]!;
    const dm = stage.discord.control.directChannel(person);
    const answer = await ask(3, 'armor', dm, { game: ARENA });
    expect(answer.text).toContain('MA-8.6');
    expect((await complete(3, 'armo', dm))[0]!.name).toMatch(/^Armor/);
    await press(3, answer, buttonOf(answer, 'share'));
    const shared = stage.discord.control.visibleTo(person, dm).filter(({ ephemeral }) => !ephemeral);
    expect(shared.at(-1)!.text).toContain('MA-8.6');
  });

  test('offers besides only what answers too, and tells tiles from passages', async () => {
    const lone = await ask(0, 'nierozerwalność');
    expect(lone.text).not.toContain('Może chodziło o');
    const net = await ask(0, 'sieci', stage.channel, { game: ARENA });
    const tile = net.buttons.find(({ customId }) => customId === `passage.${ARENA}.tile-net`);
    expect(tile?.label).toBe('Sieć');
    expect(tile?.emoji).toBe('🧩');
  });

  test('is found by the number alone', async () => {
    expect((await ask(2, 'MA-10.8')).text).toContain('Nets on netters');
    expect((await ask(2, '18.2', stage.channel, { game: ARENA })).text).toContain('Who chooses the hex of a Push');
  });
});

describe('sharing', () => {
  test('posts the passage for everybody in the language of the channel and says so once', async () => {
    await stage.store.keepSettings('channel', stage.channel, { language: 'en' });
    const answer = await ask(0, 'pancerz', stage.channel, { game: ARENA });
    const after = await press(0, answer, buttonOf(answer, 'share'));
    expect(after.buttons.find(({ customId }) => customId?.startsWith('share.'))?.disabled).toBe(true);
    const post = publicPosts(stage, stage.channel).at(-1)!;
    expect(post.text).toContain('Armor');
    expect(post.text).toContain('Żaneta');
    expect(post.files).toHaveLength(1);
    const own = await press(1, post, `rule.${ARENA}.penetration`);
    expect(own.ephemeral).toBe(true);
    expect(own.text).toContain('Runa penetracji');
  });
});

describe('in a match', () => {
  let thread: string;
  beforeAll(async () => {
    thread = await startMatch(stage, ARENA);
  }, PATIENCE);

  test('the Rules button opens the contents of its game, and chapters lead to passages', async () => {
    const { control } = stage.discord;
    const board = await lastBoard(stage, thread);
    const more = await press(0, board, buttonOf(board, 'more'));
    const contents = await press(0, more, buttonOf(more, 'rules'));
    expect(contents.ephemeral).toBe(true);
    const [chapters] = contents.selects;
    expect(chapters!.options.map(({ label }) => label)).toContain('Sieci');
    const list = await (await control.select(stage.people[0]!, contents.id, chapters!.customId, ['nets'])).settled(
      PATIENCE,
    );
    const [passages] = list.selects;
    expect(passages!.options.every(({ description }) => description && !description.includes('*'))).toBe(true);
    const passage = await (await control.select(stage.people[0]!, list.id, passages!.customId, ['nets-meet'])).settled(
      PATIENCE,
    );
    expect(passage.text).toContain('MA-10.8');
  });

  test('the game played in the channel comes first, other games after it', async () => {
    const contest = await startMatch(stage, CONTEST);
    for (const [channel, game] of [
      [thread, ARENA],
      [contest, CONTEST],
    ] as const) {
      for (const query of ['rycerz', 'ruch', 'plansza', 'bomba']) {
        const choices = await complete(3, query, channel);
        expect(String(choices[0]!.value), query).toMatch(new RegExp(`^${game}/`));
      }
      const knights = (await complete(3, 'rycerz', channel)).map(({ value }) => String(value).split('/')[0]);
      expect(new Set(knights).size).toBe(2);
      expect((await ask(3, 'board', channel)).text).toContain(game === ARENA ? 'MA-1.1' : 'TK-1.2');
    }
    const strayed = await ask(3, 'leviathan', thread);
    expect(strayed.text).toContain('nothing certain about “leviathan” in Monolith Arena');
    expect(strayed.text).toContain('Leviathan');
    const armour = await ask(0, 'runa regeneracji', contest);
    expect(armour.text).toContain('W grze Tash-Kalar nic pewnego');
    expect((await ask(0, '10.8', contest)).text).toContain('W grze Tash-Kalar nic pewnego');
    expect((await ask(0, 'MA-10.8', contest)).text).toContain('Sieć na sieciarzu');
    const refused = await (
      await stage.discord.control.command((await lastBoard(stage, contest)).pings[0]!, contest, 'why', {
        move: 'place z9',
      })
    ).settled(PATIENCE);
    expect(refused.text).toMatch(/TK-\d+\.\d+/);
    expect(buttonOf(refused, 'rule')).toMatch(new RegExp(`^rule\\.${CONTEST}\\.`));
  });

  test('/why and a refused /act link to the passage of their rule', async () => {
    const { control } = stage.discord;
    const board = await lastBoard(stage, thread);
    const asked = board.pings[0]!;
    for (const name of ['why', 'act']) {
      const refused = await (await control.command(asked, thread, name, { move: 'banner z9' })).settled(PATIENCE);
      expect(refused.text, name).toContain('MA-1.1');
      const passage = await (await control.press(asked, refused.id, buttonOf(refused, 'rule'))).settled(PATIENCE);
      expect(passage.ephemeral).toBe(true);
      expect(passage.text).toMatch(/Plansza|The board/);
    }
  });

  test('/why answers in another’s turn too: whose turn it is, and still which rule', async () => {
    const { control } = stage.discord;
    const board = await lastBoard(stage, thread);
    const asked = board.pings[0]!;
    const waiting = stage.people.slice(0, 2).find(person => person !== asked)!;
    for (const [move, rule] of [
      ['banner z9', 'MA-1.6'],
      ['koniec tury', 'MA-1.6'],
      ['postaw', 'MA-1.6'],
      ['czemu nie mogę postawić sztandaru na C3?', 'MA-1.6'],
    ] as const) {
      const told = await (await control.command(waiting, thread, 'why', { move })).settled(PATIENCE);
      expect(told.text, move).toMatch(/Teraz kolej na: |’s turn\./);
      expect(told.text, move).toContain(rule);
    }
    const begun = await (await control.command(asked, thread, 'why', { move: 'banner' })).settled(PATIENCE);
    expect(begun.text).toMatch(/Cały ruch to na przykład `sztandar|A whole move is, for instance, `banner/);
  });

  test('nothing of this was a fault', () => {
    expect(stage.faults).toEqual([]);
  });
});
