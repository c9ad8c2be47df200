import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';
import { forbiddenFor, layers, mockMayImport } from './layers.js';

const severity = 'error';

/** Which folder may import from which: the one list of layers, as dependency-cruiser wants it. */
const rules: IForbiddenRuleType[] = [
  {
    name: 'a circle of files',
    severity,
    from: {},
    to: { circular: true },
  },
  {
    name: 'a circle of folders',
    severity,
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  {
    name: 'features do not import each other: the page puts them together',
    severity,
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...layers.map((layer) => ({
    name: `${layer} may not import from there: scripts/check/architecture/layers.js says from where`,
    severity: severity as 'error',
    from: { path: `^src/${layer}/` },
    to: { path: `^src/(?:${[...forbiddenFor(layer), 'mocks'].join('|')})/` },
  })),
  {
    name: 'mocks may not import from there: scripts/check/architecture/layers.js says from where',
    severity,
    from: { path: '^src/mocks/' },
    to: { path: `^src/(?:${layers.filter((layer) => !mockMayImport.includes(layer)).join('|')})/` },
  },
];

function asSentence({ from, to, cycle, rule }: IViolation): string {
  const way =
    cycle && cycle.length > 0 ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} imports ${to}`;
  return `${way}: ${rule.name}`;
}

/** Imports of some sources that the layers do not allow, relative ones too; circles of files and of folders. */
export async function importProblems(sources: string[], baseDir = process.cwd()): Promise<string[]> {
  const { output } = await cruise(
    sources,
    {
      baseDir,
      ruleSet: { forbidden: rules },
      validate: true,
      // Types draw arrows too.
      tsPreCompilationDeps: true,
      // Pictures and fonts are open to all and import nothing; a test may look anywhere.
      exclude: { path: ['^src/assets/', '\\.test\\.tsx?$', 'node_modules'] },
    },
    { alias: { '@': join(baseDir, 'src') } },
  );
  return (output as ICruiseResult).summary.violations.map(asSentence);
}

/** Every import of `src/` against the layers. */
export function checkImports(): Promise<string[]> {
  return importProblems(['src']);
}
