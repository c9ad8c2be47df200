type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null;
type ChunkingContext = { getModuleInfo: (id: string) => ModuleInfo };

const staticPart = /(Blocks|Sections|\/SectorQuestions|\/SiteFooter)\.tsx$|\.mdx$/;
const belowFold = /(BelowFold|\/HomesPage)\.tsx$/;
const contactForm = /(BelowFold|ContactPage|PriceRequestDialog|EnquiryToast)\.tsx$/;

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
  const entries = all.filter((entry) => !staticPart.test(entry));
  const areAll = (pattern: RegExp) => entries.every((entry) => pattern.test(entry));
  if (all.length < 2 || entries.length === 0) return null;
  if (areAll(belowFold)) return 'below-fold';
  if (areAll(contactForm)) return 'contact-form';
  return id.includes('/features/enquiry/') ? 'enquiry' : null;
}
