import { checkStatements } from '../check-statements';
import { type BrokenRules, samplePages } from './broken-rule';

const { article } = samplePages;

export const brokenStatements: BrokenRules = {
  check: (site) => checkStatements(site, [['no ozone', '/article', [/None is made/, /Ozone\?/]]]),
  breaks: [
    [
      'left out',
      article,
      'None is made.',
      'Little is made.',
      'article.html: the statement "no ozone" is missing: None is made',
    ],
    [
      'that were withdrawn',
      article,
      'None is made.',
      'None is made. It moves 1,280 m³/h.',
      'article.html: says "1,280"',
    ],
    [
      'that offer to buy',
      article,
      'None is made.',
      'None is made. <button>Add to basket</button>',
      'offers "Add to basket"',
    ],
    ['that ask for a password', article, 'type="email"', 'type="password"', 'asks for a password'],
  ],
};
