/** The layers of src/: each may import only from those after it. Read by ESLint and check-imports. */
export const layers = [
  'app',
  'pages',
  'features',
  'content',
  'components',
  'hooks',
  'boot',
  'drawing',
  'data',
  'domain',
  'lib',
  'config',
];

export const mockMayImport = ['data', 'domain', 'lib', 'config'];

/**
 * The layers before it; components and hooks take plain props, so data as well.
 * @param {string} layer
 * @returns {string[]}
 */
export function forbiddenFor(layer) {
  const above = layers.slice(0, layers.indexOf(layer));
  const takesPlainProps = layer === 'components' || layer === 'hooks';
  return takesPlainProps ? [...above, 'data'] : above;
}
