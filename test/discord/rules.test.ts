import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeenMessage } from '../../src/local/server.js';
import { games } from '../../src/registry.js';
import { publicPosts } from './player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from './stage.js';

const PATIENCE = 30_000;
const ARENA = 'monolith-arena';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage(games);
}, PATIENCE);
afterAll(() => stage.close());

const ask = async (person: number, query: string, channel = stage.channel, more = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(stage.people[person]!, channel, 'rules', { query, ...more })).settled(PATIENCE);

const complete = async (person: number, query: string, channel = stage.channel) => {
  const { control } = stage.discord;
  const act = await control.autocomplete(stage.people[person]!, channel, 'rules', { query }, 'query');
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

  test('turns to a passage it refers to, in the same private message', async () => {
    const net = await ask(2, 'how does a net work');
    const turned = await press(2, net, `passage.${ARENA}.net-ends`);
    expect(turned.id).toBe(net.id);
    expect(turned.text).toContain('When a net ends');
    expect(turned.files).toHaveLength(1);
  });

  test('gives the nearest three where nothing fits', async () => {
    const lost = await ask(2, 'xqzzk wvvq');
    expect(lost.text).toContain('not sure');
    expect(lost.buttons.filter(({ customId }) => customId?.startsWith('passage.'))).toHaveLength(3);
  });

  test('completes while one types, and takes what was picked', async () => {
    const choices = await complete(0, 'regener');
    expect(choices[0]!.name).toMatch(/Runa regeneracji/);
    const picked = await ask(2, String(choices[0]!.value));
    expect(picked.text).toContain('Rune of Regeneration');
    expect((await complete(0, '')).length).toBeGreaterThan(10);
  });

  test('works in a private conversation with the bot', async () => {
    const person = stage.people[3]!;
    const dm = stage.discord.control.directChannel(person);
    expect((await ask(3, 'armor', dm)).text).toContain('MA-8.6');
  });

  test('is found by the number alone', async () => {
    expect((await ask(2, 'MA-10.8')).text).toContain('Nets on netters');
    expect((await ask(2, '18.2', stage.channel, { game: ARENA })).text).toContain('Who chooses the hex of a Push');
  });
});

describe('sharing', () => {
  test('posts the passage for everybody in the language of the channel and says so once', async () => {
    await stage.store.keepSettings('channel', stage.channel, { language: 'en' });
    const answer = await ask(0, 'pancerz');
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
    const contents = await press(0, board, buttonOf(board, 'rules'));
    expect(contents.ephemeral).toBe(true);
    const [chapters] = contents.selects;
    expect(chapters!.options.map(({ label }) => label)).toContain('Sieci');
    const list = await (await control.select(stage.people[0]!, contents.id, chapters!.customId, ['nets'])).settled(
      PATIENCE,
    );
    const [passages] = list.selects;
    const passage = await (await control.select(stage.people[0]!, list.id, passages!.customId, ['nets-meet'])).settled(
      PATIENCE,
    );
    expect(passage.text).toContain('MA-10.8');
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

  test('nothing of this was a fault', () => {
    expect(stage.faults).toEqual([]);
  });
});
