import { fontsOf, lettersOfGlyphs, objectsOf, type PdfObjects } from './pdf-text';

/** A tag, in reading order. */
export type PdfTag = {
  kind: string;
  /** Text with that of its parts. */
  text: string;
  hasAlt: boolean;
  /** Scope of a table heading. */
  hasScope: boolean;
  hasTarget: boolean;
  parts: PdfTag[];
};

type Fonts = ReturnType<typeof fontsOf>;

/** Text by mark number; nested text belongs to the innermost mark. */
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

export function allTags(tag: PdfTag): PdfTag[] {
  return [tag, ...tag.parts.flatMap(allTags)];
}
