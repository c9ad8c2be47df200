import { isLivePart, isStaticPart, partOf } from './page-parts/page-parts.ts';

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null;
type ChunkingContext = { getModuleInfo: (id: string) => ModuleInfo };

/** What a first visit has as HTML. */
const isStatic = (id: string) => isStaticPart(id) || id.endsWith('.mdx') || id.endsWith('/SiteFooter.tsx');
const hasContactForm = (id: string) => isLivePart(id) || /(ContactPage|PriceRequestDialog|EnquiryToast)\.tsx$/.test(id);

/** A part is named after its page: `HomePage-live-<hash>.js`. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const part = partOf(facadeModuleId ?? '');
  return `assets/[name]${part ? `-${part}` : ''}-[hash].js`;
}

function entriesOf(id: string, context: ChunkingContext, seen = new Set<string>()): Set<string> {
  const entries = new Set<string>();
  if (seen.has(id)) return entries;
  seen.add(id);
  const info = context.getModuleInfo(id);
  if (!info) return entries;
  if (info.isEntry || info.dynamicImporters.length > 0) entries.add(id);
  for (const importer of info.importers) for (const entry of entriesOf(importer, context, seen)) entries.add(entry);
  return entries;
}

/** Few chunks below the fold: each is a request that may fail. No first visit loads static parts. Null leaves the module to the bundler. */
export function chunkName(id: string, context: ChunkingContext): string | null {
  if (!id.includes('/src/')) return null;
  const all = [...entriesOf(id, context)];
  const entries = all.filter((entry) => !isStatic(entry));
  if (all.length < 2 || entries.length === 0) return null;
  // Parts of one page stay with it, and those of sectors apart: home and products would load their styles and scripts.
  if (entries.every(isLivePart)) return entries.length < 2 ? null : id.includes('/sectors/') ? 'sectors' : 'below-fold';
  // The footer of every page has the copy for Netlify.
  if (all.some((entry) => entry.endsWith('/SiteFooter.tsx'))) return null;
  if (entries.every(hasContactForm)) return 'contact-form';
  return id.includes('/features/enquiry/') ? 'enquiry' : null;
}
