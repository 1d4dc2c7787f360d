import { pick, type RandomState, randomBelow } from '../../src/engine/index.js';
import type { SeenMessage } from '../../src/local/server.js';
import { buttonOf, type Stage } from './stage.js';

const ANSWERING = ['say', 'pick', 'done', 'number'];
const verbOf = (customId: string): string => customId.split('.')[0]!;

/** Answers whatever the panel asks, at random, with whatever kind of control it has. Returns the panel afterwards. */
export async function answerPanel(
  stage: Stage,
  person: string,
  panel: SeenMessage,
  random: RandomState,
): Promise<SeenMessage> {
  const { control } = stage.discord;
  const buttons = panel.buttons.filter(
    ({ customId, disabled }) => customId && !disabled && ANSWERING.includes(verbOf(customId)),
  );
  const selects = panel.selects.filter(({ customId }) => ANSWERING.includes(verbOf(customId)));
  const chosen = pick<(typeof buttons)[number] | (typeof selects)[number]>(random, [...buttons, ...selects]);
  if ('options' in chosen) {
    const count = chosen.min + randomBelow(random, chosen.max - chosen.min + 1);
    const values = chosen.options.slice(0, Math.max(count, 1)).map(({ value }) => value);
    return (await control.select(person, panel.id, chosen.customId, values)).settled(30_000);
  }
  const act = await control.press(person, panel.id, chosen.customId!);
  if (verbOf(chosen.customId!) !== 'number') return act.settled(30_000);
  await control.waitFor(() => act.modal);
  return (await control.submit(person, act, { number: '1' })).settled(30_000);
}

export const isAsking = (panel: SeenMessage): boolean =>
  [...panel.buttons, ...panel.selects].some(({ customId }) => customId && ANSWERING.includes(verbOf(customId)));

/** Opens the private panel of a person from the public board. */
export async function openPanel(stage: Stage, person: string, board: SeenMessage): Promise<SeenMessage> {
  return (await stage.discord.control.press(person, board.id, buttonOf(board, 'play'))).settled(30_000);
}

/** Lets the person play until somebody else is asked. Returns how many answers they gave. */
export async function playTurn(stage: Stage, person: string, board: SeenMessage, random: RandomState): Promise<number> {
  let panel = await openPanel(stage, person, board);
  let answers = 0;
  while (isAsking(panel)) {
    panel = await answerPanel(stage, person, panel, random);
    answers += 1;
  }
  return answers;
}

/** The public messages of a thread. */
export const publicPosts = (stage: Stage, thread: string): readonly SeenMessage[] =>
  stage.discord.control.visibleTo(stage.people[0]!, thread).filter(({ ephemeral }) => !ephemeral);

/** Plays the match to its end; between turns something may be done to the world. Returns the result post. */
export async function playToEnd(
  stage: Stage,
  thread: string,
  random: RandomState,
  between: (turn: number) => Promise<void> = async () => undefined,
): Promise<SeenMessage> {
  const { control } = stage.discord;
  const match = (await stage.store.lastMatchAt(thread))!;
  const seated = match.seats.flatMap(({ player }) => player ?? []);
  for (let turn = 0; turn < 400; turn++) {
    const now = (await stage.store.match(match.id))!;
    if (now.status !== 'running') break;
    const board = await control.waitFor(() =>
      publicPosts(stage, thread).findLast(post => post.buttons.some(({ customId }) => customId?.startsWith('play.'))),
    );
    for (const person of seated) await playTurn(stage, person, board, random);
    await between(turn);
  }
  return control.waitFor(() =>
    publicPosts(stage, thread).findLast(post => post.text.includes('SHA-256') && /^## /.test(post.text)),
  );
}
