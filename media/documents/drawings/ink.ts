/** The site's colours, distinguishable in grey. */
export const ink = {
  line: '#0B1422',
  fine: '#75838F',
  paper: '#FFFFFF',
  shade: '#E8F0F3',
  dark: '#3A4756',
  /** Action of a step, and room air. */
  act: '#AD441B',
  /** Clean air and measures. */
  air: '#0B6670',
  light: '#5B4CC8',
} as const;

/** In 0.1 mm. */
export const stroke = { outline: 3.2, detail: 2, fine: 1.5 } as const;
