import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Season } from '../../../src/leagues/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, isLiving, PATIENCE } from './acting.js';

/** What reads as a number to a careless reader. */
const NO_NUMBERS = ['', ' ', '0x1', '1e0', '-0', '١', '1.0'];

let stage: OwnStage;
let boss: string;
let manage: SeenMessage;
let id: string;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
  const [first, ...others] = stage.people as [string, ...string[]];
  boss = first;
  await command(boss, 'league create', { name: 'Liga', game: pebbles.id, format: 'tables-of-four', rounds: 3 });
  const living = await post(isLiving);
  for (const person of [boss, ...others]) await press(person, living, '.join');
  manage = await press(boss, living, '.manage');
  ({ id } = (await seasonNow()).league);
}, 60_000);
afterAll(() => stage.close());

const { command, press, post } = actingOn(() => stage);
const seasonNow = async (): Promise<Season> => {
  const { hall } = stage.program;
  const [league] = await hall.store.leagues(stage.discord.guildId);
  return hall.season(league!.id);
};

/** Presses an honest button of the panel; what reaches the bot is a menu, or a form. */
async function forged(data: object, more: object = {}): Promise<string> {
  const { control } = stage.discord;
  stage.tampering.forge(interaction => Object.assign(interaction, more, { data: { ...interaction.data, ...data } }));
  const act = await control.press(boss, manage.id, manage.buttons[0]!.customId!);
  return (await control.waitFor(() => act.followUps[0] ?? (act.edits.length > 0 ? act.reply : null), PATIENCE)).text;
}
const inMenu = (part: string, value: string): Promise<string> =>
  forged({ custom_id: `league-set.${id}.${part}`, component_type: 3, values: [value] });
/** A form sent back: texts are typed, lists chosen in menus. */
const inForm = (part: string, fields: Readonly<Record<string, string | readonly string[]>>): Promise<string> => {
  const components = Object.entries(fields).map(([custom_id, given], id) => ({
    type: 18,
    id: 2 * id + 1,
    component: {
      id: 2 * id + 2,
      custom_id,
      ...(typeof given === 'string' ? { type: 4, value: given } : { type: 3, values: given }),
    },
  }));
  return forged({ custom_id: `league-set.${id}.${part}`, components }, { type: 5 });
};

test.each(NO_NUMBERS)('%j is no rule of a league', async value => {
  const { rules } = (await seasonNow()).league;
  for (const part of ['rounds', 'round', 'by-place', 'rated', 'places'])
    expect(await inMenu(part, value), part).toBe('Nie ma takiej możliwości.');
  expect((await seasonNow()).league.rules).toEqual(rules);
});

test('no such value names a person, an hour or a place either', async () => {
  await press(boss, await press(boss, manage, '.preview'), '.start');
  manage = await press(boss, await post(isLiving), '.manage');
  const began = await seasonNow();
  const [pairing] = began.pairings;
  // Whoever has the number 1 comes first, for a reader who takes 0x1 for it.
  const [two, three] = pairing!.seats.filter(number => number !== 1);
  for (const value of NO_NUMBERS) {
    expect(await inMenu('drop', value)).toBe('Nie ma w tej lidze nikogo o tej nazwie.');
    await inForm('extended', { hours: [value === '0x1' ? '0x18' : value] });
    const named = { place1: [value], place2: [`${two}`], place3: [`${three}`], result: [], reason: 'protest' };
    expect(await inForm(`awarded.${pairing!.id}`, named)).toContain('każdą osobę stołu raz');
  }
  expect((await seasonNow()).pairings).toEqual(began.pairings);
  expect(stage.faults).toEqual([]);
}, 60_000);
