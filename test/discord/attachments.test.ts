import { DiscordAPIError, REST, type RequestData } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { attachedTo, nameByContent } from '../../src/discord/attachments.js';
import { gallery } from '../../src/discord/components.js';
import { type Message, makeBody, makeFiles, message } from '../../src/discord/message.js';
import { makeRequest } from '../../src/discord/multipart.js';
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
  const shown = showing(moved, hand);
  expect(makeFiles(shown, attached)).toEqual([{ name: moved.file, data: moved.data }]);
  expect(makeBody(shown, attached).attachments).toEqual([
    { id: '0', filename: moved.file, description: moved.alt },
    { id: '12' },
  ]);
});

test('a file whose name says nothing of its content is always sent', () => {
  const table: PaintedFile = { file: 'table.csv', data: Buffer.from('1'), alt: 'table' };
  expect(makeFiles(showing(table), attachedTo([{ id: '11', name: 'table.csv' }]))).toHaveLength(1);
});

test('a picture shown twice is sent once', () => {
  expect(makeFiles(showing(board, board))).toHaveLength(1);
});

/** The request as any reader of forms understands it. */
const formOf = ({ body, headers = {} }: RequestData): Promise<FormData> =>
  new Response(body as Buffer, { headers: headers as Record<string, string> }).formData();

/** A Discord that takes everything and numbers attachments. */
function discord() {
  const requests: { names: string[]; kept: string[] }[] = [];
  let ids = 100;
  const take = async (given: RequestData = {}) => {
    const form = await formOf(given);
    const { attachments } = JSON.parse(String(form.get('payload_json'))) as {
      attachments: { id: string; filename?: string }[];
    };
    const kept = attachments.filter(({ filename }) => filename === undefined);
    const names = [...form.values()].flatMap(value => (value instanceof File ? [value.name] : []));
    requests.push({ names, kept: kept.map(({ id }) => id) });
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
  await editOrCreate(rest, 'channel', id, showing(moved, hand), { nonce: 'n2' });
  await editOrCreate(rest, 'channel', id, showing(board, hand), { nonce: 'n3' });
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
  await editOrCreate(rest, 'channel', id, showing(moved, hand), { nonce: 'n2' });
  expect(requests.at(-1)).toEqual({ names: [moved.file, hand.file], kept: [] });
  patch.mockRejectedValue(refusal);
  await expect(editOrCreate(rest, 'channel', id, showing(moved), { nonce: 'n3' })).rejects.toBe(refusal);
});

test('a form holds every file byte for byte, and the message', async () => {
  const data = Buffer.from([0, 255, 13, 10, 45, 45, 0]);
  const request = makeRequest({ content: 'Żółć' }, [
    { name: 'a.jpg', data },
    { name: 'b"\r\n.csv', data: Buffer.from('1;2') },
  ]);
  const form = await formOf(request);
  expect(JSON.parse(String(form.get('payload_json')))).toEqual({ content: 'Żółć' });
  const [first, second] = [form.get('files[0]') as File, form.get('files[1]') as File];
  expect([first.name, first.type, second.name, second.type]).toEqual(['a.jpg', 'image/jpeg', 'b___.csv', 'text/csv']);
  expect(Buffer.from(await first.arrayBuffer()).equals(data)).toBe(true);
  expect(await second.text()).toBe('1;2');
});
