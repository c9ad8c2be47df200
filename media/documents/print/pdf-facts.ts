import { objectsOf } from './pdf-text';

type PdfFacts = {
  title: string;
  language: string;
  isTagged: boolean;
  showsTitle: boolean;
  pages: number;
  bookmarks: string[];
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

/** Throws if the objects are compressed. */
export function pdfFacts(pdf: Buffer): PdfFacts {
  const objects = [...objectsOf(pdf).values()].map(({ head }) => `${head}\n`);
  const catalog = objects.find((object) => object.includes('/Type /Catalog'));
  if (!catalog) throw new Error('This is no PDF, its objects are packed, or it has no catalog');
  const info = objects.find((object) => object.includes('/Producer')) ?? '';
  return {
    title: first(info, 'Title'),
    language: first(catalog, 'Lang'),
    isTagged: /\/Marked true/.test(catalog) && catalog.includes('/StructTreeRoot'),
    showsTitle: /\/DisplayDocTitle true/.test(catalog),
    pages: objects.filter((object) => /\/Type \/Page\n/.test(object)).length,
    bookmarks: objects.filter((object) => /\/Title [\s\S]*\/Dest \[/.test(object)).map((item) => first(item, 'Title')),
    links: objects.filter((object) => object.includes('/Subtype /Link')).length,
  };
}
