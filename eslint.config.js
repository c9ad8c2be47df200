import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import reactRefresh from 'eslint-plugin-react-refresh';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { forbiddenFor, layers, mockMayImport } from './scripts/layers.js';

const imports = (names) =>
  names.map((name) => ({
    group: [`@/${name}`, `@/${name}/*`],
    message: `Not from here: ${name} stands above. See scripts/layers.ts.`,
  }));

export default tseslint.config(
  {
    ignores: [
      'dist',
      'deploy',
      '.test-site*',
      '.testers-site',
      'node_modules',
      'playwright-report',
      'test-results',
      'media/work',
      'reports',
      '.stryker-tmp',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['axios'], message: 'Only lib/post-form talks to the network.' }] },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  { files: ['src/**/*.tsx'], ...a11y.configs.recommended },
  {
    files: ['src/**/*.tsx'],
    // A region that scrolls sideways has to be reachable by keyboard (axe: scrollable-region-focusable).
    rules: {
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/entry-prerender.tsx', 'src/main.tsx', '**/*.test.tsx'],
    plugins: { 'react-refresh': reactRefresh },
    rules: {
      'react-refresh/only-export-components': ['error', { allowConstantExport: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content security policy blocks style attributes in the HTML: use a class or SVG geometry.',
        },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
  ...layers.map((layer) => ({
    files: [`src/${layer}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', 'src/lib/post-form.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...imports([...forbiddenFor(layer), 'mocks']),
            { group: ['axios'], message: 'Only lib/post-form talks to the network.' },
          ],
        },
      ],
    },
  })),
  {
    files: ['src/mocks/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: imports(layers.filter((layer) => !mockMayImport.includes(layer))) },
      ],
    },
  },
  {
    files: ['src/lib/post-form.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: imports(forbiddenFor('lib')) }] },
  },
);
