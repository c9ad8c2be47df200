import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { HostRules } from './host-rules';
import { caddyfile } from './caddyfile';
import { cloudfrontFunction } from './cloudfront-function';
import { cloudfrontHeaders } from './cloudfront-headers';
import { headersFile } from './headers-file';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx-conf';
import { redirectsFile } from './redirects-file';
import { uploadToS3 } from './upload-to-s3';
import { vercelJson } from './vercel-json';
import { sourceFiles } from '../lib/source-files';

async function writeAll(dir: string, files: Record<string, string>): Promise<void> {
  await mkdir(dir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
}

/** Writes what hosts read by themselves into a built site. */
export function writeSiteHostFiles(outDir: string, rules: HostRules): Promise<void> {
  return writeAll(outDir, {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    '.htaccess': htaccess(rules),
    'vercel.json': vercelJson(rules),
    // GitHub Pages leaves out folders that begin with a dot, unless told that Jekyll has no part in this.
    '.nojekyll': '',
  });
}

/** Writes what an owner copies to a server or an account, for the site in `outDir`, into a folder beside it. */
export async function writeDeployFiles(deployDir: string, outDir: string, rules: HostRules): Promise<void> {
  const files = (await sourceFiles([outDir], /./)).map((file) => relative(outDir, file).replaceAll('\\', '/'));
  await writeAll(deployDir, {
    'nginx.conf': nginxConf(rules),
    Caddyfile: caddyfile(rules),
    'cloudfront-function.js': cloudfrontFunction(rules),
    'cloudfront-headers.json': cloudfrontHeaders(rules),
    'upload-to-s3.sh': uploadToS3(rules, files),
  });
}
