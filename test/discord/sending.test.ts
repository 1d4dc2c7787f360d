import { DiscordAPIError, REST } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { text } from '../../src/discord/components.js';
import { message } from '../../src/discord/message.js';
import { editOnly, editOrCreate } from '../../src/discord/sending.js';

/** A Discord that lets nobody edit, for this reason. */
function closedTo(code: number) {
  const rest = new REST();
  const no = new DiscordAPIError({ code, message: 'No' }, code, 400, 'PATCH', 'https://discord.test', {});
  vi.spyOn(rest, 'patch').mockRejectedValue(no);
  const post = vi.spyOn(rest, 'post').mockResolvedValue({ id: 'new' });
  return { rest, post };
}
const words = message([text('A board')]);

test.each([
  ['was deleted', 10008],
  ['is too old to be edited', 30046],
  ['stands in a thread that has fallen asleep', 50083],
])('a message that %s is sent anew', async (_, code) => {
  const { rest, post } = closedTo(code);
  expect(await editOrCreate(rest, '1', '2', words, { nonce: 'n' })).toBe('new');
  expect(post).toHaveBeenCalledOnce();
});

/** Discord edits nothing in a thread that was put away, and opens it to whoever asks. */
test('what is over is told once, also where its thread has been put away since', async () => {
  const { rest, post } = closedTo(50083);
  let isOpen = false;
  const refused = vi.mocked(rest.patch).getMockImplementation()!;
  vi.mocked(rest.patch).mockImplementation(async (route, request) => {
    if (route.includes('/messages/')) return isOpen ? { id: '2' } : refused(route, request);
    isOpen = (request?.body as { archived: boolean } | undefined)?.archived === false;
    return {};
  });
  expect(await editOrCreate(rest, '1', '2', words, { nonce: 'n', isOver: true })).toBe('2');
  expect(post).not.toHaveBeenCalled();
  expect(isOpen).toBe(false);
});

test('what may not be edited is not sent anew behind a refusal', async () => {
  const { rest, post } = closedTo(50013);
  await expect(editOrCreate(rest, '1', '2', words, { nonce: 'n' })).rejects.toThrow('No');
  expect(post).not.toHaveBeenCalled();
});

test.each([10008, 30046, 50083, 50001])(
  'what is only rewritten is let be where that is refused with %i',
  async code => {
    const { rest, post } = closedTo(code);
    const warn = vi.fn();
    await editOnly({ rest, log: { info: warn, warn, error: warn } }, '1', '2', words);
    expect(post).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  },
);
