import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';
import { sourceFiles } from '../../lib/source-files';
import { forbiddenFor, layers, mockMayImport } from './layers.js';

const severity = 'error';
const betweenFeatures = 'features do not import each other: the page puts them together';
const againstLayers = (layer: string) =>
  `${layer} may not import from there: scripts/check/architecture/layers.js says from where`;

const forbidden: Record<string, string[]> = {
  ...Object.fromEntries(layers.map((layer) => [layer, [...forbiddenFor(layer), 'mocks']])),
  mocks: layers.filter((layer) => !mockMayImport.includes(layer)),
};

const rules: IForbiddenRuleType[] = [
  { name: 'a circle of files', severity, from: {}, to: { circular: true } },
  { name: 'a circle of folders', severity, scope: 'folder', from: {}, to: { circular: true } },
  {
    name: betweenFeatures,
    severity,
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...Object.entries(forbidden).map(([layer, folders]): IForbiddenRuleType => ({
    name: againstLayers(layer),
    severity,
    from: { path: `^src/${layer}/` },
    to: { path: `^src/(?:${folders.join('|')})/` },
  })),
];

function asSentence({ from, to, cycle, rule }: IViolation): string {
  const way =
    cycle && cycle.length > 0 ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} imports ${to}`;
  return `${way}: ${rule.name}`;
}

/** Imports of one MDX file against the layers; dependency-cruiser does not read MDX. */
export function mdxProblems(file: string, source: string): string[] {
  const [, layer = '', feature] = file.split('/');
  const imports = source.matchAll(/^(?:import|export)\s(?:[^'"]*\sfrom\s+)?['"]([^'"]+)['"]/gm);
  return [...imports].flatMap(([, name = '']) => {
    const target = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.replace(/^@\//, 'src/');
    const [root, targetLayer = '', targetFeature] = target.split('/');
    if (root !== 'src') return [];
    if (forbidden[layer]?.includes(targetLayer)) return [`${file} imports ${target}: ${againstLayers(layer)}`];
    const isOtherFeature = layer === 'features' && targetLayer === layer && targetFeature !== feature;
    return isOtherFeature ? [`${file} imports ${target}: ${betweenFeatures}`] : [];
  });
}

/** Imports that break the order of layers, and circles, a sentence each. */
export async function importProblems(sources: string[], baseDir = process.cwd()): Promise<string[]> {
  const { output } = await cruise(
    sources,
    {
      baseDir,
      ruleSet: { forbidden: rules },
      validate: true,
      // Types draw arrows too.
      tsPreCompilationDeps: true,
      // Assets import nothing; tests may import anything.
      exclude: { path: ['^src/assets/', '\\.test\\.tsx?$', 'node_modules'] },
    },
    { alias: { '@': join(baseDir, 'src') } },
  );
  return (output as ICruiseResult).summary.violations.map(asSentence);
}

/** Checks the imports of `src/`, circles and MDX included. */
export async function checkImports(): Promise<string[]> {
  const texts = await sourceFiles(['src'], /\.mdx$/);
  const ofTexts = texts.map(async (file) => mdxProblems(file, await readFile(file, 'utf8')));
  return [await importProblems(['src']), ...(await Promise.all(ofTexts))].flat();
}
