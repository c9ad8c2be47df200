/** The site's colours, distinguishable in grey. */
export const ink = {
  line: '#0B1422',
  fine: '#75838F',
  paper: '#FFFFFF',
  shade: '#E8F0F3',
  dark: '#3A4756',
  mesh: '#AEBCC6',
  grip: '#C4CDD3',
  cassette: '#DCE4E9',
  /** Action of a step, and room air. */
  act: '#AD441B',
  /** Clean air and measures. */
  air: '#0B6670',
  airflow: '#1493A0',
  light: '#5B4CC8',
  display: '#86D8E1',
} as const;

/** Widths in 0.1 mm. */
export const pen = {
  outline: { stroke: ink.line, strokeWidth: 3.2 },
  detail: { stroke: ink.line, strokeWidth: 2 },
  fine: { stroke: ink.fine, strokeWidth: 1.5 },
} as const;
