import { createContext } from 'react';

/** The text of the files of parts. */
export const GallerySource = createContext('');

/** The lines between the tags of a `<Part>` in the gallery's source, without their indent. */
export function codeOf(source: string, name: string): string {
  const start = source.indexOf(`<Part name="${name}"`);
  const lines = source.slice(source.indexOf('>\n', start) + 2, source.indexOf('</Part>', start)).split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trim();
}
