import { describe, expect, it } from 'vitest';
import { mapProblems } from './check-map';

const readme = `# Site

## Where things are

\`\`\`
src/
  app/        routes and shell
  features/   independent of each other: shop
              blog
media/        cards/ and icons/ that the site shows
\`\`\`
`;

const all = [
  'src',
  'src/app',
  'src/features',
  'src/features/shop',
  'src/features/blog',
  'media',
  'media/cards',
  'media/icons',
];

describe('the tree of the README', () => {
  it('is true where it names each folder and nothing else', () => {
    expect(mapProblems(readme, all, (path) => all.includes(path))).toEqual([]);
  });

  it('fails for a folder that it does not name', () => {
    expect(mapProblems(readme, [...all, 'src/features/legal'], () => true)).toEqual([
      expect.stringContaining('README.md does not name src/features/legal/'),
    ]);
  });

  it('fails for a folder that is no longer there', () => {
    expect(mapProblems(readme, all, (path) => path !== 'src/app')).toEqual([
      'README.md names src/app/, which is not there',
    ]);
  });
});
