import { readFile } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../../system/source-files';

type Graph = Map<string, Set<string>>;

const endings = ['', '.ts', '.tsx', '.mdx', '/index.ts'];

/** The file of src/ that an import names, or undefined for packages, styles and pictures. */
function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
      : undefined;
  if (!path) return undefined;
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile());
}

async function fileGraph(): Promise<Graph> {
  const graph: Graph = new Map();
  for (const file of await sourceFiles(['src'], /\.(ts|tsx)$/)) {
    if (/\.test\.|\.d\.ts$|^src\/assets\//.test(file)) continue;
    const { importedFiles } = ts.preProcessFile(await readFile(file, 'utf8'));
    const targets = importedFiles
      .map(({ fileName }) => resolveImport(file, fileName))
      .filter((target) => target !== undefined);
    graph.set(file, new Set(targets.filter((target) => !target.startsWith('src/assets/'))));
  }
  return graph;
}

/** The same graph between folders; a folder's imports of itself are no circle. */
function folderGraph(files: Graph): Graph {
  const graph: Graph = new Map();
  for (const [file, targets] of files) {
    const folder = dirname(file);
    const known = graph.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) known.add(dirname(target));
    graph.set(folder, known);
  }
  return graph;
}

/** One circle of a graph as the names along it, or undefined where there is none. */
export function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = visit(node);
    if (circle) return circle;
  }
  return undefined;
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

/** Circles of files or folders, and features that import each other; each problem names the files. */
export async function checkImports(): Promise<string[]> {
  const files = await fileGraph();
  const problems: string[] = [];
  const fileCircle = findCircle(files);
  if (fileCircle) problems.push(`Circle of files: ${fileCircle.join(' -> ')}`);
  const folderCircle = findCircle(folderGraph(files));
  if (folderCircle) problems.push(`Circle of folders: ${folderCircle.join(' -> ')}`);
  for (const [file, targets] of files) {
    for (const target of targets) {
      const [from, to] = [featureOf(file), featureOf(target)];
      if (from && to && from !== to) problems.push(`${file} imports ${target}: features do not import each other`);
    }
  }
  return problems;
}
