import { posix } from 'node:path';
import { givesRules, isHolder, isRule, isRuleType, type Known, type Names } from './rule-values.js';
import type { SourceFile } from './source-files.js';
import { bare, boundNames, isFunction, type Node, nameOf, parse, treeOf, walk } from './syntax.js';

/** Goes over all files until nothing new is learnt: an import may make a name a rule, and that its users. */
export function ruleNames(sources: readonly SourceFile[]): Known {
  const files = new Map<string, Names>();
  for (const file of sources) {
    files.set(file.path, { file, tree: treeOf(file), rules: new Set(), holders: new Set(), spaces: new Map() });
  }
  const known: Known = { files, members: new Set(), types: new Set() };
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    now = 0;
    for (const names of files.values()) {
      learnImports(names, known);
      walk(names.tree, (node, [parent]) => learn(node, parent, names, known));
      now += names.rules.size + names.holders.size;
    }
    now += known.members.size + known.types.size;
  }
  return known;
}

function learnImports({ file, rules, holders, spaces }: Names, { files }: Known): void {
  const { staticImports, staticExports } = parse(file).module;
  const pathOf = (request: string) => posix.join(posix.dirname(file.path), request).replace(/\.js$/, '.ts');
  const take = (from: Names | undefined, imported: string, local: string) => {
    if (from?.rules.has(imported)) rules.add(local);
    if (from?.holders.has(imported)) holders.add(local);
  };
  for (const { moduleRequest, entries } of staticImports) {
    const path = pathOf(moduleRequest.value);
    for (const { importName, localName } of entries) {
      if (importName.kind === 'NamespaceObject') spaces.set(localName.value, path);
      else if (importName.name) take(files.get(path), importName.name, localName.value);
    }
  }
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    const from = moduleRequest ? files.get(pathOf(moduleRequest.value)) : undefined;
    if (importName.name) take(from, importName.name, exportName.name ?? importName.name);
    else for (const name of [...(from?.rules ?? []), ...(from?.holders ?? [])]) take(from, name, name);
  }
}

function learn(node: Node, parent: Node | undefined, names: Names, known: Known): void {
  const isTyped = (annotation: unknown) => isRuleType(names.file, annotation, known.types);
  switch (node.type) {
    case 'TSTypeAliasDeclaration':
      if (isTyped(node.typeAnnotation)) add(known.types, nameOf(node.id));
      break;
    case 'FunctionDeclaration':
      if (isRule(node, names, known)) add(names.rules, nameOf(node.id));
      break;
    case 'Identifier':
      if (!isTyped(node.typeAnnotation)) break;
      add(names.rules, nameOf(node));
      add(names.holders, nameOf(node));
      break;
    case 'VariableDeclarator':
      if (node.init) learnVariable(node.id as Node, bare(node.init as Node), names, known);
      break;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition': {
      if (parent?.type === 'ObjectPattern') break;
      const value = node.value as Node | null;
      const isHeld = value !== null && (isRule(value, names, known) || isHolder(value, names, known));
      if (isHeld || isTyped(node.typeAnnotation)) add(known.members, nameOf(node.key));
      break;
    }
    case 'TSMethodSignature':
    case 'TSPropertySignature':
      if (givesRules(names.file, node.returnType) || isTyped(node.typeAnnotation)) add(known.members, nameOf(node.key));
      break;
    case 'ForOfStatement':
      if (mentionsHolder(node.right as Node, names, known)) add(names.rules, ...boundNames(node.left as Node));
      break;
    case 'CallExpression':
      learnCallbacks(node, names, known);
      break;
  }
}

const add = (to: Set<string>, ...found: readonly (string | undefined)[]): void => {
  for (const name of found) if (name !== undefined) to.add(name);
};

function learnVariable(pattern: Node, value: Node, names: Names, known: Known): void {
  if (pattern.type === 'ObjectPattern') {
    for (const { key, value: local } of pattern.properties as Node[]) {
      if (known.members.has(nameOf(key) ?? '')) add(names.rules, ...boundNames(local as Node));
    }
    return;
  }
  if (isRule(value, names, known)) add(names.rules, ...boundNames(pattern));
  if (isHolder(value, names, known)) add(names.holders, ...boundNames(pattern));
}

/** `TABLE.forEach(rule => …)`: what the callback is given are rules. */
function learnCallbacks(call: Node, names: Names, known: Known): void {
  const callee = bare(call.callee as Node);
  if (callee.type !== 'MemberExpression' || !isHolder(callee.object as Node, names, known)) return;
  for (const callback of (call.arguments as Node[]).filter(isFunction)) {
    for (const param of callback.params as Node[]) add(names.rules, ...boundNames(param));
  }
}

function mentionsHolder(node: Node, names: Names, known: Known): boolean {
  let found = false;
  walk(node, inner => {
    if (isHolder(inner, names, known)) found = true;
  });
  return found;
}
