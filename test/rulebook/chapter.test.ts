import { describe, expect, it } from 'vitest';
import { parseChapter } from '../../src/rulebook/chapter.js';

const FILE = 'rules/en/10-nets.md';
const PASSAGE = `## How a net works
id: net
rules: MA-10.1, AMB-18
chapter: Opis ikon › Sieć
words: net, netting
see: netted
example: net-at-once

It holds.

> **Example.** It does.
`;

describe('a chapter', () => {
  it('is read passage by passage', () => {
    expect(parseChapter(`# Nets\n\n${PASSAGE}\n## Two\nid: two\nrules: MA-10.2\nwords: two\n\nText.\n`, FILE)).toEqual({
      id: 'nets',
      title: 'Nets',
      passages: [
        {
          id: 'net',
          title: 'How a net works',
          rules: ['MA-10.1', 'AMB-18'],
          chapter: 'Opis ikon › Sieć',
          words: ['net', 'netting'],
          see: ['netted'],
          example: 'net-at-once',
          body: 'It holds.\n\n> **Example.** It does.',
        },
        {
          id: 'two',
          title: 'Two',
          rules: ['MA-10.2'],
          chapter: null,
          words: ['two'],
          see: [],
          example: null,
          body: 'Text.',
        },
      ],
    });
  });

  it.each([
    ['no title', PASSAGE, ':1: a chapter begins with a line "# Title"'],
    ['text in front', `# Nets\n\nHello\n\n${PASSAGE}`, ':3: text before the first passage'],
    ['an unknown key', `# Nets\n\n${PASSAGE.replace('see:', 'also:')}`, ':8: unknown key "also"'],
    ['a key twice', `# Nets\n\n${PASSAGE.replace('see: netted', 'id: net')}`, ':8: "id" stands twice'],
    ['a line that is none', `# Nets\n\n${PASSAGE.replace('see: netted', 'see netted')}`, ':8: expected "key: value"'],
    ['no id', `# Nets\n\n${PASSAGE.replace('id: net\n', '')}`, ':3: the passage has no "id"'],
    ['a bad id', `# Nets\n\n${PASSAGE.replace('id: net', 'id: The Net')}`, ':3: "The Net" is no id'],
    ['no rules', `# Nets\n\n${PASSAGE.replace('rules: MA-10.1, AMB-18\n', '')}`, ':3: the passage has no "rules"'],
    ['a bad number', `# Nets\n\n${PASSAGE.replace('MA-10.1', '10.1')}`, ':3: "10.1" is no number of a rule'],
    ['no text', `# Nets\n\n${PASSAGE.split('\n\n')[0]}\n`, ':3: the passage has no text'],
  ])('with %s is refused, saying where and why', (_, text, fault) => {
    expect(() => parseChapter(text, FILE)).toThrow(FILE + fault);
  });

  it('is called by the name of its file', () => {
    expect(() => parseChapter(`# Nets\n\n${PASSAGE}`, 'rules/en/nets.md')).toThrow('a chapter is called like');
  });
});
