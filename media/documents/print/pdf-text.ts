import { inflateSync } from 'node:zlib';

export type PdfObjects = Map<string, { head: string; stream: string }>;

export function objectsOf(pdf: Buffer): PdfObjects {
  const text = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const { index, 1: number = '' } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const end = text.indexOf('\nendobj', index);
    const body = text.slice(index, end);
    const from = body.search(/stream\r?\n/);
    if (from < 0) {
      objects.set(number, { head: body, stream: '' });
      continue;
    }
    const head = body.slice(0, from);
    const start = index + from + (/stream\r?\n/.exec(body)?.[0].length ?? 0);
    const packed = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0));
    objects.set(number, { head, stream: head.includes('/FlateDecode') ? unpacked(packed) : packed.toString('latin1') });
  }
  return objects;
}

// Pictures and fonts need not unpack.
function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return '';
  }
}

const code = (hex: string) => Number.parseInt(hex, 16);
const letters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The font's /ToUnicode table. */
function lettersOf(table: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) map.set(code(from), letters(to));
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = code(from); glyph <= code(to); glyph += 1) {
        map.set(glyph, String.fromCodePoint(code(first) + glyph - code(from)));
      }
    }
  }
  return map;
}

export function fontsOf(objects: PdfObjects): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1];
      if (table) fonts.set(name, lettersOf(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

export function lettersOfGlyphs(hex: string, font: Map<number, string>): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(code(glyph)) ?? '').join('');
}

/** Text of one stream in drawing order, one line per stretch. */
function linesOf(stream: string, fonts: Map<string, Map<number, string>>): string[] {
  return [...stream.matchAll(/BT\n([\s\S]*?)ET\n/g)].map(([, stretch = '']) => {
    let font = new Map<number, string>();
    let line = '';
    for (const [, name, hex] of stretch.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
      if (name) font = fonts.get(name) ?? font;
      else line += lettersOfGlyphs(hex ?? '', font);
    }
    return line;
  });
}

/** Text in drawing order, one line per stretch. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()].flatMap(({ stream }) => linesOf(stream, fonts)).join('\n');
}

/** The text of each sheet. */
export function pdfSheets(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()].flatMap(({ head }) => {
    const content = /\/Type \/Page\n[\s\S]*\/Contents (\d+) 0 R/.exec(head)?.[1];
    return content ? [linesOf(objects.get(content)?.stream ?? '', fonts).join('\n')] : [];
  });
}
