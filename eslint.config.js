import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import reactRefresh from 'eslint-plugin-react-refresh';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { forbiddenFor, layers, mockMayImport } from './scripts/check/architecture/layers.js';

const imports = (names) =>
  names.map((name) => ({
    group: [`@/${name}`, `@/${name}/*`],
    message: `Not from here: ${name} stands above. See scripts/check/architecture/layers.js.`,
  }));

/** An air change rate has one function. */
const oneDivisionByVolume = [
  "BinaryExpression[operator='/'][right.name=/[vV]olume|M3$/]",
  "BinaryExpression[operator='/'][right.property.name=/[vV]olume|M3$/]",
  "BinaryExpression[operator='/'][right.callee.name='roomVolumeM3']",
].map((selector) => ({
  selector,
  message: 'Only domain/air-changes divides by a volume: use rate() or airChangesPerHour().',
}));

const coloursFromTokens = {
  selector: 'Literal[value=/^#(?!fff$)([0-9a-f]{3}|[0-9a-f]{6})$/i]',
  message: 'Use a colour of src/config/brand.ts: var(--...). #fff may stand.',
};

const axiosOnly = { group: ['axios'], message: 'Only lib/http/post-form talks to the network.' };

const useControl =
  'Use components/forms/FormControl: a field of its own forgets what was typed, filled in or restored before it was live.';

const bootstrapFields = { regex: '^react-bootstrap(/Form.*)?$', message: useControl };

/** Words that say too little as a name, numbers and places among them; CONTRIBUTING.md has the terms of the field. `inBundle` is npm's. */
const vague =
  '/^(said|told|unsaid|asked|asks|some|one|two|three|four|five|six|seven|eight|nine|ten|other|work|worked|stands|says|shows|shown|does|gets|deals|taken)$|InWords$|^in(?!Bundle)[A-Z]|^(is|has|was)(Said|Told|Asked|Shown)/';

const fieldWords = [
  `:matches(VariableDeclarator, FunctionDeclaration, TSTypeAliasDeclaration) > Identifier.id[name=${vague}]`,
  `:function > Identifier.params[name=${vague}]`,
  `:matches(ArrayPattern > Identifier.elements, ObjectPattern > Property > Identifier.value)[name=${vague}]`,
  `TSPropertySignature > Identifier.key[name=${vague}]`,
].map((selector) => ({ selector, message: 'Name what it holds, in the words of the field.' }));

/** `isWide`, `hasArrow`, `startsOpen`; names of the browser's stay. */
const statement = '/^((is|has|was|can|should|[a-z]+s)[A-Z]|(checked|required|readOnly|replace|saveData)$)/';

const booleanNames = {
  selector: `TSPropertySignature[typeAnnotation.typeAnnotation.type='TSBooleanKeyword'] > Identifier.key[name!=${statement}]`,
  message: 'Name a boolean as a statement: isWide, hasArrow, startsOpen.',
};

const syntax = [
  ...fieldWords,
  booleanNames,
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy blocks style attributes in the HTML: use a class or SVG geometry.',
  },
  {
    selector: "JSXAttribute[name.name='fontWeight'] Literal[raw=/^.?\\d+(0[1-9]|[1-9]\\d)\\W?$/]",
    message: 'As an attribute, SVG knows weights in hundreds only: others belong in a style sheet.',
  },
  coloursFromTokens,
];

const namedExports = { selector: 'ExportDefaultDeclaration', message: 'Named exports only; a page is the default.' };

const fieldNames = '/^(input|textarea|select)$/';

const ownFields = [
  { selector: `JSXOpeningElement[name.name=${fieldNames}]`, message: useControl },
  { selector: `CallExpression[callee.name='createElement'][arguments.0.value=${fieldNames}]`, message: useControl },
  {
    selector: `JSXAttribute[name.name='as'][parent.name.name!=/^(FormControl|Field)$/][value.value=${fieldNames}]`,
    message: useControl,
  },
  { selector: "JSXAttribute[name.name='contentEditable']", message: useControl },
];

/** `FormControl`, and two fields that nobody types in: the honeypot and Netlify's form. */
const mayHaveFields = [
  'src/components/forms/FormControl.tsx',
  'src/features/enquiry/form/Honeypot.tsx',
  'src/features/enquiry/sending/NetlifyForm.tsx',
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'deploy',
      '.testers-site',
      'node_modules',
      'playwright-report',
      'test-results',
      'studio',
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
      'no-restricted-imports': ['error', { patterns: [axiosOnly, bootstrapFields] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...fieldWords] },
  },
  {
    files: ['src/**/*.ts', 'scripts/**/*.ts', 'media/documents/**/*.{ts,tsx}'],
    ignores: ['src/domain/air-changes.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...fieldWords, ...oneDivisionByVolume] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [
      'src/domain/air-changes.ts',
      'src/config/brand.ts',
      'src/features/viewer/scene/paints.ts',
      '**/*.test.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...fieldWords, booleanNames, ...oneDivisionByVolume, coloursFromTokens],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  { files: ['src/**/*.tsx'], ...a11y.configs.recommended },
  {
    files: ['src/**/*.tsx'],
    // Scrollable regions and the 3D viewer need a tab stop (axe: scrollable-region-focusable).
    rules: {
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region', 'application'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/entry-prerender.tsx', 'src/main.tsx', '**/*.test.tsx'],
    plugins: { 'react-refresh': reactRefresh },
    rules: {
      'react-refresh/only-export-components': ['error', { allowConstantExport: true }],
      'no-restricted-syntax': ['error', ...syntax, namedExports, ...ownFields, ...oneDivisionByVolume],
    },
  },
  {
    files: ['src/pages/*Page.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...ownFields, ...oneDivisionByVolume] },
  },
  {
    files: mayHaveFields,
    rules: { 'no-restricted-syntax': ['error', ...syntax, namedExports, ...oneDivisionByVolume] },
  },
  ...layers.map((layer) => ({
    files: [`src/${layer}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', 'src/lib/http/post-form.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [...imports([...forbiddenFor(layer), 'mocks']), axiosOnly, bootstrapFields],
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
    files: ['src/lib/http/post-form.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: imports(forbiddenFor('lib')) }] },
  },
);
