import { DiscordAPIError, REST, type RequestData } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { attachedTo, nameByContent } from '../../src/discord/attachments.js';
import { gallery } from '../../src/discord/components.js';
import { type Message, message } from '../../src/discord/message.js';
import { makeEdit } from '../../src/discord/reply.js';
import { createMessage, editOrCreate } from '../../src/discord/sending.js';
import type { PaintedFile } from '../../src/discord/surface.js';

const picture = (content: string): PaintedFile => {
  const data = Buffer.from(content);
  return { file: nameByContent('m1-0', data, 'jpg'), data, alt: content };
};
const showing = (...files: PaintedFile[]): Message =>
  message(
    files.map(file => gallery([file])),
    { files },
  );
const [board, moved, hand] = [picture('board'), picture('board after a move'), picture('hand')];

test('a picture that is on the message already stays by its id, the others are sent', () => {
  const attached = attachedTo([
    { id: '11', name: board.file },
    { id: '12', name: hand.file },
  ]);
  const edit = makeEdit(showing(moved, hand), attached);
  expect(edit.files).toEqual([{ name: moved.file, attachment: moved.data, description: moved.alt }]);
  expect(edit.attachments).toEqual([{ id: '12' }]);
});

test('a file whose name says nothing of its content is always sent', () => {
  const table: PaintedFile = { file: 'table.csv', data: Buffer.from('1'), alt: 'table' };
  const edit = makeEdit(showing(table), attachedTo([{ id: '11', name: 'table.csv' }]));
  expect([edit.files?.length, edit.attachments]).toEqual([1, []]);
});

test('a picture shown twice is sent once', () => {
  expect(makeEdit(showing(board, board)).files).toHaveLength(1);
});

/** A Discord that takes everything and numbers attachments. */
function discord() {
  const requests: { names: string[]; kept: string[] }[] = [];
  let ids = 100;
  const take = async (given: RequestData = {}) => {
    const { attachments } = given.body as { attachments: { id: string; filename?: string }[] };
    const kept = attachments.filter(({ filename }) => filename === undefined);
    requests.push({ names: (given.files ?? []).map(({ name }) => name), kept: kept.map(({ id }) => id) });
    const fresh = attachments.flatMap(({ filename }) => (filename ? [{ id: String(ids++), filename }] : []));
    return { id: 'message', attachments: [...kept.map(({ id }) => ({ id, filename: hand.file })), ...fresh] };
  };
  const rest = new REST();
  vi.spyOn(rest, 'post').mockImplementation((_, given) => take(given));
  const patch = vi.spyOn(rest, 'patch').mockImplementation((_, given) => take(given));
  return { rest, patch, requests };
}

test('a post that is edited keeps the pictures that did not change', async () => {
  const { rest, requests } = discord();
  const id = await createMessage(rest, 'channel', showing(board, hand), 'n1');
  await editOrCreate(rest, 'channel', id, showing(moved, hand), 'n2');
  await editOrCreate(rest, 'channel', id, showing(board, hand), 'n3');
  expect(requests).toEqual([
    { names: [board.file, hand.file], kept: [] },
    { names: [moved.file], kept: ['101'] },
    { names: [board.file], kept: ['101'] },
  ]);
});

test('should Discord not find what was to stay, everything is sent', async () => {
  const { rest, patch, requests } = discord();
  const id = await createMessage(rest, 'channel', showing(board, hand), 'n1');
  const refusal = new DiscordAPIError({ code: 50035, message: 'Invalid Form Body' }, 50035, 400, 'PATCH', '/', {});
  patch.mockRejectedValueOnce(refusal);
  await editOrCreate(rest, 'channel', id, showing(moved, hand), 'n2');
  expect(requests.at(-1)).toEqual({ names: [moved.file, hand.file], kept: [] });
  patch.mockRejectedValue(refusal);
  await expect(editOrCreate(rest, 'channel', id, showing(moved), 'n3')).rejects.toBe(refusal);
});
