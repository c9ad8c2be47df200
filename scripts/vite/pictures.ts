import path from 'node:path';
import type { Plugin } from 'vite';
import { moduleText, picturesFolder, readDerived } from '../../media/pictures/picture-module.ts';

const pathInFolder = /\/assets\/pictures\/([a-z0-9-]+)(?:\.js)?$/;

/** Answers imports of `@/assets/pictures/NAME`: no file, but the addresses and sizes of what is derived from one master. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    resolveId(source) {
      const [, name] = pathInFolder.exec(source) ?? [];
      return name && name !== 'picture' ? path.join(picturesFolder, `${name}.js`) : undefined;
    },
    load(id) {
      if (path.dirname(id) !== picturesFolder) return;
      const picture = readDerived().find(({ name }) => name === path.basename(id, '.js'));
      return picture && moduleText(picture);
    },
  };
}
