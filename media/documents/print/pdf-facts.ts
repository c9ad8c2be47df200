type PdfFacts = {
  title: string;
  language: string;
  isTagged: boolean;
  showsTitle: boolean;
  pages: number;
  bookmarks: string[];
  /** Unique tags: H1, P, Figure ... */
  tags: string[];
  figures: number;
  /** Figures with alternative text. */
  figuresWithAlt: number;
  fonts: number;
  selectableFonts: number;
  links: number;
};

/** In brackets, or UTF-16 in hexadecimal. */
function textOf(value: string): string {
  if (!value.startsWith('<')) {
    return value.slice(1, -1).replace(/\\([\\()])/g, '$1');
  }
  const bytes = Buffer.from(value.slice(1, -1), 'hex');
  return bytes.subarray(2).swap16().toString('utf16le');
}

const text = String.raw`(\((?:\\.|[^\\()])*\)|<FEFF[0-9A-Fa-f]*>)`;

function first(object: string, key: string): string {
  const found = new RegExp(String.raw`/${key} ${text}`).exec(object)?.[1];
  return found === undefined ? '' : textOf(found);
}

/** Uncompressed objects, without streams. */
function objectsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\d+ 0 obj\n([\s\S]*?)(?:stream\r?\n|endobj)/g)].map(
    ([, object = '']) => object,
  );
}

/** Throws if the objects are compressed. */
export function pdfFacts(pdf: Buffer): PdfFacts {
  if (pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error('Not a PDF');
  const objects = objectsOf(pdf);
  const catalog = objects.find((object) => object.includes('/Type /Catalog'));
  if (!catalog) throw new Error('The objects of this PDF are packed, or it has no catalog');
  const info = objects.find((object) => object.includes('/Producer')) ?? '';
  const elements = objects.filter((object) => object.includes('/Type /StructElem'));
  const kinds = elements.flatMap((element) => /\/S \/(\w+)/.exec(element)?.[1] ?? []);
  const figures = elements.filter((element) => element.includes('/S /Figure'));
  const fonts = objects.filter((object) => /\/Type \/Font\n/.test(object) && !object.includes('/Subtype /CIDFont'));
  return {
    title: first(info, 'Title'),
    language: first(catalog, 'Lang'),
    isTagged: /\/Marked true/.test(catalog) && catalog.includes('/StructTreeRoot'),
    showsTitle: /\/DisplayDocTitle true/.test(catalog),
    pages: objects.filter((object) => /\/Type \/Page\n/.test(object)).length,
    bookmarks: objects.filter((object) => /\/Title [\s\S]*\/Dest \[/.test(object)).map((item) => first(item, 'Title')),
    tags: [...new Set(kinds)].sort(),
    figures: figures.length,
    figuresWithAlt: figures.filter((figure) => first(figure, 'Alt') !== '').length,
    fonts: fonts.length,
    selectableFonts: fonts.filter((font) => font.includes('/ToUnicode')).length,
    links: objects.filter((object) => object.includes('/Subtype /Link')).length,
  };
}
