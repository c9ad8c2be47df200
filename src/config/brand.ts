/**
 * The brand's colours and type sizes, once: the theme (Sass), PDFs, social cards, icons, manifest and drawings read them
 * here. Each colour is a custom property of the site as well: `var(--ink)`.
 */
export const colours = {
  ink: '#0b1422',
  'ink-800': '#14202f',
  'ink-700': '#1e2c3e',
  slate: '#4b5a6c',
  'slate-on-dark': '#a3b1c0',
  field: '#75838f',
  porcelain: '#f5f7f8',
  ice: '#e8f0f3',
  mist: '#d5e2e8',
  sand: '#f4e7df',
  rule: '#d3dce2',
  copper: '#ad441b',
  'copper-700': '#8c3413',
  ember: '#f0a37d',
  teal: '#0b6670',
  air: '#1493a0',
  cyan: '#86d8e1',
  uv: '#5b4cc8',
  danger: '#b1123b',
  'danger-tint': '#fceef1',
  success: '#14694a',
  'success-tint': '#e8f5ef',
} as const;

/** Further steps of the palette, for drawings. */
export const colourSteps = {
  stage: '#e9f0f3',
  /** The flat ground of the opened machines' pictures. */
  cove: '#d3dce1',
  render: '#e1ecee',
  'ink-600': '#26323f',
  night: '#101c2b',
  'night-700': '#16263a',
  deep: '#24404a',
  'deep-600': '#23465a',
  'grey-600': '#5b6b7a',
  'grey-500': '#7e8fa1',
  'grey-400': '#8fa5b2',
  'grey-300': '#a9b8c1',
  'grey-200': '#b4c4cc',
  'grey-100': '#c3d1d8',
  pale: '#dce4eb',
  pane: '#d9edf1',
  'pane-300': '#bfdfe4',
  'teal-300': '#a9d0d6',
  'teal-400': '#86b6be',
  'teal-500': '#6ea3ac',
  'sand-100': '#f6ede7',
  'sand-300': '#e9d9cc',
  'sand-400': '#d9c5b5',
  'sand-500': '#c7b09e',
  'ember-300': '#ebc4ae',
  'ember-600': '#d98a60',
  terracotta: '#c4622f',
  intake: '#b9572a',
  brick: '#a65430',
  'copper-900': '#5f2713',
  'uv-500': '#7f6cf0',
  'uv-300': '#a596ff',
  'uv-200': '#c9c1ff',
  'uv-100': '#e9e5ff',
  sky: '#3e8fb0',
  'sky-700': '#24466b',
  glow: '#fee6d2',
  dusk: '#4f6379',
  board: '#1d4a3a',
} as const;

/** Sizes of text; `var(--fs-h1)`. A style sheet uses no other (stylelint). Drawings count in their own units. */
export const typeSizes = {
  hero: 'clamp(2.75rem, 1.2rem + 6.1vw, 6.75rem)',
  h1: 'clamp(2.5rem, 1.62rem + 3.4vw, 4.75rem)',
  h2: 'clamp(1.8125rem, 1.42rem + 1.6vw, 2.75rem)',
  h3: 'clamp(1.375rem, 1.24rem + 0.55vw, 1.75rem)',
  lead: '1.1875rem',
  base: '1.0625rem',
  sm: '0.9375rem',
  xs: '0.875rem',
} as const;

/** The typeface of pages, drawings and papers. */
export const fontFamily = 'Instrument Sans Variable';
