import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { cutPage, type PartKind } from './cut-page.ts';
import { liveCodeIn } from './live-code.ts';

/** The part that a module's id names. */
export const partOf = (id: string): PartKind | undefined =>
  /\.tsx\?part=(static|live)$/.exec(id)?.[1] as PartKind | undefined;

/** True for the address of a page’s static part. */
export const isStaticPart = (id: string): boolean => partOf(id) === 'static';
/** True for the address of a page’s live part. */
export const isLivePart = (id: string): boolean => partOf(id) === 'live';

type ModuleGraph = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
};

/** The modules that static parts import, and theirs. */
function modulesOfStaticParts(graph: ModuleGraph): Set<string> {
  const left = [...graph.getModuleIds()].filter(isStaticPart);
  const found = new Set<string>();
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * At a build, moves what stands in `<StaticHtml>` and `<HydrateOnInteraction>` into chunks of its own
 * (docs/decisions/0035), and fails if a module of static parts has an event handler, a state or an effect: a first visit
 * never runs it. The development server and unit tests render the tags' children as they stand.
 */
export function pageParts(): Plugin {
  let root = process.cwd();
  let isServerBuild = false;
  return {
    name: 'page-parts',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      isServerBuild = Boolean(config.build.ssr);
    },
    transform: {
      filter: { id: /\/src\/pages\/\w+Page\.tsx(\?part=(static|live))?$/ },
      handler(code, id) {
        const file = path.relative(root, id.split('?')[0] ?? id).replaceAll(path.sep, '/');
        return cutPage(code, file, partOf(id));
      },
    },
    async buildEnd(error) {
      if (error || isServerBuild) return;
      const problems: string[] = [];
      for (const id of modulesOfStaticParts(this)) {
        const [file = ''] = id.split('?');
        if (!/\/src\/(?!boot\/).*\.tsx?$/.test(file)) continue;
        const source = await readFile(file, 'utf8');
        const code = isStaticPart(id) ? cutPage(source, file, 'static').code : source;
        for (const { line, what } of liveCodeIn(code)) {
          const place = path.relative(root, file) + (isStaticPart(id) ? '' : `:${line}`);
          problems.push(`${place}: ${what} in a static part, where no first visit runs it`);
        }
      }
      if (problems.length > 0) {
        const advice =
          'Take it out of <StaticHtml>, into the <HydrateOnInteraction> around it, or let the browser do it (a link, <details>).';
        this.error([...problems, advice].join('\n'));
      }
    },
  };
}
