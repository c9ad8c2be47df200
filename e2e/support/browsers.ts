import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';

export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
};

/**
 * The headless shell, if installed: twice as fast, but it moves the pointer on load, so tests of the first
 * interaction use `chromium`.
 */
export const lightChromium = existsSync(shell) ? { ...chromium, executablePath: shell } : chromium;
