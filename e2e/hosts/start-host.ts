import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployDirOf, siteDirOf, sitePort, type Variant } from '../support/config';

const hosts = ['nginx', 'apache2', 'caddy'] as const;

export type Host = (typeof hosts)[number];

export type RunningHost = { port: number; end: () => Promise<void> };

/** Debian's folders, often missing in a user's PATH. */
const programFolders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

function programOf(host: Host): string | undefined {
  return programFolders.map((folder) => join(folder, host)).find((path) => existsSync(path));
}

export const installedHosts = hosts.filter((host) => programOf(host));
export const missingHosts = hosts.filter((host) => !programOf(host));
if (process.env.CI && missingHosts.length > 0) throw new Error(`Not installed: ${missingHosts.join(', ')}`);

function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The sample lacks "${from}".`);
  return text.replaceAll(from, to);
}

type Place = { dir: string; port: number; variant: Variant };

const isRoot = process.getuid?.() === 0;

/** The sample with another port and folder, inside the system's nginx.conf. */
function nginxCommand({ dir, port, variant }: Place): string[] {
  const sample = readFileSync(join(deployDirOf(variant), 'nginx.conf'), 'utf8');
  const moved = swap(swap(sample, 'listen 80;', `listen 127.0.0.1:${port};`), 'listen [::]:80;', '');
  writeFileSync(join(dir, 'site.conf'), swap(moved, variant === 'site' ? '/var/www/site' : '/var/www', `${dir}/www`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${isRoot ? 'user nobody nogroup;' : ''} daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/log;
events {}
http {
  access_log off; sendfile on;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  include ${dir}/site.conf;
}
`,
  );
  return ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'log')];
}

/** Debian's default modules and the two of docs/deploy.md. */
const apacheModules = [
  ...['access_compat', 'alias', 'authn_core', 'authz_core', 'autoindex', 'deflate', 'dir', 'env', 'filter', 'mime'],
  ...['mpm_event', 'negotiation', 'reqtimeout', 'setenvif'],
  ...['rewrite', 'headers'],
];

function apacheCommand({ dir, port }: Place): string[] {
  const load = (name: string) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
  writeFileSync(
    join(dir, 'apache.conf'),
    `ServerRoot ${dir}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${dir}/pid
ErrorLog ${dir}/log
DefaultRuntimeDir ${dir}
Mutex file:${dir}
${isRoot ? 'User #65534\nGroup #65534' : ''}
${apacheModules.map(load).join('\n')}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html text/plain text/css application/javascript
<Directory ${dir}/www>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot ${dir}/www
`,
  );
  return ['-f', join(dir, 'apache.conf'), '-DFOREGROUND'];
}

/** The sample without certificates. */
function caddyCommand({ dir, port, variant }: Place): string[] {
  const sample = readFileSync(join(deployDirOf(variant), 'Caddyfile'), 'utf8');
  const moved = swap(sample, 'mars-air.example {', `http://127.0.0.1:${port} {`);
  const placed = swap(moved, variant === 'site' ? '/var/www/site' : '/var/www', `${dir}/www`);
  writeFileSync(join(dir, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${placed}`);
  return ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'];
}

const commands: Record<Host, (place: Place) => string[]> = {
  nginx: nginxCommand,
  apache2: apacheCommand,
  caddy: caddyCommand,
};

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

/** Leaves the system's service alone. */
export async function startHost(host: Host, variant: Variant): Promise<RunningHost> {
  const program = programOf(host);
  if (!program) throw new Error(`${host} is not installed`);
  const dir = mkdtempSync(join(tmpdir(), `${host}-`));
  // Servers drop root's rights and must still read it.
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'www'));
  cpSync(siteDirOf(variant), join(dir, variant === 'site' ? 'www' : 'www/mars'), { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', join(dir, 'www')]);
  const port = sitePort + 40 + 2 * hosts.indexOf(host) + (variant === 'site' ? 0 : 1);
  if (await answers(port)) throw new Error(`Port ${port} is taken: the tests would meet somebody else's site there.`);
  const server = spawn(program, commands[host]({ dir, port, variant }), {
    env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  const log = () => said + (existsSync(join(dir, 'log')) ? readFileSync(join(dir, 'log'), 'utf8') : '');
  await waitUntilItAnswers(port, server, log);
  return {
    port,
    end: async () => {
      const ended = new Promise((done) => server.on('close', done));
      server.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
