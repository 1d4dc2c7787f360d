import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Scene } from '../../../src/engine/index.js';
import type { Act, SeenMessage } from '../../../src/local/server.js';
import type { Match } from '../../../src/matches/index.js';
import type { PebblesView } from '../../engine/pebbles/view.js';
import { type PebblesState, pebbles } from '../../engine/pebbles.js';
import { publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const handIn = ({ view, reader }: Scene<PebblesView>): string =>
  reader === 'spectator' ? 'nothing' : `hand: ${String(view.hands[reader])}`;

/** A hand that can be looked at: its picture says what is on it. */
const shown = {
  ...pebbles,
  pictures: {
    ...pebbles.pictures,
    hand: (scene: Scene<PebblesView>) => ({
      ...pebbles.pictures.board(scene, 'en', { palette: 'standard' }),
      alt: handIn(scene),
    }),
  },
};

/** The same without anything that is hidden. */
const bare = { ...pebbles, id: 'bare' };

let stage: OwnStage;
let thread: string;
beforeAll(async () => {
  stage = await raiseStage([shown, bare], undefined, undefined, ['Celina', 'Piotr']);
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.faults.length = 0;
  thread = await startMatch(stage, shown.id);
});

const ADA = 0;
const BO = 1;
const KIM = 2;
const CELINA = 4;
const PIOTR = 5;
const who = (index: number): string => stage.people[index]!;
const command = async (person: string, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(person, thread, name, options)).settled(30_000);
const press = async (person: string, message: SeenMessage, verb: string): Promise<SeenMessage> =>
  (await stage.discord.control.press(person, message.id, buttonOf(message, verb))).settled(30_000);
const matchNow = async (): Promise<Match> => (await stage.store.lastMatchAt(thread))!;
const notices = (): readonly SeenMessage[] => publicPosts(stage, thread).filter(({ text }) => text.startsWith('🤝'));
const notice = (): Promise<SeenMessage> =>
  stage.discord.control.waitFor(() => notices().findLast(({ buttons }) => buttons.length > 0), 30_000);
const hidden = (): Promise<SeenMessage> =>
  stage.discord.control.waitFor(() => notices().find(({ text }) => text.includes('nikomu już nie pokazuje')), 30_000);
/** What lies in the hand of a seat now. */
async function handOfSeat(seat: number): Promise<string> {
  const { id } = await matchNow();
  const table = await stage.program.house.table(await stage.program.house.match(id));
  return String(shown.view(table.state as PebblesState, seat).hands[seat]);
}
/** What somebody sees of it: pictures and words. */
const seen = ({ text, files }: SeenMessage): string =>
  [text, ...files.map(({ description }) => description)].join('\n');
const refusal = async (act: Act): Promise<string> => (await act.settled(30_000)).text;

describe('a hand that is shown to a friend', () => {
  test('is announced, seen by them alone as it is now, and withdrawn by a press', async () => {
    const answer = await command(who(ADA), 'hand', { show: who(CELINA) });
    expect(answer.ephemeral).toBe(true);
    expect(answer.text).toContain(`Twoją rękę ogląda teraz <@${who(CELINA)}>`);
    const said = await notice();
    expect(said.text).toContain(`**Żaneta** pokazuje swoją rękę. Do odwołania ogląda ją <@${who(CELINA)}>`);
    expect(said.pings).toEqual([who(CELINA)]);

    const look = await press(who(CELINA), said, 'shown-hand');
    expect(look.ephemeral).toBe(true);
    expect(look.text).toContain('Ręka, którą pokazuje **Żaneta**');
    expect(seen(look)).toContain(`hand: ${await handOfSeat(0)}`);
    expect(seen(look)).not.toContain(await handOfSeat(1));
    expect(look.buttons, 'who looks cannot act').toEqual([]);

    await command(who(ADA), 'act', { move: '0' });
    await stage.restart();
    expect(seen(await press(who(CELINA), said, 'shown-hand'))).toContain(`hand: ${await handOfSeat(0)}`);

    expect((await press(who(ADA), said, 'hide-hand')).text).toContain('Nikt już nie ogląda Twojej ręki.');
    expect((await hidden()).id).toBe(said.id);
    const late = await stage.discord.control.press(who(CELINA), said.id, buttonOf(said, 'shown-hand'), { stale: true });
    const text = await refusal(late);
    expect(text).toContain('Ta ręka nie jest już pokazywana.');
    const again = await stage.discord.control.press(who(ADA), said.id, buttonOf(said, 'hide-hand'), { stale: true });
    expect(await refusal(again)).toContain('Nikomu nie pokazujesz');
    expect(stage.faults).toEqual([]);
  }, 60_000);

  test('is seen by nobody else, whatever they press, and nobody can act by it', async () => {
    await command(who(ADA), 'hand', { show: who(KIM) });
    const said = await notice();
    const hand = await handOfSeat(0);
    for (const person of [who(BO), who(CELINA), who(ADA)]) {
      const told = await press(person, said, 'shown-hand');
      expect(told.text).toContain('komuś innemu');
      expect(seen(told)).not.toContain(hand);
    }
    const mentor = await press(who(KIM), said, 'shown-hand');
    expect(mentor.text).toContain('The hand of **Żaneta**, as it is now.');
    const board = await lastBoard(stage, thread);
    expect((await press(who(KIM), board, 'play')).text).toContain('You are not playing in this match');
    expect((await press(who(KIM), board, 'hand')).text).toContain('You are not playing in this match');
    expect((await command(who(KIM), 'act', { move: '0' })).text).toContain('You are not playing');
    expect((await press(who(KIM), said, 'hide-hand')).text).toContain('You are not playing');
    // The other hand stays closed to them too.
    const { id } = await matchNow();
    stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id: `shown-hand.${id}.1` }));
    const forged = await press(who(KIM), said, 'shown-hand');
    expect(forged.text).toContain('no longer shown');
    expect(seen(forged)).not.toContain(await handOfSeat(1));
    const open = publicPosts(stage, thread).map(seen).join('\n');
    expect(open).not.toContain(hand);
    expect(stage.faults).toEqual([]);
  }, 60_000);

  test('goes to one friend at a time; /hand hide ends it', async () => {
    await command(who(ADA), 'hand', { show: who(CELINA) });
    const first = await notice();
    await command(who(ADA), 'hand', { show: who(PIOTR) });
    const second = await stage.discord.control.waitFor(
      () => notices().find(({ id, text }) => id !== first.id && text.includes(who(PIOTR))),
      30_000,
    );
    await expect.poll(() => notices().map(({ id }) => id)).toEqual([second.id]);
    expect((await press(who(CELINA), second, 'shown-hand')).text).toContain('komuś innemu');
    expect(seen(await press(who(PIOTR), second, 'shown-hand'))).toContain(await handOfSeat(0));
    expect((await command(who(ADA), 'hand', { hide: true })).text).toContain('Nikt już');
    await hidden();
    expect((await command(who(ADA), 'hand', { hide: true })).text).toContain('Nikomu nie pokazujesz');
  }, 60_000);

  test('is never shown to who plays, to oneself or to a bot, nor by who does not play', async () => {
    expect((await command(who(ADA), 'hand', { show: who(BO) })).text).toContain('Ta osoba gra w tej partii');
    expect((await command(who(ADA), 'hand', { show: who(ADA) })).text).toContain('własne miejsce');
    const { author } = (await lastBoard(stage, thread)).raw as { author: { id: string } };
    expect((await command(who(ADA), 'hand', { show: author.id })).text).toContain('Bot nie może');
    expect((await command(who(KIM), 'hand', { show: who(CELINA) })).text).toContain('You are not playing');
    expect(notices()).toEqual([]);
    expect((await matchNow()).seats.every(({ shownTo }) => shownTo === undefined)).toBe(true);
  }, 60_000);

  test('ends with the match', async () => {
    await command(who(ADA), 'hand', { show: who(KIM) });
    const said = await notice();
    await command(who(BO), 'concede');
    const sure = stage.discord.control.visibleTo(who(BO), thread).findLast(({ ephemeral }) => ephemeral)!;
    await press(who(BO), sure, 'concede');
    expect((await press(who(KIM), said, 'shown-hand')).text).toContain('This match is over.');
  }, 60_000);

  test('whoever is shown it is forgotten with everything else', async () => {
    await command(who(ADA), 'hand', { show: who(PIOTR) });
    await notice();
    const asks = await command(who(PIOTR), 'settings', { data: 'delete' });
    await press(who(PIOTR), asks, 'forget');
    await hidden();
    expect(publicPosts(stage, thread).map(seen).join()).not.toContain(who(PIOTR));
    expect((await matchNow()).seats[0]!.shownTo).toBeUndefined();
  }, 60_000);

  test('is announced in English at an English table, also when it holds nothing', async () => {
    const act = await stage.discord.control.command(who(ADA), stage.channel, 'settings', {
      scope: 'channel',
      language: 'en',
    });
    await act.settled(30_000);
    thread = await startMatch(stage, bare.id);
    await command(who(ADA), 'hand', { show: who(KIM) });
    const said = await notice();
    expect(said.text).toBe(`🤝 **Żaneta** shows their hand to <@${who(KIM)}>, who may look but not play.`);
    expect((await press(who(KIM), said, 'shown-hand')).text).toContain('nothing in it that the others do not see');
    await command(who(ADA), 'hand', { hide: true });
    await stage.discord.control.waitFor(
      () => notices().find(({ text }) => text === '🤝 **Żaneta** shows their hand to nobody any more.'),
      30_000,
    );
  }, 60_000);
});
