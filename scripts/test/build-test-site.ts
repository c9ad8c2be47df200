import { readFile } from 'node:fs/promises';
import { deployDirOf, siteDirOf, type Variant, variants } from '../../e2e/support/config';
import { buildSite } from '../build/build-site';

/** Builds the tests' site or a variant: `build-test-site.ts [folder|full]`. */
const variant = (process.argv[2] ?? 'site') as Variant;
if (!(variant in variants))
  throw new Error(`There is no variant "${variant}", only ${Object.keys(variants).join(', ')}.`);

// An empty variable overrides `.env`.
const example = await readFile('.env.example', 'utf8');
for (const [, name = ''] of example.matchAll(/^(VITE_\w+)=/gm)) process.env[name] = '';
Object.assign(process.env, variants[variant]);

await buildSite({ outDir: siteDirOf(variant), deployDir: deployDirOf(variant) });
