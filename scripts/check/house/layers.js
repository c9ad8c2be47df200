/** The layers of src/, outermost first: each may import only from those after it. The one list behind the lint rule and the import check. */
export const layers = [
  'app',
  'pages',
  'features',
  'components',
  'hooks',
  'boot',
  'content',
  'data',
  'domain',
  'lib',
  'config',
];

/** Mocks see only these; pictures and fonts (`assets`) are open to all. */
export const mockMayImport = ['lib', 'config'];

/**
 * The layers that a layer may not import: those before it, and for components and hooks the data, since they take plain props.
 * @param {string} layer
 * @returns {string[]}
 */
export function forbiddenFor(layer) {
  const above = layers.slice(0, layers.indexOf(layer));
  const takesPlainProps = layer === 'components' || layer === 'hooks';
  return takesPlainProps ? [...above, 'data', 'content'] : above;
}
