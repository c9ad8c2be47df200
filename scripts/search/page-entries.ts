import { questionsTitle } from '../vite/prose-facts';
import { type SearchEntry, type SearchKind, searchWords } from '../../src/lib/search-index';

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
    .replace(/<(span|b)\b[^>]* class="[^"]*\bd-block\b[^>]*>[^<]*<\/\1>/g, `${end}$&${end}`)
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

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}

function thingsIn(structuredData: string): Thing[] {
  const json = /<script[^>]*>([\s\S]*?)<\/script>/.exec(structuredData)?.[1];
  const graph = json ? (JSON.parse(json.replaceAll('\u2060', '')) as Thing & { '@graph'?: Thing[] }) : {};
  return graph['@graph'] ?? [graph];
}

function bodyWords(html: string): string {
  return [...new Set(searchWords(wordsOf(html)))].filter((word) => /^(?=.*[a-z])[a-z\d]{3,}$/.test(word)).join(' ');
}

function figureWords({ name, value, minValue, maxValue, unitText, description }: Thing): string {
  const range = [value, minValue, maxValue].filter((part) => part !== undefined).join(' to ');
  return `${String(name)} ${String(description ?? `${range} ${String(unitText ?? '')}`)}`.trim();
}

function productEntry(path: string, product: Thing): SearchEntry {
  const figures = (product.additionalProperty as Thing[] | undefined) ?? [];
  const price = (product.offers as { price?: string } | undefined)?.price;
  return {
    u: path,
    t: String(product.name),
    k: 'product',
    d: String(product.description),
    w: [String(product.category), ...figures.map(figureWords)].join('; '),
    ...(price !== undefined && { p: Math.round(Number(price) * 100) }),
  };
}

function questionEntries(path: string, things: Thing[]): SearchEntry[] {
  const questions = things.flatMap(({ mainEntity }) => (Array.isArray(mainEntity) ? (mainEntity as Thing[]) : []));
  return questions
    .filter((thing) => thing['@type'] === 'Question')
    .map(({ name, acceptedAnswer }) => ({
      u: path,
      t: String(name),
      k: 'question',
      d: shortened(String((acceptedAnswer as Thing).text).replace(/\s+/g, ' '), 320),
    }));
}

/** Shows what a claim rests on; searches the claim and its limits too. */
function evidenceEntries(path: string, body: string): SearchEntry[] {
  const lines = body.matchAll(/<article[^>]* data-evidence="([\w-]+)"[^>]*>([\s\S]*?)<\/article>/g);
  return [...lines].map(([, id, html = '']) => {
    const [support = '', limitation = ''] = [...html.matchAll(/<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(([, dd = '']) =>
      wordsOf(dd),
    );
    const claim = wordsOf(/<\/span>(“[\s\S]*?”)<\/p>/.exec(html)?.[1] ?? '');
    return {
      u: `${path}#${id}`,
      t: wordsOf(/<h3[^>]*>([\s\S]*?)<\/h3>/.exec(html)?.[1] ?? ''),
      k: 'evidence',
      d: shortened(support, 300),
      w: `${claim} ${limitation}`.trim(),
    };
  });
}

/** Fields, tables, costs, cards of other machines and links, which say nothing without their form: found by, not quoted. */
const noProse =
  /<(form|table|noscript|button|ul(?=[^>]* data-c(?:ost|ards)="")|a(?=[^>]* class="[^"]*\b(?:btn|text-link)\b))\b[\s\S]*?<\/\1>/g;

/** Sections under a second or third heading, except references, questions and what a heading links to; one without an
 * anchor leads to its page. */
function sectionEntries(path: string, kind: SearchKind, body: string, questions: ReadonlySet<string>): SearchEntry[] {
  let anchor = '';
  // The ids that React makes begin with a low line.
  return body.split(/(?=<h2\b|<h3\b[^>]* id="[^_])/).flatMap((part): SearchEntry[] => {
    const [heading, level, id = '', html = ''] =
      /^<h([23])(?:[^>]* id="([^_"][^"]*)")?[^>]*>([\s\S]*?)<\/h\1>/.exec(part) ?? [];
    if (!heading) return [];
    if (id !== '' || level === '2') anchor = id;
    const title = wordsOf(html);
    if (title === 'References' || title === questionsTitle || questions.has(title) || html.includes('<a ')) return [];
    const content = part.slice(heading.length);
    const prose = content.replace(noProse, '');
    const words = shortened(wordsOf(prose), 320).split(' ').length;
    const sentences = sentencesOf(prose).split(' ');
    const excerpt = sentences.length <= words ? sentences.join(' ') : `${sentences.slice(0, words - 1).join(' ')} …`;
    return [{ u: anchor === '' ? path : `${path}#${anchor}`, t: title, k: kind, d: excerpt, b: bodyWords(content) }];
  });
}

/** Entries of one page for the search index: the page or product, its questions, its lines of evidence and its sections. */
export function pageEntries({ path, head, body, structuredData }: RenderedPage): SearchEntry[] {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(body)?.[1] ?? body;
  const things = thingsIn(structuredData);
  const product = things.find((thing) => thing['@type'] === 'Product');
  if (product) return [{ ...productEntry(path, product), b: bodyWords(main) }];
  const isArticle = things.some((thing) => thing['@type'] === 'Article');
  const headings = [...main.matchAll(/<h[1-3][^>]*>([\s\S]*?)<\/h[1-3]>/g)].map(([, html = '']) => wordsOf(html));
  const hasSections = !/-(?:policy|statement)$/.test(path) && path !== '/evidence';
  const page: SearchEntry = {
    u: path,
    t: wordsOf(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(/ \| [^|]*$/, ''),
    k: isArticle ? 'article' : 'page',
    d: wordsOf(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
    w: shortened([...new Set(headings)].join('; '), 700),
    ...(hasSections && { b: bodyWords(main) }),
  };
  const questions = questionEntries(path, things);
  return [
    page,
    ...questions,
    ...evidenceEntries(path, main),
    ...(hasSections ? sectionEntries(path, page.k, main, new Set(questions.map(({ t }) => t))) : []),
  ];
}
