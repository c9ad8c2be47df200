import { describe, expect, it } from 'vitest';
import { mapProblems } from './check-map';

const readme = `# A site

## Map

| folder | holds |
|---|---|
| \`src/app\` | routes and shell |
| \`src/features\` | \`shop\`, \`blog\`; neither imports the other |
| \`media/cards\`, \`media/icons\` | make what the site shows |

## I want to ...

| to | change |
|---|---|
| change a price | \`src/prices\` |
`;

const all = ['src/app', 'src/features', 'src/features/shop', 'src/features/blog', 'media/cards', 'media/icons'];

describe('the map of the README', () => {
  it('is true where it names each folder and nothing else', () => {
    expect(mapProblems(readme, all, (path) => all.includes(path))).toEqual([]);
  });

  it('is told of a folder that it does not name', () => {
    expect(mapProblems(readme, [...all, 'src/features/legal'], () => true)).toEqual([
      expect.stringContaining('the map does not name src/features/legal/'),
    ]);
  });

  it('is told of a folder that is no longer there', () => {
    expect(mapProblems(readme, all, (path) => path !== 'media/icons')).toEqual([
      'README.md: the map names media/icons, which is not there',
    ]);
  });
});
