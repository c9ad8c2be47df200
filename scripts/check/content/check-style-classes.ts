import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileAsync } from 'sass';
import { sourceFiles } from '../../lib/source-files';

async function classesOf(file: string): Promise<Set<string>> {
  const { css } = await compileAsync(file, { loadPaths: ['node_modules', 'src'], quietDeps: true });
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Uses of style modules, except computed names such as `styles[kind]`. */
export function usedClasses(source: string): { module: string; names: { name: string; line: number }[] }[] {
  const imports = [...source.matchAll(/^import (\w+) from '(.+\.module\.scss)';$/gm)];
  return imports.map(([, styles = '', module = '']) => ({
    module,
    names: [...source.matchAll(new RegExp(`(?<![\\w.'-])${styles}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
      ({ 1: name, 2: quoted = '', index }) => ({
        name: name ?? quoted,
        line: source.slice(0, index).split('\n').length,
      }),
    ),
  }));
}

/** Classes that a component uses and its style module lacks, and style modules that no component imports. */
export async function checkStyleClasses(): Promise<string[]> {
  const files = await sourceFiles(['src'], /\.tsx$/);
  const modules = await sourceFiles(['src'], /\.module\.scss$/);
  const known = new Map<string, Promise<Set<string>>>();
  const found = files.map(async (file) => {
    const problems: string[] = [];
    for (const { module, names } of usedClasses(await readFile(file, 'utf8'))) {
      const path = module.startsWith('@/') ? `src/${module.slice(2)}` : join(dirname(file), module);
      if (!known.has(path)) known.set(path, classesOf(path));
      const classes = await known.get(path);
      for (const { name, line } of names)
        if (!classes?.has(name))
          problems.push(`${file}:${line}: ${path} has no class "${name}": add it, or correct the name`);
    }
    return problems;
  });
  const problems = (await Promise.all(found)).flat();
  const orphans = modules.filter((module) => !known.has(module));
  return [...problems, ...orphans.map((module) => `${module}: no component imports it: delete it`)];
}
