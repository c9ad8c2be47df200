import { fileURLToPath } from 'node:url';

const file = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** React Router's production build: bundlers get the development build by default. */
export const productionRouter = [
  { find: /^react-router\/dom$/, replacement: file('dom-export') },
  { find: /^react-router$/, replacement: file('index') },
];
