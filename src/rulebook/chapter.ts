import { BadPassage, type Chapter, type Passage } from './passage.js';

const KEYS = ['id', 'rules', 'chapter', 'words', 'see', 'example'] as const;
type Key = (typeof KEYS)[number];
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** `MA-10.8`, `AMB-14`, with letters, `WW-19.A1` or `WW-20.3c`, and where a game has several digests `MK-W-3.12`, `MK-C-A7`. */
const RULE = /^[A-Z]+(-[A-Z])?-[A-Z]?\d+(\.[A-Z]?\d+[a-z]?)*$/;

/**
 * Reads one chapter. `# Title` heads the file and `## Title` each passage; below it stand `key: value` lines, an empty
 * line, and the text up to the next passage:
 *
 *     ## Netted tiles
 *     id: netted
 *     rules: MA-10.3, MA-10.4
 *     chapter: Opis ikon › Sieć
 *     words: net, netted, cannot move
 *     see: net-ends
 *     example: net-at-once
 */
export function parseChapter(text: string, file: string): Chapter {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const title = /^# (.+)$/.exec(lines[0] ?? '')?.[1];
  if (!title) throw new BadPassage(file, 1, 'a chapter begins with a line "# Title"');
  const starts = lines.flatMap((line, at) => (line.startsWith('## ') ? [at] : []));
  const stray = lines.slice(1, starts[0] ?? lines.length).findIndex(line => line.trim() !== '');
  if (stray >= 0) throw new BadPassage(file, stray + 2, 'text before the first passage ("## Title")');
  const passages = starts.map((at, k) => parsePassage(lines.slice(at, starts[k + 1] ?? lines.length), file, at + 1));
  return { id: chapterId(file), title: title.trim(), passages };
}

/** `10-nets.md` is the chapter `nets`; the number only puts the files in order. */
function chapterId(file: string): string {
  const id = /(?:^|\/)\d+-([a-z0-9-]+)\.md$/.exec(file)?.[1];
  if (!id) throw new BadPassage(file, 1, 'a chapter is called like "10-nets.md"');
  return id;
}

function parsePassage(lines: readonly string[], file: string, first: number): Passage {
  const found = new Map<Key, string>();
  let at = 1;
  for (; at < lines.length && lines[at]!.trim() !== ''; at++) {
    const [, key, value] = /^([a-z]+):\s*(.*)$/.exec(lines[at]!) ?? [];
    if (key === undefined) throw new BadPassage(file, first + at, 'expected "key: value" or an empty line');
    if (!isKey(key)) throw new BadPassage(file, first + at, `unknown key "${key}"; there are ${KEYS.join(', ')}`);
    if (found.has(key)) throw new BadPassage(file, first + at, `"${key}" stands twice`);
    found.set(key, value!.trim());
  }
  const must = (key: Key): string => {
    const value = found.get(key);
    if (!value) throw new BadPassage(file, first, `the passage has no "${key}"`);
    return value;
  };
  const id = must('id');
  if (!ID.test(id)) throw new BadPassage(file, first, `"${id}" is no id: small letters, digits and dashes`);
  const rules = list(must('rules'));
  const odd = rules.find(rule => !RULE.test(rule));
  if (odd) throw new BadPassage(file, first, `"${odd}" is no number of a rule`);
  const body = lines.slice(at).join('\n').trim();
  if (body === '') throw new BadPassage(file, first, 'the passage has no text');
  return {
    id,
    title: lines[0]!.slice(3).trim(),
    rules,
    chapter: found.get('chapter') || null,
    words: list(must('words')),
    see: list(found.get('see') ?? ''),
    example: found.get('example') || null,
    body,
  };
}

const isKey = (key: string): key is Key => (KEYS as readonly string[]).includes(key);

const list = (value: string): string[] =>
  value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
