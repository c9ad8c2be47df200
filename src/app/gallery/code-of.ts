const [source = ''] = Object.values(
  import.meta.glob<string>('./Gallery.tsx', { query: '?raw', import: 'default', eager: true }),
);

/** The lines between the tags of a `<Part>` in Gallery.tsx, without their indent. */
export function codeOf(name: string): string {
  const start = source.indexOf(`<Part name="${name}"`);
  const lines = source.slice(source.indexOf('>\n', start) + 2, source.indexOf('</Part>', start)).split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trim();
}
