import { expect } from 'vitest';
import type { Chosen, Decision, Table } from '../../src/engine/index.js';
import { game as mageKnight } from '../../src/games/mage-knight/game.js';
import type { Realm } from '../../src/games/mage-knight/state.js';
import type { SeenMessage } from '../../src/local/server.js';
import type { Match } from '../../src/matches/index.js';
import { planner, seed } from '../games/mage-knight/bots/matches.js';
import { isAsking, openPanel } from './player.js';
import { sayOnPanel } from './saying.js';
import { buttonOf, lastBoard, type OwnStage, openLobby } from './stage.js';

/** A match of Mage Knight on a stage. */
export interface Played {
  readonly id: string;
  readonly thread: string;
}

/** Opens a lobby, chooses by its menus, seats so many people and starts. */
export async function beginRealm(stage: OwnStage, chosen: Chosen, people: number): Promise<Played> {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  const lobby = await openLobby(stage, mageKnight.id);
  let panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled(30_000);
  const select = async (begins: string, ends: string, value: string) => {
    const menu = panel.selects.find(({ customId }) => customId.startsWith(begins) && customId.endsWith(ends));
    expect(menu, `${begins}…${ends} in ${panel.text}`).toBeDefined();
    panel = await (await control.select(host, panel.id, menu!.customId, [value])).settled(30_000);
  };
  for (const [id, value] of Object.entries(chosen)) {
    // All but the first stand in one menu, and the one picked opens below it.
    if (id !== 'scenario') await select('variant.', '', id);
    await select('option.', `.${id}`, value);
  }
  for (const person of stage.people.slice(1, people))
    await (await control.press(person, lobby.id, buttonOf(lobby, 'join'))).settled(30_000);
  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled(30_000);
  const thread = control.threads(stage.channel).at(-1)!.id;
  return { id: (await stage.store.matchAt(thread))!.id, thread };
}

/** Plays a match to its end: everybody says on their own panel what a simple computer player would. Shows every panel. */
export async function playRealm(
  stage: OwnStage,
  { id, thread }: Played,
  watch: (panel: SeenMessage, decision: Decision) => void = () => undefined,
): Promise<Match> {
  const { house } = stage.program;
  const bot = planner();
  let answers = 0;
  for (;;) {
    // Whoever is called reads the post first, as people do.
    await expect.poll(() => stage.store.postsOf(id), { timeout: 60_000 }).toEqual([]);
    const match = await house.match(id);
    if (match.status !== 'running') return match;
    const { seat } = (await tableOf(stage, match)).open[0]!;
    const person = match.seats[seat]!.player!;
    let panel = await openPanel(stage, person, await lastBoard(stage, thread));
    while (isAsking(panel)) {
      const table = await tableOf(stage, await house.match(id));
      const decision = table.decisionOf(seat);
      if (!decision) break;
      watch(panel, decision);
      panel = await sayOnPanel(stage, person, panel, decision, bot.choose(table, seat, seed(answers)));
      answers += 1;
      expect(answers).toBeLessThan(3_000);
    }
  }
}

const tableOf = async ({ program }: OwnStage, match: Match): Promise<Table<Realm>> =>
  (await program.house.table(match)) as Table<Realm>;

/** What a command answers the host. */
export async function asked(stage: OwnStage, command: string, more = {}): Promise<string> {
  const { control } = stage.discord;
  return (await (await control.command(stage.people[0]!, stage.channel, command, more)).settled(30_000)).text;
}
