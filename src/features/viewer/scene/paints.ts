/** Colours of materials and lamps, tuned for the renderer: not the page's palette. */
export const paints = {
  wall: '#dfe8ec',
  floor: '#aebcc4',
  rim: '#f3f6f7',
  metreLine: '#fff',
  daylight: '#fff9f1',
  steel: '#8d979d',
  beech: '#c7a27c',
  doorLeaf: '#d2dbdf',
  doorPanel: '#c3ced3',
  doorLit: '#e6edf0',
  doorShaded: '#a3b0b7',
  water: '#a9ccd6',
  cap: '#1493a0',
} as const;
