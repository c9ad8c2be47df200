import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { articlesFolder, type ReadArticle, readArticles } from './read-articles.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const note =
  '// Generated from the front matter of src/content/articles by `npm run dev` and `npm run build`. Do not edit.';

const quoted = (text: string) =>
  `'${text.replace(/\s+/g, ' ').trim().replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function slugModule(articles: readonly ReadArticle[]): string {
  return `${note}

/** Newest first. */
export const articleSlugs = [
${articles.map(({ slug }) => `  ${quoted(slug)},`).join('\n')}
] as const;

/** An article by its address. */
export type ArticleSlug = (typeof articleSlugs)[number];
`;
}

function articleObject(article: ReadArticle): string {
  const { slug, title, shortTitle = title, description, date, reviewed, reviewNote, category } = article;
  const { cover, coverAlt, offer } = article;
  const lines = [
    `page: ${quoted(slug)}`,
    `title: ${quoted(title)}`,
    `shortTitle: ${quoted(shortTitle)}`,
    `description: ${quoted(description)}`,
    `publishedOn: ${quoted(date)}`,
    reviewed && `reviewedOn: ${quoted(reviewed)}`,
    reviewNote && `reviewNote: ${quoted(reviewNote)}`,
    `category: ${quoted(category)}`,
    `cover: ${camel(cover)}`,
    `coverAlt: ${quoted(coverAlt)}`,
    offer && `offer: ${quoted(offer)}`,
  ];
  return `  {\n${lines
    .filter(Boolean)
    .map((line) => `    ${line},`)
    .join('\n')}\n  },`;
}

function listModule(articles: readonly ReadArticle[]): string {
  const covers = [...new Set(articles.map(({ cover }) => cover))].sort();
  return `${note}
${covers.map((cover) => `import { ${camel(cover)} } from '@/assets/pictures/${cover}';`).join('\n')}
import type { Article } from './article';

/** Newest first. */
export const articles: readonly Article[] = [
${articles.map(articleObject).join('\n')}
];
`;
}

/** The code of the two modules that hold the articles’ slugs and facts, by path from the project’s folder. */
export function articleModules(articles = readArticles()): Record<string, string> {
  return {
    'src/config/article-slugs.ts': slugModule(articles),
    'src/data/articles/articles.ts': listModule(articles),
  };
}

function writeArticles(): void {
  for (const [path, text] of Object.entries(articleModules())) {
    const file = fileOf(path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Vite plugin: writes these modules at the start and after every change of an article. */
export function articlesFollow(): Plugin {
  return {
    name: 'articles-follow',
    buildStart: () => void writeArticles(),
    configureServer({ watcher, config }) {
      watcher.on('all', (_, file) => {
        if (!file.startsWith(articlesFolder)) return;
        try {
          writeArticles();
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
