import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { version?: string; resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean };

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };

test('every dependency is asked for in one exact version, the one that is locked', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test('every locked package has a hash, and none comes from elsewhere than the public registry', () => {
  const locked = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
  expect(locked.length).toBeGreaterThan(100);
  for (const [path, { resolved, integrity }] of locked) {
    expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(integrity, path).toMatch(/^sha512-/);
  }
});
