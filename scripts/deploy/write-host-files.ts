import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostRules } from './host-rules';
import { headersFile, redirectsFile } from './netlify-files';
import { nginxConf } from './nginx-conf';

/** @param deployDir for the configuration of a server, which is no part of the site */
export async function writeHostFiles(rules: HostRules, siteDir: string, deployDir?: string): Promise<void> {
  await writeFile(join(siteDir, '_headers'), headersFile(rules));
  await writeFile(join(siteDir, '_redirects'), redirectsFile(rules));
  if (!deployDir) return;
  await mkdir(deployDir, { recursive: true });
  await writeFile(join(deployDir, 'nginx.conf'), nginxConf(rules));
}
