import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { articleAuthor, type Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import { siteUrl } from '@/lib/links/site-url';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Midnight UTC. */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

const changedOn = ({ publishedOn, reviewedOn }: Article) => reviewedOn ?? publishedOn;

function entry(article: Article): string {
  const url = siteUrl(href(article.page));
  return `  <entry>
    <title>${escaped(article.title)}</title>
    <link href="${url}"/>
    <id>${url}</id>
    <published>${instant(article.publishedOn)}</published>
    <updated>${instant(changedOn(article))}</updated>
    <category term="${escaped(article.category)}"/>
    <summary>${escaped(article.description)}</summary>
  </entry>`;
}

/** An Atom feed (RFC 4287), newest first. */
export function atomFeed(articles: readonly Article[]): string {
  const updated = articles.map(changedOn).sort().at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <title>${escaped(company.brand)} articles</title>
  <link href="${siteUrl(href('blog'))}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl('/blog.xml')}"/>
  <id>${siteUrl(href('blog'))}</id>
  <updated>${instant(updated)}</updated>
  <author><name>${escaped(unwrapSample(articleAuthor))}</name></author>
${articles.map(entry).join('\n')}
</feed>
`;
}
