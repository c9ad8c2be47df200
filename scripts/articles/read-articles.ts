import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type FrontMatter, frontMatterProblems } from './front-matter.ts';

export const articlesFolder = fileURLToPath(new URL('../../src/content/articles', import.meta.url));

/** Front matter and the slug, which is the name of the file. */
export type ReadArticle = FrontMatter & { slug: string };

/**
 * Reads the front matter of an article.
 * @param file name for the messages
 * @throws if there is none, if it is no YAML, or with one line for each wrong field
 */
export function frontMatterOf(file: string, text: string): FrontMatter {
  const [, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (yaml === undefined) throw new Error(`${file}: has no front matter between two lines of ---`);
  let facts: unknown;
  try {
    facts = parse(yaml, { schema: 'core' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: its front matter is no YAML: ${why}`, { cause: error });
  }
  const problems = frontMatterProblems(facts);
  if (problems.length > 0) throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return facts as FrontMatter;
}

/** Every article, newest first. Throws with file and field if front matter is wrong. */
export function readArticles(folder = articlesFolder): ReadArticle[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const articles = files.map((file) => {
    const slug = file.replace(/\.mdx$/, '');
    const relativePath = `src/content/articles/${file}`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      throw new Error(`${relativePath}: the name is the address: a-z, 0-9 and -`);
    return { slug, ...frontMatterOf(relativePath, readFileSync(path.join(folder, file), 'utf8')) };
  });
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
