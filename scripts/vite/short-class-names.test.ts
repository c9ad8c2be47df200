import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortClassNames } from './short-class-names';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.scss'))
  .map((file) => `${process.cwd()}/src/${file}`);

describe('short names of classes', () => {
  it('gives each class of each file a name of its own, letters, a line and digits', () => {
    const nameOf = shortClassNames();
    const names = modules.flatMap((file) => Array.from({ length: 30 }, (_, index) => nameOf(`class${index}`, file)));
    expect(new Set(names).size).toBe(modules.length * 30);
    expect(names.filter((name) => !/^[a-z]{1,2}_\d{1,3}$/.test(name))).toEqual([]);
  });

  it('gives the same names again, in this build and in the next', () => {
    const [first = ''] = modules;
    const nameOf = shortClassNames();
    const before = [nameOf('row', first), nameOf('cell', first)];
    expect([nameOf('row', `${first}?used`), nameOf('cell', first)]).toEqual(before);
    const next = shortClassNames();
    expect([next('row', first), next('cell', first)]).toEqual(before);
  });

  it('says which file it does not know', () => {
    expect(() => shortClassNames()('row', '/elsewhere/a.module.scss')).toThrow('a.module.scss is no style module');
  });
});
