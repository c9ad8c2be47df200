import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { readSite } from './site/read-site';
import { serveSite } from '../preview/serve-site';

/** Runs the Nu HTML checker on every page; needs Java 11. Not part of the tests. */

// Not in package.json: its install script downloads Java.
const version = '26.9.27';
const folder = `node_modules/.cache/nu-checker-${version}`;
const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`;

type Message = { type: string; subType?: string; url: string; lastLine?: number; message: string; extract?: string };

// The checker reports data blocks as scripts.
function isDataBlockNote({ message, extract = '' }: Message): boolean {
  return message.startsWith('Inline script violates') && /<script type="application\/(?:ld\+)?json"/.test(extract);
}

/** React closes void elements with a slash: correct, and the checker's only remark that is no warning. */
function isTrailingSlashNote({ message }: Message): boolean {
  return message.startsWith('Trailing slash on void elements');
}

function install(): void {
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, `vnu-jar@${version}`], { stdio: 'inherit' });
}

async function runChecker(addresses: string[]): Promise<Message[]> {
  const program = ['-Dnu.validator.servlet.allow-forbidden-hosts=true', '-jar', jar];
  const parameters = [...program, '--exit-zero-always', '--format', 'json', ...addresses];
  const { stderr } = await promisify(execFile)('java', parameters, { maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

const dir = process.argv[2] ?? 'dist';
if (spawnSync('java', ['-version']).status !== 0) {
  console.error('The Nu HTML checker needs Java 11 or later: there is none on this machine.');
  process.exit(1);
}
if (!existsSync(jar)) install();
const { pages } = await readSite(dir);
const server = await serveSite({ dir, port: 0 });
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
// The checker rejects pages with status 404.
const addresses = pages.filter(({ file }) => file !== '404.html').map(({ path }) => origin + path);
const messages = (await runChecker(addresses)).filter(
  (message) => !isDataBlockNote(message) && !isTrailingSlashNote(message),
);
server.close();
for (const { type, subType, url, lastLine, message, extract } of messages) {
  const place = `${url.slice(origin.length)}:${lastLine ?? 0}`;
  console.error(`${place} ${subType ?? type}: ${message} ${extract?.replace(/\s+/g, ' ') ?? ''}`);
}
const read = `The Nu HTML checker read ${addresses.length} pages of ${dir}/`;
console.log(messages.length === 0 ? `${read} and has nothing to say.` : `${read}: ${messages.length} notes.`);
process.exitCode = messages.length === 0 ? 0 : 1;
