import { parseSync } from 'oxc-parser';
import type { SourceFile } from './source-files.js';

/** A node of the syntax tree, as far as the guards look into it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

export function parse({ path, text }: SourceFile): ReturnType<typeof parseSync> {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  return result;
}

export const treeOf = (file: SourceFile): Node => parse(file).program as unknown as Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every node with the nodes around it, the nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, around: readonly Node[]) => void,
  around: readonly Node[] = [],
): void {
  visit(node, around);
  const inside = [node, ...around];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, inside);
  }
}

/** The node without what only changes its type: brackets, `as`, `satisfies`, `!`, `?.`. */
export function bare(node: Node): Node {
  return WRAPPERS.has(node.type) ? bare(node.expression as Node) : node;
}

export const WRAPPERS: ReadonlySet<string> = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ChainExpression',
]);

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export const isFunction = (node: Node): boolean => FUNCTIONS.includes(node.type);

/** The name a node says, where it says one. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name as string;
  return node.type === 'Literal' ? String(node.value) : undefined;
}

/** Every name a pattern binds. */
export function boundNames(pattern: Node): string[] {
  const names: string[] = [];
  walk(pattern, (node, [parent]) => {
    if (node.type === 'Identifier' && !(parent?.type === 'Property' && parent.key === node && parent.value !== node)) {
      names.push(node.name as string);
    }
  });
  return names;
}

export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
