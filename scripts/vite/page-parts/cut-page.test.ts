import { SourceMap } from 'node:module';
import { describe, expect, test } from 'vitest';
import { cutPage, type PartKind } from './cut-page.ts';

const tags = `import { StaticHtml } from '@/boot/StaticHtml';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
`;

/** A module as one line without blank space. */
function cut(source: string, part?: PartKind): string {
  return cutPage(tags + source, 'src/pages/ToolsPage.tsx', part)
    .code.replace(/\s+/g, ' ')
    .trim();
}

const page = `
import { Hammer } from './Hammer';
import { Nail } from './Nail';
import { Saw } from './Saw';
import type { Tool } from './tool';
import './effect';

const lead = lengthOf(saws); // ² and ³ take one place each
function Box({ tool }: { tool: Tool }) {
  return <StaticHtml><Nail tool={tool} /></StaticHtml>;
}
export default function ToolsPage({ page: { kind } }: PageProps) {
  const [first, { second = 2 }] = toolsOf(kind);
  return (
    <>
      <h1>Tools</h1>
      <StaticHtml><Saw lead={lead} first={first} /></StaticHtml>
      {kind && (
        <HydrateOnInteraction>
          <Hammer onPress={() => press(second)} />
          <StaticHtml><Saw first={second} /></StaticHtml>
          <Box tool={first} />
        </HydrateOnInteraction>
      )}
    </>
  );
}
`;

describe('the page itself', () => {
  test('loads its parts by name, and keeps a place for each tag with the local names that it uses', () => {
    const code = cut(page);
    expect(code).toContain(
      `export const livePart = pagePart(['src/pages/ToolsPage.tsx?part=live'], () => import('./ToolsPage.tsx?part=live'));`,
    );
    expect(code).toContain('<StaticHtml part={staticPart} render={(parts) => parts.part1({ first })} />');
    expect(code).toContain(
      '<HydrateOnInteraction part={livePart} render={(parts) => parts.part0({ second, first })} />',
    );
    expect(code).toContain(`export const source = 'src/pages/ToolsPage.tsx';`);
  });

  test('drops what only its parts use, and keeps effects', () => {
    const code = cut(page);
    for (const name of ['Hammer', 'Nail', 'Saw', 'Box', 'lead']) expect.soft(code).not.toContain(name);
    expect(code).toContain(`import './effect'`);
  });
});

test('the static part has what stands in each tag, and nothing else of the page', () => {
  const code = cut(page, 'static');
  expect(code).toContain('export const part0 = ({ tool }) => <><Nail tool={tool} /></>;');
  expect(code).toContain('export const part1 = ({ first }) => <><Saw lead={lead} first={first} /></>;');
  expect(code).toContain('export const part2 = ({ second }) => <><Saw first={second} /></>;');
  expect(code).toContain('const lead = lengthOf(saws);');
  expect(code).not.toMatch(/Hammer|Box|ToolsPage\(|effect|livePart|staticPart/);
});

test('the live part keeps a place for a static tag in it and in a component that it uses', () => {
  const code = cut(page, 'live');
  expect(code).toContain(`import { staticPart } from './ToolsPage.tsx';`);
  expect(code).toContain(
    'function Box({ tool }: { tool: Tool }) { return <StaticHtml part={staticPart} render={(parts) => parts.part0({ tool })} />; }',
  );
  expect(code).toMatch(
    /export const part0 = \(\{ second, first \}\) => <> <Hammer .* <StaticHtml part=\{staticPart\} render=\{\(parts\) => parts\.part2\(\{ second \}\)\} \/> <Box tool=\{first\} \/> <\/>;$/,
  );
  expect(code).not.toMatch(/Nail|Saw|lead/);
});

test('a name of another function is no local name: the module keeps its own', () => {
  const code = cut(
    `import { words } from './words';
    function Other() { const words = 1; return words; }
    export default function P() { use(() => { const words = 2; return words; }); return <StaticHtml>{words}</StaticHtml>; }`,
    'static',
  );
  expect(code).toContain(`import { words } from './words';`);
  expect(code).toContain('export const part0 = ({ }) => <>{words}</>;');
});

test('names of properties and attributes are no references', () => {
  const code = cut(
    `import { title } from './words';
    export default function P() { return <StaticHtml><h2 title="x">{x.title}{{ title: 1 }.a}</h2></StaticHtml>; }`,
    'static',
  );
  expect(code).not.toContain('./words');
});

test('a page without tags exports its name only', () => {
  const source = 'export default function P() { return <h1>P</h1>; }';
  expect(cutPage(source, 'src/pages/P.tsx').code).toBe(`${source}\nexport const source = 'src/pages/P.tsx';\n`);
});

test('the source map leads from each module to the line of the page', () => {
  for (const part of [undefined, 'static', 'live'] as const) {
    const { code, map } = cutPage(tags + page, 'src/pages/ToolsPage.tsx', part);
    const word = part === 'live' ? 'Hammer onPress' : part === 'static' ? 'Saw lead' : '<h1>Tools';
    const lines = (text: string) => text.slice(0, text.indexOf(word)).split('\n');
    const place = (text: string) => ({ line: lines(text).length - 1, column: lines(text).at(-1)?.length ?? 0 });
    const { line, column } = place(code);
    const found = new SourceMap(JSON.parse(map.toString())).findEntry(line, column);
    expect.soft(found).toMatchObject({ originalLine: place(tags + page).line });
  }
});

test.each([
  ['<StaticHtml className="x"><p /></StaticHtml>', 'src/pages/ToolsPage.tsx:4: <StaticHtml> takes no attributes'],
  ['<StaticHtml />', '<StaticHtml> is empty'],
  [
    '<StaticHtml><HydrateOnInteraction><p /></HydrateOnInteraction></StaticHtml>',
    '<HydrateOnInteraction> stands in <StaticHtml>',
  ],
  [
    '<HydrateOnInteraction><HydrateOnInteraction><p /></HydrateOnInteraction></HydrateOnInteraction>',
    'stands in another',
  ],
])('%s fails with its place', (element, message) => {
  expect(() => cut(`export default function P() {\n  return ${element};\n}`)).toThrow(message);
});
