import { expect, test } from 'vitest';
import { type Block, type Inline, parseInline, parseMarkdown } from '../../src/local/page/markdown.js';

/** A short notation of the tree: kinds around their content. */
function note(node: Inline | Block): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return '⏎';
    case 'code':
      return `code(${node.text})`;
    case 'link':
      return `link(${node.url}: ${node.inner.map(note).join('')})`;
    case 'user':
    case 'channel':
    case 'role':
      return `${node.kind}(${node.id.slice(-1)})`;
    case 'everyone':
      return `everyone(${node.text})`;
    case 'command':
    case 'emoji':
      return `${node.kind}(${node.name})`;
    case 'time':
      return `time(${node.unix} ${node.style})`;
    case 'quote':
      return `quote[${node.blocks.map(note).join(' ')}]`;
    case 'list':
      return `${node.ordered ? `ol${node.start}` : 'ul'}[${node.items.map(item => item.map(note).join(' ')).join('; ')}]`;
    case 'heading':
      return `h${node.level}(${node.inner.map(note).join('')})`;
    case 'paragraph':
      return node.inner.map(note).join('');
    default:
      return `${node.kind}(${node.inner.map(note).join('')})`;
  }
}

const id = '100000000000000007';

test.each([
  ['plain', 'plain'],
  ['**bold** and *it* and _it_', 'bold(bold) and italic(it) and italic(it)'],
  ['***both***', 'bold(italic(both))'],
  ['__under__ ~~gone~~ ||hid||', 'underline(under) strike(gone) spoiler(hid)'],
  ['snake_case_name', 'snake_case_name'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['`**raw**` and ``a ` b``', 'code(**raw**) and code(a ` b)'],
  ['\\*not\\* \\_it\\_', '*not* _it_'],
  [`<@${id}> <@!${id}> <#${id}> <@&${id}>`, 'user(7) user(7) channel(7) role(7)'],
  ['@everyone, mail@here', 'everyone(@everyone), maileveryone(@here)'],
  [`</league create:${id}>`, 'command(league create)'],
  ['<t:1700000000:R> <t:1700000000>', 'time(1700000000 R) time(1700000000 f)'],
  ['[rules](https://a.b/c) https://a.b/c.', 'link(https://a.b/c: rules) link(https://a.b/c: https://a.b/c).'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['one\ntwo', 'one⏎two'],
  ['**open', '**open'],
])('%s', (source, expected) => {
  expect(parseInline(source).map(note).join('')).toBe(expected);
});

test.each([
  ['# One\n## Two\n### Three\n#no', 'h1(One) | h2(Two) | h3(Three) | #no'],
  ['-# small\ntext', 'subtext(small) | text'],
  ['- a\n- b\n  - c\n- d', 'ul[a; b ul[c]; d]'],
  ['3. x\n4. y', 'ol3[x; y]'],
  ['> a\n> b\nc', 'quote[a⏎b] | c'],
  ['>>> a\nb', 'quote[a⏎b]'],
  ['```ts\nlet x;\n```\nafter', 'code(let x;) | after'],
  ['before ```in``` after', 'before  | code(in) |  after'],
])('%j', (source, expected) => {
  expect(parseMarkdown(source).map(note).join(' | ')).toBe(expected);
});
