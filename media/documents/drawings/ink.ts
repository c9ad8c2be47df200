/** The colours of the drawings: the site's, and all of them still apart in a grey print. */
export const ink = {
  line: '#0B1422',
  /** Lines on a surface: slots, pleats. */
  fine: '#75838F',
  paper: '#FFFFFF',
  shade: '#E8F0F3',
  dark: '#3A4756',
  /** The action that a step asks for, and room air. */
  act: '#AD441B',
  /** Clean air and measures. */
  air: '#0B6670',
  light: '#5B4CC8',
} as const;

/** Widths of lines in units of 0.1 mm. */
export const stroke = { outline: 3.2, detail: 2, fine: 1.5 } as const;
