import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { readSite } from './site/read-site';
import { serveSite } from '../preview/serve-site';

/**
 * Has the Nu HTML checker, which the W3C uses, read every page of a built site as a host serves it: `npm run check:nu`, on
 * machines that have Java 11 or later. No part of the tests: they have html-validate and check-drawings.ts.
 */

// Not in package.json: its install script would fetch a Java of its own wherever there is none.
const version = '26.9.27';
const folder = `node_modules/.cache/nu-checker-${version}`;
const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`;

type Message = { type: string; subType?: string; url: string; lastLine?: number; message: string; extract?: string };

/** The checker takes data blocks for scripts; browsers do not, and the policy has nothing to do with them. */
function isOfDataBlock({ message, extract = '' }: Message): boolean {
  return message.startsWith('Inline script violates') && /<script type="application\/(?:ld\+)?json"/.test(extract);
}

function install(): void {
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, `vnu-jar@${version}`], { stdio: 'inherit' });
}

async function ask(addresses: string[]): Promise<Message[]> {
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
// The not-found page answers with status 404, which the checker takes for a fault of the host.
const addresses = pages.filter(({ file }) => file !== '404.html').map(({ path }) => origin + path);
const messages = (await ask(addresses)).filter((message) => !isOfDataBlock(message));
server.close();
for (const { type, subType, url, lastLine, message, extract } of messages) {
  const place = `${url.slice(origin.length)}:${lastLine ?? 0}`;
  console.error(`${place} ${subType ?? type}: ${message} ${extract?.replace(/\s+/g, ' ') ?? ''}`);
}
const read = `The Nu HTML checker read ${addresses.length} pages of ${dir}/`;
console.log(messages.length === 0 ? `${read} and has nothing to say.` : `${read}: ${messages.length} notes.`);
process.exitCode = messages.length === 0 ? 0 : 1;
