import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../lib/find-chromium';

/** Compares screenshots with those of a commit: `--from=HEAD`, or `--again` for the last ones. Report: `playwright-report/`. */
const { values: options } = parseArgs({
  options: { from: { type: 'string', default: 'HEAD' }, again: { type: 'boolean', default: false } },
});
const former = '.look/former';

function run(command: string, parameters: string[], cwd?: string, variables: Record<string, string> = {}): void {
  execFileSync(command, parameters, { stdio: 'inherit', cwd, env: { ...process.env, ...variables } });
}

function playwright(parameters: string[], sources: string, chromiumPath: string): void {
  const folder = path.resolve(sources);
  const variables = { LOOK_SITE: `${folder}/dist`, LOOK_SOURCES: folder, CHROMIUM_PATH: chromiumPath };
  run('npx', ['playwright', 'test', '--config', 'e2e/playwright.look.config.ts', ...parameters], undefined, variables);
}

async function takeFormerPictures(chromiumPath: string): Promise<void> {
  if (existsSync(former)) run('git', ['worktree', 'remove', '--force', former]);
  await rm('.look', { recursive: true, force: true });
  run('git', ['worktree', 'add', '--detach', former, options.from]);
  try {
    run('npm', ['ci', '--no-audit', '--no-fund'], former);
    run('npm', ['run', 'build'], former);
    playwright(['--update-snapshots=all', '--reporter=dot'], former, chromiumPath);
  } finally {
    run('git', ['worktree', 'remove', '--force', former]);
  }
}

const chromiumPath = await findChromium();
if (!options.again) await takeFormerPictures(chromiumPath);
run('npm', ['run', 'build']);
try {
  playwright([], '.', chromiumPath);
} catch {
  console.error('Some pages look different. `npx playwright show-report` shows each before and after.');
  process.exitCode = 1;
}
