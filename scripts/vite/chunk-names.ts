type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null;
type ChunkingContext = { getModuleInfo: (id: string) => ModuleInfo };

const sectorBelowFold = /(?<!Home)BelowFold\.tsx$/;
const belowFold = /BelowFold\.tsx$/;
const contactForm = /(BelowFold|ContactPage|PriceRequestDialog|EnquiryToast)\.tsx$/;

/** The modules that are loaded by themselves, by `import()` or by the page, and need a module. */
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

/**
 * The parts below the fold are made of few files, since each file is a chance to get lost: what the sectors share, what they
 * share with the home page, and what they share with the other forms is one file each. Null leaves a module to the bundler.
 */
export function chunkName(id: string, context: ChunkingContext): string | null {
  if (!id.includes('/src/')) return null;
  const entries = [...entriesOf(id, context)];
  const areAll = (pattern: RegExp) => entries.every((entry) => pattern.test(entry));
  if (entries.length < 2) return null;
  if (areAll(sectorBelowFold)) return 'sector-below-fold';
  if (areAll(belowFold)) return 'below-fold';
  if (areAll(contactForm)) return 'contact-form';
  return id.includes('/features/enquiry/') ? 'enquiry' : null;
}
