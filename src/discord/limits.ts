/** Discord's numbers, in one table. Characters are UTF-16 units, as Discord's own libraries count them. */
export const LIMITS = {
  componentsPerMessage: 40,
  textPerMessage: 4000,
  buttonsPerRow: 5,
  buttonLabel: 80,
  selectOptions: 25,
  selectOptionText: 100,
  selectPlaceholder: 150,
  galleryItems: 10,
  altText: 1024,
  customId: 100,
  autocompleteChoices: 25,
  choiceText: 100,
  modalTitle: 45,
  modalLabel: 45,
  threadName: 100,
  nonce: 25,
  /** Edits of messages older than an hour are limited; a margin keeps us clear of it. */
  editableFor: 50 * 60_000,
} as const;

/**
 * The text cut to the limit, with an ellipsis where something is missing: between words where that costs little, and
 * never in the middle of a character.
 */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = limit - 1;
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  const space = text.lastIndexOf(' ', end);
  if (space >= limit * SHORTEST_CUT) end = space;
  return `${text.slice(0, end).replace(/[\s,;:.]+$/, '')}…`;
}

/** A cut between words may leave so much of the limit unused. */
const SHORTEST_CUT = 0.6;

/** The last whole lines that fit, with an ellipsis line in front where some are missing. */
export function clipLines(lines: readonly string[], limit: number): string {
  const kept: string[] = [];
  let length = 2;
  for (const line of [...lines].reverse()) {
    if (length + line.length + 1 > limit) return ['…', ...kept].join('\n');
    kept.unshift(line);
    length += line.length + 1;
  }
  return kept.join('\n');
}

/** The first whole lines that fit, with an ellipsis line after them where some are missing. */
export function firstLines(lines: readonly string[], limit: number): string {
  let length = 2;
  const fitting = lines.findIndex(line => {
    length += line.length + 1;
    return length > limit;
  });
  return (fitting < 0 ? lines : [...lines.slice(0, fitting), '…']).join('\n');
}

/** A person's name inside a sentence: Discord's markup in it is shown, not obeyed. */
export const plain = (name: string): string => name.replace(/([\\*_~`|<>#@:[\]()-])/g, '\\$1');
