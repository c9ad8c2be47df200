import { colours } from '../../../src/config/brand';

const print = (name: keyof typeof colours) => colours[name].toUpperCase();

/** The site's colours, distinguishable in grey. */
export const ink = {
  line: print('ink'),
  fine: print('field'),
  paper: '#FFFFFF',
  shade: print('ice'),
  dark: '#3A4756',
  mesh: '#AEBCC6',
  grip: '#C4CDD3',
  cassette: '#DCE4E9',
  /** Action of a step, and room air. */
  act: print('copper'),
  /** Clean air and measures. */
  air: print('teal'),
  airflow: print('air'),
  light: print('uv'),
  display: print('cyan'),
} as const;

/** Widths in 0.1 mm. */
export const pen = {
  outline: { stroke: ink.line, strokeWidth: 3.2 },
  detail: { stroke: ink.line, strokeWidth: 2 },
  fine: { stroke: ink.fine, strokeWidth: 1.5 },
} as const;
