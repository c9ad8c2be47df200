import { createHash } from 'node:crypto';
import { type SearchEntry, type SearchIndex, searchIndexFile, searchWords } from '../../src/lib/search-index';

/** Most products that stand in the index itself; from there on they are in shards. */
const mostInIndex = 200;
/** Most characters of a shard. */
const mostInShard = 60_000;
/** A word that more products have than this tells none of them from the others: only the first ones go by it. */
const mostOfAWord = 40;

type Postings = Map<string, SearchEntry[]>;

function postings(products: readonly SearchEntry[]): Postings {
  const byWord: Postings = new Map();
  for (const product of products) {
    for (const word of new Set(searchWords(`${product.t} ${product.w ?? ''}`))) {
      const having = byWord.get(word) ?? [];
      if (having.length < mostOfAWord) having.push(product);
      byWord.set(word, having);
    }
  }
  return byWord;
}

function contentOf(byWord: Postings): SearchEntry[] {
  return [...new Set([...byWord.values()].flat())];
}

/** Words under their common beginning, longer ones where a shard would become too large. */
function* shards(byWord: Postings, length = 1): Generator<[key: string, entries: SearchEntry[]]> {
  const groups = new Map<string, Postings>();
  for (const [word, having] of byWord) {
    const key = word.slice(0, length);
    const group: Postings = groups.get(key) ?? new Map();
    groups.set(key, group.set(word, having));
  }
  for (const [key, group] of groups) {
    const entries = contentOf(group);
    const isWord = group.size === 1 && [...group.keys()][0] === key;
    if (isWord || JSON.stringify(entries).length <= mostInShard) yield [key, entries];
    else yield* shards(group, length + 1);
  }
}

/** The files of the search by name, below the site's folder: the index, and with a long catalogue its shards. */
export function searchFiles(found: readonly SearchEntry[]): Record<string, string> {
  const seen = new Set<string>();
  // One question may stand on several pages: the first has it.
  const entries = found.filter(({ k, t, d }) => {
    const name = `${k} ${t} ${d}`;
    return !seen.has(name) && seen.add(name);
  });
  const products = entries.filter(({ k }) => k === 'product');
  if (products.length <= mostInIndex) {
    return { [searchIndexFile]: JSON.stringify({ entries, shards: {} } satisfies SearchIndex) };
  }
  const files: Record<string, string> = {};
  const keys: Record<string, string> = {};
  for (const [key, inShard] of shards(postings(products))) {
    const json = JSON.stringify(inShard);
    const file = `assets/search/${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
    files[file] = json;
    keys[key] = file;
  }
  const rest = entries.filter(({ k }) => k !== 'product');
  return { ...files, [searchIndexFile]: JSON.stringify({ entries: rest, shards: keys } satisfies SearchIndex) };
}
