import { SassString, sassFalse, sassTrue } from 'sass';
import { describe, expect, it } from 'vitest';
import { bootstrapClasses, namesIn } from './bootstrap-classes';

describe('classes of Bootstrap in use', () => {
  it('are found in attributes, template strings and the gap of a Stack', () => {
    const source = '<Stack gap={3} className={`d-lg-flex ${styles.row}`}><p className="mb-0 text-end" /></Stack>';
    expect(namesIn(source)).toEqual(expect.arrayContaining(['gap-3', 'd-lg-flex', 'mb-0', 'text-end']));
  });

  it('are found in the props of Row and Col', () => {
    const source =
      '<Row xs={2} lg={4}><Col xs={6} md={wide ? 8 : undefined} lg={{ span: 4, offset: 1, order: 2 }} /></Row>';
    expect(namesIn(source)).toEqual(
      expect.arrayContaining('row-cols-2|row-cols-lg-4|col-6|col-md-8|col-lg-4|offset-lg-1|order-lg-2'.split('|')),
    );
  });

  it('are kept in a build, and no others; in development all are', () => {
    const isUsed = (name: string, isDevelopment: boolean) =>
      bootstrapClasses(isDevelopment)['is-used($class)']?.([new SassString(name)]);
    expect(isUsed('d-flex', false)).toBe(sassTrue);
    expect(isUsed('order-xxl-5', false)).toBe(sassFalse);
    expect(isUsed('order-xxl-5', true)).toBe(sassTrue);
  });
});
