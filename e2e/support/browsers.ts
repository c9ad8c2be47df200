import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';

export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
};

/** Headless shell: faster, but moves the pointer on load; tests of the first interaction use `chromium`. */
export const lightChromium = existsSync(shell) ? { ...chromium, executablePath: shell } : chromium;
