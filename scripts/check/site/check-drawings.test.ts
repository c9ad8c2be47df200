// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkDrawings } from './check-drawings';
import { parsePage } from './read-site';
import { sampleSite } from './sample/test-check';

function problems(drawing: string): string[] {
  const pages = [parsePage('a.html', `<svg viewBox="0 0 10 10">${drawing}</svg>`)];
  return checkDrawings({ ...sampleSite, pages });
}

describe('the attributes of a drawing', () => {
  it.each([
    '<text font-weight="550">1</text>',
    '<text font-weight="semibold">1</text>',
    '<rect width="-1" height="2"/>',
    '<rect width="NaN" height="2"/>',
    '<circle cx="undefined" r="2"/>',
    '<path stroke-opacity="1.5"/>',
    '<text text-anchor="center">1</text>',
  ])('reports %s', (drawing) => {
    expect(problems(drawing)).toHaveLength(1);
  });

  it.each([
    '<text font-weight="600" x="-3.5" y="1e-7">1</text>',
    '<rect width="100%" height=".5" rx="8"/>',
    '<path stroke-dasharray="3 4" stroke-width="1.5" stop-opacity="0.95"/>',
    '<polygon points="0,1 2.5,3 4,5"/>',
  ])('passes %s', (drawing) => {
    expect(problems(drawing)).toEqual([]);
  });
});
