import type { Page } from 'playwright-core';

/** A node of the accessibility tree, as a screen reader is given it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly inner: readonly Heard[];
}

interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
}

/** The whole page as it is heard. Text itself is left out: what counts is what gives it a name. */
export async function listenTo(page: Page): Promise<readonly Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly RawNode[] };
  await session.detach();
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const build = (id: string): readonly Heard[] => {
    const node = byId.get(id);
    if (!node) return [];
    const inner = (node.childIds ?? []).flatMap(build);
    const role = node.role?.value ?? '';
    if (node.ignored || ['StaticText', 'InlineTextBox', 'LineBreak', 'none', 'generic'].includes(role)) return inner;
    return [{ role, name: (node.name?.value ?? '').trim(), inner }];
  };
  return build(nodes[0]?.nodeId ?? '');
}

export function everyNode(all: readonly Heard[]): readonly Heard[] {
  return all.flatMap(node => [node, ...everyNode(node.inner)]);
}

/** Names that something says and something inside it says again. */
export function saidTwice(all: readonly Heard[]): readonly string[] {
  return everyNode(all).flatMap(({ role, name, inner }) => {
    const again = everyNode(inner).find(one => one.name === name);
    return name !== '' && again ? [`${role} and ${again.role}: ${name}`] : [];
  });
}

const controls = ['button', 'link', 'radio', 'checkbox', 'combobox', 'textbox', 'listbox', 'option', 'image', 'dialog'];

/** Controls and pictures that say nothing. */
export function nameless(all: readonly Heard[]): readonly string[] {
  return everyNode(all)
    .filter(({ role, name }) => controls.includes(role) && name === '')
    .map(({ role }) => role);
}
