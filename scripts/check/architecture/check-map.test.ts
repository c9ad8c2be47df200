import { describe, expect, it } from 'vitest';
import { mapProblems } from './check-map';

const map = `# Map

| folder | holds |
|---|---|
| \`src/app\` | routes and shell |
| \`src/features\` | \`shop\`, \`blog\`; neither imports the other |
| \`media/cards\`, \`media/icons\` | make what the site shows |
`;

const all = ['src/app', 'src/features', 'src/features/shop', 'src/features/blog', 'media/cards', 'media/icons'];

describe('docs/map.md', () => {
  it('is true where it names each folder and nothing else', () => {
    expect(mapProblems(map, all, (path) => all.includes(path))).toEqual([]);
  });

  it('is told of a folder that it does not name', () => {
    expect(mapProblems(map, [...all, 'src/features/legal'], () => true)).toEqual([
      expect.stringContaining('docs/map.md does not name src/features/legal/'),
    ]);
  });

  it('is told of a folder that is no longer there', () => {
    expect(mapProblems(map, all, (path) => path !== 'media/icons')).toEqual([
      'docs/map.md names media/icons, which is not there',
    ]);
  });
});
