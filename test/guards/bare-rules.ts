import { ruleNames } from './rule-names.js';
import { isRuleCallee } from './rule-values.js';
import type { SourceFile } from './source-files.js';
import { bare, isFunction, lineOf, type Node, nameOf, WRAPPERS, walk } from './syntax.js';

/** The engine itself takes a step in its hands; these two places drive rules instead of composing them. */
const DRIVERS = ['src/engine/table.ts', 'src/engine/playout.ts', 'src/engine/history.ts', 'src/engine/solving.ts'];
/** Only here questions are put. */
const ASKING = 'src/engine/rules.ts';

/** Every call of rules that is not composed with `yield*`: it compiles, lints clean and silently skips the rule. */
export function bareRules(sources: readonly SourceFile[]): string[] {
  const known = ruleNames(sources);
  const found: string[] = [];
  for (const names of known.files.values()) {
    const { path, text } = names.file;
    const report = (node: Node, what: string) => found.push(`${path}:${lineOf(text, node.start)} ${what}`);
    walk(names.tree, (node, around) => {
      if (node.type === 'YieldExpression' && !node.delegate && path !== ASKING) report(node, 'yield without *');
      if (node.type !== 'CallExpression') return;
      const callee = bare(node.callee as Node);
      if (!isRuleCallee(callee, names, known) || isComposed(node, around)) return;
      if (DRIVERS.includes(path) && nameOf(callee.property) === 'step') return;
      report(node, `${text.slice(callee.start, callee.end)} without yield*`);
    });
  }
  return found;
}

/** Under `yield*`, or given back as it is by a plain function, whose own callers are then held to it. */
function isComposed(call: Node, around: readonly Node[]): boolean {
  let inner = call;
  for (const [index, node] of around.entries()) {
    if (node.type === 'YieldExpression') return node.delegate === true;
    if (node.type === 'ArrowFunctionExpression') return node.body === inner;
    if (node.type === 'ReturnStatement') return around.slice(index).find(isFunction)?.generator === false;
    const isBranch = node.type === 'ConditionalExpression' && node.test !== inner;
    if (!isBranch && !WRAPPERS.has(node.type)) return false;
    inner = node;
  }
  return false;
}
