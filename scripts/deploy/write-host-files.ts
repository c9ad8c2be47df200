import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { HostRules } from './host-rules';
import { caddyfile } from './caddyfile';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx-conf';
import { uploadToS3 } from './upload-to-s3';
import { vercelJson } from './vercel-json';
import { sourceFiles } from '../lib/source-files';
import { headersFile, redirectsFile } from './netlify-files';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';

async function writeAll(dir: string, files: Record<string, string>): Promise<void> {
  await mkdir(dir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
}

export function writeSiteHostFiles(outDir: string, rules: HostRules): Promise<void> {
  return writeAll(outDir, {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    '.htaccess': htaccess(rules),
    'vercel.json': vercelJson(rules),
    // GitHub Pages skips dot folders unless Jekyll is off.
    '.nojekyll': '',
  });
}

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
