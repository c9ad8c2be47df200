import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { classesOfComponents, isUsed, namesIn, unusedStyles } from './unused-styles';

describe('classes of Bootstrap in use', () => {
  it('are found in attributes, template strings and the gap of a Stack', () => {
    const source = '<Stack gap={3} className={`d-lg-flex ${styles.row}`}><p className="mb-0 text-end" /></Stack>';
    expect(namesIn(source)).toEqual(expect.arrayContaining(['gap-3', 'd-lg-flex', 'mb-0', 'text-end']));
  });

  it('are found in the props of Row and Col, of Container and Button', () => {
    const source =
      '<Container fluid="xxl"><Row xs={2} lg={4}><Col xs={6} md={wide ? 8 : undefined} lg={{ span: 4, offset: 1, order: 2 }} /></Row><Button variant="line" /></Container>';
    expect(namesIn(source)).toEqual(
      expect.arrayContaining(
        'row-cols-2|row-cols-lg-4|col-6|col-md-8|col-lg-4|offset-lg-1|order-lg-2|container-xxl|btn-line'.split('|'),
      ),
    );
  });

  it('are found in columns as wide as their content or as what is left', () => {
    const source = '<Col xs={12} sm lg={isNarrow ? 12 : 5}><Col xs="auto" lg={isNarrow ? \'auto\' : 3}><Col md>';
    expect(namesIn(source)).toEqual(
      expect.arrayContaining('col-12|col-sm|col-lg-5|col-auto|col-lg-auto|col-lg-3|col-md'.split('|')),
    );
  });

  it('are read from the components of react-bootstrap that a source imports', () => {
    const source = "import Row from 'react-bootstrap/Row';\nimport Stack from 'react-bootstrap/Stack';";
    expect(classesOfComponents(source)).toEqual(expect.arrayContaining(['row', 'hstack', 'vstack']));
  });
});

describe('a selector', () => {
  const used = { tags: new Set(['ul', 'button']), names: new Set(['row', 'btn']) };

  it.each(['*', ':root', 'ul ul', '.row > *', ':not(.btn-check) + .btn:active', "[type='button']:not(:disabled)"])(
    'is used: %s',
    (selector) => expect(isUsed(selector, used)).toBe(true),
  );

  it.each(['kbd', 'ul kbd', '.row .btn-link', 'kbd:not(:hover)', '.btn::file-selector-button', '[type="file"]'])(
    'is not used: %s',
    (selector) => expect(isUsed(selector, used)).toBe(false),
  );
});

describe('a build', () => {
  const built = async (css: string, from = 'main.scss') =>
    (await postcss([unusedStyles(/main\.scss$/)]).process(css, { from })).css;

  it('drops rules and media queries that no element of the site matches', async () => {
    const css = 'kbd{margin:0}p,samp{margin:0}@media print{.order-xxl-5{order:5}}';
    expect(await built(css)).toBe('p{margin:0}');
    expect(await built(css, 'Other.module.scss')).toBe(css);
  });

  it('writes the value of a property that one rule sets, and keeps one that several set', async () => {
    expect(await built('.btn{--bs-a:1px;--bs-b:;padding:var(--bs-a);font-family:var(--bs-b)}')).toBe(
      '.btn{padding:1px}',
    );
    const several = '.btn{--bs-a:1px;padding:var(--bs-a)}.row{--bs-a:2px}';
    expect(await built(several)).toBe(several);
    const outside = '.btn{--bs-a:1px}a{padding:var(--bs-a)}';
    expect(await built(outside)).toBe(outside);
  });
});
