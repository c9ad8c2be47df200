/** The palette of the drawings, for SVG attributes. */
export const colours = {
  ink: '#0B1422',
  slate: '#4B5A6C',
  slateOnDark: '#A3B1C0',
  field: '#75838F',
  rule: '#D3DCE2',
  porcelain: '#F5F7F8',
  ice: '#E8F0F3',
  pane: '#D5EDF1',
  copper: '#AD441B',
  intake: '#B9572A',
  ember: '#F0A37D',
  teal: '#0B6670',
  air: '#1493A0',
  cyan: '#86D8E1',
} as const;
