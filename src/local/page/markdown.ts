/** Discord's dialect of Markdown, read into a tree that holds text and never markup. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; readonly inner: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'time'; readonly unix: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly name: string }
  | { readonly kind: 'break' };

export type Block =
  | { readonly kind: 'paragraph'; readonly inner: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inner: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly inner: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    };

interface Rule {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => Inline;
  /** Not inside a word: the underscores of snake_case are letters of it. */
  readonly betweenWords?: true;
}

const wrap = (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler') => (match: RegExpExecArray) => ({
  kind,
  inner: parseInline(match[1]!),
});

/** Tried in order at every place; the first that matches wins. */
const rules: readonly Rule[] = [
  { pattern: /^\\([^\p{L}\p{N}\s])/u, read: match => ({ kind: 'text', text: match[1]! }) },
  { pattern: /^(`+)([\s\S]*?[^`])\1(?!`)/, read: match => ({ kind: 'code', text: match[2]!.trim() || match[2]! }) },
  { pattern: /^<@!?(\d{17,20})>/, read: match => ({ kind: 'user', id: match[1]! }) },
  { pattern: /^<@&(\d{17,20})>/, read: match => ({ kind: 'role', id: match[1]! }) },
  { pattern: /^<#(\d{17,20})>/, read: match => ({ kind: 'channel', id: match[1]! }) },
  { pattern: /^<\/([^:<>]+):\d{17,20}>/, read: match => ({ kind: 'command', name: match[1]! }) },
  {
    pattern: /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/,
    read: match => ({ kind: 'time', unix: Number(match[1]), style: match[2] ?? 'f' }),
  },
  { pattern: /^<a?:(\w+):\d{17,20}>/, read: match => ({ kind: 'emoji', name: match[1]! }) },
  { pattern: /^@(everyone|here)\b/, read: match => ({ kind: 'everyone', text: match[0] }) },
  {
    pattern: /^\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: "[^"]*")?\)/,
    read: match => ({ kind: 'link', url: match[2]!, inner: parseInline(match[1]!) }),
  },
  { pattern: /^<(https?:\/\/[^\s<>]+)>/, read: match => plainLink(match[1]!) },
  { pattern: /^https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/, read: match => plainLink(match[0]) },
  { pattern: /^\|\|([\s\S]+?)\|\|/, read: wrap('spoiler') },
  { pattern: /^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/s, read: wrap('bold') },
  { pattern: /^__((?:\\.|[^\\])+?)__(?!_)/s, read: wrap('underline') },
  { pattern: /^~~((?:\\.|[^\\])+?)~~(?!_)/s, read: wrap('strike') },
  { pattern: /^\*(?=\S)((?:\*\*|\\.|[^\\*])+?)(?<=\S)\*(?!\*)/s, read: wrap('italic') },
  { pattern: /^_((?:__|\\.|[^\\_])+?)_(?![\p{L}\p{N}_])/su, read: wrap('italic'), betweenWords: true },
  { pattern: /^\n/, read: () => ({ kind: 'break' }) },
  { pattern: /^[\s\S][^\\`<@[h|*_~\n]*/, read: match => ({ kind: 'text', text: match[0] }) },
];

function plainLink(url: string): Inline {
  return { kind: 'link', url, inner: [{ kind: 'text', text: url }] };
}

export function parseInline(source: string): readonly Inline[] {
  const found: Inline[] = [];
  let rest = source;
  let before = '';
  while (rest !== '') {
    for (const { pattern, read, betweenWords } of rules) {
      const match = pattern.exec(rest);
      if (!match || (betweenWords && /[\p{L}\p{N}]$/u.test(before))) continue;
      append(found, read(match));
      rest = rest.slice(match[0].length);
      before = match[0];
      break;
    }
  }
  return found;
}

function append(found: Inline[], next: Inline): void {
  const last = found.at(-1);
  if (next.kind === 'text' && last?.kind === 'text')
    found[found.length - 1] = { kind: 'text', text: last.text + next.text };
  else found.push(next);
}

const listItem = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

/** Reads the lines of one list from `at`; deeper lines become lists inside the item before them. */
function readList(lines: readonly string[], at: number): { readonly list: Block; readonly next: number } {
  const first = listItem.exec(lines[at]!)!;
  const depth = first[1]!.length;
  const items: Block[][] = [];
  let next = at;
  while (next < lines.length) {
    const match = listItem.exec(lines[next]!);
    if (!match || match[1]!.length < depth) break;
    if (match[1]!.length > depth && items.length > 0) {
      const inner = readList(lines, next);
      items.at(-1)!.push(inner.list);
      next = inner.next;
      continue;
    }
    items.push([{ kind: 'paragraph', inner: parseInline(match[4]!) }]);
    next += 1;
  }
  const ordered = first[3] !== undefined;
  return { list: { kind: 'list', ordered, start: Number(first[3] ?? 1), items }, next };
}

function readLines(text: string): readonly Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let prose: string[] = [];
  const flush = (): void => {
    // One line end belongs to the block that was there; further empty lines are kept as Discord keeps them.
    if (prose.some(line => line !== '') || prose.length > 1)
      blocks.push({ kind: 'paragraph', inner: parseInline(prose.join('\n')) });
    prose = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const subtext = /^-# +(.+)$/.exec(line);
    if (line.startsWith('>>> ')) {
      flush();
      blocks.push({ kind: 'quote', blocks: parseMarkdown([line.slice(4), ...lines.slice(at + 1)].join('\n')) });
      return blocks;
    }
    if (heading || subtext) {
      flush();
      const inner = parseInline((heading?.[2] ?? subtext?.[1])!);
      blocks.push(
        heading ? { kind: 'heading', level: heading[1]!.length as 1 | 2 | 3, inner } : { kind: 'subtext', inner },
      );
      at += 1;
    } else if (/^> /.test(line)) {
      flush();
      const quoted: string[] = [];
      while (at < lines.length && /^>( |$)/.test(lines[at]!)) quoted.push(lines[at++]!.slice(2));
      blocks.push({ kind: 'quote', blocks: parseMarkdown(quoted.join('\n')) });
    } else if (listItem.test(line)) {
      flush();
      const { list, next } = readList(lines, at);
      blocks.push(list);
      at = next;
    } else {
      prose.push(line);
      at += 1;
    }
  }
  flush();
  return blocks;
}

export function parseMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = [];
  const fence = /```(?:[a-z0-9_+-]+\n)?\n*([\s\S]+?)\n*```\n?/gi;
  let at = 0;
  for (const match of source.matchAll(fence)) {
    if (match.index > at) blocks.push(...readLines(source.slice(at, match.index).replace(/\n$/, '')));
    blocks.push({ kind: 'code', text: match[1]! });
    at = match.index + match[0].length;
  }
  if (at < source.length) blocks.push(...readLines(source.slice(at)));
  return blocks;
}
