import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { keptTogether } from '../../scripts/vite/kept-together';
import type * as DocumentList from './document-list';
import { documentStyles } from './styles';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The project's own modules, pictures and all, without the site's build settings. */
function startModules(): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    cacheDir: path.join(os.tmpdir(), 'documents-cache'),
    appType: 'custom',
    logLevel: 'error',
    plugins: [keptTogether()],
    resolve: { alias: { '@': path.join(root, 'src') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}

/** Every brochure and manual as HTML, from the data, texts and drawings as they are now. */
export async function readDocuments(): Promise<DocumentList.PrintedDocument[]> {
  const modules = await startModules();
  try {
    const list = (await modules.ssrLoadModule('/media/documents/document-list.tsx')) as typeof DocumentList;
    return await list.documentList(documentStyles());
  } finally {
    await modules.close();
  }
}
