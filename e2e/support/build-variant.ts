import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Variant } from './config';

// The build reads the environment.
export async function buildVariant(variant: Variant): Promise<void> {
  await promisify(execFile)('npx', ['--no-install', 'tsx', 'scripts/test/build-test-site.ts', variant]);
}
