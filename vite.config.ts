import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { type Connect, defineConfig, loadEnv, type Plugin } from 'vite';
import { basePathOf } from './scripts/build/base-path.ts';
import { buildTarget } from './scripts/build/supported-browsers.ts';
import { brandFunctions } from './scripts/vite/brand-functions.ts';
import { assetFileNames } from './scripts/vite/asset-file-names.ts';
import { chunkFileNames, chunkName } from './scripts/vite/chunk-names.ts';
import { noBreakSpaces } from './scripts/vite/no-break-spaces.ts';
import { gallery } from './scripts/vite/gallery.ts';
import { joinMedia } from './scripts/vite/join-media.ts';
import { onMediaHost } from './scripts/vite/media-host.ts';
import { productionRouter, unusedRouterParts } from './scripts/vite/production-router.ts';
import { pageParts } from './scripts/vite/page-parts/page-parts.ts';
import { pictures } from './scripts/vite/pictures.ts';
import { proseFacts } from './scripts/vite/prose-facts.ts';
import { shortClassNames } from './scripts/vite/short-class-names.ts';
import { unusedStyles } from './scripts/vite/unused-styles.ts';
import { colours } from './src/config/brand.ts';
import { articlesFollow } from './scripts/articles/write-articles.ts';

/** Serves the mock service worker in development and adds it to builds for testers only. */
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

/** What many entries use goes into few files: each request of a first visit may fail (docs/decisions/0012). */
const sharedByPages =
  /\/src\/(components\/(ui(?!\/RoomBox)|forms(?!\/Room)|sections)|hooks|lib(?!\/format\/qr-code)|config|data\/(purifiers|products\/generation-.\/summary))/;
/** Modules without styles, which pages share but for those that bring the answer for a room. */
const smallModules =
  /\/src\/(lib(?!\/format\/qr-code)|config|data\/(?!room|people|articles\/|films\/)[\w/-]+(?<!\/product|summary|catalogue|-prices)\.ts)|lucide-react\/dist\/esm\/icons\//;
const roomAnswers = /\/src\/(domain|data\/(room-answers|rooms\/typical-rooms))/;
const roomForm =
  /\/src\/(drawing\/|components\/(ui\/RoomBox|forms\/(Room|SegmentedControl|side-message))|hooks\/use-side-fields|data\/(rooms\/|people-hint|room-decision))/;
const films = /\/src\/(features|data)\/films\//;
const roomPictures = /\/src\/assets\/pictures\/gen-.-room/;
const shopPictures = /\/src\/data\/products\/([\w-]+\/summary|catalogue)\.ts$/;

/** Packages to pre-bundle for the development server. */
const bundledAhead = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router-dom'],
  ...['Button', 'Col', 'Container', 'Nav', 'Row', 'Stack', 'Tab'].map((name) => `react-bootstrap/${name}`),
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
      pageParts(),
      pictures(),
      gallery(),
      {
        name: 'theme-colour',
        transformIndexHtml: (html: string) => html.replaceAll('%THEME_COLOUR%', colours.ink),
      },
      noBreakSpaces(),
      proseFacts(),
      {
        enforce: 'pre' as const,
        ...mdx({
          remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter],
          providerImportSource: '@/components/text/prose-components',
        }),
      },
      react({ include: /\.(tsx|mdx)$/ }),
      unusedRouterParts(),
      mockServiceWorker(mode === 'mock' && !isSsrBuild),
    ],
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('src', import.meta.url)) },
        ...(command === 'build' && !isSsrBuild ? productionRouter : []),
      ],
    },
    css: {
      postcss: { plugins: [...(command === 'build' ? [unusedStyles(/\/styles\/main\.scss$/)] : []), joinMedia()] },
      modules: mode === 'production' || mode === 'mock' ? { generateScopedName: shortClassNames() } : {},
      preprocessorOptions: {
        scss: {
          loadPaths: ['node_modules', 'src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url))),
          quietDeps: true,
          silenceDeprecations: ['import' as const],
          functions: brandFunctions,
        },
      },
    },
    // Pictures come from the media host if configured; scripts and styles from the site.
    experimental: mediaBaseUrl ? { renderBuiltUrl: (file: string) => onMediaHost(file, mediaBaseUrl) } : {},
    ssr: { noExternal: true as const },
    build: isSsrBuild
      ? {
          outDir: '.prerender',
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false as const,
          assetsInlineLimit: 0,
          rolldownOptions: { output: { assetFileNames } },
        }
      : {
          target: buildTarget(),
          manifest: true,
          // A browser without modulepreload loads the same files a little later.
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          // Keeps three.js (600 KB) in one lazy chunk.
          chunkSizeWarningLimit: 640,
          cssCodeSplit: true,
          rolldownOptions: {
            input: 'index.html',
            output: {
              assetFileNames,
              chunkFileNames,
              codeSplitting: {
                groups: [
                  // Modules of every page's first load.
                  { name: 'app', tags: ['$initial'] },
                  { name: 'shared', minShareCount: 14, test: sharedByPages },
                  { name: 'rooms', minShareCount: 4, test: roomAnswers },
                  { name: 'room-form', minShareCount: 2, test: roomForm, includeDependenciesRecursively: false },
                  { name: 'films', minShareCount: 2, test: films, includeDependenciesRecursively: false },
                  { name: 'room-pictures', minShareCount: 2, test: roomPictures },
                  { name: 'catalogue', test: shopPictures },
                  {
                    name: 'small',
                    minShareCount: 9,
                    maxModuleSize: 2500,
                    test: smallModules,
                    includeDependenciesRecursively: false,
                  },
                  { name: chunkName, debugName: 'parts below the fold', includeDependenciesRecursively: false },
                ],
              },
            },
          },
        },
    // Pre-bundles packages and warms up the first page. The search for packages does not ask the site's own plugins.
    optimizeDeps: { include: bundledAhead, rolldownOptions: { plugins: [pictures()] } },
    server: {
      host: '127.0.0.1',
      port: 5173,
      warmup: {
        clientFiles: ['src/main.tsx', 'src/pages/HomePage.tsx'],
      },
    },
  };
});
