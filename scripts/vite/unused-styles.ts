import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration, Plugin, Root, Rule } from 'postcss';

/** What the sources of the site use: elements, and names that may be classes. */
type Used = { tags: Set<string>; names: Set<string> };

const stackGaps = /<Stack\b[^>]*\bgap=\{(\d)\}/g;

/** The classes of `md={4}`, `lg={{ span: 4, offset: 1 }}` and `{ lg: { span: 4 } }`; of a Row they count its columns. */
function columnsIn(source: string, prefix = 'col'): string[] {
  return [...source.matchAll(/\b(xs|sm|md|lg|xl|xxl)(?:=\{|: )([^}]*)/g)].flatMap(([, breakpoint, value = '']) =>
    [...value.matchAll(/(?:(offset|order): ?)?\b(\d{1,2})\b/g)].map(([, kind = prefix, count]) =>
      [kind, ...(breakpoint === 'xs' ? [] : [breakpoint]), count].join('-'),
    ),
  );
}

/** The classes of a Col's `sm`, `xs="auto"` and `lg={isNarrow ? 'auto' : 3}`. */
function flexibleColumnsIn(source: string): string[] {
  const columns = source.match(/<Col\b[^>]*>/g) ?? [];
  return [...columns.join('').matchAll(/\s(xs|sm|md|lg|xl|xxl)(?:(=(?:"|\{[^}]*')auto)|(?=[\s>/]))/g)].map(
    ([, breakpoint, auto]) => `col${breakpoint === 'xs' ? '' : `-${breakpoint}`}${auto ? '-auto' : ''}`,
  );
}

/** Names in a source that may be classes, with those that react-bootstrap makes of its props. */
export function namesIn(source: string): string[] {
  const rows = source.match(/<Row\b[^>]*>/g) ?? [];
  return [
    ...(source.match(/[\w-]+/g) ?? []),
    ...[...source.matchAll(/\b(?:fluid|variant)="(\w+)"/g)].flatMap(([, value]) => [
      `container-${value}`,
      `btn-${value}`,
    ]),
    ...[...source.matchAll(stackGaps)].map(([, gap]) => `gap-${gap}`),
    ...columnsIn(source.replace(/<Row\b[^>]*>/g, '')),
    ...flexibleColumnsIn(source),
    ...columnsIn(rows.join(''), 'row-cols'),
  ];
}

/** The classes that the components of react-bootstrap in use begin with, such as `row`: from the source of each. */
export function classesOfComponents(source: string): string[] {
  const components = [...source.matchAll(/'react-bootstrap\/(\w+)'/g)];
  return components.flatMap(([, name = '']) => {
    const code = readFileSync(`node_modules/react-bootstrap/esm/${name}.js`, 'utf8');
    const [, prefixes = ''] = /= useBootstrapPrefix\((.*)\);/.exec(code) ?? [];
    return [...prefixes.matchAll(/'([a-z-]+)'/g)].map(([, prefix = '']) => prefix);
  });
}

const tagsOfTexts = 'html body h1 h2 h3 h4 p a ul ol li strong em code blockquote table thead tbody tr th td'.split(
  ' ',
);
/** Fields for files, dates, times and colours, which no form has; Firefox has no inner focus since version 88. */
const unusedFields = /::(-webkit-(date|color)|file-selector|-moz-focus-inner)|\[type=["']?(file|reset)/;

function usedBySources(): Used {
  // The gallery of parts is built in development alone, where all styles are.
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!app[\\/]gallery[\\/]).*(?<!\.test)\.(tsx?|mdx)$/.test(file),
  );
  const sources = files.map((file) => readFileSync(join('src', file), 'utf8'));
  return {
    tags: new Set([...tagsOfTexts, ...sources.flatMap((source) => source.match(/(?<=<|\bas=")[a-z]\w*/g) ?? [])]),
    names: new Set(sources.flatMap((source) => [...classesOfComponents(source), ...namesIn(source)])),
  };
}

/** Whether an element of the site may match the selector. What stands in parentheses, as in `:not(.a)`, is not read. */
export function isUsed(selector: string, { tags, names }: Used): boolean {
  if (unusedFields.test(selector)) return false;
  const outside = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, '');
  return (
    [...outside.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => names.has(name)) &&
    [...outside.matchAll(/(?:^|[\s>+~])([a-z]\w*)/g)].every(([, tag = '']) => tags.has(tag))
  );
}

function dropUnused(root: Root, used: Used) {
  root.walkRules((rule: Rule) => {
    const selectors = rule.selectors.filter((selector) => isUsed(selector, used));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkAtRules((query) => {
    if (query.nodes?.length === 0) query.remove();
  });
}

const selectorsOf = ({ parent }: Declaration) => (parent?.type === 'rule' ? (parent as Rule).selectors : []);

/** Writes the value of a property of Bootstrap where it is read, if one rule sets it, at every width, for all readers. */
function inlineProperties(root: Root) {
  const settings = new Map<string, Declaration[]>();
  root.walkDecls(/^--bs-/, (declaration) => {
    settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [setting, ...others]] of settings) {
    if (!setting || others.length > 0 || setting.parent?.parent !== root) continue;
    const readers: Declaration[] = [];
    root.walkDecls((declaration) => {
      if (declaration.value.includes(`var(${name})`)) readers.push(declaration);
    });
    const reach = selectorsOf(setting).join();
    const isInReach = (reader: Declaration) => selectorsOf(reader).every((selector) => selector.includes(reach));
    if (reach !== ':root' && !readers.every(isInReach)) continue;
    for (const reader of readers) {
      reader.value = reader.value.replaceAll(`var(${name})`, setting.value).trim();
      if (reader.value === '') reader.remove();
    }
    setting.remove();
  }
}

/** Drops from a style sheet what the site does not use: rules by element or class, and Bootstrap's properties. */
export function unusedStyles(sheet: RegExp): Plugin {
  let used: Used | undefined;
  return {
    postcssPlugin: 'unused-styles',
    OnceExit(root, { result }) {
      if (!sheet.test(result.opts.from ?? '')) return;
      dropUnused(root, (used ??= usedBySources()));
      inlineProperties(root);
    },
  };
}
