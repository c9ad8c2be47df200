import type { Plugin } from 'vite';

const html = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Parts</title>
  </head>
  <body id="parts">
    <div id="root"></div>
    <script type="module" src="/src/app/gallery/main.tsx"></script>
  </body>
</html>`;

/** Serves the gallery of parts at /parts in development; a build does not have it. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== '/parts') return next();
        server.transformIndexHtml('/parts', html).then((page) => {
          response.setHeader('content-type', 'text/html');
          response.end(page);
        }, next);
      });
    },
  };
}
