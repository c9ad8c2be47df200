import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join, resolve } from 'node:path';
import { inventProducts } from './invent-products';

const copied = ['src', 'scripts', 'media/pictures', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const linked = ['node_modules', 'public'];

/** Types are checked of what is built: the printed documents know the real machines only. */
async function checkOnlyTheSite(project: string): Promise<void> {
  const file = join(project, 'tsconfig.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as { include: string[] };
  config.include = ['src', 'scripts/build/build.ts', 'vite.config.ts'];
  await writeFile(file, JSON.stringify(config));
}

/** A copy of the project with a longer catalogue, in a temporary folder. @param products with the real ones */
export async function grownProject(products: number, realProducts: number): Promise<string> {
  const project = await mkdtemp(join(os.tmpdir(), `catalogue-of-${products}-`));
  for (const name of copied) await cp(name, join(project, name), { recursive: true });
  await checkOnlyTheSite(project);
  for (const name of linked) await symlink(resolve(name), join(project, name));
  if (products > realProducts) await inventProducts(project, products - realProducts);
  return project;
}

/** Runs a program of the project in a folder. Resolves with its output and how long it took, rejects where it fails. */
export async function run(folder: string, command: readonly string[]): Promise<{ output: string; seconds: number }> {
  const startMs = performance.now();
  const child = spawn('npx', ['--no-install', ...command], { cwd: folder, shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output.slice(-4000)}`);
  return { output, seconds: (performance.now() - startMs) / 1000 };
}
