import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployDirOf, siteDirOf, sitePort, type Variant } from '../support/config';
import { folderOf } from './own-server';

/** Debian's folder is often missing in a user's PATH. */
const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find(existsSync);
export const isNginxInstalled = program !== undefined;
if (process.env.CI && !isNginxInstalled) throw new Error('nginx is not installed');

function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`nginx.conf lacks "${from}".`);
  return text.replaceAll(from, to);
}

/** Writes the built nginx.conf with another port and folder, inside one for the whole server. */
function writeConfiguration(dir: string, port: number, variant: Variant): string {
  const built = readFileSync(join(deployDirOf(variant), 'nginx.conf'), 'utf8');
  const moved = swap(swap(built, 'listen 80;', `listen 127.0.0.1:${port};`), 'listen [::]:80;', '');
  writeFileSync(join(dir, 'site.conf'), swap(moved, folderOf(variant) ? '/var/www' : '/var/www/site', `${dir}/www`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(dir, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user nobody nogroup;' : ''} daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/log;
events {}
http {
  access_log off; sendfile on;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  include ${dir}/site.conf;
}
`,
  );
  return file;
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

async function waitUntilItAnswers(port: number, server: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) break;
    if (await answers(port)) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`Port ${port} does not answer: ${log()}`);
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path as it is; follows no redirect and unpacks nothing. */
function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, fail) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', fail);
    });
    clientRequest.on('error', fail);
    clientRequest.end();
  });
}

export type Nginx = {
  /** Address of the site, such as `http://127.0.0.1:4220/mars`. */
  site: string;
  /** The built files. */
  dir: string;
  /** @param path below the site's folder */
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  end: () => Promise<void>;
};

/** Leaves the system's service alone. */
export async function startNginx(variant: Variant): Promise<Nginx> {
  if (!program) throw new Error('nginx is not installed');
  const folder = folderOf(variant);
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The server drops root's rights and must still read it.
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'www'));
  cpSync(siteDirOf(variant), join(dir, 'www', folder), { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', join(dir, 'www')]);
  const port = sitePort + (folder ? 41 : 40);
  if (await answers(port)) throw new Error(`Port ${port} is taken: the tests would meet somebody else's site there.`);
  const log = join(dir, 'log');
  const server = spawn(program, ['-c', writeConfiguration(dir, port, variant), '-e', log], { stdio: 'ignore' });
  await waitUntilItAnswers(port, server, () => (existsSync(log) ? readFileSync(log, 'utf8') : 'no log'));
  return {
    site: `http://127.0.0.1:${port}${folder}`,
    dir: siteDirOf(variant),
    ask: (path, headers = {}) => ask(port, folder + path, headers),
    end: async () => {
      const ended = new Promise((done) => server.on('close', done));
      server.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
