import { questionsTitle } from '../vite/prose-facts';
import { slugOf } from '../../src/lib/parse/slug';
import { firstSentences, type SearchEntry, type SearchKind, sentencesIn } from '../../src/lib/search-index';

type RenderedPage = {
  path: string;
  head: string;
  body: string;
  structuredData: string;
};

type Thing = Record<string, unknown> & { '@type'?: string };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** React's HTML is well formed, so a pattern finds its tags. */
export function wordsOf(html: string): string {
  return (
    html
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
      .replace(/<sup\b[^>]*>\s*<a\b[\s\S]*?<\/sup>|<span\b[^>]* aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')
      .replace(/(?=<(?:span|b)\b[^>]* class="[^"]*\bd-block\b)/g, ' ')
      // Parts that stand apart only by their style.
      .replace(/(?<=[\p{Ll}\d²³])(?=(?:<\/?(?:span|b|i|small)\b[^>]*>)+\p{Lu}\p{Ll})/gu, ' ')
      .replace(/<\/?(?:span|b|i|em|strong|a|sup|sub|small|time|mark)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/&(\w+);/g, (entity, name: string) => named[name] ?? entity)
      .replaceAll('\u2060', '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Stand for the end of a name, of a cell and of a paragraph while the words are read. */
const nameEnd = '\ue001';
const cellEnd = '\ue002';
const end = '\ue003';

/** The words with the punctuation of sentences between blocks; as many words as `wordsOf` has. */
export function sentencesOf(html: string): string {
  const marked = html
    .replace(/<(span|b)\b[^>]* class="[^"]*\b(?:d-block|col-12)\b[^>]*>[^<]*<\/\1>/g, `${end}$&${end}`)
    .replace(/<\/(?:dt|h\d|summary)>/g, nameEnd)
    .replace(/<\/(?:td|th)>/g, cellEnd)
    .replace(/<\/(?:p|li|dd|tr|div|ul|ol|dl|table|section|figcaption|caption|label|button)>|<br\b[^>]*>/g, end);
  return wordsOf(marked)
    .replace(
      /([.:;,!?…]?)[\s\ue001-\ue003]*[\ue001-\ue003][\s\ue001-\ue003]*(\p{Ll}?)/gu,
      (ends: string, mark: string, next: string) => {
        if (mark !== '') return `${mark} ${next}`;
        if (ends.includes(end)) return next === '' ? '. ' : ` ${next}`;
        return `${ends.includes(nameEnd) ? ':' : ','} ${next}`;
      },
    )
    .replace(/^[.:,]\s*|\s+$/g, '');
}

/** Characters of a text that is shown below a title. */
const maxText = 320;

const wholeSentences = (text: string) => firstSentences(sentencesIn(text), maxText);

/** A sentence that can be read by itself: not the end of a figure that stands before it. */
const isWhole = (sentence: string) =>
  /^[\p{Lu}\d“£].*[.?]$/u.test(sentence) && (sentence.match(/\p{L}{2,}/gu) ?? []).length > 1;

/** The contents of each block of these tags. */
function blocksIn(html: string, tags: string): string[] {
  return [...html.matchAll(new RegExp(`<(${tags})\\b[^>]*>([\\s\\S]*?)</\\1>`, 'g'))].map(([, , block = '']) => block);
}

/** Captions and notes in small print, which say nothing without what they stand under. */
const notes =
  /<(figure|figcaption)\b[\s\S]*?<\/\1>|<(p|div|span)\b[^>]* class="[^"]*\b(?:small|fine)\b[^"]*"[^>]*>[\s\S]*?<\/\2>/g;
const lists = /<(ul|ol|dl)\b[\s\S]*?<\/\1>/g;

/** The sentences of paragraphs of their own; where there are none, of small print, of lists, or of any block. */
function proseOf(html: string): string {
  const sentencesOfBlocks = (blocks: readonly string[]) =>
    blocks.flatMap((block) =>
      sentencesIn(sentencesOf(block)).filter((sentence) => isWhole(sentence) && !/ \./.test(sentence)),
    );
  const plain = html.replace(notes, '');
  const choices = [
    blocksIn(plain.replace(lists, ''), 'p'),
    blocksIn(plain, 'p|li|dd'),
    blocksIn(html, 'p|li|dd'),
    [html],
  ];
  const found = choices.map(sentencesOfBlocks).find((sentences) => sentences.length > 0) ?? [];
  return firstSentences(found, maxText);
}

function thingsIn(structuredData: string): Thing[] {
  const json = /<script[^>]*>([\s\S]*?)<\/script>/.exec(structuredData)?.[1];
  const graph = json ? (JSON.parse(json.replaceAll('\u2060', '')) as Thing & { '@graph'?: Thing[] }) : {};
  return graph['@graph'] ?? [graph];
}

function figureWords({ name, value, minValue, maxValue, unitText, description }: Thing): string {
  const range = [value, minValue, maxValue].filter((part) => part !== undefined).join(' to ');
  return `${String(name)} ${String(description ?? `${range} ${String(unitText ?? '')}`)}`.trim();
}

function productEntry(path: string, product: Thing): SearchEntry {
  const figures = (product.additionalProperty as Thing[] | undefined) ?? [];
  const price = (product.offers as { price?: string } | undefined)?.price;
  return {
    path,
    title: String(product.name),
    kind: 'product',
    text: wholeSentences(String(product.description)),
    terms: [String(product.category), ...figures.map(figureWords)].join('; '),
    ...(price !== undefined && { pricePence: Math.round(Number(price) * 100) }),
  };
}

function questionEntries(path: string, things: Thing[]): SearchEntry[] {
  const questions = things.flatMap(({ mainEntity }) => (Array.isArray(mainEntity) ? (mainEntity as Thing[]) : []));
  return questions
    .filter((thing) => thing['@type'] === 'Question')
    .map(({ name, acceptedAnswer }) => ({
      path: `${path}#${slugOf(String(name))}`,
      title: String(name),
      kind: 'question',
      text: wholeSentences(String((acceptedAnswer as Thing).text).replace(/\s+/g, ' ')),
    }));
}

/** Shows what a claim rests on; searches the claim and its limits too. */
function evidenceEntries(path: string, body: string): SearchEntry[] {
  const lines = body.matchAll(/<article[^>]* data-evidence="([\w-]+)"[^>]*>([\s\S]*?)<\/article>/g);
  return [...lines].map(([, id, html = '']) => {
    const [support = '', limitation = ''] = [...html.matchAll(/<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(([, dd = '']) =>
      wordsOf(dd),
    );
    const claim = wordsOf(/<\/span>([^<]*)<\/p>/.exec(html)?.[1] ?? '');
    return {
      path: `${path}#${id}`,
      title: wordsOf(/<h3[^>]*>([\s\S]*?)<\/h3>/.exec(html)?.[1] ?? ''),
      kind: 'evidence',
      text: wholeSentences(support),
      terms: `${claim} ${limitation}`.trim(),
    };
  });
}

/** Fields, tables, costs, cards of other machines and links, which say nothing without their form: found by, not quoted. */
const noProse =
  /<(form|table|noscript|button|ul(?=[^>]* data-c(?:ost|ards)="")|a(?=[^>]* class="[^"]*\b(?:btn|text-link)\b))\b[\s\S]*?<\/\1>/g;

/** The anchor of a heading, or of the section that it begins. */
function anchorOf(id: string | undefined, before: string): string {
  return id ?? /<section\b[^>]* id="([^"]+)"[^>]*>(?![\s\S]*<section\b)/.exec(before)?.[1] ?? '';
}

/** Sections under a second or third heading, except references, questions and what a heading links to; one without an
 * anchor leads to its page. */
function sectionEntries(path: string, kind: SearchKind, body: string, questions: ReadonlySet<string>): SearchEntry[] {
  let anchor = '';
  // The ids that React makes begin with a low line.
  const parts = body.split(/(?=<h2\b|<h3\b[^>]* id="[^_])/);
  return parts.flatMap((part, index): SearchEntry[] => {
    const [heading, level, id, html = ''] =
      /^<h([23])(?:[^>]* id="([^_"][^"]*)")?[^>]*>([\s\S]*?)<\/h\1>/.exec(part) ?? [];
    if (!heading) return [];
    anchor = level === '2' ? anchorOf(id, parts[index - 1] ?? '') : (id ?? anchor);
    const title = wordsOf(html);
    const isList = anchor === 'questions' || title === 'References' || title === questionsTitle;
    if (isList || questions.has(title) || html.includes('<a ')) return [];
    const content = part.slice(heading.length);
    const text = proseOf(content.replace(noProse, ''));
    // The page has its words.
    if (text === '') return [];
    return [{ path: anchor === '' ? path : `${path}#${anchor}`, title, kind, text }];
  });
}

/** Entries of one page for the search index: the page or product, its questions, its lines of evidence and its sections. */
export function pageEntries({ path, head, body, structuredData }: RenderedPage): SearchEntry[] {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(body)?.[1] ?? body;
  const things = thingsIn(structuredData);
  const product = things.find((thing) => thing['@type'] === 'Product');
  if (product) return [productEntry(path, product)];
  const isArticle = things.some((thing) => thing['@type'] === 'Article');
  const headings = [...main.matchAll(/<h[1-3][^>]*>([\s\S]*?)<\/h[1-3]>/g)].map(([, html = '']) => wordsOf(html));
  const hasSections = !/-(?:policy|statement)$/.test(path) && path !== '/evidence';
  const page: SearchEntry = {
    path,
    title: wordsOf(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(/ \| [^|]*$/, ''),
    kind: isArticle ? 'article' : 'page',
    text: wordsOf(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
    terms: [...new Set(headings)].join('; '),
  };
  const questions = questionEntries(path, things);
  return [
    page,
    ...questions,
    ...evidenceEntries(path, main),
    ...(hasSections ? sectionEntries(path, page.kind, main, new Set(questions.map(({ title }) => title))) : []),
  ];
}
