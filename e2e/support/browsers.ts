import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';

/** Chromium as visitors have it. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
};

/**
 * The same without windows, where it is installed: journeys take half the time. It moves the pointer as a page opens, so what
 * waits for a visitor is tried in `chromium`.
 */
export const lightChromium = existsSync(shell) ? { ...chromium, executablePath: shell } : chromium;
