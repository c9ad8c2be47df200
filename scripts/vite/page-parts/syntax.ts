import { parseAst } from 'vite';

/** A node of the syntax tree (ESTree with JSX and TypeScript); offsets in UTF-16 units. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * Parses TypeScript with JSX.
 * @throws if the code has a mistake
 */
export function parseTsx(code: string): Node {
  return parseAst(code, { lang: 'tsx' }) as unknown as Node;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The nodes directly in a node. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Yields a node and all nodes in it, each with the nodes around it, outermost first. */
export function* walk(node: Node, parents: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, parents];
  const around = [...parents, node];
  for (const child of childrenOf(node)) yield* walk(child, around);
}

/** Casts and the like, which hold an expression; all other TypeScript nodes hold types alone. */
const typedExpressions = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** The child nodes of a node that may hold references to names. */
function referencing(node: Node): Node[] {
  const part = (name: string) => [node[name]].filter(isNode);
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? childrenOf(node) : part('object');
    case 'Property':
      return node.computed ? childrenOf(node) : part('value');
    case 'JSXAttribute':
      return part('value');
    case 'JSXMemberExpression':
      return part('object');
    case 'JSXClosingElement':
      return [];
    default:
      return childrenOf(node);
  }
}

/**
 * The names that a node may refer to: rather one too many than one too few.
 * @param left nodes whose content does not count
 */
export function referencesIn(node: Node, left: readonly Node[] = []): Set<string> {
  const names = new Set<string>();
  const visit = (each: Node): void => {
    if (left.includes(each)) return;
    if (each.type.startsWith('TS') && !typedExpressions.includes(each.type)) return;
    const isElementOfHtml = each.type === 'JSXIdentifier' && /^[a-z]/.test(each.name as string);
    if (each.type === 'Identifier' || (each.type === 'JSXIdentifier' && !isElementOfHtml))
      names.add(each.name as string);
    referencing(each).forEach(visit);
  };
  visit(node);
  return names;
}

/** The names that a parameter or the left side of a declaration binds. */
function boundBy(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name as string];
    case 'AssignmentPattern':
      return boundBy(pattern.left as Node);
    case 'RestElement':
      return boundBy(pattern.argument as Node);
    case 'Property':
      return boundBy(pattern.value as Node);
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap(boundBy);
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).flatMap((element) => (element ? boundBy(element) : []));
    default:
      return [];
  }
}

/** The names that a statement declares. */
export function declaredBy(statement: Node): string[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return (statement.specifiers as Node[]).map(({ local }) => (local as Node).name as string);
    case 'VariableDeclaration':
      return (statement.declarations as Node[]).flatMap(({ id }) => boundBy(id as Node));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return boundBy((statement.id ?? { type: '' }) as Node);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return isNode(statement.declaration) ? declaredBy(statement.declaration) : [];
    default:
      return [];
  }
}

/** The names that the functions and blocks around a node declare. */
export function localsOf(parents: readonly Node[]): Set<string> {
  return new Set(
    parents.flatMap((parent) => {
      if (Array.isArray(parent.params)) return (parent.params as Node[]).flatMap(boundBy);
      return parent.type === 'BlockStatement' ? (parent.body as Node[]).flatMap(declaredBy) : [];
    }),
  );
}

/** Line of an offset, counted from 1. */
export function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
