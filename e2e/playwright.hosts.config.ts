import { defineConfig } from '@playwright/test';
import { isNginxInstalled } from './hosts/start-nginx';
import type { VariantOptions } from './hosts/variant-test';
import journeys from './playwright.config';

if (!process.env.TEST_WORKER_INDEX && !isNginxInstalled) console.log('nginx is not installed, and so not tried');

const wide = { viewport: { width: 1440, height: 900 } };

/** Tests on nginx, of the policy and of deployments. `--grep` matches project names too. */
export default defineConfig<object, VariantOptions>({
  ...journeys,
  testDir: 'hosts',
  testIgnore: isNginxInstalled ? [] : ['nginx.spec.ts'],
  outputDir: '../test-results/hosts',
  projects: [
    { name: 'build of folder @long', testMatch: 'build.setup.ts', use: { variant: 'folder' } },
    { name: 'build of full @long', testMatch: 'build.setup.ts', use: { variant: 'full' } },
    {
      name: 'site',
      testMatch: ['nginx.spec.ts', 'policy.spec.ts', 'deployment.spec.ts'],
      use: { ...wide, variant: 'site' },
    },
    {
      name: 'folder @long',
      testMatch: ['nginx.spec.ts', 'policy.spec.ts', 'no-endpoints.spec.ts'],
      dependencies: ['build of folder @long'],
      use: { ...wide, variant: 'folder' },
    },
    {
      name: 'full @long',
      testMatch: ['policy.spec.ts', 'full.spec.ts', 'models.spec.ts'],
      dependencies: ['build of full @long'],
      use: { ...wide, variant: 'full' },
    },
  ],
});
