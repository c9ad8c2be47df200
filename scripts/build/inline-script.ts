import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { buildTarget } from './supported-browsers';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src');

/**
 * The script that stands in each page’s head, as one line of code.
 * @throws if it would load a second file or end its own element
 */
export async function buildInlineScript(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': source } },
    build: {
      target: buildTarget(),
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(source, 'boot/inline-boot.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = result.output;
  if (others.length > 0) throw new Error('src/boot/inline-boot.ts must become one script');
  const code = chunk.code.trim();
  if (code.includes('</')) throw new Error('src/boot/inline-boot.ts holds what would end its <script> element');
  return code;
}
