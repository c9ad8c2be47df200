import type { Plugin } from 'vite';
import { articlesFolder } from './read-articles.ts';
import { writeArticles } from './write-articles.ts';

/** Writes the list of articles and their addresses anew from `src/content/articles` at each start and each change. */
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
