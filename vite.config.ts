import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { type Connect, defineConfig, loadEnv, type Plugin } from 'vite';
import { articlesFollow } from './scripts/articles/articles-follow.ts';
import { basePathOf } from './scripts/build/base-path.ts';
import { buildTarget } from './scripts/build/supported-browsers.ts';
import { assetFileNames } from './scripts/vite/asset-file-names.ts';
import { chunkName } from './scripts/vite/chunk-names.ts';
import { keptTogether } from './scripts/vite/kept-together.ts';
import { onMediaHost } from './scripts/vite/media-host.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { proseFacts } from './scripts/vite/prose-facts.ts';
import { shortClassNames } from './scripts/vite/short-class-names.ts';

/**
 * Serves the mock service worker from node_modules in development and puts it into a build made for testers, so that it
 * never lands in `public/` or `dist/`.
 */
function mockServiceWorker(isForTesters: boolean): Plugin {
  const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.split('?')[0]?.endsWith('/mockServiceWorker.js')) return next();
    readFile(file).then((body) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(body);
    }, next);
  };
  return {
    name: 'mock-service-worker',
    configureServer: (server) => void server.middlewares.use(serve),
    async generateBundle() {
      if (!isForTesters) return;
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: await readFile(file, 'utf8') });
    },
  };
}

/** The packages of the first page and of the mocks, for the development server. */
const bundledAhead = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router-dom'],
  ...['Button', 'Col', 'Container', 'Nav', 'Row', 'Tab'].map((name) => `react-bootstrap/${name}`),
  ...['lucide-react', 'aos', 'axios', 'react-modal', 'swiper', 'swiper/modules', 'typewriter-effect/dist/core'],
  ...['msw', 'msw/browser'],
];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const variables = loadEnv(mode, process.cwd(), 'VITE_');
  const mediaBaseUrl = (variables.VITE_MEDIA_BASE_URL ?? '').replace(/\/$/, '');
  return {
    base: basePathOf(variables.VITE_BASE_PATH),
    plugins: [
      articlesFollow(),
      keptTogether(),
      proseFacts(),
      {
        enforce: 'pre' as const,
        ...mdx({
          remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter],
          providerImportSource: '@/components/prose/prose-components',
        }),
      },
      react({ include: /\.(tsx|mdx)$/ }),
      mockServiceWorker(mode === 'mock' && !isSsrBuild),
    ],
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('src', import.meta.url)) },
        ...(command === 'build' && !isSsrBuild ? productionRouter : []),
      ],
    },
    css: {
      // Readable names at a desk, short ones for visitors.
      modules: mode === 'production' || mode === 'mock' ? { generateScopedName: shortClassNames() } : {},
      preprocessorOptions: {
        scss: {
          loadPaths: ['node_modules', 'src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url))),
          quietDeps: true,
          silenceDeprecations: ['import' as const],
        },
      },
    },
    // A media host, where one is configured, serves the pictures; scripts and styles stay on the site.
    experimental: mediaBaseUrl ? { renderBuiltUrl: (file: string) => onMediaHost(file, mediaBaseUrl) } : {},
    ssr: { noExternal: true as const },
    build: isSsrBuild
      ? {
          outDir: '.prerender',
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false as const,
          assetsInlineLimit: 0,
          // Both builds name the pictures.
          rolldownOptions: { output: { assetFileNames } },
        }
      : {
          target: buildTarget(),
          manifest: true,
          assetsInlineLimit: 0,
          // three is one piece of some 600 KB, and comes at a press alone.
          chunkSizeWarningLimit: 640,
          cssCodeSplit: true,
          // What many pages share comes in one file instead of thirty: a request costs more than a few unused lines.
          rolldownOptions: {
            input: 'index.html',
            output: {
              assetFileNames,
              codeSplitting: {
                groups: [
                  // What every page starts with: nothing of it may come along with a part.
                  { name: 'app', tags: ['$initial'] },
                  {
                    name: 'shared',
                    minShareCount: 12,
                    test: /\/src\/(components\/(ui(?!\/RoomBox)|sections)|hooks(?!\/use-reading-section)|lib|config)/,
                  },
                  // Crumbs of a few hundred bytes that several pages share; components stay out, since their styles would come along.
                  {
                    name: 'small',
                    minShareCount: 4,
                    maxModuleSize: 600,
                    test: /\/src\/(lib|config|data(?!\/products\/(?!generation))|hooks|assets(?!\/pictures))\//,
                  },
                  // The shop's list: without it, each of its pictures would be a file of its own.
                  { name: 'catalogue', test: /\/src\/data\/products\/[\w-]+\/summary\.ts$/ },
                  {
                    name: 'often-shared',
                    minShareCount: 7,
                    test: /\/src\/(components\/(ui(?!\/RoomBox)|sections)|hooks(?!\/use-reading-section)|lib|config)/,
                  },
                  { name: chunkName, debugName: 'parts below the fold', includeDependenciesRecursively: false },
                ],
              },
            },
          },
        },
    // Known from the start, the packages are bundled once and the first page is compiled before it is asked for.
    optimizeDeps: { include: bundledAhead },
    server: {
      host: '127.0.0.1',
      port: 5173,
      warmup: { clientFiles: ['src/main.tsx', 'src/pages/HomePage.tsx', 'src/pages/HomeBelowFold.tsx'] },
    },
  };
});
