import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** True if the browser starts and renders a page. */
async function renders(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.setContent('<h1>It renders</h1>');
    const heading = await page.locator('h1').innerText();
    await browser.close();
    return heading === 'It renders';
  } catch {
    return false;
  }
}

async function firstThatRenders(): Promise<string | undefined> {
  for (const path of [...systemPaths, chromium.executablePath()]) if (path && (await renders(path))) return path;
  return undefined;
}

function attempt(command: string, parameters: string[]): void {
  console.log(`No Chromium yet: trying "${command} ${parameters.join(' ')}"`);
  try {
    execFileSync(command, parameters, { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // The next attempt follows.
  }
}

/** Path of a working Chromium: the system's, Playwright's, or Debian's package. Throws if none starts. */
export async function findChromium(): Promise<string> {
  const found = await firstThatRenders();
  if (found) return found;
  attempt('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await firstThatRenders();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = await firstThatRenders();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium starts here: install one (Debian: "apt-get install chromium") or set CHROMIUM_PATH to its program.',
  );
}
