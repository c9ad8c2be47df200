import { fontsOf, lettersOfGlyphs, objectsOf, type PdfObjects } from './pdf-text';

/** A tag of a PDF: what a screen reader is told, in the order in which it is told. */
export type PdfTag = {
  /** H1, P, Table ... */
  kind: string;
  /** What stands in it and in its parts. */
  text: string;
  hasAlt: boolean;
  /** Of a heading of a table: whether it says that it is one of a row or of a column. */
  hasScope: boolean;
  /** Whether it leads to what a press on it does. */
  hasTarget: boolean;
  parts: PdfTag[];
};

type Fonts = ReturnType<typeof fontsOf>;

/** The letters of a page by the number of their mark. Marks may stand in one another: the inmost has the letters. */
function markedText(stream: string, fonts: Fonts): Map<number, string> {
  const texts = new Map<number, string>();
  const open: (number | undefined)[] = [];
  let font = new Map<number, string>();
  const tokens = /\/MCID (\d+)[^>]*>>\s*BDC|\b(BDC|BMC)\b|\b(EMC)\b|\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)> Tj/g;
  for (const [, mark, otherMark, end, fontName, glyphs] of stream.matchAll(tokens)) {
    if (mark !== undefined) open.push(Number(mark));
    else if (otherMark) open.push(undefined);
    else if (end) open.pop();
    else if (fontName) font = fonts.get(fontName) ?? font;
    else if (glyphs) {
      const inmost = open.findLast((each) => each !== undefined);
      if (inmost !== undefined) texts.set(inmost, (texts.get(inmost) ?? '') + lettersOfGlyphs(glyphs, font));
    }
  }
  return texts;
}

function textsOfPages(objects: PdfObjects): Map<string, Map<number, string>> {
  const fonts = fontsOf(objects);
  const texts = new Map<string, Map<number, string>>();
  for (const [number, { head }] of objects) {
    const contents = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(head)?.[1];
    if (contents) texts.set(number, markedText(objects.get(contents)?.stream ?? '', fonts));
  }
  return texts;
}

/** The tags of a PDF that Chromium printed, from its structure tree. */
export function pdfTags(pdf: Buffer): PdfTag {
  const objects = objectsOf(pdf);
  const texts = textsOfPages(objects);

  function tagOf(number: string): PdfTag {
    const head = objects.get(number)?.head ?? '';
    const page = /\/Pg (\d+) 0 R/.exec(head)?.[1] ?? '';
    const parts: PdfTag[] = [];
    let text = '';
    const kids = /\/K (\[[\s\S]*?\]|\d+ 0 R|\d+)/.exec(head)?.[1] ?? '';
    for (const [, reference, mark] of kids.replace(/<<[\s\S]*?>>/g, '').matchAll(/(\d+) 0 R|(\d+)/g)) {
      if (reference) {
        const part = tagOf(reference);
        parts.push(part);
        text += part.text;
      } else text += texts.get(page)?.get(Number(mark)) ?? '';
    }
    return {
      kind: /\/S \/(\w+)/.exec(head)?.[1] ?? '',
      text,
      hasAlt: /\/Alt (?:\(.|<FEFF.)/s.test(head),
      hasScope: /\/Scope \/(?:Row|Column)/.test(head),
      hasTarget: head.includes('/Type /OBJR'),
      parts,
    };
  }

  const root = [...objects.values()].find(({ head }) => head.includes('/Type /StructTreeRoot'));
  const first = /\/K (\d+) 0 R/.exec(root?.head ?? '')?.[1];
  if (!first) throw new Error('This PDF has no tags');
  return tagOf(first);
}

/** A tag and all in it, in their order. */
export function allTags(tag: PdfTag): PdfTag[] {
  return [tag, ...tag.parts.flatMap(allTags)];
}
