// @vitest-environment node
import { expect, test } from 'vitest';
import { usedClasses } from './check-style-classes';

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
      names: [
        { name: 'box', line: 5 },
        { name: 'wide-box', line: 5 },
      ],
    },
    { module: '@/app/Menu.module.scss', names: [{ name: 'link', line: 5 }] },
  ]);
});
