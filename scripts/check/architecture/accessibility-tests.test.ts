// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessibilityTests } from '@/data/accessibility-tests';

const named = accessibilityTests.flatMap(({ files }) => files);

describe('the tests that the accessibility statement tells of', () => {
  it.each(named)('%s runs', (file) => {
    const source = readFileSync(file, 'utf8');
    const isTest = /\.(?:spec|test)\.ts$/.test(file);
    // Other files are checks of the built site.
    expect(isTest ? source : readFileSync('scripts/check/check-site.ts', 'utf8')).toMatch(
      isTest ? /^\s*(?:test|it)(?:\.each\(\w+\))?\(/m : new RegExp(file.replace(/.*\/|\.ts$/g, '')),
    );
    expect(source).not.toMatch(/\b(?:test|it|describe)\.(?:only|fixme)\b/);
  });

  it('are all that there are', () => {
    const folder = 'e2e/accessibility';
    const specs = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
    expect(new Set(named.filter((file) => file.startsWith(folder)))).toEqual(
      new Set(specs.map((file) => `${folder}/${file}`)),
    );
  });

  it('name of Firefox and WebKit those that run with every change', () => {
    const folder = 'e2e/engines';
    const few = readdirSync(folder).filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes("tag: '@few'"));
    expect(named.filter((file) => file.startsWith(folder)).sort()).toEqual(few.map((file) => `${folder}/${file}`));
  });

  it('are told by the statement, and by it alone', () => {
    expect(readFileSync('src/content/accessibility-statement.mdx', 'utf8')).toContain('<TestList />');
  });
});
