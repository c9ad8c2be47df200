import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mediaTypes } from '../../scripts/deploy/host-rules';
import { siteDirOf } from '../support/config';

const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type, Accept' };

export async function answerForOutsideHosts(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('https://media.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(`media.test${pathname}`);
    const file = join(siteDirOf('full'), pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404, headers: open });
    const contentType = mediaTypes[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? '';
    return route.fulfill({ body: readFileSync(file), contentType, headers: open });
  });
  await page.route(/^https:\/\/(forms|prices)\.test\//, (route) => {
    const request = route.request();
    if (request.method() === 'POST') requested.push(`${new URL(request.url()).hostname} ${request.postData()}`);
    return route.fulfill({ json: { ok: true }, headers: open });
  });
  await page.route('https://vitals.test/**', (route) => {
    requested.push(`vitals.test ${route.request().postData()}`);
    return route.fulfill({ status: 204 });
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requested.push(`www.youtube-nocookie.com${new URL(route.request().url()).pathname}`);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  return requested;
}
