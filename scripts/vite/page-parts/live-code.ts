import { lineOf, type Node, parseTsx, walk } from './syntax.ts';

const liveHooks =
  /^use(State|Reducer|Effect|LayoutEffect|EffectEvent|InsertionEffect|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState)$/;

/** Event handlers, states and effects in a source file, with their lines. */
export function liveCodeIn(code: string): { line: number; what: string }[] {
  return [...walk(parseTsx(code))].flatMap(([node]) => {
    const found = handlerOf(node) ?? hookOf(node);
    return found ? [{ line: lineOf(code, node.start), what: found }] : [];
  });
}

function handlerOf(node: Node): string | undefined {
  const name = node.type === 'JSXAttribute' && (node.name as Node).name;
  return typeof name === 'string' && /^on[A-Z]/.test(name) ? `the event handler ${name}` : undefined;
}

function hookOf(node: Node): string | undefined {
  const name = node.type === 'CallExpression' && (node.callee as Node).name;
  return typeof name === 'string' && liveHooks.test(name) ? `the hook ${name}` : undefined;
}
