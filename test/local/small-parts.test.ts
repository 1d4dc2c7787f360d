import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Clock } from '../../src/local/clock.js';
import { parseMultipart } from '../../src/local/http/multipart.js';
import { imageSize } from '../../src/local/image-size.js';
import { isBlank, pieces, spelled } from '../../src/local/page/signs.js';
import { messageTime, relativeTime } from '../../src/local/page/times.js';
import { isUnicodeEmoji } from '../../src/local/shape/emoji.js';
import { isSnowflake, makeSnowflake, snowflakeTime } from '../../src/local/snowflake.js';

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('the size of a %s', async format => {
  const blank = sharp({ create: { width: 37, height: 19, channels: 3, background: 'red' } });
  expect(imageSize(await blank.toFormat(format).toBuffer())).toEqual({ width: 37, height: 19 });
});

test('the size of a lossless WebP, and of what is no picture', async () => {
  const blank = sharp({ create: { width: 300, height: 5, channels: 4, background: '#f008' } });
  expect(imageSize(await blank.webp({ lossless: true }).toBuffer())).toEqual({ width: 300, height: 5 });
  expect(imageSize(Buffer.from('no picture at all, only words in a row'))).toBeNull();
  expect(imageSize(Buffer.alloc(3))).toBeNull();
});

test('snowflakes grow and tell their time', () => {
  const at = Date.now();
  const ids = Array.from({ length: 5000 }, () => makeSnowflake(at));
  expect(new Set(ids).size).toBe(5000);
  expect(ids.every(isSnowflake)).toBe(true);
  expect(ids.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))).toEqual(ids);
  expect(Math.abs(snowflakeTime(ids[0]!) - at)).toBeLessThan(1000);
});

test('multipart with quotes, line ends and binary in its parts', () => {
  const data = Buffer.from([0, 13, 10, 45, 45, 255]);
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a":1}\r\n'),
    Buffer.from('--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a %22b%22.png"\r\n\r\n'),
    data,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const parts = parseMultipart(body, 'b');
  expect(parts.map(({ name, filename }) => [name, filename])).toEqual([
    ['payload_json', undefined],
    ['files[0]', 'a "b".png'],
  ]);
  expect(parts[1]!.data).toEqual(data);
});

test('the clock rings what it is moved past, in order, once', () => {
  const clock = new Clock();
  const rung: string[] = [];
  clock.after(2000, () => rung.push('two'));
  clock.after(1000, () => rung.push('one'));
  const cancel = clock.after(1500, () => rung.push('never'));
  cancel();
  clock.advance(500);
  expect(rung).toEqual([]);
  clock.advance(1500);
  clock.advance(5000);
  expect(rung).toEqual(['one', 'two']);
  clock.stop();
});

test.each([
  ['🎲', true],
  ['1️⃣', true],
  ['🇵🇱', true],
  ['👩‍⚕️', true],
  ['👍🏽', true],
  ['🏴‍☠️', true],
  ['a', false],
  ['1', false],
  ['🎲🎲', false],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', true],
  ['', false],
])('%s is an emoji: %s', (text, expected) => {
  expect(isUnicodeEmoji(text)).toBe(expected);
});

test('times in words', () => {
  const now = new Date(2026, 4, 10, 12, 0);
  const words = { today: (time: string) => `today ${time}`, yesterday: (time: string) => `yesterday ${time}` };
  expect(messageTime(new Date(2026, 4, 10, 9, 5), 'pl', words, now)).toBe('today 09:05');
  expect(messageTime(new Date(2026, 4, 9, 23, 5), 'pl', words, now)).toBe('yesterday 23:05');
  expect(messageTime(new Date(2026, 4, 1, 9, 5), 'en-GB', words, now)).toBe('01/05/2026, 09:05');
  const at = (seconds: number) => relativeTime(now.getTime() / 1000 + seconds, 'pl', now.getTime());
  expect([at(-5), at(120), at(3590), at(3 * 86_400)]).toEqual([
    '5 sekund temu',
    'za 2 minuty',
    'za 1 godzinę',
    'za 3 dni',
  ]);
});

test.each([
  ['3+2+1', '3 plus 2 plus 1', '3 plus 2 plus 1'],
  ['0*', '0 z gwiazdką', '0 with a star'],
  ['C3 Rycerz ↻1, C4', 'C3 Rycerz obrót 1, C4', 'C3 Rycerz turned 1, C4'],
  ['16 → 13', '16 na 13', '16 to 13'],
  ['−3, 2×', 'minus 3, 2 razy', 'minus 3, 2 times'],
  ['▶️ Ruch: Ada · za 3 dni', 'Ruch: Ada za 3 dni', 'Ruch: Ada za 3 dni'],
  ['5 ⇒⇘', '5 w prawo, w prawo w dół', '5 right, down right'],
  ['0 ⇖', '0 w lewo w górę', '0 up left'],
  ['B2 ✕', 'B2 z usunięciem', 'B2 with removal'],
  ['▫️ Tash-Kalar', 'Tash-Kalar', 'Tash-Kalar'],
  ['B2¹²', 'B2 za 12', 'B2 for 12'],
  ['C++ *nic* a+b', 'C++ *nic* a+b', 'C++ *nic* a+b'],
])('the signs of %s have words', (text, polish, english) => {
  expect([spelled(text, 'pl'), spelled(text, 'en')]).toEqual([polish, english]);
  // What is seen is what was written.
  expect(
    pieces(text, 'pl')
      .map(piece => piece.text)
      .join(''),
  ).toBe(text);
});

test('letters that only take room are blank', () => {
  expect(['', ' ', '\u200b', '\u2800', '\u3164'].every(isBlank)).toBe(true);
  expect(['A', '·', '0'].some(isBlank)).toBe(false);
});
