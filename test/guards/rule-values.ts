import type { SourceFile } from './source-files.js';
import { bare, isFunction, type Node, nameOf, walk } from './syntax.js';

/** What is known of one file: which of its names are rules, and which hold rules (a table of effects, say). */
export interface Names {
  readonly file: SourceFile;
  readonly tree: Node;
  readonly rules: Set<string>;
  readonly holders: Set<string>;
  /** Namespace imports, and the file they stand for. */
  readonly spaces: Map<string, string>;
}

/** What is known of all files. */
export interface Known {
  readonly files: ReadonlyMap<string, Names>;
  /** Members of objects that are rules, or hold them, anywhere. */
  readonly members: Set<string>;
  /** Types of functions that give rules. */
  readonly types: Set<string>;
}

/** Members every list, map, set and text has: only on a known holder are they a game's own. */
const BUILT_IN: ReadonlySet<string> = new Set(
  [Array, Map, Set, String, Object, Function].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
);

/** Whether calling this gives rules. */
export function isRuleCallee(callee: Node, names: Names, known: Known): boolean {
  if (callee.type === 'Identifier') return names.rules.has(callee.name as string);
  if (callee.type === 'CallExpression') return isTakenFrom(callee, names, known);
  if (callee.type !== 'MemberExpression') return false;
  const isHeld = isHolder(callee.object as Node, names, known);
  if (callee.computed) return isHeld;
  const member = nameOf(callee.property) ?? '';
  const space = known.files.get(names.spaces.get(nameOf(callee.object) ?? '') ?? '');
  if (space) return space.rules.has(member);
  return known.members.has(member) && (isHeld || !BUILT_IN.has(member));
}

/** Whether this is a function that gives rules: a generator, one that says so or returns a call of one; or its name. */
export function isRule(value: Node, names: Names, known: Known): boolean {
  const node = bare(value);
  if (!isFunction(node)) return isRuleCallee(node, names, known);
  if (node.generator || givesRules(names.file, node.returnType)) return true;
  return returnedCalls(node).some(call => isRuleCallee(bare(call.callee as Node), names, known));
}

/** Whether members of this are rules. */
export function isHolder(value: Node, names: Names, known: Known): boolean {
  const node = bare(value);
  if (node.type === 'ObjectExpression') {
    return (node.properties as Node[]).some(part => part.value && isRule(part.value as Node, names, known));
  }
  if (node.type === 'ArrayExpression')
    return (node.elements as (Node | null)[]).some(item => item && isRule(item, names, known));
  if (node.type === 'NewExpression') {
    if (isRuleType(names.file, node.typeArguments, known.types)) return true;
    return (node.arguments as Node[]).some(part => isHolder(part, names, known));
  }
  if (node.type === 'Identifier') return names.holders.has(node.name as string);
  return node.type === 'MemberExpression' && !node.computed && known.members.has(nameOf(node.property) ?? '');
}

/** `TABLE.get(name)` and the like, where the table holds rules. */
function isTakenFrom(call: Node, names: Names, known: Known): boolean {
  const callee = bare(call.callee as Node);
  const taking = ['get', 'at', 'find', 'pop', 'shift'].includes(nameOf(callee.property) ?? '');
  return taking && callee.type === 'MemberExpression' && isHolder(callee.object as Node, names, known);
}

/** The calls a plain function gives back as they are. */
function returnedCalls(node: Node): Node[] {
  const calls: Node[] = [];
  const take = (value: Node): void => {
    const expression = bare(value);
    if (expression.type === 'CallExpression') calls.push(expression);
    for (const branch of [expression.consequent, expression.alternate]) {
      if (expression.type === 'ConditionalExpression') take(branch as Node);
    }
  };
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') take(body);
  walk(body, (inner, around) => {
    if (inner.type === 'ReturnStatement' && inner.argument && !around.some(isFunction)) take(inner.argument as Node);
  });
  return calls;
}

const written = ({ text }: SourceFile, { start, end }: Node): string => text.slice(start, end);

/** `: Rules<…>` behind the parameters of a function. */
export const givesRules = (file: SourceFile, returnType: unknown): boolean =>
  Boolean(returnType) && /^:\s*(Rules|Generator)\b/.test(written(file, returnType as Node));

/** A type of functions that give rules, or of something that holds them. */
export function isRuleType(file: SourceFile, annotation: unknown, types: ReadonlySet<string>): boolean {
  if (!annotation) return false;
  const text = written(file, annotation as Node);
  return /=>\s*(Rules|Generator)\b/.test(text) || (text.match(/\w+/g) ?? []).some(word => types.has(word));
}
