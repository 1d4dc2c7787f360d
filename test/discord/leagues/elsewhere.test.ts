import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsIn } from '../../../src/discord/words/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, idOf, isLiving, PATIENCE } from './acting.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

const { command, post } = actingOn(() => stage);
/** What manages the server one is on. */
const MANAGES = String(1n << 5n);

// Whoever manages any server, their own too, organised every league whose id they had read somewhere.
test('a league is run, joined and looked at on its own server', async () => {
  const { control } = stage.discord;
  const [boss, stranger] = stage.people as [string, string];
  await command(boss, 'league create', { name: 'Liga', game: pebbles.id, format: 'swiss' });
  const living = await post(isLiving);
  const [league] = await stage.program.hall.store.leagues(stage.discord.guildId);
  const { id } = league!;
  const presses = ['league-set.*.check-in.1', 'league-set.*.closed', 'league-look.*.manage', 'league-form.*.edit'];
  for (const press of [
    ...presses,
    'league.*.join',
    'league-look.*.schedule',
    'league-seat.*.take.1',
    'predict.*.x.1',
  ]) {
    stage.tampering.forge(interaction => {
      const { member } = interaction as unknown as { member: { permissions: string } };
      member.permissions = MANAGES;
      Object.assign(interaction, { guild_id: '99999999999999999' });
      Object.assign(interaction.data, { custom_id: press.replace('*', id) });
    });
    const act = await control.press(stranger, living.id, idOf(living, '.table'));
    const said = await control.waitFor(() => {
      if (act.followUps[0]) return act.followUps[0].text;
      return act.reply && !act.reply.thinking && act.responseType !== 6 ? act.reply.text : null;
    }, PATIENCE);
    expect(said, press).toBe(wordsIn('pl').refusal('no-league-here', {}));
  }
  const { league: now, entrants } = await stage.program.hall.season(id);
  expect(now).toMatchObject({ status: 'open', checkIn: false });
  expect(entrants).toEqual([]);
});
