import { pick, type RandomState } from '../../src/engine/index.js';
import type { LocalDiscord, SeenMessage } from '../../src/local/server.js';

/** How long somebody waits before pressing again, and how often. */
const PATIENCE = 20_000;
const MOST_TRIES = 5;

/** What people had to wait for, in ms, and how often they pressed once more. */
export interface Measured {
  readonly acknowledged: number[];
  readonly shown: number[];
  readonly posted: number[];
  lost: number;
}

export const nothingMeasured = (): Measured => ({ acknowledged: [], shown: [], posted: [], lost: 0 });

/** Where a match is played, and for how long. */
export interface Sitting {
  readonly discord: LocalDiscord;
  readonly channel: string;
  readonly seats: readonly string[];
  readonly game: string;
  readonly answers: number;
}

export const quantile = (list: readonly number[], part: number): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** Does something, and again when it was not acknowledged in time: people press once more, too. */
async function answered(
  measured: Measured,
  act: () => ReturnType<LocalDiscord['control']['press']>,
): Promise<{ act: Awaited<ReturnType<typeof act>>; panel: SeenMessage }> {
  for (let tries = 1; ; tries++) {
    const made = await act();
    try {
      return { act: made, panel: await made.settled(PATIENCE) };
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      measured.lost += 1;
    }
  }
}

/** One match of two random players until it has taken its share of answers. */
export async function playMatch(sitting: Sitting, random: RandomState, measured: Measured): Promise<number> {
  const { discord, channel, seats } = sitting;
  const { control } = discord;
  const [host, guest] = seats as [string, string];
  await answered(measured, () => control.command(host, channel, 'play', { game: sitting.game }));
  const lobby = await control.waitFor(
    () =>
      control
        .visibleTo(host, channel)
        .findLast(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('join.'))),
    60_000,
  );
  const find = (message: SeenMessage, verb: string) =>
    message.buttons.find(({ customId }) => customId?.startsWith(`${verb}.`))!.customId!;
  await answered(measured, () => control.press(guest, lobby.id, find(lobby, 'join')));
  await answered(measured, () => control.press(host, lobby.id, find(lobby, 'start')));
  const thread = control.threads(channel).at(-1)!.id;
  const board = await control.waitFor(
    () =>
      control
        .visibleTo(host, thread)
        .findLast(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('play.'))),
    60_000,
  );
  let given = 0;
  while (given < sitting.answers) {
    let moved = false;
    for (const person of seats) {
      let { panel } = await answered(measured, () => control.press(person, board.id, find(board, 'play')));
      for (;;) {
        const buttons = panel.buttons.filter(({ customId, disabled }) => customId?.startsWith('say.') && !disabled);
        const selects = panel.selects.filter(({ customId }) => customId.startsWith('say.'));
        if (buttons.length + selects.length === 0 || given >= sitting.answers) break;
        const chosen = pick<(typeof buttons)[number] | (typeof selects)[number]>(random, [...buttons, ...selects]);
        const started = performance.now();
        const posts = control.requests.length;
        const done = await answered(measured, () =>
          'options' in chosen
            ? control.select(person, panel.id, chosen.customId, pickSome(chosen, random))
            : control.press(person, panel.id, chosen.customId!),
        );
        panel = done.panel;
        given += 1;
        moved = true;
        measured.acknowledged.push(done.act.acknowledgedAfter ?? Number.NaN);
        measured.shown.push(performance.now() - started);
        const post = control.requests.slice(posts).find(({ path }) => path.includes(`/channels/${thread}/messages`));
        if (post) measured.posted.push(performance.now() - started);
      }
    }
    if (!moved) return given;
  }
  return given;
}

const pickSome = (menu: { min: number; options: readonly { value: string }[] }, random: RandomState): string[] => {
  const left = menu.options.map(({ value }) => value);
  return Array.from({ length: Math.max(menu.min, 1) }, () => {
    const value = pick(random, left);
    left.splice(left.indexOf(value), 1);
    return value;
  });
};
