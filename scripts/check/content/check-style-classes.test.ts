// @vitest-environment node
import { expect, test } from 'vitest';
import { picksClasses, usedClasses } from './check-style-classes';

test('reads which classes a component asks of its style modules, and where', () => {
  const source = `import styles from './Box.module.scss';
import menu from '@/app/Menu.module.scss';

export function Box({ kind }) {
  return <div className={\`\${styles.box} \${styles['wide-box']} \${styles[kind]}\`}><a className={menu.link} /></div>;
}
`;
  expect(usedClasses(source)).toEqual([
    {
      module: './Box.module.scss',
      styles: 'styles',
      names: [
        { name: 'box', line: 5 },
        { name: 'wide-box', line: 5 },
      ],
    },
    { module: '@/app/Menu.module.scss', styles: 'menu', names: [{ name: 'link', line: 5 }] },
  ]);
});

test.each([
  ['<a className={styles.link} />', false],
  ["<a className={styles['wide-box']} />", false],
  ['<a className={styles[kind]} />', true],
  ['<Box styles={styles} />', true],
])('%s may use any class of the module: %s', (source, picks) => {
  expect(picksClasses(`import styles from './Box.module.scss';\n${source}`, 'styles')).toBe(picks);
});
