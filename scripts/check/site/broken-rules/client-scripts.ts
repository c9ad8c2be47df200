import { checkClientScripts } from '../client-scripts';
import type { BrokenRules } from './broken-rule';

export const brokenClientScripts: BrokenRules = {
  check: checkClientScripts,
  breaks: [
    [
      'that carry structured data',
      'assets/index.js',
      'document.title',
      'x={"@type":"BreadcrumbList"}',
      'assets/index.js: carries structured data',
    ],
  ],
};
