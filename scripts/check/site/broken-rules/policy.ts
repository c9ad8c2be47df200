import { checkPolicy } from '../policy';
import { type BrokenRules, samplePages } from './broken-rule';

const { article } = samplePages;

export const brokenPolicy: BrokenRules = {
  check: checkPolicy,
  breaks: [
    ['no policy', article, 'http-equiv="Content-Security-Policy"', 'name="policy"', 'no content security policy'],
    [
      'the hash of another script',
      article,
      'sha256-',
      'sha256-A',
      'article.html: its policy blocks the script in article.html',
    ],
    [
      'another script',
      article,
      '<script>document.title',
      '<script>document.URL',
      'vercel.json: its policy blocks the script in article.html',
    ],
    ['a header with another hash', '_headers', 'sha256-', 'sha256-A', '_headers: its policy blocks the script'],
  ],
};
