import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { noBreakSpaces } from '../../scripts/vite/no-break-spaces';
import { pictures } from '../../scripts/vite/pictures';
import type * as DocumentList from './document-list';
import { documentStyles } from './styles';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Loads the project's modules without the site's build settings. */
function startModules(): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    cacheDir: path.join(os.tmpdir(), 'documents-cache'),
    appType: 'custom',
    logLevel: 'error',
    plugins: [noBreakSpaces(), pictures()],
    resolve: { alias: { '@': path.join(root, 'src') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}

export async function readDocuments(): Promise<DocumentList.PrintedDocument[]> {
  const modules = await startModules();
  try {
    const list = (await modules.ssrLoadModule('/media/documents/document-list.tsx')) as typeof DocumentList;
    return await list.documentList(documentStyles());
  } finally {
    await modules.close();
  }
}
