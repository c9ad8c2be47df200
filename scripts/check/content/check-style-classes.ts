import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileAsync } from 'sass';
import { sourceFiles } from '../../lib/source-files';

async function classesOf(file: string): Promise<Set<string>> {
  const { css } = await compileAsync(file, { loadPaths: ['node_modules', 'src'], quietDeps: true });
  const own = css.replace(/:global\([^)]*\)/g, '');
  return new Set([...own.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

type ModuleUse = { module: string; styles: string; names: { name: string; line: number }[] };

/** Uses of style modules, except computed names such as `styles[kind]`. */
export function usedClasses(source: string): ModuleUse[] {
  const imports = [...source.matchAll(/^import (\w+) from '(.+\.module\.scss)';$/gm)];
  return imports.map(([, styles = '', module = '']) => ({
    module,
    styles,
    names: [...source.matchAll(new RegExp(`(?<![\\w.'-])${styles}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
      ({ 1: name, 2: quoted = '', index }) => ({
        name: name ?? quoted,
        line: source.slice(0, index).split('\n').length,
      }),
    ),
  }));
}

/** Whether a source picks a class of a module by a computed name, or hands the module on: all its classes may be used. */
export function picksClasses(source: string, styles: string): boolean {
  return new RegExp(`(?<![\\w.'-])${styles}(?!\\w|\\.\\w|\\['[\\w-]+'\\]| from )`).test(source);
}

/** Classes that a component uses and its style module lacks, modules that nobody imports, and classes that nobody names. */
export async function checkStyleClasses(): Promise<string[]> {
  const files = await sourceFiles(['src'], /\.tsx$/);
  const modules = await sourceFiles(['src'], /\.module\.scss$/);
  const known = new Map<string, Set<string>>();
  for (const module of modules) known.set(module, await classesOf(module));
  const named = new Map<string, Set<string>>();
  const problems: string[] = [];
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    for (const { module, styles, names } of usedClasses(source)) {
      const path = module.startsWith('@/') ? `src/${module.slice(2)}` : join(dirname(file), module);
      const classes = known.get(path) ?? new Set();
      const ofModule = named.get(path) ?? new Set();
      named.set(path, ofModule);
      for (const name of picksClasses(source, styles) ? classes : names.map((use) => use.name)) ofModule.add(name);
      for (const { name, line } of names)
        if (!classes.has(name))
          problems.push(`${file}:${line}: ${path} has no class "${name}": add it, or correct the name`);
    }
  }
  for (const [module, classes] of known) {
    const names = named.get(module);
    if (!names) problems.push(`${module}: no component imports it: delete it`);
    for (const name of names ? classes : [])
      if (!names?.has(name)) problems.push(`${module}: no component names its class "${name}": delete it`);
  }
  return problems;
}
