import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sourceFiles } from '../lib/source-files';

/** A package whose code or styles reach the visitor. */
export type BundledPackage = { name: string; version: string; identifier?: string; text?: string };

/** Packages imported by Sass, which the bundler does not list. */
async function sassPackages(): Promise<string[]> {
  const sheets = await sourceFiles(['src'], /\.scss$/);
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^@(?:import|use|forward) '((?:@[\w-]+\/)?[\w.-]+)\//gm)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => existsSync(`node_modules/${name}/package.json`));
}

async function packageNotice(name: string): Promise<BundledPackage> {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!version || !license || !file) throw new Error(`${name} states no licence`);
  return { name, version, identifier: license, text: (await readFile(`${folder}/${file}`, 'utf8')).trim() };
}

/** Licence texts of bundled packages and the font. Throws if a package states no licence. */
export async function licenceNotices(bundled: BundledPackage[]): Promise<string> {
  const known = new Set(bundled.map(({ name }) => name));
  const styled = await Promise.all((await sassPackages()).filter((name) => !known.has(name)).map(packageNotice));
  const font = (await readFile('src/assets/fonts/OFL.txt', 'utf8')).trim();
  const packages = [...bundled, ...styled].sort((a, b) => a.name.localeCompare(b.name));
  const notices = packages.map(({ name, version, identifier, text }) => {
    if (!identifier) throw new Error(`${name} states no licence`);
    return [`${name} ${version} (${identifier})`, text ?? `Licence: ${identifier}. The package carries no text of it.`];
  });
  const all = [...notices, ['Instrument Sans (OFL-1.1)', font]];
  const head = 'This site is made with the following work of others, with thanks.';
  return `${[head, ...all.map(([title = '', text]) => `${title}\n${'='.repeat(title.length)}\n\n${text}`)].join('\n\n\n')}\n`;
}
