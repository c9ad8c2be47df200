import { describe, expect, it } from 'vitest';
import { noBreakHyphens, noBreakText, noBreakUnits, noBreakUnitsInSource } from './no-break-units';

const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|');

describe('numbers and their units', () => {
  it.each([
    ['4.5 × 3.5 × 2.6 m', '4.5~×~3.5~×~2.6~m'],
    ['9 am to 5 pm', '9~am to 5~pm'],
    ['720 m³/h, 45 dB(A) and 0.3 µm.', '720~m³/h, 45~dB(A) and 0.3~µm.'],
    ['a 2.6 m ceiling', 'a 2.6~m ceiling'],
    ['within 24 hours', 'within 24~hours'],
    ['6 to 12 months', '6 to 12~months'],
  ])('%s stay on one line', (text, kept) => expect(visible(noBreakUnits(text))).toBe(kept));

  it.each(['M0 12 h 40 v 3', 'M4 6 m3-4', 'M10 20 h-4', '3 women', '5 minor marks', '12 h${width}'])(
    'leave %s alone',
    (text) => expect(noBreakUnits(text)).toBe(text),
  );

  it('stay together in source: after an expression, and over the end of a line', () => {
    expect(visible(noBreakUnitsInSource('<p>{area} m² and 2 × {b} m</p>'))).toBe('<p>{area}~m² and 2 × {b}~m</p>');
    expect(visible(noBreakUnitsInSource('`${area} m²`'))).toBe('`${area}~m²`');
    expect(visible(noBreakUnitsInSource('clean within 20\n        cm of it'))).toBe('clean within 20~cm of it');
    expect(visible(noBreakUnitsInSource("{area}{' '}\n  m² of floor"))).toBe("{area}{'~'}\n  m² of floor");
    expect(visible(noBreakUnitsInSource("sides.join(' × ')"))).toBe("sides.join('~×~')");
    expect(visible(noBreakUnitsInSource('`at ${noiseDbA} dB(A)${rest}`'))).toBe('`at ${noiseDbA}~dB(A)${rest}`');
    expect(noBreakUnitsInSource('`M${x} ${y} h${width}`')).toBe('`M${x} ${y} h${width}`');
  });
});

it('compound words do not break at their hyphen', () => {
  expect(visible(noBreakHyphens('By e-mail. E-mail us'))).toBe('By e-|mail. E-|mail us');
  expect(visible(noBreakHyphens('Same-day, HTM 03-01'))).toBe('Same-|day, HTM~03-|01');
  expect(visible(noBreakHyphens('same-sized, 2003-01-05'))).toBe('same-sized, 2003-01-05');
});

it('running text keeps UV-C whole', () => {
  expect(visible(noBreakText('UV-C light of 254 nm'))).toBe('UV-|C light of 254~nm');
});
