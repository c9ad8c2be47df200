import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));

/** React Router's production build: bundlers get the development build by default. */
export const productionRouter: Alias[] = [
  { find: /^react-router\/dom$/, replacement: `${folder}dom-export.mjs` },
  { find: /^react-router$/, replacement: `${folder}index.mjs` },
];

/** Lets the bundler drop the router's links and forms, which the site does not use: their names for tools are all that keeps them. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
