import { HtmlValidate } from 'html-validate';
import type { BuiltSite } from './read-site';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's and Vite's style of tags.
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Telephone numbers may wrap.
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Every page is valid HTML. */
export async function checkHtml({ pages }: BuiltSite): Promise<string[]> {
  const problems: string[] = [];
  for (const { file, html } of pages) {
    const report = await validator.validateString(html, file);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages)
        problems.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  return problems;
}
