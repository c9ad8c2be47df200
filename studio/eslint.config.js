import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config({ ignores: ['work'] }, js.configs.recommended, tseslint.configs.strict, {
  languageOptions: { globals: { ...globals.browser, ...globals.node } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
});
