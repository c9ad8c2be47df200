import MagicString from 'magic-string';
import { declaredBy, lineOf, localsOf, type Node, parseTsx, referencesIn, walk } from './syntax.ts';

/** `static`: a first visit keeps its HTML (StaticHtml). `live`: loads at the first interaction (HydrateOnInteraction). */
export type PartKind = 'static' | 'live';

const kinds: Record<string, PartKind> = { '@/boot/StaticHtml': 'static', '@/boot/HydrateOnInteraction': 'live' };

/** A `<StaticHtml>` or `<HydrateOnInteraction>` of the page. */
type Tag = {
  kind: PartKind;
  /** Name of the export of the part's module: its place among the tags of its kind. */
  name: string;
  element: Node;
  /** Offsets of what stands between the tags. */
  from: number;
  to: number;
  /** Names of the functions around it that it uses. */
  locals: string[];
};

/** Names under which the page imports the tags, with their kinds. */
function importedTags(program: Node): Map<string, PartKind> {
  const found = new Map<string, PartKind>();
  for (const statement of program.body as Node[]) {
    const kind = statement.type === 'ImportDeclaration' && kinds[(statement.source as Node).value as string];
    if (kind) for (const name of declaredBy(statement)) found.set(name, kind);
  }
  return found;
}

function tagsOf(program: Node, code: string, place: string): Tag[] {
  const imported = importedTags(program);
  const tags: Tag[] = [];
  const nameOf = (element: Node) => ((element.openingElement as Node).name as Node).name as string;
  for (const [element, parents] of imported.size > 0 ? walk(program) : []) {
    const kind = element.type === 'JSXElement' ? imported.get(nameOf(element)) : undefined;
    if (!kind) continue;
    const opening = element.openingElement as Node;
    const closing = element.closingElement as Node | null;
    const fail = (problem: string): never => {
      throw new Error(`${place}:${lineOf(code, element.start)}: <${nameOf(element)}> ${problem}`);
    };
    if ((opening.attributes as Node[]).length > 0) fail('takes no attributes: the build writes them.');
    if (!closing) fail('is empty.');
    const around = tags.find((tag) => tag.element.start < element.start && element.end < tag.element.end);
    if (around?.kind === 'static') fail('stands in <StaticHtml>, which React never hydrates: move it out of it.');
    if (around?.kind === kind) fail('stands in another of its kind.');
    const locals = localsOf(parents);
    tags.push({
      kind,
      name: `part${tags.filter((tag) => tag.kind === kind).length}`,
      element,
      from: opening.end,
      to: closing?.start ?? opening.end,
      locals: [...referencesIn(element)].filter((name) => locals.has(name)),
    });
  }
  return tags;
}

/** The top-level statements that a module needs: those with the names it starts from, and what these refer to. */
function neededStatements(program: Node, tags: readonly Tag[], first: Iterable<string>): Set<Node> {
  const statements = program.body as Node[];
  const moved = tags.map(({ element }) => element);
  const needed = new Set<Node>();
  const names = [...first];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    for (const statement of statements) {
      if (needed.has(statement) || !declaredBy(statement).includes(name)) continue;
      needed.add(statement);
      if (statement.type === 'ImportDeclaration') continue;
      for (const found of referencesIn(statement, moved)) names.push(found);
      // The tags that stay in its place.
      for (const { element, locals, kind } of tags) {
        if (statement.start <= element.start && element.end <= statement.end)
          names.push(...locals, tagName(kind, program));
      }
    }
  }
  return needed;
}

const tagName = (kind: PartKind, program: Node): string =>
  [...importedTags(program)].find(([, each]) => each === kind)?.[0] ?? '';

/** Code of a module and its source map. */
type CutSource = { code: string; map: ReturnType<MagicString['generateMap']> };

/**
 * Cuts the source of a page into modules. The page itself keeps a placeholder for each tag; `?part=static` and
 * `?part=live` export what stands in the tags as functions of the local names that it uses. Each module keeps only the
 * imports and declarations that it needs. The page exports its name in the bundler's manifest as `source`.
 * @param file path of the page from the project's folder, as in the bundler's manifest
 * @param part the module asked for; the page itself if missing
 * @throws if a tag has attributes, is empty or stands in `<StaticHtml>`
 */
export function cutPage(source: string, file: string, part?: PartKind): CutSource {
  const program = parseTsx(source);
  const tags = tagsOf(program, source, file);
  const code = new MagicString(source, { filename: file });
  const own = `./${file.split('/').at(-1)}`;
  const statements = program.body as Node[];
  const ofKind = (kind: PartKind) => tags.filter((tag) => tag.kind === kind);
  const isIn = (tag: Tag, outer: Tag) => outer.from <= tag.element.start && tag.element.end <= outer.to;

  const parts = part ? ofKind(part) : [];

  /** Removes a range but for what is moved to the end. */
  function remove(from: number, to: number): void {
    let at = from;
    for (const moved of parts.filter((tag) => from <= tag.from && tag.to <= to)) {
      if (at < moved.from) code.remove(at, moved.from);
      at = moved.to;
    }
    if (at < to) code.remove(at, to);
  }

  const partNames = parts.flatMap((tag) => {
    const inner = tags.filter((each) => each !== tag && isIn(each, tag));
    const left = inner.map(({ element }) => element);
    const children = tag.element.children as Node[];
    return [
      ...children.flatMap((child) => [...referencesIn(child, left)]),
      ...inner.flatMap(({ kind }) => tagName(kind, program)),
    ];
  });
  const exported = statements.filter(({ type }) => type.startsWith('Export')).flatMap(declaredBy);
  const needed = neededStatements(program, tags, part ? partNames : exported);
  if (!part) {
    // What has no name: effects, and an exported expression.
    for (const each of statements) if (declaredBy(each).length === 0) needed.add(each);
    for (const each of statements.filter(({ type }) => type.startsWith('Export'))) needed.add(each);
  }

  const replaced = new Set<PartKind>();
  for (const tag of tags) {
    const outer = tags.findLast((each) => each !== tag && isIn(tag, each));
    const statement = statements.find(({ start, end }) => start <= tag.element.start && tag.element.end <= end);
    const isSeen = outer ? parts.includes(outer) : statement !== undefined && needed.has(statement);
    if (!isSeen) continue;
    const { kind, name, element, from, to, locals } = tag;
    replaced.add(kind);
    const render = `{(parts) => parts.${name}({ ${locals.join(', ')} })}`;
    code.overwrite(element.start, from, `<${tagName(kind, program)} part={${kind}Part} render=${render} />`);
    code.remove(to, element.end);
    if (!parts.includes(tag)) remove(from, to);
  }
  for (const { name, locals, from, to } of parts) {
    code.appendRight(from, `\nexport const ${name} = ({ ${locals.join(', ')} }) => <>`);
    code.appendLeft(to, `</>;`);
    code.move(from, to, source.length);
  }
  for (const { start, end } of statements.filter((each) => !needed.has(each))) remove(start, end);

  if (part) {
    for (const kind of replaced) code.prepend(`import { ${kind}Part } from '${own}';\n`);
  } else {
    const declare = (kind: PartKind) =>
      ofKind(kind).length === 0
        ? ''
        : `export const ${kind}Part = pagePart(['${file}?part=${kind}'], () => import('${own}?part=${kind}'));\n`;
    if (tags.length > 0)
      code.prepend(`import { pagePart } from '@/boot/page-part';\n${declare('static')}${declare('live')}`);
    code.append(`\nexport const source = '${file}';\n`);
  }
  return { code: code.toString(), map: code.generateMap({ source: file, hires: 'boundary', includeContent: true }) };
}
